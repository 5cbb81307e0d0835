//! Times of what searches do most: apply, undo, copy. They only show the scale; instruction counts
//! are reproducible.

use core::fmt;
use std::hint::black_box;
use std::time::Instant;

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};

use crate::random::{Chooser, table};

/// Nanoseconds, and the bytes of the final position.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// To apply a ply: all actions of a turn part, without a list of legal actions.
    pub apply: f64,
    /// To undo it.
    pub undo: f64,
    /// To copy the final position into another.
    pub copy: f64,
    /// To clone it.
    pub clone: f64,
    /// Its size.
    pub bytes: usize,
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { apply, undo, copy, clone, bytes } = self;
        write!(
            f,
            "a ply applied in {apply:.0} ns and undone in {undo:.0} ns ({:.2}); the final position \
             copied in {copy:.0} ns, cloned in {clone:.0} ns, {bytes} bytes",
            undo / apply
        )
    }
}

/// Plays a random game for two and measures it: `rounds` times applied and undone, fifty times as often
/// copied.
#[must_use]
pub fn measure(sets: &[&str], rounds: u32) -> Times {
    let start = table(sets, 2);
    let actions = random_game(start.clone());
    let plies = actions.iter().filter(|action| matches!(action, Action::Place { .. })).count();
    let (mut apply, mut undo) = (0, 0);
    let mut game = start.clone();
    for _ in 0..rounds {
        let begin = Instant::now();
        actions.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
        apply += begin.elapsed().as_nanos();
        let begin = Instant::now();
        while game.undo().is_some() {}
        undo += begin.elapsed().as_nanos();
    }
    actions.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
    assert_eq!(game.actor(), Actor::Nobody, "undone and applied, the game ends as it did");
    let each = |total: u128| total as f64 / f64::from(rounds) / plies as f64;
    let mut target = start.snapshot();
    let copies = rounds * 50;
    let copy = timed(copies, || target.copy_from(black_box(&game)));
    let clone = timed(copies, || drop(black_box(game.snapshot())));
    Times { apply: each(apply), undo: each(undo), copy, clone, bytes: game.bytes() }
}

fn random_game(mut game: Game) -> Vec<Action> {
    let mut chooser = Chooser::new(1);
    while let Some(action) = chooser.choose(&game) {
        game.apply_unchecked(action, &mut Silent);
    }
    game.actions().to_vec()
}

/// Nanoseconds of one of so many calls.
fn timed(calls: u32, mut call: impl FnMut()) -> f64 {
    let begin = Instant::now();
    (0..calls).for_each(|_| call());
    begin.elapsed().as_nanos() as f64 / f64::from(calls)
}
