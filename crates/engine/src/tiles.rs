//! Tiles: from the contents of a tile file to checked kinds with their lookup tables.
//!
//! A [`SetSpec`] is unchecked input; [`Tiles::build`] validates the sets of a game together and
//! reports every [`TileError`] at once. The result is immutable and shared by all games played with
//! it.

mod build;
mod check;
mod kind;
mod marks;
mod spec;
pub mod standard;

pub use check::TileError;
pub use kind::{Edge, FeatureKind, KindId, Segment, Symbol, Symbols, TileKind};
pub use marks::{Mark, Marks};
pub use spec::{CitySpec, FieldSpec, RoadSpec, SetSpec, TileSpec};

pub(crate) use build::{Face, NO_SEGMENT};

use crate::board::Demand;

/// All tile kinds of a game, with the lookup tables the board uses.
#[derive(Debug)]
pub struct Tiles {
    kinds: Vec<TileKind>,
    coast: Vec<KindId>,
    sets: Vec<String>,
    /// By set: the elements it brings into play.
    elements: Vec<Vec<String>>,
    faces: Vec<Face>,
    segments: Vec<Segment>,
    /// By kind and demand: the distinct rotations that fit, one bit each.
    fits: Vec<[u8; Demand::COUNT]>,
}

impl Tiles {
    /// Every kind, in the order of the sets and their files.
    #[must_use]
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// The kind behind an index of this game.
    #[must_use]
    pub fn kind(&self, kind: KindId) -> &TileKind {
        &self.kinds[kind.index()]
    }

    /// The kind with this id, such as `V` or `EK`.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<KindId> {
        self.all().find(|&kind| self.kind(kind).id == id)
    }

    /// The indexes of all kinds that can be in the bag, that is, all except the coast.
    pub fn all(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.kinds.len() - self.coast.len()).map(KindId::new)
    }

    /// The start spaces of Mayflower's coast, north to south; empty in the classic game.
    #[must_use]
    pub fn coast(&self) -> &[KindId] {
        &self.coast
    }

    /// The names of the sets these tiles come from.
    #[must_use]
    pub fn sets(&self) -> &[String] {
        &self.sets
    }

    /// The elements of the rules that a set brings into play, by the set's index in [`Self::sets`].
    #[must_use]
    pub fn elements(&self, set: usize) -> &[String] {
        self.elements.get(set).map_or(&[], Vec::as_slice)
    }

    /// The segments of a kind: roads, cities, the cloister, then fields.
    #[must_use]
    pub fn segments(&self, kind: KindId) -> &[Segment] {
        let kind = &self.kinds[kind.index()];
        &self.segments[kind.first as usize..][..kind.len as usize]
    }

    /// How many tiles the bag holds at the start.
    #[must_use]
    pub fn bag_size(&self) -> u32 {
        self.kinds.iter().map(|kind| u32::from(kind.count)).sum()
    }

    /// What a tile shows on one of its sides once rotated.
    #[must_use]
    pub fn edge(&self, kind: KindId, rotation: crate::Rotation, side: crate::Side) -> Edge {
        self.face(kind, rotation).edges[side.index()]
    }

    /// The rotation that represents all those that look the same (a straight road has two, not
    /// four).
    #[must_use]
    pub fn canonical(&self, kind: KindId, rotation: crate::Rotation) -> crate::Rotation {
        crate::Rotation::new(rotation.turns() % self.kinds[kind.index()].turns)
    }

    pub(crate) fn face(&self, kind: KindId, rotation: crate::Rotation) -> &Face {
        &self.faces[kind.index() * 4 + rotation.turns() as usize]
    }

    /// By demand: the distinct rotations of `kind` that satisfy it, one bit each.
    #[inline]
    pub(crate) fn fits(&self, kind: KindId) -> &[u8; Demand::COUNT] {
        &self.fits[kind.index()]
    }
}
