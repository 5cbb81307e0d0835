//! Placing a tile and taking it back.

use super::sites::NONE;
use super::{Board, Demand, Placed, TileId, mix};
use crate::tiles::{FeatureKind, Kind, NO_SEGMENT, Symbol, Tiles};
use crate::{Cell, Rotation, Side};

impl Board {
    /// Puts a tile on `cell`, which must be free; whether it fits is the caller's business.
    pub(crate) fn place(&mut self, tiles: &Tiles, cell: Cell, kind: Kind, rotation: Rotation) -> TileId {
        let tile = TileId(self.placed.len() as u16);
        let site = match self.frontier.remove(cell) {
            Some(site) => site,
            None => self.sites.find(cell).unwrap_or_else(|| self.sites.add(cell)),
        };
        let placed = Placed {
            cell,
            kind,
            rotation,
            site,
            first: self.features.len(),
            joins: self.features.joins(),
            sites: self.sites.len(),
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
        let neighbours = self.widen(tiles, &placed);
        self.close_edges(tiles, &placed, neighbours);
        self.join_edges(tiles, &placed, neighbours);
        self.surround(site, cloister);
        self.hash ^= Self::tile_hash(&placed);
        tile
    }

    /// Takes the last tile off the board again. No figure may stand on it.
    pub(crate) fn take_back(&mut self, tiles: &Tiles) {
        let Some(placed) = self.placed.pop() else { return };
        self.hash ^= Self::tile_hash(&placed);
        self.unsurround(placed.site);
        self.features.split_to(placed.joins);
        let face = tiles.face(placed.kind, placed.rotation);
        let around = self.sites.get(placed.site).around;
        let mut demand = Demand::default();
        for side in Side::ALL {
            let other = around[side.index()];
            if other == NONE {
                continue;
            }
            let other_tile = self.sites.get(other).tile;
            if other_tile == NONE {
                if other < placed.sites {
                    self.frontier.forget(placed.cell.step(side), side.opposite());
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
            let cell = self.sites.get(self.sites.len() - 1).cell;
            self.frontier.remove(cell);
            self.sites.pop();
        }
        if tiles.kind(placed.kind).symbols.has(Symbol::Tower) {
            self.towers.pop();
        }
        let here = self.sites.get_mut(placed.site);
        here.tile = NONE;
        here.cloister = NONE;
        self.frontier.insert(placed.cell, placed.site, demand);
    }

    /// Opens the cells around a new tile and tells them what it shows; returns its neighbours.
    fn widen(&mut self, tiles: &Tiles, placed: &Placed) -> [u16; 4] {
        let face = tiles.face(placed.kind, placed.rotation);
        let mut neighbours = [NONE; 4];
        for side in Side::ALL {
            let other = self.sites.get(placed.site).around[side.index()];
            let edge = face.edges[side.index()];
            let cell = placed.cell.step(side);
            if other == NONE {
                if self.region.has(cell) {
                    let site = self.sites.add(cell);
                    self.frontier.insert(cell, site, Demand::default().with(side.opposite(), edge));
                }
                continue;
            }
            neighbours[side.index()] = self.sites.get(other).tile;
            if neighbours[side.index()] == NONE {
                self.frontier.demand(cell, side.opposite(), edge);
            }
        }
        neighbours
    }

    /// Each edge that met its neighbour is open no more. All of this comes before any join, so that
    /// taking the joins back finds every part with the count it had.
    fn close_edges(&mut self, tiles: &Tiles, placed: &Placed, neighbours: [u16; 4]) {
        let face = tiles.face(placed.kind, placed.rotation);
        for side in Side::ALL {
            let segment = face.feature[side.index()];
            let neighbour = neighbours[side.index()];
            if neighbour == NONE || segment == NO_SEGMENT {
                continue;
            }
            let other = self.placed[neighbour as usize];
            let across = tiles.face(other.kind, other.rotation).feature[side.opposite().index()];
            let root = self.features.find(other.first + u16::from(across));
            self.features.totals_mut(root).open -= 1;
            self.features.totals_mut(placed.first + u16::from(segment)).open -= 1;
        }
    }

    fn join_edges(&mut self, tiles: &Tiles, placed: &Placed, neighbours: [u16; 4]) {
        let face = tiles.face(placed.kind, placed.rotation);
        for side in Side::ALL {
            let neighbour = neighbours[side.index()];
            if neighbour == NONE {
                continue;
            }
            let other = self.placed[neighbour as usize];
            let other_face = tiles.face(other.kind, other.rotation);
            let (here, across) = (side.index(), side.opposite().index());
            // A half-edge meets the other half of the side across.
            let pairs = [
                (face.feature[here], other_face.feature[across]),
                (face.first[here], other_face.second[across]),
                (face.second[here], other_face.first[across]),
            ];
            let mut before = (NO_SEGMENT, NO_SEGMENT);
            for pair in pairs {
                if pair.0 == NO_SEGMENT || pair == before {
                    continue;
                }
                before = pair;
                let (a, b) = (placed.first + u16::from(pair.0), other.first + u16::from(pair.1));
                let all = &self.placed;
                self.features.join(a, b, |tile| all[tile as usize].first);
            }
        }
    }

    /// Tells the cloisters around that they have one more neighbour, and counts those of a new one.
    fn surround(&mut self, site: u16, cloister: u16) {
        let mut present = 0;
        for other in self.sites.ring(site) {
            if other == NONE || self.sites.get(other).tile == NONE {
                continue;
            }
            present += 1;
            let theirs = self.sites.get(other).cloister;
            if theirs != NONE {
                self.features.totals_mut(theirs).open -= 1;
            }
        }
        if cloister != NONE {
            self.features.totals_mut(cloister).open -= present;
        }
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
