//! How far from its place a piece is drawn. Clients get the same numbers with the art.

use crate::point::{Point, at};

/// Distances in hundredths of a tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Offsets {
    /// A follower on a tower: from the tower's site, without its floors.
    pub roof: Point,
    /// Added for each floor of a tower.
    pub floor: Point,
    /// Taller towers are drawn with this many floors and their height as a number.
    pub floors: u8,
    /// How much further south a follower on a tower counts when pieces are drawn from north to
    /// south, so that the tower does not hide it.
    pub roof_order: f32,
    /// The fairy: from the figure she guards.
    pub fairy: Point,
    /// The dragon: from the middle of his tile.
    pub dragon: Point,
}

/// The offsets of every board.
pub const OFFSETS: Offsets = Offsets {
    roof: at(0.0, -9.0),
    floor: at(0.0, -4.6),
    floors: 6,
    roof_order: 40.0,
    fairy: at(14.0, 3.0),
    dragon: at(0.0, 4.0),
};

impl Offsets {
    /// The top of a tower: from its site.
    #[must_use]
    pub fn top(&self, height: u8) -> Point {
        self.floor * f32::from(height.min(self.floors))
    }
}
