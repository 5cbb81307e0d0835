//! Advice on request: the best part of a turn a computer finds, and what speaks for it.

use aude_record::wire::{ActionJson, HappenedJson, SpotJson};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The best part of a turn that a computer found in a moment.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Hint {
    /// The version it is made for.
    pub version: u32,
    /// Whose part it is.
    pub seat: u8,
    /// The moves as text, all of them: they can be drafted and committed as they are.
    pub moves: Vec<String>,
    /// Points each seat would get at once.
    pub points: Vec<i16>,
    /// What would happen, by the rules.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').HappenedJson[]")]
    pub events: Vec<HappenedJson>,
    /// Decision by decision: what was looked at and why this was chosen.
    pub steps: Vec<HintStep>,
    /// What the rules say the whole part does, the most important first.
    pub facts: Vec<HintFact>,
    /// The most important of it in English; empty if there is nothing to say.
    pub text: String,
}

/// Something true about a hint by the rules: no guess. Which numbers count depends on the kind
/// (docs/players.md).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HintFact {
    /// Such as `scores`, `takes`, `blocks` or `needs`.
    pub kind: String,
    /// Whom it is about.
    pub seat: u8,
    /// What points are for, or the kind of feature: a category such as `city`.
    pub what: Option<String>,
    /// The tile or open cell it is about, x and y.
    pub cell: Option<[i16; 2]>,
    /// Points, where it is about points.
    pub points: i16,
    /// How many, where it is about a number.
    pub count: u16,
    /// Of how many.
    pub of: u16,
    /// A sentence in English.
    pub text: String,
}

/// One decision of a hint.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HintStep {
    /// The move as text.
    pub text: String,
    /// What was looked at, best first; the first is the move itself.
    pub candidates: Vec<HintCandidate>,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<HintReason>,
    /// How many simulations were made.
    pub simulations: u32,
}

/// A move that was looked at.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HintCandidate {
    /// The move as text.
    pub text: String,
    /// The same as data.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "import('./wire').ActionJson | null")]
    pub action: Option<ActionJson>,
    /// Points ahead of the best other player at the end, as expected.
    pub margin: f32,
    /// The standard error of that; 0 if it was not sampled.
    pub error: f32,
    /// How often it was looked at.
    pub visits: u32,
}

/// Something that speaks for a move.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HintReason {
    /// `scored` for points that are booked at once by the rules; else the part of the evaluation that
    /// changes, such as `city-gain` or `returning` (docs/players.md).
    pub kind: String,
    /// Whose points.
    pub seat: u8,
    /// How many: booked for `scored`, else expected. Those of others are losses.
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
