//! The JSON of a game log within bounds: of objects only the names that matter are kept, and everything
//! that is kept together takes no more memory than [`MEMORY`].

use core::cell::Cell;
use core::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// The names in objects that matter; numbers do, too, because an object may number its packets.
const NAMES: [&str; 20] = [
    "args",
    "data",
    "error",
    "id",
    "log",
    "logs",
    "move_id",
    "ori",
    "player_id",
    "player_name",
    "points",
    "pos",
    "ptype",
    "real_type",
    "result",
    "score",
    "tile_id",
    "type",
    "x",
    "y",
];

/// The events that matter; of others the arguments are dropped.
const EVENTS: [&str; 6] =
    ["pickTile", "cantPlay", "playTile", "playPartisan", "realizationAchieved", "winPoints"];

/// Bytes that a log may take when it is read, about. Real ones take a few million.
const MEMORY: usize = 48 << 20;
/// Bytes of an object, which has room for eleven values, and of any other value.
const OBJECT: usize = 700;
const VALUE: usize = size_of::<Value>();

/// Why reading ended: the log would take more memory than it may.
pub(super) const TOO_LARGE: &str = "the log has more entries than any game";

/// Reads the first value of a text, and nothing after it if there is more.
pub(super) fn first(text: &str) -> Result<Value, serde_json::Error> {
    let left = Cell::new(MEMORY);
    Bounded { left: &left }.deserialize(&mut serde_json::Deserializer::from_str(text))
}

/// Reads a text that is one value.
pub(super) fn whole(text: &str) -> Result<Value, serde_json::Error> {
    let left = Cell::new(MEMORY);
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = Bounded { left: &left }.deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// Reads a value while there are bytes left.
#[derive(Clone, Copy)]
struct Bounded<'a> {
    left: &'a Cell<usize>,
}

impl Bounded<'_> {
    fn take<E: Error>(self, bytes: usize) -> Result<(), E> {
        let left = self.left.get().checked_sub(bytes).ok_or_else(|| E::custom(TOO_LARGE))?;
        self.left.set(left);
        Ok(())
    }

    fn plain<E: Error>(self, value: Value) -> Result<Value, E> {
        self.take(VALUE).map(|()| value)
    }
}

impl<'de> DeserializeSeed<'de> for Bounded<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Bounded<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        self.plain(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        self.plain(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        self.plain(value.into())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        self.plain(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        self.plain(value.into())
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        self.take(VALUE + value.len())?;
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        self.take(VALUE)?;
        let mut all = Vec::new();
        while let Some(value) = from.next_element_seed(self)? {
            all.push(value);
        }
        Ok(Value::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        self.take(VALUE)?;
        let mut all = Map::new();
        while let Some(name) = from.next_key::<String>()? {
            let is_number = name.bytes().all(|byte| byte.is_ascii_digit());
            if !is_number && !NAMES.contains(&name.as_str()) {
                from.next_value::<IgnoredAny>()?;
                continue;
            }
            if all.len().is_multiple_of(11) {
                self.take(OBJECT)?;
            }
            self.take(name.len())?;
            let value = from.next_value_seed(self)?;
            all.insert(name, value);
        }
        let is_other = |kind: &Value| kind.as_str().is_some_and(|kind| !EVENTS.contains(&kind));
        if all.get("type").is_some_and(is_other) {
            all.remove("args");
        }
        Ok(Value::Object(all))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{TOO_LARGE, first, whole};

    #[test]
    fn only_what_matters_is_kept() {
        let read =
            whole(r#"{"data": [{"type": "playTile", "args": {"x": 1, "z": [2]}}], "b": {"x": 1}}"#);
        let kept = json!({"data": [{"type": "playTile", "args": {"x": 1}}]});
        assert_eq!(read.expect("JSON"), kept);
        let chat = whole(r#"{"7": [{"args": {"x": 1}, "type": "chat"}, null, 1.5, true]}"#);
        assert_eq!(chat.expect("JSON"), json!({"7": [{"type": "chat"}, null, 1.5, true]}));
        assert_eq!(first("[1]; more").expect("JSON"), json!([1]));
        assert!(whole("[1]; more").is_err() && whole("[1").expect_err("cut").is_eof());
    }

    #[test]
    fn what_would_take_too_much_memory_is_refused() {
        for part in ["{\"x\":0},", "[],", "0,", "\"\",", "{},"] {
            let text = format!("[{}0]", part.repeat((4 << 20) / part.len()));
            match whole(&text) {
                Err(error) => assert!(error.to_string().contains(TOO_LARGE), "{part}: {error}"),
                Ok(value) => assert!(value.is_array()),
            }
        }
        let objects = format!("[{}0]", "{\"x\":0},".repeat(500_000));
        assert!(whole(&objects).is_err());
    }
}
