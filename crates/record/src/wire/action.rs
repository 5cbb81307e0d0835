//! Actions as JSON.

use aude_engine::{Action, Rules, Side};
use serde::{Deserialize, Serialize};

use super::spot::{FigureJson, SpotJson, pair};
use crate::notation;

/// One action: an object with one key that says what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "lowercase")]
pub enum ActionJson {
    /// Chance draws this tile.
    Draw(String),
    /// The drawn tile goes here.
    Place(PlaceJson),
    /// Nothing is put or captured; always `true`.
    Pass(bool),
    /// A figure goes from the supply to a place.
    Put(PutJson),
    /// The fairy joins the player's follower here.
    Fairy(SpotJson),
    /// The princess sends this knight home.
    Princess(SpotJson),
    /// A tower piece goes here.
    Tower([i16; 2]),
    /// This follower is captured.
    Capture(SpotJson),
    /// The owner takes back a captive of this kind.
    Exchange(FigureJson),
    /// A captive is bought back.
    Ransom(RansomJson),
    /// The dragon takes a step: `N`, `E`, `S` or `W`.
    Dragon(String),
    /// Mayflower: this feature is scored next.
    Score(SpotJson),
}

/// Where a tile goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct PlaceJson {
    /// The tile's id. Optional in a request; if present, it must be the drawn tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tile: Option<String>,
    /// Increases to the east.
    pub x: i16,
    /// Increases to the south.
    pub y: i16,
    /// Quarter turns clockwise from the tile as in its file.
    pub rotation: u8,
}

/// A figure and where it goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct PutJson {
    /// What.
    pub figure: FigureJson,
    /// The cell.
    pub at: [i16; 2],
    /// The feature it stands on.
    pub on: super::On,
    /// The edges or ports of the segment.
    #[serde(default)]
    pub via: String,
    /// The cities around an enclosed field.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub cities: Vec<String>,
}

/// A captive to be bought back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct RansomJson {
    /// Who holds it, counted from 0.
    pub from: u8,
    /// What it is.
    pub figure: FigureJson,
}

/// A legal action: the action, its text, and for chance the number of such tiles in the bag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct LegalActionJson {
    /// The action.
    #[serde(flatten)]
    pub action: ActionJson,
    /// The same as a word.
    pub text: String,
    /// Chance only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub weight: Option<u32>,
}

impl PutJson {
    pub(super) fn spot(&self) -> SpotJson {
        SpotJson { at: self.at, on: self.on, via: self.via.clone(), cities: self.cities.clone() }
    }
}

impl ActionJson {
    /// An action in the position before it is carried out; none if it refers to nothing on the
    /// board.
    #[must_use]
    pub fn of(game: &impl Rules, action: Action) -> Option<Self> {
        let spot = |at| SpotJson::of(game, at);
        let id = |kind: aude_engine::tiles::KindId| {
            Some(game.tiles().kinds().get(kind.index())?.id.clone())
        };
        Some(match action {
            Action::Draw(kind) => Self::Draw(id(kind)?),
            Action::Place { cell, rotation } => Self::Place(PlaceJson {
                tile: game.drawn().and_then(id),
                x: cell.x(),
                y: cell.y(),
                rotation: rotation.turns(),
            }),
            Action::Pass => Self::Pass(true),
            Action::Put { figure, at } => {
                let SpotJson { at, on, via, cities } = spot(at)?;
                Self::Put(PutJson { figure: figure.into(), at, on, via, cities })
            }
            Action::Fairy(at) => Self::Fairy(spot(at)?),
            Action::Princess(at) => Self::Princess(spot(at)?),
            Action::Tower(cell) => Self::Tower(pair(cell)),
            Action::Capture(at) => Self::Capture(spot(at)?),
            Action::Exchange(figure) => Self::Exchange(figure.into()),
            Action::Ransom { from, figure } => {
                Self::Ransom(RansomJson { from: from.0, figure: figure.into() })
            }
            Action::Dragon(side) => Self::Dragon(letter(side)),
            Action::Score(at) => Self::Score(spot(at)?),
        })
    }
}

impl LegalActionJson {
    /// Every legal action of a position, in the rules' order.
    #[must_use]
    pub fn all(game: &impl Rules) -> Vec<Self> {
        let mut list = Vec::new();
        game.legal(&mut list);
        let legal = |action| {
            let weight = matches!(action, Action::Draw(_)).then(|| game.weight(action));
            Some(Self {
                action: ActionJson::of(game, action)?,
                text: notation::write(game, action),
                weight,
            })
        };
        list.into_iter().filter_map(legal).collect()
    }
}

fn letter(side: Side) -> String {
    side.letter().to_string()
}
