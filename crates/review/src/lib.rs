//! Reviews of games: what every move and every draw was worth (docs/review.md).
//!
//! | module | what it is |
//! |---|---|
//! | [`plan`] | a game as independent pieces of work, so that any number of threads can share it |
//! | [`report`] | the review as data: turns, totals, key moments; this is also its JSON |
//! | [`win`] | the chance of winning with a margin |
//! | [`grade`] | error rates in the names of the levels |
//!
//! There is no I/O here, and nothing depends on the clock or on the number of threads.

mod assemble;
pub mod grade;
mod kind;
pub mod plan;
pub mod report;
mod run;
mod totals;
pub mod win;

pub use assemble::{assemble, in_words, moves, review_facts};
pub use plan::{Plan, Verdict, Worker};
pub use report::Review;
pub use run::{review, try_part};
