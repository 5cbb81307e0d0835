//! Puzzles: positions with one best move or one right answer.

use aude_record::wire::{SpotJson, StateJson};
use aude_review::report::{ReviewFact, ReviewMove};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Moved, Query, TableInfo};

/// All puzzles of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PuzzleList {
    /// The puzzle of the day that was asked for.
    pub daily: Option<&'static str>,
    /// All of them, by table.
    pub puzzles: Vec<PuzzleLine>,
}

/// A puzzle in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PuzzleLine {
    /// Its name in URLs.
    pub id: &'static str,
    /// The table: `base`, the name of an expansion, `all` or `mayflower`.
    pub table: &'static str,
    /// What is asked: `best`, `score`, `owner` or `close`.
    pub kind: &'static str,
    /// What it is about.
    pub themes: Vec<&'static str>,
    /// How difficult it is: 1 to 3.
    pub level: u8,
}

/// A puzzle.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PuzzleView {
    /// What the list has of it.
    #[serde(flatten)]
    #[ts(flatten)]
    pub line: PuzzleLine,
    /// The players and tile sets, as of a table.
    pub info: TableInfo,
    /// The seat of the solver.
    pub seat: u8,
    /// The position.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').StateJson")]
    pub state: StateJson,
    /// The parts of the feature it asks about.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').SpotJson[]")]
    pub light: Vec<SpotJson>,
    /// The kind of that feature: `road`, `city`, `cloister` or `field`.
    pub feature: Option<&'static str>,
    /// The answers to choose from: numbers of points, or seats, `all` and `nobody`.
    pub choices: Vec<String>,
    /// Whether nothing is estimated: the answer is counted out by the rules.
    pub exact: bool,
}

/// What somebody does about a puzzle: one of these.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields, default)]
pub struct PuzzleAttempt {
    /// A part of a turn, as text.
    pub moves: Option<Vec<String>>,
    /// The answer that was chosen.
    pub choice: Option<String>,
    /// Wants to see the answer.
    pub show: Option<bool>,
}

/// What is said about it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PuzzleVerdict {
    /// Whether it is right.
    pub right: bool,
    /// Points that the turn part loses against the answer.
    pub loss: Option<f32>,
    /// The standard error of the loss; 0 if it was counted out.
    pub error: f32,
    /// What the turn part does according to the rules, most important first.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').ReviewFact[]")]
    pub facts: Vec<ReviewFact>,
    /// The turn part: the attempt, or the answer if that was asked for.
    pub moved: Option<Moved>,
    /// The position after it.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "import('./wire').StateJson | null")]
    pub state: Option<StateJson>,
    /// What the next player can do about a mistake.
    pub reply: Option<PuzzleReply>,
    /// How many of the remaining tiles close the feature then.
    pub closing: Option<PuzzleClosing>,
    /// What there is to count in the feature.
    pub count: Option<PuzzleCount>,
    /// The right one of the answers to choose from, once it is found or shown.
    pub choice: Option<String>,
}

/// A draw of the next player and what is played with it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PuzzleReply {
    /// Who plays.
    pub seat: u8,
    /// The tile.
    pub tile: String,
    /// How many of them are left.
    pub count: u16,
    /// Of how many tiles.
    pub of: u16,
    /// What is played.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').ReviewMove[]")]
    pub moves: Vec<ReviewMove>,
    /// What that does according to the rules, most important first.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').ReviewFact[]")]
    pub facts: Vec<ReviewFact>,
    /// The draw and the turn part.
    pub moved: Moved,
    /// The position after it.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').StateJson")]
    pub state: StateJson,
}

/// How many tiles close a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PuzzleClosing {
    /// After this placement.
    pub tiles: u16,
    /// After the best one.
    pub best: u16,
    /// Tiles left.
    pub of: u16,
}

/// What there is to count in a feature.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PuzzleCount {
    /// Points for each owner if the game ended now.
    pub points: i16,
    /// Completed cities next to a field.
    pub complete: u16,
    /// Unfinished cities next to it.
    pub unfinished: u16,
    /// Mayflower: animals in it.
    pub animals: u16,
    /// The weight of the followers of each seat.
    pub followers: Vec<u8>,
}

/// A question about the position of a puzzle.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct PuzzleQuery {
    /// The question: as about a step of a lesson.
    pub query: Query,
}
