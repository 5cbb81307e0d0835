//! Looking back: a whole game step by step, what its points were for, and whether its draws were fair.

use std::collections::BTreeMap;

use aude_record::wire::{StateJson, TileJson};
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Moved;

/// A stretch of the log with all that is needed to show the table after each entry.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct History {
    /// Where the table is now.
    pub version: u32,
    /// The version before the first step: its position is `start`.
    pub from: u32,
    /// The position the steps begin at.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').StateJson")]
    pub start: StateJson,
    /// The entries after it, in order.
    pub steps: Vec<HistoryStep>,
    /// The `from` to ask for next; none when this was the last.
    pub next: Option<u32>,
}

/// An entry of the log and what it changed in the position. The position after it is the one before
/// with `changed` laid over it and `tiles` put behind the first `kept` tiles.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HistoryStep {
    /// The entry, as it was told when it happened.
    #[serde(flatten)]
    #[ts(flatten)]
    pub moved: Moved,
    /// How many tiles of the position before are still there.
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

/// What a game came to so far: points by category, and by version for a chart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Summary {
    /// Where the table is.
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
    /// All its points.
    pub total: i16,
    /// The same by category: they add up to the total.
    pub categories: BTreeMap<String, i16>,
    /// Those of the final scoring among them, by category.
    pub at_end: BTreeMap<String, i16>,
}

/// The scores at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ChartPoint {
    /// The version.
    pub version: u32,
    /// Tiles on the table.
    pub tiles: u32,
    /// Points by seat.
    pub scores: Vec<i16>,
    /// Points by seat if the game had ended there; none while it is on at a table without aids.
    pub projected: Option<Vec<i16>>,
}

/// Whether every draw followed from the seed that was promised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Fairness {
    /// `fair`, `unfair`, `secret` (the seed is told when the game is over) or `none` (no draw was made
    /// here: a record to look at).
    pub verdict: Verdict,
    /// The table's id, which every draw is derived with.
    pub table: String,
    /// The hash of the seed, promised before the first draw.
    pub seed_hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether whoever made the table chose the seed.
    pub seed_given: bool,
    /// Draws that were checked, each of them.
    pub draws: u32,
    /// Draws made elsewhere before, about which the seed says nothing.
    pub imported_draws: u32,
    /// The first draw that does not fit, counted from 1, with the tile that came and the one that
    /// should have.
    pub wrong: Option<WrongDraw>,
    /// A sentence in English.
    pub text: String,
}

/// What a check of the draws says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// All follow from the promised seed.
    Fair,
    /// One does not.
    Unfair,
    /// The game is not over: the seed is still a secret.
    Secret,
    /// There is nothing to check.
    None,
}

/// A draw that does not follow from the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct WrongDraw {
    /// Counted from 1.
    pub number: u32,
    /// The tile that came.
    pub found: String,
    /// The tile that should have come.
    pub expected: String,
}
