//! Hints: the best turn part a computer finds, and the reasons for it.

use aude_record::wire::{ActionJson, HappenedJson, SpotJson};
use aude_review::report::ReviewFact;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The best turn part that a computer found.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Hint {
    /// The version it is made for.
    pub version: u32,
    /// The seat it is for.
    pub seat: u8,
    /// The moves as text, all of them: they can be drafted and committed unchanged.
    pub moves: Vec<String>,
    /// Points each seat would score immediately.
    pub points: Vec<i16>,
    /// What would happen, according to the rules.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').HappenedJson[]")]
    pub events: Vec<HappenedJson>,
    /// For every decision: the alternatives considered and the reasons for the choice.
    pub steps: Vec<HintStep>,
    /// What the whole part does according to the rules, the most important first.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').ReviewFact[]")]
    pub facts: Vec<ReviewFact>,
    /// The most important of these in English; empty if there is nothing to say.
    pub text: String,
}

/// One decision of a hint.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HintStep {
    /// The move as text.
    pub text: String,
    /// The moves considered, best first; the first is the move itself.
    pub candidates: Vec<HintCandidate>,
    /// The reasons for it, most important first.
    pub reasons: Vec<HintReason>,
    /// Number of simulations.
    pub simulations: u32,
}

/// A move that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HintCandidate {
    /// The move as text.
    pub text: String,
    /// The same as data.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "import('./wire').ActionJson | null")]
    pub action: Option<ActionJson>,
    /// The expected final lead over the best other player, in points.
    pub margin: f32,
    /// Its standard error; 0 if it was not sampled.
    pub error: f32,
    /// How often it was examined.
    pub visits: u32,
}

/// A reason for a move.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HintReason {
    /// `scored` for points scored immediately by the rules; otherwise the term of the evaluation
    /// that changes, such as `city-gain` or `returning` (docs/players.md).
    pub kind: String,
    /// Whose points.
    pub seat: u8,
    /// How many: scored for `scored`, otherwise expected. Other players' points are losses.
    pub points: f32,
    /// The cell it is about, x and y.
    pub cell: Option<[i16; 2]>,
    /// The place it is about.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "import('./wire').SpotJson | null")]
    pub spot: Option<SpotJson>,
    /// A sentence in English.
    pub text: String,
}
