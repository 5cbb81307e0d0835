//! What there is to see on the table beyond the contract.

use super::{Classic, Element, Options, Step};
use crate::figures::FigureId;
use crate::tiles::Kind;
use crate::{Cell, Player};

impl Classic {
    /// The house options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.table.options
    }

    /// The step that is to be decided.
    #[must_use]
    pub fn step(&self) -> Step {
        self.pos.now.step
    }

    /// Tiles drawn and put aside (D-7).
    pub fn tiles_aside(&self) -> impl Iterator<Item = Kind> {
        self.pos.now.aside.iter()
    }

    /// Whether this is the second part of a double turn (B-2).
    #[must_use]
    pub fn is_second_part(&self) -> bool {
        false
    }

    /// Whether an element of an expansion is in play.
    #[must_use]
    pub fn has(&self, element: Element) -> bool {
        self.table.has(element)
    }

    /// Where the dragon is (D-3).
    #[must_use]
    pub fn dragon(&self) -> Option<Cell> {
        None
    }

    /// Where the fairy is, and with whom (D-1): he may have gone home since.
    #[must_use]
    pub fn fairy(&self) -> Option<(Cell, Option<FigureId>)> {
        None
    }

    /// The height of the tower on a cell (T-2); 0 for a bare site.
    #[must_use]
    pub fn tower_height(&self, _cell: Cell) -> u8 {
        0
    }

    /// Tower pieces a player has left (T-1).
    #[must_use]
    pub fn tower_pieces(&self, _player: Player) -> u8 {
        0
    }

    /// Wine, grain and cloth a player has taken (B-6).
    #[must_use]
    pub fn goods(&self, _player: Player) -> [u8; 3] {
        [0; 3]
    }

    /// The followers a player holds captive (T-3).
    pub fn captives(&self, _captor: Player) -> impl Iterator<Item = FigureId> {
        core::iter::empty()
    }

    /// Whether a captive was bought back in this turn (T-7).
    #[must_use]
    pub fn ransom_used(&self) -> bool {
        false
    }
}
