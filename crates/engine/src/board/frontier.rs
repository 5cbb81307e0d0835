//! The frontier: open cells next to tiles, with what their neighbours demand.

use crate::tiles::Edge;
use crate::{Cell, Side, Sides};

/// What the neighbours of an open cell show towards it: an [`Edge`] per side, 0 where there is
/// none, in as many bits as the kinds of edges need.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Demand(pub(crate) u16);

impl Demand {
    const BITS: u16 = (Edge::ALL.len() + 1).next_power_of_two().ilog2() as u16;
    const MASK: u16 = (1 << Self::BITS) - 1;
    /// The number of possible demands: the rows of a table indexed by [`Demand::index`].
    pub const COUNT: usize = 1 << (4 * Self::BITS);

    /// Its row in a table of all demands.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % Self::COUNT
    }

    /// What the neighbour on `side` shows, if there is one.
    #[must_use]
    pub const fn on(self, side: Side) -> Option<Edge> {
        match (self.0 >> (Self::BITS * side as u16) & Self::MASK) as usize {
            0 => None,
            edge => Some(Edge::ALL[edge - 1]),
        }
    }

    /// With a neighbour added on `side`.
    #[must_use]
    pub const fn with(self, side: Side, edge: Edge) -> Self {
        Self(self.0 | (edge as u16) << (Self::BITS * side as u16))
    }

    const fn without(self, side: Side) -> Self {
        Self(self.0 & !(Self::MASK << (Self::BITS * side as u16)))
    }

    /// Whether a tile with these edges may be placed here (C-3).
    pub(crate) fn is_met_by(self, edges: &[Edge; 4]) -> bool {
        Side::ALL
            .into_iter()
            .all(|side| self.on(side).is_none_or(|edge| edge == edges[side.index()]))
    }
}

const _: () = {
    assert!(4 * Demand::BITS as u32 <= u16::BITS, "Demand has no room for so many kinds of edges");
    let mut index = 0;
    while index < Edge::ALL.len() {
        assert!(Edge::ALL[index] as usize == index + 1, "edges are numbered from 1");
        index += 1;
    }
};

/// An open cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Open {
    pub(super) cell: Cell,
    pub(super) site: u16,
    pub(super) demand: Demand,
}

/// The sides of a tile with open cells: those that are new, and those that were already open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OpenSides {
    pub(super) new: Sides,
    pub(super) known: Sides,
}

impl OpenSides {
    const fn any(self, side: Side) -> bool {
        self.new.has(side) || self.known.has(side)
    }
}

/// What a tile changed in the frontier, as undoing it needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Change {
    /// Where its cell was, and what was demanded there.
    at: u16,
    demand: Demand,
    /// Where the cells east and west of it are, if they are open.
    east: u16,
    west: u16,
    open_sides: OpenSides,
}

/// Open cells in the order of cells, so that lists built from it come out sorted.
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

    /// Adds an open cell where it belongs.
    pub(super) fn add(&mut self, open: Open) {
        let at = self.position(open.cell);
        self.0.insert(at, open);
    }

    /// A tile with these edges is placed on the open cell at `at`: that one is removed, the open
    /// cells next to it learn what the tile shows, and new ones are added.
    pub(super) fn place(
        &mut self,
        at: usize,
        edges: &[Edge; 4],
        open_sides: OpenSides,
        sites: [u16; 4],
    ) -> Change {
        use Side::{East, North, South, West};
        let here = self.0[at];
        let new = |side: Side| Open {
            cell: here.cell.step(side),
            site: sites[side.index()],
            demand: Demand::default().with(side.opposite(), edges[side.index()]),
        };
        let mut change =
            Change { at: at as u16, east: 0, west: 0, demand: here.demand, open_sides };
        // Later entries come first, so that `at` stays valid.
        if open_sides.any(East) {
            let east = at + self.0[at..].partition_point(|open| open.cell < here.cell.step(East));
            change.east = east as u16;
            self.add_neighbour(east, East, open_sides, new);
        }
        if open_sides.known.has(South) {
            self.add_neighbour(at + 1, South, open_sides, new);
        }
        // The cells north and south of a cell are also next to it in this order.
        match (open_sides.new.has(North), open_sides.new.has(South)) {
            (false, false) => drop(self.0.remove(at)),
            (true, false) => self.0[at] = new(North),
            (false, true) => self.0[at] = new(South),
            (true, true) => {
                self.0[at] = new(South);
                self.0.insert(at, new(North));
            }
        }
        if open_sides.known.has(North) {
            self.add_neighbour(at - 1, North, open_sides, new);
        }
        if open_sides.any(West) {
            let west = self.0[..at].partition_point(|open| open.cell < here.cell.step(West));
            change.west = west as u16;
            self.add_neighbour(west, West, open_sides, new);
        }
        change
    }

    /// Inserts the open cell on `side` at `at`, or adds to what is demanded there.
    #[inline]
    fn add_neighbour(
        &mut self,
        at: usize,
        side: Side,
        open_sides: OpenSides,
        new: impl Fn(Side) -> Open,
    ) {
        let open = new(side);
        if open_sides.new.has(side) {
            self.0.insert(at, open);
        } else {
            self.0[at].demand.0 |= open.demand.0;
        }
    }

    /// Undoes what [`Frontier::place`] did for the tile on `cell`.
    pub(super) fn take_back(&mut self, cell: Cell, site: u16, change: Change) {
        use Side::{East, North, South, West};
        let Change { at, east, west, demand, open_sides } = change;
        let (at, here) = (usize::from(at), Open { cell, site, demand });
        if open_sides.any(West) {
            self.remove_neighbour(west.into(), West, open_sides);
        }
        match (open_sides.new.has(North), open_sides.new.has(South)) {
            (false, false) => self.0.insert(at, here),
            (true, true) => {
                self.0.remove(at);
                self.0[at] = here;
            }
            _ => self.0[at] = here,
        }
        if open_sides.known.has(North) {
            self.remove_neighbour(at - 1, North, open_sides);
        }
        if open_sides.known.has(South) {
            self.remove_neighbour(at + 1, South, open_sides);
        }
        if open_sides.any(East) {
            self.remove_neighbour(east.into(), East, open_sides);
        }
    }

    #[inline]
    fn remove_neighbour(&mut self, at: usize, side: Side, open_sides: OpenSides) {
        if open_sides.new.has(side) {
            self.0.remove(at);
        } else {
            let demand = &mut self.0[at].demand;
            *demand = demand.without(side.opposite());
        }
    }
}
