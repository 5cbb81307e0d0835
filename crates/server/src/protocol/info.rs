//! What everybody may know about a table.

use std::collections::BTreeMap;

use aude_record::Fingerprint;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Clock, Level};

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Seats are open.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// Nobody came back.
    Abandoned,
    /// A record to look at.
    Replay,
}

impl Phase {
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

    /// Whether something can still happen at the table.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Gathering | Self::Playing)
    }
}

/// Everything but the position. The same for everybody: there are no secrets in it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct TableInfo {
    /// Its id: whoever knows it can come in.
    pub id: String,
    /// Where it is in its life.
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
    /// The sets as drawings are asked for, with a fingerprint where it is not the latest edition.
    pub art: Vec<String>,
    /// House options that were set.
    pub options: BTreeMap<String, String>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Time to think.
    pub clock: Clock,
    /// The clocks now.
    pub clocks: ClockNow,
    /// Whether aids may be asked for.
    pub aids: bool,
    /// Whether it is listed.
    pub public: bool,
    /// The promise for fair draws: the hash of the seed.
    pub seed_hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether the seed was chosen by whoever made the table, who may then know the draws.
    pub seed_given: bool,
    /// Somebody wants to take moves back.
    pub takeback: Option<Takeback>,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Those who look on.
    pub spectators: u32,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}

/// What everybody may know about a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatInfo {
    /// Who sits there.
    pub kind: SeatKind,
    /// His name; empty for an open seat.
    pub name: String,
    /// His colour, by a name of the client's.
    pub color: Option<String>,
    /// How a computer there plays.
    pub level: Option<Level>,
    /// Whether somebody is there.
    pub connected: bool,
    /// Whether a computer plays for him.
    pub stand_in: bool,
    /// Whether he gave up.
    pub resigned: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
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
    /// The seat whose time runs.
    pub running: Option<u8>,
}

/// Moves to be taken back if everybody agrees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Takeback {
    /// Who asks.
    pub by: u8,
    /// The version whose position would come back.
    pub to: u32,
    /// Who agreed, the asker included.
    pub agreed: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Outcome {
    /// The winners' seats.
    pub winners: Vec<u8>,
    /// Points by seat.
    pub scores: Vec<i16>,
    /// Whether it ended because others gave up.
    pub by_resignation: bool,
}

/// A line of the list of tables.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// Where it is in its life.
    pub phase: Phase,
    /// `classic` or `mayflower`.
    pub game: String,
    /// The tile sets.
    pub sets: Vec<String>,
    /// The names at the seats; empty for an open one.
    pub names: Vec<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}

/// A line of chat: plain text, to be shown as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u32,
    /// Who: a seat, or somebody looking on.
    pub seat: Option<u8>,
    /// His name.
    pub name: String,
    /// What he says.
    pub text: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
