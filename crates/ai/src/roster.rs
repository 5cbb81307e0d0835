//! Every player by name.

use crate::eval::Weights;
use crate::judge::Knowledge;
use crate::one_ply::OnePly;
use crate::player::{Budget, Player};
use crate::random::Random;
use crate::search::{Champion, Settings};
use crate::star::Star;
use crate::uct::Uct;

/// The ladder: players that stay as they are, to measure others by.
pub const LADDER: &[&str] = &[
    "random", "greedy", "star2.5", "one-ply", "uct", "uct-16k", "uct-65k", "uct-262k", "champion",
];

/// The levels for people, from the weakest up.
pub const LEVELS: &[&str] = &["easy", "casual", "medium", "hard", "expert", "master"];

/// The player of a name: one of [`LADDER`] or [`LEVELS`], or a champion with settings of one's own
/// such as `champion:turns=4,field=8`, where `weights=0` names the file of weights in
/// `AUDE_WEIGHTS` (its first column, counted from 0) instead of those built in; so does `one-ply:0`.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Player>> {
    let champion = || Champion::new(name, Settings::default());
    // Levels below the champion look no further than the reply, and play for points alone.
    let reply = |field, knowledge| {
        let settings = Settings { turns: 1, field, win: 0.0, ..Settings::default() };
        Champion::knowing(name, settings, knowledge)
    };
    let uct = |playouts| Box::new(Uct::new(name, playouts));
    Some(match name {
        "random" => Box::new(Random),
        "greedy" => Box::new(OnePly::new(name, Knowledge::ScoreIfEnded)),
        "star2.5" | "expectimax" => Box::new(Star::new(name, Knowledge::Followers)),
        "uct" => uct(None),
        "uct-16k" => uct(Some(1 << 14)),
        "uct-65k" => uct(Some(1 << 16)),
        "uct-262k" => uct(Some(1 << 18)),
        "champion" => Box::new(champion()),
        "easy" => Box::new(OnePly::new(name, Knowledge::PointsNow).slipping(1.5)),
        "casual" => Box::new(OnePly::new(name, Knowledge::Followers).slipping(1.0)),
        "medium" => Box::new(OnePly::new(name, Knowledge::Uncounted).slipping(1.5)),
        "hard" => Box::new(reply(4, Knowledge::Uncounted).fixed(Budget::Simulations(12))),
        "expert" => Box::new(reply(12, Knowledge::Everything).fixed(Budget::milliseconds(1000))),
        "master" => Box::new(champion().fixed(Budget::milliseconds(5000))),
        "one-ply" => Box::new(OnePly::new(name, Knowledge::Everything)),
        _ => return variant(name),
    })
}

/// A champion with settings of one's own, such as `champion:turns=4,field=8`.
fn variant(name: &str) -> Option<Box<dyn Player>> {
    if let Some(column) = name.strip_prefix("one-ply:") {
        return Some(Box::new(OnePly::with_weights(name, weights(column)?)));
    }
    let (mut settings, mut own_weights) = (Settings::default(), None);
    for pair in name.strip_prefix("champion:")?.split(',') {
        let (key, value) = pair.split_once('=')?;
        if key == "weights" {
            own_weights = Some(weights(value)?);
            continue;
        }
        let value: f32 = value.parse().ok()?;
        match key {
            "turns" => settings.turns = value as u32,
            "field" => settings.field = value as usize,
            "width" => settings.width = value,
            "win" => settings.win = value,
            "threads" => settings.threads = value as u32,
            _ => return None,
        }
    }
    Some(Box::new(match own_weights {
        Some(weights) => Champion::with_weights(name, settings, &weights),
        None => Champion::new(name, settings),
    }))
}

/// A column of the file of weights that `AUDE_WEIGHTS` names.
fn weights(column: &str) -> Option<Weights> {
    let text = std::fs::read_to_string(std::env::var_os("AUDE_WEIGHTS")?).ok()?;
    Some(Weights::read(&text, column.parse().ok()?))
}
