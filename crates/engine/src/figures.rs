//! Figures: what each player has, where each one is, and what each kind may do.

mod kind;
mod location;
mod set;

pub use kind::FigureKind;
pub use location::FigureLocation;
pub use set::FigureId;
pub(crate) use set::FigureSet;

use crate::board::{Board, mix};
use crate::{Player, Players};
use set::ALL_SLOTS;

/// How many figures of each kind a player starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Supply {
    pub(crate) small: u8,
    pub(crate) big: bool,
    pub(crate) builder: bool,
    pub(crate) pig: bool,
}

/// All figures of a game: which are in supply, which are on the board, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Where each figure is, or was last.
    at: [u16; ALL_SLOTS],
    home: FigureSet,
    out: FigureSet,
    hash: u64,
    /// For each figure put on the board so far: where it was before.
    stood: Vec<(FigureId, u16)>,
}

/// Where all figures are at one time: what [`Figures::restore`] goes back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Whereabouts {
    home: FigureSet,
    out: FigureSet,
    hash: u64,
    puts: u32,
}

impl Figures {
    pub(crate) fn new(players: u8, supply: Supply) -> Self {
        let small = (1u128 << supply.small) - 1;
        let has = |given: bool, kind: FigureKind| if given { kind.slots() } else { 0 };
        let each = small
            | has(supply.big, FigureKind::Big)
            | has(supply.builder, FigureKind::Builder)
            | has(supply.pig, FigureKind::Pig);
        let sets = (0..usize::from(players)).map(|player| FigureSet::from_bits(each, player));
        let (home, out) = (sets.fold(FigureSet::EMPTY, FigureSet::or), FigureSet::EMPTY);
        Self { at: [0; ALL_SLOTS], home, out, hash: 0, stood: Vec::new() }
    }

    /// Becomes a copy of `other` without undo, reusing its memory.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        (self.at, self.home, self.out, self.hash) = (other.at, other.home, other.out, other.hash);
        self.stood.clear();
    }

    /// A copy without undo.
    pub(crate) fn snapshot(&self) -> Self {
        Self { at: self.at, home: self.home, out: self.out, hash: self.hash, stood: Vec::new() }
    }

    /// How many of a kind a player has in supply.
    #[must_use]
    pub fn supply(&self, player: Player, kind: FigureKind) -> u8 {
        self.home.and(FigureSet::of(player, kind)).len()
    }

    /// Whether a player has one of a kind in supply.
    #[must_use]
    pub fn has(&self, player: Player, kind: FigureKind) -> bool {
        !self.home.and(FigureSet::of(player, kind)).is_empty()
    }

    /// All figures on the board, by player and kind.
    pub fn on_board(&self) -> impl Iterator<Item = FigureId> + use<> {
        self.out.iter()
    }

    /// A player's figures on the board.
    pub fn of(&self, player: Player) -> impl Iterator<Item = FigureId> + use<> {
        self.out.and(FigureSet::of_player(player)).iter()
    }

    /// Where a figure on the board is.
    #[must_use]
    pub fn location(&self, id: FigureId) -> FigureLocation {
        FigureLocation::unpack(self.at[id.0 as usize])
    }

    /// Whether the figure is on the board.
    #[must_use]
    pub fn is_out(&self, id: FigureId) -> bool {
        self.out.has(id)
    }

    /// The figures in a feature.
    pub fn in_feature(
        &self,
        board: &Board,
        feature: crate::board::Feature,
    ) -> impl Iterator<Item = FigureId> {
        self.on_board().filter(move |&id| match self.location(id) {
            FigureLocation::Segment(segment) => board.feature(segment) == feature,
            FigureLocation::Roof(_) => false,
        })
    }

    /// The figure on a segment or a roof. There is never more than one.
    #[must_use]
    pub fn at(&self, location: FigureLocation) -> Option<FigureId> {
        let packed = location.pack();
        self.on_board().find(|id| self.at[id.0 as usize] == packed)
    }

    /// Puts a figure from the supply on the board.
    pub(crate) fn put(
        &mut self,
        board: &mut Board,
        player: Player,
        kind: FigureKind,
        location: FigureLocation,
    ) -> Option<FigureId> {
        let id = self.home.and(FigureSet::of(player, kind)).first()?;
        self.home.remove(id);
        self.out.insert(id);
        let stood = core::mem::replace(&mut self.at[id.0 as usize], location.pack());
        self.stood.push((id, stood));
        self.hash ^= self.figure_hash(board, id);
        if let FigureLocation::Segment(segment) = location {
            board.add_crew(segment, id.crew());
        }
        Some(id)
    }

    /// Takes a figure from the supply: a captor holds it.
    pub(crate) fn take(&mut self, player: Player, kind: FigureKind) -> Option<FigureId> {
        let id = self.home.and(FigureSet::of(player, kind)).first()?;
        self.home.remove(id);
        Some(id)
    }

    /// Takes a figure off the board. It is nowhere until [`Figures::send_home`] is called or a
    /// captor holds it.
    pub(crate) fn lift(&mut self, board: &mut Board, id: FigureId) -> FigureLocation {
        let location = self.location(id);
        self.hash ^= self.figure_hash(board, id);
        self.out.remove(id);
        if let FigureLocation::Segment(segment) = location {
            board.remove_crew(segment, id.crew());
        }
        location
    }

    /// Returns a figure to its owner's supply.
    pub(crate) fn send_home(&mut self, id: FigureId) {
        self.home.insert(id);
    }

    /// Where all figures are now.
    #[inline]
    pub(crate) fn whereabouts(&self) -> Whereabouts {
        let puts = self.stood.len() as u32;
        Whereabouts { home: self.home, out: self.out, hash: self.hash, puts }
    }

    /// Restores everything, including the figures in the board's features: the undo of any move.
    #[inline]
    pub(crate) fn restore(&mut self, board: &mut Board, before: Whereabouts) {
        if self.out != before.out || self.stood.len() != before.puts as usize {
            self.restore_crews(board, before);
        }
        (self.home, self.out, self.hash) = (before.home, before.out, before.hash);
    }

    fn restore_crews(&mut self, board: &mut Board, before: Whereabouts) {
        for id in self.out.without(before.out).iter() {
            if let FigureLocation::Segment(segment) = self.location(id) {
                board.remove_crew(segment, id.crew());
            }
        }
        while self.stood.len() > before.puts as usize {
            let Some((id, stood)) = self.stood.pop() else { break };
            self.at[id.0 as usize] = stood;
        }
        for id in before.out.without(self.out).iter() {
            if let FigureLocation::Segment(segment) = self.location(id) {
                board.add_crew(segment, id.crew());
            }
        }
    }

    /// A hash of which figures are where, however they got there.
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// The same hash recomputed.
    pub(crate) fn fresh_hash(&self, board: &Board) -> u64 {
        self.on_board().fold(0, |hash, id| hash ^ self.figure_hash(board, id))
    }

    fn figure_hash(&self, board: &Board, id: FigureId) -> u64 {
        let (tile, place) = match self.location(id) {
            FigureLocation::Segment(segment) => {
                (board.tile_of(segment), board.index_on_tile(segment))
            }
            FigureLocation::Roof(tile) => (tile, u8::MAX),
        };
        const { assert!(Players::MOST <= 8, "the owner has three bits") };
        // Two bits for the kind, and further ones above the owner: hashes of stored games stay
        // valid.
        let (owner, kind) = (u64::from(id.owner().0), id.kind() as u64);
        let who = kind >> 2 << 5 | owner << 2 | kind & 3;
        let cell = u64::from(board.tile(tile).cell.key());
        mix(1 << 63 | who << 40 | u64::from(place) << 32 | cell)
    }
}
