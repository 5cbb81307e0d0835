//! The big follower (I-1): a row of the figure table that weighs 2, and nothing else.

use crate::classic::elements::{Hears, Moment};

pub(in crate::classic) struct BigFollower;

impl Hears for BigFollower {
    const MOMENTS: &'static [Moment] = &[];
}
