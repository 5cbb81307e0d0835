//! City walls: stone with crenels and towers, or a palisade of pointed logs.

use super::Scene;
use super::road::OUTER;
use crate::curve::{along, beside, distance, lengths, ribbon, simplify, simplify_inner, slab};
use crate::palette::Look;
use crate::plan::{CityPlan, HALF_WALL, TIP, WALL_FOOT};
use crate::point::{Point, at};
use crate::polygon::clip;
use crate::svg::{Path, use_at};

/// Width of the ink line on each side of a wall.
const INK: f32 = 0.6;

/// All walls of a tile.
pub(super) fn walls(scene: &Scene<'_>) -> String {
    let palette = scene.palette();
    let (mut shade, mut ink, mut stone, mut light) =
        (Path::new(), Path::new(), Path::new(), Path::new());
    let mut tops = String::new();
    for city in &scene.plan.cities {
        for wall in &city.walls {
            let ends = [city.tips.is_empty(); 2];
            let full = extended(wall, ends);
            shade.ring(&clip(&ribbon(&shadow(wall), 2.0 * HALF_WALL), 0.0));
            ink.ring(&clip(&simplify_ring(&full, HALF_WALL + INK), 0.0));
            stone.ring(&clip(&simplify_ring(&full, HALF_WALL - INK), 0.0));
            crenels(wall, &mut light, scene.look);
            if scene.look == Look::Classic {
                tops += &towers(scene, city, wall);
            }
        }
        for &corner in &city.inner_corners {
            quarter(corner, WALL_FOOT + (HALF_WALL + INK) * core::f32::consts::SQRT_2, &mut ink);
            quarter(corner, WALL_FOOT + (HALF_WALL - INK) * core::f32::consts::SQRT_2, &mut stone);
        }
        for &tip in &city.tips {
            let way = (Point::CENTRE - tip).unit();
            // Narrow enough to leave the border of the fields next to it untouched.
            let wedge = |from: f32, half: f32| {
                let (base, side) = (tip + way * (TIP + 1.0), way.right() * half);
                [tip + way * from, base + side, base - side]
            };
            ink.ring(&wedge(0.0, 2.0 * HALF_WALL + INK));
            stone.ring(&wedge(2.2, 2.0 * HALF_WALL - INK));
            if scene.look == Look::Classic {
                tops += &use_at("turret", tip + way * (TIP + 1.0));
            }
        }
    }
    let mut out = shade.element(&format!("fill=\"{}\" opacity=\".3\"", palette.shade));
    out += &ink.fill(palette.ink);
    out += &stone.fill(palette.wall);
    let teeth = if scene.look == Look::Classic {
        "stroke-width=\"1.7\" stroke-dasharray=\"2.4 1.8\""
    } else {
        "stroke-width=\"2.1\" stroke-linecap=\"round\" stroke-dasharray=\".1 2.8\""
    };
    out += &light.element(&format!("fill=\"none\" stroke=\"{}\" {teeth}", palette.wall_light));
    out += &gates(scene);
    out + &tops
}

/// The wall drawn a little beyond the border, to be clipped there.
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

fn simplify_ring(line: &[Point], half: f32) -> Vec<Point> {
    let mut ring = simplify_inner(&beside(line, half), 0.1, 4);
    ring.extend(simplify_inner(&beside(line, -half), 0.1, 4).into_iter().rev());
    ring
}

/// The wall moved to the south-east, except near its ends.
fn shadow(wall: &[Point]) -> Vec<Point> {
    let lengths = lengths(wall);
    let total = lengths[lengths.len() - 1];
    let fade = |s: f32| ((s.min(total - s) - 4.0) / 12.0).clamp(0.0, 1.0);
    simplify(
        &wall.iter().zip(lengths).map(|(&p, s)| p + at(1.7, 1.9) * fade(s)).collect::<Vec<_>>(),
        0.15,
    )
}

/// The line that light crenels stand on, away from the border: on the outer face, or in the middle
/// of a palisade.
fn crenels(wall: &[Point], light: &mut Path, look: Look) {
    let lengths = lengths(wall);
    let total = lengths[wall.len() - 1];
    let inner: Vec<_> = wall
        .iter()
        .zip(&lengths)
        .filter(|(_, s)| **s > 5.0 && **s < total - 5.0)
        .map(|(&point, _)| point)
        .collect();
    if inner.len() > 2 {
        light
            .line(&simplify(&beside(&inner, if look == Look::Classic { -0.5 } else { 0.0 }), 0.12));
    }
}

/// Round towers along a wall, away from gates, tips and the walls of other cities.
fn towers(scene: &Scene<'_>, city: &CityPlan, wall: &[Point]) -> String {
    let total = lengths(wall)[wall.len() - 1];
    let count = (total / 34.0).round().max(1.0) as usize;
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

/// A gatehouse across the wall where a road comes in.
fn gates(scene: &Scene<'_>) -> String {
    let palette = scene.palette();
    let (mut ink, mut stone, mut way_in, mut roof) =
        (Path::new(), Path::new(), Path::new(), Path::new());
    for city in &scene.plan.cities {
        for gate in &city.gates {
            let across = gate.way.right();
            way_in.ring(&slab(gate.at + gate.way * 1.5, gate.way, 8.0, OUTER - 4.6));
            for side in [-1.0, 1.0] {
                let middle = gate.at + across * (side * (OUTER / 2.0 + 0.4));
                ink.ring(&slab(middle, gate.way, 8.2, 5.4));
                stone.ring(&slab(middle, gate.way, 7.0, 4.2));
                roof.ring(&slab(middle, gate.way, 4.2, 2.2));
            }
        }
    }
    way_in.fill(palette.road)
        + &ink.fill(palette.ink)
        + &stone.fill(palette.wall)
        + &roof.fill(palette.wall_light)
}

/// The part of a round tower that stands in a corner of the tile, `reach` along each side.
///
/// Like a wall it leaves the border at 45 degrees, so that it matches one on the other side.
fn quarter(corner: Point, reach: f32, path: &mut Path) {
    let (x, y) = ((Point::CENTRE.x - corner.x).signum(), (Point::CENTRE.y - corner.y).signum());
    let step = 0.5;
    let mut ring = vec![at(0.0, 0.0), at(reach, 0.0), at(reach + step, step)];
    ring.extend((1..7).map(|i| {
        let angle = core::f32::consts::FRAC_PI_2 * i as f32 / 7.0;
        at(angle.cos(), angle.sin()) * (reach + step)
    }));
    ring.extend([at(step, reach + step), at(0.0, reach)]);
    path.ring(&ring.into_iter().map(|p| corner + at(p.x * x, p.y * y)).collect::<Vec<_>>());
}
