//! Making a table and sitting down.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::TableInfo;

/// A table to be.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields, default)]
pub struct Create {
    /// `classic` (the default) or `mayflower`.
    pub game: Option<String>,
    /// Tile sets; the game's own first set if left out.
    pub sets: Option<Vec<String>>,
    /// House options by name.
    #[ts(as = "Option<BTreeMap<String, String>>")]
    pub options: BTreeMap<String, String>,
    /// The seats in order; two, the first the caller's, if left out.
    #[ts(as = "Option<Vec<NewSeat>>")]
    pub seats: Vec<NewSeat>,
    /// Who begins.
    #[ts(as = "Option<First>")]
    pub first: First,
    /// Time to think.
    #[ts(as = "Option<Clock>")]
    pub clock: Clock,
    /// Whether ownership, remaining tiles, dead cells and projections may be asked for.
    pub aids: Option<bool>,
    /// Whether the table is listed for everyone to watch and join.
    #[ts(as = "Option<bool>")]
    pub public: bool,
    /// A seed for tables that are to have the same tiles; random if left out.
    pub seed: Option<String>,
}

/// Who sits down where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum NewSeat {
    /// Somebody at the caller's device.
    Local {
        /// What others call him.
        name: String,
        /// His colour, by any name of the client's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        color: Option<String>,
    },
    /// Whoever comes with the link.
    Open {
        /// The colour for him, unless he wishes for another.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        color: Option<String>,
    },
    /// A computer.
    Computer {
        /// How it plays.
        #[serde(default)]
        #[ts(as = "Option<Level>", optional)]
        level: Level,
        /// Its colour.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        color: Option<String>,
    },
}

/// How a computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// For children: it sees points now, and no fields.
    Easy,
    /// It sees fields, and keeps followers in hand.
    Casual,
    /// It weighs everything, for its own turn.
    #[default]
    #[serde(alias = "greedy")]
    Medium,
    /// It looks ahead a little.
    Hard,
    /// It looks ahead for a second.
    Expert,
    /// It looks ahead for five seconds.
    Master,
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// Chance says, by the seed.
    #[default]
    Random,
    /// This seat, counted from 0.
    Seat(u8),
}

/// Time to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Clock {
    /// As much as one likes.
    #[default]
    None,
    /// So much for each decision.
    Turn {
        /// Seconds.
        seconds: u32,
        /// What then.
        #[serde(default)]
        #[ts(as = "Option<Expiry>", optional)]
        expiry: Expiry,
    },
    /// So much for the whole game, and a little more for each turn.
    Bank {
        /// Seconds.
        seconds: u32,
        /// Seconds added after each turn.
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        increment: u32,
        /// What then.
        #[serde(default)]
        #[ts(as = "Option<Expiry>", optional)]
        expiry: Expiry,
    },
}

/// What happens when the time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Expiry {
    /// A computer plays this turn.
    #[default]
    Computer,
    /// The tile goes to the first place it fits; nothing else is done.
    #[serde(alias = "least")]
    FirstFit,
    /// The seat gives up.
    Forfeit,
}

/// A table that was made, with the secrets of those who made it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Created {
    /// The table.
    pub table: TableInfo,
    /// The secret of whoever made it: it may fill and clear seats.
    pub host: String,
    /// The secrets of the seats at this device.
    pub seats: Vec<SeatSecret>,
}

/// A seat's secret. Whoever has it plays the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatSecret {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Its secret.
    pub token: String,
}

/// Sitting down at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What others call him.
    pub name: String,
    /// Where; the first open seat if left out.
    #[serde(default)]
    pub seat: Option<u8>,
    /// His colour.
    #[serde(default)]
    pub color: Option<String>,
}

/// A seat taken.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Joined {
    /// The table.
    pub table: TableInfo,
    /// The seat's secret.
    pub secret: SeatSecret,
}

/// A record to look at or to play on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The record's text.
    pub record: String,
    /// What for.
    pub mode: ImportMode,
    /// To play on: who sits where; everyone at this device under the record's names if left out.
    #[serde(default)]
    #[ts(as = "Option<Vec<NewSeat>>")]
    pub seats: Vec<NewSeat>,
    /// Whether the table is listed.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub public: bool,
    /// Time to think.
    #[serde(default)]
    #[ts(as = "Option<Clock>")]
    pub clock: Clock,
}

/// What a record is brought in for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum ImportMode {
    /// The game goes on at a new table.
    Continue,
    /// The game is looked at.
    Replay,
}
