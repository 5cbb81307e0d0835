//! Fields: the ground and what grows on it.

use core::f32::consts::TAU;

use aude_engine::tiles::FeatureKind;

use super::Scene;
use crate::curve::{beside, blob, slab};
use crate::layout::Emblem;
use crate::palette::{Look, Palette};
use crate::point::{Point, at};
use crate::raster::{NOBODY, index};
use crate::rng::Rng;
use crate::svg::{Path, use_at};

/// Field variation stays this far from the border, so that any two tiles match.
const QUIET: f32 = 6.0;
const TREES: usize = 9;
const SIZES: [f32; 3] = [2.7, 3.6, 4.6];

/// The trees every tile uses: three sizes in three tints.
pub(crate) fn tree_defs(look: Look) -> String {
    let palette = Palette::of(look);
    let mut out = small_defs(palette);
    for tree in 0..TREES {
        let mut rng = Rng::new("tree", tree as u64);
        let radius = SIZES[tree / 3];
        let mut crown = Path::new();
        crown.smooth_ring(&blob(at(0.0, 0.0), radius, 0.12, 8, &mut rng));
        let mut light = Path::new();
        let lit = at(-0.25, -0.28) * radius;
        light.smooth_ring(&blob(lit, radius * 0.55, 0.2, 6, &mut rng));
        let mut shade = Path::new();
        shade.smooth_ring(&blob(at(0.35, 0.42) * radius, radius, 0.08, 8, &mut rng));
        out += &format!(
            "<g id=\"t{tree}\">{}{}{}</g>",
            shade.element(&format!("fill=\"{}\" opacity=\".28\"", palette.shade)),
            crown.fill(palette.leaf[tree % 3]),
            light.fill(palette.leaf_light[tree % 3]),
        );
    }
    out
}

/// Whether a disc lies in the fields, quiet border and all that stands there left free.
fn open(scene: &Scene<'_>, point: Point, radius: f32) -> bool {
    is_field(scene, point)
        && point.depth() > QUIET + radius
        && scene.layout.free(point) > radius
        && (0..8).all(|i| is_field(scene, point + Point::towards(TAU * i as f32 / 8.0) * (radius + 1.5)))
}

fn is_field(scene: &Scene<'_>, point: Point) -> bool {
    let owner = scene.raster.owner(index(point));
    owner != NOBODY && scene.face.segments[usize::from(owner)].kind == FeatureKind::Field
}

fn anywhere(rng: &mut Rng) -> Point {
    at(rng.between(QUIET, 100.0 - QUIET), rng.between(QUIET, 100.0 - QUIET))
}

/// The grounds tiles choose from.
const GROUNDS: usize = 8;

/// Plain grounds with large soft blobs of other tints and a few strokes of the brush.
pub(crate) fn ground_defs(look: Look) -> String {
    (0..GROUNDS).map(|index| format!("<g id=\"g{index}\">{}</g>", ground_def(look, index))).collect()
}

fn ground_def(look: Look, index: usize) -> String {
    let (palette, rng) = (Palette::of(look), &mut Rng::new("ground", index as u64));
    let mut out = format!("<path d=\"M0 0h100v100H0z\" fill=\"{}\"/>", palette.field);
    let (mut light, mut dark, mut strokes) = (Path::new(), Path::new(), Path::new());
    for i in 0..9 {
        let radius = rng.between(9.0, 24.0);
        let middle = anywhere(rng);
        let room = middle.depth() - QUIET;
        if room > 5.0 {
            let ring = blob(middle, radius.min(room), 0.24, 8, rng);
            if i % 2 == 0 { &mut light } else { &mut dark }.smooth_ring(&ring);
        }
    }
    for _ in 0..26 {
        let from = anywhere(rng);
        let way = Point::towards(rng.between(-0.5, 0.3)) * rng.between(2.5, 6.0);
        if (from + way).depth() > QUIET && from.depth() > QUIET {
            strokes.smooth_line(&[from, from + way * 0.5 + way.right() * 0.12, from + way]);
        }
    }
    out += &light.element(&format!("fill=\"{}\" opacity=\".8\"", palette.field_light));
    out += &dark.element(&format!("fill=\"{}\" opacity=\".7\"", palette.field_dark));
    out += &strokes.element(&format!(
        "fill=\"none\" stroke=\"{}\" stroke-width=\"1\" stroke-linecap=\"round\" opacity=\".55\"",
        palette.field_light
    ));
    out
}

/// The ground of a copy of a tile.
pub(super) fn ground(rng: &mut Rng) -> String {
    format!("<use href=\"#g{}\"/>", rng.below(GROUNDS))
}

/// Ponds under inns.
pub(super) fn waters(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let palette = scene.palette();
    let mut out = String::new();
    for inn in scene.layout.emblems.iter().filter(|placed| placed.emblem == Emblem::Inn) {
        let ring = blob(inn.at, 9.6, 0.1, 9, rng);
        let (mut shore, mut water, mut ripples) = (Path::new(), Path::new(), Path::new());
        let scaled = |factor: f32| ring.iter().map(|&p| inn.at + (p - inn.at) * factor).collect::<Vec<_>>();
        shore.smooth_ring(&scaled(1.08));
        water.smooth_ring(&scaled(0.97));
        for (x, y, w) in [(-6.0, 4.5, 4.0), (1.5, 6.5, 3.5), (3.0, -6.0, 3.5)] {
            ripples.line(&[inn.at + at(x, y), inn.at + at(x + w, y)]);
        }
        out += &shore.fill(palette.road_edge);
        out += &water.fill(palette.water);
        out += &ripples.element(&format!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\".8\" stroke-linecap=\"round\"",
            palette.water_light
        ));
    }
    out
}

/// The walled garden of a cloister, or the yard and plots of a farm.
pub(super) fn garden(scene: &Scene<'_>) -> String {
    let Some(site) = scene.plan.cloister else { return String::new() };
    let palette = scene.palette();
    let mut rng = Rng::new(scene.face.id, 3);
    let ring = blob(site.at, site.radius - 1.0, 0.025, 12, &mut rng);
    let (mut path, mut shade) = (Path::new(), Path::new());
    path.smooth_ring(&ring);
    shade.smooth_ring(&ring.iter().map(|&p| p + at(1.4, 1.6)).collect::<Vec<_>>());
    let mut out = shade.element(&format!("fill=\"{}\" opacity=\".25\"", palette.shade));
    let inner: Vec<_> = ring.iter().map(|&p| site.at + (p - site.at) * 0.86).collect();
    let mut lawn = Path::new();
    lawn.smooth_ring(&inner);
    if scene.look == Look::Mayflower {
        out += &path.element(&format!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\"1\" stroke-dasharray=\"2.6 1.2\"",
            palette.ground_light, palette.wall_dark
        ));
        return out + &plots(site.at, site.radius);
    }
    out += &path.element(&format!("fill=\"{}\" stroke=\"{}\" stroke-width=\".9\"", palette.wall_light, palette.ink));
    out += &lawn.element(&format!("fill=\"#bccf83\" stroke=\"{}\" stroke-width=\".7\"", palette.wall_dark));
    let mut beds = Path::new();
    for i in 0..8 {
        let way = Point::towards(TAU * (i as f32 + 0.5) / 8.0);
        let bed = slab(site.at + way * (site.radius * 0.66), way.right(), site.radius * 0.34, 2.4);
        beds.ring(&bed);
    }
    out + &beds.element("fill=\"#8fab55\"")
}

/// Furrowed plots around a farmyard.
fn plots(middle: Point, radius: f32) -> String {
    let (mut soil, mut furrows) = (Path::new(), Path::new());
    for (i, way) in [at(-0.72, 0.55), at(0.72, 0.55), at(-0.72, -0.5), at(0.74, -0.45)].into_iter().enumerate() {
        let centre = middle + way * (radius * 0.66);
        let along = if i % 2 == 0 { at(1.0, 0.0) } else { at(0.0, 1.0) };
        soil.ring(&slab(centre, at(1.0, 0.0), radius * 0.5, radius * 0.42));
        for row in -2..=2 {
            let off = along.right() * (row as f32 * 1.7);
            furrows.line(&[centre + off - along * (radius * 0.19), centre + off + along * (radius * 0.19)]);
        }
    }
    soil.fill("#b99a5e") + &furrows.stroke("#7f8f45", 0.8)
}

/// Crops, hedges, trees, tufts, flowers and sheep.
pub(super) fn growth(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let mut out = String::new();
    let mut used: Vec<(Point, f32)> = Vec::new();
    let space = |used: &[(Point, f32)], point: Point, radius: f32| {
        open(scene, point, radius) && used.iter().all(|(other, r)| other.distance(point) > r + radius)
    };
    if scene.look == Look::Classic {
        for _ in 0..1 + rng.below(2) {
            out += &crop(scene, rng, &mut used);
        }
    }
    if rng.chance(0.6) {
        out += &hedge(scene, rng, &mut used);
    }
    let clumps = if scene.look == Look::Classic { 3 + rng.below(3) } else { 1 + rng.below(3) };
    let mut trees: Vec<(Point, usize)> = Vec::new();
    for _ in 0..clumps {
        let Some(heart) = (0..30).map(|_| anywhere(rng)).find(|&p| space(&used, p, 4.5)) else { continue };
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
    let place = sizes
        .into_iter()
        .find_map(|radius| (0..25).map(|_| anywhere(rng)).find(|&p| fits(p, radius, used)).map(|p| (p, radius)));
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
    let (fill, line) = [("#c9cd78", "#b3b660"), ("#b9c76c", "#9fb057"), ("#d3c980", "#bdb068")][rng.below(3)];
    patch.element(&format!("fill=\"{fill}\" stroke=\"{}\" stroke-width=\".5\" stroke-linejoin=\"round\"", scene.palette().tuft))
        + &rows.stroke(line, 0.7)
}

/// A bushy line.
fn hedge(scene: &Scene<'_>, rng: &mut Rng, used: &mut Vec<(Point, f32)>) -> String {
    let start = (0..40).map(|_| anywhere(rng)).find(|&p| open(scene, p, 2.5));
    let Some(mut point) = start else { return String::new() };
    let mut angle = rng.between(0.0, TAU);
    let mut line = Vec::new();
    while line.len() < 12 && open(scene, point, 1.8) && used.iter().all(|(p, r)| p.distance(point) > r + 2.0) {
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
        format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\"{more}")
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

/// Tufts, blooms and sheep, drawn once.
fn small_defs(palette: &Palette) -> String {
    let rng = &mut Rng::new("small", 1);
    let mut blades = Path::new();
    for (x, lean) in [(-0.9, -0.6), (0.0, 0.1), (0.9, 0.7)] {
        blades.line(&[at(x, 0.8), at(x + lean, -1.0)]);
    }
    let tuft = format!("id=\"w\" fill=\"none\" stroke=\"{}\" stroke-width=\".6\" stroke-linecap=\"round\"", palette.tuft);
    let mut out = blades.element(&tuft);
    for (index, colour) in ["#f4ecd0", "#e9c84f", "#d9714f"].into_iter().enumerate() {
        let mut bloom = Path::new();
        for _ in 0..4 {
            bloom.circle(at(rng.between(-1.8, 1.8), rng.between(-1.5, 1.5)), 0.5);
        }
        out += &bloom.element(&format!("id=\"b{index}\" fill=\"{colour}\""));
    }
    for (id, face) in [("sl", -1.0), ("sr", 1.0)] {
        let (mut wool, mut head) = (Path::new(), Path::new());
        wool.smooth_ring(&blob(at(0.0, 0.0), 2.1, 0.14, 7, rng));
        head.circle(at(2.0 * face, -0.4), 1.0);
        out += &format!(
            "<g id=\"{id}\"><ellipse cx=\".6\" cy=\".9\" rx=\"2.5\" ry=\"1.6\" fill=\"{}\" opacity=\".25\"/>{}{}</g>",
            palette.shade,
            wool.element("fill=\"#f6f1e2\" stroke=\"#b9ae94\" stroke-width=\".4\""),
            head.fill("#5b4a3c")
        );
    }
    out
}

/// One to three sheep.
fn sheep(rng: &mut Rng, space: impl Fn(Point) -> bool) -> String {
    let Some(heart) = (0..40).map(|_| anywhere(rng)).find(|&p| space(p)) else { return String::new() };
    let mut flock: Vec<Point> = vec![heart];
    for _ in 0..4 {
        let point = heart + Point::towards(rng.between(0.0, TAU)) * rng.between(5.0, 8.0);
        if flock.len() < 3 && space(point) && flock.iter().all(|p| p.distance(point) > 4.8) {
            flock.push(point);
        }
    }
    flock.into_iter().map(|point| use_at(if rng.chance(0.5) { "sl" } else { "sr" }, point)).collect()
}
