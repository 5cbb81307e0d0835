//! Tile sets: those built in, and those of a user's file.

mod file;
mod library;

pub use file::parse;
pub use library::{SetLibrary, check};

use aude_engine::tiles::SetSpec;

/// The built-in sets: name and file.
const FILES: [(&str, &str); 6] = [
    ("base", include_str!("../data/tiles/base.toml")),
    ("inns_cathedrals", include_str!("../data/tiles/inns_cathedrals.toml")),
    ("traders_builders", include_str!("../data/tiles/traders_builders.toml")),
    ("princess_dragon", include_str!("../data/tiles/princess_dragon.toml")),
    ("tower", include_str!("../data/tiles/tower.toml")),
    ("mayflower", include_str!("../data/tiles/mayflower.toml")),
];

/// The names of the built-in sets.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// A built-in set by name.
#[must_use]
pub fn builtin(name: &str) -> Option<SetSpec> {
    let (name, text) = FILES.iter().find(|(known, _)| *known == name)?;
    // The files are part of the program and a test reads each of them.
    Some(parse(name, text).unwrap_or_else(|faults| panic!("built-in set {name}: {faults:?}")))
}
