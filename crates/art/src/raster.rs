//! A tile as a grid of small squares, each belonging to one segment.
//!
//! Roads, cities and the cloister come from the plan; the rest falls into regions that are assigned
//! to the fields by the half-edges they touch.

use aude_engine::Side;
use aude_engine::tiles::FeatureKind;

use crate::face::Face;
use crate::far::{far_from, inside};
use crate::plan::{HALF_WALL, Plan, SHORE_LINE, TIP};
use crate::point::{Point, at, inward, middle};

/// Squares along the side of a tile.
pub(crate) const SIZE: usize = 100;
/// Belongs to no segment: a junction's green, a tower's footing, the sea.
pub(crate) const NOBODY: u8 = u8::MAX;
const FREE: u8 = u8::MAX - 1;
/// How far from its middle a road's outer edge is.
pub(crate) const HALF_ROAD: f32 = 5.6;

/// Which segment each square belongs to, and how far it is from walls and roads.
#[derive(Clone, Debug)]
pub(crate) struct Raster {
    owner: Vec<u8>,
    /// By city of the plan: how far its walls are.
    pub(crate) walls: Vec<Vec<f32>>,
    /// By road of the plan: how far it is.
    pub(crate) roads: Vec<Vec<f32>>,
}

/// The middle of a square.
pub(crate) fn centre(index: usize) -> Point {
    at((index % SIZE) as f32 + 0.5, (index / SIZE) as f32 + 0.5)
}

/// The square a point is in.
pub(crate) fn index(point: Point) -> usize {
    let cell = |v: f32| v.clamp(0.0, SIZE as f32 - 1.0) as usize;
    cell(point.y) * SIZE + cell(point.x)
}

/// The squares next to a square.
pub(crate) fn beside(index: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (index % SIZE, index / SIZE);
    [
        (x > 0).then(|| index - 1),
        (x + 1 < SIZE).then(|| index + 1),
        (y > 0).then(|| index - SIZE),
        (y + 1 < SIZE).then(|| index + SIZE),
    ]
    .into_iter()
    .flatten()
}

impl Raster {
    pub(crate) fn new(face: &Face<'_>, plan: &Plan) -> Self {
        let mut raster = Self {
            owner: vec![FREE; SIZE * SIZE],
            walls: plan.cities.iter().map(|city| far_from(&city.walls)).collect(),
            roads: plan.roads.iter().map(|road| far_from(&road.pieces)).collect(),
        };
        let cities: Vec<_> = plan.cities.iter().map(|city| inside(&city.ring)).collect();
        for index in 0..SIZE * SIZE {
            raster.owner[index] = raster.built(face, plan, &cities, index);
        }
        raster.share_fields(face);
        raster
    }

    pub(crate) fn owner(&self, index: usize) -> u8 {
        self.owner[index]
    }

    /// The segment of every square in turn.
    pub(crate) fn owners(&self) -> impl Iterator<Item = u8> {
        self.owner.iter().copied()
    }

    /// The squares of one segment.
    pub(crate) fn of(&self, segment: usize) -> impl Iterator<Item = usize> {
        (0..SIZE * SIZE).filter(move |&index| usize::from(self.owner[index]) == segment)
    }

    /// How far each square of a segment is from anything outside the segment, or from the border.
    pub(crate) fn clearance(&self, segment: usize) -> Vec<f32> {
        let width = SIZE + 2;
        let mut far = vec![0.0f32; width * width];
        for index in self.of(segment) {
            far[(index / SIZE + 1) * width + index % SIZE + 1] = f32::MAX;
        }
        let (straight, slanted) = (1.0, core::f32::consts::SQRT_2);
        let steps = [(1, straight), (width, straight), (width - 1, slanted), (width + 1, slanted)];
        for index in width + 1..far.len() {
            for (step, length) in steps {
                far[index] = far[index].min(far[index - step] + length);
            }
        }
        for index in (0..far.len() - width - 1).rev() {
            for (step, length) in steps {
                far[index] = far[index].min(far[index + step] + length);
            }
        }
        (0..SIZE * SIZE).map(|index| far[(index / SIZE + 1) * width + index % SIZE + 1]).collect()
    }

    /// The segment that is built on a square, [`FREE`] for land that is left to the fields.
    fn built(&self, face: &Face<'_>, plan: &Plan, cities: &[Vec<bool>], square: usize) -> u8 {
        let point = centre(square);
        if face.coast && point.x > SHORE_LINE {
            return NOBODY;
        }
        if plan.cloister.is_some_and(|site| point.distance(site.at) < site.radius) {
            return face.of(FeatureKind::Cloister).next().map_or(NOBODY, |(index, _)| index as u8);
        }
        if plan.hub.is_some_and(|hub| point.distance(hub.at) < hub.radius) {
            return NOBODY;
        }
        let upper = plan.bridge.map(|bridge| bridge.road);
        if let Some(road) = upper
            .into_iter()
            .chain(0..plan.roads.len())
            .find(|&road| self.roads[road][square] < HALF_ROAD)
        {
            return plan.roads[road].segment as u8;
        }
        let within = |&city: &usize| {
            cities[city][square]
                || self.walls[city][square] < HALF_WALL + 0.4
                || plan.cities[city].tips.iter().any(|tip| on_tip(*tip, point))
        };
        (0..plan.cities.len()).find(within).map_or(FREE, |city| plan.cities[city].segment as u8)
    }

    /// Assigns every free region to the field whose half-edges it touches.
    fn share_fields(&mut self, face: &Face<'_>) {
        let fields: Vec<_> = face.of(FeatureKind::Field).collect();
        let mut enclosed: Vec<_> = fields
            .iter()
            .filter(|(_, field)| field.ports.is_empty())
            .map(|(index, _)| *index as u8)
            .collect();
        enclosed.reverse();
        let mut regions = self.regions();
        regions.sort_by_key(|region| core::cmp::Reverse(region.len()));
        for region in regions {
            let mut ports: Vec<(Point, u8)> = Vec::new();
            for (index, field) in &fields {
                for port in field.ports.iter().map(port_point) {
                    if region.binary_search(&self::index(port)).is_ok() {
                        ports.push((port, *index as u8));
                    }
                }
            }
            let owner = match &ports[..] {
                [] if region.len() > 60 => {
                    enclosed.pop().unwrap_or_else(|| nearest_field(&fields, &region))
                }
                [] => self.around(&region),
                [(_, first), rest @ ..] if rest.iter().all(|(_, other)| other == first) => *first,
                _ => {
                    // The plan does not separate these fields: each gets what is nearest to its
                    // half-edges.
                    for square in region {
                        let far = |port: &&(Point, u8)| port.0.distance(centre(square));
                        let near = ports.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
                        self.owner[square] = near.map_or(NOBODY, |(_, field)| *field);
                    }
                    continue;
                }
            };
            for square in region {
                self.owner[square] = owner;
            }
        }
    }

    /// The segment next to a region: slivers between walls belong to a city.
    fn around(&self, region: &[usize]) -> u8 {
        let owners =
            region.iter().flat_map(|&square| beside(square)).map(|square| self.owner[square]);
        owners.filter(|&owner| owner < FREE).min().unwrap_or(NOBODY)
    }

    /// The connected free squares, each region sorted.
    fn regions(&self) -> Vec<Vec<usize>> {
        let mut seen = vec![false; SIZE * SIZE];
        let mut regions = Vec::new();
        for start in 0..SIZE * SIZE {
            if seen[start] || self.owner[start] != FREE {
                continue;
            }
            seen[start] = true;
            let mut region = vec![start];
            let mut next = 0;
            while next < region.len() {
                for other in beside(region[next]) {
                    if !seen[other] && self.owner[other] == FREE {
                        seen[other] = true;
                        region.push(other);
                    }
                }
                next += 1;
            }
            region.sort_unstable();
            regions.push(region);
        }
        regions
    }
}

/// A point just inside a half-edge.
pub(crate) fn port_point(port: u8) -> Point {
    let side = Side::ALL[usize::from(port / 2)];
    let sideways = inward(side).right() * if port.is_multiple_of(2) { 25.0 } else { -25.0 };
    middle(side) + inward(side) * 0.5 + sideways
}

fn nearest_field(fields: &[(usize, &aude_engine::tiles::Segment)], region: &[usize]) -> u8 {
    let here = region.first().map_or(Point::CENTRE, |&square| centre(square));
    let far = |field: &aude_engine::tiles::Segment| {
        field.ports.iter().map(|port| port_point(port).distance(here)).fold(f32::MAX, f32::min)
    };
    let near = fields.iter().min_by(|a, b| far(a.1).total_cmp(&far(b.1)));
    near.map_or(NOBODY, |(index, _)| *index as u8)
}

/// Whether a point is on the narrow end of a city's tip.
fn on_tip(tip: Point, point: Point) -> bool {
    let way = (Point::CENTRE - tip).unit();
    let (far, off) = ((point - tip).dot(way), (point - tip).dot(way.right()).abs());
    far < TIP + 2.0 && off < (0.45 * far).max(0.9)
}
