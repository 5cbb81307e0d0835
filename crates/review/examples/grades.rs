//! Plays the six levels against themselves and reviews the games: the error rates that grades are
//! named after.
//!
//! Run with: `cargo run --release -p aude-review --example grades -- [GAMES] [SEED] [TABLE] [LEVEL…]`,
//! where TABLE is base, all or mayflower. The levels that search play with a number of simulations instead
//! of their time, so that the result is the same on every machine.

use aude_ai::arena::{Deck, play};
use aude_ai::{Budget, Judge, roster};
use aude_engine::Game;
use aude_record::{GameSetup, Record, SetLibrary, sets};
use aude_review::{Plan, review};

/// Simulations for a decision of a level that searches.
fn named(level: &str) -> String {
    match level {
        "expert" => "expert@1000".to_owned(),
        "master" => "master@4000".to_owned(),
        quick => quick.to_owned(),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| words.get(index).and_then(|word| word.parse::<u64>().ok());
    let (games, seed) = (number(0).unwrap_or(4), number(1).unwrap_or(1));
    let all: Vec<&str> = sets::classic().collect();
    let (mut table, mut wanted) =
        (("base", "classic", &all[..1]), words.get(2..).unwrap_or_default());
    for named in
        [table, ("all", "classic", &all[..]), ("mayflower", "mayflower", &["mayflower"][..])]
    {
        if wanted.first().is_some_and(|word| word == named.0) {
            (table, wanted) = (named, &wanted[1..]);
        }
    }
    let sets = table.2.iter().map(|&set| set.to_owned()).collect();
    let setup = GameSetup { sets, ..GameSetup::default_of(table.1) };
    let Ok(start) = setup.begin(&SetLibrary::builtin()) else { return };
    println!(
        "{}, two players, {games} games each, seed {seed}, {} simulations",
        table.0,
        Judge::STANDARD
    );
    println!("level     loss per decision  ± s.e.  decisions  per game  luck (absolute)");
    for level in roster::LEVELS {
        if wanted.is_empty() || wanted.iter().any(|name| name == level) {
            rate(&start, level, games, seed);
        }
    }
}

fn rate(start: &Game, level: &str, games: u64, seed: u64) {
    let (mut rates, mut decisions, mut lost, mut luck) = (Vec::new(), 0, 0.0, 0.0f32);
    for game in seed..seed + games {
        let mut players = [0, 1].map(|_| roster::by_name(&named(level)));
        let decide = |seat: usize, game: &Game, seed: u64| {
            players[seat].as_mut()?.decide(game, Budget::Simulations(1000), seed).action
        };
        let played = play(start, Deck::new(start, game), game, decide).game;
        let plan = Plan::new(&Record::of(&played, &[]), Judge::STANDARD);
        let threads = std::thread::available_parallelism().map_or(1, Into::into);
        let Some(found) = review(&plan, threads, |_| true) else { continue };
        for total in &found.totals {
            rates.push(f64::from(total.rate));
            decisions += total.unforced;
            lost += total.loss;
            luck += total.luck.abs();
        }
    }
    let (mean, error) = aude_ai::arena::mean_and_error(&rates);
    println!(
        "{level:<9} {mean:>17.3} {error:>7.3} {decisions:>10} {:>9.1} {:>8.2}",
        lost / rates.len().max(1) as f32,
        luck / rates.len().max(1) as f32,
    );
}
