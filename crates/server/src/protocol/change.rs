//! What can be changed at a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Level;

/// A request that changes something. `seat` is one of the caller's own unless it says otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// A part of a turn, whole and final.
    Commit {
        /// The seat.
        seat: u8,
        /// The version it was made at.
        version: u32,
        /// Moves as text or as objects.
        #[ts(type = "(string | import('./wire').ActionJson | import('./wire').OfferJson)[]")]
        actions: Vec<Value>,
    },
    /// Says something.
    Chat {
        /// The seat, or nobody for somebody looking on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The name of somebody looking on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        /// What.
        text: String,
    },
    /// Gives up.
    Resign {
        /// The seat.
        seat: u8,
    },
    /// Asks to take the seat's last part back.
    Takeback {
        /// The seat.
        seat: u8,
    },
    /// Agrees or not with a takeback. The asker withdraws it with `accept` false.
    AnswerTakeback {
        /// The seat.
        seat: u8,
        /// Whether.
        accept: bool,
    },
    /// A computer is to play for a seat: one's own, or that of somebody long away.
    StandIn {
        /// The seat to be played.
        seat: u8,
    },
    /// The seat is played by its owner again.
    Reclaim {
        /// The seat.
        seat: u8,
    },
    /// Another game at a new table, the same people on the same seats.
    Rematch {
        /// The seat.
        seat: u8,
    },
    /// Another name or colour.
    Rename {
        /// The seat.
        seat: u8,
        /// The name.
        name: String,
        /// The colour.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        color: Option<String>,
    },
    /// A new secret for the seat; the old one is void.
    ResetSecret {
        /// The seat.
        seat: u8,
    },
    /// Leaves the seat open again, before the game begins: one's own, or for the host any.
    Leave {
        /// The seat.
        seat: u8,
    },
    /// The host gives an open seat to a computer.
    AddComputer {
        /// The seat.
        seat: u8,
        /// How it plays.
        #[serde(default)]
        #[ts(as = "Option<Level>", optional)]
        level: Level,
    },
    /// The host gives the table up before the game begins.
    Close,
}

impl Change {
    /// Every `type` of a change.
    pub const TYPES: &[&str] = &[
        "commit",
        "chat",
        "resign",
        "takeback",
        "answer-takeback",
        "stand-in",
        "reclaim",
        "rematch",
        "rename",
        "reset-secret",
        "leave",
        "add-computer",
        "close",
    ];
}
