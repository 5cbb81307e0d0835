//! Looking back: a whole game step by step, points by category, and the fairness check.

use std::collections::BTreeMap;

use aude_record::wire::{StateJson, TileJson};
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{First, Moved};
use crate::fair::DrawnTile;

/// A section of the log with everything needed to show the table after each entry.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct History {
    /// The current version of the table.
    pub version: u32,
    /// The version before the first step: its position is `start`.
    pub from: u32,
    /// The position before the first step.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').StateJson")]
    pub start: StateJson,
    /// The entries after it, in order.
    pub steps: Vec<HistoryStep>,
    /// The `from` to ask for next; none after the last.
    pub next: Option<u32>,
}

/// A log entry and what it changed in the position. The position after it is the one before it,
/// updated with `changed`, its tiles cut to the first `kept` and followed by `tiles`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HistoryStep {
    /// The entry, as it was pushed when it happened.
    #[serde(flatten)]
    #[ts(flatten)]
    pub moved: Moved,
    /// How many tiles of the previous position are still there.
    pub kept: u32,
    /// The tiles after those.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').TileJson[]")]
    pub tiles: Vec<TileJson>,
    /// All other fields that have changed, with their new values.
    #[schema(value_type = Object)]
    #[ts(type = "Partial<import('./wire').StateJson>")]
    pub changed: Map<String, Value>,
}

/// A summary of a game so far: points by category, and by version for a chart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Summary {
    /// The current version of the table.
    pub version: u32,
    /// Whether the game is over.
    pub over: bool,
    /// By seat.
    pub seats: Vec<SummarySeat>,
    /// The scores after each entry of the log, in order.
    pub chart: Vec<ChartPoint>,
}

/// A seat's points.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SummarySeat {
    /// Total points.
    pub total: i16,
    /// The same by category: they add up to the total.
    pub categories: BTreeMap<String, i16>,
    /// The part of them from final scoring, by category.
    pub at_end: BTreeMap<String, i16>,
}

/// The scores at one version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ChartPoint {
    /// The version.
    pub version: u32,
    /// Tiles on the table.
    pub tiles: u32,
    /// Points by seat.
    pub scores: Vec<i16>,
    /// Points by seat if the game had ended there; none during a game without player aids.
    pub projected: Option<Vec<i16>>,
}

/// Whether every draw matches the promised seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Fairness {
    /// `fair`, `unfair`, `secret` (the seed is revealed when the game is over) or `none` (no draws
    /// were made here: an imported replay).
    pub verdict: Verdict,
    /// The table's id, which every draw is derived from.
    pub table: String,
    /// The hash of the seed, published before the first draw.
    pub seed_hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether the host chose the seed.
    pub seed_given: bool,
    /// The starting player: if random, derived from the seed too.
    pub first: First,
    /// Number of draws checked, all of them.
    pub draws: u32,
    /// Earlier draws made elsewhere, which the seed does not cover.
    pub imported_draws: u32,
    /// What every draw is derived from besides the seed and the numbers: the table's id, or `given`
    /// if the host gave the seed.
    pub scope: String,
    /// The seats' numbers.
    pub numbers: Vec<SeatNumber>,
    /// The bag before the first draw here, by tile; empty while the seed is secret.
    pub bag: BTreeMap<String, u32>,
    /// The draws made here, in order, for anyone who recomputes them; empty while the seed is
    /// secret.
    pub drawn: Vec<DrawnTile>,
    /// The first draw that does not match, counted from 1, with the tile that was drawn and the one
    /// expected.
    pub wrong: Option<WrongDraw>,
    /// A sentence in English.
    pub text: String,
}

/// A seat's random number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatNumber {
    /// The hash that the seat gave first; none if the server chose the number.
    pub hash: Option<String>,
    /// The number; none if the server's was used.
    pub number: Option<String>,
}

/// The verdict of a fairness check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// All draws match the promised seed.
    Fair,
    /// One does not.
    Unfair,
    /// The game is not over: the seed is still a secret.
    Secret,
    /// There is nothing to check.
    None,
}

/// A draw that does not match the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct WrongDraw {
    /// Counted from 1.
    pub number: u32,
    /// The tile that was drawn.
    pub found: String,
    /// The tile that should have been drawn.
    pub expected: String,
}
