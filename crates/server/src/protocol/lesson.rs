//! Lessons: positions to play that are stored nowhere.

use aude_lessons::Paragraphs;
use aude_record::wire::{SpotJson, StateJson};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Moved, Query, TableInfo};

/// A lesson in the list of lessons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct LessonLine {
    /// Its name in URLs.
    pub id: &'static str,
    /// The name of the rules page that it belongs to.
    pub course: &'static str,
    /// Its title.
    pub title: String,
    /// How many steps it has.
    pub steps: u16,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// The elements it is about: it is offered where one of them is met for the first time.
    pub elements: Vec<String>,
}

/// A lesson.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct LessonView {
    /// Its name in URLs.
    pub id: &'static str,
    /// The name of the rules page that it belongs to.
    pub course: &'static str,
    /// Its title.
    pub title: String,
    /// The title of the rules page.
    pub course_title: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// The lesson after it, if it is not the last.
    pub next: Option<&'static str>,
    /// The players and tile sets, as of a table.
    pub table: TableInfo,
    /// Its steps.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct LessonStep {
    /// What it says, by paragraph.
    #[schema(value_type = Vec<Vec<Object>>)]
    #[ts(type = "import('../../rulebook/bindings/rules').Span[][]")]
    pub text: Paragraphs,
    /// What it says once the goal is reached.
    #[schema(value_type = Vec<Vec<Object>>)]
    #[ts(type = "import('../../rulebook/bindings/rules').Span[][]")]
    pub done: Paragraphs,
    /// What is asked.
    pub task: LessonTask,
    /// The position.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').StateJson")]
    pub state: StateJson,
    /// Views of the board that are on.
    pub views: Vec<String>,
    /// The parts of highlighted features.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').SpotJson[]")]
    pub light: Vec<SpotJson>,
    /// A place in each feature among which to find some.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').SpotJson[]")]
    pub candidates: Vec<SpotJson>,
    /// The answers to choose from: numbers of points, or seats, `all` and `nobody`.
    pub choices: Vec<String>,
    /// What reaches the goal: moves, a choice, or the indexes of candidates.
    pub solution: Vec<String>,
}

/// What a step asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum LessonTask {
    /// To look at the board.
    Look,
    /// To play a part of a turn.
    Play,
    /// To point at features.
    Find,
    /// To choose an answer.
    Ask,
}

/// What a learner did: one of these.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields, default)]
pub struct LessonAttempt {
    /// A part of a turn, as text.
    pub moves: Option<Vec<String>>,
    /// A candidate that was pointed at, by its index.
    pub candidate: Option<u16>,
    /// The answer that was chosen.
    pub choice: Option<String>,
}

/// Whether it is right.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct LessonVerdict {
    /// Whether the goal is reached; of a candidate, whether it is one of those to find.
    pub reached: bool,
    /// What to say if not.
    #[schema(value_type = Vec<Vec<Object>>)]
    #[ts(type = "import('../../rulebook/bindings/rules').Span[][]")]
    pub answer: Paragraphs,
    /// The parts of the feature that was pointed at.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').SpotJson[]")]
    pub parts: Vec<SpotJson>,
    /// The part that was played, if the goal is reached.
    pub moved: Option<Moved>,
    /// The position after it.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "import('./wire').StateJson | null")]
    pub state: Option<StateJson>,
}

/// A question about the position of a step.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct LessonQuery {
    /// The moves already played in it, as text.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub made: Vec<String>,
    /// The question: `draft`, `legal`, `why`, `features`, `fits`, `remaining`, `dead-cells`,
    /// `projected` or `outlook`.
    pub query: Query,
}
