//! The ground: meadow or prairie, ponds, gardens, farmyards.

use core::f32::consts::TAU;

use super::Scene;
use super::field::{QUIET, anywhere};
use crate::curve::{blob, slab};
use crate::layout::Emblem;
use crate::palette::{Look, Palette};
use crate::point::{Point, at};
use crate::rng::Rng;
use crate::svg::Path;

/// The grounds tiles choose from.
const GROUNDS: usize = 8;

/// Plain grounds with large soft patches of other tints and a few brush strokes.
pub(crate) fn ground_defs(look: Look) -> String {
    (0..GROUNDS)
        .map(|index| format!("<g id=\"g{index}\">{}</g>", ground_def(look, index)))
        .collect()
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
        let scaled =
            |factor: f32| ring.iter().map(|&p| inn.at + (p - inn.at) * factor).collect::<Vec<_>>();
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
    out += &path.element(&format!(
        "fill=\"{}\" stroke=\"{}\" stroke-width=\".9\"",
        palette.wall_light, palette.ink
    ));
    out += &lawn
        .element(&format!("fill=\"#bccf83\" stroke=\"{}\" stroke-width=\".7\"", palette.wall_dark));
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
    for (i, way) in
        [at(-0.72, 0.55), at(0.72, 0.55), at(-0.72, -0.5), at(0.74, -0.45)].into_iter().enumerate()
    {
        let centre = middle + way * (radius * 0.66);
        let along = if i % 2 == 0 { at(1.0, 0.0) } else { at(0.0, 1.0) };
        soil.ring(&slab(centre, at(1.0, 0.0), radius * 0.5, radius * 0.42));
        for row in -2..=2 {
            let off = along.right() * (row as f32 * 1.7);
            furrows.line(&[
                centre + off - along * (radius * 0.19),
                centre + off + along * (radius * 0.19),
            ]);
        }
    }
    soil.fill("#b99a5e") + &furrows.stroke("#7f8f45", 0.8)
}
