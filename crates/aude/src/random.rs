//! Uniformly random play: a named generator, our own shuffle, the same on every machine.

use std::time::{SystemTime, UNIX_EPOCH};

use aude_engine::game::Sink;
use aude_engine::tiles::KindId;
use aude_engine::{Action, Actor, Bag, Rules};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A short seed, a new one each time.
pub(crate) fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_millis() as u64 % 10_000
}

/// The generator of all random play: xoshiro256++.
pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The dice of one game of a series.
    pub(crate) fn new(seed: u64, game: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(spread(spread(seed) ^ game)))
    }

    /// A number below `bound`, by the high half of a product: its bias is under one in a million.
    #[inline]
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// Fisher–Yates, from the top down.
    fn shuffle(&mut self, deck: &mut [KindId]) {
        for top in (1..deck.len()).rev() {
            deck.swap(top, self.below(top + 1));
        }
    }
}

/// The finaliser of splitmix64.
const fn spread(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// The bag in a random order. Shuffling once and drawing from the top is equivalent to drawing by
/// weight each time, and faster.
#[derive(Default)]
pub(crate) struct Deck {
    kinds: Vec<KindId>,
}

impl Deck {
    /// Lays out the whole bag and shuffles it.
    pub(crate) fn fill(&mut self, bag: &Bag, dice: &mut Dice) {
        self.kinds.clear();
        for (kind, count) in bag.iter() {
            self.kinds.extend(std::iter::repeat_n(kind, count.into()));
        }
        dice.shuffle(&mut self.kinds);
    }

    /// The next tile. If tiles went back into the bag (D-7), the deck no longer matches it and is
    /// refilled.
    #[inline]
    pub(crate) fn draw(&mut self, bag: &Bag, dice: &mut Dice) -> Option<KindId> {
        if self.kinds.len() != usize::from(bag.left()) {
            self.fill(bag, dice);
        }
        self.kinds.pop()
    }
}

/// What a random player needs between moves, kept to reuse its memory.
#[derive(Default)]
pub(crate) struct Player {
    deck: Deck,
    list: Vec<Action>,
}

impl Player {
    /// Discards the last game's deck.
    pub(crate) fn begin(&mut self, bag: &Bag, dice: &mut Dice) {
        self.deck.fill(bag, dice);
    }

    /// The action of the current actor; `None` when the game is over.
    #[inline]
    pub(crate) fn choose<R: Rules>(&mut self, game: &R, dice: &mut Dice) -> Option<Action> {
        match game.actor() {
            Actor::Nobody => None,
            Actor::Chance => Some(Action::Draw(self.deck.draw(game.bag(), dice)?)),
            Actor::Player(_) => {
                game.legal(&mut self.list);
                self.list.get(dice.below(self.list.len())).copied()
            }
        }
    }

    /// Carries out one action of the current actor; `None` when the game is over.
    #[inline]
    pub(crate) fn act<R: Rules, S: Sink>(
        &mut self,
        game: &mut R,
        dice: &mut Dice,
        sink: &mut S,
    ) -> Option<Action> {
        let action = self.choose(game, dice)?;
        game.apply_unchecked(action, sink);
        Some(action)
    }
}
