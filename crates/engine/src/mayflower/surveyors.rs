//! The surveyors (M-8 … M-10): they give a bonus in their columns, move west after every scoring,
//! and settlers left behind both go home.

use super::{Mayflower, Sweep};
use crate::figures::FigureId;
use crate::game::{Event, LeaveReason, Sink};
use crate::position::ExtraState;
use crate::tiles::FeatureKind;
use crate::{Cell, FigureLocation};

/// The columns of the two surveyors, counted west from the coast. They are never more than one
/// column apart (M-9), and which is which does not matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Surveyors {
    /// The one nearer the coast.
    rear: u16,
    /// Whether the other is one column further west.
    apart: bool,
}

impl Surveyors {
    /// In these columns, if they can be there with tiles this far west (M-9).
    pub(super) fn at([rear, front]: [u16; 2], westmost: u16) -> Option<Self> {
        let (rear, front) = (rear.min(front), rear.max(front));
        (front <= westmost && front - rear <= 1).then_some(Self { rear, apart: front > rear })
    }

    /// The column nearer the coast, then the other.
    pub(super) fn columns(self) -> [u16; 2] {
        [self.rear, self.rear + u16::from(self.apart)]
    }

    /// How many surveyors are in a column.
    pub(super) fn in_column(self, column: u16) -> u16 {
        self.columns().into_iter().filter(|&own| own == column).count() as u16
    }

    /// How many surveyors are in any of these columns.
    pub(super) fn met_by(self, columns: impl Iterator<Item = u16>) -> u16 {
        let mut met = [false; 2];
        for column in columns {
            for (met, own) in met.iter_mut().zip(self.columns()) {
                *met |= own == column;
            }
        }
        met.into_iter().map(u16::from).sum()
    }

    /// After a scoring one surveyor moves west: the rear one, or either while there is a tile
    /// further west (M-9). Returns whether one moved.
    pub(super) fn advance(&mut self, westmost: u16) -> bool {
        if self.apart {
            *self = Self { rear: self.rear + 1, apart: false };
        } else if westmost > self.rear {
            self.apart = true;
        } else {
            return false;
        }
        true
    }

    /// Whether a column is east of both (M-10).
    pub(super) fn are_west_of(self, column: u16) -> bool {
        column < self.rear
    }
}

impl ExtraState for Surveyors {}

/// The column of a cell: tiles are west of the coast, at x = −column.
pub(super) fn column(cell: Cell) -> u16 {
    cell.x().unsigned_abs()
}

impl Mayflower {
    /// The column furthest west that has a tile.
    pub(super) fn westmost(&self) -> u16 {
        self.pos.board.placed().iter().map(|placed| column(placed.cell)).max().unwrap_or(0)
    }

    /// The column a settler is in.
    pub(super) fn column_of(&self, id: FigureId) -> u16 {
        let board = &self.pos.board;
        column(board.tile(self.pos.state.figures.location(id).tile(board)).cell)
    }

    /// A surveyor moves if one can (M-9); then settlers east of both go home without points, except
    /// trappers (M-10).
    pub(super) fn move_surveyor<S: Sink>(&mut self, sink: &mut S) {
        let westmost = self.westmost();
        let surveyors = &mut self.pos.extra;
        let moved = surveyors.advance(westmost);
        if moved {
            let [rear, front] = surveyors.columns();
            // The surveyor that moved is now in the shared column, or is the one in front.
            let to = if rear == front { rear } else { front };
            sink.event(Event::Surveyor { from: to - 1, to });
        }
        if !self.sweeps(moved) {
            return;
        }
        for id in self.pos.state.figures.on_board() {
            if !self.is_trapper(id) && self.pos.extra.are_west_of(self.column_of(id)) {
                self.send_home(id, LeaveReason::LeftBehind, sink);
            }
        }
    }

    /// Whether settlers are looked for after a scoring in which a surveyor moved or did not (M-10).
    pub(super) fn sweeps(&self, moved: bool) -> bool {
        moved || self.table.options.sweep == Sweep::AfterScoring
    }

    fn is_trapper(&self, id: FigureId) -> bool {
        match self.pos.state.figures.location(id) {
            FigureLocation::Segment(segment) => {
                self.pos.board.segment_kind(segment) == FeatureKind::Field
            }
            FigureLocation::Roof(_) => false,
        }
    }
}
