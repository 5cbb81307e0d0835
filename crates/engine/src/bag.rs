//! The bag: how many tiles of each kind are left. It has no order.

use crate::tiles::{KindId, Tiles};

/// A multiset of tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bag {
    counts: Vec<u8>,
    left: u16,
}

impl Bag {
    pub(crate) fn full(tiles: &Tiles) -> Self {
        let counts: Vec<u8> = tiles.all().map(|kind| tiles.kind(kind).count).collect();
        let left = counts.iter().map(|&count| u16::from(count)).sum();
        Self { counts, left }
    }

    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.counts.clone_from(&other.counts);
        self.left = other.left;
    }

    /// How many tiles of a kind are left.
    #[must_use]
    pub fn count(&self, kind: KindId) -> u8 {
        self.counts.get(kind.index()).copied().unwrap_or(0)
    }

    /// How many tiles are left.
    #[must_use]
    pub fn left(&self) -> u16 {
        self.left
    }

    /// The kinds that are left, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (KindId, u8)> {
        let kinds = self.counts.iter().enumerate();
        kinds.filter(|(_, count)| **count > 0).map(|(index, &count)| (KindId::new(index), count))
    }

    pub(crate) fn bytes(&self) -> usize {
        self.counts.len()
    }

    pub(crate) fn take(&mut self, kind: KindId) {
        self.counts[kind.index()] -= 1;
        self.left -= 1;
    }

    pub(crate) fn put(&mut self, kind: KindId) {
        self.counts[kind.index()] += 1;
        self.left += 1;
    }

    pub(crate) fn clear(&mut self) {
        self.counts.fill(0);
        self.left = 0;
    }

    pub(crate) fn hash(&self) -> u64 {
        // The board and the tiles set aside show what was drawn, but not what was discarded.
        let word =
            |hash: u64, count: &u8| crate::board::mix(hash << 8 ^ hash >> 3 ^ u64::from(*count));
        self.counts.iter().fold(u64::from(self.left), word)
    }
}
