//! Reading the moves of a record: one line for each part of a turn, with comments and variations.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};

use super::notes::{Notes, Variation};
use super::parts::PartKey;
use super::tokens::{Token, split};
use super::{RecordError, RecordProblem};
use crate::{limits, notation};

/// A word of a line and the column it starts at.
type Word<'a> = (usize, &'a str);

/// What the lines of moves contain.
pub(super) struct Moves {
    pub(super) actions: Vec<Action>,
    pub(super) notes: Notes,
    /// The game they lead to.
    pub(super) end: Game,
}

/// Plays the lines from `start`.
pub(super) fn read(start: &Game, lines: &[(usize, &str)]) -> Result<Moves, RecordError> {
    let mut reader = Reader { open: Vec::new(), line: Line::new(start.clone(), 0), notes: 0 };
    for &(line, text) in lines {
        reader.tokens(line, &split(line, text)?)?;
    }
    if let Some((_, (line, column))) = reader.open.last() {
        return Err(RecordError::expected(*line, *column, "a variation that is closed with )", ""));
    }
    let Line { game, actions, notes, .. } = reader.line;
    Ok(Moves { actions, notes, end: game })
}

/// The game itself, and the lines that wait for a variation to end, with where it was opened.
struct Reader {
    open: Vec<(Line, (usize, usize))>,
    line: Line,
    notes: usize,
}

impl Reader {
    fn tokens(&mut self, line: usize, tokens: &[Token<'_>]) -> Result<(), RecordError> {
        let mut rest = tokens;
        while let Some((first, after)) = rest.split_first() {
            match first {
                Token::Open(column) => {
                    self.count(line, *column)?;
                    self.begin(line, *column)?;
                    rest = after;
                }
                Token::Close(column) => {
                    self.end(line, *column)?;
                    rest = after;
                }
                Token::Word(..) | Token::Note(..) => {
                    let part;
                    (part, rest) = rest.split_at(self.length(rest));
                    for token in part {
                        if let Token::Note(column, _) = token {
                            self.count(line, *column)?;
                        }
                    }
                    self.line.part(line, part)?;
                }
            }
        }
        Ok(())
    }

    /// How many tokens belong together: up to a parenthesis, and in a variation, where parts may share
    /// a line, up to the number of the next part.
    fn length(&self, tokens: &[Token<'_>]) -> usize {
        let mut has_word = false;
        let ends = |token: &Token<'_>| {
            let is_number = token.word().is_some_and(|(_, word)| is_number(word));
            let is_next = is_number && has_word && !self.open.is_empty();
            has_word |= token.word().is_some();
            is_next || matches!(token, Token::Open(_) | Token::Close(_))
        };
        tokens.iter().position(ends).unwrap_or(tokens.len())
    }

    fn count(&mut self, line: usize, column: usize) -> Result<(), RecordError> {
        self.notes += 1;
        if self.notes > limits::NOTES {
            let expected = format!("at most {} comments and variations", limits::NOTES);
            return Err(RecordError::expected(line, column, expected, "more"));
        }
        Ok(())
    }

    fn begin(&mut self, line: usize, column: usize) -> Result<(), RecordError> {
        let Some(start) = self.line.part else {
            return Err(RecordError::expected(
                line,
                column,
                "a part before the variation that replaces it",
                "(",
            ));
        };
        if self.open.len() >= limits::VARIATION_DEPTH {
            let expected =
                format!("at most {} variations inside each other", limits::VARIATION_DEPTH);
            return Err(RecordError::expected(line, column, expected, "("));
        }
        let mut game = self.line.game.clone();
        for _ in start..self.line.actions.len() {
            game.undo();
        }
        let variation = Line::new(game, self.line.parts - 1);
        self.open.push((std::mem::replace(&mut self.line, variation), (line, column)));
        Ok(())
    }

    fn end(&mut self, line: usize, column: usize) -> Result<(), RecordError> {
        let Some((before, _)) = self.open.pop() else {
            return Err(RecordError::expected(line, column, "no ) without a (", ")"));
        };
        let Line { actions, notes, game, .. } = std::mem::replace(&mut self.line, before);
        if actions.is_empty() {
            return Err(RecordError::expected(line, column, next_move(&game), ")"));
        }
        let start = self.line.part.unwrap_or_default();
        self.line.notes.add_variation(start, Variation { actions, notes });
        Ok(())
    }
}

/// `12.`
fn is_number(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// A line of play: the game itself or a variation.
struct Line {
    game: Game,
    actions: Vec<Action>,
    notes: Notes,
    parts: usize,
    /// The part of the line before.
    key: Option<PartKey>,
    /// The number of actions before the latest part.
    part: Option<usize>,
}

impl Line {
    fn new(game: Game, parts: usize) -> Self {
        Self { game, actions: Vec::new(), notes: Notes::default(), parts, key: None, part: None }
    }

    /// Reads a part, or comments alone.
    fn part(&mut self, line: usize, tokens: &[Token<'_>]) -> Result<(), RecordError> {
        let words: Vec<_> = tokens.iter().filter_map(Token::word).collect();
        let key = PartKey::of(&self.game);
        if !words.is_empty() {
            self.begin(line, &words, key)?;
        }
        let mut words = 0;
        for token in tokens {
            match token {
                Token::Note(_, comment) if !comment.is_empty() => {
                    self.notes.add_comment(self.actions.len(), comment.clone());
                }
                &Token::Word(column, word) => {
                    words += 1;
                    if words > 2 {
                        self.action(line, (column, word), key)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The number and the seat of a part.
    fn begin(&mut self, line: usize, words: &[Word<'_>], key: PartKey) -> Result<(), RecordError> {
        let expected = |(column, word): Word<'_>, expected: String| {
            Err(RecordError::expected(line, column, expected, word))
        };
        if self.game.actor() == Actor::Nobody {
            return expected(words[0], "nothing more, because the game is over".to_owned());
        }
        if self.key == Some(key) {
            let wanted = format!(
                "part {} to be continued before a new line: {}",
                self.parts,
                next_move(&self.game)
            );
            return expected(words[0], wanted);
        }
        let end = (words.last().map_or(1, |(column, word)| column + word.chars().count()), "");
        let number = format!("{}.", self.parts + 1);
        if words[0].1 != number {
            return expected(words[0], number);
        }
        let seat = words.get(1).copied().unwrap_or(end);
        if seat.1 != key.seat() {
            return expected(seat, format!("seat {}", key.seat()));
        }
        if words.len() < 3 {
            return expected(end, next_move(&self.game));
        }
        self.key = Some(key);
        self.part = Some(self.actions.len());
        self.parts += 1;
        Ok(())
    }

    /// A move of the part.
    fn action(
        &mut self,
        line: usize,
        (column, word): Word<'_>,
        key: PartKey,
    ) -> Result<(), RecordError> {
        let expected = |expected: String| Err(RecordError::expected(line, column, expected, word));
        if self.game.actor() == Actor::Nobody {
            return expected("nothing more, because the game is over".to_owned());
        }
        let now = PartKey::of(&self.game);
        if now != key {
            let wanted =
                format!("a new line {}. {}, because this part is over", self.parts + 1, now.seat());
            return expected(wanted);
        }
        let action = notation::read(&self.game, word).map_err(|error| {
            let column = column + error.column - 1;
            RecordError { line, column, problem: RecordProblem::Move(error) }
        })?;
        self.game.apply(action, &mut Silent).map_err(|refusal| RecordError {
            line,
            column,
            problem: RecordProblem::Refused { text: word.to_owned(), refusal },
        })?;
        self.actions.push(action);
        Ok(())
    }
}

/// What may come next, in words or by example.
fn next_move(game: &Game) -> String {
    match (game.actor(), game.drawn()) {
        (Actor::Chance, _) => "the id of the tile that was drawn".to_owned(),
        (_, Some(_)) => "where the tile goes, such as 1,0r3".to_owned(),
        _ => {
            let mut list = Vec::new();
            game.legal(&mut list);
            let some: Vec<_> =
                list.iter().take(8).map(|&action| notation::write(game, action)).collect();
            format!("one of {}{}", some.join(" "), if list.len() > 8 { " …" } else { "" })
        }
    }
}
