//! What games can be played with: tile sets, built-in and from a user's files, and the versions of
//! the rules.

use aude_engine::Errors;
use aude_engine::classic::Element;
use aude_engine::game::RulesVersion;
use aude_engine::tiles::{SetSpec, TileError, Tiles};

use super::{Fingerprint, Starts, file};
use crate::limits;

/// Tile sets by name, in all their editions, and versions of the rules by number.
///
/// A set that changes keeps its earlier editions, so that games played with them can be replayed: a
/// record identifies the edition by its [`Fingerprint`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetLibrary {
    editions: Vec<Edition>,
    rules: Vec<RulesVersion>,
    pub(crate) starts: Starts,
}

/// An edition of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Edition {
    set: SetSpec,
    fingerprint: Option<Fingerprint>,
    /// Whether it corrects the previous edition, rather than being another set of that name.
    corrects: bool,
}

impl Default for SetLibrary {
    /// No sets, and every version of the rules.
    fn default() -> Self {
        let rules = RulesVersion::ALL.to_vec();
        Self { editions: Vec::new(), rules, starts: Starts::default() }
    }
}

impl SetLibrary {
    /// The built-in sets, and every version of the rules.
    #[must_use]
    pub fn builtin() -> Self {
        super::builtin_library().clone()
    }

    /// A set by name, in its latest edition.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&SetSpec> {
        self.all(name).next_back().map(|edition| &edition.set)
    }

    /// A set by name and fingerprint.
    #[must_use]
    pub fn edition(&self, name: &str, fingerprint: Fingerprint) -> Option<&SetSpec> {
        let found = self.all(name).rfind(|edition| edition.fingerprint == Some(fingerprint));
        found.map(|edition| &edition.set)
    }

    /// The fingerprint of a set's latest edition.
    #[must_use]
    pub fn fingerprint(&self, name: &str) -> Option<Fingerprint> {
        self.all(name).next_back()?.fingerprint
    }

    /// The fingerprint of a set before its tiles were corrected: the edition meant by records from
    /// before fingerprints.
    #[must_use]
    pub fn first_fingerprint(&self, name: &str) -> Option<Fingerprint> {
        self.all(name).rfind(|edition| !edition.corrects)?.fingerprint
    }

    fn all<'a>(&'a self, name: &str) -> impl DoubleEndedIterator<Item = &'a Edition> {
        self.editions.iter().filter(move |edition| edition.set.name == name)
    }

    /// All sets in their latest editions, the built-in ones first.
    pub fn iter(&self) -> impl Iterator<Item = &SetSpec> {
        self.names().filter_map(|name| self.get(name))
    }

    /// The names of all sets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let names = self.editions.iter().map(|edition| edition.set.name.as_str());
        names
            .enumerate()
            .filter(|(index, name)| {
                !self.editions[..*index].iter().any(|earlier| earlier.set.name == *name)
            })
            .map(|(_, name)| name)
    }

    /// Adds a set. It takes precedence over one of the same name: new games are played with the new
    /// one, and only records with the old one's fingerprint use the old one.
    pub fn add(&mut self, set: SetSpec) {
        self.push(set, false);
    }

    /// Adds a later edition of a set, such as one in which a tile was corrected.
    pub fn add_edition(&mut self, set: SetSpec) {
        self.push(set, true);
    }

    fn push(&mut self, set: SetSpec, corrects: bool) {
        let fingerprint = Fingerprint::of(&set);
        self.editions.push(Edition { set, fingerprint, corrects });
        self.starts = Starts::default();
    }

    /// Reads a tile file, checks its tiles and adds the set. `file` names it in errors.
    ///
    /// # Errors
    /// Every error in the file; the library is unchanged.
    pub fn add_file(&mut self, file: &str, text: &str) -> Result<&SetSpec, Errors<TileError>> {
        let set = check(file, text)?;
        let name = set.name.clone();
        self.add(set);
        self.get(&name).ok_or_else(|| Vec::new().into())
    }

    /// A version of the rules by its number.
    #[must_use]
    pub fn rules(&self, number: u32) -> Option<RulesVersion> {
        self.rules.iter().copied().find(|rules| rules.number() == number)
    }

    /// The numbers of the known versions of the rules.
    pub fn rules_numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.rules.iter().map(|rules| rules.number())
    }

    /// Adds a version of the rules, replacing the one with the same number if there is one.
    pub fn add_rules(&mut self, rules: RulesVersion) {
        self.rules.retain(|known| known.number() != rules.number());
        self.rules.push(rules);
        self.starts = Starts::default();
    }
}

/// Reads a tile file and checks everything: the form, and whether its tiles are valid.
///
/// # Errors
/// Every error, each with `file` and the tile it concerns.
pub fn check(file: &str, text: &str) -> Result<SetSpec, Errors<TileError>> {
    if text.len() > limits::TILE_FILE_BYTES {
        let reason = format!("{} bytes (at most {})", text.len(), limits::TILE_FILE_BYTES);
        return Err(vec![TileError::of_set(file, reason)].into());
    }
    let (set, mut errors) = file::read(file, text);
    let well_formed = errors.is_empty();
    if let Err(more) = Tiles::build(std::slice::from_ref(&set)) {
        // A tile that could not be read is missing now, so errors about the set as a whole say
        // little.
        let more = more.into_iter().filter(|error| well_formed || error.tile.is_some());
        errors.extend(more.map(|mut error| {
            error.set = file.to_owned();
            error
        }));
    }
    for name in set.elements.iter().filter(|name| Element::from_name(name).is_none()) {
        let known: Vec<_> = Element::ALL.iter().map(|element| element.name()).collect();
        let reason = format!("unknown element {name:?} (expected {})", known.join(", "));
        errors.push(TileError::of_set(file, reason));
    }
    if errors.is_empty() { Ok(set) } else { Err(errors.into()) }
}
