//! The tile sets of both games, ready to use.
//!
//! They are the tile files of `aude-record` (`data/tiles`), written here as constants by `cargo
//! xtask tiles`, so that the rules can be used without a file format. A test of that crate fails if
//! the two differ.

use super::{CitySpec, FieldSpec, Mark, Marks, RoadSpec, SetSpec, Symbol, TileSpec};

/// Makes the list of sets and a function for each.
macro_rules! sets {
    ($($set:ident: $about:literal;)+) => {
        $(#[rustfmt::skip] mod $set;)+

        const SETS: &[&Set] = &[$(&$set::SET),+];

        $(
            #[doc = $about]
            #[must_use]
            pub fn $set() -> SetSpec {
                $set::SET.spec()
            }
        )+
    };
}

// In order of publication.
sets! {
    base: "The base game: 72 tiles.";
    inns_cathedrals: "Inns & Cathedrals: 18 tiles.";
    traders_builders: "Traders & Builders: 24 tiles.";
    princess_dragon: "Princess & Dragon: 30 tiles.";
    tower: "The Tower: 18 tiles.";
    mayflower: "Mayflower: all tiles and the coast. The letters and counts come from the rulebook; the
faces are a reconstruction.";
}

/// The names of all sets.
pub fn names() -> impl Iterator<Item = &'static str> {
    SETS.iter().map(|set| set.name)
}

/// A set by its name, such as `base` or `tower`.
#[must_use]
pub fn by_name(name: &str) -> Option<SetSpec> {
    SETS.iter().find(|set| set.name == name).map(|set| set.spec())
}

/// A [`SetSpec`] as a constant; the types below likewise.
struct Set {
    name: &'static str,
    title: &'static str,
    note: &'static str,
    elements: &'static [&'static str],
    tiles: &'static [Tile],
    coast: &'static [Tile],
}

struct Tile {
    id: &'static str,
    count: u32,
    start: u32,
    cities: &'static [City],
    roads: &'static [Road],
    fields: &'static [Field],
    symbols: &'static [Symbol],
}

struct City {
    edges: &'static str,
    marks: Marks,
    princess: bool,
}

struct Road {
    edges: &'static str,
    marks: Marks,
}

struct Field {
    ports: &'static str,
    cities: &'static [u32],
    marks: Marks,
}

/// The defaults of a tile.
const TILE: Tile =
    Tile { id: "", count: 0, start: 0, cities: &[], roads: &[], fields: &[], symbols: &[] };
const CITY: City = City { edges: "", marks: Marks::NONE, princess: false };
const ROAD: Road = Road { edges: "", marks: Marks::NONE };
const FIELD: Field = Field { ports: "", cities: &[], marks: Marks::NONE };

impl Set {
    fn spec(&self) -> SetSpec {
        SetSpec {
            name: self.name.to_owned(),
            title: self.title.to_owned(),
            note: self.note.to_owned(),
            elements: self.elements.iter().map(|&name| name.to_owned()).collect(),
            tiles: self.tiles.iter().map(Tile::spec).collect(),
            coast: self.coast.iter().map(Tile::spec).collect(),
        }
    }
}

impl Tile {
    fn spec(&self) -> TileSpec {
        TileSpec {
            id: self.id.to_owned(),
            count: self.count,
            start: self.start,
            cities: self.cities.iter().map(City::spec).collect(),
            roads: self.roads.iter().map(Road::spec).collect(),
            fields: self.fields.iter().map(Field::spec).collect(),
            symbols: self.symbols.to_vec(),
        }
    }
}

impl City {
    fn spec(&self) -> CitySpec {
        CitySpec { edges: self.edges.to_owned(), marks: self.marks, princess: self.princess }
    }
}

impl Road {
    fn spec(&self) -> RoadSpec {
        RoadSpec { edges: self.edges.to_owned(), marks: self.marks }
    }
}

impl Field {
    fn spec(&self) -> FieldSpec {
        let (ports, cities) = (self.ports.to_owned(), self.cities.to_vec());
        FieldSpec { ports, cities, marks: self.marks }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_set_has_its_tiles() {
        let tiles = |set: SetSpec| set.tiles.iter().map(|tile| tile.count + tile.start).sum();
        let counts: Vec<u32> =
            [base(), inns_cathedrals(), traders_builders(), princess_dragon(), tower()]
                .map(tiles)
                .into();
        assert_eq!(counts, [72, 18, 24, 30, 18]);
        assert_eq!(mayflower().coast.len(), 10);
        for name in names() {
            assert_eq!(by_name(name).expect("a set").name, name);
        }
        assert_eq!(by_name("moon"), None);
    }
}
