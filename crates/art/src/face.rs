//! The tile data, queried in the way drawing needs it.

use aude_engine::Side;
use aude_engine::tiles::{FeatureKind, KindId, Segment, Symbol, Symbols, TileKind, Tiles};

/// What the drawing needs of a kind of tile.
#[derive(Clone, Debug)]
pub(crate) struct KindData {
    pub(crate) tile: TileKind,
    pub(crate) segments: Vec<Segment>,
    pub(crate) coast: bool,
}

impl KindData {
    /// All kinds of a game, by index.
    pub(crate) fn all(tiles: &Tiles) -> Vec<Self> {
        let mut kinds: Vec<_> = tiles.all().chain(tiles.coast().iter().copied()).collect();
        kinds.sort_unstable();
        let data = |kind: KindId| Self {
            tile: tiles.kind(kind).clone(),
            segments: tiles.segments(kind).to_vec(),
            coast: tiles.coast().contains(&kind),
        };
        kinds.into_iter().map(data).collect()
    }
}

/// A kind of tile to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face<'a> {
    pub(crate) id: &'a str,
    pub(crate) segments: &'a [Segment],
    pub(crate) symbols: Symbols,
    /// Whether it is a start space of the coast: the sea is to its east.
    pub(crate) coast: bool,
}

/// Where a road with one side ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// At the gate of a city segment.
    Gate(usize),
    Cloister,
    Tower,
    Volcano,
    /// Where other roads end too.
    Junction,
    /// At a separate house.
    House,
    /// At a house beyond the road it crosses on a bridge.
    AcrossBridge,
    /// At the water.
    Shore,
}

impl<'a> Face<'a> {
    pub(crate) fn new(data: &'a KindData) -> Self {
        Self {
            id: &data.tile.id,
            segments: &data.segments,
            symbols: data.tile.symbols,
            coast: data.coast,
        }
    }

    pub(crate) fn has(&self, symbol: Symbol) -> bool {
        self.symbols.has(symbol)
    }

    /// The segments of one kind with their indexes.
    pub(crate) fn of(
        &self,
        kind: FeatureKind,
    ) -> impl Iterator<Item = (usize, &'a Segment)> + use<'a> {
        self.segments.iter().enumerate().filter(move |(_, segment)| segment.kind == kind)
    }

    /// The field at a half-edge.
    pub(crate) fn field_at(&self, port: u8) -> Option<usize> {
        self.of(FeatureKind::Field)
            .find(|(_, field)| field.ports.has(port % 8))
            .map(|(index, _)| index)
    }

    /// The city along a side.
    pub(crate) fn city_at(&self, side: Side) -> Option<usize> {
        self.of(FeatureKind::City).find(|(_, city)| city.sides.has(side)).map(|(index, _)| index)
    }

    pub(crate) fn borders(&self, field: usize, city: usize) -> bool {
        self.segments[field].cities().any(|other| usize::from(other) == city)
    }

    pub(crate) fn has_enclosed_field(&self) -> bool {
        self.of(FeatureKind::Field).any(|(_, field)| field.ports.is_empty())
    }

    /// Where a road with a single side ends.
    pub(crate) fn end(&self, road: usize) -> End {
        let Some(side) = self.segments[road].sides.iter().next() else { return End::House };
        if self.coast {
            return End::Shore;
        }
        if self.has(Symbol::Cloister) {
            return End::Cloister;
        }
        let (left, right) = (self.field_at(2 * side as u8), self.field_at(2 * side as u8 + 1));
        if let (Some(left), Some(right)) = (left, right) {
            let shared = self
                .of(FeatureKind::City)
                .find(|&(city, _)| self.borders(left, city) && self.borders(right, city));
            if let Some((city, _)) = shared
                && left != right
            {
                return End::Gate(city);
            }
        }
        if self.has(Symbol::Bridge) {
            return match self.city_at(side.opposite()) {
                Some(city) => End::Gate(city),
                None => End::AcrossBridge,
            };
        }
        if self.has(Symbol::Tower) {
            return End::Tower;
        }
        if self.has(Symbol::Volcano) {
            return End::Volcano;
        }
        let others = self.of(FeatureKind::Road).filter(|(_, other)| other.sides.len() == 1).count();
        if others > 1 { End::Junction } else { End::House }
    }

    /// The corners that a city reaches with a tip, as the side that starts there: it separates two
    /// fields there.
    pub(crate) fn tips(&self, city: usize) -> Vec<usize> {
        let corner_parts = |corner: &usize| {
            let (before, after) = ((2 * corner + 7) as u8 % 8, 2 * *corner as u8);
            match (self.field_at(before), self.field_at(after)) {
                (Some(a), Some(b)) => a != b && self.borders(a, city) && self.borders(b, city),
                (Some(field), None) => self.walls_off(city, field, Side::ALL[*corner]),
                (None, Some(field)) => self.walls_off(city, field, Side::ALL[*corner].before()),
                (None, None) => false,
            }
        };
        if self.coast { Vec::new() } else { (0..4).filter(corner_parts).collect() }
    }

    /// Whether `city` must separate `field` from an enclosed one that borders the city on `side`.
    fn walls_off(&self, city: usize, field: usize, side: Side) -> bool {
        let Some(other) = self.city_at(side) else { return false };
        let enclosed = |(index, segment): (usize, &Segment)| {
            segment.ports.is_empty() && self.borders(index, city) && self.borders(index, other)
        };
        other != city
            && self.borders(field, city)
            && !self.borders(field, other)
            && self.of(FeatureKind::Field).any(enclosed)
    }

    /// Whether a city of one side must reach the road or junction in front of it to separate its
    /// two fields.
    pub(crate) fn reaches_out(&self, city: usize) -> bool {
        let sides = self.segments[city].sides;
        let Some(side) = sides.iter().next() else { return false };
        let (left, right) = (self.field_at(2 * side as u8 + 7), self.field_at(2 * side as u8 + 2));
        let gated = self
            .of(FeatureKind::Road)
            .any(|(road, segment)| segment.sides.len() == 1 && self.end(road) == End::Gate(city));
        sides.len() == 1
            && left.is_some()
            && right.is_some()
            && left != right
            && !gated
            && self.tips(city).is_empty()
    }
}
