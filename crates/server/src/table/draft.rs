//! Turn parts: read, tried, undone.

use aude_engine::{Action, Actor, Game, Player, Rules};
use aude_record::wire::{self, HappenedJson, LegalActionJson, StateJson};
use aude_record::{GameSetup, notation};
use serde_json::Value;

use super::Inner;
use super::log::Play;
use super::tally::Tally;
use crate::errors::{Failure, Outcome};
use crate::protocol::Draft;

/// The result of actions.
#[derive(Debug, Default)]
pub(super) struct Applied {
    pub(super) moves: Vec<String>,
    /// Points by category, including these.
    pub(super) tally: Tally,
    pub(super) events: Vec<HappenedJson>,
}

impl Applied {
    /// Carries out one action.
    pub(super) fn apply(
        &mut self,
        game: &mut Game,
        action: Action,
        names: &[String],
    ) -> Outcome<()> {
        let text = notation::write(game, action);
        let mut events = Vec::new();
        game.apply(action, &mut events).map_err(|refusal| Failure::from(&refusal))?;
        self.tally.add(&events);
        self.events.extend(events.iter().map(|event| HappenedJson::of(game, event, names)));
        self.moves.push(text);
        Ok(())
    }
}

/// Reads an action in a position.
pub(super) fn read(game: &Game, value: &Value) -> Outcome<Action> {
    wire::action(game, value).map_err(|error| Failure::request("request/action", error.to_string()))
}

/// Reads and carries out a seat's actions, one after another. On failure the game may be left
/// half-way.
pub(super) fn apply_values(
    applied: &mut Applied,
    game: &mut Game,
    seat: u8,
    values: &[Value],
    names: &[String],
) -> Outcome<()> {
    for value in values {
        if game.actor() != Actor::Player(Player(seat)) {
            return Err(Failure::request(
                "commit/too-many",
                "the turn part ends before the last of these actions",
            ));
        }
        let action = read(game, value)?;
        applied.apply(game, action, names)?;
    }
    Ok(())
}

impl Inner {
    /// Checks that a seat may decide now, at the version it has seen.
    pub(super) fn check_turn(&self, seat: u8, version: u32) -> Outcome<()> {
        let play = self.playing()?;
        if version != play.version() {
            let message = format!(
                "this was based on version {version}, but the table is at {}; reload the position",
                play.version()
            );
            return Err(Failure::conflict("commit/conflict", message).at_version(play.version()));
        }
        if !self.head.phase.is_open() {
            return Err(Failure::conflict("table/over", "the game is over"));
        }
        if play.game.actor() != Actor::Player(Player(seat)) {
            return Err(Failure::conflict("seat/not-your-turn", "it is not this seat's decision"));
        }
        if self.head.seats.get(usize::from(seat)).is_none_or(super::Seat::is_played) {
            return Err(Failure::conflict(
                "seat/stand-in",
                "a computer is playing this seat; take it back first",
            ));
        }
        Ok(())
    }

    /// What a draft of a seat starts from. It is carried out without the lock.
    pub(super) fn start_draft(&self, seat: u8, version: u32) -> Outcome<Starting> {
        self.check_turn(seat, version)?;
        let play = self.playing()?;
        let (game, moves, name) = (play.copy(), play.moves(), self.head.game.clone());
        Ok(Starting { seat, version, game, moves, name, names: self.head.names() })
    }
}

/// The position that a draft starts from.
#[derive(Debug)]
pub(crate) struct Starting {
    pub(crate) seat: u8,
    pub(crate) version: u32,
    pub(crate) game: Game,
    pub(crate) moves: usize,
    pub(crate) name: String,
    pub(crate) names: Vec<String>,
}

impl Starting {
    /// What the actions lead to.
    pub(crate) fn draft(self, values: &[Value]) -> Outcome<Draft> {
        let Self { seat, version, mut game, moves, name, names } = self;
        let before = game.scores().to_vec();
        let mut applied = Applied::default();
        apply_values(&mut applied, &mut game, seat, values, &names)?;
        let complete = game.actor() != Actor::Player(Player(seat));
        let points = game.scores().iter().zip(before).map(|(after, before)| after - before);
        Ok(Draft {
            version,
            points: points.collect(),
            state: state(&game, moves + game.actions().len(), &name, names),
            legal: if complete { Vec::new() } else { LegalActionJson::all(&game) },
            moves: applied.moves,
            events: applied.events,
            complete,
        })
    }
}

/// A position as JSON, after this many actions.
pub(crate) fn state(game: &Game, moves: usize, name: &str, players: Vec<String>) -> StateJson {
    let setup = GameSetup { game: name.to_owned(), players, ..GameSetup::default() };
    let mut state = StateJson::of(game, &setup);
    state.moves = moves;
    state
}

impl Play {
    /// The position as JSON.
    pub(super) fn state(&self, name: &str, players: Vec<String>) -> StateJson {
        state(&self.game, self.moves(), name, players)
    }
}
