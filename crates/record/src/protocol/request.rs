//! The fields of each command.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::notation::Words;
use crate::sets::Fingerprint;
use crate::setup::GameSetup;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    game: Option<String>,
    rules: Option<u32>,
    sets: Option<Vec<String>>,
    #[serde(default)]
    fingerprints: BTreeMap<String, Fingerprint>,
    players: Option<Seats>,
    first: Option<u64>,
    #[serde(default)]
    options: BTreeMap<String, OptionValue>,
}

/// A number, or the names.
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
    /// The setup it asks for.
    pub(super) fn setup(self) -> GameSetup {
        let default = GameSetup::default_of(self.game.as_deref().unwrap_or(Words::CLASSIC.game));
        let players = match self.players {
            None => default.players,
            Some(Seats::Names(names)) => names,
            Some(Seats::Many(many)) => {
                // The rules decide whether this many can play.
                GameSetup::default_names(u8::try_from(many).unwrap_or(u8::MAX))
            }
        };
        let first = u8::try_from(self.first.unwrap_or(0)).unwrap_or(u8::MAX);
        let text = |value| match value {
            OptionValue::Text(text) => text,
            OptionValue::Number(number) => number.to_string(),
        };
        GameSetup {
            game: self.game.unwrap_or(default.game),
            rules: self.rules.unwrap_or(default.rules),
            sets: self.sets.unwrap_or(default.sets),
            fingerprints: self.fingerprints,
            options: self.options.into_iter().map(|(name, value)| (name, text(value))).collect(),
            players,
            first,
        }
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct At {
    pub(super) at: Option<[i16; 2]>,
}
