//! Figures: what each player has, where each one is, and what each kind may do.

use crate::board::{Board, Crew, SegmentId, TileId, mix};
use crate::{Player, Players};

/// The kinds of figures players put on tiles. Mayflower's settlers are small followers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FigureKind {
    /// A small follower.
    Small,
    /// The big follower, who counts twice (I-1).
    Big,
    /// The builder (B-1).
    Builder,
    /// The pig (B-7).
    Pig,
}

impl FigureKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Small, Self::Big, Self::Builder, Self::Pig];
    /// The kinds that are followers.
    pub const FOLLOWERS: [Self; 2] = [Self::Small, Self::Big];

    /// Followers occupy, score, can be captured and may use a portal; builder and pig do none of that.
    #[must_use]
    pub const fn is_follower(self) -> bool {
        matches!(self, Self::Small | Self::Big)
    }

    /// Its weight in a majority (C-11, I-1).
    #[must_use]
    pub const fn weight(self) -> u8 {
        match self {
            Self::Small => 1,
            Self::Big => 2,
            Self::Builder | Self::Pig => 0,
        }
    }

    /// The slots of this kind among a player's ten.
    const fn slots(self) -> u64 {
        match self {
            Self::Small => 0b000_0111_1111,
            Self::Big => 1 << 7,
            Self::Builder => 1 << 8,
            Self::Pig => 1 << 9,
        }
    }
}

/// How many figures of each kind a player starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Supply {
    pub(crate) small: u8,
    pub(crate) big: bool,
    pub(crate) builder: bool,
    pub(crate) pig: bool,
}

/// One figure of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FigureId(u8);

/// Slots of a player: seven small followers, the big one, builder, pig.
const SLOTS: usize = 10;
const ALL_SLOTS: usize = SLOTS * Players::MOST as usize;
/// Marks a location as the top of the tower on a tile.
const ROOF: u16 = 0x8000;

impl FigureId {
    const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whose it is.
    #[must_use]
    pub const fn owner(self) -> Player {
        Player(self.0 / SLOTS as u8)
    }

    /// What it is.
    #[must_use]
    pub const fn kind(self) -> FigureKind {
        match self.0 % SLOTS as u8 {
            7 => FigureKind::Big,
            8 => FigureKind::Builder,
            9 => FigureKind::Pig,
            _ => FigureKind::Small,
        }
    }

    const fn crew(self) -> Crew {
        let kind = self.kind();
        if kind.is_follower() {
            Crew::follower(self.owner().0, kind.weight())
        } else {
            Crew::attendant(self.owner().0)
        }
    }
}

/// Where a figure on the board is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FigureLocation {
    /// On a segment of a tile.
    Segment(SegmentId),
    /// On top of the tower of a tile (T-5).
    Roof(TileId),
}

impl FigureLocation {
    /// The tile it is on.
    #[must_use]
    pub fn tile(self, board: &Board) -> TileId {
        match self {
            Self::Segment(segment) => board.tile_of(segment),
            Self::Roof(tile) => tile,
        }
    }

    const fn pack(self) -> u16 {
        match self {
            Self::Segment(segment) => segment.0,
            Self::Roof(tile) => tile.0 | ROOF,
        }
    }

    const fn unpack(packed: u16) -> Self {
        if packed & ROOF == 0 {
            Self::Segment(SegmentId(packed))
        } else {
            Self::Roof(TileId(packed & !ROOF))
        }
    }
}

/// A set of figures, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct FigureSet(pub(crate) u64);

impl FigureSet {
    pub(crate) fn of(player: Player, kind: FigureKind) -> Self {
        Self(kind.slots() << (SLOTS * player.index()))
    }

    pub(crate) const fn of_player(player: Player) -> Self {
        Self(((1 << SLOTS) - 1) << (SLOTS as u8 * player.0))
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) const fn has(self, id: FigureId) -> bool {
        self.0 & id.bit() != 0
    }

    pub(crate) fn insert(&mut self, id: FigureId) {
        self.0 |= id.bit();
    }

    pub(crate) fn remove(&mut self, id: FigureId) {
        self.0 &= !id.bit();
    }

    pub(crate) fn first(self) -> Option<FigureId> {
        (self.0 != 0).then(|| FigureId(self.0.trailing_zeros() as u8))
    }

    pub(crate) fn iter(mut self) -> impl Iterator<Item = FigureId> {
        core::iter::from_fn(move || {
            let id = self.first()?;
            self.0 &= self.0 - 1;
            Some(id)
        })
    }
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
        let small = (1u64 << supply.small) - 1;
        let has = |given: bool, kind: FigureKind| if given { kind.slots() } else { 0 };
        let each = small
            | has(supply.big, FigureKind::Big)
            | has(supply.builder, FigureKind::Builder)
            | has(supply.pig, FigureKind::Pig);
        let home = (0..players as usize).map(|player| each << (SLOTS * player)).sum();
        let (home, out) = (FigureSet(home), FigureSet(0));
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
        for id in FigureSet(self.out.0 & !before.out.0).iter() {
            if let FigureLocation::Segment(segment) = self.location(id) {
                board.remove_crew(segment, id.crew());
            }
        }
        while self.stood.len() > before.puts as usize {
            let Some((id, stood)) = self.stood.pop() else { break };
            self.at[id.0 as usize] = stood;
        }
        for id in FigureSet(before.out.0 & !self.out.0).iter() {
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
        let who = u64::from(id.owner().0) << 2 | id.kind() as u64;
        let cell = u64::from(board.tile(tile).cell.key());
        mix(1 << 63 | who << 40 | u64::from(place) << 32 | cell)
    }
}
