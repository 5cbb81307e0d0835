//! Creating and joining tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::TableInfo;

/// A table to create.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields, default)]
pub struct Create {
    /// `classic` (the default) or `mayflower`.
    pub game: Option<String>,
    /// Tile sets; the game's first set by default.
    pub sets: Option<Vec<String>>,
    /// House rules by name.
    #[ts(as = "Option<BTreeMap<String, String>>")]
    pub options: BTreeMap<String, String>,
    /// The seats in order; by default two, the first of them the caller's.
    #[ts(as = "Option<Vec<NewSeat>>")]
    pub seats: Vec<NewSeat>,
    /// The starting player.
    #[ts(as = "Option<First>")]
    pub first: First,
    /// The clock.
    #[ts(as = "Option<Clock>")]
    pub clock: Clock,
    /// Whether ownership, remaining tiles, dead cells and projections may be requested.
    pub aids: Option<bool>,
    /// Whether the table is listed for everyone to watch and join.
    #[ts(as = "Option<bool>")]
    pub public: bool,
    /// A seed for tables that should have the same tiles; random by default.
    pub seed: Option<String>,
}

/// Who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum NewSeat {
    /// A player on the caller's device.
    Local {
        /// The player's name.
        name: String,
        /// The player's colour, by any name the client chooses.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        color: Option<String>,
        /// The hash of the seat's random number for fair draws (docs/fair-draws.md). The game
        /// starts when the number has been given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        number_hash: Option<String>,
    },
    /// Open to anyone with the link.
    Open {
        /// The colour, unless the player asks for another.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        color: Option<String>,
    },
    /// A computer.
    Computer {
        /// Its level.
        #[serde(default)]
        #[ts(as = "Option<Level>", optional)]
        level: Level,
        /// Its style, at the levels that have styles; by default it favours nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        style: Option<Style>,
        /// Its colour.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        color: Option<String>,
    },
}

/// The level of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Sees points now, but no fields.
    Easy,
    /// Sees fields, and saves followers.
    Casual,
    /// The whole evaluation, for its own turn.
    #[default]
    #[serde(alias = "greedy")]
    Medium,
    /// Looks ahead a little.
    Hard,
    /// Looks ahead for a second.
    Expert,
    /// Looks ahead for five seconds.
    Master,
}

/// What a computer player likes more than it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// Completes cities and roads.
    Builder,
    /// Holds fields.
    Farmer,
    /// Joins what others have begun.
    Raider,
}

/// The starting player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// Random, derived from the seed.
    #[default]
    Random,
    /// This seat, counted from 0.
    Seat(u8),
}

/// The clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// Time per decision.
    Turn {
        /// Seconds.
        seconds: u32,
        /// What happens when time runs out.
        #[serde(default)]
        #[ts(as = "Option<Expiry>", optional)]
        expiry: Expiry,
    },
    /// Time per game, plus an increment per turn.
    Bank {
        /// Seconds.
        seconds: u32,
        /// Seconds added per turn.
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        increment: u32,
        /// What happens when time runs out.
        #[serde(default)]
        #[ts(as = "Option<Expiry>", optional)]
        expiry: Expiry,
    },
}

/// What happens when time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Expiry {
    /// A computer plays the turn.
    #[default]
    Computer,
    /// The tile goes to the first spot where it fits; nothing else is done.
    #[serde(alias = "least")]
    FirstFit,
    /// The player resigns.
    Forfeit,
}

/// A new table, with the secrets of its creator.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Created {
    /// The table.
    pub table: TableInfo,
    /// The host secret, which may fill and clear seats.
    pub host: String,
    /// The secrets of the seats on this device.
    pub seats: Vec<SeatSecret>,
}

/// A seat's secret. Its holder plays the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatSecret {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Its secret.
    pub token: String,
}

/// Joining a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The player's name.
    pub name: String,
    /// The seat; the first open one by default.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The player's colour.
    #[serde(default)]
    pub color: Option<String>,
    /// The hash of the seat's random number for fair draws (docs/fair-draws.md). The game starts
    /// when the number has been given.
    #[serde(default)]
    pub number_hash: Option<String>,
}

/// A seat that was taken.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Joined {
    /// The table.
    pub table: TableInfo,
    /// The seat's secret.
    pub secret: SeatSecret,
}

/// A record to import.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields = nullable)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The record's text.
    pub record: String,
    /// What for.
    pub mode: ImportMode,
    /// To continue: who takes which seat; by default everyone on this device, with the names in the
    /// record.
    #[serde(default)]
    #[ts(as = "Option<Vec<NewSeat>>")]
    pub seats: Vec<NewSeat>,
    /// Whether the table is listed.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub public: bool,
    /// The clock.
    #[serde(default)]
    #[ts(as = "Option<Clock>")]
    pub clock: Clock,
}

/// What a record is imported for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum ImportMode {
    /// The game is continued at a new table.
    Continue,
    /// The game is replayed.
    Replay,
}
