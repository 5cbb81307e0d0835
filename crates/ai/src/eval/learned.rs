//! A learned evaluation: small nets say what every occupied feature will bring both players, and
//! what the followers in their hands will.
//!
//! Only for positions before a draw in the base game and in Mayflower with two players, which is what
//! the nets have seen; elsewhere the sum of terms is used.

mod field;
mod file;
mod land;
pub(crate) mod net;
mod reach;
mod rows;
mod view;

use aude_engine::board::Feature;
use aude_engine::{Actor, Game, Rules};

use super::{Evaluator, Points, is_base};
use crate::position_value::final_points;
use net::{Inputs, Net, Runner};
pub(super) use rows::Rows;
use view::COMMON;
pub(crate) use view::{View, set_returns};

/// The nets of a game by what they are about.
#[derive(Clone, PartialEq, Debug)]
pub struct Nets {
    game: Known,
    pub(crate) nets: [Net; NETS],
    runners: [Runner; NETS],
}

/// A game that nets can know, always with two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// The base game without expansions.
    Base,
    /// Mayflower.
    Mayflower,
}

impl Known {
    /// The game that is played at a table, if nets can know it.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        match game {
            _ if game.players() != 2 => None,
            Game::Mayflower(_) => Some(Self::Mayflower),
            Game::Classic(_) => is_base(game).then_some(Self::Base),
        }
    }
}

/// The nets of each game; the sum of terms is used where there are none.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Library {
    /// Of the base game.
    pub base: Option<&'static Nets>,
    /// Of Mayflower.
    pub mayflower: Option<&'static Nets>,
}

impl Library {
    /// Those for the game that is played at a table.
    pub(crate) fn of(&self, game: &Game) -> Option<&'static Nets> {
        match Known::of(game)? {
            Known::Base => self.base,
            Known::Mayflower => self.mayflower,
        }
    }
}

impl From<&'static Nets> for Library {
    fn from(nets: &'static Nets) -> Self {
        match nets.game {
            Known::Base => Self { base: Some(nets), mayflower: None },
            Known::Mayflower => Self { base: None, mayflower: Some(nets) },
        }
    }
}

/// Roads, cities, cloisters, fields, hands.
pub(crate) const NETS: usize = 5;
/// The net for fields.
pub(crate) const FIELDS: usize = 3;
/// The net for hands.
pub(crate) const HANDS: usize = 4;

/// What the outputs of a net of features mean: the points of the player it is about, of the other
/// one, and the share of the game that is left when its followers return. The first output of the
/// net for hands is what a player will score with other features.
pub(crate) const OWN: usize = 0;
pub(crate) const OTHER: usize = 1;
pub(crate) const BACK: usize = 2;

/// An occupied feature, from the point of view of the player with the most followers there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Row {
    pub(crate) net: usize,
    pub(crate) feature: Feature,
    pub(crate) tiles: u16,
    pub(crate) seat: u8,
    /// Followers of this player and of the other.
    pub(crate) weights: [f32; 2],
    pub(crate) inputs: Inputs,
}

/// Whether nets are about such positions.
pub(crate) fn suits(game: &Game) -> bool {
    game.actor() == Actor::Chance && knows(game)
}

/// Whether nets are about the ends of turns from such positions.
pub(crate) fn knows(game: &Game) -> bool {
    game.bag().left() > 0 && Known::of(game).is_some()
}

impl Nets {
    pub(crate) fn new(game: Known, nets: [Net; NETS]) -> Self {
        let runners = nets.each_ref().map(Runner::new);
        Self { game, nets, runners }
    }

    /// The game that they know.
    #[must_use]
    pub fn game(&self) -> Known {
        self.game
    }
}

impl Evaluator {
    /// Expected points by player according to the nets, which must suit the position.
    pub(crate) fn learned(&mut self, game: &Game, nets: &Nets) -> Points {
        let mut points = final_points(game);
        let views = [0, 1].map(|seat| View::of(game, seat, self.bag_size));
        self.look_at_rows(game, nets, &views);
        // What the inputs that all features share give the hidden units.
        let mut shared = [[None; 2]; NETS];
        let (mut returns, mut farmers) = ([0.0; 2], [0.0; 2]);
        for (row, units) in self.learned.rows() {
            let (seat, other) = (usize::from(row.seat), usize::from(1 - row.seat));
            let net = &nets.runners[row.net];
            let base = shared[row.net][seat].get_or_insert_with(|| {
                let mut base = net.bias();
                net.add(&mut base, 0, &views[seat].inputs()[..COMMON]);
                base
            });
            let outputs = net.finish(base, units);
            points[seat] += outputs[OWN];
            points[other] += outputs[OTHER];
            gather(row.net, row.seat, row.weights, outputs[BACK], &mut returns, &mut farmers);
        }
        for seat in 0..2 {
            let mut inputs = views[usize::from(seat)].hand_inputs(from(seat, farmers));
            set_returns(&mut inputs, from(seat, returns));
            points[usize::from(seat)] += nets.runners[HANDS].run(&inputs)[OWN];
        }
        points
    }

    /// The inputs of the net for hands, from the farmers of each seat, without what returns.
    pub(crate) fn hand_inputs(&self, game: &Game, seat: u8, farmers: [f32; 2]) -> Inputs {
        View::of(game, seat, self.bag_size).hand_inputs(from(seat, farmers))
    }
}

/// Adds what returns from a feature to both seats, and their farmers.
pub(crate) fn gather(
    net: usize,
    seat: u8,
    weights: [f32; 2],
    back: f32,
    returns: &mut [f32; 2],
    farmers: &mut [f32; 2],
) {
    for (side, &weight) in weights.iter().enumerate() {
        let seat = usize::from(seat) ^ side;
        if net == FIELDS {
            farmers[seat] += weight;
        } else {
            returns[seat] += weight * back;
        }
    }
}

/// Both seats' numbers, this one's first.
pub(crate) fn from(seat: u8, both: [f32; 2]) -> [f32; 2] {
    if seat == 0 { both } else { [both[1], both[0]] }
}

#[cfg(test)]
mod tests {
    use aude_engine::Action;
    use aude_engine::game::Silent;
    use aude_testkit::random::{Chooser, table};

    use super::*;

    /// Plays every turn that is possible from positions of random games, and judges where it ends.
    #[test]
    fn ends_of_turns_are_worth_what_they_are_worth_without_what_was_kept() {
        let mut compared = 0;
        for seed in 0..20 {
            let sets = if seed % 2 == 0 { ["base"] } else { ["mayflower"] };
            let (mut game, mut chooser) = (table(&sets, 2), Chooser::new(seed));
            // Whatever nets say must not depend on what is kept.
            let base = Library::built_in().base.expect("the nets in the file");
            let nets =
                &Nets::new(Known::of(&game).expect("a game nets can know"), base.nets.clone());
            let (mut keeping, mut fresh) = (Evaluator::new(&game), Evaluator::new(&game));
            for step in 0.. {
                if matches!(game.actor(), Actor::Player(_)) && knows(&game) && step % 7 == 0 {
                    keeping.remember(&game);
                    keeping.keep_rows(&game, nets);
                    compared += compare(&mut game, (&mut keeping, &mut fresh), nets, seed);
                    keeping.forget();
                    keeping.forget_rows();
                }
                let Some(action) = chooser.choose_eagerly(&game) else { break };
                game.apply(action, &mut Silent).expect("legal");
            }
        }
        assert!(compared > 1000, "{compared} positions compared");
    }

    fn compare(
        game: &mut Game,
        (keeping, fresh): (&mut Evaluator, &mut Evaluator),
        nets: &Nets,
        seed: u64,
    ) -> u32 {
        if suits(game) {
            let (ours, theirs) = (keeping.learned(game, nets), fresh.learned(game, nets));
            for (ours, theirs) in ours.iter().zip(theirs) {
                let off = (ours - theirs).abs();
                assert!(off < 1e-3, "seed {seed}, after {:?}: {off}", game.actions().last());
            }
            return 1;
        }
        let (mut list, mut compared) = (Vec::<Action>::new(), 0);
        game.legal(&mut list);
        if !matches!(game.actor(), Actor::Player(_)) {
            return 0;
        }
        for action in list {
            game.apply_unchecked(action, &mut Silent);
            compared += compare(game, (&mut *keeping, &mut *fresh), nets, seed);
            game.undo();
        }
        compared
    }
}
