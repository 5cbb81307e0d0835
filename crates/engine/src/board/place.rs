//! Placing a tile and removing it again.

use super::frontier::{Change, Open, OpenSides};
use super::sites::{NONE, NOWHERE};
use super::{Board, Demand, Placed, PlacementUndo, TileId, mix};
use crate::tiles::{FeatureKind, KindId, NO_SEGMENT, Symbol, Tiles};
use crate::{Cell, Rotation, Side, Sides};

impl Board {
    /// Puts a tile on `cell`, which must be free; the caller has checked that it fits.
    pub(crate) fn place(
        &mut self,
        tiles: &Tiles,
        cell: Cell,
        kind: KindId,
        rotation: Rotation,
    ) -> TileId {
        let tile = TileId(self.placed.len() as u16);
        let at = self.frontier.position(cell);
        let site = match self.frontier.cells().get(at) {
            Some(open) if open.cell == cell => open.site,
            _ => self.open_apart(cell),
        };
        let placed =
            Placed { cell, kind, rotation, site, first: self.features.len(), completes: false };
        let (joins, sites) = (self.features.joins(), self.sites.len());
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
        let frontier = self.connect(tiles, &placed, at);
        let (beside_cloister, completes) = self.surround(site, cloister);
        self.placed[tile.index()].completes = completes;
        self.undo.push(PlacementUndo { joins, sites, beside_cloister, frontier });
        self.hash ^= Self::tile_hash(&placed);
        tile
    }

    /// Removes the last tile from the board. There may be no figure on it.
    pub(crate) fn take_back(&mut self, tiles: &Tiles) {
        let (Some(placed), Some(undo)) = (self.placed.pop(), self.undo.pop()) else { return };
        self.hash ^= Self::tile_hash(&placed);
        if undo.beside_cloister {
            self.unsurround(placed.site);
        }
        self.features.split_to(undo.joins);
        self.features.truncate(placed.first);
        let here = self.sites.get_mut(placed.site);
        here.tile = NONE;
        here.cloister = NONE;
        self.frontier.take_back(placed.cell, placed.site, undo.frontier);
        while self.sites.len() > undo.sites {
            self.sites.pop();
        }
        if tiles.kind(placed.kind).symbols.has(Symbol::Tower) {
            self.towers.pop();
        }
    }

    /// Opens a cell that need not be next to a tile: where the first tiles of a game go.
    #[cold]
    fn open_apart(&mut self, cell: Cell) -> u16 {
        let site = self.sites.find(cell).unwrap_or_else(|| self.sites.add(cell));
        self.frontier.add(Open { cell, site, demand: Demand::default() });
        site
    }

    /// Joins a new tile to its neighbours and updates the demands of the open cells around it. `at`
    /// is its cell's position in the frontier.
    fn connect(&mut self, tiles: &Tiles, placed: &Placed, at: usize) -> Change {
        let face = tiles.face(placed.kind, placed.rotation);
        let mut open_sides = OpenSides { new: Sides::NONE, known: Sides::NONE };
        let mut sites = [NOWHERE; 4];
        for &side in &Side::ALL {
            let (here, across) = (side.index(), side.opposite().index());
            let other = self.sites.get(placed.site).around[here];
            if other == NOWHERE {
                // From now on, tiles may be placed there if the area allows it.
                if self.region.has(placed.cell.step(side)) {
                    sites[here] = self.sites.add_beside(placed.site, side);
                    open_sides.new = open_sides.new.with(side);
                }
                continue;
            }
            let neighbour = self.sites.get(other).tile;
            if neighbour == NONE {
                open_sides.known = open_sides.known.with(side);
                continue;
            }
            let other = self.placed[neighbour as usize];
            let other_face = tiles.face(other.kind, other.rotation);
            debug_assert_eq!(face.edges[here], other_face.edges[across], "edges continue (C-3)");
            let all = &self.placed;
            let mut join = |a: u8, b: u8| {
                let (a, b) = (placed.first + u16::from(a), other.first + u16::from(b));
                self.features.join(a, b, |tile| all[tile as usize].first);
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
            }
        }
        self.frontier.place(at, &face.edges, open_sides, sites)
    }

    /// Updates the neighbour counts of the cloisters around, and counts those of a new one. Returns
    /// whether there is a cloister around, and whether one there or here is now complete.
    fn surround(&mut self, site: u16, cloister: u16) -> (bool, bool) {
        let (mut present, mut touched, mut completes) = (0, false, false);
        for other in self.sites.ring(site) {
            let other = self.sites.get(other);
            present += u16::from(other.tile != NONE);
            if other.cloister != NONE {
                let open = &mut self.features.totals_mut(other.cloister).open;
                *open -= 1;
                touched = true;
                completes |= *open == 0;
            }
        }
        if cloister != NONE {
            self.features.totals_mut(cloister).open -= present;
            completes |= present == 8;
        }
        (touched, completes)
    }

    fn unsurround(&mut self, site: u16) {
        for other in self.sites.ring(site) {
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
