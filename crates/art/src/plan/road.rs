//! The course of roads.

use aude_engine::Side;
use aude_engine::tiles::{FeatureKind, Symbol};

use super::city::Gate;
use super::{Bridge, Plan};
use crate::curve::{cubic, nearest, tangents, wobble};
use crate::face::{End, Face};
use crate::point::{Point, at, inward, middle};
use crate::rng::Rng;

/// Within this distance of the border a road runs straight at a right angle to it.
const STRAIGHT: f32 = 6.0;
/// How deep a road goes before it disappears in a tunnel.
const MOUTH: f32 = 12.0;
/// Where land ends on the coast, in the middle of the tile.
pub(crate) const SHORE: f32 = 66.0;

/// A road segment: its visible pieces, each from the border inwards.
#[derive(Clone, Debug)]
pub(crate) struct RoadPlan {
    pub(crate) segment: usize,
    pub(crate) pieces: Vec<Vec<Point>>,
}

/// Adds the course of one road.
pub(super) fn add(plan: &mut Plan, face: &Face<'_>, segment: usize, rng: &mut Rng) {
    let sides: Vec<_> = face.segments[segment].sides.iter().collect();
    let mut pieces = match sides[..] {
        [a, b] if face.has(Symbol::Tunnel) => tunnel(plan, [a, b]),
        [a, b] => vec![through(face, a, b)],
        [side] => vec![ending(plan, face, segment, side)],
        _ => sides.iter().map(|&side| straight_to(side, Point::CENTRE, inward(side))).collect(),
    };
    for piece in &mut pieces {
        wobble(piece, 1.4, STRAIGHT + 2.0, rng);
    }
    plan.roads.push(RoadPlan { segment, pieces });
}

/// How far cities on single sides push what is in the middle away from them.
pub(super) fn push(face: &Face<'_>) -> Point {
    let caps = face.of(FeatureKind::City).filter(|(_, city)| city.sides.len() == 1);
    let pushes = caps
        .filter(|&(index, _)| !face.reaches_out(index))
        .filter_map(|(_, city)| city.sides.iter().next());
    pushes.fold(at(0.0, 0.0), |sum, side| sum + inward(side) * 3.5)
}

fn through(face: &Face<'_>, a: Side, b: Side) -> Vec<Point> {
    let (start, end) = (middle(a), middle(b));
    let (from, to) = (start + inward(a) * STRAIGHT, end + inward(b) * STRAIGHT);
    let mut line = vec![start];
    if a.opposite() == b {
        let off = push(face);
        let sideways = inward(a).right();
        let mid = Point::CENTRE + sideways * off.dot(sideways);
        line.extend(cubic(from, from + inward(a) * 20.0, mid - inward(a) * 20.0, mid, 2.5));
        line.pop();
        line.extend(cubic(mid, mid + inward(a) * 20.0, to + inward(b) * 20.0, to, 2.5));
    } else {
        line.extend(cubic(from, from + inward(a) * 25.0, to + inward(b) * 25.0, to, 2.0));
    }
    line.push(end);
    line
}

/// A road from a side to a point, arriving in a given direction.
fn straight_to(side: Side, end: Point, way: Point) -> Vec<Point> {
    let start = middle(side);
    let from = start + inward(side) * STRAIGHT;
    let pull = from.distance(end) * 0.45;
    let mut line = vec![start];
    line.extend(cubic(from, from + inward(side) * pull, end - way * pull, end, 2.0));
    line
}

fn tunnel(plan: &mut Plan, sides: [Side; 2]) -> Vec<Vec<Point>> {
    let mut pieces = Vec::new();
    for side in sides {
        let mouth = middle(side) + inward(side) * MOUTH;
        plan.mouths.push((mouth, inward(side)));
        pieces.push(straight_to(side, mouth, inward(side)));
    }
    pieces
}

fn ending(plan: &mut Plan, face: &Face<'_>, segment: usize, side: Side) -> Vec<Point> {
    match face.end(segment) {
        End::Gate(city) => match gate(plan, face, city, side) {
            Some(gate) => straight_to(side, gate.at - gate.way * 0.5, gate.way),
            None => straight_to(side, Point::CENTRE, inward(side)),
        },
        End::Cloister => {
            let site = plan.cloister.map_or((Point::CENTRE, 0.0), |site| (site.at, site.radius));
            straight_to(side, site.0 - inward(side) * (site.1 - 1.0), inward(side))
        }
        End::Tower | End::Volcano | End::Junction => {
            let hub = plan.hub.map_or((Point::CENTRE, 0.0), |hub| (hub.at, hub.radius));
            // Roads come in from all directions, so that they do not bunch up when the hub is off
            // centre.
            let way = (hub.0 - (middle(side) + inward(side) * 18.0)).unit();
            straight_to(side, hub.0 - way * (hub.1 - 2.0), way)
        }
        End::AcrossBridge => {
            let end = Point::CENTRE + inward(side) * 20.0;
            plan.house = Some(end + inward(side) * 3.0);
            straight_to(side, end, inward(side))
        }
        End::House => {
            plan.house = Some(Point::CENTRE + inward(side) * 3.0);
            straight_to(side, Point::CENTRE, inward(side))
        }
        End::Shore => straight_to(side, at(SHORE - 3.0, 50.0), inward(side)),
    }
}

/// Opens a gate in the wall of `city` for a road from `side`.
fn gate(plan: &mut Plan, face: &Face<'_>, city: usize, side: Side) -> Option<Gate> {
    let city = plan.cities.iter_mut().find(|plan| plan.segment == city)?;
    let reach = if face.has(Symbol::Bridge) { 70.0 } else { 30.0 };
    let goal = middle(side) + inward(side) * reach;
    let wall = city.walls.iter().min_by(|a, b| {
        let far = |wall: &[Point]| wall[nearest(wall, goal)].distance(goal);
        far(a).total_cmp(&far(b))
    })?;
    let index = nearest(wall, goal);
    let gate = Gate { at: wall[index], way: tangents(wall)[index].right() };
    city.gates.push(gate);
    Some(gate)
}

/// Where two roads cross, or a road crosses a city.
pub(super) fn crossing(plan: &Plan, face: &Face<'_>) -> Option<Bridge> {
    let ends_beyond = |road: &RoadPlan| {
        face.segments[road.segment].sides.len() == 1 && face.end(road.segment) == End::AcrossBridge
    };
    let road = plan.roads.iter().position(ends_beyond).or(plan.roads.len().checked_sub(1))?;
    let line = plan.roads[road].pieces.first()?;
    let side = face.segments[plan.roads[road].segment].sides.iter().next()?;
    Some(Bridge { road, at: line[nearest(line, Point::CENTRE)], way: inward(side) })
}
