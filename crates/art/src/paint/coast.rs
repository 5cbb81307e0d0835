//! The shore on the start spaces of Mayflower's coast.

use super::Scene;
use crate::plan::SHORE_LINE;
use crate::point::{Point, at};
use crate::rng::Rng;
use crate::svg::Path;

/// Sea, shallow water and foam.
pub(crate) const fn sea_colours() -> (&'static str, &'static str, &'static str) {
    ("#6a9bb1", "#8db9c4", "#f3efe0")
}

/// Beach, surf and the sea east of them.
pub(super) fn shore(_scene: &Scene<'_>, rng: &mut Rng) -> String {
    let (sea, shallow, foam) = sea_colours();
    let bends: Vec<f32> = (0..=8)
        .map(|i| if i <= 1 || i >= 7 { 0.0 } else { rng.between(-2.5, 2.5) })
        .collect();
    let line = |off: f32| -> Vec<Point> {
        bends.iter().enumerate().map(|(i, bend)| at(SHORE_LINE + off + bend, i as f32 * 12.5)).collect()
    };
    let strip = |off: f32, colour: &str| {
        let mut path = Path::new();
        path.smooth_line(&line(off));
        path.line_to(at(100.0, 100.0)).line_to(at(100.0, 0.0)).close();
        path.fill(colour)
    };
    let surf = |off: f32, width: f32| {
        let mut path = Path::new();
        path.smooth_line(&line(off));
        path.stroke(foam, width)
    };
    strip(0.0, "#ecdcae") + &strip(6.0, "#dcc68f") + &strip(8.0, shallow) + &surf(8.0, 1.2) + &strip(17.0, sea) + &surf(13.0, 0.8)
}
