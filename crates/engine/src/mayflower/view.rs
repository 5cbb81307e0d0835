//! What can be seen on the table beyond the contract.

use super::{Mayflower, Options, Step};
use crate::game::Rules;
use crate::{Cell, FigureId};

impl Mayflower {
    /// The house rules in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.table.options
    }

    /// The step that must be decided.
    #[must_use]
    pub fn step(&self) -> Step {
        self.pos.state.step
    }

    /// The columns of the surveyors, counted west from the coast, the one nearer the coast first.
    #[must_use]
    pub fn surveyors(&self) -> [u16; 2] {
        self.pos.extra.columns()
    }

    /// The column of a cell, counted west from the coast (M-1).
    #[must_use]
    pub fn column(cell: Cell) -> u16 {
        super::surveyors::column(cell)
    }

    /// The column of a settler on the board.
    #[must_use]
    pub fn settler_column(&self, id: FigureId) -> Option<u16> {
        self.figures().is_out(id).then(|| self.column_of(id))
    }
}
