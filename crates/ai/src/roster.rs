//! All players by name.

use std::time::Duration;

use crate::champion_1::Champion1;
use crate::eval::{Library, Nets, Weights};
use crate::one_ply::OnePly;
use crate::player::{Budget, Player};
use crate::position_value::{Knowledge, PositionValue};
use crate::random::Random;
use crate::search::{Champion, Settings};
use crate::slip::Slip;
use crate::star::Star;
use crate::style::Style;
use crate::uct::Uct;

/// The ladder: players to measure others by. A test of its games keeps `champion-1` as it is. `champion` changes
/// when a stronger one is found, the others only if their evaluation or the rules do (docs/benchmark.md names
/// versions).
pub const LADDER: &[&str] = &[
    "random",
    "greedy",
    "star2.5",
    "one-ply",
    "uct",
    "uct-16k",
    "uct-65k",
    "uct-262k",
    "champion-1",
    "champion",
];

/// The levels for people, weakest first.
pub const LEVELS: &[&str] = &["easy", "casual", "medium", "hard", "expert", "master"];

/// The levels that can be given a style, as in `hard:farmer`: those that use the whole evaluation, and
/// play by its terms alone.
pub const STYLED: &[&str] = &["medium", "hard", "expert"];

/// By how much a level misjudges actions, so that each beats the one below it in 65 to 80 of 100 games
/// (docs/strength.md).
const SLIPS: &[(&str, Slip)] = &[
    ("easy", Slip { base: 2.0, expansions: 2.0, dragon: 2.0, each_more: 0.0, mayflower: 2.0 }),
    ("casual", Slip { base: 1.8, expansions: 1.8, dragon: 1.8, each_more: 0.0, mayflower: 1.1 }),
    ("medium", Slip { base: 1.9, expansions: 2.1, dragon: 3.2, each_more: 0.27, mayflower: 4.0 }),
    ("hard", Slip { base: 1.25, expansions: 1.25, dragon: 2.5, each_more: 0.17, mayflower: 2.8 }),
    (
        "expert",
        Slip { base: 0.75, expansions: 0.75, dragon: 0.75, each_more: 0.0, mayflower: 0.75 },
    ),
];

fn slip_of(level: &str) -> Slip {
    SLIPS.iter().find(|(name, _)| *name == level).map_or_else(Slip::default, |found| found.1)
}

/// The time a level takes for a turn, if it is one of those that search.
#[must_use]
pub fn time_of(level: &str) -> Option<Duration> {
    match level {
        "expert" => Some(Duration::from_secs(1)),
        "master" => Some(Duration::from_secs(5)),
        _ => None,
    }
}

/// A player by name: one of [`LADDER`] or [`LEVELS`], one of [`STYLED`] with a style such as `hard:farmer`,
/// a level with another misjudgement such as `easy:slip=2`, or a champion with custom settings such as
/// `champion:turns=4,field=8`, where `weights=0` refers to the file of weights in `AUDE_WEIGHTS`
/// (its first column, counted from 0) instead of the built-in ones, as does `one-ply:0`, and
/// `nets=own` and `one-ply:nets` to the file of nets in `AUDE_NETS`. Players that search can be given a number of simulations per decision: `master@2000`.
#[must_use]
pub fn by_name(name: &str) -> Option<Box<dyn Player>> {
    let (kind, own) = match name.split_once('@') {
        Some((kind, many)) => (kind, Some(Budget::Simulations(many.parse().ok()?))),
        None => (name, None),
    };
    if kind == "champion-1" {
        return Some(Box::new(Champion1::new(name, own)));
    }
    if let Some(champion) = searcher(name, kind, own) {
        return Some(Box::new(champion));
    }
    let level = Level::read(name);
    let one_ply = |knowledge| OnePly::new(name, knowledge).slipping(level.slip).styled(level.style);
    let uct = |playouts| Box::new(Uct::new(name, playouts));
    Some(match level.name {
        "random" => Box::new(Random),
        "greedy" => Box::new(one_ply(Knowledge::ScoreIfEnded)),
        "star2.5" | "expectimax" => Box::new(Star::new(name, Knowledge::Followers)),
        "uct" => uct(None),
        "uct-16k" => uct(Some(1 << 14)),
        "uct-65k" => uct(Some(1 << 16)),
        "uct-262k" => uct(Some(1 << 18)),
        "easy" => Box::new(one_ply(Knowledge::PointsNow)),
        "casual" => Box::new(one_ply(Knowledge::Careful)),
        "medium" => Box::new(one_ply(Knowledge::Uncounted)),
        "hard" | "one-ply" => Box::new(one_ply(Knowledge::Everything)),
        "one-ply:nets" => {
            let nets = Nets::from_environment()?.into();
            let value = PositionValue::new(Knowledge::Everything).with_nets(nets);
            Box::new(OnePly::with_value(name, value))
        }
        _ => Box::new(OnePly::with_weights(name, weights(name.strip_prefix("one-ply:")?)?)),
    })
}

/// A level as its name says: with a style if it has one, and with its own misjudgement or another.
struct Level<'a> {
    name: &'a str,
    style: Option<Style>,
    slip: Slip,
}

impl<'a> Level<'a> {
    /// Reads `hard`, `hard:farmer` or `hard:slip=1.5`; a name that says anything else is taken as it is.
    fn read(text: &'a str) -> Self {
        let plain = |name| Self { name, style: None, slip: slip_of(name) };
        let special = text.split_once(':').and_then(|(name, more)| match more.split_once('=') {
            Some(("slip", points)) if SLIPS.iter().any(|known| known.0 == name) => {
                Some(Self { slip: points.parse::<f32>().ok()?.into(), ..plain(name) })
            }
            None if STYLED.contains(&name) || name == "one-ply" => {
                Some(Self { style: Some(Style::by_name(more)?), ..plain(name) })
            }
            _ => None,
        });
        special.unwrap_or_else(|| plain(text))
    }
}

/// The champion, and the levels that search as it does.
fn searcher(name: &str, kind: &str, own: Option<Budget>) -> Option<Champion> {
    let settings = Settings::default();
    let level = Level::read(kind);
    let champion = match level.name {
        "champion" | "master" => Champion::new(name, settings),
        // Looks no further than the reply, and plays only for points.
        "expert" => {
            let (slip, style, nets) = (level.slip, level.style, Library::default());
            let settings =
                Settings { turns: 1, growth: 0.0, win: 0.0, slip, nets, style, ..settings };
            Champion::new(name, settings)
        }
        _ => variant(name, kind)?,
    };
    Some(match own.or(time_of(level.name).map(Budget::Time)) {
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
            (own_weights, settings.nets) = (Some(weights(value)?), Library::default());
            continue;
        }
        if (key, value) == ("nets", "own") {
            settings.nets = Nets::from_environment()?.into();
            continue;
        }
        let value: f32 = value.parse().ok()?;
        match key {
            "turns" => settings.turns = value as u32,
            "growth" => (settings.growth, settings.growth_elsewhere) = (value, value),
            "field" => settings.field = value as usize,
            "width" => settings.width = value,
            "win" => settings.win = value,
            "slip" => settings.slip = value.into(),
            "exact" => settings.exact = value != 0.0,
            "replies" => settings.replies = value as usize,
            "finalists" => settings.finalists = value as usize,
            "threads" => settings.threads = value as u32,
            "nets" if value == 0.0 => settings.nets = Library::default(),
            "nets" => settings.nets = Library::built_in(),
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
