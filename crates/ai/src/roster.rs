//! Every player by name.

use crate::judge::Knowledge;
use crate::one_ply::OnePly;
use crate::player::Player;
use crate::random::Random;

/// The names of all players, from the weakest up.
pub const NAMES: &[&str] = &["random", "easy", "casual", "greedy", "medium"];

/// The player of a name.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Player>> {
    Some(match name {
        "random" => Box::new(Random),
        "easy" => Box::new(OnePly::new(name, Knowledge::PointsNow).slipping(1.5)),
        "greedy" => Box::new(OnePly::new(name, Knowledge::ScoreIfEnded)),
        "casual" => Box::new(OnePly::new(name, Knowledge::Followers).slipping(1.0)),
        "medium" => Box::new(OnePly::new(name, Knowledge::Everything)),
        _ => return None,
    })
}
