//! Running scenarios: every statement must be true, and the laws every game obeys at each position.

mod check;
mod run;
mod tell;

pub use run::{play, run};
