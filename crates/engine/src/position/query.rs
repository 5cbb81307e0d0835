//! What both games need to know about places on the board and the last tile placed.

use super::{ExtraState, Position};
use crate::board::Feature;
use crate::game::{Action, Spot};
use crate::tiles::{FeatureKind, Tiles};
use crate::{FigureKind, FigureLocation};

/// The most features one tile can complete: a road or city on each side, and nine cloisters.
const MOST_COMPLETED: usize = 4 + 9;

/// The features a tile completed.
pub(crate) struct Completed {
    features: [Feature; MOST_COMPLETED],
    len: usize,
}

impl Completed {
    fn add(&mut self, feature: Feature) {
        if !self.all().contains(&feature) && self.len < self.features.len() {
            self.features[self.len] = feature;
            self.len += 1;
        }
    }

    /// Keeps those for which `keep` returns true.
    pub(crate) fn retain(&mut self, keep: impl Fn(Feature) -> bool) {
        let (all, many) = (self.features, self.len);
        self.len = 0;
        all[..many].iter().filter(|&&feature| keep(feature)).for_each(|&feature| self.add(feature));
    }

    pub(crate) fn all(&self) -> &[Feature] {
        &self.features[..self.len]
    }
}

impl<S: Copy, E: ExtraState> Position<S, E> {
    /// The place on the board that a spot names.
    pub(crate) fn location(&self, tiles: &Tiles, at: Spot) -> Option<FigureLocation> {
        let board = &self.board;
        let last = board.last()?;
        let tile = if board.tile(last).cell == at.cell { last } else { board.tile_at(at.cell)? };
        if at.is_roof() {
            return Some(FigureLocation::Roof(tile));
        }
        let placed = board.tile(tile);
        let known = usize::from(at.segment) < tiles.segments(placed.kind).len();
        known.then(|| FigureLocation::Segment(placed.segment(at.segment)))
    }

    /// The spot that names a place on the board.
    pub(crate) fn spot(&self, location: FigureLocation) -> Spot {
        let cell = self.board.tile(location.tile(&self.board)).cell;
        match location {
            FigureLocation::Segment(segment) => Spot::new(cell, self.board.index_on_tile(segment)),
            FigureLocation::Roof(_) => Spot::roof(cell),
        }
    }

    /// The first spot of a feature in the order of cells, which represents the feature.
    pub(crate) fn spot_of(&self, feature: Feature) -> Option<Spot> {
        self.board
            .segments(feature)
            .map(|segment| self.spot(FigureLocation::Segment(segment)))
            .min()
    }

    /// The feature of a spot; none for a roof.
    pub(crate) fn feature_at(&self, tiles: &Tiles, at: Spot) -> Option<Feature> {
        match self.location(tiles, at)? {
            FigureLocation::Segment(segment) => Some(self.board.feature(segment)),
            FigureLocation::Roof(_) => None,
        }
    }

    /// Every placement of the tile `kind`.
    pub(crate) fn placements(
        &self,
        tiles: &Tiles,
        kind: crate::tiles::KindId,
        list: &mut Vec<Action>,
    ) {
        let place = |cell, rotation| Action::Place { cell, rotation };
        self.board.list_placements(tiles, kind, list, place);
    }

    /// The segments of the new tile whose features no follower occupies (C-5), one bit each.
    pub(crate) fn open_segments(&self, tiles: &Tiles) -> u16 {
        let board = &self.board;
        let Some(tile) = board.last() else { return 0 };
        let placed = board.tile(tile);
        let segments = tiles.segments(placed.kind).len() as u8;
        let mut open = 0;
        for segment in 0..segments {
            let crew = board.totals(board.feature(placed.segment(segment))).crew;
            open |= u16::from(!crew.is_occupied()) << segment;
        }
        open
    }

    /// A follower on each of these segments of the new tile.
    pub(crate) fn follower_actions(
        &self,
        figure: FigureKind,
        mut open: u16,
        mut add: impl FnMut(Action),
    ) {
        let Some(tile) = self.board.last() else { return };
        let cell = self.board.tile(tile).cell;
        while open != 0 {
            let segment = open.trailing_zeros() as u8;
            add(Action::Put { figure, at: Spot::new(cell, segment) });
            open &= open - 1;
        }
    }

    /// The roads, cities and cloisters that the last tile completed.
    pub(crate) fn completed(&self, tiles: &Tiles) -> Completed {
        let mut completed = Completed { features: [Feature(0); MOST_COMPLETED], len: 0 };
        let board = &self.board;
        let Some(tile) = board.last() else { return completed };
        let placed = board.tile(tile);
        for (index, segment) in tiles.segments(placed.kind).iter().enumerate() {
            if matches!(segment.kind, FeatureKind::Road | FeatureKind::City) {
                let feature = board.feature(placed.segment(index as u8));
                if board.totals(feature).open == 0 {
                    completed.add(feature);
                }
            }
        }
        board.completed_cloisters(tile, |feature| completed.add(feature));
        completed
    }
}
