//! The ground and houses of cities.

use aude_engine::tiles::FeatureKind;

use super::{Scene, roofs};
use crate::curve::blob;
use crate::plan::WALL_FOOT;
use crate::point::{Point, at};
use crate::polygon::ring_contains;
use crate::rng::Rng;
use crate::svg::Path;

/// The city's ground with lighter and darker stretches.
pub(super) fn ground(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let palette = scene.palette();
    let (mut ground, mut light, mut dark) = (Path::new(), Path::new(), Path::new());
    for city in &scene.plan.cities {
        ground.ring(&city.ring);
        for i in 0..7 {
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
    let mut squares = Path::new();
    for shape in scene.layout.shapes.iter().filter(|shape| shape.kind == FeatureKind::City) {
        squares.smooth_ring(&blob(shape.spot, 7.8, 0.08, 6, rng));
    }
    let squares = squares.element(&format!(
        "fill=\"{}\" stroke=\"{}\" stroke-width=\".8\" stroke-dasharray=\"1.6 1.3\"",
        palette.ground_light, palette.ground_dark
    ));
    ground.fill(palette.ground)
        + &light.fill(palette.ground_light)
        + &dark.element(&format!("fill=\"{}\" opacity=\".55\"", palette.ground_dark))
        + &squares
}

/// Roofs, packed but clear of walls, borders, figures and marks.
pub(super) fn houses(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let mut all = Vec::new();
    for city in &scene.plan.cities {
        roofs::pack(scene, city, rng, &mut all);
    }
    roofs::paint(scene.palette(), &all, rng)
}

/// Whether a wall corner tower covers the point.
pub(super) fn near_corner(point: Point) -> bool {
    let far = |v: f32| v.min(100.0 - v);
    at(far(point.x), far(point.y)).length() < 2.0 * WALL_FOOT + 2.0
}
