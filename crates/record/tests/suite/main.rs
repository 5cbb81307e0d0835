//! The crate's tests: notation, record, tile files, JSON, protocol, and the examples of docs/.

mod brought;
mod documents;
mod earlier;
mod english;
mod import;
mod import_bounds;
mod import_told;
mod notation;
mod notes;
mod play;
mod protocol;
mod record;
mod sets;
mod standard;
mod told;
mod versions;
mod wire;
