//! A part of a turn given as moves: what one player decides until it is somebody else's turn to.

use std::fmt;

use aude_engine::game::Refusal;
use aude_engine::{Action, Actor, Event, Game, Player, Rules};

use crate::notation;

/// Moves of one player that were played.
#[derive(Clone, Debug)]
pub struct TurnPart {
    /// The game after them, with the moves that led there.
    pub game: Game,
    /// What was played.
    pub actions: Vec<Action>,
    /// The same as it is written.
    pub moves: Vec<String>,
    /// What happened.
    pub events: Vec<Event>,
}

/// Why moves are not a part of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotPlayed {
    /// A text that is not a move.
    Unreadable(String),
    /// A move that the rules do not allow.
    Refused(Refusal),
    /// The player has something left to decide.
    Unfinished,
    /// More moves than the part has.
    TooMany,
}

impl fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(what) => f.write_str(what),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Unfinished => f.write_str("there is still something to decide"),
            Self::TooMany => f.write_str("the turn part ends before the last of these moves"),
        }
    }
}

impl std::error::Error for NotPlayed {}

impl TurnPart {
    /// Plays moves of a player, as far as they go.
    ///
    /// # Errors
    /// The first move that cannot be played.
    pub fn begin(start: &Game, player: Player, moves: &[String]) -> Result<Self, NotPlayed> {
        let (actions, written) = (Vec::new(), Vec::new());
        let mut part = Self { game: start.clone(), actions, moves: written, events: Vec::new() };
        for text in moves {
            if part.is_over(player) {
                return Err(NotPlayed::TooMany);
            }
            let action = notation::read(&part.game, text)
                .map_err(|error| NotPlayed::Unreadable(error.to_string()))?;
            let text = notation::write(&part.game, action);
            part.game.apply(action, &mut part.events).map_err(NotPlayed::Refused)?;
            part.actions.push(action);
            part.moves.push(text);
        }
        Ok(part)
    }

    /// Plays a whole part of a turn.
    ///
    /// # Errors
    /// A move cannot be played, or there are too few or too many.
    pub fn play(start: &Game, player: Player, moves: &[String]) -> Result<Self, NotPlayed> {
        let part = Self::begin(start, player, moves)?;
        if part.is_over(player) { Ok(part) } else { Err(NotPlayed::Unfinished) }
    }

    /// Whether the player has nothing left to decide in it.
    #[must_use]
    pub fn is_over(&self, player: Player) -> bool {
        self.game.actor() != Actor::Player(player)
    }
}
