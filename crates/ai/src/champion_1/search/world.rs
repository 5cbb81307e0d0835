//! A world: one possible order of the remaining tiles, the same for all actions compared.

use aude_engine::tiles::KindId;
use aude_engine::{Bag, Game, Rules};

use crate::dice::{Dice, spread};

/// With this many tiles left or fewer, every order is played instead of a sample.
pub(crate) const ALL_ORDERS: u16 = 3;

/// The remaining tiles as a list, in an order determined by a seed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Worlds {
    tiles: Vec<KindId>,
    seed: u64,
}

impl Worlds {
    /// Worlds for a bag whose order is unknown: the multiset is shuffled by the seed alone.
    pub(crate) fn begin(&mut self, bag: &Bag, seed: u64) {
        self.tiles.clear();
        for (kind, count) in bag.iter() {
            self.tiles.extend(std::iter::repeat_n(kind, count.into()));
        }
        Dice::new(!seed).shuffle(&mut self.tiles);
        self.seed = spread(seed);
    }

    /// The number of worlds, if they are so few that each is played once.
    pub(crate) fn all(&self) -> Option<u32> {
        let left = self.tiles.len() as u16;
        (left <= ALL_ORDERS).then(|| (1..=u32::from(left)).product())
    }
}

/// One world, being drawn from.
#[derive(Clone, Debug, Default)]
pub(crate) struct World {
    /// The next tile last.
    order: Vec<KindId>,
    left: usize,
}

impl World {
    /// Becomes the world with this number. The first draws of successive worlds cycle through the
    /// tiles, so that each gets its exact share; few tiles go through all their orders.
    pub(crate) fn become_number(&mut self, worlds: &Worlds, number: u32) {
        self.order.clear();
        self.order.extend_from_slice(&worlds.tiles);
        let many = self.order.len();
        self.left = many;
        if worlds.all().is_some() {
            let mut rest = number as usize;
            for top in (1..many).rev() {
                self.order.swap(top, rest % (top + 1));
                rest /= top + 1;
            }
            return;
        }
        self.order.swap(many - 1, number as usize % many);
        let mut dice = Dice::new(worlds.seed ^ u64::from(number));
        dice.shuffle(&mut self.order[..many - 1]);
    }

    /// Puts back everything that was drawn.
    pub(crate) fn rewind(&mut self) {
        self.left = self.order.len();
    }

    /// The next tile. Tiles that went back into the bag (D-7) come last.
    pub(crate) fn draw(&mut self, game: &Game) -> Option<KindId> {
        while self.left > 0 {
            self.left -= 1;
            let kind = self.order[self.left];
            if game.bag().count(kind) > 0 {
                return Some(kind);
            }
        }
        game.bag().iter().next().map(|(kind, _)| kind)
    }
}
