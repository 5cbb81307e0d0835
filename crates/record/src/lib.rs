//! Reading and writing: tile files, the notation of moves, the text record of a game, JSON, and the
//! protocol that lets other programs drive the rules.
//!
//! The engine has no serialisation; this crate is the only one that does.
//!
//! - [`sets`]: tile files, built-in and custom (docs/tiles.md).
//! - [`setup`]: the setup of a game, by the names people use.
//! - [`notation`]: one move as one word, such as `1,0r3` or `thief:NS`.
//! - [`part`]: a part of a turn, given as moves.
//! - [`record`]: a whole game as text (docs/record.md).
//! - [`layout`]: a position piece by piece, which a record may start from.
//! - [`import`]: games from other programs (docs/import.md).
//! - [`wire`]: actions, events and positions as JSON.
//! - [`protocol`]: JSON lines in, JSON lines out (docs/engine-protocol.md).
//!
//! A game, its record, and the record read back:
//!
//! ```
//! use aude_engine::{Actor, Rules, game::Silent};
//! use aude_record::{GameSetup, Record, SetLibrary};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let library = SetLibrary::builtin();
//! let sets = vec!["base".into(), "tower".into()];
//! let mut game = GameSetup { sets, ..GameSetup::default() }.begin(&library)?;
//! let mut legal = Vec::new();
//! while game.actor() != Actor::Nobody {
//!     game.legal(&mut legal);
//!     game.apply(legal[legal.len() / 2], &mut Silent)?;
//! }
//! let text = Record::of(&game, &["Anna".into(), "Bert".into()]).to_string();
//! assert_eq!(Record::parse(&text, &library)?.replay().scores(), game.scores());
//! # Ok(())
//! # }
//! ```

mod digest;
pub mod english;
pub mod import;
pub mod layout;
pub mod limits;
pub mod notation;
pub mod part;
pub mod protocol;
pub mod record;
pub mod sets;
pub mod setup;
pub mod wire;

pub use digest::digest;
pub use notation::NotationError;
pub use record::Record;
pub use sets::{Fingerprint, SetLibrary};
pub use setup::GameSetup;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
