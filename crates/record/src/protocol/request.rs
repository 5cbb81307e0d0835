//! What each command takes.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::notation::Words;
use crate::setup::{GameSetup, MOST_PLAYERS};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    game: Option<String>,
    sets: Option<Vec<String>>,
    players: Option<Seats>,
    first: Option<u64>,
    #[serde(default)]
    options: BTreeMap<String, OptionValue>,
}

/// How many, or their names.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number of players or a list of names")]
enum Seats {
    Many(u64),
    Names(Vec<String>),
}

/// Some values look like numbers.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a text or a number as the value of an option")]
enum OptionValue {
    Text(String),
    Number(i64),
}

impl New {
    /// The setup it asks for, and what cannot even be put into one.
    pub(super) fn setup(self) -> (GameSetup, Vec<String>) {
        let default = GameSetup::default_of(self.game.as_deref().unwrap_or(Words::CLASSIC.game));
        let mut faults = Vec::new();
        let players = match self.players {
            None => default.players,
            Some(Seats::Names(names)) => names,
            Some(Seats::Many(many)) => {
                match u8::try_from(many).ok().filter(|&many| many <= MOST_PLAYERS + 1) {
                    Some(many) => GameSetup::default_names(many),
                    None => {
                        faults.push(format!("C-1: {many} players (expected 2 to {MOST_PLAYERS})"));
                        default.players
                    }
                }
            }
        };
        let first = u8::try_from(self.first.unwrap_or(0)).unwrap_or(u8::MAX);
        let text = |value| match value {
            OptionValue::Text(text) => text,
            OptionValue::Number(number) => number.to_string(),
        };
        let setup = GameSetup {
            game: self.game.unwrap_or(default.game),
            sets: self.sets.unwrap_or(default.sets),
            options: self.options.into_iter().map(|(name, value)| (name, text(value))).collect(),
            players,
            first,
        };
        (setup, faults)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    pub(super) action: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    #[serde(default = "one")]
    pub(super) count: u64,
}

const fn one() -> u64 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) record: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Places {
    pub(super) tile: Option<String>,
}
