//! What the nets are told about a position as a whole, from one player's point of view.

use aude_engine::{FigureKind, Game, Player, Rules};

use super::net::{INPUTS, Inputs};

/// A position before a draw, as one of its two players sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct View {
    pub(super) me: u8,
    /// Tiles in the bag.
    pub(super) left: f32,
    /// Draws of both players, this one first.
    pub(super) draws: [f32; 2],
    /// Followers in supply of both.
    pub(super) hands: [f32; 2],
    /// The share of all tiles still to come.
    pub(super) early: f32,
    pub(super) draws_next: bool,
}

/// The inputs that all nets of features share.
pub(super) const COMMON: usize = 7;

impl View {
    pub(super) fn of(game: &Game, me: u8, bag_size: f32) -> Self {
        Self::before_draw(game, game.turn(), me, bag_size)
    }

    /// The same after the turn that is being played.
    pub(super) fn after_turn(game: &Game, me: u8, bag_size: f32) -> Self {
        Self::before_draw(game, Player(1 - game.turn().0), me, bag_size)
    }

    fn before_draw(game: &Game, next: Player, me: u8, bag_size: f32) -> Self {
        let left = game.bag().left();
        let draws_next = next == Player(me);
        let first = f32::from(left.div_ceil(2));
        let second = f32::from(left / 2);
        let hand = |player| {
            let supply = |kind| game.supply(Player(player), kind);
            FigureKind::FOLLOWERS.into_iter().map(supply).map(f32::from).sum()
        };
        Self {
            me,
            left: f32::from(left),
            draws: if draws_next { [first, second] } else { [second, first] },
            hands: [hand(me), hand(1 - me)],
            early: f32::from(left) / bag_size,
            draws_next,
        }
    }

    /// A number of both players, this one's first.
    pub(super) fn both(&self, number: impl Fn(u8) -> f32) -> [f32; 2] {
        [number(self.me), number(1 - self.me)]
    }

    /// The inputs that all nets of features share; the others are 0.
    pub(super) fn inputs(&self) -> Inputs {
        let is = |flag| f32::from(u8::from(flag));
        let mut inputs = [0.0; INPUTS];
        inputs[0] = self.early;
        inputs[1] = (self.draws[0] / 8.0).min(1.0);
        inputs[2] = self.hands[0] / 7.0;
        inputs[3] = is(self.hands[0] == 0.0);
        inputs[4] = self.hands[1] / 7.0;
        inputs[5] = is(self.hands[1] == 0.0);
        inputs[6] = is(self.draws_next);
        inputs
    }

    /// The inputs of the net for hands, from the number of both players' farmers.
    pub(crate) fn hand_inputs(&self, farmers: [f32; 2]) -> Inputs {
        let is = |flag| f32::from(u8::from(flag));
        let mut inputs = [0.0; INPUTS];
        for (side, at) in [(0, 0), (1, 6)] {
            let hand = self.hands[side];
            for few in 0..4 {
                inputs[at + few] = is(hand == few as f32);
            }
            inputs[at + 4] = hand / 7.0;
        }
        inputs[12] = self.early;
        inputs[13] = (self.draws[0] / 8.0).min(1.0);
        inputs[14] = (self.draws[0] / 3.0).min(1.0);
        inputs[15] = is(self.draws_next);
        inputs[16] = hand_use(self.hands[0], self.early);
        inputs[17] = hand_use(self.hands[1], self.early);
        inputs[18] = farmers[0] / 3.0;
        inputs[19] = farmers[1] / 3.0;
        inputs[20] = is(self.hands[0] == 0.0) * self.early;
        inputs[21] = is(self.hands[0] == 1.0) * self.early;
        inputs[23] = (self.draws[0] / 20.0).min(1.0);
        inputs
    }
}

/// Adds what returns to both players' hands: followers, each times the share of the game that is
/// left then.
pub(crate) fn set_returns(inputs: &mut Inputs, returns: [f32; 2]) {
    inputs[5] = returns[0] / 2.0;
    inputs[11] = returns[1] / 2.0;
    inputs[22] = inputs[0] * returns[0];
}

fn hand_use(hand: f32, early: f32) -> f32 {
    hand.min(4.0) / 4.0 * early
}
