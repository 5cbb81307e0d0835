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
        Side::ALL
            .into_iter()
            .all(|side| self.on(side).is_none_or(|edge| edge == edges[side.index()]))
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
        self.0.get(self.position(cell)).filter(|open| open.cell == cell)
    }

    /// Where `cell` is, or would be.
    pub(super) fn position(&self, cell: Cell) -> usize {
        self.0.partition_point(|open| open.cell < cell)
    }

    /// Where `cell` is, or would be, found from another cell's position: the cells north and south of
    /// one are its neighbours in this order too, the others are looked up.
    #[inline]
    pub(super) fn position_near(&self, cell: Cell, side: Side, mut near: usize) -> usize {
        if matches!(side, Side::East | Side::West) {
            return self.position(cell);
        }
        while near > 0 && self.0[near - 1].cell >= cell {
            near -= 1;
        }
        while near < self.0.len() && self.0[near].cell < cell {
            near += 1;
        }
        near
    }

    pub(super) fn insert(&mut self, at: usize, cell: Cell, site: u16, demand: Demand) {
        self.0.insert(at, Open { cell, site, demand });
    }

    pub(super) fn remove(&mut self, at: usize) {
        self.0.remove(at);
    }

    pub(super) fn demand(&mut self, at: usize, side: Side, edge: Edge) {
        let demand = &mut self.0[at].demand;
        *demand = demand.with(side, edge);
    }

    pub(super) fn forget(&mut self, at: usize, side: Side) {
        let demand = &mut self.0[at].demand;
        *demand = demand.without(side);
    }
}
