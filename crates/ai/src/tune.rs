//! Tuning the weights on the player's own games.
//!
//! [`Sums`] proposes weights by regression: margins still to come against differences of terms.
//! [`climb`] continues by matches alone: weights are perturbed up and down, the two versions play
//! each other, and the weights move towards the winner. Either is only a proposal; games on fresh
//! seeds accept or reject it.

mod climb;
mod depths;
pub mod duel;
pub mod learn;
mod regress;
mod train;

pub use climb::{Climb, climb};
pub use depths::{Depths, Tried};
pub use regress::{Sums, Tuning};
pub use train::{Training, train};

use crate::eval::{Term, Weights};

/// Weights as the file stores them: a column for the base game with two players, for Mayflower, for
/// the classic game with expansions, and for the base game with more players.
#[must_use]
pub fn write(columns: &[Weights; 4], provenance: &str) -> String {
    let mut text =
        "# Weights of the evaluation's terms, in points: name, base game, Mayflower, classic game \
                    with expansions, base game with more than two players.\n"
            .to_owned();
    for line in provenance.lines() {
        text += &format!("# {line}\n");
    }
    for (index, term) in Term::ALL.iter().enumerate() {
        text += &format!("{:<16}", term.name());
        for column in columns {
            text += &format!("{:>8.3}", column.0[index]);
        }
        text.push('\n');
    }
    text
}
