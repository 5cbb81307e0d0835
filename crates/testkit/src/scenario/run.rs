//! Playing a scenario through the engine, with every check.

use aude_engine::{Action, Event, Game, Rules};
use aude_scenario::{Failure, Line, Scenario};

use crate::invariants;

/// A scenario being played.
pub(super) struct Play<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) game: Game,
    /// What happened on the last line of moves.
    pub(super) events: Vec<Event>,
}

/// Plays a scenario and checks every statement and, at each position, the invariants of the engine.
///
/// # Errors
/// The first line that is not true.
pub fn run(scenario: &Scenario) -> Result<(), Failure> {
    play(scenario).map(|_| ())
}

/// Plays a scenario like [`run`], and returns its last position.
///
/// # Errors
/// The first line that is not true.
pub fn play(scenario: &Scenario) -> Result<Game, Failure> {
    let game = scenario.begin().map_err(|what| Failure { line: 1, what })?;
    let start = game.clone();
    let mut play = Play { scenario, game, events: Vec::new() };
    for (line, content) in &scenario.lines {
        let outcome = match content {
            Line::Moves { player, moves } => play.moves(player, moves),
            Line::Statement(statement) => play.check(statement),
        };
        outcome.map_err(|what| Failure { line: *line, what })?;
    }
    let last = play.game.clone();
    invariants::way_back(&mut play.game, &start).map_err(|what| Failure { line: 0, what })?;
    Ok(last)
}

impl Play<'_> {
    fn moves(&mut self, player: &str, moves: &[String]) -> Result<(), String> {
        self.events.clear();
        for text in moves {
            let action = self.scenario.read_move(&self.game, player, text)?;
            self.apply(action).map_err(|error| format!("{text}: {error}"))?;
        }
        Ok(())
    }

    fn apply(&mut self, action: Action) -> Result<(), String> {
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.apply(action, &mut events).map_err(|refusal| format!("refused: {refusal}"))?;
        invariants::after_action(&before, &mut self.game)?;
        self.events.extend(events);
        Ok(())
    }
}
