//! What cannot be read, in words that need no knowledge of the program: `expected u8` says nothing to
//! whoever writes a client in another language.

use serde_json::error::Category;

/// What the library calls things, and what they are.
const WORDS: [(&str, &str); 8] = [
    ("u8", "a whole number from 0 to 255"),
    ("u16", "a whole number from 0 to 65535"),
    ("u32", "a whole number from 0 to 4294967295"),
    ("u64", "a whole number that is not negative"),
    ("i16", "a whole number from -32768 to 32767"),
    ("i64", "a whole number"),
    ("a sequence", "a list"),
    ("a map", "an object"),
];

/// Why a text cannot be read.
pub(crate) fn why(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match error.classify() {
        Category::Eof | Category::Syntax | Category::Io => format!("this is not JSON: {text}"),
        Category::Data => in_words(&text),
    }
}

fn in_words(text: &str) -> String {
    let Some((found, rest)) = text.rsplit_once(", expected ") else { return text.to_owned() };
    let (expected, place) = match rest.find(" at line ") {
        Some(end) => rest.split_at(end),
        None => (rest, ""),
    };
    let known = WORDS.iter().find(|(name, _)| *name == expected);
    let expected = known.map_or(expected, |(_, words)| words);
    let found = found
        .strip_prefix("invalid type: ")
        .or_else(|| found.strip_prefix("invalid value: "))
        .map(|found| format!("found {found}"));
    match found {
        Some(found) => format!("{found}, expected {expected}{place}"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[expect(dead_code, reason = "only read")]
    struct Any {
        seat: u8,
        x: i16,
        list: Vec<String>,
    }

    #[test]
    fn what_cannot_be_read_is_told_in_words() {
        for (text, told) in [
            (
                r#"{"seat":null,"x":0,"list":[]}"#,
                "found null, expected a whole number from 0 to 255 at line 1 column 12",
            ),
            (
                r#"{"seat":0,"x":99999,"list":[]}"#,
                "found integer `99999`, expected a whole number from -32768 to 32767 at line 1 \
                 column 19",
            ),
            (
                r#"{"seat":0,"x":0,"list":7}"#,
                "found integer `7`, expected a list at line 1 column 24",
            ),
            (
                r#"{"seat":0,"x":0,"list":["a",", expected u8"],"y":1}"#,
                // Nothing is wrong with it.
                "",
            ),
            (r#"{"seat":0,"x":0}"#, "missing field `list` at line 1 column 16"),
            ("{", "this is not JSON: EOF while parsing an object at line 1 column 1"),
        ] {
            let read = serde_json::from_str::<Any>(text);
            assert_eq!(read.map_or_else(|error| why(&error), |_| String::new()), told, "{text}");
        }
    }
}
