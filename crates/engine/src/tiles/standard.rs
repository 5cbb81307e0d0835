//! The tile sets of both games, ready to play with.
//!
//! They are the tile files of `aude-record` (`data/tiles`), written here as constants by
//! `cargo xtask tiles`, so that the rules can be used without a file format. A test of that crate fails
//! where the two differ.

#[rustfmt::skip]
mod base;
#[rustfmt::skip]
mod inns_cathedrals;
#[rustfmt::skip]
mod mayflower;
#[rustfmt::skip]
mod princess_dragon;
#[rustfmt::skip]
mod tower;
#[rustfmt::skip]
mod traders_builders;

use super::{CitySpec, FieldSpec, RoadSpec, SetSpec, Symbol, TileSpec};

/// The sets, in the order of their publication.
const SETS: [&Set; 6] = [
    &base::SET,
    &inns_cathedrals::SET,
    &traders_builders::SET,
    &princess_dragon::SET,
    &tower::SET,
    &mayflower::SET,
];

/// The names of all sets.
pub fn names() -> impl Iterator<Item = &'static str> {
    SETS.iter().map(|set| set.name)
}

/// A set by its name, such as `base` or `tower`.
#[must_use]
pub fn by_name(name: &str) -> Option<SetSpec> {
    SETS.iter().find(|set| set.name == name).map(|set| set.spec())
}

/// The base game: 72 tiles.
#[must_use]
pub fn base() -> SetSpec {
    base::SET.spec()
}

/// Inns & Cathedrals: 18 tiles.
#[must_use]
pub fn inns_cathedrals() -> SetSpec {
    inns_cathedrals::SET.spec()
}

/// Traders & Builders: 24 tiles.
#[must_use]
pub fn traders_builders() -> SetSpec {
    traders_builders::SET.spec()
}

/// Princess & Dragon: 30 tiles.
#[must_use]
pub fn princess_dragon() -> SetSpec {
    princess_dragon::SET.spec()
}

/// The Tower: 18 tiles.
#[must_use]
pub fn tower() -> SetSpec {
    tower::SET.spec()
}

/// Mayflower: all tiles and the coast. Letters and counts are the rulebook's; the faces are a
/// reconstruction.
#[must_use]
pub fn mayflower() -> SetSpec {
    mayflower::SET.spec()
}

/// A [`SetSpec`] that the compiler holds; so are the others.
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
    shields: u32,
    goods: &'static str,
    cathedral: bool,
    princess: bool,
}

struct Road {
    edges: &'static str,
    inn: bool,
    posts: u32,
}

struct Field {
    ports: &'static str,
    cities: &'static [u32],
    animals: u32,
}

/// What a tile has if nothing is said.
const TILE: Tile =
    Tile { id: "", count: 0, start: 0, cities: &[], roads: &[], fields: &[], symbols: &[] };
const CITY: City = City { edges: "", shields: 0, goods: "", cathedral: false, princess: false };
const ROAD: Road = Road { edges: "", inn: false, posts: 0 };
const FIELD: Field = Field { ports: "", cities: &[], animals: 0 };

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
        CitySpec {
            edges: self.edges.to_owned(),
            shields: self.shields,
            goods: self.goods.to_owned(),
            cathedral: self.cathedral,
            princess: self.princess,
        }
    }
}

impl Road {
    fn spec(&self) -> RoadSpec {
        RoadSpec { edges: self.edges.to_owned(), inn: self.inn, posts: self.posts }
    }
}

impl Field {
    fn spec(&self) -> FieldSpec {
        let (ports, cities) = (self.ports.to_owned(), self.cities.to_vec());
        FieldSpec { ports, cities, animals: self.animals }
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
