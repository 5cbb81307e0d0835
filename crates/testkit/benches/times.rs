//! Times of what searches do most: apply, undo, copy. They only show the scale; instruction counts
//! are reproducible.
//!
//! A random game is played and undone over and over. All of its actions applied are timed, and all
//! of them undone; neither includes a list of legal actions. `cargo bench -p aude-testkit -- base`
//! measures one game only.

use std::hint::black_box;
use std::time::Instant;

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Rules};
use aude_testkit::random::{Chooser, table};

const EVERYTHING: [&str; 5] =
    ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"];

fn main() {
    let only = std::env::args().nth(1).unwrap_or_default();
    for (name, sets) in
        [("base", &["base"][..]), ("everything", &EVERYTHING), ("mayflower", &["mayflower"])]
    {
        if !only.starts_with("--") && !only.is_empty() && only != name {
            continue;
        }
        let start = table(sets, 2);
        let mut game = start.clone();
        let mut chooser = Chooser::new(1);
        let mut actions: Vec<Action> = Vec::new();
        while let Some(action) = chooser.choose(&game) {
            game.apply_unchecked(action, &mut Silent);
            actions.push(action);
        }
        assert_eq!(game.actor(), Actor::Nobody);
        let plies = actions.iter().filter(|action| matches!(action, Action::Place { .. })).count();
        let (mut apply, mut undo) = (0, 0);
        const ROUNDS: usize = 2000;
        let mut game = start.clone();
        for _ in 0..ROUNDS {
            let begin = Instant::now();
            for &action in &actions {
                game.apply_unchecked(action, &mut Silent);
            }
            apply += begin.elapsed().as_nanos();
            let begin = Instant::now();
            while game.undo().is_some() {}
            undo += begin.elapsed().as_nanos();
        }
        let each = |total: u128| total as f64 / (ROUNDS * plies) as f64;
        let end = {
            let mut game = start.clone();
            actions.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
            game
        };
        let mut copy = start.snapshot();
        let begin = Instant::now();
        for _ in 0..100_000 {
            copy.copy_from(black_box(&end));
        }
        let copied = begin.elapsed().as_nanos() as f64 / 100_000.0;
        let begin = Instant::now();
        for _ in 0..100_000 {
            black_box(end.snapshot());
        }
        let cloned = begin.elapsed().as_nanos() as f64 / 100_000.0;
        println!(
            "{name}: a ply applied in {:.0} ns and undone in {:.0} ns ({:.2}); the final position copied in {copied:.0} ns, cloned in {cloned:.0} ns, {} bytes",
            each(apply),
            each(undo),
            each(undo) / each(apply),
            end.bytes(),
        );
    }
}
