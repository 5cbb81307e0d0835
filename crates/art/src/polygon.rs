//! Closed shapes: clipping, containing.

use crate::point::{Point, TILE, at};

/// Whether the point is inside the rings, outside any holes.
#[cfg(test)]
pub(crate) fn contains(rings: &[Vec<Point>], point: Point) -> bool {
    rings.iter().filter(|ring| ring_contains(ring, point)).count() % 2 == 1
}

/// Whether the point is inside one ring.
pub(crate) fn ring_contains(ring: &[Point], point: Point) -> bool {
    let mut inside = false;
    let mut before = ring.len().wrapping_sub(1);
    for index in 0..ring.len() {
        let (a, b) = (ring[index], ring[before]);
        if (a.y > point.y) != (b.y > point.y)
            && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
        {
            inside = !inside;
        }
        before = index;
    }
    inside
}

/// What of the ring lies within the tile, `margin` units from its sides.
pub(crate) fn clip(ring: &[Point], margin: f32) -> Vec<Point> {
    let (low, high) = (margin, TILE - margin);
    let ring = half(ring, |p| p.x - low, |a, b, t| at(low, a.y + (b.y - a.y) * t));
    let ring = half(&ring, |p| high - p.x, |a, b, t| at(high, a.y + (b.y - a.y) * t));
    let ring = half(&ring, |p| p.y - low, |a, b, t| at(a.x + (b.x - a.x) * t, low));
    half(&ring, |p| high - p.y, |a, b, t| at(a.x + (b.x - a.x) * t, high))
}

/// The part of a ring where `inside` is not negative.
fn half(
    ring: &[Point],
    inside: impl Fn(Point) -> f32,
    cut: impl Fn(Point, Point, f32) -> Point,
) -> Vec<Point> {
    let mut kept = Vec::with_capacity(ring.len() + 4);
    for (index, &point) in ring.iter().enumerate() {
        let before = ring[(index + ring.len() - 1) % ring.len()];
        let (here, there) = (inside(point), inside(before));
        if (here >= 0.0) != (there >= 0.0) {
            kept.push(cut(before, point, there / (there - here)));
        }
        if here >= 0.0 {
            kept.push(point);
        }
    }
    kept
}
