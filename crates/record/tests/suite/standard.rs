//! The engine's standard sets match the tile files. `cargo xtask tiles` rewrites them.

use std::fmt::Write as _;
use std::path::Path;

use aude_engine::tiles::{CitySpec, FieldSpec, Marks, RoadSpec, SetSpec, TileSpec, standard};
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
        // What was just written is not compiled yet.
        assert!(writes || standard::by_name(name).as_ref() == Some(&set), "{name}");
    }
    let listed = sets::names().eq(standard::names());
    assert!(writes || listed, "list the set in `sets!` of crates/engine/src/tiles/standard.rs");
}

/// A set as Rust code; defaults are left out.
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
    let CitySpec { edges, marks, princess } = city;
    let parts = [format!("edges: {edges:?}"), marks_code(*marks), flag("princess", *princess)];
    literal("City", "CITY", parts)
}

fn road_code(road: &RoadSpec) -> String {
    let RoadSpec { edges, marks } = road;
    literal("Road", "ROAD", [format!("edges: {edges:?}"), marks_code(*marks)])
}

fn field_code(field: &FieldSpec) -> String {
    let FieldSpec { ports, cities, marks } = field;
    let cities = list("cities", cities.iter().map(u32::to_string));
    literal("Field", "FIELD", [format!("ports: {ports:?}"), cities, marks_code(*marks)])
}

fn marks_code(marks: Marks) -> String {
    let each = marks.iter().map(|(mark, count)| format!("Marks::of(Mark::{mark:?}, {count})"));
    let all = each.reduce(|all, more| format!("{all}.plus({more})"));
    all.map_or(String::new(), |all| format!("marks: {all}"))
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

/// A struct with the fields that differ from the default.
fn literal<const N: usize>(name: &str, usual: &str, parts: [String; N]) -> String {
    let said: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let rest = if said.len() < N { format!(", ..{usual}") } else { String::new() };
    format!("{name} {{ {}{rest} }}", said.join(", "))
}
