//! Figures and their places.

use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, FigureKind, Rules, Spot};
use serde::{Deserialize, Serialize};

use super::WireError;
use crate::notation::Place;
use crate::notation::{parse_ports, parse_sides};

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "lowercase")]
pub enum FigureJson {
    /// A small follower.
    Small,
    /// The big follower.
    Big,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
}

impl From<FigureKind> for FigureJson {
    fn from(kind: FigureKind) -> Self {
        match kind {
            FigureKind::Small => Self::Small,
            FigureKind::Big => Self::Big,
            FigureKind::Builder => Self::Builder,
            FigureKind::Pig => Self::Pig,
        }
    }
}

impl From<FigureJson> for FigureKind {
    fn from(figure: FigureJson) -> Self {
        match figure {
            FigureJson::Small => Self::Small,
            FigureJson::Big => Self::Big,
            FigureJson::Builder => Self::Builder,
            FigureJson::Pig => Self::Pig,
        }
    }
}

/// What a figure stands on. The words are the same for every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "lowercase")]
pub enum On {
    /// A road (trail).
    Road,
    /// A city (town).
    City,
    /// A cloister (farm).
    Cloister,
    /// A field (plain).
    Field,
    /// The top of a tower.
    Tower,
}

impl From<Option<FeatureKind>> for On {
    fn from(kind: Option<FeatureKind>) -> Self {
        match kind {
            Some(FeatureKind::Road) => Self::Road,
            Some(FeatureKind::City) => Self::City,
            Some(FeatureKind::Cloister) => Self::Cloister,
            Some(FeatureKind::Field) => Self::Field,
            None => Self::Tower,
        }
    }
}

/// A place on the board: a cell, and a segment of its tile as it lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct SpotJson {
    /// The cell, x and y.
    pub at: [i16; 2],
    /// What is meant there.
    pub on: On,
    /// Roads and cities: the edges in the order N E S W. Fields: the ports in ascending order, empty
    /// for an enclosed one.
    #[serde(default)]
    pub via: String,
    /// An enclosed field: the edges of each city around it, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub cities: Vec<String>,
}

/// A cell as x and y.
pub(super) const fn pair(cell: Cell) -> [i16; 2] {
    [cell.x(), cell.y()]
}

/// The cell of x and y.
pub(super) const fn cell([x, y]: [i16; 2]) -> Cell {
    Cell::new(x, y)
}

impl SpotJson {
    /// A spot on the board by name; none if there is nothing there.
    #[must_use]
    pub fn of(game: &impl Rules, spot: Spot) -> Option<Self> {
        let place = Place::of(game, spot)?;
        let (via, cities) = match &place {
            Place::Enclosed(cities) => {
                (String::new(), cities.iter().map(ToString::to_string).collect())
            }
            place => (place.via(), Vec::new()),
        };
        Some(Self { at: pair(spot.cell), on: place.feature().into(), via, cities })
    }

    /// The spot with this name.
    ///
    /// # Errors
    /// What was expected instead, if there is none.
    pub fn find(&self, game: &impl Rules) -> Result<Spot, WireError> {
        let fail = |expected: String| Err(WireError { expected });
        let place = match self.on {
            On::Cloister => Place::Cloister,
            On::Tower => Place::Tower,
            On::Road | On::City => match (parse_sides(&self.via), self.on) {
                (Some(sides), On::Road) => Place::Road(sides),
                (Some(sides), _) => Place::City(sides),
                (None, _) => return fail("`via`: edges, letters of NESW, each once".to_owned()),
            },
            On::Field if self.via.is_empty() => {
                let cities: Option<Vec<_>> =
                    self.cities.iter().map(|edges| parse_sides(edges)).collect();
                match cities {
                    Some(cities) if !cities.is_empty() => Place::enclosed(cities),
                    _ => return fail(
                        "`via`: ports of a field, or `cities`: the edges of each city around it"
                            .to_owned(),
                    ),
                }
            }
            On::Field => match parse_ports(&self.via) {
                Some(ports) => Place::Field(ports),
                None => return fail("`via`: ports, digits 0 to 7, each once".to_owned()),
            },
        };
        let cell = cell(self.at);
        place.find(game, cell).map_or_else(|| fail(Place::choices(game, cell)), Ok)
    }
}
