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
    pub scenery: String,
    /// `painted`, `contrast` or `lines`.
    pub look: String,
    /// How far landscapes may reach over the border of their tile: neighbours overlap, so that no
    /// hairline shows between them.
    pub bleed: f32,
    /// Tiles of fewer pixels a side are drawn plainly: 0 in a look that is plain at every size.
    pub plain_below: f32,
    /// Plain tiles are drawn in full again above this.
    pub full_above: f32,
    /// How figures keep a readable size.
    pub figures: LeastSize,
    /// How marks keep a readable size.
    pub marks: LeastSize,
    /// How far from their places pieces are drawn.
    pub offsets: OffsetsArt,
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
    /// The landscape for small tiles, a definition too; none if those in `lands` are plain already.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plain: Option<String>,
    /// What stays upright, in the order of drawing.
    pub emblems: Vec<EmblemArt>,
    /// Its segments as printed.
    pub segments: Vec<SegmentArt>,
    /// Where its tower is, as printed.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tower: Option<[f32; 2]>,
}

/// A building, mark or symbol: it stays upright however its tile is turned.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct EmblemArt {
    /// The name of its definition.
    pub id: String,
    /// Its middle, as printed.
    pub at: [f32; 2],
    /// Whether it is a mark, which keeps a readable size, rather than a building.
    pub mark: bool,
}

/// The size that things keep when tiles are small.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct LeastSize {
    /// How high they are drawn.
    pub units: f32,
    /// How many pixels high they stay.
    pub pixels: f32,
    /// How many times their size they grow at most.
    pub most: f32,
}

/// How far from their places pieces are drawn.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct OffsetsArt {
    /// A follower on a tower: from the tower's site, without its floors.
    pub roof: [f32; 2],
    /// Added for each floor of a tower.
    pub floor: [f32; 2],
    /// Taller towers are drawn with this many floors and their height as a number.
    pub floors: u8,
    /// How much further south a follower on a tower counts when pieces are drawn from north to
    /// south.
    pub roof_order: f32,
    /// The fairy: from the figure she guards.
    pub fairy: [f32; 2],
    /// The dragon: from the middle of his tile.
    pub dragon: [f32; 2],
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
