//! Drawing by size: what changes when a tile has few pixels.

/// How much of a landscape is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Detail {
    /// Everything.
    #[default]
    Full,
    /// Flat land, outlined towns with a few large roofs, wide roads.
    Plain,
}

/// Tiles of fewer pixels a side are drawn plainly.
pub const PLAIN_BELOW: f32 = 72.0;
/// A table that shows plain tiles changes back above this, so that nothing flickers between the two.
pub const FULL_ABOVE: f32 = 78.0;

impl Detail {
    /// What suits tiles of this many pixels a side.
    #[must_use]
    pub fn at(pixels: f32) -> Self {
        if pixels < PLAIN_BELOW { Self::Plain } else { Self::Full }
    }
}

/// Things that keep a readable size however small the tile is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Least {
    /// How high they are drawn, in hundredths of a tile.
    pub units: f32,
    /// How many pixels high they stay.
    pub pixels: f32,
    /// How many times their size they grow at most: they must not hide the board.
    pub most: f32,
}

/// Figures of the players.
pub const FIGURES: Least = Least { units: 26.0, pixels: 26.0, most: 2.2 };
/// Shields, goods, symbols, inns and the like.
pub const MARKS: Least = Least { units: 15.0, pixels: 13.0, most: 2.0 };

impl Least {
    /// How many times its size a thing is drawn on tiles of this many pixels a side.
    #[must_use]
    pub fn scale(self, pixels: f32) -> f32 {
        (self.pixels * 100.0 / (self.units * pixels.max(1.0))).clamp(1.0, self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_tiles_are_plain_and_what_stands_on_them_grows() {
        assert_eq!((Detail::at(40.0), Detail::at(72.0)), (Detail::Plain, Detail::Full));
        assert_eq!(FIGURES.scale(160.0), 1.0);
        assert!((FIGURES.units * FIGURES.scale(50.0) / 100.0 * 50.0 - 26.0).abs() < 0.1);
        assert!((MARKS.units * MARKS.scale(48.0) / 100.0 * 48.0 - 13.0).abs() < 0.1);
        assert_eq!(MARKS.scale(8.0), MARKS.most);
    }
}
