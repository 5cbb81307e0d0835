//! The ground: meadow or prairie, ponds, gardens, farmyards.

use core::f32::consts::TAU;

use aude_engine::Side;
use aude_engine::tiles::FeatureKind;

use super::field::{QUIET, anywhere};
use super::{BLEED, Scene};
use crate::curve::{blob, slab};
use crate::layout::Emblem;
use crate::palette::{Look, Palette, Scenery};
use crate::plan::SHORE_LINE;
use crate::point::{Point, TILE, at, corner, inward};
use crate::rng::Rng;
use crate::svg::Path;

/// The grounds tiles choose from.
const GROUNDS: usize = 3;

/// Grounds with large soft blobs of other tints, and grass that lies in drifts.
pub(crate) fn ground_defs(scenery: Scenery) -> String {
    (0..GROUNDS)
        .map(|index| format!("<g id=\"g{index}\">{}</g>", ground_def(scenery, index)))
        .collect()
}

fn ground_def(scenery: Scenery, index: usize) -> String {
    let palette = Palette::of(scenery, Look::Painted);
    let rng = &mut Rng::new("ground", index as u64);
    let mut out = square(palette.field);
    let (mut light, mut dark) = (Path::rough(), Path::rough());
    for i in 0..9 {
        let radius = rng.between(9.0, 24.0);
        let middle = anywhere(rng);
        let room = middle.depth() - QUIET;
        if room > 5.0 {
            let ring = blob(middle, radius.min(room), 0.24, 8, rng);
            if i % 2 == 0 { &mut light } else { &mut dark }.smooth_ring(&ring);
        }
    }
    out += &light.element(&format!("fill=\"{}\" opacity=\".8\"", palette.field_light));
    out += &dark.element(&format!("fill=\"{}\" opacity=\".7\"", palette.field_dark));
    let (mut sunny, mut shady) = (Path::rough(), Path::rough());
    for i in 0..24 {
        drift(rng, if i % 3 == 0 { &mut sunny } else { &mut shady });
    }
    let blades = |path: &Path, colour: &str, opacity: &str| {
        path.element(&format!(
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\".7\" stroke-linecap=\"round\" opacity=\"{opacity}\""
        ))
    };
    out + &blades(&shady, palette.tuft, ".42") + &blades(&sunny, palette.field_light, ".9")
}

/// A whole tile of one colour.
pub(super) fn square(colour: &str) -> String {
    format!("<path d=\"M0 0h100v100H0z\" fill=\"{colour}\"/>")
}

/// The field beyond the border, where nothing else crosses it.
pub(super) fn rim(scene: &Scene<'_>, colour: &str, by: f32) -> String {
    let mut path = Path::new();
    let has = |kind: FeatureKind, side: Side| {
        scene.face.of(kind).any(|(_, segment)| segment.sides.has(side))
    };
    // East of a coast space there is water, and its northern and southern side end at it.
    let is_land =
        |&side: &Side| !(has(FeatureKind::City, side) || scene.face.coast && side == Side::East);
    for side in Side::ALL.into_iter().filter(is_land) {
        let along = corner(side.after()) - corner(side);
        let mut strip = |from: f32, to: f32| {
            let (a, b) = (corner(side) + along * from, corner(side) + along * to);
            // From a little inside, or a hairline would be left at the border itself.
            let (low, out) = (inward(side) * 1.5, -inward(side) * by);
            path.ring(&[a + low, b + low, b + out, a + out]);
        };
        if has(FeatureKind::Road, side) {
            strip(0.0, 0.445);
            strip(0.555, 1.0);
        } else if scene.face.coast && side == Side::North {
            strip(0.0, SHORE_LINE / TILE);
        } else if scene.face.coast && side == Side::South {
            strip(1.0 - SHORE_LINE / TILE, 1.0);
        } else {
            strip(0.0, 1.0);
        }
    }
    path.fill(colour)
}

/// A drift of grass: short strokes that lie one way.
fn drift(rng: &mut Rng, path: &mut Path) {
    let (heart, lean) = (anywhere(rng), rng.between(-0.5, 0.5));
    let flow = Point::towards(rng.between(0.0, TAU));
    for _ in 0..10 {
        let along = rng.between(-9.0, 9.0);
        let from = heart + flow * along + flow.right() * rng.between(-3.0, 3.0);
        let tip = from + at(lean, -1.0) * rng.between(1.0, 1.9);
        if from.depth() > QUIET && tip.depth() > QUIET {
            path.line(&[from, tip]);
        }
    }
}

/// The ground of a copy of a tile.
pub(super) fn ground(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let (ground, turns) = (rng.below(GROUNDS), rng.below(4));
    format!("<use href=\"#g{ground}\" transform=\"rotate({} 50 50)\"/>", 90 * turns)
        + &rim(scene, scene.palette().field, BLEED)
}

/// Ponds under inns.
pub(super) fn waters(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let palette = scene.palette();
    let mut out = String::new();
    for inn in scene.layout.emblems.iter().filter(|placed| placed.emblem == Emblem::Inn) {
        let ring = blob(inn.at, 11.4, 0.1, 9, rng);
        let (mut shore, mut water, mut ripples) = (Path::new(), Path::new(), Path::new());
        let scaled =
            |factor: f32| ring.iter().map(|&p| inn.at + (p - inn.at) * factor).collect::<Vec<_>>();
        shore.smooth_ring(&scaled(1.08));
        water.smooth_ring(&scaled(0.97));
        for (x, y, w) in [(-8.0, -5.5, 4.0), (1.0, 8.6, 4.5), (3.0, -8.2, 3.5), (-9.6, 0.5, 2.5)] {
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
    if scene.scenery == Scenery::Mayflower {
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
