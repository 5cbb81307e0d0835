//! The ground of cities and what stands on it.

use super::streets::{self, Town};
use super::{BLEED, Scene, rows};
use crate::curve::blob;
use crate::point::{Point, at};
use crate::polygon::{bleed, ring_contains, simplify_border};
use crate::rng::Rng;
use crate::svg::{Path, use_near};

/// The ground with lighter and darker stretches, then streets.
pub(super) fn ground(scene: &Scene<'_>, towns: &[Town<'_>], rng: &mut Rng) -> String {
    let palette = scene.palette();
    let (mut ground, mut light, mut dark) = (Path::new(), Path::rough(), Path::rough());
    for city in &scene.plan.cities {
        ground.ring(&bleed(&simplify_border(&city.ring, 0.5), BLEED));
        for i in 0..5 {
            let middle = at(rng.between(8.0, 92.0), rng.between(8.0, 92.0));
            let radius = rng.between(4.0, 9.0).min(middle.depth() - 5.0);
            let ring = blob(middle, radius, 0.2, 6, rng);
            if radius > 2.0
                && ring.iter().all(|&p| ring_contains(&city.ring, middle + (p - middle) * 1.5))
            {
                if i % 2 == 0 { &mut light } else { &mut dark }.smooth_ring(&ring);
            }
        }
    }
    ground.fill(palette.ground)
        + &light.element(&format!("fill=\"{}\" opacity=\".5\"", palette.ground_light))
        + &dark.element(&format!("fill=\"{}\" opacity=\".4\"", palette.ground_dark))
        + &streets::paving(scene, towns)
}

/// A landmark, houses in rows along the streets and the walls, trees in what is left.
pub(super) fn houses(scene: &Scene<'_>, towns: &[Town<'_>], rng: &mut Rng) -> String {
    let mut built = Vec::new();
    let (mut landmarks, mut trees) = (String::new(), String::new());
    for town in towns {
        let landmark = landmark(town, rng);
        if let Some(place) = landmark {
            landmarks += &use_near(&format!("k{}", rng.below(super::LANDMARKS)), place);
        }
        rows::build(town, landmark, rows::HOUSES, rng, &mut built);
        trees += &garden_trees(town, landmark, &built, rng);
    }
    rows::paint(scene.palette(), &built, rng) + &landmarks + &trees
}

/// The room a landmark takes.
pub(super) const LANDMARK: f32 = 7.4;

/// Where the one large building of a city stands: by its square, if there is room for it.
pub(super) fn landmark(town: &Town<'_>, rng: &mut Rng) -> Option<Point> {
    let mut best: Option<(f32, Point)> = None;
    let turn = Point::towards(rng.between(0.0, core::f32::consts::TAU));
    for (x, y) in (0..30).flat_map(|y| (0..30).map(move |x| (x, y))) {
        let point = at(6.5 + 3.0 * x as f32, 6.5 + 3.0 * y as f32);
        if point.depth() < LANDMARK + 2.0 || town.room(point) < LANDMARK - 0.8 {
            continue;
        }
        let away = point.distance(town.square);
        let score = away + 0.12 * (point - town.square).dot(turn);
        if best.is_none_or(|(least, _)| score < least) {
            best = Some((score, point));
        }
    }
    best.map(|(_, point)| point)
}

/// A few trees in yards.
fn garden_trees(
    town: &Town<'_>,
    landmark: Option<Point>,
    built: &[rows::Row],
    rng: &mut Rng,
) -> String {
    let mut grown: Vec<Point> = Vec::new();
    for _ in 0..26 {
        let point = at(rng.between(5.0, 95.0), rng.between(5.0, 95.0));
        if grown.len() < 5
            && town.room(point) > 2.0
            && landmark.is_none_or(|place| place.distance(point) > LANDMARK + 1.5)
            && grown.iter().all(|other| other.distance(point) > 5.0)
            && built.iter().flat_map(|row| &row.houses).all(|house| house.far(point) > 2.0)
        {
            grown.push(point);
        }
    }
    grown.into_iter().map(|point| use_near(&format!("t{}", rng.below(3)), point)).collect()
}
