//! All players by name.

use crate::eval::Weights;
use crate::judge::Knowledge;
use crate::one_ply::OnePly;
use crate::player::{Budget, Player};
use crate::random::Random;
use crate::search::{Champion, Settings};
use crate::star::Star;
use crate::uct::Uct;

/// The ladder: players that never change, to measure others by.
pub const LADDER: &[&str] = &[
    "random", "greedy", "star2.5", "one-ply", "uct", "uct-16k", "uct-65k", "uct-262k", "champion",
];

/// The levels for people, weakest first.
pub const LEVELS: &[&str] = &["easy", "casual", "medium", "hard", "expert", "master"];

/// A player by name: one of [`LADDER`] or [`LEVELS`], or a champion with custom settings such as
/// `champion:turns=4,field=8`, where `weights=0` refers to the file of weights in `AUDE_WEIGHTS`
/// (its first column, counted from 0) instead of the built-in ones; so does `one-ply:0`. Players
/// that search can be given a number of simulations per decision: `master@2000`.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Player>> {
    let (kind, own) = match name.split_once('@') {
        Some((kind, many)) => (kind, Some(Budget::Simulations(many.parse().ok()?))),
        None => (name, None),
    };
    if let Some(champion) = searcher(name, kind, own) {
        return Some(Box::new(champion));
    }
    let one_ply = |knowledge| OnePly::new(name, knowledge);
    let uct = |playouts| Box::new(Uct::new(name, playouts));
    Some(match name {
        "random" => Box::new(Random),
        "greedy" => Box::new(one_ply(Knowledge::ScoreIfEnded)),
        "star2.5" | "expectimax" => Box::new(Star::new(name, Knowledge::Followers)),
        "uct" => uct(None),
        "uct-16k" => uct(Some(1 << 14)),
        "uct-65k" => uct(Some(1 << 16)),
        "uct-262k" => uct(Some(1 << 18)),
        "easy" => Box::new(one_ply(Knowledge::PointsNow).slipping(1.5)),
        "casual" => Box::new(one_ply(Knowledge::Followers).slipping(1.25)),
        "medium" => Box::new(one_ply(Knowledge::Uncounted).slipping(1.9)),
        "hard" => Box::new(one_ply(Knowledge::Everything).slipping(1.25)),
        "one-ply" => Box::new(one_ply(Knowledge::Everything)),
        _ => Box::new(OnePly::with_weights(name, weights(name.strip_prefix("one-ply:")?)?)),
    })
}

/// The champion, and the levels that search as it does.
fn searcher(name: &str, kind: &str, own: Option<Budget>) -> Option<Champion> {
    let settings = Settings::default();
    let (champion, usual) = match kind {
        "champion" => (Champion::new(name, settings), None),
        "master" => (Champion::new(name, settings), Some(Budget::milliseconds(5000))),
        // Looks no further than the reply, and plays only for points.
        "expert" => {
            let settings = Settings { turns: 1, win: 0.0, slip: 0.75, ..settings };
            (Champion::new(name, settings), Some(Budget::milliseconds(1000)))
        }
        _ => (variant(name, kind)?, None),
    };
    Some(match own.or(usual) {
        Some(budget) => champion.fixed(budget),
        None => champion,
    })
}

/// A champion with custom settings, such as `champion:turns=4,field=8`.
fn variant(name: &str, kind: &str) -> Option<Champion> {
    let (mut settings, mut own_weights) = (Settings::default(), None);
    for pair in kind.strip_prefix("champion:")?.split(',') {
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
            "slip" => settings.slip = value,
            "exact" => settings.exact = value != 0.0,
            "threads" => settings.threads = value as u32,
            _ => return None,
        }
    }
    Some(match own_weights {
        Some(weights) => Champion::with_weights(name, settings, &weights),
        None => Champion::new(name, settings),
    })
}

/// A column of the file of weights that `AUDE_WEIGHTS` names.
fn weights(column: &str) -> Option<Weights> {
    let text = std::fs::read_to_string(std::env::var_os("AUDE_WEIGHTS")?).ok()?;
    Some(Weights::read(&text, column.parse().ok()?))
}
