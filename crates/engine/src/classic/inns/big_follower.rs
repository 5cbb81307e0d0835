//! The big follower (I-1): a row of the figure table with a weight of 2, and nothing else.

use crate::classic::elements::{ElementHooks, Hook};

pub(in crate::classic) struct BigFollower;

impl ElementHooks for BigFollower {
    const HOOKS: &'static [Hook] = &[];
}
