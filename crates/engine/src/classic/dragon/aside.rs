//! Dragon tiles drawn before there is a dragon (D-7).

use crate::Bag;
use crate::board::mix;
use crate::limits::MOST_ASIDE;
use crate::tiles::KindId;

/// Tiles drawn and set aside face up (D-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::classic) struct Aside {
    kinds: [u8; MOST_ASIDE],
    len: u8,
}

impl Aside {
    pub(in crate::classic) const EMPTY: Self = Self { kinds: [0; MOST_ASIDE], len: 0 };

    pub(in crate::classic) fn push(&mut self, kind: KindId) {
        self.kinds[self.len as usize] = kind.index() as u8;
        self.len += 1;
        self.kinds[..self.len as usize].sort_unstable();
    }

    pub(in crate::classic) fn iter(&self) -> impl Iterator<Item = KindId> {
        self.kinds[..self.len as usize].iter().map(|&kind| KindId::new(kind as usize))
    }

    pub(in crate::classic) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// If the tiles of `before` have gone back into the bag, takes them out again.
    pub(in crate::classic) fn restore_bag(&self, before: &Self, bag: &mut Bag) {
        if self.is_empty() {
            before.iter().for_each(|kind| bag.take(kind));
        }
    }

    pub(in crate::classic) fn hash(&self) -> u64 {
        self.iter().fold(0, |hash, kind| mix(hash ^ (kind.index() as u64 + 1)))
    }
}
