//! Playing a scenario through the engine.

use aude_engine::game::HouseOptions;
use aude_engine::tiles::SetSpec;
use aude_engine::{Action, Actor, Event, Game, Player, Rules, classic, mayflower};
use aude_record::{notation, sets};

use super::{Failure, Line, Scenario};
use crate::laws;

/// A scenario being played.
pub(super) struct Play<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) game: Game,
    /// What happened on the last line of moves.
    pub(super) events: Vec<Event>,
}

impl Scenario {
    /// Plays the scenario and checks every statement; and, at each position, the laws of the engine.
    ///
    /// # Errors
    /// The first line that does not come true.
    pub fn run(&self) -> Result<(), Failure> {
        self.play(|_, _| {}).map(|_| ())
    }

    /// Plays the scenario, showing each position to `watch` with the line that led to it, and returns
    /// the last one.
    ///
    /// # Errors
    /// The first line that does not come true.
    pub fn play(&self, mut watch: impl FnMut(usize, &Game)) -> Result<Game, Failure> {
        let game = self.begin().map_err(|what| Failure { line: 1, what })?;
        let start = game.clone();
        let mut play = Play { scenario: self, game, events: Vec::new() };
        for (line, content) in &self.lines {
            let outcome = match content {
                Line::Moves { player, moves } => play.moves(player, moves),
                Line::Statement(statement) => play.check(statement),
            };
            outcome.map_err(|what| Failure { line: *line, what })?;
            if matches!(content, Line::Moves { .. }) {
                watch(*line, &play.game);
            }
        }
        let last = play.game.clone();
        laws::way_back(&mut play.game, &start).map_err(|what| Failure { line: 0, what })?;
        Ok(last)
    }

    /// The game before the first move.
    ///
    /// # Errors
    /// What is wrong with the setting.
    pub fn begin(&self) -> Result<Game, String> {
        let known = |name: &String| sets::builtin(name).ok_or(format!("unknown set {name}"));
        let mut all = self.sets.iter().map(known).collect::<Result<Vec<_>, _>>()?;
        if let Some(bag) = &self.bag {
            fill_bag(&mut all, bag)?;
        }
        let players = self.players.len() as u8;
        let faults =
            |faults: Vec<_>| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        match self.game.as_str() {
            "classic" => {
                let setup =
                    classic::Setup { players, first: 0, sets: all, options: self.read_options()? };
                classic::Classic::new(setup).map(Game::Classic).map_err(faults)
            }
            "mayflower" => {
                let setup = mayflower::Setup {
                    players,
                    first: 0,
                    sets: all,
                    options: self.read_options()?,
                };
                mayflower::Mayflower::new(setup).map(Game::Mayflower).map_err(faults)
            }
            other => Err(format!("unknown game {other}")),
        }
    }

    fn read_options<O: HouseOptions>(&self) -> Result<O, String> {
        let mut options = O::default();
        for (name, value) in &self.options {
            if !options.set(name, value) {
                return Err(format!("no option {name}={value}"));
            }
        }
        Ok(options)
    }

    pub(super) fn seat(&self, name: &str) -> Result<Player, String> {
        let seat = self.players.iter().position(|player| player == name);
        seat.map(|seat| Player(seat as u8)).ok_or_else(|| format!("{name} is no player"))
    }

    pub(super) fn name(&self, player: Player) -> &str {
        self.players.get(player.index()).map_or("nobody", String::as_str)
    }
}

/// Leaves exactly these tiles in the bag.
fn fill_bag(sets: &mut [SetSpec], bag: &[String]) -> Result<(), String> {
    for id in bag {
        if !sets.iter().any(|set| set.tiles.iter().any(|tile| tile.id == *id)) {
            return Err(format!("no tile {id} in the sets"));
        }
    }
    for set in sets {
        for tile in &mut set.tiles {
            tile.count = bag.iter().filter(|id| **id == tile.id).count() as u32;
        }
        set.tiles.retain(|tile| tile.count + tile.start > 0);
    }
    Ok(())
}

impl Play<'_> {
    fn moves(&mut self, player: &str, moves: &[String]) -> Result<(), String> {
        let seat = self.scenario.seat(player)?;
        self.events.clear();
        for text in moves {
            let actor = self.game.actor();
            let whose = match actor {
                Actor::Player(player) => player,
                Actor::Chance => self.game.turn(),
                Actor::Nobody => return Err(format!("{text}: the game is over")),
            };
            if whose != seat {
                return Err(format!("{text}: it is for {} to act", self.scenario.name(whose)));
            }
            let action =
                notation::read(&self.game, text).map_err(|error| format!("{text}: {error}"))?;
            self.apply(action).map_err(|error| format!("{text}: {error}"))?;
        }
        Ok(())
    }

    fn apply(&mut self, action: Action) -> Result<(), String> {
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.apply(action, &mut events).map_err(|refusal| format!("refused: {refusal}"))?;
        laws::after_action(&before, &mut self.game)?;
        self.events.extend(events);
        Ok(())
    }
}
