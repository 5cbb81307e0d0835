//! Queries on the board.

use super::frontier::Open;
use super::sites::NONE;
use super::{Board, Crew, Demand, Feature, SegmentId, TileId, Totals};
use crate::game::{Reason, Refusal, RuleId};
use crate::tiles::{FeatureKind, KindId, Tiles};
use crate::{Bag, Cell, Rotation, Side};

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Where it is.
    pub cell: Cell,
    /// What it is.
    pub kind: KindId,
    /// How it is turned.
    pub rotation: Rotation,
    pub(super) site: u16,
    /// Its first segment.
    pub(super) first: u16,
    /// It completed a cloister on it or around it.
    pub(super) completes: bool,
}

impl Placed {
    /// One of its segments on the board, by its index on the tile.
    #[must_use]
    pub const fn segment(&self, index: u8) -> SegmentId {
        SegmentId(self.first + index as u16)
    }
}

impl Board {
    /// The tiles in the order of placement.
    #[must_use]
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// One tile.
    #[must_use]
    pub fn tile(&self, tile: TileId) -> &Placed {
        &self.placed[tile.index()]
    }

    /// The tile placed last.
    #[must_use]
    pub fn last(&self) -> Option<TileId> {
        self.placed.len().checked_sub(1).map(|index| TileId(index as u16))
    }

    /// The tile on `cell`.
    #[must_use]
    pub fn tile_at(&self, cell: Cell) -> Option<TileId> {
        self.tile_on(self.sites.find(cell)?)
    }

    /// The neighbour of a tile on `side`.
    #[must_use]
    pub fn neighbour(&self, tile: TileId, side: Side) -> Option<TileId> {
        let site = self.tile(tile).site;
        self.tile_on(self.sites.get(site).around[side.index()])
    }

    /// The tiles on the eight cells around a tile.
    pub fn around(&self, tile: TileId) -> impl Iterator<Item = TileId> {
        let ring = self.sites.ring(self.tile(tile).site);
        ring.into_iter().filter_map(|site| self.tile_on(site))
    }

    fn tile_on(&self, site: u16) -> Option<TileId> {
        let tile = self.sites.get(site).tile;
        (tile != NONE).then_some(TileId(tile))
    }

    /// The completed cloisters on a tile and around it.
    pub(crate) fn completed_cloisters(&self, tile: TileId, mut each: impl FnMut(Feature)) {
        let placed = self.tile(tile);
        if !placed.completes {
            return;
        }
        for site in self.sites.ring(placed.site).into_iter().chain([placed.site]) {
            let cloister = self.sites.get(site).cloister;
            if cloister != NONE && self.features.totals(cloister).open == 0 {
                each(Feature(cloister));
            }
        }
    }

    /// Open cells with their demands, in the order of cells.
    pub fn frontier(&self) -> impl Iterator<Item = (Cell, Demand)> {
        self.frontier.cells().iter().map(|open| (open.cell, open.demand))
    }

    /// What the neighbours of an open cell demand; none if the cell is taken or not next to a tile.
    #[must_use]
    pub fn demand(&self, cell: Cell) -> Option<Demand> {
        self.frontier.get(cell).map(|open| open.demand)
    }

    /// Every cell and distinct rotation in which `kind` fits (C-3), in order.
    #[inline]
    pub fn placements(&self, tiles: &Tiles, kind: KindId, mut each: impl FnMut(Cell, Rotation)) {
        self.fitting(tiles, kind, |cells, mut fits| {
            (0..fits.count_ones()).for_each(|_| {
                let (cell, rotation) = take_first(cells, &mut fits);
                each(cell, rotation);
            });
        });
    }

    /// The same into a list, with each fit converted by `make`.
    #[inline]
    pub(crate) fn list_placements<T>(
        &self,
        tiles: &Tiles,
        kind: KindId,
        list: &mut Vec<T>,
        make: impl Fn(Cell, Rotation) -> T,
    ) {
        self.fitting(tiles, kind, |cells, mut fits| {
            // Their number is known, so the list reserves its memory once.
            list.extend((0..fits.count_ones()).map(|_| {
                let (cell, rotation) = take_first(cells, &mut fits);
                make(cell, rotation)
            }));
        });
    }

    /// Sixteen open cells at a time, with four bits each: the rotations in which `kind` fits. One
    /// loop over the bits of a word is much easier on the branch predictor than a test per cell.
    #[inline]
    fn fitting(&self, tiles: &Tiles, kind: KindId, mut each: impl FnMut(&[Open], u64)) {
        let fits = tiles.fits(kind);
        let bits = |open: &Open, index: usize| u64::from(fits[open.demand.index()]) << (4 * index);
        let (chunks, rest) = self.frontier.cells().as_chunks::<16>();
        for cells in chunks {
            let mut word = 0;
            for (index, open) in cells.iter().enumerate() {
                word |= bits(open, index);
            }
            each(cells, word);
        }
        let word = rest.iter().enumerate().fold(0, |word, (index, open)| word | bits(open, index));
        each(rest, word);
    }

    /// Whether `kind` fits anywhere.
    #[must_use]
    pub fn has_place(&self, tiles: &Tiles, kind: KindId) -> bool {
        let fits = tiles.fits(kind);
        self.frontier.cells().iter().any(|open| fits[open.demand.index()] != 0)
    }

    /// Open cells that no tile left in the bag fits: a feature that needs one can never be
    /// completed.
    #[must_use]
    pub fn dead_cells(&self, tiles: &Tiles, bag: &Bag) -> Vec<Cell> {
        let fits =
            |demand: Demand| bag.iter().any(|(kind, _)| tiles.fits(kind)[demand.index()] != 0);
        self.frontier().filter(|(_, demand)| !fits(*demand)).map(|(cell, _)| cell).collect()
    }

    /// Whether `cell` is in the area that is open to tiles.
    #[must_use]
    pub fn is_in_region(&self, cell: Cell) -> bool {
        self.region.has(cell)
    }

    /// Why the drawn tile may not be placed on `cell` in this rotation (C-3); reported under
    /// `rule`.
    pub(crate) fn refuse_place(
        &self,
        tiles: &Tiles,
        drawn: Option<KindId>,
        cell: Cell,
        rotation: Rotation,
        rule: RuleId,
    ) -> Refusal {
        let no = |reason| Refusal::new(rule, reason);
        if self.tile_at(cell).is_some() {
            return no(Reason::CellTaken(cell));
        }
        let (Some(demand), Some(kind)) = (self.demand(cell), drawn) else {
            return no(Reason::NotAdjacent(cell));
        };
        for side in Side::ALL {
            let tile = tiles.edge(kind, rotation, side);
            if let Some(neighbour) = demand.on(side).filter(|&edge| edge != tile) {
                return no(Reason::EdgeMismatch { side, tile, neighbour });
            }
        }
        no(Reason::SameAs(tiles.canonical(kind, rotation)))
    }

    /// The tower sites on the board, in the order of placement.
    #[must_use]
    pub fn towers(&self) -> &[TileId] {
        &self.towers
    }

    /// The feature a segment belongs to.
    #[inline]
    #[must_use]
    pub fn feature(&self, segment: SegmentId) -> Feature {
        Feature(self.features.find(segment.0))
    }

    /// The totals of a feature.
    #[inline]
    #[must_use]
    pub fn totals(&self, feature: Feature) -> &Totals {
        self.features.totals(feature.0)
    }

    /// What a feature is.
    #[must_use]
    pub fn kind(&self, feature: Feature) -> FeatureKind {
        self.features.kind(feature.0)
    }

    /// The kind of a segment, and so of its feature.
    #[must_use]
    pub fn segment_kind(&self, segment: SegmentId) -> FeatureKind {
        self.features.kind(segment.0)
    }

    /// The tile a segment is on.
    #[must_use]
    pub fn tile_of(&self, segment: SegmentId) -> TileId {
        self.features.tile(segment.0)
    }

    /// The index of a segment on its tile.
    #[must_use]
    pub fn index_on_tile(&self, segment: SegmentId) -> u8 {
        (segment.0 - self.tile(self.tile_of(segment)).first) as u8
    }

    /// All segments of a feature.
    pub fn segments(&self, feature: Feature) -> impl Iterator<Item = SegmentId> {
        self.features.ring(feature.0).map(SegmentId)
    }

    /// Whether a road, city or cloister is complete (C-7, C-8, C-10). Fields never are.
    #[must_use]
    pub fn is_complete(&self, feature: Feature) -> bool {
        self.totals(feature).open == 0 && self.kind(feature) != FeatureKind::Field
    }

    /// The different completed cities beside a field, each once (C-17), into `cities`.
    pub fn completed_cities(&self, tiles: &Tiles, field: Feature, cities: &mut Vec<Feature>) {
        self.cities_beside(tiles, field, cities);
        cities.retain(|&city| self.totals(city).open == 0);
    }

    /// The different cities beside a field, complete or not, each once, into `cities`.
    pub fn cities_beside(&self, tiles: &Tiles, field: Feature, cities: &mut Vec<Feature>) {
        cities.clear();
        for segment in self.segments(field) {
            let placed = self.tile(self.tile_of(segment));
            let index = self.index_on_tile(segment) as usize;
            let mut beside = tiles.segments(placed.kind)[index].cities;
            while beside != 0 {
                cities.push(self.feature(placed.segment(beside.trailing_zeros() as u8)));
                beside &= beside - 1;
            }
        }
        cities.sort_unstable();
        cities.dedup();
    }

    /// A hash of the tiles on the board, in whatever order they were placed.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The same hash recomputed from the tiles.
    #[must_use]
    pub(crate) fn fresh_hash(&self) -> u64 {
        self.placed.iter().fold(0, |hash, placed| hash ^ Self::tile_hash(placed))
    }

    pub(crate) fn add_crew(&mut self, segment: SegmentId, crew: Crew) {
        let root = self.features.find(segment.0);
        let totals = self.features.totals_mut(root);
        totals.crew = totals.crew.plus(crew);
    }

    pub(crate) fn remove_crew(&mut self, segment: SegmentId, crew: Crew) {
        let root = self.features.find(segment.0);
        let totals = self.features.totals_mut(root);
        totals.crew = totals.crew.minus(crew);
    }
}

/// Takes the first fit off `fits`: a cell and a rotation.
#[inline]
fn take_first(cells: &[Open], fits: &mut u64) -> (Cell, Rotation) {
    let bit = fits.trailing_zeros() % u64::BITS;
    *fits &= fits.wrapping_sub(1);
    (cells[bit as usize / 4].cell, Rotation::new(bit as u8 % 4))
}
