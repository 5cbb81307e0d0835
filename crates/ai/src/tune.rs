//! Tuning the weights by the player's own games.
//!
//! [`Sums`] proposes weights by regression: margins still to come against differences of terms.
//! [`climb`] goes on by matches alone: weights are shaken up and down, the two play each other, and
//! the weights go where the points are. Either is a proposal; games on fresh seeds accept it or not.

mod climb;
mod regress;
mod teach;

pub use climb::{Climb, climb};
pub use regress::{Sums, Tuning};
pub use teach::{Lessons, teach};

use crate::eval::{Term, Weights};

/// Weights as the file holds them, a column for each game.
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
