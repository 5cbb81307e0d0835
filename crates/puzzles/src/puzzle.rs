//! A puzzle as data.

use std::sync::Arc;

use aude_engine::game::Silent;
use aude_engine::{Actor, Game, Player, Rules};
use aude_record::notation;

use crate::table::Table;
use crate::theme::Theme;

/// A game that puzzles are from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The seed of its draws and decisions.
    pub seed: u64,
    /// Its moves as text, draws included, at least as far as the last puzzle needs them.
    pub moves: Vec<String>,
}

/// A puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Its name in URLs; it never changes.
    pub id: String,
    /// The table.
    pub table: &'static Table,
    /// The game it is from.
    pub game: Arc<Played>,
    /// How many moves of the game lead to the position.
    pub at: usize,
    /// How difficult it is: 1 to [`Puzzle::HARDEST`].
    pub level: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// What is asked.
    pub task: Task,
}

/// What a puzzle asks.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// The best move.
    Best(Best),
    /// What the feature at a place scores if the game ends now, and the numbers to choose from.
    Score {
        /// A place in the feature.
        place: String,
        /// The numbers to choose from, ascending.
        choices: Vec<i16>,
    },
    /// Who gets the points of the feature at a place.
    Owner {
        /// A place in the feature.
        place: String,
    },
    /// To place the tile such that as many of the remaining tiles as possible close the feature.
    Close {
        /// A place in the feature.
        place: String,
        /// The placements that are right.
        answers: Vec<String>,
        /// How many of the remaining tiles close it then.
        tiles: u16,
        /// The same after the best of the other placements.
        second: u16,
    },
}

/// A best move.
#[derive(Clone, PartialEq, Debug)]
pub struct Best {
    /// The turn parts that are right; several only where everything is counted out and they come
    /// to the same.
    pub answers: Vec<Vec<String>>,
    /// Points that the second best loses.
    pub lead: f32,
    /// The standard error of that; 0 if everything was counted out.
    pub error: f32,
    /// Other turn parts and what they lose.
    pub wrong: Vec<Wrong>,
}

/// A turn part that is not the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Wrong {
    /// Points that it loses.
    pub loss: f32,
    /// Its moves.
    pub moves: Vec<String>,
}

impl Best {
    /// Whether nothing was estimated.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.error == 0.0
    }
}

impl Task {
    /// The name of the kind, in files and for programs.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Best(_) => "best",
            Self::Score { .. } => "score",
            Self::Owner { .. } => "owner",
            Self::Close { .. } => "close",
        }
    }

    /// The place of the feature it asks about.
    #[must_use]
    pub fn place(&self) -> Option<&str> {
        match self {
            Self::Best(_) => None,
            Self::Score { place, .. } | Self::Owner { place } | Self::Close { place, .. } => {
                Some(place)
            }
        }
    }
}

impl Puzzle {
    /// The highest level.
    pub const HARDEST: u8 = 3;

    /// The position, without the moves that led to it.
    ///
    /// # Errors
    /// The first move that is not legal, or who is not to decide.
    pub fn position(&self) -> Result<Game, String> {
        let mut game = self.table.begin().ok_or("the table cannot be set up")?;
        let moves = self.game.moves.get(..self.at).ok_or("the game is shorter than that")?;
        for text in moves {
            let action = notation::read(&game, text).map_err(|error| format!("{text}: {error}"))?;
            game.apply(action, &mut Silent).map_err(|refusal| format!("{text}: {refusal}"))?;
        }
        match game.actor() {
            Actor::Player(_) => Ok(game.snapshot()),
            Actor::Chance | Actor::Nobody => Err("there is nobody to decide".to_owned()),
        }
    }

    /// Who solves it: the player to decide.
    #[must_use]
    pub fn solver(position: &Game) -> Player {
        match position.actor() {
            Actor::Player(player) => player,
            Actor::Chance | Actor::Nobody => position.turn(),
        }
    }
}
