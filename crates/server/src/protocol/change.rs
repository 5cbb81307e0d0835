//! Requests that change a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Level, Style};

/// A request that changes something. `seat` is one of the caller's own unless it says otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// A turn part, complete and final.
    Commit {
        /// The seat.
        seat: u8,
        /// The version it is based on.
        version: u32,
        /// Moves as text or as objects.
        #[ts(type = "(string | import('./wire').ActionJson | import('./wire').LegalActionJson)[]")]
        actions: Vec<Value>,
    },
    /// Sends a chat message.
    Chat {
        /// The seat, or none for a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The name of a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        /// What.
        text: String,
    },
    /// Resigns.
    Resign {
        /// The seat.
        seat: u8,
    },
    /// Asks for a takeback of the seat's last turn part.
    Takeback {
        /// The seat.
        seat: u8,
    },
    /// Agrees or disagrees with a takeback. The player who asked withdraws it with `accept` false.
    AnswerTakeback {
        /// The seat.
        seat: u8,
        /// Whether the player agrees.
        accept: bool,
    },
    /// A computer plays for a seat: the caller's own, or that of a player who has been away for
    /// long.
    StandIn {
        /// The seat to be played.
        seat: u8,
    },
    /// The owner takes the seat back.
    Reclaim {
        /// The seat.
        seat: u8,
    },
    /// Offers another game at a new table, with the same players in the same seats, or accepts it.
    /// The table is created once every human player has agreed.
    Rematch {
        /// The seat.
        seat: u8,
        /// The hash of the seat's random number for the new table's draws.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        number_hash: Option<String>,
    },
    /// Declines a rematch, or withdraws the offer.
    DeclineRematch {
        /// The seat.
        seat: u8,
    },
    /// Gives the seat's random number, once all seats are taken.
    Number {
        /// The seat.
        seat: u8,
        /// The number: 64 hexadecimal digits that match the hash the seat gave before.
        number: String,
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
    /// A new secret for the seat, which invalidates the old one.
    ResetSecret {
        /// The seat.
        seat: u8,
    },
    /// Frees a seat before the game starts: the caller's own, or any seat for the host.
    Leave {
        /// The seat.
        seat: u8,
    },
    /// The host gives an open seat to a computer.
    AddComputer {
        /// The seat.
        seat: u8,
        /// Its level.
        #[serde(default)]
        #[ts(as = "Option<Level>", optional)]
        level: Level,
        /// Its style, at the levels that have styles.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        style: Option<Style>,
    },
    /// The host closes the table before the game starts.
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
        "decline-rematch",
        "number",
        "rename",
        "reset-secret",
        "leave",
        "add-computer",
        "close",
    ];
}
