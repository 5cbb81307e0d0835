//! Running scenarios: every statement must be true, and every position must satisfy the invariants.

mod check;
mod run;
mod tell;

pub use run::{play, run};
