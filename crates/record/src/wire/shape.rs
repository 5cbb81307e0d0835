//! The tiles of a game as JSON: what is printed on each.

use std::collections::BTreeMap;

use aude_engine::tiles::{KindId, Segment, Symbol, Tiles};
use aude_engine::{Game, Rules};
use serde::Serialize;

use super::On;

/// A kind of tile, as printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShapeJson {
    /// Its id.
    pub id: String,
    /// The set it comes from.
    pub set: String,
    /// Copies in a full bag.
    pub count: u8,
    /// Whether one more is on the table at the start.
    pub start: bool,
    /// How many rotations look different: 1, 2 or 4.
    pub rotations: u8,
    /// What belongs to the tile as a whole.
    pub symbols: Vec<&'static str>,
    /// Its roads, cities, cloister and fields, in this order.
    pub segments: Vec<SegmentJson>,
}

/// A part of a tile that a figure can be put on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SegmentJson {
    /// What it is.
    pub on: On,
    /// The edges or ports it reaches, as in places.
    pub via: String,
    /// Fields: the edges of each city of the tile they border, sorted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<String>,
    /// What counts for the feature, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub marks: BTreeMap<&'static str, u8>,
    /// Whether it has the princess.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub princess: bool,
}

impl ShapeJson {
    /// Every kind of a game, Mayflower's start spaces last.
    #[must_use]
    pub fn all(game: &Game) -> Vec<Self> {
        let tiles = game.tiles();
        let kinds = tiles.all().chain(tiles.coast().iter().copied());
        kinds.map(|kind| Self::of(tiles, kind)).collect()
    }

    fn of(tiles: &Tiles, kind: KindId) -> Self {
        let (tile, segments) = (tiles.kind(kind), tiles.segments(kind));
        let symbols = Symbol::ALL.into_iter().filter(|&symbol| tile.symbols.has(symbol));
        Self {
            id: tile.id.clone(),
            set: tiles.sets().get(usize::from(tile.set)).cloned().unwrap_or_default(),
            count: tile.count,
            start: tile.start,
            rotations: tile.turns,
            symbols: symbols.map(Symbol::name).collect(),
            segments: segments.iter().map(|one| SegmentJson::of(segments, one)).collect(),
        }
    }
}

impl SegmentJson {
    fn of(segments: &[Segment], segment: &Segment) -> Self {
        let on = On::from(Some(segment.kind));
        let touched = segment.cities().filter_map(|city| segments.get(usize::from(city)));
        let mut cities: Vec<String> = touched.map(|city| city.sides.to_string()).collect();
        cities.sort();
        Self {
            on,
            via: if on == On::Field {
                segment.ports.to_string()
            } else {
                segment.sides.to_string()
            },
            cities,
            marks: segment.marks.iter().map(|(mark, count)| (mark.name(), count)).collect(),
            princess: segment.princess,
        }
    }
}
