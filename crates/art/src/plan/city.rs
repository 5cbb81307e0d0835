//! The walls of a city on a tile.
//!
//! A city covers whole sides. Between them its wall runs from corner to corner: over one open side,
//! over two, or around the single side it has. Every run leaves the border next to the corner at an
//! angle of 45 degrees, so that walls of neighbouring tiles always meet.

use aude_engine::Side;
use aude_engine::tiles::{FeatureKind, Symbol};

use super::Site;
use crate::curve::{cubic, wobble};
use crate::face::Face;
use crate::point::{Point, TILE, corner, inward, middle};
use crate::rng::Rng;

/// Half the thickness of a wall.
pub(crate) const HALF_WALL: f32 = 2.1;
/// How far from the corner the middle of a wall meets the border: its outer face meets the corner.
pub(crate) const WALL_FOOT: f32 = HALF_WALL * core::f32::consts::SQRT_2;

/// How long the solid end of a tip is.
pub(crate) const TIP: f32 = 10.0;

/// A gate where a road enters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Gate {
    pub(crate) at: Point,
    /// The way in.
    pub(crate) way: Point,
}

/// A city segment: its ground and walls.
#[derive(Clone, Debug)]
pub(crate) struct CityPlan {
    pub(crate) segment: usize,
    /// The closed line along borders and the middle of walls.
    pub(crate) ring: Vec<Point>,
    /// The walls, each from border to border or tip, with the city on the right.
    pub(crate) walls: Vec<Vec<Point>>,
    pub(crate) gates: Vec<Gate>,
    /// The ends of tips.
    pub(crate) tips: Vec<Point>,
    /// Corners of the tile that are inside the city.
    pub(crate) inner_corners: Vec<Point>,
}

/// A piece of the border the city covers, by the corners where it starts and ends; a tip has both the same.
#[derive(Clone, Copy)]
struct Hold {
    start: usize,
    end: usize,
}

impl CityPlan {
    pub(crate) fn new(face: &Face<'_>, segment: usize, hub: Option<Site>, rng: &mut Rng) -> Self {
        let holds = holds(face, segment);
        let mut plan = Self {
            segment,
            ring: Vec::new(),
            walls: Vec::new(),
            gates: Vec::new(),
            tips: Vec::new(),
            inner_corners: Vec::new(),
        };
        for (index, hold) in holds.iter().enumerate() {
            let next = holds[(index + 1) % holds.len()];
            let sides =
                if hold.start == hold.end { 0 } else { (hold.end + 3 - hold.start) % 4 + 1 };
            if sides > 0 {
                plan.ring.push(leave(hold.start).0);
            } else {
                plan.tips.push(corner(Side::ALL[hold.start]));
            }
            for step in 1..sides {
                let inner = corner(Side::ALL[(hold.start + step) % 4]);
                plan.ring.push(inner);
                plan.inner_corners.push(inner);
            }
            let skip = if sides == 4 { 0 } else { (next.start + 4 - hold.end) % 4 };
            if skip == 0 && sides == 4 {
                plan.ring = (0..4).map(|index| corner(Side::ALL[index])).collect();
                plan.inner_corners = plan.ring.clone();
                break;
            }
            let depth = depth(face, segment, *hold, next, hub, rng);
            let wall = run(*hold, next, depth, rng);
            plan.ring.extend(&wall);
            plan.walls.push(wall);
        }
        plan
    }
}

/// The parts of the border that the city covers, clockwise.
fn holds(face: &Face<'_>, segment: usize) -> Vec<Hold> {
    let mut sides = face.segments[segment].sides;
    if face.coast {
        // A town on the coast reaches through to the harbour.
        sides = sides.with(Side::East);
    }
    if sides.len() == 4 {
        return vec![Hold { start: 0, end: 4 }];
    }
    let mut holds: Vec<_> = Side::ALL
        .into_iter()
        .filter(|&side| sides.has(side) && !sides.has(side.before()))
        .map(|side| {
            let mut last = side;
            while sides.has(last.after()) {
                last = last.after();
            }
            Hold { start: side.index(), end: last.after().index() }
        })
        .collect();
    holds.extend(face.tips(segment).into_iter().map(|tip| Hold { start: tip, end: tip }));
    holds.sort_by_key(|hold| hold.start);
    holds
}

/// Where a wall starts after the border ends at a corner, and its direction into the tile.
fn begin(hold: Hold) -> (Point, Point) {
    let at_corner = corner(Side::ALL[hold.end % 4]);
    if hold.start == hold.end {
        return tip(at_corner, 1.0);
    }
    let side = Side::ALL[(hold.end + 3) % 4];
    let back = -along(side);
    (at_corner + back * WALL_FOOT, (back + inward(side)).unit())
}

/// Where a wall ends before the border starts at a corner, and its direction seen from there.
fn leave(start: usize) -> (Point, Point) {
    let side = Side::ALL[start];
    (corner(side) + along(side) * WALL_FOOT, (along(side) + inward(side)).unit())
}

fn finish(hold: Hold) -> (Point, Point) {
    if hold.start == hold.end {
        tip(corner(Side::ALL[hold.start]), -1.0)
    } else {
        leave(hold.start)
    }
}

fn tip(corner: Point, side: f32) -> (Point, Point) {
    let way = (Point::CENTRE - corner).unit();
    (corner + way * TIP - way.right() * (side * HALF_WALL), way)
}

/// Clockwise along a side.
fn along(side: Side) -> Point {
    (corner(side.after()) - corner(side)).unit()
}

/// How far the wall is from the side it runs along or, for two sides, from the centre.
fn depth(
    face: &Face<'_>,
    segment: usize,
    hold: Hold,
    next: Hold,
    hub: Option<Site>,
    rng: &mut Rng,
) -> f32 {
    let skipped = skipped(hold, next);
    let is_other =
        |side: &usize| face.city_at(Side::ALL[side % 4]).is_some_and(|city| city != segment);
    let others = (hold.end..hold.end + skipped).filter(is_other).count();
    let enclosed = face.has_enclosed_field();
    let vary = rng.between(-1.5, 1.5);
    let through = face.of(FeatureKind::Road).any(|(_, road)| road.sides.len() == 2);
    match skipped {
        1 if others == 1 => {
            if enclosed {
                48.0
            } else {
                30.0
            }
        }
        1 if face.has(Symbol::Tunnel) => 29.0 + vary,
        1 if through => 25.0 + vary,
        1 => 28.0 + vary,
        2 if enclosed && others == 2 => -13.0,
        2 if enclosed && face.tips(segment).is_empty() => -5.0,
        2 if enclosed => -12.0,
        2 if others > 0 => -3.0 + vary,
        2 => 2.0 + vary,
        _ if face.reaches_out(segment) => match hub {
            Some(hub) => 50.0 - hub.radius + 1.5,
            None => 45.0,
        },
        _ if enclosed || others > 1 => 23.0 + vary,
        _ => 26.5 + vary,
    }
}

fn skipped(hold: Hold, next: Hold) -> usize {
    (next.start + 8 - hold.end - 1) % 4 + 1
}

/// One wall, from where the border ends to where it starts again.
fn run(from: Hold, to: Hold, depth: f32, rng: &mut Rng) -> Vec<Point> {
    let ((start, start_way), (end, end_way)) = (begin(from), finish(to));
    let first = Side::ALL[from.end % 4];
    let (mid, way) = match skipped(from, to) {
        1 => (middle(first) + inward(first) * depth, along(first)),
        2 => {
            let away = (corner(first.after()) - Point::CENTRE).unit();
            (Point::CENTRE + away * depth, (corner(Side::ALL[to.start]) - corner(first)).unit())
        }
        _ => {
            let side = first.before();
            (middle(side) + inward(side) * depth, -along(side))
        }
    };
    // Straight as far as the border cuts it, so that all walls end alike.
    let straight = 4.5;
    let (a, z) = (start + start_way * straight, end + end_way * straight);
    let pull = |p: Point| 0.42 * p.distance(mid);
    let mut wall = vec![start, start.mix(a, 0.4), start.mix(a, 0.75)];
    wall.extend(cubic(a, a + start_way * pull(a), mid - way * pull(a), mid, 2.0));
    wall.pop();
    wall.extend(cubic(mid, mid + way * pull(z), z + end_way * pull(z), z, 2.0));
    wall.extend([end.mix(z, 0.75), end.mix(z, 0.4), end]);
    wobble(&mut wall, 1.1, 10.0, rng);
    debug_assert!(wall.iter().all(|p| p.x > -1.0 && p.x < TILE + 1.0));
    wall
}
