//! Games brought from elsewhere: our record, the log of a game at Board Game Arena, a link of
//! CarcassonneLab (docs/import.md). Nothing is fetched: a person brings the text.
//!
//! Every game is played through the rules. A log also carries scores: they are compared after each turn,
//! and the first difference is an error, because then either the log or our reading of it is wrong.

mod error;
mod json;
mod lab;
mod log;
mod markup;
mod packets;
mod play;
mod tiles;

pub use error::{About, ImportError, ImportProblem};

use aude_engine::Errors;

use crate::record::RecordError;
use crate::{Record, SetLibrary};

/// The most players of the base set.
const SEATS: usize = 6;

/// Where a game comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A record of this program.
    Record,
    /// The log of a game at Board Game Arena.
    BoardGameArena,
    /// A link of CarcassonneLab.
    CarcassonneLab,
}

impl Source {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Record => "aude",
            Self::BoardGameArena => "Board Game Arena",
            Self::CarcassonneLab => "CarcassonneLab",
        }
    }
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The game. One from elsewhere has a header `Source`.
    pub record: Record,
    /// Where it comes from.
    pub source: Source,
    /// Whether it was told with scores, and they are those of the rules.
    pub is_checked: bool,
}

/// Reads a game in any of the formats.
///
/// # Errors
/// All errors of a record together; otherwise the first thing that does not fit.
pub fn import(text: &str, library: &SetLibrary) -> Result<Imported, Errors<ImportError>> {
    let whole = text.trim_start_matches('\u{feff}');
    let text = whole.trim();
    let (source, game) = match kind(text) {
        Some(Source::Record) => {
            // With its first lines, which errors count.
            let record = Record::parse(whole, library).map_err(of_record)?;
            return Ok(Imported { record, source: Source::Record, is_checked: false });
        }
        Some(Source::BoardGameArena) => (Source::BoardGameArena, log::read(text)),
        Some(Source::CarcassonneLab) => (Source::CarcassonneLab, lab::read(text)),
        None => return Err(vec![ImportError::new(0, ImportProblem::Unknown)].into()),
    };
    let read = game.and_then(|game| {
        let record = play::play(&game, source, library)?;
        Ok(Imported { record, source, is_checked: game.scores.is_some() })
    });
    Ok(read.map_err(|error| vec![error])?)
}

/// What a text looks like.
fn kind(text: &str) -> Option<Source> {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    let is_record = |line: &str| match line.strip_prefix('[') {
        Some(rest) => rest.starts_with(|c: char| c.is_ascii_uppercase()),
        None => line.split_once('.').is_some_and(|(number, _)| number.parse::<u32>().is_ok()),
    };
    let opens = text.trim_start_matches('[').trim_start();
    // What a record says may be anything, even the name by which pages with a log are known.
    if first.is_some_and(is_record) {
        Some(Source::Record)
    } else if opens.starts_with('{') || packets::is_quoted(opens) || packets::is_page(text) {
        Some(Source::BoardGameArena)
    } else if text.len() <= lab::LONGEST && lab::is_link(text) {
        Some(Source::CarcassonneLab)
    } else {
        None
    }
}

fn of_record(errors: Errors<RecordError>) -> Errors<ImportError> {
    let errors: Vec<_> =
        errors.into_iter().map(|error| ImportError::new(0, ImportProblem::Record(error))).collect();
    errors.into()
}

/// A game as another program tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Told {
    /// The players' names in the order of play.
    names: Vec<String>,
    turns: Vec<Turn>,
    /// Tiles that fitted nowhere after the last turn.
    left: Vec<char>,
    /// Whether the game is told to its end.
    is_over: bool,
    /// The scores at the end, if told.
    scores: Option<Vec<i64>>,
    /// The first points that do not lead to the score that is told with them.
    doubt: Option<ImportError>,
}

/// A turn as another program tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Turn {
    /// The seat, if told.
    seat: Option<usize>,
    /// Tiles that were drawn before and fitted nowhere.
    discarded: Vec<char>,
    tile: char,
    x: i64,
    y: i64,
    /// Quarter turns clockwise, counted from the other program's picture of the tile.
    turns: u8,
    /// The follower: the number of its place, and its kind if told.
    follower: Option<(u8, Option<String>)>,
    /// The scores afterwards, if told.
    scores: Option<Vec<i64>>,
}
