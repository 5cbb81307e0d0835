//! Misjudgement: by how many points a level may be wrong about an action.

use aude_engine::Game;

use crate::eval::is_base;

/// Points by which an action may be misjudged, either way, in each kind of game: points are not worth the
/// same where many more are scored.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Slip {
    /// In the base game.
    pub base: f32,
    /// In the classic game with expansions.
    pub expansions: f32,
    /// In Mayflower.
    pub mayflower: f32,
}

/// The same in every game.
impl From<f32> for Slip {
    fn from(points: f32) -> Self {
        Self { base: points, expansions: points, mayflower: points }
    }
}

impl Slip {
    /// In this game.
    #[must_use]
    pub fn at(self, game: &Game) -> f32 {
        match game {
            Game::Mayflower(_) => self.mayflower,
            Game::Classic(_) if is_base(game) => self.base,
            Game::Classic(_) => self.expansions,
        }
    }
}
