//! What the descriptions of features depend on besides the features themselves.

use std::ops::Range;

use aude_engine::board::{Feature, SegmentId, Totals};
use aude_engine::{Cell, Game, Rules};

/// Another feature, by one of its segments.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Other {
    segment: SegmentId,
    feature: Feature,
    totals: Totals,
}

/// The open cells around features, and the features on their other sides: as long as these and a
/// feature are the same, so is its description.
#[derive(Clone, Debug, Default)]
pub(super) struct Reaches {
    cells: Vec<Cell>,
    others: Vec<Other>,
    /// How many belong to the features that are kept.
    kept: (usize, usize),
    /// Where those of the feature described last begin.
    start: (usize, usize),
}

/// The reach of one feature.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    cells: Range<usize>,
    others: Range<usize>,
}

impl Reaches {
    /// Begins the next feature; the reach of the one before is lost unless it is kept.
    pub(super) fn begin(&mut self) {
        self.cells.truncate(self.kept.0);
        self.others.truncate(self.kept.1);
        self.start = self.kept;
    }

    /// Keeps the reach of the feature described last.
    pub(super) fn keep(&mut self) -> Reach {
        let start = self.start;
        self.kept = (self.cells.len(), self.others.len());
        Reach { cells: start.0..self.kept.0, others: start.1..self.kept.1 }
    }

    /// Forgets all that were kept.
    pub(super) fn forget(&mut self) {
        self.kept = (0, 0);
    }

    pub(super) fn add_cell(&mut self, cell: Cell) {
        if !self.cells[self.start.0..].contains(&cell) {
            self.cells.push(cell);
        }
    }

    pub(super) fn add_other(&mut self, game: &Game, segment: SegmentId) {
        let feature = game.board().feature(segment);
        if !self.others[self.start.1..].iter().any(|known| known.feature == feature) {
            self.others.push(Other { segment, feature, totals: *game.board().totals(feature) });
        }
    }

    /// The other features in a reach.
    pub(super) fn others(&self, reach: &Reach) -> impl Iterator<Item = Feature> + '_ {
        self.others[reach.others.clone()].iter().map(|other| other.feature)
    }

    /// Whether a tile on `new` leaves all of a reach as it was.
    pub(super) fn is_same(&self, reach: &Reach, game: &Game, new: Option<Cell>) -> bool {
        let board = game.board();
        let is_near = |new: Cell| {
            let away = |own: &Cell| own.x().abs_diff(new.x()) + own.y().abs_diff(new.y());
            self.cells[reach.cells.clone()].iter().any(|own| away(own) <= 1)
        };
        let stands = |other: &Other| {
            board.feature(other.segment) == other.feature
                && *board.totals(other.feature) == other.totals
        };
        !new.is_some_and(is_near) && self.others[reach.others.clone()].iter().all(stands)
    }
}
