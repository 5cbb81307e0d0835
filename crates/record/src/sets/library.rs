//! The sets games can be played with: those built in, and what a user's files add or replace.

use aude_engine::classic::Element;
use aude_engine::tiles::{SetSpec, TileError, Tiles};

use super::file;
use crate::limits;

/// Tile sets by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetLibrary {
    sets: Vec<SetSpec>,
}

impl SetLibrary {
    /// The built-in sets.
    #[must_use]
    pub fn builtin() -> Self {
        Self { sets: super::names().filter_map(super::builtin).collect() }
    }

    /// A set by name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&SetSpec> {
        self.sets.iter().find(|set| set.name == name)
    }

    /// All sets, those built in first.
    pub fn iter(&self) -> impl Iterator<Item = &SetSpec> {
        self.sets.iter()
    }

    /// The names of all sets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.sets.iter().map(|set| set.name.as_str())
    }

    /// Adds a set, in place of the one with the same name if there is one.
    pub fn add(&mut self, set: SetSpec) {
        match self.sets.iter_mut().find(|known| known.name == set.name) {
            Some(known) => *known = set,
            None => self.sets.push(set),
        }
    }

    /// Reads a tile file, checks its tiles and adds the set. `file` names it in errors.
    ///
    /// # Errors
    /// Every error of the file; the library is as it was.
    pub fn add_file(&mut self, file: &str, text: &str) -> Result<&SetSpec, Vec<TileError>> {
        let set = check(file, text)?;
        let name = set.name.clone();
        self.add(set);
        self.get(&name).ok_or_else(Vec::new)
    }
}

/// Reads a tile file and checks everything about it: the form, and whether its tiles make sense.
///
/// # Errors
/// Every error, each with `file` and the tile it concerns.
pub fn check(file: &str, text: &str) -> Result<SetSpec, Vec<TileError>> {
    if text.len() > limits::TILE_FILE_BYTES {
        let reason = format!("{} bytes (at most {})", text.len(), limits::TILE_FILE_BYTES);
        return Err(vec![TileError::of_set(file, reason)]);
    }
    let (set, mut errors) = file::read(file, text);
    let well_formed = errors.is_empty();
    if let Err(more) = Tiles::build(std::slice::from_ref(&set)) {
        // A tile that could not be read is missing now, so what the set lacks as a whole says little.
        let more = more.into_iter().filter(|error| well_formed || error.tile.is_some());
        errors.extend(more.map(|error| TileError { set: file.to_owned(), ..error }));
    }
    for name in set.elements.iter().filter(|name| Element::from_name(name).is_none()) {
        let known: Vec<_> = Element::ALL.iter().map(|element| element.name()).collect();
        let reason = format!("unknown element {name:?} (expected {})", known.join(", "));
        errors.push(TileError::of_set(file, reason));
    }
    if errors.is_empty() { Ok(set) } else { Err(errors) }
}
