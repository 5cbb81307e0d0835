//! The shapes of cities and roads on a tile, as areas of the unit square (x east, y south).

use aude_engine::{Side, Sides};

/// A point of the tile.
pub(super) type Point = (f32, f32);

/// How a city may be drawn. Which way represents the fields correctly is found by trying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Build {
    /// The usual way.
    Usual,
    /// Reaching the middle of the tile.
    Deep,
    /// With a tip to a corner, counted clockwise from the north-west.
    Tip(u8),
}

/// The corners, clockwise from the north-west.
const CORNERS: [Point; 4] = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];

/// The middle of a side.
pub(super) fn middle(side: Side) -> Point {
    match side {
        Side::North => (0.5, 0.0),
        Side::East => (1.0, 0.5),
        Side::South => (0.5, 1.0),
        Side::West => (0.0, 0.5),
    }
}

/// How far a point is from a side, and how far along it.
fn from_side((x, y): Point, side: Side) -> (f32, f32) {
    match side {
        Side::North => (y, x),
        Side::East => (1.0 - x, y),
        Side::South => (1.0 - y, x),
        Side::West => (x, y),
    }
}

/// Whether a point is in the bulge along a side.
fn in_bulge(point: Point, side: Side, depth: f32) -> bool {
    let (away, along) = from_side(point, side);
    away < depth * 4.0 * along * (1.0 - along)
}

/// Whether a point belongs to a city on `sides`. `bulge` is how deep a city on one side reaches;
/// `taken` are the sides of the tile's other cities, for which a strip is left.
pub(super) fn in_city(point: Point, sides: Sides, taken: Sides, build: Build, bulge: f32) -> bool {
    if let Build::Tip(corner) = build {
        let from = body(sides);
        if to_line(point, from, CORNERS[corner as usize % 4]) {
            return true;
        }
    }
    let strip = |side: Side| if taken.has(side) { bulge + 0.18 } else { bulge };
    let missing: Vec<Side> = Side::ALL.into_iter().filter(|&side| !sides.has(side)).collect();
    match *missing.as_slice() {
        [] => true,
        [one] => !in_bulge(point, one, strip(one)),
        [one, two] if one.opposite() == two => {
            !in_bulge(point, one, strip(one)) && !in_bulge(point, two, strip(two))
        }
        [one, two] => {
            // The diagonal between the two sides that are not city, bent away from another city.
            let (a, _) = from_side(point, one);
            let (b, _) = from_side(point, two);
            let facing = taken.has(one) && taken.has(two);
            let bend = if facing { 0.16 * (1.0 - (a - b).abs()).max(0.0) } else { 0.0 };
            a + b > 1.0 + bend
        }
        _ => {
            let depth = if build == Build::Deep { 0.53 } else { bulge };
            sides.iter().any(|side| in_bulge(point, side, depth))
        }
    }
}

/// A point well inside a city.
pub(super) fn body(sides: Sides) -> Point {
    let count = sides.len().max(1) as f32;
    let sum = sides.iter().map(middle).fold((0.0, 0.0), |(x, y), (mx, my)| (x + mx, y + my));
    let (x, y) = (sum.0 / count, sum.1 / count);
    // Keep away from the border.
    (0.5 + (x - 0.5) * 0.7, 0.5 + (y - 0.5) * 0.7)
}

/// Whether a point is near the line between two points; the line grows thinner towards its end.
fn to_line((x, y): Point, (ax, ay): Point, (bx, by): Point) -> bool {
    let (dx, dy) = (bx - ax, by - ay);
    let along = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    let (px, py) = (ax + along * dx - x, ay + along * dy - y);
    (px * px + py * py).sqrt() < 0.1 - 0.03 * along
}

/// Whether a point is on the road between two sides; `half` is half its width.
pub(super) fn on_through_road((x, y): Point, one: Side, two: Side, half: f32) -> bool {
    if one.opposite() == two {
        return match one {
            Side::North | Side::South => (x - 0.5).abs() < half,
            Side::East | Side::West => (y - 0.5).abs() < half,
        };
    }
    let ((ax, ay), (bx, by)) = (middle(one), middle(two));
    // The corner between the two sides is the centre of the bend.
    let (cx, cy) = (ax + bx - 0.5, ay + by - 0.5);
    let radius = ((x - cx) * (x - cx) + (y - cy) * (y - cy)).sqrt();
    (radius - 0.5).abs() < half
}
