//! The checks a tile file must pass. All errors are collected; none stops the others.

use core::fmt;

use super::{FeatureKind, Mark, SetSpec, Symbol, TileSpec};
use crate::Side;
use crate::limits::{MOST_COPIES, MOST_SEGMENTS};

/// One error in a tile set.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TileError {
    /// The set, or the file it came from.
    pub set: String,
    /// The tile, where one is at fault.
    pub tile: Option<String>,
    /// What is wrong and what was expected.
    pub reason: String,
}

impl TileError {
    /// An error in a whole set.
    #[must_use]
    pub fn of_set(set: &str, reason: String) -> Self {
        Self { set: set.to_owned(), tile: None, reason }
    }

    /// An error in one of its tiles.
    #[must_use]
    pub fn of_tile(set: &str, tile: &str, reason: String) -> Self {
        Self { set: set.to_owned(), tile: Some(tile.to_owned()), reason }
    }
}

impl fmt::Display for TileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.tile {
            Some(tile) => write!(f, "{}: tile {tile}: {}", self.set, self.reason),
            None => write!(f, "{}: {}", self.set, self.reason),
        }
    }
}

impl core::error::Error for TileError {}

/// Checks one set by itself and adds its errors to `errors`.
pub(super) fn check_set(set: &SetSpec, errors: &mut Vec<TileError>) {
    let mut fail = |reason: String| errors.push(TileError::of_set(&set.name, reason));
    if set.name.is_empty() {
        fail("the set has no name (expected `set = \"…\"`)".into());
    }
    if set.tiles.is_empty() {
        fail("the set has no tiles (expected at least one [[tile]])".into());
    }
    for (index, tile) in set.tiles.iter().enumerate() {
        if set.tiles[..index].iter().any(|earlier| earlier.id == tile.id) {
            fail(format!("tile {} is listed twice", tile.id));
        }
    }
    for tile in &set.tiles {
        let mut check = Check { set: &set.name, tile, errors, sea: false };
        check.head();
        check.face();
    }
    for tile in &set.coast {
        Check { set: &set.name, tile, errors, sea: true }.face();
    }
    for pair in set.coast.windows(2) {
        let (south, north) = (shows(&pair[0], 'S'), shows(&pair[1], 'N'));
        if south != north {
            let (upper, lower) = (&pair[0].id, &pair[1].id);
            let reason =
                format!("{upper} shows a {south} in the south, {lower} a {north} in the north");
            errors.push(TileError::of_set(&set.name, reason));
        }
    }
}

/// What a tile shows on a side.
fn shows(tile: &TileSpec, side: char) -> &'static str {
    if tile.cities.iter().any(|city| city.edges.contains(side)) {
        "city"
    } else if tile.roads.iter().any(|road| road.edges.contains(side)) {
        "road"
    } else {
        "field"
    }
}

struct Check<'a> {
    set: &'a str,
    tile: &'a TileSpec,
    errors: &'a mut Vec<TileError>,
    /// The east side is open sea: a start space of the coast.
    sea: bool,
}

impl Check<'_> {
    fn fail(&mut self, reason: String) {
        self.errors.push(TileError::of_tile(self.set, &self.tile.id, reason));
    }

    fn head(&mut self) {
        let tile = self.tile;
        let well_formed = (1..=4).contains(&tile.id.len())
            && tile.id.starts_with(|c: char| c.is_ascii_uppercase())
            && tile.id.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
        if !well_formed {
            self.fail(
                "an id must be a capital letter followed by up to three capitals or digits".into(),
            );
        }
        if tile.count == 0 && tile.start == 0 {
            self.fail("count is 0 (expected at least 1)".into());
        }
        if tile.count > MOST_COPIES || tile.start > 1 {
            self.fail(format!("count may be at most {MOST_COPIES}, and start at most 1"));
        }
    }

    fn face(&mut self) {
        let tile = self.tile;
        let segments = tile.cities.len() + tile.roads.len() + tile.fields.len() + 1;
        if segments > MOST_SEGMENTS {
            self.fail(format!("{segments} segments (at most {MOST_SEGMENTS})"));
        }
        let edges = self.edges();
        self.ports(edges);
        self.marks();
        self.enclosed();
    }

    /// Every side belongs to at most one city or road; returns what each side shows.
    fn edges(&mut self) -> [Option<&'static str>; 4] {
        let tile = self.tile;
        let mut owner = [None; 4];
        let cities = tile.cities.iter().map(|city| ("city", &city.edges));
        let roads = tile.roads.iter().map(|road| ("road", &road.edges));
        for (what, edges) in cities.chain(roads) {
            if edges.is_empty() {
                self.fail(format!("a {what} has no edges (expected some of N, E, S, W)"));
            }
            if what == "road" && edges.len() > 2 {
                self.fail(format!(
                    "road {edges} has more than two edges; a junction is several roads"
                ));
            }
            for letter in edges.chars() {
                match Side::from_letter(letter) {
                    None => self.fail(format!("unknown edge {letter:?} (expected N, E, S or W)")),
                    Some(Side::East) if self.sea => {
                        self.fail(format!("a {what} on edge E, where the sea is"));
                    }
                    Some(side) => match owner[side.index()].replace(what) {
                        None => {}
                        Some("city") if what == "city" => {
                            self.fail(format!("edge {letter} belongs to two cities"));
                        }
                        Some("road") if what == "road" => {
                            self.fail(format!("edge {letter} belongs to two roads"));
                        }
                        Some(other) => self
                            .fail(format!("edge {letter} belongs to both a {other} and a {what}")),
                    },
                }
            }
        }
        owner
    }

    /// Every half-edge of a field or road side belongs to exactly one field; none of a city side
    /// does.
    fn ports(&mut self, edges: [Option<&'static str>; 4]) {
        let tile = self.tile;
        let mut field_of = [None; 8];
        for (index, field) in tile.fields.iter().enumerate() {
            for digit in field.ports.chars() {
                match digit.to_digit(8) {
                    None => self.fail(format!("unknown port {digit:?} (expected 0 to 7)")),
                    Some(port) => {
                        if field_of[port as usize].replace(index).is_some() {
                            self.fail(format!("port {port} belongs to two fields"));
                        }
                    }
                }
            }
            for (at, &city) in field.cities.iter().enumerate() {
                if city as usize >= tile.cities.len() {
                    let cities = tile.cities.len();
                    self.fail(format!(
                        "a field borders city {city}, but the tile has only {cities} (counted from 0)"
                    ));
                } else if field.cities[..at].contains(&city) {
                    self.fail(format!("a field lists city {city} twice"));
                }
            }
        }
        for side in Side::ALL {
            let [first, second] = [0, 1].map(|half| field_of[side.index() * 2 + half]);
            let letter = side.letter();
            let none_expected =
                edges[side.index()] == Some("city") || (self.sea && side == Side::East);
            if none_expected {
                if first.is_some() || second.is_some() {
                    self.fail(format!(
                        "edge {letter} is not a field edge, but one of its ports is listed"
                    ));
                }
                continue;
            }
            for (half, field) in [first, second].into_iter().enumerate() {
                if field.is_none() {
                    self.fail(format!("port {} belongs to no field", side.index() * 2 + half));
                }
            }
            if edges[side.index()].is_none() && first != second {
                self.fail(format!(
                    "field edge {letter} has its ports in two fields (expected one)"
                ));
            }
        }
    }

    fn marks(&mut self) {
        let tile = self.tile;
        let cities = tile.cities.iter().map(|city| (FeatureKind::City, city.marks));
        let roads = tile.roads.iter().map(|road| (FeatureKind::Road, road.marks));
        let fields = tile.fields.iter().map(|field| (FeatureKind::Field, field.marks));
        for (kind, marks) in cities.chain(roads).chain(fields) {
            for (mark, count) in marks.iter() {
                let (name, most) = (mark.plural(), Mark::MOST_ON_SEGMENT);
                if mark.on() != kind {
                    self.fail(format!("{name} on a {kind} (expected on a {})", mark.on()));
                } else if count > most {
                    self.fail(format!("{count} {name} in one segment (at most {most})"));
                }
            }
        }
        if tile.cities.iter().filter(|city| city.princess).count() > 1 {
            self.fail("two princesses on one tile (expected at most one)".into());
        }
        let moved =
            [Symbol::Volcano, Symbol::Dragon].iter().any(|symbol| tile.symbols.contains(symbol));
        if tile.start > 0 && moved {
            self.fail(
                "the start tile may not show a volcano or a dragon, because nobody places it"
                    .into(),
            );
        }
    }

    /// An enclosed field is named by the cities around it, so it needs one and no twin.
    fn enclosed(&mut self) {
        let tile = self.tile;
        let enclosed: Vec<_> = tile.fields.iter().filter(|field| field.ports.is_empty()).collect();
        for (index, field) in enclosed.iter().enumerate() {
            if field.cities.is_empty() {
                self.fail("an enclosed field borders no city".into());
            }
            let same = |other: &&&super::FieldSpec| {
                let sorted = |cities: &[u32]| {
                    let mut cities = cities.to_vec();
                    cities.sort_unstable();
                    cities
                };
                sorted(&other.cities) == sorted(&field.cities)
            };
            if enclosed[..index].iter().any(|other| same(&other)) {
                self.fail("two enclosed fields border the same cities".into());
            }
        }
    }
}
