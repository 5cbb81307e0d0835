//! Misjudgement: by how many points a level may be wrong about an action.

use aude_engine::classic::Element;
use aude_engine::{Game, Rules};

use crate::eval::is_base;

/// Points by which an action may be misjudged, either way, in each kind of game: points are not worth the
/// same where many more are scored.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Slip {
    /// In the base game.
    pub base: f32,
    /// In the classic game with expansions, but without the dragon.
    pub expansions: f32,
    /// With the dragon, which those who judge a position hardly or not at all do not see coming.
    pub dragon: f32,
    /// In Mayflower.
    pub mayflower: f32,
}

/// The same in every game.
impl From<f32> for Slip {
    fn from(points: f32) -> Self {
        Self { base: points, expansions: points, dragon: points, mayflower: points }
    }
}

impl Slip {
    /// In this game.
    #[must_use]
    pub fn at(self, game: &Game) -> f32 {
        match game {
            Game::Mayflower(_) => self.mayflower,
            Game::Classic(_) if is_base(game) => self.base,
            Game::Classic(classic) if classic.has(Element::Flight) => {
                // The set itself and the base game are two of them.
                let more = game.tiles().sets().len().saturating_sub(2);
                self.dragon * (1.0 + SHARE_A_SET * more as f32)
            }
            Game::Classic(_) => self.expansions,
        }
    }
}

/// With the dragon, by how much more for every further expansion: the more is scored, the less a point
/// matters.
const SHARE_A_SET: f32 = 0.08;
