//! Randomness by seed: a named generator, the same on every machine.

use aude_engine::tiles::KindId;
use aude_engine::{Action, Rules};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of all random choices: xoshiro256++.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// Dice that give the same numbers for the same seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(spread(seed)))
    }

    /// A number below `bound`; 0 if that is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// A number from 0 up to, but not including, 1.
    #[inline]
    pub fn share(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// Fisher–Yates, from the top down.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for top in (1..list.len()).rev() {
            list.swap(top, self.below(top + 1));
        }
    }

    /// A tile from the bag, each equally likely.
    #[inline]
    pub fn draw(&mut self, game: &impl Rules) -> Option<KindId> {
        let mut at = self.below(game.bag().left().into());
        for (kind, count) in game.bag().iter() {
            if at < usize::from(count) {
                return Some(kind);
            }
            at -= usize::from(count);
        }
        None
    }

    /// One action from a list.
    #[inline]
    pub fn pick(&mut self, list: &[Action]) -> Option<Action> {
        list.get(self.below(list.len())).copied()
    }
}

/// The finaliser of splitmix64: adjacent seeds give unrelated numbers.
#[must_use]
pub(crate) const fn spread(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}
