//! Reading the moves of a record: one line for each part of a turn.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};

use super::parts::PartKey;
use super::{RecordError, RecordProblem};
use crate::notation;

/// A word of a line and the column it starts at.
type Word<'a> = (usize, &'a str);

/// Plays the lines from `start`; returns the actions and the game they lead to.
pub(super) fn read(
    start: &Game,
    lines: &[(usize, &str)],
) -> Result<(Vec<Action>, Game), RecordError> {
    let mut reader = Reader { game: start.clone(), actions: Vec::new(), parts: 0, key: None };
    for &(line, text) in lines {
        let words = words(text);
        if !words.is_empty() {
            reader.line(line, &words)?;
        }
    }
    Ok((reader.actions, reader.game))
}

/// The words of a line without its comment.
fn words(text: &str) -> Vec<Word<'_>> {
    let text = text.split('#').next().unwrap_or("");
    let mut words = Vec::new();
    let mut start = None;
    for (column, (at, c)) in text.char_indices().enumerate() {
        match (c.is_whitespace(), start) {
            (false, None) => start = Some((column + 1, at)),
            (true, Some((column, from))) => {
                words.push((column, &text[from..at]));
                start = None;
            }
            _ => {}
        }
    }
    words.extend(start.map(|(column, from)| (column, &text[from..])));
    words
}

struct Reader {
    game: Game,
    actions: Vec<Action>,
    parts: usize,
    /// The part of the line before.
    key: Option<PartKey>,
}

impl Reader {
    fn line(&mut self, line: usize, words: &[Word<'_>]) -> Result<(), RecordError> {
        let expected = |(column, word): Word<'_>, expected: String| {
            Err(RecordError::expected(line, column, expected, word))
        };
        let key = PartKey::of(&self.game);
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
        for &(column, word) in &words[2..] {
            if self.game.actor() == Actor::Nobody {
                return expected(
                    (column, word),
                    "nothing more, because the game is over".to_owned(),
                );
            }
            let now = PartKey::of(&self.game);
            if now != key {
                let wanted = format!(
                    "a new line {}. {}, because this part is over",
                    self.parts + 2,
                    now.seat()
                );
                return expected((column, word), wanted);
            }
            self.play(line, column, word)?;
        }
        self.key = Some(key);
        self.parts += 1;
        Ok(())
    }

    fn play(&mut self, line: usize, column: usize, word: &str) -> Result<(), RecordError> {
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
