//! One action as a single word: in the record, the log, chat, URLs, scenario files and on the
//! command line (docs/record.md).
//!
//! ```
//! use aude_engine::{Game, Rules, classic::{Classic, Setup}, game::Silent};
//! use aude_record::notation;
//!
//! let base = aude_record::sets::builtin("base").expect("built in");
//! let setup = Setup { sets: vec![base], ..Setup::default() };
//! let mut game = Game::Classic(Classic::new(setup).expect("a valid setup"));
//! for text in ["V", "1,0r0", "thief:SW"] {
//!     let action = notation::read(&game, text).expect("a move");
//!     assert_eq!(notation::write(&game, action), text);
//!     game.apply(action, &mut Silent).expect("a legal move");
//! }
//! ```

mod cursor;
mod place;
mod read;
mod words;
mod write;

pub use place::Place;
pub(crate) use place::{ports as parse_ports, sides as parse_sides};
pub use read::read;
pub use words::Words;
pub use write::write;
pub(crate) use {read::figure as figure_named, write::figure_word};

use core::fmt;

/// A text that is not a move in this position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct NotationError {
    /// The character where reading stopped, counted from 1.
    pub column: usize,
    /// What was expected there.
    pub expected: String,
    /// What was found there.
    pub found: String,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl core::error::Error for NotationError {}
