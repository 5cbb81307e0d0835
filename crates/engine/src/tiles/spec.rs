//! What a tile file says, before anything is checked.

use super::{Marks, Symbol};

/// A set of tiles as written in a file. It is unchecked; see [`super::Tiles::build`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetSpec {
    /// The set's name, such as `base`; records and setups refer to it.
    pub name: String,
    /// The set's display title.
    pub title: String,
    /// A note displayed wherever the set is shown; usually empty.
    pub note: String,
    /// The elements of the rules that the set brings into play, by name.
    pub elements: Vec<String>,
    /// One entry per kind of tile.
    pub tiles: Vec<TileSpec>,
    /// Mayflower: the start spaces, north to south.
    pub coast: Vec<TileSpec>,
}

/// One kind of tile as printed. Sides are letters of `NESW`, half-edges digits of `01234567`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TileSpec {
    /// The letter of the tile sheet, such as `V` or `EK`.
    pub id: String,
    /// Copies in the bag.
    pub count: u32,
    /// Copies on the table when the game starts (the start tile: 1).
    pub start: u32,
    /// Separate city segments.
    pub cities: Vec<CitySpec>,
    /// Separate road segments; one with a single side ends on the tile.
    pub roads: Vec<RoadSpec>,
    /// Separate field segments.
    pub fields: Vec<FieldSpec>,
    /// Everything that belongs to the tile as a whole.
    pub symbols: Vec<Symbol>,
}

/// A city segment (Mayflower: a town).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CitySpec {
    /// The sides it covers.
    pub edges: String,
    /// Shields (Mayflower: flags), goods, a cathedral.
    pub marks: Marks,
    /// Whether it has the princess.
    pub princess: bool,
}

/// A road segment (Mayflower: a trail).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoadSpec {
    /// The sides it reaches.
    pub edges: String,
    /// An inn (Mayflower: trading posts).
    pub marks: Marks,
}

/// A field segment (Mayflower: a plain).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FieldSpec {
    /// The half-edges it reaches; empty when it is enclosed on the tile.
    pub ports: String,
    /// Indexes of the city segments of this tile it borders.
    pub cities: Vec<u32>,
    /// Mayflower: animals.
    pub marks: Marks,
}
