//! Answers to queries about a position.

use std::collections::BTreeMap;

use aude_record::wire::{
    ActionJson, FigureOnBoard, HappenedJson, LegalActionJson, Next, SpotJson, StateJson,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatLine, TableInfo};
use crate::errors::ErrorBody;

/// A table with its position.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct View {
    /// The table.
    pub table: TableInfo,
    /// The position; none before the game starts.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "import('./wire').StateJson | null")]
    pub state: Option<StateJson>,
    /// The caller's seats.
    pub you: Vec<u8>,
    /// Whether the caller is the host.
    pub host: bool,
    /// The latest chat messages.
    pub chat: Vec<ChatLine>,
}

/// A log entry as it is pushed: what was done and what it led to.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Moved {
    /// The entry.
    #[serde(flatten)]
    #[ts(flatten)]
    pub entry: LogEntry,
    /// What happened, in order, including the last draw.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').HappenedJson[]")]
    pub events: Vec<HappenedJson>,
    /// What comes next.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').Next")]
    pub next: Next,
    /// Milliseconds left by seat.
    #[ts(type = "number[]")]
    pub clocks: Vec<i64>,
}

/// The kind of a log entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum LogKind {
    /// The game started.
    Start,
    /// A seat's turn part, and the draw after it.
    Part,
    /// The seat's clock ran out: the part that was played for it, if any, and the draw after it.
    Expired,
    /// A part that was played elsewhere.
    Import,
    /// Back to the position of an earlier version.
    Back,
}

impl LogKind {
    /// Its name in the store.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Part => "part",
            Self::Expired => "expired",
            Self::Import => "import",
            Self::Back => "back",
        }
    }

    /// The kind with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Start, Self::Part, Self::Expired, Self::Import, Self::Back]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

/// One entry of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct LogEntry {
    /// Counted from 1.
    pub version: u32,
    /// What it is.
    pub kind: LogKind,
    /// Whose it is.
    pub seat: Option<u8>,
    /// The moves as text, including draws; for `back` the version that was restored.
    pub moves: Vec<String>,
    /// The position's hash after it.
    pub hash: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// What a draft leads to. Nothing is committed and no tile is drawn.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Draft {
    /// The version it is based on.
    pub version: u32,
    /// The actions as text.
    pub moves: Vec<String>,
    /// What would happen.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').HappenedJson[]")]
    pub events: Vec<HappenedJson>,
    /// Points each seat would score.
    pub points: Vec<i16>,
    /// The resulting position.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').StateJson")]
    pub state: StateJson,
    /// What the seat can do next; empty when there is nothing left to decide.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').LegalActionJson[]")]
    pub legal: Vec<LegalActionJson>,
    /// Whether it can be committed.
    pub complete: bool,
}

/// The possible actions.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Legal {
    /// The current version of the table.
    pub version: u32,
    /// Whose step it is.
    #[schema(value_type = Object)]
    #[ts(type = "import('./wire').Next")]
    pub next: Next,
    /// Every legal action.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').LegalActionJson[]")]
    pub actions: Vec<LegalActionJson>,
}

/// Whether an action is legal, and if not why.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Why {
    /// Whether it is legal.
    pub legal: bool,
    /// The action as text.
    pub text: String,
    /// The same as data.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "import('./wire').ActionJson | null")]
    pub action: Option<ActionJson>,
    /// What forbids it.
    pub refusal: Option<ErrorBody>,
}

/// All occupied features, or all at a cell.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Features {
    /// The current version of the table.
    pub version: u32,
    /// The features.
    pub features: Vec<FeatureInfo>,
}

/// A road, city, cloister or field.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct FeatureInfo {
    /// `road`, `city`, `cloister` or `field`.
    pub kind: String,
    /// Its name in the game.
    pub name: String,
    /// Its parts: a place on each of its tiles.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').SpotJson[]")]
    pub parts: Vec<SpotJson>,
    /// Different tiles; for a cloister its own and those around it.
    pub tiles: u16,
    /// Open edges, or missing neighbours of a cloister.
    pub open: u16,
    /// Whether it is complete.
    pub complete: bool,
    /// Those with the most followers in it.
    pub owners: Vec<u8>,
    /// The figures in it.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').FigureOnBoard[]")]
    pub figures: Vec<FigureOnBoard>,
    /// Points each owner would score if the game ended now; its value if there is no owner.
    pub points: i16,
    /// Points each owner would score if it were complete as it stands; none for a field, which
    /// never is.
    pub points_if_finished: Option<i16>,
    /// A field of the classic game: points each owner would score at the end if every city beside it
    /// were complete.
    pub points_possible: Option<i16>,
}

/// What fits a cell.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Fits {
    /// Increases to the east.
    pub x: i16,
    /// Increases to the south.
    pub y: i16,
    /// Whether a tile can be placed there at all.
    pub open: bool,
    /// The remaining tiles that fit.
    pub tiles: Vec<Fit>,
}

/// A tile that fits a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Fit {
    /// Its id.
    pub tile: String,
    /// How many remain.
    pub count: u8,
    /// The rotations in which it fits.
    pub rotations: Vec<u8>,
}

/// The remaining tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Remaining {
    /// Tiles by id.
    pub tiles: BTreeMap<String, u8>,
    /// Their total number.
    pub left: u16,
    /// Tiles set aside that will come back.
    pub aside: Vec<String>,
}

/// Open cells that no remaining tile fits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct DeadCells {
    /// The current version of the table.
    pub version: u32,
    /// Their x and y.
    pub cells: Vec<[i16; 2]>,
}

/// The scores if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Projected {
    /// The current version of the table.
    pub version: u32,
    /// By seat.
    pub seats: Vec<ProjectedSeat>,
}

/// A seat's points by category.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ProjectedSeat {
    /// Points so far.
    pub now: i16,
    /// Points at the end.
    pub total: i16,
    /// All points by category; they add up to the total.
    pub categories: BTreeMap<String, i16>,
}
