//! Roads and what they end at.

use aude_engine::tiles::Symbol;

use super::{BLEED, OVER, Scene};
use crate::curve::{along, beside, blob, lengths, simplify, simplify_inner};
use crate::palette::Scenery;
use crate::point::{Point, at};
use crate::polygon::bleed_line;
use crate::raster::HALF_ROAD;
use crate::rng::Rng;
use crate::svg::{Path, use_at};

/// Width of a road with its darker edges, and of the bright middle.
pub(super) const OUTER: f32 = 2.0 * HALF_ROAD;
pub(super) const INNER: f32 = OUTER - 2.6;

/// Lines `off` to the right of the courses of all roads, drawn on beyond the border.
pub(super) fn courses(scene: &Scene<'_>, off: f32, slack: f32, by: f32) -> Path {
    let mut path = Path::new();
    for piece in scene.plan.roads.iter().flat_map(|road| &road.pieces) {
        path.line(&bleed_line(&simplify_inner(&beside(piece, off), slack, 3), by));
    }
    path
}

/// All roads of a tile: edges first, so that joints stay bright; a worn middle, stones beside it.
pub(super) fn roads(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let palette = scene.palette();
    let mut out = courses(scene, 0.0, 0.1, BLEED).stroke(palette.road_edge, OUTER)
        + &courses(scene, 0.0, 0.1, BLEED + OVER).stroke(palette.road, INNER);
    let (mut tracks, mut stones) = (Path::new(), Path::rough());
    for piece in scene.plan.roads.iter().flat_map(|road| &road.pieces) {
        let inner: Vec<_> = piece.iter().copied().filter(|p| p.depth() > 4.0).collect();
        if inner.len() < 4 {
            continue;
        }
        let off = if scene.scenery == Scenery::Mayflower { 2.0 } else { 1.7 };
        for side in [-off, off] {
            tracks.line(&simplify(&beside(&inner, side), 0.2));
        }
        let total = lengths(&inner)[inner.len() - 1];
        for _ in 0..(total / 14.0) as usize {
            let (point, way) = along(&inner, rng.between(0.0, total));
            let side = if rng.chance(0.5) { 1.0 } else { -1.0 };
            stones.square(point + way.right() * (side * rng.between(2.8, 4.0)), 0.8);
        }
    }
    out += &tracks.element(&format!(
        "fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\"",
        palette.road_rut,
        if scene.scenery == Scenery::Mayflower { 1.1 } else { 0.9 }
    ));
    out + &stones.fill(palette.road_edge)
}

/// The green where roads meet; towers and volcanoes are drawn upright later.
pub(super) fn hub(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let Some(hub) = scene.plan.hub.filter(|_| !scene.face.has(Symbol::Volcano)) else {
        return String::new();
    };
    let palette = scene.palette();
    let (mut edge, mut place, mut seam) = (Path::new(), Path::new(), Path::new());
    edge.smooth_ring(&blob(hub.at, hub.radius + 0.6, 0.03, 10, rng));
    place.smooth_ring(&blob(hub.at, hub.radius - 0.8, 0.03, 10, rng));
    for tail in tails(scene, hub.at, hub.radius) {
        seam.line(tail);
    }
    let mut out = edge.fill(palette.road_edge)
        + &place.fill(palette.road)
        + &seam.stroke(palette.road, INNER);
    if scene.face.has(Symbol::Tower) {
        return out;
    }
    let mut green = Path::new();
    green.smooth_ring(&blob(hub.at, 5.2, 0.07, 8, rng));
    out += &green.element(&format!(
        "fill=\"{}\" stroke=\"{}\" stroke-width=\".8\"",
        palette.field_dark, palette.road_edge
    ));
    match rng.below(3) {
        0 => out += &use_at("t7", hub.at),
        1 => {
            out += &use_at("t1", hub.at + at(-1.9, 0.8));
            out += &use_at("t3", hub.at + at(1.4, -0.6));
        }
        _ => out += &use_at("well", hub.at),
    }
    out + &super::roofs::village(scene, hub.at, hub.radius, rng)
}

/// The last steps of roads that end around a point.
pub(super) fn tails<'a>(
    scene: &Scene<'a>,
    hub: Point,
    radius: f32,
) -> impl Iterator<Item = &'a [Point]> {
    let pieces = scene.plan.roads.iter().flat_map(|road| &road.pieces);
    pieces
        .filter(move |piece| piece.last().is_some_and(|p| p.distance(hub) < radius + 1.0))
        .map(|piece| &piece[piece.len().saturating_sub(4)..])
}
