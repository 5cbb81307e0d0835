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
    /// With the dragon, of which easy and casual know nothing.
    pub dragon: f32,
    /// With the dragon, how much more for every further expansion: the more is scored, the less a point
    /// matters.
    pub each_more: f32,
    /// In Mayflower.
    pub mayflower: f32,
}

/// The same in every game.
impl From<f32> for Slip {
    fn from(points: f32) -> Self {
        Self { base: points, expansions: points, dragon: points, each_more: 0.0, mayflower: points }
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
                self.dragon + self.each_more * more as f32
            }
            Game::Classic(_) => self.expansions,
        }
    }
}

#[cfg(test)]
mod tests {
    use aude_testkit::random::{everything, table};

    use super::*;

    #[test]
    fn misjudgement_depends_on_the_game() {
        let all = everything();
        let tables: [&[&str]; 5] =
            [&["base"], &["base", "tower"], &["base", "princess_dragon"], &all, &["mayflower"]];
        let at = |slip: Slip| tables.map(|sets| slip.at(&table(sets, 2)));
        let slip = Slip { base: 1.0, expansions: 2.0, dragon: 3.0, each_more: 0.5, mayflower: 6.0 };
        assert_eq!(at(slip), [1.0, 2.0, 3.0, 4.5, 6.0]);
        assert_eq!(at(Slip::from(1.5)), [1.5; 5]);
    }
}
