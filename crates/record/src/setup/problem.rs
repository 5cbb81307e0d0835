//! What can be wrong with a setup.

use core::fmt;

use aude_engine::game::SetupError;

use super::NAMES;
use crate::limits;
use crate::sets::Fingerprint;

/// One thing wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupProblem {
    /// There is no such game.
    Game(String),
    /// The library has no such set.
    Set {
        /// The name that was given.
        name: String,
        /// The known names.
        known: Vec<String>,
    },
    /// The game was played under a version of the rules that is missing.
    Version {
        /// Its number.
        number: u32,
        /// The known numbers.
        known: Vec<u32>,
    },
    /// The game was played with an edition of a set that is missing.
    Tiles {
        /// The set.
        set: String,
        /// The fingerprint of its tiles.
        fingerprint: Fingerprint,
        /// The fingerprint of the available set.
        known: Option<Fingerprint>,
    },
    /// A fingerprint that matches no set of the game.
    NoSuchSet(String),
    /// The game has no such house rule.
    Option {
        /// The name that was given.
        name: String,
        /// The known names.
        known: Vec<&'static str>,
    },
    /// The house rule has no such value.
    Value {
        /// The house rule.
        option: String,
        /// The value that was given.
        value: String,
        /// The valid values.
        known: Vec<&'static str>,
    },
    /// The house rule is set twice.
    Twice(String),
    /// More of something than any game has.
    TooMany {
        /// What.
        what: &'static str,
        /// How many.
        many: usize,
        /// The most allowed.
        most: usize,
    },
    /// A player's name is too long or has characters that cannot be displayed.
    Name(String),
    /// The rules object.
    Rules(SetupError),
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(name) => {
                write!(f, "unknown game {:?} (expected {})", shown(name), NAMES.join(" or "))
            }
            Self::Set { name, known } => {
                write!(f, "unknown set {:?} (expected {})", shown(name), known.join(", "))
            }
            Self::Version { number, known } => {
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                let known = known.join(", ");
                write!(
                    f,
                    "the game was played under version {number} of the rules, \
                     but this program has only {known}"
                )
            }
            Self::Tiles { set, fingerprint, known } => {
                write!(
                    f,
                    "the game was played with other tiles of the set {} (fingerprint \
                     {fingerprint}) than this program has",
                    shown(set)
                )?;
                known.map_or(Ok(()), |known| write!(f, " ({known})"))
            }
            Self::NoSuchSet(set) => {
                write!(f, "a fingerprint for {:?}, which is not one of the sets", shown(set))
            }
            Self::Option { name, known } => {
                write!(f, "unknown option {:?} (expected {})", shown(name), known.join(", "))
            }
            Self::Value { option, value, known } => {
                let (option, value) = (shown(option), shown(value));
                write!(f, "option {option} is {value:?} (expected {})", known.join(" or "))
            }
            Self::Twice(name) => write!(f, "option {} is set twice", shown(name)),
            Self::TooMany { what, many, most } => write!(f, "{many} {what} (at most {most})"),
            Self::Name(name) => {
                write!(
                    f,
                    "name {:?} (expected 1 to {} printable characters)",
                    shown(name),
                    limits::NAME_CHARS
                )
            }
            Self::Rules(error) => write!(f, "{error}"),
        }
    }
}

/// The beginning of what was given, which may be of any length.
fn shown(given: &str) -> String {
    given.chars().take(24).collect()
}

impl core::error::Error for SetupProblem {}

impl SetupProblem {
    /// Whether the setup may be valid and only something it needs is missing: a version of the
    /// rules, or a tile set.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Version { .. } | Self::Tiles { .. } | Self::Set { .. })
    }
}
