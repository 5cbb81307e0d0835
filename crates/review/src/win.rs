//! The chance of winning with a margin: a logistic curve whose width depends on the tiles left.

use aude_engine::{Game, Rules};

/// The width of the curve in points: with one tile left, and how it grows with the tiles left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// The width with one tile left.
    pub last: f32,
    /// The power of the tiles left.
    pub power: f32,
}

/// The curve of the classic game, fitted to games between computer players by `cargo run --release -p aude-review --example fit`
/// (docs/review.md).
pub const CLASSIC: Curve = Curve { last: 1.45, power: 0.5 };
/// The same for Mayflower.
pub const MAYFLOWER: Curve = Curve { last: 2.05, power: 0.5 };

impl Curve {
    /// The curve of a game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        if game.mayflower().is_some() { MAYFLOWER } else { CLASSIC }
    }

    /// The chance of ending ahead, from 0 to 1, with an expected margin and this many tiles left.
    #[must_use]
    pub fn chance(self, margin: f32, left: u16) -> f32 {
        if left == 0 {
            return if margin > 0.0 {
                1.0
            } else if margin < 0.0 {
                0.0
            } else {
                0.5
            };
        }
        let width = self.last * f32::from(left).powf(self.power);
        1.0 / (1.0 + (-margin / width).exp())
    }
}

/// The chance of each player, by seat.
#[must_use]
pub fn chances(game: &Game, margins: &[f32], left: u16) -> Vec<f32> {
    let curve = Curve::of(game);
    let players = usize::from(game.players());
    let all: Vec<f32> =
        margins.iter().take(players).map(|&margin| curve.chance(margin, left)).collect();
    let sum: f32 = all.iter().sum();
    all.into_iter().map(|chance| if sum > 0.0 { chance / sum } else { 0.0 }).collect()
}
