//! Building blocks for tests of the rules: scenarios in words, the invariants of every game, games
//! of an independent program to replay.

pub mod conformance;
pub mod invariants;
pub mod playthrough;
pub mod random;
pub mod scenario;
pub mod scorer;
pub mod times;
