//! The engine's standard sets are the tile files. `cargo xtask tiles` writes them anew.

use std::fmt::Write as _;
use std::path::Path;

use aude_engine::tiles::{CitySpec, FieldSpec, RoadSpec, SetSpec, TileSpec, standard};
use aude_record::sets;

/// Where the engine keeps its sets.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/src/tiles/standard");

#[test]
fn the_engine_has_the_sets_of_the_tile_files() {
    let writes = std::env::var_os("AUDE_WRITE_TILES").is_some();
    for name in sets::names() {
        let set = sets::builtin(name).expect("built in");
        let (path, code) = (Path::new(FOLDER).join(format!("{name}.rs")), code(&set));
        if writes {
            std::fs::write(&path, &code).expect("it can be written");
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(there == code, "{name} differs from its tile file: run `cargo xtask tiles`");
        // What was written just now is not compiled yet.
        assert!(writes || standard::by_name(name).as_ref() == Some(&set), "{name}");
    }
    assert!(sets::names().eq(standard::names()));
}

/// A set as Rust; what is as usual is left out.
fn code(set: &SetSpec) -> String {
    let mut code = format!(
        "//! Written by `cargo xtask tiles` from crates/record/data/tiles/{}.toml.\n\n\
         use super::*;\n\npub(super) const SET: Set = Set {{\n",
        set.name
    );
    let SetSpec { name, title, note, elements, tiles, coast } = set;
    let _ = writeln!(code, "    name: {name:?},\n    title: {title:?},\n    note: {note:?},");
    let _ = writeln!(code, "    elements: &{elements:?},");
    for (key, tiles) in [("tiles", tiles), ("coast", coast)] {
        let _ = writeln!(code, "    {key}: &[");
        for tile in tiles {
            let _ = writeln!(code, "        {},", tile_code(tile));
        }
        code += "    ],\n";
    }
    code + "};\n"
}

fn tile_code(tile: &TileSpec) -> String {
    let TileSpec { id, count, start, cities, roads, fields, symbols } = tile;
    let symbols = symbols.iter().map(|symbol| format!("Symbol::{symbol:?}"));
    let parts = [
        format!("id: {id:?}"),
        number("count", *count),
        number("start", *start),
        list("cities", cities.iter().map(city_code)),
        list("roads", roads.iter().map(road_code)),
        list("fields", fields.iter().map(field_code)),
        list("symbols", symbols),
    ];
    literal("Tile", "TILE", parts)
}

fn city_code(city: &CitySpec) -> String {
    let CitySpec { edges, shields, goods, cathedral, princess } = city;
    let goods = if goods.is_empty() { String::new() } else { format!("goods: {goods:?}") };
    let parts = [
        format!("edges: {edges:?}"),
        number("shields", *shields),
        goods,
        flag("cathedral", *cathedral),
        flag("princess", *princess),
    ];
    literal("City", "CITY", parts)
}

fn road_code(road: &RoadSpec) -> String {
    let RoadSpec { edges, inn, posts } = road;
    let parts = [format!("edges: {edges:?}"), flag("inn", *inn), number("posts", *posts)];
    literal("Road", "ROAD", parts)
}

fn field_code(field: &FieldSpec) -> String {
    let FieldSpec { ports, cities, animals } = field;
    let cities = list("cities", cities.iter().map(u32::to_string));
    let parts = [format!("ports: {ports:?}"), cities, number("animals", *animals)];
    literal("Field", "FIELD", parts)
}

fn number(key: &str, value: u32) -> String {
    if value == 0 { String::new() } else { format!("{key}: {value}") }
}

fn flag(key: &str, is_set: bool) -> String {
    if is_set { format!("{key}: true") } else { String::new() }
}

fn list(key: &str, items: impl Iterator<Item = String>) -> String {
    let items: Vec<_> = items.collect();
    if items.is_empty() { String::new() } else { format!("{key}: &[{}]", items.join(", ")) }
}

/// A struct with what differs from the usual one.
fn literal<const N: usize>(name: &str, usual: &str, parts: [String; N]) -> String {
    let said: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let rest = if said.len() < N { format!(", ..{usual}") } else { String::new() };
    format!("{name} {{ {}{rest} }}", said.join(", "))
}
