//! Every player by name.

use crate::judge::Knowledge;
use crate::one_ply::OnePly;
use crate::player::Player;
use crate::random::Random;
use crate::search::{Champion, Settings};

/// The names of all players, from the weakest up.
pub const NAMES: &[&str] = &["random", "easy", "casual", "greedy", "medium", "champion"];

/// The player of a name.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Player>> {
    Some(match name {
        "random" => Box::new(Random),
        "easy" => Box::new(OnePly::new(name, Knowledge::PointsNow).slipping(1.5)),
        "greedy" => Box::new(OnePly::new(name, Knowledge::ScoreIfEnded)),
        "casual" => Box::new(OnePly::new(name, Knowledge::Followers).slipping(1.0)),
        "medium" => Box::new(OnePly::new(name, Knowledge::Everything)),
        "champion" => Box::new(Champion::new(name, Settings::default())),
        _ => return variant(name),
    })
}

/// A champion with settings of one's own, such as `champion:exploration=0.4,temperature=5`.
fn variant(name: &str) -> Option<Box<dyn Player>> {
    let mut settings = Settings::default();
    for pair in name.strip_prefix("champion:")?.split(',') {
        let (key, value) = pair.split_once('=')?;
        let value: f32 = value.parse().ok()?;
        match key {
            "exploration" => settings.exploration = value,
            "temperature" => settings.temperature = value,
            "squash" => settings.squash = value,
            "trust" => settings.trust = value,
            "trees" => settings.trees = value as u32,
            _ => return None,
        }
    }
    Some(Box::new(Champion::new(name, settings)))
}
