//! Reading and writing: tile files, the notation of moves, the text record of a game, JSON, and the
//! protocol that lets other programs drive the rules.
//!
//! The engine has no serialisation; this crate is the only one that does.
//!
//! - [`sets`]: tile files, built-in and custom (docs/tiles.md).
//! - [`setup`]: the setup of a game, by the names people use.
//! - [`notation`]: one move as one word, such as `1,0r3` or `thief:NS`.
//! - [`record`]: a whole game as text (docs/record.md).
//! - [`wire`]: actions, events and positions as JSON.
//! - [`protocol`]: JSON lines in, JSON lines out (docs/engine-protocol.md).
//!
//! ```
//! use aude_engine::Rules;
//! use aude_record::{Record, SetLibrary};
//!
//! let text = r#"
//! [Sets "base"]
//! [Players "Anna" "Bert"]
//!
//! 1. 1 V 1,0r0 thief:SW
//! 2. 2 U 1,1r1 -
//! "#;
//! let record = Record::parse(text, &SetLibrary::builtin()).expect("a valid record");
//! assert_eq!(record.replay().board().placed().len(), 3);
//! ```

mod digest;
pub mod english;
pub mod limits;
pub mod notation;
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
