//! Checking the draws of a record.

use core::fmt;
use std::collections::BTreeMap;

use aude_engine::{Action, Rules};
use aude_record::Record;
use aude_record::record::Header;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::numbers::{self, NumberBy, Share};
use super::{GIVEN, Seed, commitment, draw, first};

/// The header with the table's id.
pub const HEADER_GAME: &str = "Table";
/// The header with the seed's hash, present from the start.
pub const HEADER_COMMITMENT: &str = "SeedHash";
/// The header with the seed, present once the game is over.
pub const HEADER_SEED: &str = "Seed";
/// The header with [`GIVEN`], which replaces the table's id in the draws of a given seed.
pub const HEADER_SCOPE: &str = "SeedScope";
/// The header with the number of draws that were made elsewhere before the table was created.
pub const HEADER_IMPORTED: &str = "ImportedDraws";
/// The header with the hash of every seat's number, `-` for a seat without one.
pub const HEADER_HASHES: &str = "NumberHashes";
/// The header with every seat's number, `server` where the server's was used.
pub const HEADER_NUMBERS: &str = "Numbers";
/// The header that says whether the starting player was drawn: [`RANDOM`] or [`SET`].
pub const HEADER_FIRST: &str = "FirstPlayer";
/// The starting player follows from the seed.
pub const RANDOM: &str = "random";
/// The starting player was set by the host, the record or the game before.
pub const SET: &str = "set";
/// In place of a hash.
const NO_HASH: &str = "-";
/// In place of a number.
const BY_SERVER: &str = "server";
/// The former names of two headers; records that use them are still read.
const FORMER: [(&str, &str); 2] = [(HEADER_SCOPE, "DrawsOf"), (HEADER_IMPORTED, "DrawsElsewhere")];

/// The headers with the seats' numbers; none if no seat committed to one.
#[must_use]
pub fn number_headers(shares: &[Share]) -> Vec<Header> {
    if shares.iter().all(|share| share.hash.is_none()) {
        return Vec::new();
    }
    let values = |of: fn(&Share) -> Option<&String>, none: &str| {
        shares.iter().map(|share| of(share).map_or(none, String::as_str).to_owned()).collect()
    };
    let hashes = Header::new(HEADER_HASHES, values(|share| share.hash.as_ref(), NO_HASH));
    let numbers = Header::new(HEADER_NUMBERS, values(|share| share.number.as_ref(), BY_SERVER));
    hashes.into_iter().chain(numbers).collect()
}

/// The result of checking a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Draws that match the seed, each of them checked.
    pub draws: u32,
    /// Earlier draws made elsewhere, which the seed does not cover.
    pub imported: u32,
    /// Who chose the number of each seat; empty if no numbers were mixed in.
    pub numbers: Vec<NumberBy>,
    /// Whether the host gave the seed, by the record's own account.
    pub given: bool,
    /// How the starting player was found.
    pub first: FirstBy,
}

/// How the starting player was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstBy {
    /// Drawn, and checked.
    Drawn,
    /// Set by the host, the record or the game before.
    Set,
    /// The record does not say, like all of early versions.
    Unknown,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "all {} draws", self.draws)?;
        if self.first == FirstBy::Drawn {
            write!(f, " and the starting player")?;
        }
        if self.given {
            write!(f, " match the seed, which the host gave and may have known")?;
        } else {
            write!(f, " match the promised seed")?;
        }
        let seats = |by: NumberBy| -> Vec<String> {
            let seats = self.numbers.iter().zip(1..).filter(|(who, _)| **who == by);
            seats.map(|(_, seat)| seat.to_string()).collect()
        };
        let (own, late) = (seats(NumberBy::Seat), seats(NumberBy::ServerInstead));
        match own.as_slice() {
            [] => write!(f, " (no seat's own number was mixed in)")?,
            [seat] => write!(f, " with the number of seat {seat}")?,
            seats => write!(f, " with the numbers of seats {}", seats.join(", "))?,
        }
        match late.as_slice() {
            [] => {}
            [seat] => write!(f, "; seat {seat} did not give its number in time")?,
            seats => write!(f, "; seats {} did not give theirs in time", seats.join(", "))?,
        }
        match self.imported {
            0 => {}
            many => write!(f, "; {many} earlier ones were made elsewhere")?,
        }
        match self.first {
            FirstBy::Drawn => Ok(()),
            FirstBy::Set => write!(f, "; the starting player was set, not drawn"),
            FirstBy::Unknown => {
                write!(f, "; whether the starting player was drawn is not recorded")
            }
        }
    }
}

/// Why a record fails the check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// A header of the record is missing or wrong.
    Header(&'static str, &'static str),
    /// The seed does not match the commitment.
    OtherSeed,
    /// A seat's number does not match its commitment.
    OtherNumber {
        /// The seat, counted from 1.
        seat: usize,
    },
    /// The host gave the seed, and yet seats committed to numbers.
    GivenWithNumbers,
    /// The starting player does not match the seed.
    First {
        /// The seat that started, counted from 1.
        found: u8,
        /// The seat that should have.
        expected: u8,
    },
    /// A draw does not match the seed.
    Draw {
        /// Its number, counted from 1.
        number: u32,
        /// The tile of the record.
        found: String,
        /// The tile that should have been drawn.
        expected: String,
    },
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header(key, expected) => {
                write!(f, "header {key} is missing or wrong: expected {expected}")
            }
            Self::OtherSeed => write!(f, "the seed does not match the promised hash"),
            Self::OtherNumber { seat } => {
                write!(f, "the number of seat {seat} does not match the hash it gave before")
            }
            Self::GivenWithNumbers => {
                write!(f, "a given seed takes no numbers, but the record has hashes of some")
            }
            Self::First { found, expected } => {
                write!(f, "seat {found} started, but the seed gives seat {expected}")
            }
            Self::Draw { number, found, expected } => {
                write!(f, "draw {number} is {found}, but the seed gives {expected}")
            }
        }
    }
}

impl core::error::Error for Unfair {}

/// Recomputes every draw of a record and compares. Pure: it needs nothing but its arguments.
///
/// # Errors
/// The first draw that does not match the key.
pub fn verify(record: &Record, key: &Seed, id: &str, imported: u32) -> Result<Verified, Unfair> {
    let (numbers, given, first) = (Vec::new(), false, FirstBy::Unknown);
    let mut found = Ok(Verified { draws: 0, imported, numbers, given, first });
    let mut number = 0;
    record.walk(|game, index| {
        let Action::Draw(kind) = record.actions()[index] else { return };
        number += 1;
        let Ok(verified) = &mut found else { return };
        if number <= imported {
            return;
        }
        verified.draws += 1;
        let name = |kind| game.tiles().kind(kind).id.clone();
        let expected = match draw(game, key, id, number - 1) {
            Some(Action::Draw(expected)) if expected == kind => return,
            Some(Action::Draw(expected)) => name(expected),
            _ => "nothing".to_owned(),
        };
        found = Err(Unfair::Draw { number, found: name(kind), expected });
    });
    found
}

/// Checks a record by its own headers: table, commitments, seed and numbers.
///
/// # Errors
/// What is missing or does not match.
pub fn verify_record(record: &Record) -> Result<Verified, Unfair> {
    let id = record.header(HEADER_GAME).ok_or(Unfair::Header(HEADER_GAME, "the table's id"))?;
    let seed = record.header(HEADER_SEED).and_then(|hex| blake3::Hash::from_hex(hex).ok()).ok_or(
        Unfair::Header(HEADER_SEED, "64 hexadecimal digits, revealed when the game is over"),
    )?;
    let committed = record
        .header(HEADER_COMMITMENT)
        .ok_or(Unfair::Header(HEADER_COMMITMENT, "the hash promised at the start"))?;
    if commitment(seed.as_bytes()) != committed {
        return Err(Unfair::OtherSeed);
    }
    let imported = header(record, HEADER_IMPORTED).map_or(Ok(0), str::parse);
    let imported = imported.map_err(|_| Unfair::Header(HEADER_IMPORTED, "a number"))?;
    // Were any word allowed, one could be searched for that gives wanted draws.
    let (scope, given) = match header(record, HEADER_SCOPE) {
        None => (id, false),
        Some(GIVEN) => (GIVEN, true),
        Some(_) => return Err(Unfair::Header(HEADER_SCOPE, "`given` or no such header")),
    };
    let shares = shares(record)?;
    if given && shares.iter().any(|share| share.hash.is_some()) {
        return Err(Unfair::GivenWithNumbers);
    }
    let key = numbers::key(seed.as_bytes(), scope, &shares);
    let first = starting_player(record, &key, scope)?;
    let verified = verify(record, &key, scope, imported)?;
    let numbers = shares.iter().map(Share::by).collect();
    Ok(Verified { numbers, given, first, ..verified })
}

/// How the starting player was found; if drawn, whether it is the right one.
fn starting_player(record: &Record, key: &Seed, scope: &str) -> Result<FirstBy, Unfair> {
    match record.header(HEADER_FIRST) {
        None => Ok(FirstBy::Unknown),
        Some(SET) => Ok(FirstBy::Set),
        Some(RANDOM) => {
            let setup = record.setup();
            let players = u8::try_from(setup.players.len()).unwrap_or(u8::MAX);
            let expected = first(key, scope, players);
            if setup.first == expected {
                return Ok(FirstBy::Drawn);
            }
            Err(Unfair::First { found: setup.first + 1, expected: expected + 1 })
        }
        Some(_) => Err(Unfair::Header(HEADER_FIRST, "`random` or `set`")),
    }
}

/// What the seats contributed, each number compared with its hash.
fn shares(record: &Record) -> Result<Vec<Share>, Unfair> {
    let seats = record.setup().players.len();
    let values = |key: &'static str, expected: &'static str| {
        let header = record.headers().iter().find(|header| header.key() == key);
        match header.map(Header::values) {
            Some(values) if values.len() != seats => Err(Unfair::Header(key, expected)),
            values => Ok(values),
        }
    };
    let expected_hashes = "one hash of 64 hexadecimal digits for each seat, or `-`";
    let expected_numbers = "one number of 64 hexadecimal digits for each seat, or `server`";
    let hashes = values(HEADER_HASHES, expected_hashes)?;
    let given = values(HEADER_NUMBERS, expected_numbers)?;
    let (hashes, given) = match (hashes, given) {
        (None, None) => return Ok(Vec::new()),
        (Some(hashes), Some(given)) => (hashes, given),
        (None, _) => return Err(Unfair::Header(HEADER_HASHES, expected_hashes)),
        (_, None) => return Err(Unfair::Header(HEADER_NUMBERS, expected_numbers)),
    };
    let mut shares = Vec::with_capacity(seats);
    for ((hash, text), seat) in hashes.iter().zip(given).zip(1..) {
        let hash = Some(hash.clone()).filter(|hash| hash != NO_HASH);
        let number = Some(text.clone()).filter(|text| text != BY_SERVER);
        if let Some(text) = &number {
            let number =
                numbers::number(text).ok_or(Unfair::Header(HEADER_NUMBERS, expected_numbers))?;
            if hash.as_deref() != Some(&numbers::number_hash(&number)) {
                return Err(Unfair::OtherNumber { seat });
            }
        }
        shares.push(Share { hash, number });
    }
    Ok(shares)
}

/// A header by its current or former name.
fn header<'a>(record: &'a Record, key: &str) -> Option<&'a str> {
    let former = FORMER.iter().find(|(present, _)| *present == key).map(|(_, former)| *former);
    record.header(key).or_else(|| record.header(former?))
}

/// A draw, for anyone who recomputes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct DrawnTile {
    /// The tile that was drawn.
    pub tile: String,
    /// Tiles that were put back into the bag since the draw before.
    pub returned: Vec<String>,
}

/// The draws after the first `imported` ones, and the bag before them, by tile.
#[must_use]
pub fn drawn(record: &Record, imported: u32) -> (BTreeMap<String, u32>, Vec<DrawnTile>) {
    let (mut start, mut draws) = (BTreeMap::new(), Vec::new());
    let mut expected = BTreeMap::new();
    let mut number = 0;
    record.walk(|game, index| {
        let Action::Draw(kind) = record.actions()[index] else { return };
        number += 1;
        if number <= imported {
            return;
        }
        let id = |kind| game.tiles().kind(kind).id.clone();
        let bag: BTreeMap<String, u32> =
            game.bag().iter().map(|(kind, count)| (id(kind), count.into())).collect();
        if draws.is_empty() {
            start.clone_from(&bag);
            expected.clone_from(&bag);
        }
        let mut returned = Vec::new();
        for (tile, &count) in &bag {
            let more = count.saturating_sub(expected.get(tile).copied().unwrap_or(0));
            returned.extend((0..more).map(|_| tile.clone()));
        }
        expected = bag;
        let tile = id(kind);
        if let Some(count) = expected.get_mut(&tile) {
            *count = count.saturating_sub(1);
        }
        draws.push(DrawnTile { tile, returned });
    });
    (start, draws)
}
