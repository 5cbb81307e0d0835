//! Roads and what they end at.

use aude_engine::tiles::Symbol;

use super::Scene;
use crate::curve::{beside, blob, simplify, simplify_inner};
use crate::palette::Look;
use crate::point::{Point, at};
use crate::raster::HALF_ROAD;
use crate::rng::Rng;
use crate::svg::{Path, use_at};

/// Width of a road with its darker edges, and of the bright middle.
pub(super) const OUTER: f32 = 2.0 * HALF_ROAD;
pub(super) const INNER: f32 = OUTER - 3.0;

/// All roads of a tile: edges first, so that joints stay bright.
pub(super) fn roads(scene: &Scene<'_>) -> String {
    let mut path = Path::new();
    let mut ruts = Path::new();
    for road in &scene.plan.roads {
        for piece in &road.pieces {
            path.line(&simplify_inner(piece, 0.1, 3));
            rut(piece, scene.look, &mut ruts);
        }
    }
    path.stroke(scene.palette().road_edge, OUTER)
        + &path.stroke(scene.palette().road, INNER)
        + &ruts.element(&format!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-dasharray=\"{}\"",
            scene.palette().road_rut,
            if scene.look == Look::Mayflower { 1.1 } else { 0.9 },
            if scene.look == Look::Mayflower { "14 1.6" } else { "3 5 1.5 4" }
        ))
}

/// Wagon ruts, away from the border.
fn rut(piece: &[Point], look: Look, ruts: &mut Path) {
    let inner: Vec<_> = piece.iter().copied().filter(|p| p.depth() > 4.0).collect();
    if inner.len() > 3 {
        let off = if look == Look::Mayflower { 1.9 } else { 1.3 };
        ruts.line(&simplify(&beside(&inner, off), 0.15));
        ruts.line(&simplify(&beside(&inner, -off), 0.15));
    }
}

/// The green where roads meet; towers and volcanoes are drawn upright later.
pub(super) fn hub(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let Some(hub) = scene.plan.hub.filter(|_| !scene.face.has(Symbol::Volcano)) else {
        return String::new();
    };
    let palette = scene.palette();
    let (mut edge, mut place, mut seam) = (Path::new(), Path::new(), Path::new());
    edge.smooth_ring(&blob(hub.at, hub.radius + 0.6, 0.03, 10, rng));
    place.smooth_ring(&blob(hub.at, hub.radius - 1.0, 0.03, 10, rng));
    for road in &scene.plan.roads {
        for piece in road
            .pieces
            .iter()
            .filter(|piece| piece.last().is_some_and(|p| p.distance(hub.at) < hub.radius + 1.0))
        {
            let tail = &piece[piece.len().saturating_sub(4)..];
            seam.line(tail);
        }
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
