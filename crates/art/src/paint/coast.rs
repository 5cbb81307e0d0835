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
pub(super) fn shore(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let (sea, shallow, foam) = sea_colours();
    let bends: Vec<f32> =
        (0..=8).map(|i| if i <= 1 || i >= 7 { 0.0 } else { rng.between(-2.5, 2.5) }).collect();
    let line = |off: f32| -> Vec<Point> {
        bends
            .iter()
            .enumerate()
            .map(|(i, bend)| at(SHORE_LINE + off + bend, i as f32 * 12.5))
            .collect()
    };
    let strip = |off: f32, colour: &str| {
        let mut path = Path::new();
        path.smooth_line(&line(off));
        // A little beyond the border: the sea continues there, and no land must show through.
        path.line_to(at(100.4, 100.0)).line_to(at(100.4, 0.0)).close();
        path.fill(colour)
    };
    let surf = |off: f32, width: f32| {
        let mut path = Path::new();
        path.smooth_line(&line(off));
        path.stroke(foam, width)
    };
    let jetty =
        if scene.plan.cities.is_empty() && scene.plan.roads.is_empty() { "" } else { JETTY };
    strip(0.0, "#ecdcae")
        + &strip(6.0, "#dcc68f")
        + &strip(8.0, shallow)
        + &surf(8.0, 1.2)
        + &strip(17.0, sea)
        + &surf(13.0, 0.8)
        + jetty
}

/// A landing stage with a boat.
const JETTY: &str = concat!(
    r##"<path d="M67 48.2h23v5.4h-23z" fill="#3a2a1a" opacity=".3"/>"##,
    r##"<path d="M66 46.6h23v5.4h-23z" fill="#a97f52" stroke="#4a3423" stroke-width=".8"/>"##,
    r##"<path d="M70 46.6v5.4M74 46.6v5.4M78 46.6v5.4M82 46.6v5.4M86 46.6v5.4" stroke="#6d4a2c" stroke-width=".7"/>"##,
    r##"<path d="M84 58q3.5 3 9 2.4 1.6-1.6 1.6-3.6-5.6 1.8-10.6 1.2z" fill="#7a4d2a" stroke="#3a2415" stroke-width=".7" stroke-linejoin="round"/>"##,
);
