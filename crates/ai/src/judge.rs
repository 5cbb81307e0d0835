//! The judge: what positions, draws and turn parts are worth, for reviews of games that were played.
//!
//! A judge is frozen: it has a name, the evaluation and the rollout policy of `champion-1`, a budget
//! in simulations and fixed seeds, so that a review comes out the same on every machine. Whoever
//! changes its numbers gives it the next name. docs/review.md has the definitions.

mod compare;
mod draws;
mod exact;
mod lines;
mod part;
mod sample;

pub use compare::{Comparison, closers, closing, is_complete};
pub use draws::Drawn;
pub use exact::counted_out;
pub use part::{ComparedPart, JudgedPart, JudgedStep};

use aude_engine::{Game, Player as Seat, Rules};

use crate::champion_1::{RolloutPolicy, World, Worlds, final_points, margin};
use crate::eval::Points;
use crate::feature_value::SEATS;

/// Each player's expected final lead over the best other player, in points, by seat; 0 for seats
/// that nobody has.
pub type Margins = [f32; SEATS];

/// Judges positions, reusing its memory.
#[derive(Debug)]
pub struct Judge {
    policy: RolloutPolicy,
    worlds: Worlds,
    world: World,
}

impl Judge {
    /// The judge's name: reviews with equal names and budgets are comparable.
    pub const NAME: &'static str = "judge 1";
    /// Simulations for a turn part in a review of standard depth.
    pub const STANDARD: u32 = 400;

    /// A judge of any game.
    #[must_use]
    pub fn new() -> Self {
        let policy = RolloutPolicy::new();
        Self { policy, worlds: Worlds::default(), world: World::default() }
    }
}

impl Default for Judge {
    fn default() -> Self {
        Self::new()
    }
}

/// The margins of all players.
fn margins(points: &Points, players: u8) -> Margins {
    let mut all = [0.0; SEATS];
    for seat in 0..players {
        all[usize::from(seat)] = margin(points, players, Seat(seat));
    }
    all
}

/// The final margins of a game that is over.
#[must_use]
pub fn final_margins(game: &Game) -> Margins {
    margins(&final_points(game), game.players())
}
