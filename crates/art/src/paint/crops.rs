//! Sown land: long strips side by side, as villages shared their fields, and orchards.

use core::f32::consts::TAU;

use super::Scene;
use super::field::{anywhere, open};
use crate::curve::{distance, nearest, tangents};
use crate::point::{Point, at};
use crate::rng::Rng;
use crate::svg::{Path, use_near};

/// Ground and furrows of what is sown: young, ripening, ripe, fallow.
const CROPS: [(&str, &str); 4] = [
    ("#a3bd60", "#95b053"),
    ("#bccb78", "#afbf6b"),
    ("#d0cd84", "#c2bf76"),
    ("#b3b672", "#a6a966"),
];

/// Long strips side by side, bent together, along the nearest road.
pub(super) fn strips(scene: &Scene<'_>, rng: &mut Rng, used: &mut Vec<(Point, f32)>) -> String {
    let sizes = [rng.between(17.0, 21.0), rng.between(13.0, 16.0), rng.between(9.5, 12.0)];
    let place = sizes.into_iter().find_map(|radius| {
        let fits = |p: &Point| {
            open(scene, *p, radius * 0.92)
                && used.iter().all(|(other, r)| other.distance(*p) > r + radius)
        };
        (0..40).map(|_| anywhere(rng)).find(fits).map(|p| (p, radius))
    });
    let Some((middle, radius)) = place else { return String::new() };
    used.push((middle, radius));
    let way = along_roads(scene, middle, rng);
    let count = 2 + (radius / 4.6) as usize;
    let (half_long, wide) = (radius * 0.78, radius * 1.2);
    let bend = way.right() * rng.between(-2.6, 2.6);
    // A point of the plot: along the strips and across them, both from -1 to 1.
    let spot = |along: f32, across: f32| {
        middle
            + way * (along * half_long)
            + way.right() * (across * wide / 2.0)
            + bend * (along * along)
    };
    let side = |across: f32, ends: (f32, f32)| -> Vec<Point> {
        (0..=4).map(|i| spot(ends.0 + (ends.1 - ends.0) * i as f32 / 4.0, across)).collect()
    };
    let mut grounds: [(Path, Path); 4] = core::array::from_fn(|_| (Path::rough(), Path::rough()));
    let mut crop = rng.below(4);
    for strip in 0..count {
        let edge = |i: usize| -1.0 + 2.0 * i as f32 / count as f32;
        let (low, high) = (edge(strip), edge(strip + 1));
        let ends = (-1.0 + rng.between(0.0, 0.22), 1.0 - rng.between(0.0, 0.22));
        let (ground, furrows) = &mut grounds[crop];
        let mut ring = side(low, ends);
        ring.extend(side(high, ends).into_iter().rev());
        ground.ring(&ring);
        let inner = (ends.0 + 0.05, ends.1 - 0.05);
        for row in 1..4 {
            furrows.line(&side(low + (high - low) * row as f32 / 4.0, inner));
        }
        crop = (crop + 1 + rng.below(3)) % 4;
    }
    let mut out = String::new();
    for ((ground, furrows), (fill, line)) in grounds.iter().zip(CROPS) {
        out += &ground.element(&format!(
            "fill=\"{fill}\" stroke=\"{line}\" stroke-width=\".7\" stroke-linejoin=\"round\""
        ));
        out += &furrows.stroke(line, 0.5);
    }
    out
}

/// The direction of the nearest road, or any.
fn along_roads(scene: &Scene<'_>, middle: Point, rng: &mut Rng) -> Point {
    let pieces = scene.plan.roads.iter().flat_map(|road| &road.pieces);
    let near = |piece: &&Vec<Point>| distance(piece, middle);
    let any = Point::towards(rng.between(0.0, TAU));
    let way = pieces
        .min_by(|a, b| near(a).total_cmp(&near(b)))
        .map_or(any, |piece| tangents(piece)[nearest(piece, middle)]);
    if rng.chance(0.5) { way } else { way.right() }
}

/// Small trees in rows.
pub(super) fn orchard(
    rng: &mut Rng,
    used: &mut Vec<(Point, f32)>,
    space: impl Fn(&[(Point, f32)], Point, f32) -> bool,
) -> String {
    let Some(heart) = (0..30).map(|_| anywhere(rng)).find(|&p| space(used, p, 9.0)) else {
        return String::new();
    };
    used.push((heart, 9.0));
    let way = Point::towards(rng.between(0.0, TAU));
    let places = [-1.0, 0.0, 1.0].into_iter().flat_map(|x| [-1.0, 0.0, 1.0].map(|y| at(x, y)));
    let mut trees: Vec<Point> =
        places.map(|p| heart + way * (p.x * 5.6) + way.right() * (p.y * 5.6)).collect();
    trees.sort_by(|a, b| a.y.total_cmp(&b.y));
    trees.into_iter().map(|point| use_near("t1", point)).collect()
}
