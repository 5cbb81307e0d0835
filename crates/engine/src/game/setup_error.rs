//! What can be wrong with a setup.

use core::fmt;

use super::RuleId;
use crate::tiles::TileError;

/// One thing wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// Too few or too many players.
    Players {
        /// How many were asked for.
        given: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The starting player does not exist.
    First(u8),
    /// There must be exactly one start tile.
    StartTiles(usize),
    /// Mayflower needs a coast of ten start spaces.
    Coast(usize),
    /// A set names an element that does not exist.
    UnknownElement {
        /// The set.
        set: String,
        /// The name.
        element: String,
        /// The known names.
        known: Vec<&'static str>,
    },
    /// An element has no effect without another one.
    Needs {
        /// The element.
        element: &'static str,
        /// What it needs.
        other: &'static str,
    },
    /// A set belongs to the other game.
    WrongGame {
        /// The set.
        set: String,
        /// The game it belongs to.
        game: &'static str,
    },
    /// There is an error in a tile set.
    Tiles(TileError),
}

impl SetupError {
    /// Errors in the number of players and the starting player.
    pub(crate) fn of_players(players: u8, first: u8, most: u8, rule: RuleId) -> Option<Self> {
        let least = 2;
        if !(least..=most).contains(&players) {
            return Some(Self::Players { given: players, least, most, rule });
        }
        (first >= players).then_some(Self::First(first))
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { given, least, most, rule } => {
                let players = if *given == 1 { "player" } else { "players" };
                write!(f, "{rule}: {given} {players} (expected {least} to {most})")
            }
            Self::First(first) => {
                write!(
                    f,
                    "C-20: player {} is to start, but there is no such seat",
                    u16::from(*first) + 1
                )
            }
            Self::StartTiles(0) => {
                write!(f, "C-1: no set has a start tile (is the base set missing?)")
            }
            Self::StartTiles(many) => write!(f, "C-1: {many} start tiles (expected one)"),
            Self::Coast(0) => write!(f, "M-1: no set has a coast (is the mayflower set missing?)"),
            Self::Coast(spaces) => {
                write!(f, "M-1: {spaces} start spaces on the coast (expected 10)")
            }
            Self::UnknownElement { set, element, known } => {
                write!(f, "{set}: unknown element {element:?} (expected {})", known.join(", "))
            }
            Self::Needs { element, other } => {
                write!(f, "the element {element:?} needs {other:?}, but no set adds it")
            }
            Self::WrongGame { set, game } => write!(f, "the set {set} is for the game {game}"),
            Self::Tiles(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for SetupError {}
