//! The shore on the start spaces of Mayflower's coast.

use super::{PLAIN_BLEED, Scene};
use crate::palette::Look;
use crate::plan::SHORE_LINE;
use crate::point::{Point, at};
use crate::polygon::outward;
use crate::rng::Rng;
use crate::svg::Path;

/// The colours of the coast.
pub(crate) struct Sea {
    pub(crate) sea: &'static str,
    pub(crate) shallow: &'static str,
    pub(crate) foam: &'static str,
    pub(crate) beach: &'static str,
    pub(crate) wet: &'static str,
}

impl Sea {
    pub(crate) const fn of(look: Look) -> Self {
        match look {
            Look::Painted => Self {
                sea: "#6a9bb1",
                shallow: "#8db9c4",
                foam: "#f3efe0",
                beach: "#ecdcae",
                wet: "#dcc68f",
            },
            Look::Contrast => Self {
                sea: "#3d7799",
                shallow: "#3d7799",
                foam: "#ffffff",
                beach: "#f6ecc9",
                wet: "#f6ecc9",
            },
            Look::Lines => Self {
                sea: "#ffffff",
                shallow: "#ffffff",
                foam: "#000000",
                beach: "#ffffff",
                wet: "#ffffff",
            },
        }
    }
}

/// Beach, surf and the sea east of them.
pub(super) fn shore(scene: &Scene<'_>, rng: &mut Rng) -> String {
    let Sea { sea, shallow, foam, beach, wet } = Sea::of(scene.look);
    let bends: Vec<f32> =
        (0..=8).map(|i| if i <= 1 || i >= 7 { 0.0 } else { rng.between(-2.5, 2.5) }).collect();
    let line = |off: f32| -> Vec<Point> {
        bends
            .iter()
            .enumerate()
            .map(|(i, bend)| outward(at(SHORE_LINE + off + bend, i as f32 * 12.5), PLAIN_BLEED))
            .collect()
    };
    // Each band ends under the next one, and only the sea at the border in the east: where several
    // ended together, the lowest would shine through.
    let band = |off: f32, end: f32, colour: &str| {
        let mut path = Path::new();
        path.smooth_line(&line(off));
        path.line_to(outward(at(end, 100.0), PLAIN_BLEED));
        path.line_to(outward(at(end, 0.0), PLAIN_BLEED)).close();
        path.fill(colour)
    };
    let surf = |off: f32, width: f32| {
        let mut path = Path::new();
        path.smooth_line(&line(off));
        path.stroke(foam, width)
    };
    let jetty =
        if scene.plan.cities.is_empty() && scene.plan.roads.is_empty() { "" } else { JETTY };
    band(0.0, SHORE_LINE + 9.0, beach)
        + &band(6.0, SHORE_LINE + 11.5, wet)
        + &band(8.0, SHORE_LINE + 20.5, shallow)
        + &surf(8.0, 1.2)
        + &band(17.0, 100.0, sea)
        + &surf(13.0, 0.8)
        + jetty
}

/// The same in straight lines, for plain drawings.
pub(super) fn plain_shore(scene: &Scene<'_>) -> String {
    let Sea { sea, shallow, foam, beach, .. } = Sea::of(scene.look);
    let band = |from: f32, to: f32, colour: &str| {
        let (start, wide) = (SHORE_LINE + from, to - from);
        format!("<path d=\"M{start} -1.5h{wide}v103h-{wide}z\" fill=\"{colour}\"/>")
    };
    let surf = SHORE_LINE + 8.0;
    let mut out = band(0.0, 9.0, beach) + &band(8.0, 18.0, shallow) + &band(17.0, 35.5, sea);
    out += &format!("<path d=\"M{surf} -1.5v103\" stroke=\"{foam}\" stroke-width=\"1.6\"/>");
    if !(scene.plan.cities.is_empty() && scene.plan.roads.is_empty()) {
        let wood = if scene.look == Look::Lines { "#ffffff" } else { "#a97f52" };
        out += &format!(
            "<path d=\"M66 46h24v8h-24z\" fill=\"{wood}\" stroke=\"{}\"/>",
            scene.palette().ink
        );
    }
    out
}

/// A landing stage with a boat.
const JETTY: &str = concat!(
    r##"<path d="M67 48.2h23v5.4h-23z" fill="#3a2a1a" opacity=".3"/>"##,
    r##"<path d="M66 46.6h23v5.4h-23z" fill="#a97f52" stroke="#4a3423" stroke-width=".8"/>"##,
    r##"<path d="M70 46.6v5.4M74 46.6v5.4M78 46.6v5.4M82 46.6v5.4M86 46.6v5.4" stroke="#6d4a2c" stroke-width=".7"/>"##,
    r##"<path d="M84 58q3.5 3 9 2.4 1.6-1.6 1.6-3.6-5.6 1.8-10.6 1.2z" fill="#7a4d2a" stroke="#3a2415" stroke-width=".7" stroke-linejoin="round"/>"##,
);
