//! Analysis: queries about a line of play that is sent along.

use std::collections::BTreeMap;

use aude_record::wire::{LegalActionJson, SpotJson, StateJson};
use aude_review::report::{ReviewFact, ReviewMove};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Query, TableInfo};

/// A line of play: a record, and moves after its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisLine {
    /// The record, or a game from elsewhere (docs/import.md).
    pub record: String,
    /// Moves as text, draws included.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// A query about the end of a line of play. Its version is the number of actions so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisQuery {
    /// The line.
    pub line: AnalysisLine,
    /// One of `legal`, `draft`, `why`, `features`, `fits`, `remaining`, `dead-cells`, `projected` and
    /// `outlook`.
    pub query: Query,
}

/// A turn part to be judged at the end of a line of play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisJudge {
    /// The line, up to and including the draw.
    pub line: AnalysisLine,
    /// Moves of the turn part before those that are judged: the player decides after them.
    #[serde(default)]
    pub before: Vec<String>,
    /// The moves of the turn part, or those of the player who decides after `before`.
    pub actions: Vec<String>,
    /// The whole turn part to compare it with, such as the one that was played.
    #[serde(default)]
    pub played: Vec<String>,
}

/// What the judge says of a turn part, for the player who decides.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Judged {
    /// The margin expected after it, in points.
    pub margin: f32,
    /// Points lost against the best turn part.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
    /// Points better than the turn part it was compared with, if there was one.
    pub gain: Option<f32>,
    /// What it does according to the rules, most important first.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').ReviewFact[]")]
    pub facts: Vec<ReviewFact>,
    /// The best turn part, if it is another.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').ReviewMove[]")]
    pub best: Vec<ReviewMove>,
}

/// How to open a line of play: a game that is brought, or an empty table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields, default)]
pub struct AnalysisOpen {
    /// A record, or a game from elsewhere; an empty table without one.
    pub record: Option<String>,
    /// For an empty table: `classic` or `mayflower`.
    pub game: String,
    /// For an empty table: its tile sets.
    pub sets: Vec<String>,
    /// For an empty table: the players' names.
    pub players: Vec<String>,
    /// For an empty table: house rules that differ from the usual ones.
    pub options: BTreeMap<String, String>,
}

/// A game with everything that was tried in it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalysisTree {
    /// The record without its moves: what every line begins with.
    pub head: String,
    /// A table as it would be seen.
    pub table: TableInfo,
    /// The turn parts. The first child of each belongs to the main line.
    pub nodes: Vec<AnalysisNode>,
}

/// A turn part in a tree of variations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisNode {
    /// The index of the one before it, which comes earlier in the list; none at the start of the game.
    pub parent: Option<u32>,
    /// Its moves as text, draws included.
    pub moves: Vec<String>,
    /// The comment after it.
    #[serde(default)]
    pub comment: String,
    /// Comments between its moves, and the tags of all its comments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<AnalysisNote>>")]
    pub notes: Vec<AnalysisNote>,
}

/// A comment within a turn part, or the tags of the comment after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisNote {
    /// Moves of the part before it.
    pub after: u32,
    /// Names and values, such as `clk` and `0:04:12` (docs/record.md).
    #[serde(default)]
    pub tags: Vec<(String, String)>,
    /// The text; empty after the last move, whose comment is that of the part.
    #[serde(default)]
    pub text: String,
}

/// A tree to be written as a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisRecord {
    /// The record without its moves.
    pub head: String,
    /// The turn parts.
    pub nodes: Vec<AnalysisNode>,
}

/// A tree as a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalysisText {
    /// The record with variations and comments.
    pub record: String,
}

/// The end of a line of play.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalysisPosition {
    /// The number of actions so far.
    pub version: u32,
    /// The position.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').StateJson")]
    pub state: StateJson,
    /// Every legal action: draws if a tile is to be drawn.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').LegalActionJson[]")]
    pub legal: Vec<LegalActionJson>,
}

/// A question to the judge about the end of a line of play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisAsk {
    /// The line.
    pub line: AnalysisLine,
    /// Simulations in all, for candidates; bounded.
    #[serde(default)]
    pub simulations: u32,
    /// The cell, for chances of completion.
    #[serde(default)]
    pub at: Option<[i16; 2]>,
}

/// The best turn parts of a position.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Candidates {
    /// Simulations made.
    pub simulations: u32,
    /// Whether more would change nothing.
    pub exact: bool,
    /// The turn parts, best first.
    pub candidates: Vec<CandidatePart>,
}

/// A turn part with what is expected after it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct CandidatePart {
    /// Its moves.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').ReviewMove[]")]
    pub moves: Vec<ReviewMove>,
    /// The expected final margin of the player to move.
    pub margin: f32,
    /// Its standard error.
    pub error: f32,
    /// The chance of winning.
    pub win: f32,
}

/// What the draws that are possible are worth to the player to move.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct DrawChances {
    /// The margin expected before the draw.
    pub margin: f32,
    /// The chance of winning with it.
    pub win: f32,
    /// Every tile that can be drawn, the best first.
    pub draws: Vec<DrawChance>,
}

/// A tile that can be drawn.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct DrawChance {
    /// Its id.
    pub tile: String,
    /// How many are left.
    pub count: u8,
    /// Its luck: what it changes in the expected margin.
    pub luck: f32,
}

/// Whether the features of a tile will be finished.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Completions {
    /// Tiles left in the bag.
    pub left: u16,
    /// Every road, city and cloister of the tile that is not complete.
    pub features: Vec<Completion>,
}

/// Whether a feature will be finished.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Completion {
    /// Where it is on the tile.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').SpotJson")]
    pub spot: SpotJson,
    /// Tiles left that complete it at once.
    pub closing: u16,
    /// The chance that it is complete at the end.
    pub chance: f32,
}
