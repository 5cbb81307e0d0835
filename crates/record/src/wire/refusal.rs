//! The details of a refusal as data, for programs that word it in another language.

use aude_engine::game::{Reason, Refusal};
use serde::Serialize;

use super::{FigureJson, On};

/// The details of a refusal; those that do not apply are omitted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[non_exhaustive]
pub struct RefusalJson {
    /// A cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cell: Option<[i16; 2]>,
    /// A side: `N`, `E`, `S` or `W`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "\"N\" | \"E\" | \"S\" | \"W\""))]
    pub side: Option<char>,
    /// What the tile shows there: `road`, `city` or `field`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tile: Option<String>,
    /// What the neighbour shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub neighbour: Option<String>,
    /// A kind of feature.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub feature: Option<On>,
    /// A figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub figure: Option<FigureJson>,
    /// Another player, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub player: Option<u8>,
}

impl RefusalJson {
    /// The details of a refusal.
    #[must_use]
    pub fn of(refusal: &Refusal) -> Self {
        let none = Self::default();
        match refusal.reason {
            Reason::CellTaken(cell)
            | Reason::NotAdjacent(cell)
            | Reason::OutOfBounds(cell)
            | Reason::NoTile(cell)
            | Reason::NotTheNewTile(cell)
            | Reason::NoTowerSite(cell)
            | Reason::TowerClosed(cell)
            | Reason::NoTowerYet(cell)
            | Reason::StartTile(cell)
            | Reason::TileHasFigure(cell) => Self { cell: Some([cell.x(), cell.y()]), ..none },
            Reason::EdgeMismatch { side, tile, neighbour } => Self {
                side: Some(side.letter()),
                tile: Some(tile.to_string()),
                neighbour: Some(neighbour.to_string()),
                ..none
            },
            Reason::Occupied { feature, by } => {
                Self { feature: Some(Some(feature).into()), player: Some(by.0), ..none }
            }
            Reason::Complete(feature) | Reason::CompleteOccupied(feature) => {
                Self { feature: Some(Some(feature).into()), ..none }
            }
            Reason::NotInSupply(figure)
            | Reason::NeedsYourFollower(figure)
            | Reason::VolcanoClosed(figure) => Self { figure: Some(figure.into()), ..none },
            Reason::WrongFeature { figure, feature } => {
                Self { figure: Some(figure.into()), feature: Some(Some(feature).into()), ..none }
            }
            Reason::NoCaptive { captor, figure } => {
                Self { player: Some(captor.0), figure: Some(figure.into()), ..none }
            }
            Reason::DragonNoTile(side)
            | Reason::DragonWasThere(side)
            | Reason::FairyGuards(side) => Self { side: Some(side.letter()), ..none },
            _ => none,
        }
    }
}
