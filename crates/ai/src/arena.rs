//! The arena: matches between players over deck pairs, and what can honestly be concluded from
//! them.
//!
//! A deck is one fixed order of draws. It is played once for every seating, so that the luck of the
//! draw and of the seat affects both sides equally; the deck, not the game, is the sample.

mod deck;
mod external;
mod habits;
mod play;
mod rating;
mod series;
mod stats;

pub use deck::Deck;
pub use external::External;
pub use habits::{Habits, habits};
pub use play::{CategoryPoints, Played, play};
pub use rating::{Pairing, Rating, ratings};
pub use series::{DeckResult, Match, Report};
pub use stats::{Interval, Sprt, Verdict, mean_and_error, pentanomial, share_interval};
