//! Places for figures, named by the edges they reach on the board.

use aude_engine::tiles::{FeatureKind, KindId, Segment, Tiles};
use aude_engine::{Cell, Ports, Rotation, Rules, Side, Sides, Spot};

use super::Words;

/// A place on a tile as people name it: by the sides and half-edges it reaches on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The road that reaches these sides.
    Road(Sides),
    /// The city that covers these sides.
    City(Sides),
    /// The cloister.
    Cloister,
    /// The field that reaches these half-edges.
    Field(Ports),
    /// The field enclosed on its tile, by the sides of each city around it, in alphabetical order.
    Enclosed(Vec<Sides>),
    /// The top of the tower.
    Tower,
}

impl Place {
    /// The place that a spot on the board is; none if there is no tile or no such segment.
    #[must_use]
    pub fn of(game: &impl Rules, spot: Spot) -> Option<Self> {
        if spot.is_roof() {
            return Some(Self::Tower);
        }
        Self::all_on(game, spot.cell).into_iter().nth(spot.segment.into())
    }

    /// The places on the tile of a cell, by segment; empty if there is no tile. The tower is not
    /// among them.
    #[must_use]
    pub fn all_on(game: &impl Rules, cell: Cell) -> Vec<Self> {
        let board = game.board();
        let Some(tile) = board.tile_at(cell) else { return Vec::new() };
        let placed = board.tile(tile);
        Self::all_of(game.tiles(), placed.kind, placed.rotation)
    }

    /// The places on a tile in this rotation, by segment.
    #[must_use]
    pub fn all_of(tiles: &Tiles, kind: KindId, rotation: Rotation) -> Vec<Self> {
        let segments = tiles.segments(kind);
        segments.iter().map(|segment| Self::on_tile(segments, segment, rotation)).collect()
    }

    fn on_tile(segments: &[Segment], segment: &Segment, rotation: Rotation) -> Self {
        let sides = segment.sides.turned(rotation);
        match segment.kind {
            FeatureKind::Road => Self::Road(sides),
            FeatureKind::City => Self::City(sides),
            FeatureKind::Cloister => Self::Cloister,
            FeatureKind::Field if segment.ports.is_empty() => {
                let cities = segment.cities().filter_map(|city| segments.get(usize::from(city)));
                Self::enclosed(cities.map(|city| city.sides.turned(rotation)).collect())
            }
            FeatureKind::Field => Self::Field(segment.ports.turned(rotation)),
        }
    }

    /// The field enclosed by these cities.
    #[must_use]
    pub fn enclosed(mut cities: Vec<Sides>) -> Self {
        cities.sort_by_key(ToString::to_string);
        Self::Enclosed(cities)
    }

    /// The spot of this name on a cell. The top of a tower is found on any tile; the rules decide
    /// whether there is a tower.
    #[must_use]
    pub fn find(&self, game: &impl Rules, cell: Cell) -> Option<Spot> {
        if *self == Self::Tower {
            return game.board().tile_at(cell).map(|_| Spot::roof(cell));
        }
        let index = Self::all_on(game, cell).iter().position(|place| place == self)?;
        u8::try_from(index).ok().map(|segment| Spot::new(cell, segment))
    }

    /// The places that can be named on a cell, for errors.
    pub(crate) fn choices(game: &impl Rules, cell: Cell) -> String {
        let words = Words::of(game);
        let name = |place: &Self| {
            let feature = place.feature().map_or("tower", |kind| words.feature(kind));
            format!("{feature} {}", place.via()).trim_end().to_owned()
        };
        let there: Vec<_> = Self::all_on(game, cell).iter().map(name).collect();
        match there.is_empty() {
            true => format!("a cell with a tile; there is none at {cell}"),
            false => format!("a place on the tile at {cell}: {}", there.join(", ")),
        }
    }

    /// The kind of feature; none for the top of a tower.
    #[must_use]
    pub const fn feature(&self) -> Option<FeatureKind> {
        match self {
            Self::Road(_) => Some(FeatureKind::Road),
            Self::City(_) => Some(FeatureKind::City),
            Self::Cloister => Some(FeatureKind::Cloister),
            Self::Field(_) | Self::Enclosed(_) => Some(FeatureKind::Field),
            Self::Tower => None,
        }
    }

    /// What distinguishes it from others of its kind on the tile: `NS`, `2567`, `[EW+S]`; empty for
    /// cloister and tower.
    #[must_use]
    pub fn via(&self) -> String {
        match self {
            Self::Road(sides) | Self::City(sides) => sides.to_string(),
            Self::Field(ports) => ports.to_string(),
            Self::Enclosed(cities) => {
                let cities: Vec<_> = cities.iter().map(ToString::to_string).collect();
                format!("[{}]", cities.join("+"))
            }
            Self::Cloister | Self::Tower => String::new(),
        }
    }
}

/// Sides from letters of `NESW` in any order, each at most once and at least one.
pub(crate) fn sides(text: &str) -> Option<Sides> {
    let add = |sides: Sides, letter| {
        let side = Side::from_letter(letter)?;
        (!sides.has(side)).then(|| sides.with(side))
    };
    text.chars().try_fold(Sides::NONE, add).filter(|sides| !sides.is_empty())
}

/// Half-edges from digits 0 to 7 in any order, each at most once and at least one.
pub(crate) fn ports(text: &str) -> Option<Ports> {
    let add = |ports: Ports, digit: char| {
        let port = digit.to_digit(8)? as u8;
        (!ports.has(port)).then(|| ports.with(port))
    };
    text.chars().try_fold(Ports::NONE, add).filter(|ports| !ports.is_empty())
}
