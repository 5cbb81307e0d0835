//! Trees, tufts, blooms and sheep: drawn once, used by every tile.

use crate::curve::blob;
use crate::palette::{Look, Palette, Scenery};
use crate::point::at;
use crate::rng::Rng;
use crate::svg::Path;

/// How many trees there are, and the radius of their three sizes.
pub(super) const TREES: usize = 9;
pub(super) const SIZES: [f32; 3] = [2.7, 3.6, 4.6];

/// The trees every tile uses: three sizes in three tints.
pub(crate) fn tree_defs(scenery: Scenery) -> String {
    let palette = Palette::of(scenery, Look::Painted);
    let mut out = small_defs(palette);
    for tree in 0..TREES {
        let mut rng = Rng::new("tree", tree as u64);
        let radius = SIZES[tree / 3];
        let mut crown = Path::new();
        crown.smooth_ring(&blob(at(0.0, 0.0), radius, 0.12, 8, &mut rng));
        let mut light = Path::new();
        let lit = at(-0.25, -0.28) * radius;
        light.smooth_ring(&blob(lit, radius * 0.55, 0.2, 6, &mut rng));
        let mut shade = Path::new();
        shade.smooth_ring(&blob(at(0.35, 0.42) * radius, radius, 0.08, 8, &mut rng));
        out += &format!(
            "<g id=\"t{tree}\">{}{}{}</g>",
            shade.element(&format!("fill=\"{}\" opacity=\".28\"", palette.shade)),
            crown.fill(palette.leaf[tree % 3]),
            light.fill(palette.leaf_light[tree % 3]),
        );
    }
    out
}

/// Tufts, blooms and sheep, drawn once.
fn small_defs(palette: &Palette) -> String {
    let rng = &mut Rng::new("small", 1);
    let mut blades = Path::new();
    for (x, lean) in [(-0.9, -0.6), (0.0, 0.1), (0.9, 0.7)] {
        blades.line(&[at(x, 0.8), at(x + lean, -1.0)]);
    }
    let tuft = format!(
        "id=\"w\" fill=\"none\" stroke=\"{}\" stroke-width=\".6\" stroke-linecap=\"round\"",
        palette.tuft
    );
    let mut out = blades.element(&tuft);
    for (index, colour) in ["#f4ecd0", "#e9c84f", "#d9714f"].into_iter().enumerate() {
        let mut bloom = Path::new();
        for _ in 0..4 {
            bloom.circle(at(rng.between(-1.8, 1.8), rng.between(-1.5, 1.5)), 0.5);
        }
        out += &bloom.element(&format!("id=\"b{index}\" fill=\"{colour}\""));
    }
    out += concat!(
        r##"<g id="h"><ellipse cx="1.1" cy="1.2" rx="2.5" ry="2" fill="#3d4a1c" opacity=".25"/>"##,
        r##"<circle r="2.3" fill="#dcb85a" stroke="#a8842f" stroke-width=".5"/>"##,
        r##"<path d="M-1.5-.6a1.7 1.7 0 0 1 2.1-1.1M-.8 1.2l.8-1.2 1 1" fill="none" stroke="#f3dc93" stroke-width=".6" stroke-linecap="round"/></g>"##,
    );
    for (id, face) in [("sl", -1.0), ("sr", 1.0)] {
        let (mut wool, mut head) = (Path::new(), Path::new());
        wool.smooth_ring(&blob(at(0.0, 0.0), 2.1, 0.14, 7, rng));
        head.circle(at(2.0 * face, -0.4), 1.0);
        out += &format!(
            "<g id=\"{id}\"><ellipse cx=\".6\" cy=\".9\" rx=\"2.5\" ry=\"1.6\" fill=\"{}\" opacity=\".25\"/>{}{}</g>",
            palette.shade,
            wool.element("fill=\"#f6f1e2\" stroke=\"#b9ae94\" stroke-width=\".4\""),
            head.fill("#5b4a3c")
        );
    }
    out
}
