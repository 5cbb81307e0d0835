//! Everything that is written and read: tile files, the text record of a game, JSON.
//!
//! The engine knows no serialisation; this crate is the only one that does.

pub mod sets;
