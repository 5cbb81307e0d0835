//! A checked kind of tile and its segments.

use core::fmt;

use super::Marks;
use crate::limits::{MOST_KINDS, MOST_SEGMENTS};
use crate::listed::listed;
use crate::{Ports, Rotation, Sides};

/// Index of a tile kind within the game's [`super::Tiles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct KindId(u8);

impl KindId {
    pub(crate) fn new(index: usize) -> Self {
        debug_assert!(index < MOST_KINDS);
        Self(index as u8)
    }

    /// Position in [`super::Tiles::kinds`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

listed! {
    /// What a side of a tile shows. The numbers are those of a [`crate::board::Demand`], where 0 means
    /// no neighbour.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Edge {
        /// Grass (Mayflower: prairie) along the whole side.
        Field = 1,
        /// A road (trail) in the middle, field on both sides of it.
        Road = 2,
        /// City (town) along the whole side.
        City = 3,
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Field => "field",
            Self::Road => "road",
            Self::City => "city",
        })
    }
}

listed! {
    /// The four kinds of features, in the order segments have on a tile. Mayflower calls them trail,
    /// town, farm and plain.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum FeatureKind {
        /// A road or trail.
        Road,
        /// A city or town.
        City,
        /// A cloister or farm.
        Cloister,
        /// A field or plain.
        Field,
    }
}

impl fmt::Display for FeatureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Cloister => "cloister",
            Self::Field => "field",
        })
    }
}

listed! {
    /// Something that belongs to a tile as a whole.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Symbol {
        /// A cloister, or a Mayflower farm.
        Cloister,
        /// A tower site.
        Tower,
        /// A volcano.
        Volcano,
        /// The dragon moves.
        Dragon,
        /// A magic portal.
        Portal,
        /// Drawing only: a bridge.
        Bridge,
        /// Drawing only: a tunnel.
        Tunnel,
    }
}

impl Symbol {
    /// A stable name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cloister => "cloister",
            Self::Tower => "tower",
            Self::Volcano => "volcano",
            Self::Dragon => "dragon",
            Self::Portal => "portal",
            Self::Bridge => "bridge",
            Self::Tunnel => "tunnel",
        }
    }

    /// Whether it is only drawn, and means nothing to the rules.
    #[must_use]
    pub const fn is_decoration(self) -> bool {
        matches!(self, Self::Bridge | Self::Tunnel)
    }
}

/// A set of symbols.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Symbols(u16);

const _: () = assert!(Symbol::ALL.len() <= u16::BITS as usize, "Symbols has no room");

impl Symbols {
    /// Whether `symbol` is among them.
    #[must_use]
    pub const fn has(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u16 & 1 == 1
    }

    /// With `symbol` added.
    #[must_use]
    pub const fn with(self, symbol: Symbol) -> Self {
        Self(self.0 | 1 << symbol as u16)
    }
}

/// A part of a tile that a figure can be put on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    /// What it is a part of.
    pub kind: FeatureKind,
    /// Roads and cities: the sides of the printed tile it reaches.
    pub sides: Sides,
    /// Fields: the half-edges of the printed tile it reaches.
    pub ports: Ports,
    /// Cities: whether it has the princess.
    pub princess: bool,
    /// How many segments of this kind the tile has. More than one means that they may become one
    /// feature later, in which the tile counts once (C-9).
    pub siblings: u8,
    /// Open edges of a road or city, missing neighbours of a cloister, before anything is placed
    /// next to it.
    pub(crate) open: u8,
    /// Fields: the city segments of the tile it borders, one bit per segment index.
    pub(crate) cities: u16,
    /// What counts for the whole feature.
    pub marks: Marks,
}

impl Segment {
    /// The segment's sides once the tile is rotated.
    #[must_use]
    pub const fn sides_turned(&self, rotation: Rotation) -> Sides {
        self.sides.turned(rotation)
    }

    /// Fields: indexes of the city segments of the tile it borders.
    pub fn cities(&self) -> impl Iterator<Item = u8> + use<> {
        let cities = self.cities;
        (0..MOST_SEGMENTS as u8).filter(move |&city| cities >> city & 1 == 1)
    }
}

/// A kind of tile as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileKind {
    /// The letter of the tile sheet.
    pub id: String,
    /// Index of its set in [`super::Tiles::sets`].
    pub set: u8,
    /// Copies in the bag.
    pub count: u8,
    /// Whether one more copy is on the table at the start.
    pub start: bool,
    /// What belongs to the tile as a whole.
    pub symbols: Symbols,
    /// How many rotations look different: 1, 2 or 4.
    pub turns: u8,
    pub(crate) first: u16,
    pub(crate) len: u8,
}
