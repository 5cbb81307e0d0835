//! The live conversation: frames from and to a socket. Over HTTP the same requests go one by one.

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

/// What somebody at a table can ask for: a [`Query`] or a [`Change`], told apart by `type`.
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
    /// Reads the `type` first, so that an error speaks of the request that was meant.
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

    /// The lists of types are those that are read: serde's own errors name them all.
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
