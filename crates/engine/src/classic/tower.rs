//! The Tower (T-1 … T-10): pieces make towers grow, towers capture followers, captives are
//! exchanged or bought back, and a follower on the roof closes a tower. Its special tiles (T-10)
//! are plain data.

mod capture;
mod pieces;
mod ransom;
mod rooftop;

pub(super) use capture::{Captives, Capture};
pub(super) use pieces::{Tower, Towers};
pub(super) use ransom::Ransom;
pub(super) use rooftop::Rooftop;
