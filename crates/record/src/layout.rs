//! A position as text, piece by piece: the header `Position` of a record (docs/record.md).

mod read;
mod write;

use core::fmt;

use aude_engine::game::Refusal;
use aude_engine::{Game, Rules};

use crate::notation::NotationError;

pub use read::read;
pub use write::write;

/// Why a position cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LayoutProblem {
    /// A statement cannot be read.
    Statement {
        /// The statement.
        text: String,
        /// What was expected.
        expected: String,
    },
    /// A rule is against it.
    Refused(Refusal),
}

impl fmt::Display for LayoutProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Statement { text, expected } => {
                write!(f, "expected {expected}, found {text:?}")
            }
            Self::Refused(refusal) => write!(f, "{refusal}"),
        }
    }
}

impl core::error::Error for LayoutProblem {}

impl LayoutProblem {
    fn expected(text: &str, expected: impl Into<String>) -> Self {
        let text = text.chars().take(64).collect();
        Self::Statement { text, expected: expected.into() }
    }

    fn of_move(text: &str, error: &NotationError) -> Self {
        Self::expected(text, error.expected.clone())
    }
}

/// The position that statements describe at the table of a game.
///
/// # Errors
/// Every statement that cannot be read; otherwise every rule against the position.
pub fn set_up(table: &Game, statements: &[String]) -> Result<Game, Vec<LayoutProblem>> {
    let layout = read(table, statements)?;
    let (game, problems) = table.laid_out(&layout);
    if problems.is_empty() {
        return Ok(game);
    }
    Err(problems.into_iter().map(LayoutProblem::Refused).collect())
}

/// The statements about a game's start, if it is not that of a new game.
#[must_use]
pub fn of_start(start: &Game) -> Option<Vec<String>> {
    if start.fresh().hash() == start.hash() {
        return None;
    }
    start.layout().map(|layout| write(start, &layout))
}
