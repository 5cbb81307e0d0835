//! Where the events of a game log are: such a log is saved in several ways.

use std::borrow::Cow;

use serde_json::Value;

use super::{About, ImportError, ImportProblem, json, markup};

/// What a saved replay page calls its log.
const PAGE: &str = "g_gamelogs";

/// An event, and which move it belongs to.
pub(super) struct Event<'a> {
    pub(super) value: &'a Value,
    /// The number of the move, if told: what is told twice has the same.
    pub(super) of_move: Option<i64>,
}

/// The events of a log in their order.
pub(super) fn events(root: &Value) -> Result<Vec<Event<'_>>, ImportError> {
    let data = &root["data"];
    let places = [&data["data"], &data["logs"], data, &root["logs"], root];
    let Some(packets) = places.into_iter().find_map(packets) else {
        // What the service says when it has no log, or nobody is logged in.
        let told = [&root["error"], &data["error"]].into_iter().find_map(Value::as_str);
        return Err(match told {
            Some(told) => {
                let found = format!("an error: {}", markup::name(told));
                ImportError::expected(0, About::Log, "a game log", found)
            }
            None => ImportError::new(0, ImportProblem::Unknown),
        });
    };
    let is_packet = |value: &&Value| !value["data"].is_null() || value["type"].is_string();
    if !packets.is_empty() && !packets.iter().any(is_packet) {
        return Err(ImportError::new(0, ImportProblem::Unknown));
    }
    let events = packets.into_iter().flat_map(|packet| {
        let of_move = number(&packet["move_id"]);
        let values = match &packet["data"] {
            Value::Array(events) => events.iter().collect(),
            // A list of events without packets.
            Value::Null => vec![packet],
            event => vec![event],
        };
        values.into_iter().map(move |value| Event { value, of_move })
    });
    Ok(events.collect())
}

/// A number, which may be written as a text, or as `3.0`.
pub(super) fn number(value: &Value) -> Option<i64> {
    let whole = |value: &Value| {
        let number = value.as_f64().filter(|number| number.fract() == 0.0)?;
        (number.abs() < f64::from(i32::MAX)).then_some(number as i64)
    };
    value.as_i64().or_else(|| value.as_str()?.trim().parse().ok()).or_else(|| whole(value))
}

/// The packets in a list, or in an object that numbers them.
fn packets(value: &Value) -> Option<Vec<&Value>> {
    match value {
        Value::Array(packets) => Some(packets.iter().collect()),
        Value::Object(numbered) => {
            let number = |(key, packet): (&String, _)| Some((key.parse::<u64>().ok()?, packet));
            let numbered: Option<Vec<_>> = numbered.iter().map(number).collect();
            let mut numbered = numbered.filter(|packets| !packets.is_empty())?;
            numbered.sort_by_key(|(number, _)| *number);
            Some(numbered.into_iter().map(|(_, packet)| packet).collect())
        }
        _ => None,
    }
}

/// Whether a text is a page with a log in it.
pub(super) fn is_page(text: &str) -> bool {
    text.contains(PAGE) || json_of_browser(text).is_some()
}

/// The JSON in the page as which a browser saves a text: what stands in its first `<pre>`.
fn json_of_browser(text: &str) -> Option<&str> {
    let (_, rest) = text.starts_with('<').then(|| text.split_once("<pre"))??;
    let (_, rest) = rest.split_once('>')?;
    let (json, _) = rest.split_once("</pre>").unwrap_or((rest, ""));
    json.trim_start().starts_with(['{', '[']).then_some(json)
}

/// How often a log may be wrapped in something else.
const WRAPS: usize = 4;

/// The log itself, of which another program may have made the `result` of an answer, a list of one, or a text.
fn unwrapped(mut root: Value) -> Result<Value, serde_json::Error> {
    for _ in 0..WRAPS {
        root = match root {
            Value::String(text) if text.trim_start().starts_with(['{', '[']) => json::whole(&text)?,
            Value::Object(mut answer) if !answer.contains_key("data") => {
                match answer.remove("result") {
                    Some(result) => result,
                    None => return Ok(answer.into()),
                }
            }
            Value::Array(mut list) if list.len() == 1 && is_log(&list[0]) => list.remove(0),
            other => return Ok(other),
        };
    }
    Ok(root)
}

/// Whether a value is a whole log rather than one of its packets.
fn is_log(value: &Value) -> bool {
    let data = &value["data"];
    let places = [&data["data"], &data["logs"], &value["logs"], &value["result"]];
    places.into_iter().any(|place| !place.is_null()) || value.is_string()
}

/// Whether a text is a log that was written as a text of JSON.
pub(super) fn is_quoted(text: &str) -> bool {
    text.strip_prefix('"').is_some_and(|json| json.trim_start().starts_with(['{', '[']))
}

/// The text as JSON; of a page, what comes after the name of its log.
pub(super) fn root(text: &str) -> Result<Value, ImportError> {
    let of_page =
        text.split_once(PAGE).and_then(|(_, rest)| rest.find(['{', '[']).map(|at| &rest[at..]));
    let of_browser = json_of_browser(text).filter(|_| of_page.is_none());
    // Copied from the source of a page, quotation marks are entities.
    let json = of_page.or(of_browser).unwrap_or(text);
    let is_escaped = of_browser.is_some()
        || json.trim_start_matches(['[', '{', ' ', '\r', '\n']).starts_with("&quot;");
    let json = match is_escaped {
        true => Cow::Owned(markup::unescaped(json)),
        false => Cow::Borrowed(json),
    };
    let read = match of_page {
        Some(_) => json::first(&json),
        None => json::whole(&json),
    };
    read.and_then(unwrapped).map_err(|error: serde_json::Error| {
        if error.is_eof() {
            return ImportError::expected(
                0,
                About::End,
                "the rest of the log",
                "its end: a part is missing",
            );
        }
        if error.to_string().starts_with(json::TOO_LARGE) {
            return ImportError::expected(
                0,
                About::Length,
                "the log of one game",
                "more entries than any has",
            );
        }
        ImportError::expected(0, About::Json, "a game log as JSON", format!("an error: {error}"))
    })
}
