//! Queries about a table. Nothing here changes it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A request that changes nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Query {
    /// A sign of life.
    Ping,
    /// The table with its position.
    View,
    /// What a turn part would lead to: a [`super::Draft`].
    Draft {
        /// The seat.
        seat: u8,
        /// The version it is based on.
        version: u32,
        /// Moves as text or as objects.
        #[ts(type = "(string | import('./wire').ActionJson | import('./wire').LegalActionJson)[]")]
        actions: Vec<Value>,
    },
    /// Every legal action: a [`super::Legal`].
    Legal,
    /// Whether an action is legal and if not why, after a draft if there is one: a [`super::Why`].
    Why {
        /// A move as text or as an object.
        #[ts(type = "string | import('./wire').ActionJson")]
        action: Value,
        /// The actions drafted before it.
        #[serde(default)]
        #[ts(
            optional,
            type = "(string | import('./wire').ActionJson | import('./wire').LegalActionJson)[]"
        )]
        after: Vec<Value>,
    },
    /// Features and who owns them: all that are occupied, or those at a cell.
    Features {
        /// The cell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        at: Option<[i16; 2]>,
        /// The version of an earlier position; the current one by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        version: Option<u32>,
        /// Actions drafted so far: the answer is about the position after them.
        #[serde(default)]
        #[ts(
            optional,
            type = "(string | import('./wire').ActionJson | import('./wire').LegalActionJson)[]"
        )]
        after: Vec<Value>,
    },
    /// Which remaining tiles fit a cell: a [`super::Fits`].
    Fits {
        /// Increases to the east.
        x: i16,
        /// Increases to the south.
        y: i16,
    },
    /// The remaining tiles: a [`super::Remaining`].
    Remaining,
    /// Open cells that no remaining tile fits: a [`super::DeadCells`].
    DeadCells,
    /// The scores if the game ended now: a [`super::Projected`].
    Projected,
    /// What the dragon's steps and tower pieces that are legal now would bring about, after a
    /// draft if there is one: a [`super::Outlook`].
    Outlook {
        /// The actions drafted so far.
        #[serde(default)]
        #[ts(
            optional,
            type = "(string | import('./wire').ActionJson | import('./wire').LegalActionJson)[]"
        )]
        after: Vec<Value>,
    },
    /// The features that were scored in a log entry: a [`super::Scorings`].
    Scorings {
        /// The version of the entry.
        version: u32,
    },
    /// The best turn part a computer finds, for the seat whose turn it is: a [`super::Hint`]. It
    /// takes about a second; on a socket, other answers may come before it.
    Hint {
        /// The seat.
        seat: u8,
        /// The actions drafted so far.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(
            optional,
            type = "(string | import('./wire').ActionJson | import('./wire').LegalActionJson)[]"
        )]
        after: Vec<Value>,
    },
    /// The log from a version on: a list of [`super::LogEntry`].
    Log {
        /// The first version wanted.
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        from: u32,
    },
    /// The game step by step from a version on, for replays: a [`super::History`]. Better requested
    /// over HTTP, where it is compressed.
    History {
        /// The version whose position the steps start from; 0 is before the first draw.
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        from: u32,
        /// Steps wanted; at most 100.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        limit: Option<u32>,
    },
    /// Points by category, and scores by version: a [`super::Summary`].
    Summary,
    /// Whether every draw matches the promised seed: a [`super::Fairness`].
    VerifyDraws,
    /// The position at an earlier version.
    Position {
        /// The version.
        version: u32,
    },
}

impl Query {
    /// Every `type` of a query.
    pub const TYPES: &[&str] = &[
        "ping",
        "view",
        "draft",
        "legal",
        "why",
        "features",
        "fits",
        "remaining",
        "dead-cells",
        "projected",
        "outlook",
        "scorings",
        "hint",
        "log",
        "history",
        "summary",
        "verify-draws",
        "position",
    ];
}
