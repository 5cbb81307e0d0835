//! The live protocol: frames from and to a socket. Over HTTP, the same requests are sent one by
//! one.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Change, Query};

/// The first frame of a socket.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields, default)]
pub struct Hello {
    /// The secrets of the seats on this device, and the host's; none for a spectator.
    pub tokens: Vec<String>,
    /// The last version seen; everything since is sent. By default a fresh view is sent.
    pub last: Option<u32>,
    /// The number of the last chat message seen.
    pub chat: Option<u32>,
    /// Whether every move is sent with the complete position.
    #[ts(as = "Option<bool>")]
    pub full: bool,
}

/// Any later frame of a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct RequestFrame {
    /// Returned with the answer.
    pub id: u32,
    /// The question.
    #[serde(flatten)]
    #[ts(flatten)]
    pub request: Request,
}

/// What a client at a table can request: a [`Query`] or a [`Change`], distinguished by `type`.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(untagged)]
pub enum Request {
    /// Changes nothing.
    Query(Query),
    /// Changes something.
    Change(Change),
}

impl<'de> Deserialize<'de> for Request {
    /// Reads the `type` first, so that an error refers to the intended request.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let named = value.get("type").and_then(Value::as_str);
        let named = named.ok_or_else(|| Error::custom("a request has a `type`"))?;
        let read = if Change::TYPES.contains(&named) {
            serde_json::from_value(value).map(Self::Change)
        } else if Query::TYPES.contains(&named) {
            serde_json::from_value(value).map(Self::Query)
        } else {
            let known = [Query::TYPES, Change::TYPES].concat().join(", ");
            return Err(Error::custom(format!("unknown type {named:?} (expected {known})")));
        };
        read.map_err(Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lists of types match what is read: serde's own errors name them all.
    #[test]
    fn every_type_is_listed() {
        let nothing = || serde_json::json!({ "type": "" });
        let query = serde_json::from_value::<Query>(nothing()).expect_err("unknown");
        let change = serde_json::from_value::<Change>(nothing()).expect_err("unknown");
        for (types, error) in [(Query::TYPES, query), (Change::TYPES, change)] {
            let error = error.to_string();
            let read: Vec<&str> = error.split('`').skip(3).step_by(2).collect();
            assert_eq!(read, types, "{error}");
        }
    }
}
