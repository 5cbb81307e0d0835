//! The languages of the pages.

use std::fmt;

use serde::{Serialize, Serializer};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// Hungarian.
    Hu,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Nl, Self::Hu];

    /// Its two letters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Nl => "nl",
            Self::Hu => "hu",
        }
    }

    /// The language of a tag such as `de` or `de-AT`, if there are pages in it.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let first = tag.split(['-', '_']).next().unwrap_or("").trim();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(first))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}
