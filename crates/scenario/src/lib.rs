//! Scenarios: a position described in words, the possible moves, and their outcome.
//!
//! A scenario is a text that a player can follow (docs/scenarios.md documents the format): the
//! players, moves in the notation of the record, and statements that must be true at that point.
//! This crate reads and plays them; the tests (`aude-testkit`) check their statements, and the
//! rules pages (`aude-rulebook`) show their boards.
//!
//! ```
//! use aude_scenario::{Scenario, Step};
//!
//! let text = "C-7 — A road.\nplayers: Red Blue\nRed: W 1,0r0 thief:W\nBlue: W -1,0r0 -";
//! let scenario = Scenario::parse(text).expect("a scenario");
//! // Before Blue's second decision: both crossings lie, nothing is scored.
//! let game = scenario.position(Step { lines: 1, words: 2 }).expect("legal moves");
//! assert_eq!(game.board().placed().len(), 3);
//! # use aude_engine::Rules;
//! assert_eq!(game.scores(), [0, 0]);
//! ```

mod begin;
mod parse;
mod step;

pub use parse::{Line, Scenario, Statement};
pub use step::Step;

use std::fmt;

/// A statement of a scenario that is not true.
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
