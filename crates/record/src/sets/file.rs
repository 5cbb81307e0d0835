//! Reading a tile file (docs/tiles.md).

mod marks;

use std::collections::BTreeMap;

use aude_engine::Errors;
use aude_engine::tiles::{
    CitySpec, FeatureKind, FieldSpec, Marks, RoadSpec, SetSpec, Symbol, TileError, TileSpec,
};
use serde::Deserialize;
use toml::{Table, Value};

use crate::english::counted;
use crate::limits;
use crate::wire::for_people;

/// Reads a set from the text of a file. Only its form is checked here; [`super::check`] checks its
/// tiles.
///
/// # Errors
/// All errors in the form, each with `file` and the tile it concerns.
pub fn parse(file: &str, text: &str) -> Result<SetSpec, Errors<TileError>> {
    let (set, errors) = read(file, text);
    if errors.is_empty() { Ok(set) } else { Err(errors.into()) }
}

/// Reads as much of a set as is well formed, and reports everything that is not.
pub(super) fn read(file: &str, text: &str) -> (SetSpec, Vec<TileError>) {
    let of_file = |reason: String| TileError::of_set(file, reason);
    let mut table: Table = match toml::from_str(text) {
        Ok(table) => table,
        Err(error) => {
            return (SetSpec::default(), vec![of_file(error.to_string().trim().to_owned())]);
        }
    };
    let mut errors = Vec::new();
    let tiles: Vec<TileFile> = entries(file, "tile", table.remove("tile"), &mut errors);
    let coast: Vec<CoastFile> = entries(file, "coast", table.remove("coast"), &mut errors);
    let mut head = Value::Table(table);
    errors.extend(unknown_keys(&mut head, "the file", &HEAD_KEYS).into_iter().map(of_file));
    let head = head.try_into::<Head>();
    let head =
        head.map_err(|error| errors.push(of_file(for_people(error.message())))).unwrap_or_default();
    if !head.set.is_empty() && !is_set_name(&head.set) {
        let reason =
            format!("set {:?} (expected up to 32 of a-z, 0-9, _ and -, a letter first)", head.set);
        errors.push(of_file(reason));
    }
    for (index, space) in coast.iter().enumerate() {
        if usize::from(space.row) != index + 1 {
            errors.push(of_file(format!(
                "coast row {} (expected rows 1, 2, 3, … in order)",
                space.row
            )));
        }
    }
    if !coast.is_empty() && coast.len() != 10 {
        errors.push(of_file(format!("{} (expected 10)", counted(coast.len() as u64, "coast row"))));
    }
    let set = SetSpec {
        name: head.set,
        title: head.title,
        note: head.note.trim().replace('\n', " "),
        elements: head.elements,
        tiles: tiles.into_iter().map(TileFile::spec).collect(),
        coast: coast.into_iter().map(CoastFile::spec).collect(),
    };
    (set, errors)
}

/// Records list sets by name, separated by spaces, so a name is a single word.
fn is_set_name(name: &str) -> bool {
    name.len() <= 32
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-".contains(c))
}

/// The entries of a `[[kind]]` array, each read separately so that every bad one is reported.
fn entries<T: for<'de> Deserialize<'de>>(
    file: &str,
    kind: &str,
    value: Option<Value>,
    errors: &mut Vec<TileError>,
) -> Vec<T> {
    let list = match value {
        None => Vec::new(),
        Some(Value::Array(list)) => list,
        Some(_) => {
            errors.push(TileError::of_set(file, format!("`{kind}` must be a list ([[{kind}]])")));
            Vec::new()
        }
    };
    if list.len() > limits::TILE_ENTRIES {
        let reason =
            format!("{} [[{kind}]] entries (at most {})", list.len(), limits::TILE_ENTRIES);
        errors.push(TileError::of_set(file, reason));
        return Vec::new();
    }
    let mut read = Vec::new();
    for (index, mut entry) in list.into_iter().enumerate() {
        let name = entry.get("id").and_then(Value::as_str).map(str::to_owned);
        let tile = name.unwrap_or_else(|| format!("({kind} number {})", index + 1));
        let mut fail = |reason| errors.push(TileError::of_tile(file, &tile, reason));
        if let Some(reason) = too_many_parts(&entry) {
            fail(reason);
            continue;
        }
        // Unknown keys are reported and left out, so that they hide nothing else.
        unknown_in_tile(&mut entry, kind).into_iter().for_each(&mut fail);
        match entry.try_into() {
            Ok(item) => read.push(item),
            Err(error) => fail(for_people(toml::de::Error::message(&error))),
        }
    }
    read
}

const HEAD_KEYS: [&str; 4] = ["set", "title", "note", "elements"];
const TILE_KEYS: [&str; 7] = ["id", "count", "start", "cities", "roads", "fields", "farm"];
const COAST_KEYS: [&str; 4] = ["row", "cities", "roads", "fields"];
/// The parts of a tile, the name of one of them, what it is, and its keys besides marks.
const PARTS: [(&str, &str, FeatureKind, &[&str]); 3] = [
    ("cities", "a city", FeatureKind::City, &["edges", "princess"]),
    ("roads", "a road", FeatureKind::Road, &["edges"]),
    ("fields", "a field", FeatureKind::Field, &["ports", "cities"]),
];

/// Removes every unknown key from a tile and its parts, and reports it.
fn unknown_in_tile(entry: &mut Value, kind: &str) -> Vec<String> {
    let mut known: Vec<&str> = TILE_KEYS.to_vec();
    known.extend(Symbol::ALL.map(Symbol::name));
    let known = if kind == "coast" { &COAST_KEYS[..] } else { &known };
    let mut errors = unknown_keys(entry, &format!("a {kind}"), known);
    for (part, name, feature, own) in PARTS {
        let known = [own, &marks::keys(feature)].concat();
        let list = entry.get_mut(part).and_then(Value::as_array_mut);
        for one in list.into_iter().flatten() {
            errors.extend(unknown_keys(one, name, &known));
        }
    }
    errors
}

fn unknown_keys(value: &mut Value, whose: &str, known: &[&str]) -> Vec<String> {
    let Some(table) = value.as_table_mut() else { return Vec::new() };
    let unknown: Vec<String> =
        table.keys().filter(|key| !known.contains(&key.as_str())).cloned().collect();
    let told = unknown.iter().map(|key| {
        let shown: String = key.chars().take(40).collect();
        format!("unknown key {shown:?} in {whose} (expected one of {})", known.join(", "))
    });
    let told = told.collect();
    unknown.iter().for_each(|key| drop(table.remove(key)));
    told
}

fn too_many_parts(entry: &Value) -> Option<String> {
    ["cities", "roads", "fields"].into_iter().find_map(|part| {
        let many = entry.get(part)?.as_array()?.len();
        let most = limits::TILE_PARTS;
        (many > most).then(|| format!("{many} {part} (at most {most})"))
    })
}

#[derive(Deserialize, Default)]
struct Head {
    set: String,
    #[serde(default)]
    title: String,
    #[serde(default)]
    note: String,
    #[serde(default)]
    elements: Vec<String>,
}

#[derive(Deserialize)]
struct TileFile {
    id: String,
    count: u16,
    #[serde(default)]
    start: u16,
    #[serde(default)]
    cities: Vec<CityFile>,
    #[serde(default)]
    roads: Vec<RoadFile>,
    #[serde(default)]
    fields: Vec<FieldFile>,
    #[serde(default)]
    farm: bool,
    #[serde(flatten)]
    symbols: BTreeMap<String, bool>,
}

#[derive(Deserialize)]
struct CoastFile {
    row: u16,
    #[serde(default)]
    cities: Vec<CityFile>,
    #[serde(default)]
    roads: Vec<RoadFile>,
    #[serde(default)]
    fields: Vec<FieldFile>,
}

#[derive(Deserialize)]
struct CityFile {
    edges: String,
    #[serde(default)]
    princess: bool,
    #[serde(flatten, deserialize_with = "marks::read")]
    marks: Marks,
}

#[derive(Deserialize)]
struct RoadFile {
    edges: String,
    #[serde(flatten, deserialize_with = "marks::read")]
    marks: Marks,
}

#[derive(Deserialize)]
struct FieldFile {
    ports: String,
    #[serde(default)]
    cities: Vec<u32>,
    #[serde(flatten, deserialize_with = "marks::read")]
    marks: Marks,
}

impl TileFile {
    fn spec(self) -> TileSpec {
        // Mayflower's cloister.
        let farm = |symbol| symbol == Symbol::Cloister && self.farm;
        let has = |symbol: &Symbol| farm(*symbol) || self.symbols.get(symbol.name()) == Some(&true);
        let symbols = Symbol::ALL.into_iter().filter(has).collect();
        TileSpec {
            id: self.id,
            count: self.count.into(),
            start: self.start.into(),
            cities: self.cities.into_iter().map(CityFile::spec).collect(),
            roads: self.roads.into_iter().map(RoadFile::spec).collect(),
            fields: self.fields.into_iter().map(FieldFile::spec).collect(),
            symbols,
        }
    }
}

impl CoastFile {
    fn spec(self) -> TileSpec {
        TileSpec {
            id: format!("COAST{}", self.row),
            cities: self.cities.into_iter().map(CityFile::spec).collect(),
            roads: self.roads.into_iter().map(RoadFile::spec).collect(),
            fields: self.fields.into_iter().map(FieldFile::spec).collect(),
            ..TileSpec::default()
        }
    }
}

impl CityFile {
    fn spec(self) -> CitySpec {
        CitySpec { edges: self.edges, marks: self.marks, princess: self.princess }
    }
}

impl RoadFile {
    fn spec(self) -> RoadSpec {
        RoadSpec { edges: self.edges, marks: self.marks }
    }
}

impl FieldFile {
    fn spec(self) -> FieldSpec {
        FieldSpec { ports: self.ports, cities: self.cities, marks: self.marks }
    }
}
