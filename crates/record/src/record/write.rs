//! Writing a record: always the same text for the same game.

use core::fmt::{self, Write as _};

use aude_engine::{Actor, Game, Rules};

use super::parts::PartKey;
use super::{Record, header};
use crate::notation;

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
        let (mut last, mut number) = (None, 0);
        self.walk(|game, index| {
            let key = PartKey::of(game);
            if last != Some(key) {
                last = Some(key);
                number += 1;
                let _ = write!(moves, "\n{number}. {}", key.seat());
            }
            moves.push(' ');
            moves.push_str(&notation::write(game, self.actions[index]));
        });
        let mut text = self.head(&self.replay());
        if !moves.is_empty() {
            text.push_str(&moves);
            text.push('\n');
        }
        text
    }

    fn head(&self, end: &Game) -> String {
        let (setup, mut out) = (&self.setup, String::new());
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
        for more in &self.headers {
            header::write(&mut out, more.key(), more.values());
        }
        header::write(&mut out, "Result", &[result(end)]);
        out
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
