//! Fields: what grows on them.

use core::f32::consts::TAU;

use aude_engine::tiles::FeatureKind;

use super::Scene;
use super::plants::{SIZES, TREES};
use crate::curve::{beside, slab};
use crate::palette::Look;
use crate::point::{Point, at};
use crate::raster::{self, NOBODY, SIZE, centre, index};
use crate::rng::Rng;
use crate::svg::{Path, use_at};

/// Field variation stays this far from the border, so that any two tiles match.
pub(super) const QUIET: f32 = 6.0;

/// Whether a disc is in the fields, clear of the border and everything standing there.
fn open(scene: &Scene<'_>, point: Point, radius: f32) -> bool {
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
    // The houses of a village around the hub keep their ground.
    let mut used: Vec<(Point, f32)> =
        scene.plan.hub.map(|hub| (hub.at, hub.radius + 10.0)).into_iter().collect();
    let space = |used: &[(Point, f32)], point: Point, radius: f32| {
        open(scene, point, radius)
            && used.iter().all(|(other, r)| other.distance(point) > r + radius)
    };
    if scene.look == Look::Classic {
        for _ in 0..1 + rng.below(2) {
            out += &crop(scene, rng, &mut used);
        }
        for _ in 0..rng.below(4) {
            if let Some(point) = (0..12).map(|_| anywhere(rng)).find(|&p| space(&used, p, 2.6)) {
                out += &use_at("h", point);
                used.push((point, 2.6));
            }
        }
    }
    if rng.chance(0.6) {
        out += &hedge(scene, rng, &mut used);
    }
    let clumps = if scene.look == Look::Classic { 3 + rng.below(3) } else { 1 + rng.below(3) };
    let mut trees: Vec<(Point, usize)> = Vec::new();
    for _ in 0..clumps {
        let Some(heart) = (0..30).map(|_| anywhere(rng)).find(|&p| space(&used, p, 4.5)) else {
            continue;
        };
        for _ in 0..2 + rng.below(4) {
            let point = heart + Point::towards(rng.between(0.0, TAU)) * rng.between(0.0, 8.0);
            let tree = rng.below(TREES);
            let radius = SIZES[tree / 3];
            let apart = trees.iter().all(|(other, _)| other.distance(point) > 3.8);
            if apart && space(&used, point, radius + 0.8) {
                trees.push((point, tree));
            }
        }
    }
    trees.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    used.extend(trees.iter().map(|(point, _)| (*point, 3.5)));
    out += &tufts(scene, rng, &used);
    if scene.look == Look::Classic && rng.chance(0.35) {
        out += &sheep(rng, |p| space(&used, p, 2.6));
    }
    for (point, tree) in trees {
        out += &use_at(&format!("t{tree}"), point);
    }
    out
}

/// A sown patch with rows.
fn crop(scene: &Scene<'_>, rng: &mut Rng, used: &mut Vec<(Point, f32)>) -> String {
    let fits = |p: Point, radius: f32, used: &[(Point, f32)]| {
        open(scene, p, radius) && used.iter().all(|(other, r)| other.distance(p) > r + radius)
    };
    let sizes = [rng.between(10.0, 13.0), rng.between(8.0, 10.0), rng.between(6.0, 8.0)];
    let place = sizes.into_iter().find_map(|radius| {
        (0..25).map(|_| anywhere(rng)).find(|&p| fits(p, radius, used)).map(|p| (p, radius))
    });
    let Some((middle, radius)) = place else { return String::new() };
    used.push((middle, radius + 1.0));
    let way = Point::towards(rng.between(0.0, TAU));
    let (long, wide) = (radius * 1.5, radius * 1.15);
    let count = (wide / 2.0) as usize;
    let corners: Vec<_> = slab(middle, way, long, wide)
        .into_iter()
        .map(|p| p + at(rng.between(-1.0, 1.0), rng.between(-1.0, 1.0)))
        .collect();
    let (mut patch, mut rows) = (Path::new(), Path::new());
    patch.ring(&corners);
    for row in 1..count {
        let share = row as f32 / count as f32;
        let (a, b) = (corners[0].mix(corners[3], share), corners[1].mix(corners[2], share));
        rows.line(&[a.mix(b, 0.06), a.mix(b, 0.94)]);
    }
    let (fill, line) =
        [("#c9cd78", "#b3b660"), ("#b9c76c", "#9fb057"), ("#d3c980", "#bdb068")][rng.below(3)];
    patch.element(&format!(
        "fill=\"{fill}\" stroke=\"{}\" stroke-width=\".5\" stroke-linejoin=\"round\"",
        scene.palette().tuft
    )) + &rows.stroke(line, 0.7)
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
    let mut path = Path::new();
    path.smooth_line(&line);
    let mut shade = Path::new();
    shade.smooth_line(&line.iter().map(|&p| p + at(0.8, 1.0)).collect::<Vec<_>>());
    let mut light = Path::new();
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
        if rng.chance(0.22) && scene.look == Look::Classic {
            out += &use_at(&format!("b{}", rng.below(3)), point);
        } else {
            out += &use_at("w", point);
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
        .map(|point| use_at(if rng.chance(0.5) { "sl" } else { "sr" }, point))
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
    bushes.into_iter().enumerate().map(|(i, point)| use_at(&format!("t{}", i % 3), point)).collect()
}
