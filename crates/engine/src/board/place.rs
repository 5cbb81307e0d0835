//! Placing a tile and taking it back.

use super::query::Cloisters;
use super::sites::NONE;
use super::{Board, Demand, Placed, TileId, mix};
use crate::tiles::{Edge, FeatureKind, Kind, NO_SEGMENT, Symbol, Tiles};
use crate::{Cell, Rotation, Side};

impl Board {
    /// Puts a tile on `cell`, which must be free; whether it fits is the caller's business.
    pub(crate) fn place(
        &mut self,
        tiles: &Tiles,
        cell: Cell,
        kind: Kind,
        rotation: Rotation,
    ) -> TileId {
        let tile = TileId(self.placed.len() as u16);
        let at = self.frontier.position(cell);
        let site = match self.frontier.cells().get(at) {
            Some(open) if open.cell == cell => {
                let site = open.site;
                self.frontier.remove(at);
                site
            }
            _ => self.sites.find(cell).unwrap_or_else(|| self.sites.add(cell)),
        };
        let placed = Placed {
            cell,
            kind,
            rotation,
            site,
            first: self.features.len(),
            joins: self.features.joins(),
            sites: self.sites.len(),
            cloisters: Cloisters::default(),
        };
        self.placed.push(placed);
        let mut cloister = NONE;
        for (index, segment) in tiles.segments(kind).iter().enumerate() {
            self.features.push(tile, segment);
            if segment.kind == FeatureKind::Cloister {
                cloister = placed.first + index as u16;
            }
        }
        if tiles.kind(kind).symbols.has(Symbol::Tower) {
            self.towers.push(tile);
        }
        let here = self.sites.get_mut(site);
        here.tile = tile.0;
        here.cloister = cloister;
        self.connect(tiles, &placed, at);
        self.placed[tile.index()].cloisters = self.surround(site, cloister);
        self.hash ^= Self::tile_hash(&placed);
        tile
    }

    /// Takes the last tile off the board again. No figure may stand on it.
    pub(crate) fn take_back(&mut self, tiles: &Tiles) {
        let Some(placed) = self.placed.pop() else { return };
        self.hash ^= Self::tile_hash(&placed);
        if placed.cloisters.touched {
            self.unsurround(placed.site);
        }
        self.features.split_to(placed.joins);
        let face = tiles.face(placed.kind, placed.rotation);
        let around = self.sites.get(placed.site).around;
        let mut demand = Demand::default();
        let mut here = self.frontier.position(placed.cell);
        for &side in &Side::ALL {
            let other = around[side.index()];
            if other == NONE {
                continue;
            }
            let other_tile = self.sites.get(other).tile;
            if other_tile == NONE {
                let at = self.frontier.position_near(placed.cell.step(side), side, here);
                if other < placed.sites {
                    self.frontier.forget(at, side.opposite());
                } else {
                    self.frontier.remove(at);
                    here -= usize::from(at < here);
                }
                continue;
            }
            let other = self.placed[other_tile as usize];
            let other_face = tiles.face(other.kind, other.rotation);
            let across = side.opposite().index();
            demand = demand.with(side, other_face.edges[across]);
            if face.feature[side.index()] != NO_SEGMENT {
                let root = self.features.find(other.first + u16::from(other_face.feature[across]));
                self.features.totals_mut(root).open += 1;
            }
        }
        self.features.truncate(placed.first);
        while self.sites.len() > placed.sites {
            self.sites.pop();
        }
        if tiles.kind(placed.kind).symbols.has(Symbol::Tower) {
            self.towers.pop();
        }
        let site = self.sites.get_mut(placed.site);
        site.tile = NONE;
        site.cloister = NONE;
        self.frontier.insert(here, placed.cell, placed.site, demand);
    }

    /// Joins a new tile to its neighbours and tells the open cells around what it shows.
    /// `at` is where its cell was in the frontier.
    fn connect(&mut self, tiles: &Tiles, placed: &Placed, at: usize) {
        let face = tiles.face(placed.kind, placed.rotation);
        let mut joins = [(0, 0); 12];
        let mut count = 0;
        for &side in &Side::ALL {
            let (here, across) = (side.index(), side.opposite().index());
            let edge = face.edges[here];
            let other = self.sites.get(placed.site).around[here];
            if other == NONE {
                self.open(placed, side, edge, at);
                continue;
            }
            let neighbour = self.sites.get(other).tile;
            if neighbour == NONE {
                let at = self.frontier.position_near(placed.cell.step(side), side, at);
                self.frontier.demand(at, side.opposite(), edge);
                continue;
            }
            let other = &self.placed[neighbour as usize];
            let other_face = tiles.face(other.kind, other.rotation);
            debug_assert_eq!(edge, other_face.edges[across], "edges continue (C-3)");
            let mut join = |a: u8, b: u8| {
                joins[count] = (placed.first + u16::from(a), other.first + u16::from(b));
                count += 1;
            };
            // A half-edge meets the other half of the side across.
            let first = (face.first[here], other_face.second[across]);
            let second = (face.second[here], other_face.first[across]);
            if first.0 != NO_SEGMENT {
                join(first.0, first.1);
            }
            if second != first {
                join(second.0, second.1);
            }
            if face.feature[here] != NO_SEGMENT {
                join(face.feature[here], other_face.feature[across]);
                // This edge is open no more. All of these come before any join, so that taking the
                // joins back finds every part with the count it had.
                let (a, b) = joins[count - 1];
                let root = self.features.find(b);
                self.features.totals_mut(root).open -= 1;
                self.features.totals_mut(a).open -= 1;
            }
        }
        for &(a, b) in &joins[..count] {
            let all = &self.placed;
            self.features.join(a, b, |tile| all[tile as usize].first);
        }
    }

    /// Opens the cell beside a new tile, if tiles may lie there.
    fn open(&mut self, placed: &Placed, side: Side, edge: Edge, at: usize) {
        let cell = placed.cell.step(side);
        if self.region.has(cell) {
            let site = self.sites.add_beside(placed.site, side);
            let at = self.frontier.position_near(cell, side, at);
            self.frontier.insert(at, cell, site, Demand::default().with(side.opposite(), edge));
        }
    }

    /// Tells the cloisters around that they have one more neighbour, and counts those of a new one.
    fn surround(&mut self, site: u16, cloister: u16) -> Cloisters {
        let (mut present, mut near) = (0, Cloisters::default());
        for other in self.sites.ring(site) {
            if other == NONE || self.sites.get(other).tile == NONE {
                continue;
            }
            present += 1;
            let theirs = self.sites.get(other).cloister;
            if theirs != NONE {
                let open = &mut self.features.totals_mut(theirs).open;
                *open -= 1;
                near.touched = true;
                near.completed |= *open == 0;
            }
        }
        if cloister != NONE {
            self.features.totals_mut(cloister).open -= present;
            near.completed |= present == 8;
        }
        near
    }

    fn unsurround(&mut self, site: u16) {
        for other in self.sites.ring(site) {
            if other == NONE || self.sites.get(other).tile == NONE {
                continue;
            }
            let theirs = self.sites.get(other).cloister;
            if theirs != NONE {
                self.features.totals_mut(theirs).open += 1;
            }
        }
    }

    pub(super) fn tile_hash(placed: &Placed) -> u64 {
        let what = (placed.kind.index() as u64) << 2 | u64::from(placed.rotation.turns());
        mix(what << 32 | u64::from(placed.cell.key()))
    }
}
