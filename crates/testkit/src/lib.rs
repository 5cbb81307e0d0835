//! What tests of the rules are made of: scenarios in words, the laws every game obeys, games of an
//! independent program to replay.

pub mod conformance;
pub mod laws;
pub mod playthrough;
pub mod random;
pub mod scenario;
pub mod scorer;
