//! What tests of the rules are made of: games of an independent program to replay, scenarios in
//! words, the battery every game must pass.

pub mod conformance;
