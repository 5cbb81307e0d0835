//! One order of draws that several games follow.

use aude_engine::tiles::KindId;
use aude_engine::{Game, Rules};

use crate::dice::Dice;

/// The tiles of a bag in the order they will be drawn.
#[derive(Clone, Debug)]
pub struct Deck {
    /// The next tile last.
    order: Vec<KindId>,
    dice: Dice,
}

impl Deck {
    /// The bag of `game`, shuffled by a seed.
    #[must_use]
    pub fn new(game: &Game, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let mut order = Vec::new();
        for (kind, count) in game.bag().iter() {
            order.extend(std::iter::repeat_n(kind, count.into()));
        }
        dice.shuffle(&mut order);
        Self { order, dice }
    }

    /// The next tile. Tiles that have gone back into the bag since (D-7) are shuffled in first.
    pub fn draw(&mut self, game: &Game) -> Option<KindId> {
        if self.order.len() != usize::from(game.bag().left()) {
            self.shuffle_in(game);
        }
        self.order.pop()
    }

    /// Reshuffles the tiles still to be drawn.
    pub fn shuffle_rest(&mut self, seed: u64) {
        Dice::new(seed).shuffle(&mut self.order);
    }

    fn shuffle_in(&mut self, game: &Game) {
        for (kind, count) in game.bag().iter() {
            let here = self.order.iter().filter(|&&known| known == kind).count();
            for _ in here..usize::from(count) {
                let at = self.dice.below(self.order.len() + 1);
                self.order.insert(at, kind);
            }
        }
    }
}
