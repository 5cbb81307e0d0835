//! What is stored about a table besides its log: the setup, the seats, the outcome.

use std::collections::BTreeMap;

use aude_engine::Player;
use aude_engine::game::RulesVersion;
use aude_record::{Fingerprint, GameSetup};
use serde::{Deserialize, Serialize};

use crate::computer::Opponent;
use crate::errors::{Failure, Outcome};
use crate::fair::numbers::{self, Share};
use crate::fair::{self, Seed};
use crate::protocol::{self, Clock, First, Phase, SeatKind};
use crate::store::{HeadRow, StoreError};

/// What is stored about a table besides its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    pub(super) phase: Phase,
    pub(super) game: String,
    /// The version of the rules; a head without one is of the first.
    #[serde(default = "first_rules")]
    pub(super) rules: u32,
    pub(super) sets: Vec<String>,
    /// Which tiles; a head without them is from before fingerprints.
    #[serde(default)]
    pub(super) fingerprints: BTreeMap<String, Fingerprint>,
    pub(super) options: BTreeMap<String, String>,
    pub(super) first: First,
    pub(super) clock: Clock,
    pub(super) aids: bool,
    pub(super) public: bool,
    pub(super) seats: Vec<Seat>,
    /// The hash of the host's secret.
    pub(super) host: String,
    /// The table the secrets were created for: in a rematch the first one.
    pub(super) family: String,
    pub(super) rematch: Option<String>,
    pub(super) outcome: Option<protocol::GameOutcome>,
    /// Abandoned because nobody came: whoever returns resumes the game, so its seed stays secret.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub(super) resumable: bool,
    /// Draws made before the record was imported.
    #[serde(alias = "elsewhere")]
    pub(super) imported_draws: u32,
    /// Whether the host chose the seed, and so may know the draws.
    #[serde(default)]
    pub(super) seed_given: bool,
    /// Replaces the table's id in its draws, if there is one.
    #[serde(default, alias = "lot")]
    pub(super) seed_scope: Option<String>,
}

fn first_rules() -> u32 {
    RulesVersion::V1.number()
}

/// A stored seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    pub(super) kind: SeatKind,
    pub(super) name: String,
    pub(super) color: Option<String>,
    /// Who plays it when a computer does.
    #[serde(flatten)]
    pub(super) opponent: Opponent,
    /// The hash of its secret.
    pub(super) token: Option<String>,
    /// The hash of the secret before, if the request that replaced it can be repeated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) replaced: Option<String>,
    /// How often the secret was replaced; sockets with an older one are refused.
    pub(super) generation: u32,
    pub(super) stand_in: bool,
    pub(super) resigned: bool,
    /// What it contributes to fair draws; a seat without this is from before there were numbers.
    #[serde(default)]
    pub(super) share: Share,
}

impl Seat {
    pub(super) const fn open() -> Self {
        Self {
            kind: SeatKind::Open,
            name: String::new(),
            color: None,
            opponent: Opponent::USUAL,
            token: None,
            replaced: None,
            generation: 0,
            stand_in: false,
            resigned: false,
            share: Share { hash: None, number: None },
        }
    }

    pub(super) fn computer(number: usize, opponent: Opponent) -> Self {
        let name = format!("Computer {number}");
        Self { kind: SeatKind::Computer, name, opponent, ..Self::open() }
    }

    pub(super) fn person(name: String, color: Option<String>, token: String, share: Share) -> Self {
        let token = Some(token);
        Self { kind: SeatKind::Person, name, color, token, share, ..Self::open() }
    }

    /// Whether a computer decides here.
    pub(super) fn is_played(&self) -> bool {
        self.kind == SeatKind::Computer || self.stand_in
    }

    /// Whether a human player whose consent counts decides here.
    pub(super) fn is_asked(&self) -> bool {
        self.kind == SeatKind::Person && !self.resigned && !self.stand_in
    }
}

impl Head {
    pub(super) fn read(json: &str) -> Outcome<Self> {
        serde_json::from_str(json).map_err(|error| Failure::damaged(&format!("its head: {error}")))
    }

    pub(super) fn row(&self, updated: i64) -> Outcome<HeadRow> {
        let json = serde_json::to_string(self)
            .map_err(|error| Failure::from(StoreError::Failed(error.to_string())))?;
        Ok(HeadRow { phase: self.phase.name().to_owned(), public: self.public, updated, json })
    }

    /// The seats that can still win.
    pub(super) fn not_resigned(&self) -> Vec<Player> {
        let seats = self.seats.iter().zip((0..).map(Player));
        seats.filter(|(seat, _)| !seat.resigned).map(|(_, player)| player).collect()
    }

    /// Names by seat; default ones for open seats.
    pub(super) fn names(&self) -> Vec<String> {
        let seats = self.seats.iter().enumerate();
        let name = |(index, seat): (usize, &Seat)| match seat.name.as_str() {
            "" => format!("Player {}", index + 1),
            name => name.to_owned(),
        };
        seats.map(name).collect()
    }

    /// What identifies the table with this id in its draws.
    pub(super) fn seed_scope<'a>(&'a self, id: &'a str) -> &'a str {
        self.seed_scope.as_deref().unwrap_or(id)
    }

    /// What the draws are derived from: the seed with every seat's number. Final once the game has
    /// started.
    pub(super) fn draw_key(&self, seed: &Seed, id: &str) -> Seed {
        numbers::key(seed, self.seed_scope(id), &self.shares())
    }

    pub(super) fn setup(&self, seed: &Seed, id: &str) -> GameSetup {
        let players = self.names();
        let first = match self.first {
            First::Seat(seat) => seat,
            First::Random => {
                let many = u8::try_from(players.len()).unwrap_or(u8::MAX);
                fair::first(&self.draw_key(seed, id), self.seed_scope(id), many)
            }
        };
        let options = self.options.iter().map(|(name, value)| (name.clone(), value.clone()));
        GameSetup {
            game: self.game.clone(),
            rules: self.rules,
            sets: self.sets.clone(),
            fingerprints: self.fingerprints.clone(),
            options: options.collect(),
            players,
            first,
        }
    }
}

impl Head {
    /// Whether the seed may be known: no more tiles will be drawn from it.
    pub(super) const fn is_revealed(&self) -> bool {
        matches!(self.phase, Phase::Over)
            || matches!(self.phase, Phase::Abandoned) && !self.resumable
    }

    /// Whether the server may have something to do at a table by itself: a computer's move, a clock.
    /// A head that cannot be read is looked at more closely by whoever opens the table.
    pub(crate) fn acts(json: &str) -> bool {
        let head: Result<Self, _> = serde_json::from_str(json);
        head.map_or(true, |head| {
            head.clock != Clock::None || head.seats.iter().any(Seat::is_played)
        })
    }

    /// Game, sets, names and outcome: what a list shows.
    pub(crate) fn into_line(
        self,
    ) -> (String, Vec<String>, Vec<String>, Option<protocol::GameOutcome>) {
        let names = self.seats.into_iter().map(|seat| seat.name).collect();
        (self.game, self.sets, names, self.outcome)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;
    use crate::protocol::{Expiry, Level, Style};
    use crate::store::LATEST_SCHEMA;

    /// What stored heads have had since a schema. Older programs drop what they do not know when they
    /// write a head: whoever adds a key adds a migration, at which these stop, and keeps databases of
    /// the schema before it and of the new one (tests/data/README.md).
    const KEYS: (i64, &str) = (
        5,
        "aids clock clock.expiry clock.increment clock.kind clock.seconds family fingerprints \
         fingerprints.base first first.seat game host imported_draws options options.fairy outcome \
         outcome.by_resignation outcome.scores outcome.winners phase public rematch resumable rules \
         seats seats.color seats.generation seats.kind seats.level seats.name seats.replaced \
         seats.resigned seats.share seats.share.hash seats.share.number seats.stand_in seats.style \
         seats.token seed_given seed_scope sets",
    );

    fn keys(value: &Value, path: &str, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    let dot = if path.is_empty() { "" } else { "." };
                    let path = format!("{path}{dot}{key}");
                    keys(value, &path, found);
                    found.insert(path);
                }
            }
            Value::Array(values) => values.iter().for_each(|value| keys(value, path, found)),
            _ => {}
        }
    }

    #[test]
    fn the_keys_of_a_stored_head_belong_to_the_schema() {
        let text = || Some("a".to_owned());
        let seat = Seat {
            kind: SeatKind::Computer,
            name: String::new(),
            color: text(),
            opponent: Opponent { level: Level::Hard, style: Some(Style::Farmer) },
            token: text(),
            replaced: text(),
            generation: 1,
            stand_in: true,
            resigned: true,
            share: Share { hash: text(), number: text() },
        };
        let outcome =
            protocol::GameOutcome { winners: vec![0], scores: vec![1, 2], by_resignation: true };
        let head = Head {
            phase: Phase::Abandoned,
            game: "classic".to_owned(),
            rules: 1,
            sets: vec!["base".to_owned()],
            fingerprints: GameSetup::default().fingerprints,
            options: [("fairy".to_owned(), "on".to_owned())].into(),
            first: First::Seat(0),
            clock: Clock::Bank { seconds: 1, increment: 1, expiry: Expiry::Forfeit },
            aids: true,
            public: true,
            seats: vec![seat],
            host: String::new(),
            family: String::new(),
            rematch: text(),
            outcome: Some(outcome),
            resumable: true,
            imported_draws: 1,
            seed_given: true,
            seed_scope: text(),
        };
        let mut value = serde_json::to_value(&head).expect("JSON");
        value["fingerprints"] = serde_json::json!({"base": "a"});
        let mut found = BTreeSet::new();
        keys(&value, "", &mut found);
        let found: Vec<_> = found.into_iter().collect();
        assert_eq!((LATEST_SCHEMA, found.join(" ")), (KEYS.0, KEYS.1.to_owned()));
    }
}
