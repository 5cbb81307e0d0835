//! Tiles by cell, and features flooded over them.

use std::collections::{BTreeMap, BTreeSet};

use aude_engine::tiles::{FeatureKind, KindId, Mark, Segment, Tiles};
use aude_engine::{Cell, Game, Rotation, Rules, Side, Spot};

/// The tiles on the table, by cell.
pub(super) struct Land<'a> {
    tiles: &'a Tiles,
    cells: BTreeMap<Cell, (KindId, Rotation)>,
    pub(super) last: Cell,
}

/// A feature: its spots, and how many edges are open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Flood {
    pub(super) kind: FeatureKind,
    spots: BTreeSet<Spot>,
    pub(super) open: u32,
}

impl Flood {
    pub(super) fn has(&self, spot: Spot) -> bool {
        self.spots.contains(&spot)
    }

    /// Different tiles.
    pub(super) fn tiles(&self) -> i16 {
        self.spots.iter().map(|spot| spot.cell).collect::<BTreeSet<_>>().len() as i16
    }
}

impl<'a> Land<'a> {
    pub(super) fn of(game: &'a Game) -> Self {
        let placed = game.board().placed();
        let cells = placed.iter().map(|tile| (tile.cell, (tile.kind, tile.rotation))).collect();
        Self {
            tiles: game.tiles(),
            cells,
            last: placed.last().map_or(Cell::ORIGIN, |tile| tile.cell),
        }
    }

    pub(super) fn has_tile(&self, cell: Cell) -> bool {
        self.cells.contains_key(&cell)
    }

    pub(super) fn all_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells.keys().copied()
    }

    pub(super) fn segments(&self, cell: Cell) -> &'a [Segment] {
        self.cells.get(&cell).map_or(&[], |(kind, _)| self.tiles.segments(*kind))
    }

    fn rotation(&self, cell: Cell) -> Rotation {
        self.cells[&cell].1
    }

    pub(super) fn spots(&self, cell: Cell) -> impl Iterator<Item = Spot> + use<> {
        (0..self.segments(cell).len() as u8).map(move |segment| Spot::new(cell, segment))
    }

    fn segment(&self, spot: Spot) -> &'a Segment {
        &self.segments(spot.cell)[usize::from(spot.segment)]
    }

    pub(super) fn marks(&self, flood: &Flood, mark: Mark) -> i16 {
        flood.spots.iter().map(|&spot| i16::from(self.segment(spot).marks.count(mark))).sum()
    }

    /// The cells around it, including diagonals.
    pub(super) fn around(cell: Cell) -> impl Iterator<Item = Cell> {
        let steps = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
        steps
            .filter(|&step| step != (0, 0))
            .map(move |(dx, dy)| Cell::new(cell.x() + dx, cell.y() + dy))
    }

    /// The whole feature a spot belongs to.
    pub(super) fn flood(&self, from: Spot) -> Flood {
        let kind = self.segment(from).kind;
        let mut flood = Flood { kind, spots: BTreeSet::from([from]), open: 0 };
        if kind == FeatureKind::Cloister {
            flood.open =
                Self::around(from.cell).filter(|&cell| !self.has_tile(cell)).count() as u32;
            return flood;
        }
        let mut waiting = vec![from];
        while let Some(spot) = waiting.pop() {
            let rotation = self.rotation(spot.cell);
            let segment = self.segment(spot);
            let mut reached = Vec::new();
            for side in segment.sides.turned(rotation).iter() {
                let cell = spot.cell.step(side);
                if !self.has_tile(cell) {
                    flood.open += 1;
                    continue;
                }
                reached.extend(self.spots(cell).filter(|&other| {
                    self.segment(other).sides.turned(self.rotation(cell)).has(side.opposite())
                }));
            }
            for port in segment.ports.turned(rotation).iter() {
                let side = Side::ALL[usize::from(port / 2)];
                let cell = spot.cell.step(side);
                // Across north and south port p meets 5 − p, across east and west 9 − p.
                let across =
                    if side.index().is_multiple_of(2) { 5 + 8 - port } else { 9 + 8 - port } % 8;
                if self.has_tile(cell) {
                    reached.extend(self.spots(cell).filter(|&other| {
                        self.segment(other).ports.turned(self.rotation(cell)).has(across)
                    }));
                }
            }
            for other in reached {
                if flood.spots.insert(other) {
                    waiting.push(other);
                }
            }
        }
        flood
    }

    /// The roads, cities and cloisters that the last tile completed, each once.
    pub(super) fn completed(&self) -> Vec<Flood> {
        let mut found: Vec<Flood> = Vec::new();
        let mut spots: Vec<Spot> = self.spots(self.last).collect();
        for cell in Self::around(self.last) {
            let cloisters =
                self.spots(cell).filter(|&spot| self.segment(spot).kind == FeatureKind::Cloister);
            spots.extend(cloisters);
        }
        for spot in spots {
            let flood = self.flood(spot);
            if flood.open == 0 && flood.kind != FeatureKind::Field && !found.contains(&flood) {
                found.push(flood);
            }
        }
        found
    }

    /// The different completed cities next to a field.
    pub(super) fn cities(&self, field: &Flood) -> i16 {
        let mut cities: Vec<Flood> = Vec::new();
        for &spot in &field.spots {
            for city in self.segment(spot).cities() {
                let flood = self.flood(Spot::new(spot.cell, city));
                if flood.open == 0 && !cities.contains(&flood) {
                    cities.push(flood);
                }
            }
        }
        cities.len() as i16
    }
}
