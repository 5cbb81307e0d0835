//! Bridges and tunnels.

use super::Scene;
use super::road::{INNER, OUTER};
use crate::curve::slab;
use crate::point::at;
use crate::svg::Path;

/// A stone bridge that carries a road over another road or a city.
pub(super) fn bridge(scene: &Scene<'_>) -> String {
    let Some(bridge) = scene.plan.bridge else { return String::new() };
    let (middle, way) = (bridge.at, bridge.way);
    let palette = scene.palette();
    let over_city =
        scene.face.segments.iter().any(|s| s.kind == aude_engine::tiles::FeatureKind::City)
            && scene.plan.roads.len() == 1;
    let long = if over_city { 60.0 } else { OUTER + 9.0 };
    let part = |length: f32, width: f32, off: f32| {
        let mut path = Path::new();
        path.ring(&slab(middle + at(off, off), way, length, width));
        path
    };
    let mut rails = Path::new();
    let across = way.right();
    for side in [-1.0, 1.0] {
        rails.ring(&slab(middle + across * (side * (OUTER / 2.0 + 0.2)), way, long, 2.2));
    }
    let mut joints = Path::new();
    let count = (long / 5.0) as i32;
    for i in -count / 2..=count / 2 {
        for side in [-1.0, 1.0] {
            let foot = middle + way * (i as f32 * 5.0) + across * (side * (OUTER / 2.0 + 0.2));
            joints.line(&[foot - across * 1.1, foot + across * 1.1]);
        }
    }
    part(long + 1.0, OUTER + 3.6, 1.8)
        .element(&format!("fill=\"{}\" opacity=\".3\"", palette.shade))
        + &part(long + 1.0, OUTER + 3.8, 0.0).fill(palette.ink)
        + &part(long, OUTER + 2.6, 0.0).fill(palette.wall)
        + &part(long + 2.0, INNER, 0.0).fill(palette.road)
        + &rails.fill(palette.wall_light)
        + &joints.stroke(palette.wall_dark, 0.5)
}

/// The mouths of a tunnel: an arch in a grassy bank.
pub(super) fn tunnel(scene: &Scene<'_>) -> String {
    let palette = scene.palette();
    let mut out = String::new();
    for &(mouth, way) in &scene.plan.mouths {
        let across = way.right();
        let arch = |half: f32, deep: f32| {
            let mut path = Path::new();
            path.move_to(mouth - across * half);
            path.curve_to(
                mouth - across * half + way * deep,
                mouth + across * half + way * deep,
                mouth + across * half,
            );
            path.close();
            path
        };
        out += &arch(10.0, 11.0).fill(palette.hedge);
        out += &arch(8.8, 9.4).fill(palette.field_dark);
        out += &arch(6.8, 6.8).element(&format!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\"1\"",
            palette.wall, palette.ink
        ));
        out += &arch(4.6, 4.6).fill("#3a2a20");
    }
    out
}
