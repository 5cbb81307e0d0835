//! What the server says on a socket: answers, and what nobody asked for.

use aude_record::wire::StateJson;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use super::{ChatLine, Moved, TableInfo, View};
use crate::errors::ErrorBody;

/// The answer to a request on a socket.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Answer {
    /// The request's id; none if it could not be read.
    pub reply_to: Option<u32>,
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
    Heartbeat {
        /// Where the table is.
        version: u32,
    },
}
