//! Tuning the weights on the player's own games.
//!
//! [`Sums`] proposes weights by regression: margins still to come against differences of terms.
//! [`climb`] continues by matches alone: weights are perturbed up and down, the two versions play
//! each other, and the weights move towards the winner. Either is only a proposal; games on fresh
//! seeds accept or reject it.

mod climb;
mod depths;
pub mod learn;
mod regress;
mod train;

pub use climb::{Climb, climb};
pub use depths::{Depths, Tried};
pub use regress::{Sums, Tuning};
pub use train::{Training, train};

use crate::eval::{Term, Weights};

/// Weights as the file stores them, one column per game.
#[must_use]
pub fn write(classic: &Weights, mayflower: &Weights, provenance: &str) -> String {
    let mut text =
        "# Weights of the evaluation's terms, in points: name, classic game, Mayflower.\n"
            .to_owned();
    for line in provenance.lines() {
        text += &format!("# {line}\n");
    }
    for (term, (classic, mayflower)) in Term::ALL.iter().zip(classic.0.iter().zip(&mayflower.0)) {
        text += &format!("{:<16}{classic:>8.3}{mayflower:>8.3}\n", term.name());
    }
    text
}
