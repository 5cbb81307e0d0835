//! Points of the drawing plane: 100 units per tile, `x` increases to the east, `y` to the south.

use core::ops::{Add, Mul, Neg, Sub};

use aude_engine::{Rotation, Side};

/// Units along the side of a tile.
pub const TILE: f32 = 100.0;

/// A point, or the way from one point to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// How far east.
    pub x: f32,
    /// How far south.
    pub y: f32,
}

/// The point (`x`, `y`).
#[must_use]
pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The middle of a tile.
    pub(crate) const CENTRE: Self = at(50.0, 50.0);

    pub(crate) fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    pub(crate) fn distance(self, other: Self) -> f32 {
        (self - other).length()
    }

    /// The same direction, one unit long.
    pub(crate) fn unit(self) -> Self {
        let length = self.length();
        if length > 1e-6 { self * (1.0 / length) } else { at(1.0, 0.0) }
    }

    /// A quarter turn clockwise.
    pub(crate) fn right(self) -> Self {
        at(-self.y, self.x)
    }

    pub(crate) fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) fn mix(self, other: Self, share: f32) -> Self {
        self + (other - self) * share
    }

    /// Towards `angle`, in radians clockwise from the east.
    pub(crate) fn towards(angle: f32) -> Self {
        at(angle.cos(), angle.sin())
    }

    /// Where a point of the printed tile ends up once the tile is rotated.
    #[must_use]
    pub fn turned(self, rotation: Rotation) -> Self {
        match rotation.turns() {
            0 => self,
            1 => at(TILE - self.y, self.x),
            2 => at(TILE - self.x, TILE - self.y),
            _ => at(self.y, TILE - self.x),
        }
    }

    /// How far the point is from the nearest side of the tile; negative outside.
    pub(crate) fn depth(self) -> f32 {
        self.x.min(self.y).min(TILE - self.x).min(TILE - self.y)
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;
    fn mul(self, factor: f32) -> Self {
        at(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Self;
    fn neg(self) -> Self {
        at(-self.x, -self.y)
    }
}

/// The middle of a side.
pub(crate) fn middle(side: Side) -> Point {
    at(50.0, 50.0) - inward(side) * 50.0
}

/// The direction from a side into the tile.
pub(crate) fn inward(side: Side) -> Point {
    match side {
        Side::North => at(0.0, 1.0),
        Side::East => at(-1.0, 0.0),
        Side::South => at(0.0, -1.0),
        Side::West => at(1.0, 0.0),
    }
}

/// The corner where a side begins, going clockwise.
pub(crate) fn corner(side: Side) -> Point {
    match side {
        Side::North => at(0.0, 0.0),
        Side::East => at(TILE, 0.0),
        Side::South => at(TILE, TILE),
        Side::West => at(0.0, TILE),
    }
}
