//! Setting up a position on the analysis board.

use aude_record::wire::{FigureJson, LegalActionJson, StateJson};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::AnalysisLine;
use crate::errors::ErrorBody;

/// A position that is being set up: what it is, a change, and what could be added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisSetup {
    /// The table, and the position to begin with: the one before the latest draw of the line.
    pub line: AnalysisLine,
    /// The position so far, as statements (docs/record.md); that of the line if absent.
    #[serde(default)]
    pub position: Option<Vec<String>>,
    /// A change.
    #[serde(default)]
    pub edit: Option<SetupEdit>,
    /// What is to be added next: the answer says where it can go.
    #[serde(default)]
    pub wanted: Option<SetupWanted>,
}

/// A change of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum SetupEdit {
    /// A statement that is added; it replaces what it contradicts.
    Add(String),
    /// The topmost thing on a cell is taken away: a figure, the fairy, the dragon, a tower, the tile.
    Remove([i16; 2]),
    /// Everything is taken away.
    Clear(bool),
}

/// Something that could be added to a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum SetupWanted {
    /// A tile, by its id.
    Tile(String),
    /// A figure on a tile.
    Figure(SetupFigure),
}

/// A figure that could be put on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct SetupFigure {
    /// Whose, as a seat counted from 0.
    pub seat: u8,
    /// What.
    #[schema(value_type = String)]
    #[ts(type = "import('./wire').FigureJson")]
    pub figure: FigureJson,
    /// The cell of the tile.
    pub at: [i16; 2],
}

/// A position that is being set up.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalysisLayout {
    /// The position as statements.
    pub position: Vec<String>,
    /// The record that starts from it; empty while a rule is against it.
    pub head: String,
    /// What could be laid out, to be shown.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').StateJson")]
    pub state: StateJson,
    /// Every rule against the position.
    pub problems: Vec<ErrorBody>,
    /// Where the tile or figure that was asked for can go.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').LegalActionJson[]")]
    pub legal: Vec<LegalActionJson>,
    /// What can be set up at this table: `tile`, `figure`, `dragon`, `fairy`, `tower`, `goods`,
    /// `surveyors`.
    pub tools: Vec<String>,
    /// The kinds of figures at this table.
    #[schema(value_type = Vec<String>)]
    #[ts(type = "import('./wire').FigureJson[]")]
    pub figures: Vec<FigureJson>,
}

/// An analysis to be written as one HTML page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(deny_unknown_fields)]
pub struct AnalysisExport {
    /// The record without its moves.
    pub head: String,
    /// The turn parts.
    pub nodes: Vec<super::AnalysisNode>,
    /// The turn part that is looked at; none at the start.
    #[serde(default)]
    pub at: Option<u32>,
    /// Moves after it that are no turn part yet: draws.
    #[serde(default)]
    pub hand: Vec<String>,
    /// The language of its headings: `en`, `de`, `nl` or `hu`.
    #[serde(default)]
    pub lang: String,
}

/// An analysis as one HTML page, with boards and without scripts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalysisPage {
    /// The page.
    pub html: String,
}
