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

/// The curve of the base game, fitted to games between computer players by `cargo run --release -p
/// aude-review --example fit` (docs/review.md).
pub const BASE: Curve = Curve { last: 1.40, power: 0.53 };
/// The same with all expansions.
pub const ALL_SETS: Curve = Curve { last: 1.83, power: 0.70 };
/// The same for Mayflower.
pub const MAYFLOWER: Curve = Curve { last: 2.11, power: 0.56 };
/// The expansions of [`ALL_SETS`].
const EXPANSIONS: usize = 4;

/// The share of the expansions that a classic game is played with, from 0 to 1.
pub(crate) fn share_of_expansions(game: &Game) -> f32 {
    game.tiles().sets().len().saturating_sub(1).min(EXPANSIONS) as f32 / EXPANSIONS as f32
}

impl Curve {
    /// The curve of a game; with some of the expansions one between those of none and of all.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        if game.mayflower().is_some() {
            return MAYFLOWER;
        }
        let share = share_of_expansions(game);
        let between = |none: f32, all: f32| none + share * (all - none);
        Self { last: between(BASE.last, ALL_SETS.last), power: between(BASE.power, ALL_SETS.power) }
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

#[cfg(test)]
pub(crate) mod tests {
    use aude_record::{GameSetup, SetLibrary, sets};

    use super::*;

    pub(crate) fn start(game: &str, sets: &[&str]) -> Game {
        let sets = sets.iter().map(|&set| set.to_owned()).collect();
        let setup = GameSetup { sets, ..GameSetup::default_of(game) };
        setup.begin(&SetLibrary::builtin()).expect("a game")
    }

    #[test]
    fn every_table_has_its_curve() {
        let all: Vec<&str> = sets::classic().collect();
        assert_eq!(Curve::of(&start("classic", &all[..1])), BASE);
        assert_eq!(Curve::of(&start("classic", &all)), ALL_SETS);
        assert_eq!(Curve::of(&start("mayflower", &["mayflower"])), MAYFLOWER);
        let some = Curve::of(&start("classic", &all[..3]));
        assert!(BASE.last < some.last && some.last < ALL_SETS.last, "{some:?}");
    }

    #[test]
    fn a_lead_is_worth_more_the_fewer_tiles_are_left() {
        let chances = [70, 30, 5, 1, 0].map(|left| BASE.chance(6.0, left));
        assert!(chances.windows(2).all(|pair| pair[0] < pair[1]), "{chances:?}");
        assert_eq!([BASE.chance(0.0, 0), BASE.chance(-1.0, 0)], [0.5, 0.0]);
    }
}
