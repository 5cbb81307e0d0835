//! One thing wrong with a tile, in every possible way.

use aude_engine::tiles::{CitySpec, FieldSpec, Mark, Marks, RoadSpec, Symbol, TileSpec};

/// A valid tile: a city in the north, another in the south, a road that ends in the east, one field
/// on either side of it.
pub(crate) fn victim(id: &str) -> TileSpec {
    let city = |edges: &str| CitySpec { edges: edges.into(), ..CitySpec::default() };
    TileSpec {
        id: id.into(),
        count: 1,
        start: 0,
        cities: vec![city("N"), city("S")],
        roads: vec![RoadSpec { edges: "E".into(), ..RoadSpec::default() }],
        fields: vec![field("2", &[0]), field("367", &[0, 1])],
        symbols: Vec::new(),
    }
}

/// A valid tile of one city and one field, of which a game may have many.
pub(crate) fn plain(id: &str) -> TileSpec {
    TileSpec {
        id: id.into(),
        count: 1,
        cities: vec![CitySpec { edges: "N".into(), ..CitySpec::default() }],
        fields: vec![field("234567", &[0])],
        ..TileSpec::default()
    }
}

fn field(ports: &str, cities: &[u32]) -> FieldSpec {
    FieldSpec { ports: ports.into(), cities: cities.to_vec(), ..FieldSpec::default() }
}

/// Something that can be wrong with a tile, and what the report says about it.
pub(crate) struct Planted {
    pub(crate) plant: fn(&mut TileSpec),
    pub(crate) told: &'static str,
}

const fn wrong(told: &'static str, plant: fn(&mut TileSpec)) -> Planted {
    Planted { plant, told }
}

pub(crate) const FAULTS: &[Planted] = &[
    wrong("an id must be a capital letter", |tile| tile.id = tile.id.to_lowercase()),
    wrong("an id must be a capital letter", |tile| tile.id = "9A".into()),
    wrong("an id must be a capital letter", |tile| tile.id = "ABCDE".into()),
    wrong("an id must be a capital letter", |tile| tile.id = "A-B".into()),
    wrong("count is 0 (expected at least 1)", |tile| tile.count = 0),
    wrong("count may be at most 200", |tile| {
        *tile = TileSpec { count: 201, ..plain(&tile.id) };
    }),
    wrong("start at most 1", |tile| tile.start = 2),
    wrong("17 segments (at most 16)", |tile| *tile = crowded(&tile.id, 12)),
    wrong("a city has no edges", |tile| tile.cities.push(CitySpec::default())),
    wrong("a road has no edges", |tile| tile.roads.push(RoadSpec::default())),
    wrong("road SWE has more than two edges", |tile| {
        tile.cities.pop();
        tile.fields = vec![field("2", &[0]), field("34", &[]), field("56", &[]), field("7", &[0])];
        tile.roads[0].edges = "SWE".into();
    }),
    wrong("unknown edge 'X' (expected N, E, S or W)", |tile| tile.roads[0].edges.push('X')),
    wrong("edge N belongs to two cities", |tile| tile.cities[1].edges.push('N')),
    wrong("edge N belongs to both a city and a road", |tile| {
        tile.roads[0].edges.push('N');
        tile.fields[0].ports = "012".into();
    }),
    wrong("edge E belongs to two roads", |tile| tile.roads[0].edges.push('E')),
    wrong("unknown port '8' (expected 0 to 7)", |tile| tile.fields[0].ports.push('8')),
    wrong("port 2 belongs to two fields", |tile| tile.fields[0].ports.push('2')),
    wrong("port 3 belongs to no field", |tile| tile.fields[1].ports = "67".into()),
    wrong("edge N is not a field edge", |tile| tile.fields[0].ports.push('0')),
    wrong("edge N is not a field edge", |tile| tile.fields[0].ports.push('1')),
    wrong("field edge W has its ports in two fields", |tile| {
        tile.fields[0].ports = "26".into();
        tile.fields[1].ports = "37".into();
    }),
    wrong("borders city 2, but the tile has only 2", |tile| tile.fields[0].cities.push(2)),
    wrong("a field lists city 0 twice", |tile| tile.fields[0].cities.push(0)),
    wrong("inns on a city (expected on a road)", |tile| {
        tile.cities[1].marks = Marks::of(Mark::Inn, 1);
    }),
    wrong("10 shields in one segment (at most 9)", |tile| {
        tile.cities[0].marks = Marks::of(Mark::Shield, 10);
    }),
    wrong("two princesses on one tile", |tile| {
        tile.cities.iter_mut().for_each(|city| city.princess = true);
    }),
    wrong("the start tile may not show a volcano or a dragon", |tile| {
        (tile.start, tile.symbols) = (1, vec![Symbol::Volcano]);
    }),
    wrong("the start tile may not show a volcano or a dragon", |tile| {
        (tile.start, tile.symbols) = (1, vec![Symbol::Dragon]);
    }),
    wrong("10 posts in one segment (at most 9)", |tile| {
        tile.roads[0].marks = Marks::of(Mark::Post, 10);
    }),
    wrong("10 animals in one segment (at most 9)", |tile| {
        tile.fields[1].marks = Marks::of(Mark::Animal, 10);
    }),
    wrong("an enclosed field borders no city", |tile| tile.fields.push(field("", &[]))),
    wrong("two enclosed fields border the same cities", |tile| {
        tile.fields.extend([field("", &[0, 1]), field("", &[1, 0])]);
    }),
];

/// What is just allowed.
pub(crate) const LIMITS: &[fn(&mut TileSpec)] = &[
    |tile| tile.id = "A123".into(),
    |tile| *tile = TileSpec { count: 200, ..plain(&tile.id) },
    |tile| (tile.count, tile.start) = (0, 1),
    |tile| *tile = crowded(&tile.id, 11),
    |tile| tile.cities[0].marks = Marks::of(Mark::Shield, 9),
    |tile| tile.cities[0].princess = true,
    |tile| tile.roads[0].marks = Marks::of(Mark::Post, 9),
    |tile| tile.fields[1].marks = Marks::of(Mark::Animal, 9),
    |tile| tile.fields.extend([field("", &[0]), field("", &[1]), field("", &[0, 1])]),
    |tile| (tile.start, tile.symbols) = (1, vec![Symbol::Tower, Symbol::Portal]),
    |tile| tile.symbols = vec![Symbol::Volcano, Symbol::Dragon],
];

/// A tile of four cities with this many fields enclosed between them, each bordering others.
fn crowded(id: &str, fields: u32) -> TileSpec {
    let city = |edges: &str| CitySpec { edges: edges.into(), ..CitySpec::default() };
    let borders = |bits: u32| (0..4).filter(move |city| bits >> city & 1 == 1).collect::<Vec<_>>();
    TileSpec {
        id: id.into(),
        count: 1,
        cities: ["N", "E", "S", "W"].map(city).into(),
        fields: (1..=fields).map(|bits| field("", &borders(bits))).collect(),
        ..TileSpec::default()
    }
}
