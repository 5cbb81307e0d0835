//! Closed shapes: clipping, containing.

use crate::curve::simplify;
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

/// The ring drawn on beyond the border by `by` wherever it touches it, as wide as it is there: neighbours
/// overlap, and no hairline shows between them.
pub(crate) fn bleed(ring: &[Point], by: f32) -> Vec<Point> {
    let n = ring.len();
    let on = |index: usize| ring[index % n].depth() < 0.05;
    let mut out = Vec::with_capacity(n + 8);
    for (index, &point) in ring.iter().enumerate() {
        if !on(index) {
            out.push(point);
            continue;
        }
        if !on(index + n - 1) {
            out.push(point);
        }
        out.push(outward(point, by));
        if !on(index + 1) {
            out.push(point);
        }
    }
    out
}

/// A ring without the points that do not matter; those on the border stay.
pub(crate) fn simplify_border(ring: &[Point], slack: f32) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::new();
    let mut run: Vec<Point> = Vec::new();
    for &point in ring {
        run.push(point);
        if point.depth() < 0.05 {
            kept.extend(simplify(&run, slack));
            run.clear();
        }
    }
    kept.extend(simplify(&run, slack));
    kept
}

/// A point of the border moved out of the tile.
pub(crate) fn outward(point: Point, by: f32) -> Point {
    let push = |v: f32| {
        if v < 0.05 {
            v - by
        } else if v > TILE - 0.05 {
            v + by
        } else {
            v
        }
    };
    at(push(point.x), push(point.y))
}

/// A line whose ends on the border are drawn on beyond it.
pub(crate) fn bleed_line(line: &[Point], by: f32) -> Vec<Point> {
    let mut line = line.to_vec();
    for end in [0, line.len() - 1] {
        if line[end].depth() < 0.05 {
            line[end] = outward(line[end], by);
        }
    }
    line
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
