//! Simulations per second on one thread: the champion's, and UCT's random playouts.
//!
//! Run with: `cargo run --release -p aude-ai --example speed`. With a number after `--`, the
//! champion runs that many simulations in each game instead: the allocation count
//! (docs/strength.md) must then be the same for any number.

use std::time::{Duration, Instant};

use aude_ai::arena::Deck;
use aude_ai::{Budget, Uct, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Rules};
use aude_record::{GameSetup, SetLibrary, sets};

fn main() {
    let all: Vec<&str> = sets::classic().collect();
    let tables = [("classic", &all[..1]), ("classic", &all[..]), ("mayflower", &["mayflower"][..])];
    for (name, sets) in tables {
        let sets: Vec<String> = sets.iter().map(|&set| set.to_owned()).collect();
        let setup = GameSetup { sets, ..GameSetup::default_of(name) };
        let Ok(mut game) = setup.begin(&SetLibrary::builtin()) else { continue };
        let half = game.bag().left() / 2;
        let (mut deck, Some(mut medium)) = (Deck::new(&game, 1), roster::by_name("medium")) else {
            continue;
        };
        // A placement in the middle of a game of medium against itself.
        while game.bag().left() > half || game.drawn().is_none() {
            let action = match game.actor() {
                Actor::Chance => deck.draw(&game).map(Action::Draw),
                _ => medium.decide(&game, Budget::Simulations(1), 1).action,
            };
            let Some(action) = action else { break };
            game.apply_unchecked(action, &mut Silent);
        }
        println!("{} at {} tiles left", setup.sets.join(" + "), game.bag().left());
        let number = std::env::args().nth(1).and_then(|word| word.parse().ok());
        if let (Some(number), Some(mut champion)) = (number, roster::by_name("champion")) {
            // The first decision allocates the memory that later ones reuse.
            for many in [200, number] {
                champion.decide(&game, Budget::Simulations(many), 1);
            }
            continue;
        }
        let Some(champion) = roster::by_name("champion") else { continue };
        for mut player in [champion, Box::new(Uct::new("random playouts", None))] {
            let started = Instant::now();
            let budget = Budget::Time(Duration::from_secs(3));
            let decision = player.decide(&game, budget, 1);
            let seconds = started.elapsed().as_secs_f64();
            println!(
                "  {:<16} {:>8.0} a second",
                player.name(),
                f64::from(decision.simulations) / seconds
            );
        }
    }
}
