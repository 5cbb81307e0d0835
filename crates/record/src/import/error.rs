//! Why a game from elsewhere cannot be read.

use core::fmt;

use aude_engine::Refusal;

use crate::record::RecordError;

/// An error in a game from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ImportError {
    /// The turn, counted from 1; 0 if it is not about one.
    pub turn: usize,
    /// What is wrong.
    pub problem: ImportProblem,
}

/// What is wrong with a game from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ImportProblem {
    /// It is none of the formats.
    Unknown,
    /// A record of this program with an error.
    Record(RecordError),
    /// Something else was expected.
    Expected {
        /// In what.
        about: About,
        /// What.
        expected: String,
        /// What is there instead.
        found: String,
    },
    /// The rules do not allow a move.
    Refused {
        /// The move.
        text: String,
        /// What the rules say.
        refusal: Refusal,
    },
    /// It is somebody else's turn: nobody can be passed over.
    Order {
        /// Whose turn it is.
        expected: String,
        /// Whose turn the game tells of.
        found: String,
    },
    /// A tile that fitted nowhere, as the game says, has a place.
    Fits {
        /// The tile.
        tile: char,
    },
    /// A player has another score than the game says.
    Score {
        /// The player's name.
        player: String,
        /// The score in the game.
        expected: i64,
        /// The score by the rules.
        found: i64,
        /// Whether it is the score after the final scoring.
        is_final: bool,
    },
}

/// What something else was expected in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum About {
    /// An entry of a log.
    Entry,
    /// A tile or figure of an expansion.
    Expansion,
    /// The players.
    Players,
    /// The number of turns or entries.
    Length,
    /// Where a follower stands.
    Follower,
    /// A move, or a log without any.
    Moves,
    /// What is said instead of a log.
    Log,
    /// The end of the log.
    End,
    /// Its JSON.
    Json,
    /// A link.
    Link,
    /// A turn after the end of the game.
    Over,
    /// The final scoring.
    Scoring,
}

impl About {
    /// A stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Entry => "entry",
            Self::Expansion => "expansion",
            Self::Players => "players",
            Self::Length => "length",
            Self::Follower => "follower",
            Self::Moves => "moves",
            Self::Log => "log",
            Self::End => "end",
            Self::Json => "json",
            Self::Link => "link",
            Self::Over => "over",
            Self::Scoring => "scoring",
        }
    }
}

impl ImportError {
    pub(super) fn new(turn: usize, problem: ImportProblem) -> Self {
        Self { turn, problem }
    }

    pub(super) fn expected(
        turn: usize,
        about: About,
        expected: impl Into<String>,
        found: impl fmt::Display,
    ) -> Self {
        let found = found.to_string().chars().take(60).collect();
        Self::new(turn, ImportProblem::Expected { about, expected: expected.into(), found })
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.turn > 0 {
            write!(f, "turn {}: ", self.turn)?;
        }
        write!(f, "{}", self.problem)
    }
}

impl fmt::Display for ImportProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str(
                "this is not a game that can be read: expected a record of aude, the log of a game at Board \
                 Game Arena (JSON), or a CarcassonneLab link",
            ),
            Self::Record(error) => write!(f, "{error}"),
            Self::Expected { expected, found, .. } => {
                write!(f, "expected {expected}, found {found}")
            }
            Self::Order { expected, found } => write!(
                f,
                "expected a turn of {expected}, found one of {found}: nobody can be passed over"
            ),
            Self::Fits { tile } => write!(
                f,
                "expected that tile {tile} fits nowhere, as the log says, found a place for it"
            ),
            Self::Refused { text, refusal } => write!(f, "{text} is not allowed: {refusal}"),
            Self::Score { player, expected, found, is_final } => {
                let when = if *is_final { " after the final scoring" } else { "" };
                write!(f, "{player} has {expected} points in the log{when}, but {found} by the rules")
            }
        }
    }
}

impl core::error::Error for ImportError {}

impl core::error::Error for ImportProblem {}
