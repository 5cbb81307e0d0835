//! The art of a game, for clients that draw boards themselves.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything a client needs to draw the boards of a game. A tile is 100 units wide.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Atlas {
    /// `classic` or `mayflower`.
    pub look: String,
    /// Definitions that everything refers to: put them into the page once.
    pub defs: String,
    /// The tiles by id, including those of the coast.
    pub tiles: BTreeMap<String, TileArt>,
    /// The six liveries, in the order of seats; figures are defined as `small0`, `big-lying3`, ….
    pub liveries: Vec<LiveryArt>,
    /// Mayflower only.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sea: Option<SeaArt>,
}

/// A kind of tile.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct TileArt {
    /// How many of it are in the game.
    pub count: u16,
    /// Names of its landscapes, defined in `lands`; copies of a tile take them in turn.
    pub land: Vec<String>,
    /// The landscapes' definitions.
    pub lands: String,
    /// What stays upright, by quarter turns of the tile.
    pub emblems: Vec<String>,
    /// Its segments as printed.
    pub segments: Vec<SegmentArt>,
    /// Where its tower is, as printed.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tower: Option<[f32; 2]>,
}

/// A segment of a tile as printed.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SegmentArt {
    /// `road`, `city`, `cloister` or `field`.
    pub on: String,
    /// What distinguishes it from others of its kind, by quarter turns: as in actions, or `[EW+S]`
    /// for an enclosed field.
    pub via: Vec<String>,
    /// Its outline, filled by the even-odd rule.
    pub path: String,
    /// Where a figure is drawn.
    pub spot: [f32; 2],
}

/// The colours of a player's figures.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct LiveryArt {
    /// Its name.
    pub name: String,
    /// The colour.
    pub colour: String,
    /// The shaded side.
    pub shade: String,
    /// The colour of the emblem on it.
    pub emblem: String,
}

/// Mayflower's sea.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeaArt {
    /// To be drawn under the tiles.
    pub sea: String,
    /// To be drawn above them.
    pub names: String,
    /// The middle of each space of the score track.
    pub track: Vec<[f32; 2]>,
    /// Its northern end.
    pub top: f32,
    /// Its southern end.
    pub bottom: f32,
    /// Its eastern end.
    pub right: f32,
}
