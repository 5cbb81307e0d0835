//! The live conversation: frames from and to a socket. Over HTTP the same requests go one by one.

use aude_record::wire::StateJson;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatLine, Level, Moved, TableInfo, View};
use crate::errors::ErrorBody;

/// The first frame of a socket.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields, default)]
pub struct Hello {
    /// The secrets of the seats at this device, and the host's; none for somebody looking on.
    pub tokens: Vec<String>,
    /// The last version seen; whatever came since is sent. Without it a fresh view is.
    pub last: Option<u32>,
    /// The number of the last line of chat seen.
    pub chat: Option<u32>,
    /// Whether every move brings the whole position with it.
    #[ts(as = "Option<bool>")]
    pub full: bool,
}

/// Any later frame of a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct RequestFrame {
    /// Given back with the answer.
    pub id: u32,
    /// What is asked.
    #[serde(flatten)]
    #[ts(flatten)]
    pub request: Request,
}

/// What somebody at a table can ask for. `seat` is always one of his own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// A sign of life.
    Ping,
    /// The table with its position.
    View,
    /// What part of a turn would lead to: a [`super::Draft`].
    Draft {
        /// The seat.
        seat: u8,
        /// The version it is made at.
        version: u32,
        /// Moves as text or as objects.
        #[ts(type = "(string | import('./wire').ActionJson | import('./wire').OfferJson)[]")]
        actions: Vec<Value>,
    },
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
    /// Every legal action: a [`super::Legal`].
    Legal,
    /// Whether an action is legal and if not why, after a draft if there is one: a [`super::Why`].
    Why {
        /// A move as text or as an object.
        #[ts(type = "string | import('./wire').ActionJson")]
        action: Value,
        /// What was drafted before it.
        #[serde(default)]
        #[ts(
            optional,
            type = "(string | import('./wire').ActionJson | import('./wire').OfferJson)[]"
        )]
        after: Vec<Value>,
    },
    /// Features and who owns them: all that are occupied, or those at a cell.
    Features {
        /// The cell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        at: Option<[i16; 2]>,
        /// The version of an earlier position that is asked about, as it is now if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        version: Option<u32>,
        /// Actions drafted so far: the answer is about the position after them.
        #[serde(default)]
        #[ts(
            optional,
            type = "(string | import('./wire').ActionJson | import('./wire').OfferJson)[]"
        )]
        after: Vec<Value>,
    },
    /// What still fits a cell: a [`super::Fits`].
    Fits {
        /// Grows east.
        x: i16,
        /// Grows south.
        y: i16,
    },
    /// What is still to come: a [`super::Remaining`].
    Remaining,
    /// Open cells nothing fits any more: a [`super::DeadCells`].
    Dead,
    /// The scores if the game ended now: a [`super::Projected`].
    Projected,
    /// The best part of a turn a computer finds, for the seat whose turn it is: a [`super::Hint`]. It
    /// takes about a second; on a socket other answers may come before it.
    Hint {
        /// The seat.
        seat: u8,
        /// What it has drafted so far.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(
            optional,
            type = "(string | import('./wire').ActionJson | import('./wire').OfferJson)[]"
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
    /// The game step by step from a version on, for looking at it again: a [`super::History`]. Better
    /// asked for over HTTP, where it comes compressed.
    History {
        /// The version whose position the steps begin at; 0 is before the first draw.
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        from: u32,
        /// Steps wanted; at most 100.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        most: Option<u32>,
    },
    /// What points were for, and the scores by version: a [`super::Summary`].
    Summary,
    /// Whether every draw followed from the promised seed: a [`super::Fairness`].
    Fair,
    /// The position at an earlier version.
    At {
        /// The version.
        version: u32,
    },
    /// Says something.
    Say {
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
    /// Agrees or not with a takeback. The asker withdraws it with `yes` false.
    Agree {
        /// The seat.
        seat: u8,
        /// Whether.
        yes: bool,
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
    Renew {
        /// The seat.
        seat: u8,
    },
    /// Leaves the seat open again, before the game begins: one's own, or for the host any.
    Leave {
        /// The seat.
        seat: u8,
    },
    /// The host gives an open seat to a computer.
    Computer {
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

/// The answer to a request on a socket.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Answer {
    /// The request's id; none if it could not be read.
    pub re: Option<u32>,
    /// Whether it was done.
    pub ok: bool,
    /// What was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub result: Option<Value>,
    /// Why it was not done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<ErrorBody>,
}

/// What a socket is told without asking.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "push", rename_all = "lowercase")]
pub enum Push {
    /// Everything, fresh.
    Welcome(Box<View>),
    /// An entry of the log.
    Moved {
        /// What was done.
        #[serde(flatten)]
        #[ts(flatten)]
        moved: Box<Moved>,
        /// The position, for those who said `full`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "import('./wire').StateJson")]
        state: Option<Box<StateJson>>,
    },
    /// The table as it is now: seats, presence, phase, takeback, …
    Table(Box<TableInfo>),
    /// A line of chat.
    Chat(ChatLine),
    /// A heartbeat.
    Beat {
        /// Where the table is.
        version: u32,
    },
}
