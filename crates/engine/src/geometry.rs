//! Cells, sides and quarter turns: the square grid both games are played on.

use core::fmt;

/// A square of the grid. `x` grows east, `y` grows south; the order is by `x`, then `y`.
///
/// Stored as one number whose order is the order of cells: a step is an addition, a comparison one
/// instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u32);

impl Cell {
    /// The cell at 0,0, where the classic game's start tile is.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The cell at (`x`, `y`).
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self((((x as u16) ^ 0x8000) as u32) << 16 | ((y as u16) ^ 0x8000) as u32)
    }

    /// How far east of the origin.
    #[must_use]
    pub const fn x(self) -> i16 {
        ((self.0 >> 16) as u16 ^ 0x8000) as i16
    }

    /// How far south of the origin.
    #[must_use]
    pub const fn y(self) -> i16 {
        (self.0 as u16 ^ 0x8000) as i16
    }

    /// The neighbour across `side`.
    #[must_use]
    pub const fn step(self, side: Side) -> Self {
        const STEPS: [u32; 4] = [1u32.wrapping_neg(), 1 << 16, 1, (1u32 << 16).wrapping_neg()];
        Self(self.0.wrapping_add(STEPS[side as usize]))
    }

    /// One number for the cell whose order is the order of cells.
    #[must_use]
    pub(crate) const fn key(self) -> u32 {
        self.0
    }
}

impl Default for Cell {
    fn default() -> Self {
        Self::ORIGIN
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

/// A side of a tile or cell, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// North, towards smaller `y`.
    North,
    /// East, towards larger `x`.
    East,
    /// South, towards larger `y`.
    South,
    /// West, towards smaller `x`.
    West,
}

impl Side {
    /// The four sides, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Position in [`Side::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// The next side clockwise.
    #[must_use]
    pub const fn after(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// The next side counter-clockwise.
    #[must_use]
    pub const fn before(self) -> Self {
        Self::ALL[(self as usize + 3) % 4]
    }

    /// `N`, `E`, `S` or `W`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// The side a letter names.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["north", "east", "south", "west"][*self as usize])
    }
}

/// Quarter turns clockwise of a tile as printed, 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// As printed.
    pub const NONE: Self = Self(0);
    /// The four rotations.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// `turns` quarter turns clockwise, modulo full turns.
    #[must_use]
    pub const fn new(turns: u8) -> Self {
        Self(turns % 4)
    }

    /// Quarter turns clockwise, 0 to 3.
    #[must_use]
    pub const fn turns(self) -> u8 {
        self.0
    }
}

/// A set of sides, one bit each, north lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Sides(pub(crate) u8);

impl Sides {
    /// No side.
    pub const NONE: Self = Self(0);

    /// Whether `side` is among them.
    #[must_use]
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// With `side` added.
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side as u8)
    }

    /// How many sides.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides after the tile is rotated.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        let wide = (self.0 as u16) << rotation.0;
        Self(((wide | wide >> 4) & 15) as u8)
    }

    /// The sides, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }
}

impl fmt::Display for Sides {
    /// The letters in the order N E S W.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| write!(f, "{}", side.letter()))
    }
}

/// A set of the eight half-edges ("ports") of a tile, clockwise from the north-west corner:
/// north 0 1, east 2 3, south 4 5, west 6 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ports(pub(crate) u8);

impl Ports {
    /// No port: a field enclosed on its tile.
    pub const NONE: Self = Self(0);

    /// Whether `port` (0 to 7) is among them.
    #[must_use]
    pub const fn has(self, port: u8) -> bool {
        self.0 >> port & 1 == 1
    }

    /// With `port` (0 to 7) added.
    #[must_use]
    pub const fn with(self, port: u8) -> Self {
        Self(self.0 | 1 << port)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ports after the tile is rotated.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(2 * rotation.0 as u32))
    }

    /// The ports in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&port| self.has(port))
    }
}

impl fmt::Display for Ports {
    /// The digits in ascending order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|port| write!(f, "{port}"))
    }
}
