//! Tunes the weights of the evaluation and prints the file of weights.
//!
//! Run with `cargo run --release -p aude-ai --example tune -- regress GAMES SEED` or `… tune --
//! train GAMES SEED TABLE WORLDS TURNS` or `… tune -- climb STEPS SEED TABLE`, where TABLE is base, all,
//! mayflower or more (the base game with four players; only train). It starts from the weights in the file that `AUDE_WEIGHTS` names, otherwise from the
//! built-in ones.

use aude_ai::eval::{Term, Weights};
use aude_ai::tune::{Climb, Sums, Training, Tuning, climb, train, write};
use aude_engine::Game;
use aude_record::{GameSetup, SetLibrary, sets};

fn table(game: &str, sets: &[&str], players: usize) -> Option<Game> {
    let sets = sets.iter().map(|&set| set.to_owned()).collect();
    let players = (1..=players).map(|number| format!("Player {number}")).collect();
    GameSetup { sets, players, ..GameSetup::default_of(game) }.begin(&SetLibrary::builtin()).ok()
}

/// The weights to start from: for the base game, Mayflower, the classic game with expansions, and
/// the base game with more players.
fn begin(tables: [&Game; 4]) -> [Weights; 4] {
    let file = std::env::var_os("AUDE_WEIGHTS").and_then(|path| std::fs::read_to_string(path).ok());
    match file {
        Some(text) => [0, 1, 2, 3].map(|column| Weights::read(&text, column)),
        None => tables.map(|table| Weights::of(table).clone()),
    }
}

fn regressed(start: &Game, old: &Weights, tuning: Tuning) -> Weights {
    let mut sums = Sums::default();
    sums.play(start, old, tuning);
    let (positions, error) = sums.summary();
    eprintln!("{positions} positions, error {error:.2} points with the old weights");
    sums.solve(old, tuning.hold)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| words.get(index).map_or("", String::as_str);
    let (many, seed) = (word(1).parse().unwrap_or(400), word(2).parse().unwrap_or(1));
    let classic: Vec<&str> = sets::classic().collect();
    let tables = [
        ("classic", &["base"][..], 2),
        ("classic", &classic, 2),
        ("mayflower", &["mayflower"], 2),
        ("classic", &["base"], 4),
    ];
    let [Some(base), Some(all), Some(mayflower), Some(more)] =
        tables.map(|(game, sets, players)| table(game, sets, players))
    else {
        eprintln!("the built-in sets make no table");
        return;
    };
    let mut weights = begin([&base, &mayflower, &all, &more]);
    let [classic, other, with_expansions, with_more] = &mut weights;
    let plan = Climb { steps: many, decks: 8, seed, rate: 0.12 };
    let say = |step, margin| eprintln!("step {step}: {margin:+.1}");
    let first_of_expansions = Term::BigHand as usize;
    let base_terms =
        [Term::Turn, Term::CityJoin, Term::CityThreat, Term::RoadJoin, Term::FieldSafe];
    let is_base =
        |term| term < first_of_expansions || base_terms.iter().any(|&base| base as usize == term);
    match (word(0), word(3)) {
        ("regress", _) => {
            let tuning = Tuning { games: many, seed, slip: 3.0, hold: 300.0 };
            *classic = regressed(&base, classic, tuning);
            *other = regressed(&mayflower, other, tuning);
            // Games with all expansions are longer and slower: a quarter as many.
            let tuning = Tuning { games: many / 4, ..tuning };
            *with_expansions = regressed(&all, with_expansions, tuning);
        }
        ("train", name) => {
            let number = |index: usize, usual| word(index).parse().unwrap_or(usual);
            let (worlds, turns) = (number(4, 24), number(5, 3));
            let training = Training { games: many, seed, one_in: 6, worlds, turns };
            let taught = |start: &Game, old: &Weights| {
                let sums = train(start, old, training);
                let (positions, error) = sums.summary();
                eprintln!("{positions} actions, error {error:.2} points with the old weights");
                sums.solve(old, 100.0)
            };
            match name {
                "base" => *classic = taught(&base, classic),
                "all" => *with_expansions = taught(&all, with_expansions),
                "more" => *with_more = taught(&more, with_more),
                _ => *other = taught(&mayflower, other),
            }
        }
        ("climb", "base") => {
            *classic = climb(&[base], classic, plan, is_base, say);
        }
        ("climb", "all") => {
            let plan = Climb { decks: 2, ..plan };
            let is_free = |term| term >= first_of_expansions;
            *with_expansions = climb(&[all], with_expansions, plan, is_free, say);
        }
        ("climb", "mayflower") => *other = climb(&[mayflower], other, plan, |_| true, say),
        _ => eprintln!("expected regress, train or climb"),
    }
    print!("{}", write(&weights, &format!("Last step: tune -- {}", words.join(" "))));
}
