//! Whose step it is.

use aude_engine::classic::Classic;
use aude_engine::{Actor, Game, Rules};
use serde::Serialize;

use super::state::id;

/// Who acts: `"chance"`, a player's index, or `null` when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(untagged)]
pub enum ActorJson {
    /// Chance.
    Chance(ChanceWord),
    /// A player, counted from 0.
    Player(u8),
    /// Nobody.
    Nobody(()),
}

/// The word `chance`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "lowercase")]
pub enum ChanceWord {
    /// `"chance"`.
    Chance,
}

impl From<Actor> for ActorJson {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Chance => Self::Chance(ChanceWord::Chance),
            Actor::Player(player) => Self::Player(player.0),
            Actor::Nobody => Self::Nobody(()),
        }
    }
}

/// Whose step comes next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Next {
    /// Who decides it.
    pub actor: ActorJson,
    /// Whose turn it is, regardless of who decides.
    pub turn: u8,
    /// Whether this is the second part of a double turn.
    pub second_part: bool,
    /// What must be decided.
    pub step: String,
    /// The tile drawn but not yet placed.
    pub drawn: Option<String>,
    /// Points by player.
    pub scores: Vec<i16>,
    /// Whether the game is over.
    pub over: bool,
}

impl Next {
    /// What comes next in a game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let classic = game.classic();
        Self {
            actor: game.actor().into(),
            turn: game.turn().0,
            second_part: classic.is_some_and(Classic::is_second_part),
            step: step(game).to_owned(),
            drawn: game.drawn().map(|kind| id(game, kind)),
            scores: game.scores().to_vec(),
            over: game.actor() == Actor::Nobody,
        }
    }
}

fn step(game: &Game) -> &'static str {
    match game {
        Game::Classic(game) => game.step().name(),
        Game::Mayflower(game) => game.step().name(),
    }
}
