//! Writing a record: always the same text for the same game.

use core::fmt::{self, Write as _};
use core::ops::Range;

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};

use super::parts::PartKey;
use super::{Notes, Record, header};
use crate::notation;

/// The version of the text format.
pub(super) const FORMAT: u32 = POSITIONS;
/// The version since which there are comments and variations.
const NOTES: u32 = 2;
/// The version since which a game may start from any position.
const POSITIONS: u32 = 3;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl Record {
    /// The record as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut moves = String::new();
        let mut writer = Writer { out: &mut moves, indent: 0 };
        writer.line(self.start.clone(), &self.actions, &self.notes, 0);
        let mut text = self.head(&self.replay());
        if !moves.is_empty() {
            text.push('\n');
            text.push_str(&moves);
        }
        text
    }

    fn head(&self, end: &Game) -> String {
        let (setup, mut out) = (&self.setup, String::new());
        let position = crate::layout::of_start(&self.start);
        let format = position.as_ref().map(|_| POSITIONS);
        if let Some(format) = format.or((!self.notes.is_empty()).then_some(NOTES)) {
            header::write(&mut out, "Format", &[format.to_string()]);
        }
        header::write(&mut out, "Game", &[&setup.game]);
        header::write(&mut out, "Rules", &[setup.rules.to_string()]);
        header::write(&mut out, "Sets", &[setup.sets.join(" ")]);
        let fingerprints: Vec<_> =
            setup.fingerprints.iter().map(|(set, of)| format!("{set}={of}")).collect();
        header::write(&mut out, "Fingerprints", &[fingerprints.join(" ")]);
        if !setup.options.is_empty() {
            let options: Vec<_> =
                setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
            header::write(&mut out, "Options", &[options.join(" ")]);
        }
        header::write(&mut out, "Players", &setup.players);
        header::write(&mut out, "First", &[(u16::from(setup.first) + 1).to_string()]);
        if let Some(position) = position {
            header::write(&mut out, "Position", &position);
        }
        for more in &self.headers {
            header::write(&mut out, more.key(), more.values());
        }
        header::write(&mut out, "Result", &[result(end)]);
        out
    }
}

struct Writer<'a> {
    out: &'a mut String,
    /// How many variations are open.
    indent: usize,
}

impl Writer<'_> {
    /// Writes a line of play from a position after so many parts.
    fn line(&mut self, mut game: Game, actions: &[Action], notes: &Notes, mut number: usize) {
        let mut comments = notes.comments.iter().peekable();
        while let Some((_, comment)) = comments.next_if(|(after, _)| *after == 0) {
            self.begin(&comment.to_string());
            self.out.push('\n');
        }
        let (mut last, mut start) = (None, 0);
        for (index, &action) in actions.iter().enumerate() {
            let key = PartKey::of(&game);
            if last != Some(key) {
                if last.is_some() {
                    self.end(&game, start..index, notes, number);
                }
                (last, start) = (Some(key), index);
                number += 1;
                self.begin(&format!("{number}. {}", key.seat()));
            }
            let _ = write!(self.out, " {}", notation::write(&game, action));
            game.apply_unchecked(action, &mut Silent);
            while let Some((_, comment)) = comments.next_if(|(after, _)| *after == index + 1) {
                let _ = write!(self.out, " {comment}");
            }
        }
        if last.is_some() {
            self.end(&game, start..actions.len(), notes, number);
        }
    }

    fn begin(&mut self, text: &str) {
        self.out.extend(std::iter::repeat_n("  ", self.indent));
        self.out.push_str(text);
    }

    /// Ends a part, and writes the variations that replace it.
    fn end(&mut self, game: &Game, part: Range<usize>, notes: &Notes, number: usize) {
        self.out.push('\n');
        let instead = notes.variations.iter().filter(|(before, _)| *before == part.start);
        for (_, variation) in instead {
            let mut start = game.clone();
            for _ in part.clone() {
                start.undo();
            }
            self.begin("(\n");
            self.indent += 1;
            self.line(start, &variation.actions, &variation.notes, number - 1);
            self.indent -= 1;
            self.begin(")\n");
        }
    }
}

/// The scores of a game that is over, otherwise `*`.
pub(super) fn result(game: &Game) -> String {
    if game.actor() != Actor::Nobody {
        return "*".to_owned();
    }
    let scores: Vec<_> = game.scores().iter().map(ToString::to_string).collect();
    scores.join(" ")
}
