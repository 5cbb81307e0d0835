//! Where figures and marks go on a tile.

mod marks;
mod spots;

use aude_engine::tiles::{FeatureKind, Mark};

use crate::contour::outline;
use crate::face::Face;
use crate::plan::{CityPlan, HALF_WALL, Plan};
use crate::point::Point;
use crate::raster::{Raster, SIZE, centre};
use crate::svg::Path;

/// The room a figure takes around its spot.
pub(crate) const FIGURE_ROOM: f32 = 9.0;

/// The place of one segment on the printed tile, in units of a hundredth of the tile.
#[derive(Clone, PartialEq, Debug)]
pub struct SegmentShape {
    /// What the segment is.
    pub kind: FeatureKind,
    /// Its outline as rings; a ring inside another is a hole.
    pub outline: Vec<Vec<Point>>,
    /// Where a figure on it stands or lies.
    pub spot: Point,
}

impl SegmentShape {
    /// The outline as the `d` of an SVG path, filled by the even-odd rule.
    #[must_use]
    pub fn path(&self) -> String {
        let mut path = Path::new();
        for ring in &self.outline {
            path.ring(ring);
        }
        path.into_data()
    }
}

/// Something drawn upright on a tile, however the tile is rotated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Emblem {
    Shield,
    Wine,
    Grain,
    Cloth,
    Cathedral,
    Inn,
    Post,
    Animal,
    Princess,
    Dragon,
    Portal,
    Volcano,
    Tower,
    Cloister,
    House,
}

impl Emblem {
    /// The emblem of a mark.
    pub(crate) const fn of(mark: Mark) -> Self {
        match mark {
            Mark::Shield => Self::Shield,
            Mark::Cathedral => Self::Cathedral,
            Mark::Wine => Self::Wine,
            Mark::Grain => Self::Grain,
            Mark::Cloth => Self::Cloth,
            Mark::Inn => Self::Inn,
            Mark::Post => Self::Post,
            Mark::Animal => Self::Animal,
        }
    }

    /// Whether it is a sign to be read rather than a building of the landscape.
    pub(crate) const fn is_mark(self) -> bool {
        !matches!(
            self,
            Self::Cathedral | Self::Volcano | Self::Tower | Self::Cloister | Self::House
        )
    }

    /// The radius of the place it takes.
    pub(crate) const fn room(self) -> f32 {
        match self {
            Self::Shield => 7.5,
            Self::Wine | Self::Grain | Self::Cloth => 7.0,
            Self::Cathedral => 19.0,
            Self::Inn => 8.5,
            Self::Post => 8.0,
            Self::Animal => 7.0,
            Self::Princess | Self::Dragon => 7.0,
            Self::Portal => 8.5,
            Self::Volcano => 18.0,
            Self::Tower => 9.5,
            Self::Cloister => 19.0,
            Self::House => 6.0,
        }
    }
}

/// An emblem at its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Placed {
    pub(crate) emblem: Emblem,
    pub(crate) at: Point,
}

/// Shapes, spots and emblems of a tile.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) shapes: Vec<SegmentShape>,
    pub(crate) emblems: Vec<Placed>,
    /// Discs where nothing else may be drawn.
    pub(crate) taken: Vec<(Point, f32)>,
}

impl Layout {
    pub(crate) fn new(face: &Face<'_>, plan: &Plan, raster: &Raster) -> Self {
        let mut clear: Vec<_> =
            (0..face.segments.len()).map(|segment| raster.clearance(segment)).collect();
        for (city, walls) in plan.cities.iter().zip(&raster.walls) {
            keep_off_walls(city, walls, &mut clear[city.segment]);
        }
        let mut layout = Self { shapes: Vec::new(), emblems: Vec::new(), taken: Vec::new() };
        layout
            .taken
            .extend(plan.cities.iter().flat_map(|city| &city.gates).map(|gate| (gate.at, 6.0)));
        if plan.roads.len() > 1 {
            layout.taken.extend(plan.bridge.map(|bridge| (bridge.at, 5.0)));
        }
        layout.large(face, plan, &clear);
        layout.at_roads(face, plan, raster, &clear);
        layout.in_fields(face, &clear);
        let before = layout.taken.len();
        let spots = layout.spots(face, plan, raster, &clear);
        // Marks keep a little further away from figures than figures from each other.
        layout.taken[before..].iter_mut().for_each(|(_, room)| *room += 1.5);
        layout.on_segments(face, &clear);
        layout.shapes = spots
            .into_iter()
            .enumerate()
            .map(|(segment, spot)| SegmentShape {
                kind: face.segments[segment].kind,
                outline: outline(raster, segment),
                spot,
            })
            .collect();
        layout
    }

    /// How much room there is for something of this radius: negative where it does not fit.
    fn room(&self, clear: f32, point: Point, radius: f32) -> f32 {
        let gap = |(at, room): &(Point, f32)| point.distance(*at) - room - radius;
        self.taken.iter().map(gap).fold(clear - radius, f32::min)
    }

    fn put(&mut self, emblem: Emblem, at: Point) {
        self.emblems.push(Placed { emblem, at });
        self.taken.push((at, emblem.room()));
    }

    /// The point of a segment with the most room, up to `enough`, then nearest to `near`.
    fn best(&self, clear: &[f32], radius: f32, enough: f32, near: Point) -> Option<(f32, Point)> {
        let mut best: Option<(f32, f32, Point)> = None;
        // Every other square of every other row is accurate enough.
        let squares =
            (0..SIZE).step_by(2).flat_map(|y| (0..SIZE).step_by(2).map(move |x| y * SIZE + x));
        for (square, far) in
            squares.map(|square| (square, clear[square])).filter(|(_, far)| *far > 0.5)
        {
            let point = centre(square);
            let room = self.room(far, point, radius);
            let score = room.min(enough) - 0.02 * point.distance(near);
            if best.is_none_or(|(most, _, _)| score > most) {
                best = Some((score, room, point));
            }
        }
        best.map(|(_, room, point)| (room, point))
    }

    /// The place with the most room in the largest segment of a kind, if that has at least `least`
    /// squares.
    fn in_largest(
        &self,
        face: &Face<'_>,
        kind: FeatureKind,
        clear: &[Vec<f32>],
        radius: f32,
        least: usize,
    ) -> Option<Point> {
        let area = |segment: usize| clear[segment].iter().filter(|far| **far > 0.0).count();
        let (segment, _) = face.of(kind).max_by_key(|(segment, _)| area(*segment))?;
        let place = self.best(&clear[segment], radius, 9.0, Point::CENTRE)?;
        (area(segment) >= least).then_some(place.1)
    }

    /// A place for what belongs to the whole tile: a field that keeps room for its farmer, or a city.
    fn anywhere(&self, face: &Face<'_>, clear: &[Vec<f32>], radius: f32) -> Point {
        self.in_largest(face, FeatureKind::Field, clear, radius, 1800)
            .or_else(|| self.in_largest(face, FeatureKind::City, clear, radius, 0))
            .or_else(|| self.in_largest(face, FeatureKind::Field, clear, radius, 0))
            .unwrap_or(Point::CENTRE)
    }

    /// How free of figures and emblems a point is.
    pub(crate) fn free(&self, point: Point) -> f32 {
        self.room(f32::MAX, point, 0.0)
    }
}

/// In a city, the room ends at the inner face of its walls and gates.
fn keep_off_walls(city: &CityPlan, walls: &[f32], clear: &mut [f32]) {
    for (square, far) in clear.iter_mut().enumerate().filter(|(_, far)| **far > 0.0) {
        let gate = city
            .gates
            .iter()
            .map(|gate| gate.at.distance(centre(square)) - 5.0)
            .fold(f32::MAX, f32::min);
        *far = far.min((walls[square] - HALF_WALL).min(gate)).max(0.1);
    }
}
