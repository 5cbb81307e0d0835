//! The public information about a table.

use std::collections::BTreeMap;

use aude_record::{Fingerprint, GameSetup};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Clock, First, Level, Style};

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Seats are open.
    Gathering,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Over,
    /// Abandoned.
    Abandoned,
    /// An imported record to replay.
    Replay,
}

impl Phase {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Gathering, Self::Playing, Self::Over, Self::Abandoned, Self::Replay];

    /// Its name in the store and on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Abandoned => "abandoned",
            Self::Replay => "replay",
        }
    }

    /// Whether the table is still in use.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Gathering | Self::Playing)
    }
}

/// Everything except the position. The same for everyone: it contains no secrets.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct TableInfo {
    /// Its id: anyone who knows it can watch.
    pub id: String,
    /// Its phase.
    pub phase: Phase,
    /// Entries of the log so far.
    pub version: u32,
    /// `classic` or `mayflower`.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The tile sets.
    pub sets: Vec<String>,
    /// The fingerprints of their tiles, by set.
    #[ts(type = "{ [key in string]: string }")]
    #[schema(value_type = BTreeMap<String, String>)]
    pub fingerprints: BTreeMap<String, Fingerprint>,
    /// The sets as art is requested, with a fingerprint where it is not the latest edition.
    pub art: Vec<String>,
    /// House rules that were set.
    pub options: BTreeMap<String, String>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The clock.
    pub clock: Clock,
    /// The current clocks.
    pub clocks: ClockNow,
    /// Whether player aids are on.
    pub aids: bool,
    /// Whether it is listed.
    pub public: bool,
    /// The commitment for fair draws: the hash of the seed.
    pub seed_hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether the host chose the seed and so may know the draws.
    pub seed_given: bool,
    /// The starting player.
    pub first: First,
    /// Draws that were made elsewhere, before the game was imported.
    pub imported_draws: u32,
    /// A requested takeback.
    pub takeback: Option<Takeback>,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// An offered rematch.
    pub rematch_offer: Option<RematchOffer>,
    /// How it ended.
    pub outcome: Option<GameOutcome>,
    /// Number of spectators.
    pub spectators: u32,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}

impl TableInfo {
    /// A table that is stored nowhere, such as that of an analysis: in play, with a person at every
    /// seat.
    pub(crate) fn unstored(setup: &GameSetup) -> Self {
        let seat = |name: &String| SeatInfo {
            kind: SeatKind::Person,
            name: name.clone(),
            color: None,
            level: None,
            style: None,
            connected: true,
            stand_in: false,
            resigned: false,
            number_hash: None,
            number: None,
        };
        Self {
            id: String::new(),
            phase: Phase::Playing,
            version: 0,
            game: setup.game.clone(),
            rules: setup.rules,
            sets: setup.sets.clone(),
            fingerprints: BTreeMap::new(),
            art: setup.sets.clone(),
            options: setup.options.iter().cloned().collect(),
            seats: setup.players.iter().map(seat).collect(),
            clock: Clock::default(),
            clocks: ClockNow { left: Vec::new(), running: None },
            aids: true,
            public: false,
            seed_hash: String::new(),
            seed: None,
            seed_given: false,
            first: First::Seat(setup.first),
            imported_draws: 0,
            takeback: None,
            rematch: None,
            rematch_offer: None,
            outcome: None,
            spectators: 0,
            created: 0,
            updated: 0,
        }
    }
}

/// The public information about a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatInfo {
    /// Who plays it.
    pub kind: SeatKind,
    /// The player's name; empty for an open seat.
    pub name: String,
    /// The player's colour, by a name the client chose.
    pub color: Option<String>,
    /// The level of a computer there.
    pub level: Option<Level>,
    /// Its style, if it has one.
    pub style: Option<Style>,
    /// Whether the player is connected.
    pub connected: bool,
    /// Whether a computer is playing for the player.
    pub stand_in: bool,
    /// Whether the player has resigned.
    pub resigned: bool,
    /// The hash of the seat's random number for fair draws; none if the server chooses it.
    pub number_hash: Option<String>,
    /// The number itself, once it has been given; none for good if it was not given in time.
    pub number: Option<String>,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A human player.
    Person,
    /// A computer.
    Computer,
}

/// The clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ClockNow {
    /// Milliseconds left by seat; empty without a clock.
    #[ts(type = "number[]")]
    pub left: Vec<i64>,
    /// The seat whose clock is running.
    pub running: Option<u8>,
}

/// A takeback, which needs everyone's consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Takeback {
    /// Who asks.
    pub by: u8,
    /// The version whose position would be restored.
    pub to: u32,
    /// Who has agreed, including the player who asked.
    pub agreed: Vec<u8>,
}

/// An offered rematch, which needs everyone's consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct RematchOffer {
    /// Who offers it.
    pub by: u8,
    /// Who has agreed, including the player who offered it.
    pub agreed: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct GameOutcome {
    /// The winners' seats.
    pub winners: Vec<u8>,
    /// Points by seat.
    pub scores: Vec<i16>,
    /// Whether it ended because the others resigned.
    pub by_resignation: bool,
}

/// An entry in the list of tables.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// Its phase.
    pub phase: Phase,
    /// `classic` or `mayflower`.
    pub game: String,
    /// The tile sets.
    pub sets: Vec<String>,
    /// The names by seat; empty for an open one.
    pub names: Vec<String>,
    /// How it ended.
    pub outcome: Option<GameOutcome>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}

/// A chat message: plain text, to be shown as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u32,
    /// Who sent it: a seat, or a spectator.
    pub seat: Option<u8>,
    /// The sender's name.
    pub name: String,
    /// The message.
    pub text: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
