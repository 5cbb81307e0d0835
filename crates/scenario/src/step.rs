//! Moves of a scenario, one after another.

use std::fmt;
use std::str::FromStr;

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::notation;

use crate::{Failure, Line, Scenario};

/// A point in a scenario: after some lines of moves, and then some words of the next.
///
/// `2.1` is after two lines of moves and the first word of the third, which is usually the draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Step {
    /// Complete lines of moves. Statements do not count.
    pub lines: usize,
    /// Words of the line of moves after them.
    pub words: usize,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.words {
            0 => write!(f, "{}", self.lines),
            words => write!(f, "{}.{words}", self.lines),
        }
    }
}

impl FromStr for Step {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (lines, words) = text.split_once('.').unwrap_or((text, "0"));
        match (lines.parse(), words.parse()) {
            (Ok(lines), Ok(words)) => Ok(Self { lines, words }),
            _ => Err(format!("{text:?} is not a step (expected `2` or `2.1`)")),
        }
    }
}

impl Scenario {
    /// Reads a move of a player, who must be the one to act.
    ///
    /// # Errors
    /// The text is not a move, or another player is to act.
    pub fn read_move(&self, game: &Game, player: &str, text: &str) -> Result<Action, String> {
        let seat = self.seat(player)?;
        let whose = match game.actor() {
            Actor::Player(player) => player,
            Actor::Chance => game.turn(),
            Actor::Nobody => return Err(format!("{text}: the game is over")),
        };
        if whose != seat {
            return Err(format!("{text}: it is {}'s turn to act", self.name(whose)));
        }
        notation::read(game, text).map_err(|error| format!("{text}: {error}"))
    }

    /// The position at a step. Statements are not checked.
    ///
    /// # Errors
    /// The first move that is not legal, or an error if the scenario has no such step.
    pub fn position(&self, step: Step) -> Result<Game, Failure> {
        let mut game = self.begin().map_err(|what| Failure { line: 1, what })?;
        let no_such = |line: usize| Failure { line, what: format!("there is no step {step}") };
        let mut rows = self.lines.iter().filter_map(|(number, line)| match line {
            Line::Moves { player, moves } => Some((*number, player, moves.as_slice())),
            Line::Statement(_) => None,
        });
        for whole in 0..step.lines + usize::from(step.words > 0) {
            let (number, player, moves) = rows.next().ok_or_else(|| no_such(1))?;
            let count = if whole < step.lines { moves.len() } else { step.words };
            for text in moves.get(..count).ok_or_else(|| no_such(number))? {
                self.advance(&mut game, player, text)
                    .map_err(|what| Failure { line: number, what })?;
            }
        }
        Ok(game)
    }

    fn advance(&self, game: &mut Game, player: &str, text: &str) -> Result<(), String> {
        let action = self.read_move(game, player, text)?;
        game.apply(action, &mut Silent).map_err(|refusal| format!("{text}: refused: {refusal}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROAD: &str =
        "C-7 — A road.\nplayers: Red Blue\nRed: W 1,0r0 thief:W\n> score Red 0\nBlue: W -1,0r0 -";

    fn at(step: &str) -> Result<Game, Failure> {
        Scenario::parse(ROAD).expect("a scenario").position(step.parse().expect("a step"))
    }

    #[test]
    fn a_step_is_lines_and_words() {
        assert_eq!(at("0").expect("the start").board().placed().len(), 1);
        assert!(at("0.1").expect("drawn").drawn().is_some());
        assert_eq!(at("1.2").expect("placed").scores(), [0, 0]);
        assert_eq!(at("2").expect("scored").scores(), [3, 0]);
        assert_eq!("2.1".parse::<Step>().map(|step| step.to_string()), Ok("2.1".to_owned()));
    }

    #[test]
    fn steps_that_are_not_there_are_told() {
        assert_eq!(at("3").expect_err("too far").line, 1);
        assert_eq!(at("1.4").expect_err("too far").line, 5);
        assert!("two".parse::<Step>().is_err());
        let wrong = ROAD.replace("-1,0r0", "5,5r0");
        let failure = Scenario::parse(&wrong).expect("read").position(Step { lines: 2, words: 0 });
        assert!(failure.expect_err("refused").what.contains("refused"));
    }
}
