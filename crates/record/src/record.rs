//! The text record of a game: headers, then one line for each part of a turn (docs/record.md).

mod error;
mod head;
mod header;
mod moves;
mod notes;
mod parse;
mod parts;
mod tokens;
mod write;

pub use error::{RecordError, RecordProblem};
pub use header::Header;
pub use notes::{Comment, Notes, Variation};
pub use parts::RecordedPart;

use aude_engine::game::Silent;
use aude_engine::{Action, Errors, Game, Rules};

use crate::limits;
use crate::sets::SetLibrary;
use crate::setup::{self, GameSetup};

/// A game as it was played: its start, every action since, any custom headers, and what was noted
/// beside the moves.
///
/// Every record has been played through the rules: its actions are legal.
#[derive(Clone, Debug)]
pub struct Record {
    setup: GameSetup,
    headers: Vec<Header>,
    start: Game,
    actions: Vec<Action>,
    notes: Notes,
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let same_start = self.setup == other.setup && self.start.hash() == other.start.hash();
        let same_game = self.headers == other.headers && self.actions == other.actions;
        same_start && same_game && self.notes == other.notes
    }
}

impl Eq for Record {}

impl Record {
    /// The record of a game up to now, with the players' names; seats without a valid name get a
    /// default one. The game must have its complete history: a snapshot does not.
    #[must_use]
    pub fn of(game: &Game, names: &[String]) -> Self {
        Self {
            setup: GameSetup::of(game, names),
            headers: Vec::new(),
            start: setup::start_of(game),
            actions: game.actions().to_vec(),
            notes: Notes::default(),
        }
    }

    /// Reads a record and plays it through the rules.
    ///
    /// # Errors
    /// All errors in the headers together; otherwise the first error in the moves, or in the
    /// result.
    pub fn parse(text: &str, library: &SetLibrary) -> Result<Self, Errors<RecordError>> {
        Ok(parse::parse(text, library)?)
    }

    /// Game, sets, house rules, players.
    #[must_use]
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// The headers beyond those of the format, in order.
    #[must_use]
    pub fn headers(&self) -> &[Header] {
        &self.headers
    }

    /// The first value of a header beyond those of the format.
    #[must_use]
    pub fn header(&self, key: &str) -> Option<&str> {
        let header = self.headers.iter().find(|header| header.key() == key)?;
        header.values().first().map(String::as_str)
    }

    /// Adds a header, replacing the one with the same key if there is one; false if the record has
    /// no room for more.
    pub fn set_header(&mut self, header: Header) -> bool {
        match self.headers.iter().position(|known| known.key() == header.key()) {
            Some(index) => self.headers[index] = header,
            None if self.headers.len() >= limits::HEADERS => return false,
            None => self.headers.push(header),
        }
        true
    }

    /// Every action, including draws.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Comments and variations.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Adds a comment on the position after so many actions; false if there are fewer, or no room.
    pub fn add_comment(&mut self, after: usize, comment: Comment) -> bool {
        let fits = after <= self.actions.len() && self.notes.count() < limits::NOTES;
        if fits && !comment.is_empty() {
            self.notes.add_comment(after, comment);
        }
        fits
    }

    /// Adds a variation that replaces a part, counted from 1.
    ///
    /// # Errors
    /// Why the rules refuse it, or what else does not fit.
    pub fn add_variation(
        &mut self,
        part: usize,
        variation: Variation,
    ) -> Result<(), RecordProblem> {
        let wrong = |expected: &str, found: String| {
            Err(RecordProblem::Expected { expected: expected.to_owned(), found })
        };
        let parts = self.parts();
        let Some(replaced) = part.checked_sub(1).and_then(|index| parts.get(index)) else {
            return wrong("a part of the record", part.to_string());
        };
        if variation.actions.is_empty() {
            return wrong("a variation with moves", "none".to_owned());
        }
        if self.notes.count() + 1 + variation.notes.count() > limits::NOTES {
            return wrong("fewer comments and variations", self.notes.count().to_string());
        }
        let before = replaced.actions.start;
        let mut game = self.replay_to(before);
        for &action in &variation.actions {
            let text = crate::notation::write(&game, action);
            game.apply(action, &mut Silent)
                .map_err(|refusal| RecordProblem::Refused { text, refusal })?;
        }
        self.notes.add_variation(before, variation);
        Ok(())
    }

    /// The game before the first action.
    #[must_use]
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// The game after the last action.
    #[must_use]
    pub fn replay(&self) -> Game {
        self.replay_to(self.actions.len())
    }

    /// The game after the first `count` actions, or after the last if there are fewer.
    #[must_use]
    pub fn replay_to(&self, count: usize) -> Game {
        let mut game = self.start.clone();
        for &action in self.actions.iter().take(count) {
            game.apply_unchecked(action, &mut Silent);
        }
        game
    }
}
