//! What the server sends on a socket: answers, and pushes.

use aude_record::wire::StateJson;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use super::{ChatLine, Moved, TableInfo, View};
use crate::errors::ErrorBody;

/// A result, written as JSON once and sent as it is.
pub type Written = Box<RawValue>;

/// The answer to a request on a socket.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Answer {
    /// The request's id; none if it could not be read.
    pub reply_to: Option<u32>,
    /// Whether it succeeded.
    pub ok: bool,
    /// The result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub result: Option<Written>,
    /// Why it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<ErrorBody>,
}

/// What a socket is sent without asking.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "push", rename_all = "lowercase")]
pub enum Push {
    /// Everything, fresh.
    Welcome(Box<View>),
    /// A log entry.
    Moved {
        /// What was done.
        #[serde(flatten)]
        #[ts(flatten)]
        moved: Box<Moved>,
        /// The position, for clients that asked for `full`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "import('./wire').StateJson")]
        state: Option<Box<StateJson>>,
    },
    /// The current table information: seats, presence, phase, takeback, …
    Table(Box<TableInfo>),
    /// A chat message.
    Chat(ChatLine),
    /// A heartbeat.
    Heartbeat {
        /// The current version of the table.
        version: u32,
    },
}
