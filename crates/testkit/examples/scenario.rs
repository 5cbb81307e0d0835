//! Runs scenario files and reports what is not true: `cargo run -p aude-testkit --example scenario
//! -- FILE…`. For a file that passes, it prints the position and the possible next moves.

use std::process::ExitCode;

use aude_engine::Rules;
use aude_record::notation;
use aude_scenario::Scenario;
use aude_testkit::scenario::play;

fn main() -> ExitCode {
    let mut all_true = true;
    for file in std::env::args().skip(1) {
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                all_true = false;
                continue;
            }
        };
        match Scenario::parse(&text).and_then(|scenario| play(&scenario)) {
            Ok(game) => {
                let mut list = Vec::new();
                game.legal(&mut list);
                let moves: Vec<String> =
                    list.iter().map(|&action| notation::write(&game, action)).collect();
                println!(
                    "{file}: true. Scores {:?}, next {:?}: {}",
                    game.scores(),
                    game.actor(),
                    moves.join(" ")
                );
            }
            Err(failure) => {
                println!("{file}: {failure}");
                all_true = false;
            }
        }
    }
    if all_true { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
