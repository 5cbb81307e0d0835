//! Headers: `[Key "value" "value"]`.

use crate::limits;

/// A header beyond those of the format. It is kept as it is and means nothing to the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    key: String,
    values: Vec<String>,
}

impl Header {
    /// The keys of the format, in the order they are written; `Result` comes last of all headers.
    pub const OF_THE_FORMAT: [&str; 8] =
        ["Game", "Rules", "Sets", "Fingerprints", "Options", "Players", "First", "Result"];

    /// A header; none if the key is one of the format's or not a word, or if a value cannot be kept
    /// on one line.
    #[must_use]
    pub fn new(key: &str, values: Vec<String>) -> Option<Self> {
        let own = !Self::OF_THE_FORMAT.contains(&key) && is_key(key);
        let kept = !values.is_empty()
            && values.iter().map(String::len).sum::<usize>() <= limits::HEADER_CHARS;
        let plain = values.iter().all(|value| !value.chars().any(char::is_control));
        (own && kept && plain).then(|| Self { key: key.to_owned(), values })
    }

    /// What it is called.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What it says: one value or more.
    #[must_use]
    pub fn values(&self) -> &[String] {
        &self.values
    }
}

/// A capital letter, then letters and digits.
pub(super) fn is_key(key: &str) -> bool {
    key.len() <= 32
        && key.starts_with(|c: char| c.is_ascii_uppercase())
        && key.chars().all(|c| c.is_ascii_alphanumeric())
}

/// `[Key "value" "value"]` and a line's end.
pub(super) fn write(out: &mut String, key: &str, values: &[impl AsRef<str>]) {
    out.push('[');
    out.push_str(key);
    for value in values {
        out.push_str(" \"");
        for c in value.as_ref().chars() {
            if c == '"' || c == '\\' {
                out.push('\\');
            }
            out.push(c);
        }
        out.push('"');
    }
    out.push_str("]\n");
}
