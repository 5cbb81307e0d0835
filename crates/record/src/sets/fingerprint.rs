//! Fingerprints: which tiles a game was played with, whatever its sets are called.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use aude_engine::tiles::{FeatureKind, KindId, Segment, SetSpec, Symbol, TileKind, Tiles};
use serde::{Deserialize, Serialize};

/// A hash of everything about a tile set that matters to the rules: its tiles with their segments,
/// marks, symbols and counts, its coast and its elements. The text of the file, the order of its
/// tiles, titles and what is only drawn do not count. Displayed as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of a set; none if its tiles are invalid.
    #[must_use]
    pub fn of(set: &SetSpec) -> Option<Self> {
        let tiles = Tiles::build(core::slice::from_ref(set)).ok()?;
        Some(Self::of_built(&tiles, 0))
    }

    /// The fingerprint of one of the sets these tiles come from, by its index.
    pub(crate) fn of_built(tiles: &Tiles, set: usize) -> Self {
        let hash = blake3::hash(canonical(tiles, set).as_bytes());
        let mut first = [0; 8];
        first.copy_from_slice(&hash.as_bytes()[..8]);
        Self(u64::from_be_bytes(first))
    }

    /// The fingerprints of all sets these tiles come from, by name.
    pub(crate) fn all(tiles: &Tiles) -> impl Iterator<Item = (String, Self)> + '_ {
        let sets = tiles.sets().iter().enumerate();
        sets.map(|(index, name)| (name.clone(), Self::of_built(tiles, index)))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is not a fingerprint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAFingerprint;

impl fmt::Display for NotAFingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a fingerprint has 16 hexadecimal digits")
    }
}

impl core::error::Error for NotAFingerprint {}

impl FromStr for Fingerprint {
    type Err = NotAFingerprint;

    fn from_str(text: &str) -> Result<Self, NotAFingerprint> {
        let digits = text.len() == 16 && text.chars().all(|c| c.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).ok().filter(|_| digits);
        number.map(Self).ok_or(NotAFingerprint)
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = NotAFingerprint;

    fn try_from(text: String) -> Result<Self, NotAFingerprint> {
        text.parse()
    }
}

impl From<Fingerprint> for String {
    fn from(fingerprint: Fingerprint) -> Self {
        fingerprint.to_string()
    }
}

/// The text that is hashed. It is a format of its own: records keep its hash for ever, so words and
/// order never change, and later additions are written only where they apply.
fn canonical(tiles: &Tiles, set: usize) -> String {
    let mut elements: Vec<&str> = tiles.elements(set).iter().map(String::as_str).collect();
    elements.sort_unstable();
    let mut text = format!("aude tiles 1\nelements {}\n", elements.join(" "));
    let of_set = |kind: &KindId| usize::from(tiles.kind(*kind).set) == set;
    let mut kinds: Vec<KindId> = tiles.all().filter(of_set).collect();
    kinds.sort_unstable_by_key(|&kind| &tiles.kind(kind).id);
    for kind in kinds {
        let TileKind { id, count, start, .. } = tiles.kind(kind);
        let _ = writeln!(text, "tile {id} count {count} start {}", u8::from(*start));
        write_tile(&mut text, tiles, kind);
    }
    for &space in tiles.coast().iter().filter(|kind| of_set(kind)) {
        text.push_str("coast\n");
        write_tile(&mut text, tiles, space);
    }
    text
}

fn write_tile(text: &mut String, tiles: &Tiles, kind: KindId) {
    let symbols = tiles.kind(kind).symbols;
    let counts = |symbol: &Symbol| symbols.has(*symbol) && !symbol.is_decoration();
    for symbol in Symbol::ALL.into_iter().filter(counts) {
        let _ = writeln!(text, "symbol {}", symbol.name());
    }
    let segments = tiles.segments(kind);
    let mut lines: Vec<String> =
        segments.iter().map(|segment| line_of(segments, segment)).collect();
    lines.sort_unstable();
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
}

fn line_of(segments: &[Segment], segment: &Segment) -> String {
    let mut line = match segment.kind {
        FeatureKind::Road => format!("road {}", segment.sides),
        FeatureKind::City => format!("city {}", segment.sides),
        FeatureKind::Cloister => "cloister".to_owned(),
        FeatureKind::Field => {
            let cities = segment.cities().filter_map(|city| segments.get(usize::from(city)));
            let mut cities: Vec<String> = cities.map(|city| city.sides.to_string()).collect();
            cities.sort_unstable();
            format!("field {} at {}", segment.ports, cities.join("+"))
        }
    };
    if segment.princess {
        line.push_str(" princess");
    }
    for (mark, count) in segment.marks.iter() {
        let _ = write!(line, " {} {count}", mark.name());
    }
    line
}
