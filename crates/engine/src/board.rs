//! The board: which tile is where, the features they form, and where the next tile may go.
//!
//! It knows nothing of turns, scores or games. Everything it keeps is additive or a stack, so that
//! removing a tile undoes its placement exactly, without a log of old values: joining two parts of
//! a feature adds the smaller one's totals to the larger one's, and undoing the join subtracts them
//! again.

mod crew;
mod feature;
mod frontier;
mod place;
mod query;
mod sites;

pub use crew::Crew;
pub use feature::{Feature, SegmentId, Totals};
pub use frontier::Demand;
pub use query::Placed;

use feature::Features;
use frontier::{Change, Frontier};
use sites::Sites;

use crate::Cell;

/// Index of a tile on the board, in the order of placement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(pub(crate) u16);

impl TileId {
    /// Position in the order of placement.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The part of the grid that is open to tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Region {
    pub(crate) most_x: i16,
    pub(crate) least_y: i16,
    pub(crate) most_y: i16,
}

impl Region {
    /// Everywhere: the classic game.
    pub(crate) const ALL: Self = Self { most_x: i16::MAX, least_y: i16::MIN, most_y: i16::MAX };

    const fn has(self, cell: Cell) -> bool {
        cell.x() <= self.most_x && cell.y() >= self.least_y && cell.y() <= self.most_y
    }
}

/// What undoing a placement needs to know about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PlacementUndo {
    /// Number of joins and sites before it.
    joins: u16,
    sites: u16,
    /// Whether there is a cloister around it.
    beside_cloister: bool,
    frontier: Change,
}

/// The tiles on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    region: Region,
    placed: Vec<Placed>,
    /// How the tiles that can be removed again were placed.
    undo: Vec<PlacementUndo>,
    sites: Sites,
    frontier: Frontier,
    features: Features,
    towers: Vec<TileId>,
    hash: u64,
}

impl Board {
    /// An empty board for at most `most_tiles` tiles.
    pub(crate) fn new(most_tiles: usize, region: Region) -> Self {
        Self {
            region,
            placed: Vec::with_capacity(most_tiles),
            undo: Vec::with_capacity(most_tiles),
            sites: Sites::new(most_tiles),
            frontier: Frontier::default(),
            features: Features::default(),
            towers: Vec::new(),
            hash: 0,
        }
    }

    /// Memory beyond the struct itself, without what only undo needs.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.placed[..])
            + size_of_val(&self.towers[..])
            + size_of_val(self.frontier.cells())
            + self.sites.bytes()
            + self.features.bytes()
    }

    /// The same board, without the means to remove its tiles again.
    pub(crate) fn snapshot(&self) -> Self {
        Self {
            region: self.region,
            placed: self.placed.clone(),
            undo: Vec::new(),
            sites: self.sites.clone(),
            frontier: self.frontier.clone(),
            features: self.features.snapshot(),
            towers: self.towers.clone(),
            hash: self.hash,
        }
    }

    /// Becomes a snapshot of `other`, reusing its memory.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.region = other.region;
        self.placed.clone_from(&other.placed);
        self.undo.clear();
        self.sites.copy_from(&other.sites);
        self.frontier.copy_from(&other.frontier);
        self.features.copy_from(&other.features);
        self.towers.clone_from(&other.towers);
        self.hash = other.hash;
    }
}

/// Spreads the bits of `value` over a word (the finaliser of splitmix64).
pub(crate) const fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}
