//! `champion-1`: the champion as it was in November 2026, kept to measure later ones by.
//!
//! It is a copy of its evaluation, weights, rollout policy and search, and shares nothing with
//! today's but the engine, the dice and the contract: it must decide as it did then, whatever is
//! learnt since. Nothing here is improved but its speed. A test compares its decisions with recorded ones. The judge
//! of reviews uses its evaluation and rollout policy.

mod eval;
mod feature_value;
mod position_value;
mod rollout_policy;
mod scout;
mod search;

pub(crate) use position_value::{final_points, margin};
pub(crate) use rollout_policy::{RolloutPolicy, is_plain_table};
pub(crate) use search::{Champion as Champion1, World, Worlds};
