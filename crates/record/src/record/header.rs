//! Headers: `[Key "value" "value"]`.

use crate::limits;

/// A header beyond those of the format. It is kept unchanged and has no effect on the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    key: String,
    values: Vec<String>,
}

impl Header {
    /// The keys of the format, in the order they are written; `Result` comes last of all headers.
    pub const OF_THE_FORMAT: [&str; 10] = [
        "Format",
        "Game",
        "Rules",
        "Sets",
        "Fingerprints",
        "Options",
        "Players",
        "First",
        "Position",
        "Result",
    ];

    /// A header; none if the key belongs to the format or is not a word, or if a value does not fit
    /// on one line.
    #[must_use]
    pub fn new(key: &str, values: Vec<String>) -> Option<Self> {
        let own = !Self::OF_THE_FORMAT.contains(&key) && is_key(key);
        let kept = !values.is_empty()
            && values.iter().map(String::len).sum::<usize>() <= limits::HEADER_CHARS;
        let plain = values.iter().all(|value| !value.chars().any(char::is_control));
        (own && kept && plain).then(|| Self { key: key.to_owned(), values })
    }

    /// Its key.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// One or more values.
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

/// `[Key "value" "value"]` and a line ending.
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
