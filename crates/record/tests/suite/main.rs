//! The crate's tests: notation, record, tile files, JSON, protocol.

mod notation;
mod play;
mod record;
