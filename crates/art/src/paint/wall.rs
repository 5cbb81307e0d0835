//! City walls: a stone walk between two parapets that catch the light, or a palisade of logs.

use super::road::OUTER;
use super::roofs::SUN;
use super::{BLEED, OVER, PLAIN_BLEED, Scene};
use crate::curve::{
    along, beside, distance, lengths, ribbon, simplify, simplify_inner, slab, tangents,
};
use crate::palette::Scenery;
use crate::plan::{CityPlan, HALF_WALL, TIP, WALL_FOOT};
use crate::point::{Point, at};
use crate::polygon::{bleed, clip, outward};
use crate::svg::{Path, use_at};

/// Half the thickness of a wall with its ink lines, and without. At the border, which walls meet at 45
/// degrees, both end at a whole tenth of a unit, as paths are written: so all walls end alike.
const INKED: f32 = 2.64;
const STONE: f32 = 1.72;
/// How far from the border light and merlons begin: at it all walls look alike.
const QUIET: f32 = 5.0;

/// All walls of a tile.
pub(super) fn walls(scene: &Scene<'_>) -> String {
    let palette = scene.palette();
    let mut shade = Path::new();
    let mut tops = String::new();
    let (mut merlons, mut light, mut dark) = (Path::new(), Path::new(), Path::new());
    for city in &scene.plan.cities {
        for wall in &city.walls {
            shade.ring(&clip(&ribbon(&shadow(wall), 2.0 * HALF_WALL + 0.6), 0.0));
            let inner = quiet(wall);
            if inner.len() > 2 {
                if scene.scenery == Scenery::Classic {
                    merlons.line(&simplify(&beside(&inner, -HALF_WALL - 0.1), 0.12));
                    parapets(&inner, &mut light, &mut dark);
                } else {
                    merlons.line(&simplify(&inner, 0.12));
                }
            }
            if scene.scenery == Scenery::Classic {
                tops += &towers(scene, city, wall);
            }
        }
        if scene.scenery == Scenery::Classic {
            for &tip in &city.tips {
                let way = (Point::CENTRE - tip).unit();
                tops += &use_at("turret", tip + way * (TIP + 1.0));
            }
        }
    }
    let mut out = shade.element(&format!("fill=\"{}\" opacity=\".28\"", palette.shade));
    let dashed = |path: &Path, colour: &str, width: f32, dash: &str| {
        path.element(&format!(
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\"{dash}\""
        ))
    };
    if scene.scenery == Scenery::Classic {
        out += &dashed(&merlons, palette.ink, 2.4, "3.4 1.8");
    }
    out += &outline(scene, INKED, 0.12, BLEED + OVER).fill(palette.ink);
    out += &outline(scene, STONE, 0.12, BLEED + 2.0 * OVER).fill(palette.wall);
    if scene.scenery == Scenery::Classic {
        out += &dashed(&merlons, palette.wall, 1.5, "2.6 2.6\" stroke-dashoffset=\"-.4");
        out += &light.stroke(palette.wall_light, 1.2);
        out += &dark.stroke(palette.wall_dark, 1.1);
    } else {
        let logs = |colour: &str, width: f32| {
            merlons.element(&format!(
                "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-dasharray=\".1 2.5\""
            ))
        };
        out += &logs(palette.wall_dark, 3.1);
        out += &logs(palette.wall_light, 1.9);
    }
    out += &gates(scene);
    out + &tops
}

/// All walls and the towers in corners, `half` thick on each side of their middle, `by` over the border,
/// their points `slack` from the smooth curve at most.
pub(super) fn outline(scene: &Scene<'_>, half: f32, slack: f32, by: f32) -> Path {
    let mut path = Path::new();
    for city in &scene.plan.cities {
        for wall in &city.walls {
            let full = extended(wall, [city.tips.is_empty(); 2]);
            path.ring(&bleed(&clip(&simplify_ring(&full, half, slack), 0.0), by));
        }
        for &corner in &city.inner_corners {
            quarter(corner, WALL_FOOT + half * core::f32::consts::SQRT_2, by, &mut path);
        }
        for &tip in &city.tips {
            let way = (Point::CENTRE - tip).unit();
            // Narrow enough to leave the border of the fields beside it untouched.
            let from = if half > HALF_WALL { 0.0 } else { 2.2 };
            let (base, side) = (tip + way * (TIP + 1.0), way.right() * (HALF_WALL + half));
            path.ring(&[tip + way * from, base + side, base - side]);
        }
    }
    path
}

/// The wall drawn a little beyond the border, to be cut off there.
fn extended(wall: &[Point], ends: [bool; 2]) -> Vec<Point> {
    let last = wall.len() - 1;
    let mut line = Vec::with_capacity(wall.len() + 2);
    if ends[0] || wall[0].depth() < 0.1 {
        line.push(wall[0] + (wall[0] - wall[1]).unit() * 8.0);
    }
    line.extend_from_slice(wall);
    if ends[1] || wall[last].depth() < 0.1 {
        line.push(wall[last] + (wall[last] - wall[last - 1]).unit() * 8.0);
    }
    line
}

fn simplify_ring(line: &[Point], half: f32, slack: f32) -> Vec<Point> {
    let mut ring = simplify_inner(&beside(line, half), slack, 4);
    ring.extend(simplify_inner(&beside(line, -half), slack, 4).into_iter().rev());
    ring
}

/// The tops of towers in corners.
pub(super) fn corners(scene: &Scene<'_>) -> Path {
    let mut path = Path::new();
    for &corner in scene.plan.cities.iter().flat_map(|city| &city.inner_corners) {
        quarter(corner, WALL_FOOT + 1.0, PLAIN_BLEED + 2.0 * OVER, &mut path);
    }
    path
}

/// The middles of all walls, drawn on beyond the border.
pub(super) fn middles(scene: &Scene<'_>, slack: f32, by: f32) -> Path {
    let mut path = Path::new();
    for wall in scene.plan.cities.iter().flat_map(|city| &city.walls) {
        let mut line = simplify(wall, slack);
        for end in [0, line.len() - 1] {
            let point = line[end];
            if point.depth() < 0.05 {
                line.insert(if end == 0 { 0 } else { line.len() }, outward(point, by));
            }
        }
        path.line(&line);
    }
    path
}

/// The wall moved to the south-east, except near its ends.
fn shadow(wall: &[Point]) -> Vec<Point> {
    let lengths = lengths(wall);
    let total = lengths[lengths.len() - 1];
    let fade = |s: f32| ((s.min(total - s) - 4.0) / 12.0).clamp(0.0, 1.0);
    let cast = wall.iter().zip(lengths).map(|(&p, s)| p + at(1.7, 1.9) * fade(s));
    simplify_inner(&cast.collect::<Vec<_>>(), 0.3, 4)
}

/// The wall away from the border.
fn quiet(wall: &[Point]) -> Vec<Point> {
    let lengths = lengths(wall);
    let total = lengths[wall.len() - 1];
    let inside = |s: f32| s > QUIET && s < total - QUIET;
    wall.iter().zip(&lengths).filter(|(_, s)| inside(**s)).map(|(&point, _)| point).collect()
}

/// The edge of the wall towards the sun is light, the other one dark; where the wall runs towards the
/// sun neither is.
fn parapets(wall: &[Point], light: &mut Path, dark: &mut Path) {
    let facing: Vec<_> = tangents(wall)
        .into_iter()
        .map(|way| {
            // The city is on the right: the left side is the outside.
            let sun = -way.right().dot(SUN);
            if sun.abs() < 0.12 { 0.0 } else { sun.signum() }
        })
        .collect();
    let mut start = 0;
    for end in 1..=wall.len() {
        if end < wall.len() && facing[end] == facing[start] {
            continue;
        }
        let stretch = &wall[start..(end + 1).min(wall.len())];
        if facing[start] != 0.0 && stretch.len() > 2 {
            let edge = facing[start] * (HALF_WALL - 0.9);
            light.line(&simplify(&beside(stretch, -edge), 0.12));
            dark.line(&simplify(&beside(stretch, edge), 0.12));
        }
        start = end;
    }
}

/// Round towers along a wall, away from gates, tips and the walls of other cities.
fn towers(scene: &Scene<'_>, city: &CityPlan, wall: &[Point]) -> String {
    let total = lengths(wall)[wall.len() - 1];
    let count = (total / 38.0).round().max(1.0) as usize;
    let others = || {
        scene
            .plan
            .cities
            .iter()
            .filter(|other| other.segment != city.segment)
            .flat_map(|other| &other.walls)
    };
    let mut out = String::new();
    for i in 0..count {
        let (point, _) = along(wall, total * (i as f32 + 0.5) / count as f32);
        if city.gates.iter().all(|gate| gate.at.distance(point) > 11.0)
            && city.tips.iter().all(|tip| tip.distance(point) > 32.0)
            && others().all(|other| distance(other, point) > 9.0)
        {
            out += &use_at("turret", point);
        }
    }
    out
}

/// A gate house across the wall where a road comes in.
pub(super) fn gates(scene: &Scene<'_>) -> String {
    let palette = scene.palette();
    let (mut ink, mut stone, mut way_in, mut roof, mut lit) =
        (Path::new(), Path::new(), Path::new(), Path::new(), Path::new());
    for city in &scene.plan.cities {
        for gate in &city.gates {
            let across = gate.way.right();
            way_in.ring(&slab(gate.at + gate.way * 1.5, gate.way, 8.0, OUTER - 4.6));
            for side in [-1.0, 1.0] {
                let middle = gate.at + across * (side * (OUTER / 2.0 + 0.4));
                ink.ring(&slab(middle, gate.way, 8.4, 5.6));
                stone.ring(&slab(middle, gate.way, 7.4, 4.6));
                let top = slab(middle, gate.way, 5.6, 2.8);
                roof.ring(&top);
                let left = top[0].mix(top[3], 0.5);
                let right = top[1].mix(top[2], 0.5);
                let out = (top[0] - top[3]).dot(SUN) > 0.0;
                lit.ring(&if out {
                    [top[0], top[1], right, left]
                } else {
                    [top[3], top[2], right, left]
                });
            }
        }
    }
    way_in.fill(palette.road)
        + &ink.fill(palette.ink)
        + &stone.fill(palette.wall)
        + &roof.fill(palette.slate.1)
        + &lit.fill(palette.slate.0)
}

/// The part of a round tower that stands in a corner of the tile, `reach` along each side.
///
/// Like a wall it leaves the border at 45 degrees, so that it matches one on the other side.
fn quarter(corner: Point, reach: f32, by: f32, path: &mut Path) {
    let (x, y) = ((Point::CENTRE.x - corner.x).signum(), (Point::CENTRE.y - corner.y).signum());
    let step = 0.5;
    let mut ring = vec![at(0.0, 0.0), at(reach, 0.0), at(reach + step, step)];
    ring.extend((1..7).map(|i| {
        let angle = core::f32::consts::FRAC_PI_2 * i as f32 / 7.0;
        at(angle.cos(), angle.sin()) * (reach + step)
    }));
    ring.extend([at(step, reach + step), at(0.0, reach)]);
    let ring: Vec<_> = ring.into_iter().map(|p| corner + at(p.x * x, p.y * y)).collect();
    path.ring(&bleed(&ring, by));
}
