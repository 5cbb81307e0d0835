//! What is wrong with a record, and where.

use core::fmt;

use aude_engine::Refusal;

use crate::notation::NotationError;
use crate::setup::SetupProblem;

/// An error in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordProblem {
    /// Something else was expected here.
    Expected {
        /// What.
        expected: String,
        /// What is there instead.
        found: String,
    },
    /// The headers do not make a valid game.
    Setup(SetupProblem),
    /// A move cannot be read.
    Move(NotationError),
    /// A move is illegal.
    Refused {
        /// The move.
        text: String,
        /// What the rules say.
        refusal: Refusal,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected { expected, found } => write!(f, "expected {expected}, found {found}"),
            Self::Setup(problem) => write!(f, "{problem}"),
            Self::Move(error) => write!(f, "{error}"),
            Self::Refused { text, refusal } => write!(f, "{text} is not allowed: {refusal}"),
        }
    }
}

impl core::error::Error for RecordError {}

impl core::error::Error for RecordProblem {}

impl RecordError {
    pub(super) fn expected(
        line: usize,
        column: usize,
        expected: impl Into<String>,
        found: &str,
    ) -> Self {
        let shown: String = found.chars().take(40).collect();
        let found = if shown.is_empty() { "the end".to_owned() } else { format!("{shown:?}") };
        Self { line, column, problem: RecordProblem::Expected { expected: expected.into(), found } }
    }
}
