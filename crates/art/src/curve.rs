//! Lines as sequences of points: sampling, wobble, ribbons.

use crate::point::Point;
use crate::rng::Rng;

/// Points of a cubic curve, including its ends, about `step` units apart.
pub(crate) fn cubic(a: Point, b: Point, c: Point, d: Point, step: f32) -> Vec<Point> {
    let length = a.distance(b) + b.distance(c) + c.distance(d);
    let count = (length / step).ceil().max(2.0) as usize;
    let curve = |i: usize| {
        let t = i as f32 / count as f32;
        let s = 1.0 - t;
        a * (s * s * s) + b * (3.0 * s * s * t) + c * (3.0 * s * t * t) + d * (t * t * t)
    };
    (0..=count).map(curve).collect()
}

/// The direction of a line at each of its points.
pub(crate) fn tangents(line: &[Point]) -> Vec<Point> {
    let last = line.len() - 1;
    (0..=last).map(|i| (line[(i + 1).min(last)] - line[i.saturating_sub(1)]).unit()).collect()
}

/// How far along the line each point is.
pub(crate) fn lengths(line: &[Point]) -> Vec<f32> {
    let mut sum = 0.0;
    let mut all = vec![0.0];
    for pair in line.windows(2) {
        sum += pair[0].distance(pair[1]);
        all.push(sum);
    }
    all
}

/// The point this far along the line, and the direction there.
pub(crate) fn along(line: &[Point], distance: f32) -> (Point, Point) {
    let mut left = distance.max(0.0);
    for pair in line.windows(2) {
        let length = pair[0].distance(pair[1]);
        if left <= length && length > 0.0 {
            return (pair[0].mix(pair[1], left / length), (pair[1] - pair[0]).unit());
        }
        left -= length;
    }
    let last = line.len() - 1;
    (line[last], (line[last] - line[last.saturating_sub(1)]).unit())
}

/// The line's point nearest to `to`, as its index.
pub(crate) fn nearest(line: &[Point], to: Point) -> usize {
    let mut best = (f32::MAX, 0);
    for (index, point) in line.iter().enumerate() {
        let distance = point.distance(to);
        if distance < best.0 {
            best = (distance, index);
        }
    }
    best.1
}

/// The distance from a point to a line of straight pieces.
pub(crate) fn distance(line: &[Point], point: Point) -> f32 {
    let piece = |pair: &[Point]| {
        let way = pair[1] - pair[0];
        let share = ((point - pair[0]).dot(way) / way.dot(way).max(1e-6)).clamp(0.0, 1.0);
        point.distance(pair[0].mix(pair[1], share))
    };
    line.windows(2).map(piece).fold(f32::MAX, f32::min)
}

/// Moves the line a little off its course, by at most `amount`, and not at all within `hold` of its
/// ends.
pub(crate) fn wobble(line: &mut [Point], amount: f32, hold: f32, rng: &mut Rng) {
    let lengths = lengths(line);
    let total = lengths[lengths.len() - 1];
    let normals: Vec<_> = tangents(line).into_iter().map(Point::right).collect();
    let waves: [(f32, f32); 3] = core::array::from_fn(|i| {
        (rng.between(0.05, 0.09) * (i as f32 + 1.0), rng.between(0.0, core::f32::consts::TAU))
    });
    for ((point, normal), s) in line.iter_mut().zip(normals).zip(lengths) {
        let fade = ((s.min(total - s) - hold) / 10.0).clamp(0.0, 1.0);
        let sway: f32 =
            waves.iter().zip([0.5, 0.3, 0.2]).map(|(w, share)| (w.0 * s + w.1).sin() * share).sum();
        *point = *point + normal * (sway * amount * fade);
    }
}

/// The line moved sideways to its right by `offset` (left if negative).
pub(crate) fn beside(line: &[Point], offset: f32) -> Vec<Point> {
    let tangents = tangents(line);
    line.iter().zip(tangents).map(|(&point, tangent)| point + tangent.right() * offset).collect()
}

/// The closed outline of a line drawn `width` wide.
pub(crate) fn ribbon(line: &[Point], width: f32) -> Vec<Point> {
    let mut ring = beside(line, width / 2.0);
    ring.extend(beside(line, -width / 2.0).into_iter().rev());
    ring
}

/// A round shape with this many bumps, irregular.
pub(crate) fn blob(
    centre: Point,
    radius: f32,
    uneven: f32,
    count: usize,
    rng: &mut Rng,
) -> Vec<Point> {
    let start = rng.between(0.0, core::f32::consts::TAU);
    (0..count)
        .map(|i| {
            let angle = start + core::f32::consts::TAU * i as f32 / count as f32;
            centre + Point::towards(angle) * (radius * rng.between(1.0 - uneven, 1.0 + uneven))
        })
        .collect()
}

/// The significant points: those further than `slack` from the line through the others.
pub(crate) fn simplify(line: &[Point], slack: f32) -> Vec<Point> {
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return Vec::new() };
    let mut furthest = (0.0, 0);
    for (index, &point) in line.iter().enumerate() {
        let distance = distance(&[first, last], point);
        if distance > furthest.0 {
            furthest = (distance, index);
        }
    }
    if furthest.0 <= slack {
        return vec![first, last];
    }
    let mut kept = simplify(&line[..=furthest.1], slack);
    kept.pop();
    kept.extend(simplify(&line[furthest.1..], slack));
    kept
}

/// The same, but with the first and last `keep` points unchanged: they must match across a border.
pub(crate) fn simplify_inner(line: &[Point], slack: f32, keep: usize) -> Vec<Point> {
    let head = keep.min(line.len());
    let tail = line.len().saturating_sub(keep).max(head);
    let mut kept = line[..head].to_vec();
    kept.extend(simplify(&line[head..tail], slack));
    kept.extend(&line[tail..]);
    kept
}

/// A rectangle around `centre`, rotated so that its length is along `way`.
pub(crate) fn slab(centre: Point, way: Point, length: f32, width: f32) -> [Point; 4] {
    let (a, b) = (way * (length / 2.0), way.right() * (width / 2.0));
    [centre - a - b, centre + a - b, centre + a + b, centre - a + b]
}
