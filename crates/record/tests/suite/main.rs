//! The crate's tests: notation, record, tile files, JSON, protocol, and the examples of docs/.

mod documents;
mod earlier;
mod notation;
mod play;
mod protocol;
mod record;
mod sets;
mod standard;
mod versions;
mod wire;
