//! Puzzles: positions of games with one best move or one right answer (docs/puzzles.md).
//!
//! | module | what it is |
//! |---|---|
//! | [`puzzle`] | a puzzle as data |
//! | [`mod@file`] | the text format of `puzzles/TABLE.txt` |
//! | [`book`] | the puzzles of this program, and which one is today's |
//! | [`solve`] | what an attempt is worth |
//! | [`questions`] | questions with one right answer by the rules |
//! | [`mine`] | finding puzzles in games |
//! | [`verify`] | checking those there are |
//!
//! No rule of the game is here: positions, points and legal moves come from the engine, margins
//! from the judge of reviews.

pub mod book;
pub mod file;
pub mod mine;
pub mod puzzle;
pub mod questions;
pub mod solve;
pub mod table;
pub mod theme;
pub mod verify;

pub use book::Puzzles;
pub use puzzle::{Puzzle, Task};
pub use solve::{Attempt, NotJudged, Solved};
pub use table::Table;
pub use theme::Theme;
