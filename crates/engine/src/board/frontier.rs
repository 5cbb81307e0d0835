//! The frontier: open cells beside tiles, with what their neighbours demand.

use crate::tiles::Edge;
use crate::{Cell, Side};

/// What the neighbours of an open cell show towards it: two bits a side, 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Demand(pub(crate) u8);

impl Demand {
    /// What the neighbour on `side` shows, if there is one.
    #[must_use]
    pub const fn on(self, side: Side) -> Option<Edge> {
        match self.0 >> (2 * side as u8) & 3 {
            1 => Some(Edge::Field),
            2 => Some(Edge::Road),
            3 => Some(Edge::City),
            _ => None,
        }
    }

    pub(super) const fn with(self, side: Side, edge: Edge) -> Self {
        Self(self.0 | (edge as u8) << (2 * side as u8))
    }

    const fn without(self, side: Side) -> Self {
        Self(self.0 & !(3 << (2 * side as u8)))
    }

    /// Whether a tile with these edges may lie here (C-3).
    pub(crate) fn is_met_by(self, edges: &[Edge; 4]) -> bool {
        Side::ALL.into_iter().all(|side| self.on(side).is_none_or(|edge| edge == edges[side.index()]))
    }
}

/// An open cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Open {
    pub(super) cell: Cell,
    pub(super) site: u16,
    pub(super) demand: Demand,
}

/// Open cells in the order of cells, so that lists made from it are sorted as they come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Frontier(Vec<Open>);

impl Frontier {
    pub(super) fn cells(&self) -> &[Open] {
        &self.0
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }

    pub(super) fn get(&self, cell: Cell) -> Option<&Open> {
        Some(&self.0[self.position(cell).ok()?])
    }

    pub(super) fn insert(&mut self, cell: Cell, site: u16, demand: Demand) {
        if let Err(at) = self.position(cell) {
            self.0.insert(at, Open { cell, site, demand });
        }
    }

    pub(super) fn remove(&mut self, cell: Cell) -> Option<u16> {
        let at = self.position(cell).ok()?;
        Some(self.0.remove(at).site)
    }

    pub(super) fn demand(&mut self, cell: Cell, side: Side, edge: Edge) {
        if let Ok(at) = self.position(cell) {
            let demand = &mut self.0[at].demand;
            *demand = demand.with(side, edge);
        }
    }

    pub(super) fn forget(&mut self, cell: Cell, side: Side) {
        if let Ok(at) = self.position(cell) {
            let demand = &mut self.0[at].demand;
            *demand = demand.without(side);
        }
    }

    fn position(&self, cell: Cell) -> Result<usize, usize> {
        self.0.binary_search_by(|open| open.cell.cmp(&cell))
    }
}
