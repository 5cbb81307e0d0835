//! Tile sets: built-in ones, and those from a user's file.

mod file;
mod fingerprint;
mod library;
mod starts;

pub use file::parse;
pub use fingerprint::{Fingerprint, NotAFingerprint};
pub use library::{SetLibrary, check};
pub(crate) use starts::Starts;

use std::sync::LazyLock;

use aude_engine::tiles::SetSpec;

/// The built-in sets: name and file. A set whose tiles change keeps its old file: the earlier one
/// is listed before the later one here, so that games played with it can be replayed.
const FILES: &[(&str, &str)] = &[
    ("base", include_str!("../data/tiles/base.toml")),
    ("inns_cathedrals", include_str!("../data/tiles/inns_cathedrals.toml")),
    ("traders_builders", include_str!("../data/tiles/traders_builders.toml")),
    ("princess_dragon", include_str!("../data/tiles/princess_dragon.toml")),
    ("tower", include_str!("../data/tiles/tower.toml")),
    ("mayflower", include_str!("../data/tiles/mayflower.toml")),
];

static BUILTIN: LazyLock<SetLibrary> = LazyLock::new(|| {
    let mut library = SetLibrary::default();
    for &(name, text) in FILES {
        // The files are part of the program and a test reads each of them.
        let set = parse(name, text).unwrap_or_else(|errors| panic!("set {name}: {errors:?}"));
        match library.get(name) {
            None => library.add(set),
            Some(_) => library.add_edition(set),
        }
    }
    library
});

/// The built-in sets, read once.
fn builtin_library() -> &'static SetLibrary {
    &BUILTIN
}

/// The names of the built-in sets.
pub fn names() -> impl Iterator<Item = &'static str> {
    BUILTIN.names()
}

/// The names of the built-in sets of the classic game: the base game, then every expansion.
pub fn classic() -> impl Iterator<Item = &'static str> {
    BUILTIN.iter().filter(|set| set.coast.is_empty()).map(|set| set.name.as_str())
}

/// A built-in set by name.
#[must_use]
pub fn builtin(name: &str) -> Option<SetSpec> {
    BUILTIN.get(name).cloned()
}
