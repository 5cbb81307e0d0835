//! Streets: from the square of a city to every side it goes on over, and to every gate.

use aude_engine::Side;

use super::{BLEED, OVER, Scene};
use crate::curve::{blob, cubic, simplify};
use crate::far::far_from;
use crate::palette::{Look, Palette, Scenery};
use crate::plan::{CityPlan, HALF_WALL, WALL_FOOT};
use crate::point::{Point, inward, middle};
use crate::polygon::bleed_line;
use crate::raster::{HALF_ROAD, SIZE, centre, index};
use crate::rng::Rng;
use crate::svg::{Path, use_at};

/// Half the width of a street.
pub(super) const HALF_STREET: f32 = 2.0;
/// The radius of the square where a knight stands.
pub(super) const SQUARE: f32 = 7.6;

/// A city with the lines its houses stand along.
pub(super) struct Town<'a> {
    pub(super) city: &'a CityPlan,
    pub(super) square: Point,
    /// Each from the border or a gate to the square.
    pub(super) streets: Vec<Vec<Point>>,
    /// By square of the grid: how far it is from everything that houses keep away from.
    room: Vec<f32>,
}

impl Town<'_> {
    /// How much room a point has for building: negative where nothing may stand.
    pub(super) fn room(&self, point: Point) -> f32 {
        self.room[index(point)]
    }
}

/// The cities of a tile.
pub(super) fn towns<'a>(scene: &Scene<'a>) -> Vec<Town<'a>> {
    let town = |city: &'a CityPlan| {
        let square = scene.layout.shapes[city.segment].spot;
        let sides = scene.face.segments[city.segment].sides;
        let from_sides = Side::ALL
            .into_iter()
            .filter(|&side| sides.has(side))
            .map(|side| (middle(side), inward(side)));
        let from_gates = city.gates.iter().map(|gate| (gate.at + gate.way * 2.0, gate.way));
        let streets: Vec<_> = from_sides
            .chain(from_gates)
            .map(|(start, way)| street(scene, city, start, way, square))
            .filter(|street| street.len() > 1)
            .collect();
        let room = room(scene, city, square, &far_from(&streets));
        Town { city, square, streets, room }
    };
    scene.plan.cities.iter().map(town).collect()
}

/// How far the squares of a city are from streets, walls, gates, roads, figures and marks.
fn room(scene: &Scene<'_>, city: &CityPlan, square: Point, streets: &[f32]) -> Vec<f32> {
    let mut room = vec![-1.0; SIZE * SIZE];
    for at in scene.raster.of(city.segment) {
        let point = centre(at);
        let mut far = (streets[at] - HALF_STREET - 0.2)
            .min(point.distance(square) - SQUARE)
            .min(scene.layout.free(point) + 0.5);
        for site in scene.plan.cloister.iter().chain(&scene.plan.hub) {
            far = far.min(point.distance(site.at) - site.radius - 1.5);
        }
        for walls in &scene.raster.walls {
            far = far.min(walls[at] - HALF_WALL - 1.3);
        }
        for roads in &scene.raster.roads {
            far = far.min(roads[at] - HALF_ROAD - 1.5);
        }
        for gate in &city.gates {
            far = far.min(point.distance(gate.at + gate.way * 4.0) - 5.5);
        }
        room[at] = far.min(corner_room(point));
    }
    room
}

/// How far a point is from the towers that may stand in the corners of a tile.
fn corner_room(point: Point) -> f32 {
    let far = |v: f32| v.min(100.0 - v);
    far(point.x).hypot(far(point.y)) - 2.0 * WALL_FOOT - 2.0
}

/// A street that leaves the border at a right angle and bends towards the square.
fn street(
    scene: &Scene<'_>,
    city: &CityPlan,
    start: Point,
    way: Point,
    square: Point,
) -> Vec<Point> {
    let from = start + way * 4.0;
    let far = from.distance(square);
    let mut line = vec![start];
    if far > 3.0 && (square - from).dot(way) > -1.0 {
        let back = (from - square).unit();
        line.extend(cubic(
            from,
            from + way * (0.45 * far),
            square + back * (0.3 * far),
            square,
            3.0,
        ));
    }
    let inside = |point: &Point| usize::from(scene.raster.owner(index(*point))) == city.segment;
    let end = line.iter().skip(1).position(|point| !inside(point)).map_or(line.len(), |at| at + 1);
    line.truncate(end);
    line
}

/// Streets and squares, paved in light stone or trodden earth.
pub(super) fn paving(scene: &Scene<'_>, towns: &[Town<'_>]) -> String {
    let mut streets = Path::new();
    let mut squares = String::new();
    for town in towns {
        for street in &town.streets {
            streets.line(&bleed_line(&simplify(street, 0.15), BLEED + OVER));
        }
        squares += &use_at("q", town.square);
    }
    streets.stroke(scene.palette().ground_light, 2.0 * HALF_STREET) + &squares
}

/// A square around the origin, drawn once: paving in rings.
pub(crate) fn square_def(scenery: Scenery) -> String {
    let palette = Palette::of(scenery, Look::Painted);
    let rng = &mut Rng::new("square", 1);
    let (mut edge, mut rings) = (Path::new(), Path::new());
    edge.smooth_ring(&blob(Point::default(), SQUARE, 0.05, 9, rng));
    for (radius, count) in [(5.4, 14), (3.0, 8)] {
        rings.circle(Point::default(), radius);
        for i in 0..count {
            let way = Point::towards(core::f32::consts::TAU * (i as f32 + 0.3) / count as f32);
            rings.line(&[way * (radius - 2.2).max(0.8), way * radius]);
        }
    }
    format!(
        "<g id=\"q\">{}{}</g>",
        edge.element(&format!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\".7\"",
            palette.ground_light, palette.ground_dark
        )),
        rings.element(&format!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\".4\" opacity=\".6\"",
            palette.ground_dark
        ))
    )
}
