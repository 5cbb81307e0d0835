//! The plain landscape: what is left when a tile has few pixels, and what looks without decoration use.

use aude_engine::tiles::Symbol;

use super::field::is_field;
use super::ground::{rim, square};
use super::road::{courses, tails};
use super::streets::towns;
use super::{OVER, Scene, bridge, city, coast, rows, wall};
use crate::curve::{self, blob, simplify, slab};
use crate::layout::Emblem;
use crate::palette::Look;
use crate::plan::HALF_WALL;
use crate::point::{Point, at};
use crate::polygon::{bleed, simplify_border};
use crate::raster::index;
use crate::rng::Rng;
use crate::svg::Path;

/// How far plain landscapes are drawn beyond the border: a pixel of a small tile is wide.
pub const PLAIN_BLEED: f32 = 1.5;
/// Width of a plain road with its edges, and without.
const ROAD: (f32, f32) = (14.0, 9.5);
/// The shortest roof.
const SHORTEST: f32 = 8.0;
/// Length and width of the large building of a town.
const HALL: (f32, f32) = (13.0, 10.0);

/// The plain landscape of a kind of tile.
pub(crate) fn plain(scene: &Scene<'_>) -> String {
    let palette = scene.palette();
    let rng = &mut Rng::new(scene.face.id, 50);
    let line = if scene.look == Look::Lines { 0.8 } else { 1.3 };
    let inked = |path: &Path, fill: &str, width: f32| {
        path.element(&format!(
            "fill=\"{fill}\" stroke=\"{}\" stroke-width=\"{width}\"",
            palette.ink
        ))
    };
    let mut out = square(palette.flat_field) + &rim(scene, palette.flat_field, PLAIN_BLEED);
    let mut ponds = Path::new();
    for inn in scene.layout.emblems.iter().filter(|placed| placed.emblem == Emblem::Inn) {
        ponds.smooth_ring(&blob(inn.at, 13.0, 0.06, 8, rng));
    }
    out += &inked(&ponds, palette.water, 0.8);
    // Looks that are plain at every size have smooth curves.
    let slack: f32 = if scene.look == Look::Painted { 0.3 } else { 0.06 };
    let mut ground = Path::new();
    for city in &scene.plan.cities {
        ground.ring(&bleed(&simplify_border(&city.ring, slack.max(0.2)), PLAIN_BLEED));
    }
    out += &ground.fill(palette.flat_ground);
    let outer = ROAD.0 - if scene.look == Look::Lines { 2.8 } else { 0.0 };
    if scene.look == Look::Painted {
        out += &courses(scene, 0.0, slack, PLAIN_BLEED).stroke(palette.road_edge, outer);
        out += &courses(scene, 0.0, slack, PLAIN_BLEED + OVER).stroke(palette.road, ROAD.1);
    } else {
        // Edges beside the road, not under it: dark ones would shine through at the border.
        out += &courses(scene, 0.0, slack, PLAIN_BLEED).stroke(palette.road, ROAD.1 + 0.4);
        let edge = (outer - ROAD.1) / 2.0;
        for side in [-1.0, 1.0] {
            let off = side * (ROAD.1 + edge) / 2.0;
            out += &courses(scene, off, slack, PLAIN_BLEED).stroke(palette.road_edge, edge);
        }
    }
    out += &hub(scene);
    out += &buildings(scene, slack, rng);
    let outline = |half: f32| wall::outline(scene, half, slack, PLAIN_BLEED + OVER);
    if scene.look == Look::Lines {
        out += &outline(HALF_WALL - 0.6).fill(palette.ink);
    } else {
        out += &outline(HALF_WALL + 1.0).fill(palette.ink);
        out += &wall::corners(scene).fill(palette.wall);
        out +=
            &wall::middles(scene, slack, PLAIN_BLEED + 2.0 * OVER).stroke(palette.wall_light, 2.2);
    }
    out += &wall::gates(scene);
    out += &bridge::bridge(scene);
    out += &bridge::tunnel(scene);
    if let Some(site) = scene.plan.cloister {
        let mut garden = Path::new();
        garden.circle(site.at, site.radius - 1.0);
        out += &inked(&garden, palette.wall_light, line);
    }
    if scene.look == Look::Painted {
        out += &trees(scene, rng);
    }
    if scene.face.coast {
        out += &coast::plain_shore(scene);
    }
    if scene.look == Look::Lines {
        // White tiles on white paper need a border.
        out +=
            "<path d=\"M.2.2h99.6v99.6H.2z\" fill=\"none\" stroke=\"#888\" stroke-width=\".4\"/>";
    }
    out
}

/// The place where roads end.
fn hub(scene: &Scene<'_>) -> String {
    let Some(hub) = scene.plan.hub.filter(|_| !scene.face.has(Symbol::Volcano)) else {
        return String::new();
    };
    let palette = scene.palette();
    let (mut place, mut seam, mut green) = (Path::new(), Path::new(), Path::new());
    place.circle(hub.at, hub.radius + 0.8);
    for tail in tails(scene, hub.at, hub.radius) {
        seam.line(tail);
    }
    green.circle(hub.at, 5.4);
    let edge = if scene.look == Look::Lines { 1.0 } else { 2.2 };
    place.element(&format!(
        "fill=\"{}\" stroke=\"{}\" stroke-width=\"{edge}\"",
        palette.road, palette.road_edge
    )) + &seam.stroke(palette.road, ROAD.1)
        + &green.element(&format!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"",
            palette.leaf[0],
            palette.road_edge,
            if scene.look == Look::Lines { 0.8 } else { 0.0 }
        ))
}

/// The towns: long roofs along walls and streets, one large building.
fn buildings(scene: &Scene<'_>, slack: f32, rng: &mut Rng) -> String {
    let palette = scene.palette();
    let (mut rows, mut halls) = (Vec::new(), Vec::new());
    for town in towns(scene) {
        let landmark = city::landmark(&town, rng);
        rows::build(&town, landmark, rows::TERRACES, rng, &mut rows);
        halls.extend(landmark);
    }
    let path = if scene.look == Look::Painted { Path::rough } else { Path::new };
    let (mut roofs, mut lit, mut ridges) = (path(), path(), path());
    for row in &rows {
        let [front, back, ridge] = row.lines().map(|line| simplify(&line, slack));
        if curve::lengths(&ridge).last().is_none_or(|length| *length < SHORTEST) {
            continue;
        }
        roofs.ring(&[front, back.into_iter().rev().collect()].concat());
        lit.ring(&simplify(&row.sunny(), slack));
        ridges.line(&ridge);
    }
    let (mut slates, mut bright) = (Path::new(), Path::new());
    for &hall in &halls {
        let [a, b, c, d] = slab(hall, at(1.0, 0.0), HALL.0, HALL.1);
        slates.ring(&[a, b, c, d]);
        bright.ring(&[d, a, b, hall]);
        ridges.line(&[a, c]).line(&[b, d]);
    }
    let (light, shady) = palette.flat_roof;
    let edge = match scene.look {
        Look::Painted => "",
        Look::Contrast => " stroke=\"#1f140c\" stroke-width=\".9\"",
        Look::Lines => " stroke=\"#000\" stroke-width=\".7\"",
    };
    let fill =
        |path: &Path, colour: &str, edge: &str| path.element(&format!("fill=\"{colour}\"{edge}"));
    let mut out = fill(&roofs, shady, edge);
    if scene.look == Look::Lines {
        out += &fill(&slates, palette.slate.1, edge);
        return out + &ridges.stroke(palette.ink, 0.5);
    }
    out += &fill(&lit, light, "");
    out + &fill(&slates, palette.slate.1, edge) + &fill(&bright, palette.slate.0, "")
}

/// Two trees.
fn trees(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let palette = scene.palette();
    let mut grown: Vec<Point> = Vec::new();
    let fits = |point: Point| {
        is_field(scene, point)
            && point.depth() > 9.0
            && scene.layout.free(point) > 6.0
            && (0..8).all(|i| {
                let around = Point::towards(core::f32::consts::TAU * i as f32 / 8.0) * 8.0;
                is_field(scene, point + around)
            })
            && scene.raster.walls.iter().all(|far| far[index(point)] > HALF_WALL + 7.0)
    };
    for _ in 0..60 {
        let point = at(rng.between(9.0, 91.0), rng.between(9.0, 91.0));
        if grown.len() < 2 && fits(point) && grown.iter().all(|other| other.distance(point) > 30.0)
        {
            grown.push(point);
        }
    }
    let (mut crown, mut light) = (Path::new(), Path::new());
    for &point in &grown {
        crown.circle(point, 5.0);
        light.circle(point - at(1.2, 1.4), 2.8);
    }
    crown.fill(palette.leaf[1]) + &light.fill(palette.leaf_light[0])
}
