//! Sites: cells that hold a tile or are next to one, linked to their neighbours.
//!
//! A cell gets a site when it is first needed and loses it, last in first out, when that is undone.
//! The grid has no bounds: cells are found by an open-addressing index whose entries are removed in
//! reverse order of insertion, which leaves it exactly as it was.

use crate::{Cell, Side};

/// No tile, no cloister.
pub(super) const NONE: u16 = u16::MAX;

/// The first site is a sentinel: it stands in for every missing neighbour, has neither tile nor
/// neighbours, and can be read and written like any other, so that no code has to check for it.
pub(super) const NOWHERE: u16 = 0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Site {
    pub(super) cell: Cell,
    /// The sites around, by side.
    pub(super) around: [u16; 4],
    /// The tile here.
    pub(super) tile: u16,
    /// The cloister segment of the tile here.
    pub(super) cloister: u16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sites {
    sites: Vec<Site>,
    index: Vec<u16>,
}

impl Sites {
    pub(super) fn new(most_tiles: usize) -> Self {
        // A connected layout of n tiles has at most 2n + 2 open cells next to it.
        let most = 3 * most_tiles + 2;
        let nowhere = Site { cell: Cell::ORIGIN, around: [NOWHERE; 4], tile: NONE, cloister: NONE };
        let mut sites = Vec::with_capacity(most + 1);
        sites.push(nowhere);
        Self { sites, index: vec![NOWHERE; (2 * most).next_power_of_two()] }
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.sites.clone_from(&other.sites);
        self.index.clone_from(&other.index);
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.sites[..]) + size_of_val(&self.index[..])
    }

    pub(super) fn len(&self) -> u16 {
        self.sites.len() as u16
    }

    #[inline]
    pub(super) fn get(&self, site: u16) -> &Site {
        &self.sites[site as usize]
    }

    #[inline]
    pub(super) fn get_mut(&mut self, site: u16) -> &mut Site {
        &mut self.sites[site as usize]
    }

    pub(super) fn find(&self, cell: Cell) -> Option<u16> {
        let site = self.index[self.slot(cell)];
        (site != NOWHERE).then_some(site)
    }

    /// The site next to a cell.
    fn beside(&self, cell: Cell, side: Side) -> u16 {
        self.index[self.slot(cell.step(side))]
    }

    /// Adds a site for `cell` and links it to the sites around it.
    pub(super) fn add(&mut self, cell: Cell) -> u16 {
        let around = Side::ALL.map(|side| self.beside(cell, side));
        self.add_linked(cell, around)
    }

    /// Adds a site next to another; what that one's neighbours know need not be looked up.
    pub(super) fn add_beside(&mut self, site: u16, side: Side) -> u16 {
        let beside = *self.get(site);
        let cell = beside.cell.step(side);
        let (left, right) = (side.before(), side.after());
        let across = |turn: Side| match beside.around[turn.index()] {
            NOWHERE => self.beside(cell, turn),
            other => self.get(other).around[side.index()],
        };
        let mut around = [site; 4];
        around[left.index()] = across(left);
        around[right.index()] = across(right);
        around[side.index()] = self.beside(cell, side);
        self.add_linked(cell, around)
    }

    fn add_linked(&mut self, cell: Cell, around: [u16; 4]) -> u16 {
        let site = self.len();
        let slot = self.slot(cell);
        debug_assert_eq!(self.index[slot], NOWHERE);
        self.link(around, site);
        self.get_mut(NOWHERE).around = [NOWHERE; 4];
        self.index[slot] = site;
        self.sites.push(Site { cell, around, tile: NONE, cloister: NONE });
        site
    }

    /// Links the sites around a cell to its site.
    fn link(&mut self, around: [u16; 4], site: u16) {
        for (side, other) in Side::ALL.into_iter().zip(around) {
            self.get_mut(other).around[side.opposite().index()] = site;
        }
    }

    /// Removes the site added last.
    pub(super) fn pop(&mut self) {
        let Some(site) = self.sites.pop() else { return };
        self.link(site.around, NOWHERE);
        let mut slot = self.start(site.cell);
        while self.index[slot] != self.len() {
            slot = (slot + 1) & (self.index.len() - 1);
        }
        self.index[slot] = NOWHERE;
    }

    /// The site diagonally across, via `a` then `b` or the other way round: if both exist, they are
    /// the same.
    #[inline]
    fn diagonal(&self, site: &Site, a: Side, b: Side) -> u16 {
        let over = |a: Side, b: Side| self.get(site.around[a.index()]).around[b.index()];
        over(a, b) | over(b, a)
    }

    /// The eight sites around.
    #[inline]
    pub(super) fn ring(&self, site: u16) -> [u16; 8] {
        use Side::{East, North, South, West};
        let site = self.get(site);
        let [north, east, south, west] = site.around;
        let corner = |a, b| self.diagonal(site, a, b);
        [
            north,
            corner(North, East),
            east,
            corner(South, East),
            south,
            corner(South, West),
            west,
            corner(North, West),
        ]
    }

    fn start(&self, cell: Cell) -> usize {
        let spread = cell.key().wrapping_mul(0x9e37_79b1);
        spread as usize >> 12 & (self.index.len() - 1)
    }

    /// Where `cell` is in the index, or where it would go.
    fn slot(&self, cell: Cell) -> usize {
        let mut slot = self.start(cell);
        loop {
            let site = self.index[slot];
            if site == NOWHERE || self.get(site).cell == cell {
                return slot;
            }
            slot = (slot + 1) & (self.index.len() - 1);
        }
    }
}
