//! Scenarios: a position told in words, what may be done in it, and what comes of it.
//!
//! A scenario is a text a player can follow (docs/scenarios.md tells the form): who sits at the table,
//! moves in the notation of the record, and statements that must be true at that moment. Running one
//! also checks the laws every game obeys, at each of its positions.

mod check;
mod parse;
mod run;
mod tell;

pub use parse::{Line, Scenario, Statement};

use std::fmt;

/// Something in a scenario that is not so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What was found instead.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Failure {}
