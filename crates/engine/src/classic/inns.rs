//! Inns & Cathedrals (I-1 … I-5): the big follower, inns on roads, cathedrals in cities. Its
//! special tiles (I-5) are plain data.

mod big_follower;
mod cathedral;
mod inn;

pub(super) use big_follower::BigFollower;
pub(super) use cathedral::Cathedral;
pub(super) use inn::Inn;
