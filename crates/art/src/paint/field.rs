//! Fields: what grows on them.

use core::f32::consts::TAU;

use aude_engine::tiles::FeatureKind;

use super::plants::{SIZES, TREES};
use super::roofs::VILLAGE;
use super::{Scene, crops};
use crate::curve::beside;
use crate::palette::Scenery;
use crate::point::{Point, at};
use crate::raster::{self, HALF_ROAD, NOBODY, SIZE, centre, index};
use crate::rng::Rng;
use crate::svg::{Path, use_near};

/// Field variation stays this far from the border, so that any two tiles match.
pub(super) const QUIET: f32 = 6.0;

/// Whether a disc lies in the fields, quiet border and all that stands there left free.
pub(super) fn open(scene: &Scene<'_>, point: Point, radius: f32) -> bool {
    is_field(scene, point)
        && point.depth() > QUIET + radius
        && scene.layout.free(point) > radius
        && (0..8)
            .all(|i| is_field(scene, point + Point::towards(TAU * i as f32 / 8.0) * (radius + 1.5)))
}

pub(super) fn is_field(scene: &Scene<'_>, point: Point) -> bool {
    let owner = scene.raster.owner(index(point));
    owner != NOBODY && scene.face.segments[usize::from(owner)].kind == FeatureKind::Field
}

pub(super) fn anywhere(rng: &mut Rng) -> Point {
    at(rng.between(QUIET, 100.0 - QUIET), rng.between(QUIET, 100.0 - QUIET))
}

/// Crops, hedges, trees, tufts, flowers and sheep.
pub(super) fn growth(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let mut out = boundary(scene);
    let mut used = village_ground(scene);
    let space = |used: &[(Point, f32)], point: Point, radius: f32| {
        open(scene, point, radius)
            && used.iter().all(|(other, r)| other.distance(point) > r + radius)
    };
    let classic = scene.scenery == Scenery::Classic;
    if classic {
        for _ in 0..1 + rng.below(3) {
            out += &crops::strips(scene, rng, &mut used);
        }
        if rng.chance(0.35) {
            out += &crops::orchard(rng, &mut used, space);
        }
    }
    if rng.chance(0.6) {
        out += &hedge(scene, rng, &mut used);
    }
    let clumps = if classic { 2 + rng.below(3) } else { 1 + rng.below(3) };
    let mut trees: Vec<(Point, usize)> = Vec::new();
    for _ in 0..clumps {
        let Some(heart) = (0..30).map(|_| anywhere(rng)).find(|&p| space(&used, p, 4.5)) else {
            continue;
        };
        for _ in 0..3 + rng.below(5) {
            let point = heart + Point::towards(rng.between(0.0, TAU)) * rng.between(0.0, 8.0);
            let tree = rng.below(TREES);
            let radius = SIZES[tree / 3];
            let apart = trees.iter().all(|(other, _)| other.distance(point) > 3.4);
            if apart && space(&used, point, radius + 0.8) {
                trees.push((point, tree));
            }
        }
    }
    trees.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    used.extend(trees.iter().map(|(point, _)| (*point, 3.5)));
    out += &tufts(scene, rng, &used);
    if classic && rng.chance(0.35) {
        out += &sheep(rng, |p| space(&used, p, 2.6));
    }
    for (point, tree) in trees {
        out += &use_near(&format!("t{tree}"), point);
    }
    out
}

/// Where the houses of a village stand: beside the roads, near the place where they meet.
fn village_ground(scene: &Scene<'_>) -> Vec<(Point, f32)> {
    let Some(hub) = scene.plan.hub else { return Vec::new() };
    let roads = scene.plan.roads.iter().flat_map(|road| &road.pieces).flatten();
    let near = roads.filter(|point| point.distance(hub.at) < hub.radius + VILLAGE);
    near.map(|&point| (point, HALF_ROAD + 9.5)).collect()
}

/// A bushy line.
fn hedge(scene: &Scene<'_>, rng: &mut Rng, used: &mut Vec<(Point, f32)>) -> String {
    let start = (0..40).map(|_| anywhere(rng)).find(|&p| open(scene, p, 2.5));
    let Some(mut point) = start else { return String::new() };
    let mut angle = rng.between(0.0, TAU);
    let mut line = Vec::new();
    while line.len() < 12
        && open(scene, point, 1.8)
        && used.iter().all(|(p, r)| p.distance(point) > r + 2.0)
    {
        line.push(point);
        angle += rng.between(-0.25, 0.25);
        point = point + Point::towards(angle) * 2.2;
    }
    if line.len() < 5 {
        return String::new();
    }
    used.extend(line.iter().map(|&p| (p, 1.8)));
    let palette = scene.palette();
    let mut path = Path::rough();
    path.smooth_line(&line);
    let mut shade = Path::rough();
    shade.smooth_line(&line.iter().map(|&p| p + at(0.8, 1.0)).collect::<Vec<_>>());
    let mut light = Path::rough();
    light.smooth_line(&beside(&line, -0.4));
    let round = |colour: &str, width: &str, more: &str| {
        format!(
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\"{more}"
        )
    };
    shade.element(&round(palette.shade, "2.4", " opacity=\".22\""))
        + &path.element(&round(palette.hedge, "2.4", ""))
        + &light.element(&round(palette.leaf_light[1], "1.1", " stroke-dasharray=\".2 2.3\""))
}

/// Blades of grass and flowers.
fn tufts(scene: &Scene<'_>, rng: &mut Rng, used: &[(Point, f32)]) -> String {
    let mut out = String::new();
    for _ in 0..16 {
        let point = anywhere(rng);
        if !open(scene, point, 1.5) || used.iter().any(|(p, r)| p.distance(point) < r + 1.5) {
            continue;
        }
        if rng.chance(0.22) && scene.scenery == Scenery::Classic {
            out += &use_near(&format!("b{}", rng.below(3)), point);
        } else {
            out += &use_near("w", point);
        }
    }
    out
}

/// One to three sheep.
fn sheep(rng: &mut Rng, space: impl Fn(Point) -> bool) -> String {
    let Some(heart) = (0..40).map(|_| anywhere(rng)).find(|&p| space(p)) else {
        return String::new();
    };
    let mut flock: Vec<Point> = vec![heart];
    for _ in 0..4 {
        let point = heart + Point::towards(rng.between(0.0, TAU)) * rng.between(5.0, 8.0);
        if flock.len() < 3 && space(point) && flock.iter().all(|p| p.distance(point) > 4.8) {
            flock.push(point);
        }
    }
    flock
        .into_iter()
        .map(|point| use_near(if rng.chance(0.5) { "sl" } else { "sr" }, point))
        .collect()
}

/// Bushes where two fields meet that nothing else separates.
fn boundary(scene: &Scene<'_>) -> String {
    let mut bushes: Vec<Point> = Vec::new();
    for square in 0..SIZE * SIZE {
        let (here, point) = (scene.raster.owner(square), centre(square));
        if !is_field(scene, point) || bushes.iter().any(|bush| bush.distance(point) < 3.4) {
            continue;
        }
        let other =
            |other: usize| scene.raster.owner(other) != here && is_field(scene, centre(other));
        if point.depth() > 3.0 && raster::beside(square).any(other) {
            bushes.push(point);
        }
    }
    bushes
        .into_iter()
        .enumerate()
        .map(|(i, point)| use_near(&format!("t{}", i % 3), point))
        .collect()
}
