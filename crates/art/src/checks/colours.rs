//! Colours in numbers: contrast, and how far apart they look to people with and without colour vision.

use crate::figure::LIVERIES;
use crate::palette::{Look, Palette, Scenery};

/// Red, green and blue as amounts of light from 0 to 1.
type Light = [f64; 3];

fn light(colour: &str) -> Light {
    let digits = colour.trim_start_matches('#');
    let part = |index: usize| {
        let hex = match digits.len() {
            3 => digits[index..=index].repeat(2),
            _ => digits[2 * index..2 * index + 2].to_owned(),
        };
        let share = f64::from(u8::from_str_radix(&hex, 16).expect("hexadecimal")) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    [part(0), part(1), part(2)]
}

fn product(matrix: &[Light; 3], light: Light) -> Light {
    matrix.map(|row| row.iter().zip(light).map(|(a, b)| a * b).sum())
}

/// The contrast of two colours as WCAG defines it: from 1 to 21.
pub(crate) fn contrast(a: &str, b: &str) -> f64 {
    let bright = |colour: &str| {
        let [red, green, blue] = light(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (a, b) = (bright(a), bright(b));
    a.max(b) / a.min(b)
}

/// How light reaches people without one kind of cone: Machado, Oliveira and Fernandes 2009, full severity.
const VISIONS: [(&str, [Light; 3]); 4] = [
    ("full colour vision", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// CIE L*a*b* under daylight (D65).
fn lab(light: Light) -> Light {
    const XYZ: [Light; 3] = [
        [0.412_456, 0.357_576, 0.180_438],
        [0.212_673, 0.715_152, 0.072_175],
        [0.019_334, 0.119_192, 0.950_304],
    ];
    let [x, y, z] = product(&XYZ, light);
    let curve = |t: f64| {
        if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 }
    };
    let (x, y, z) = (curve(x / 0.950_47), curve(y), curve(z / 1.088_83));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The CIEDE2000 difference: 1 is just noticeable side by side, 10 and more are different colours.
fn difference([l1, a1, b1]: Light, [l2, a2, b2]: Light) -> f64 {
    let fade = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25f64.powi(7))).sqrt();
    let green = 1.0 + 0.5 * (1.0 - fade(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * green, a2 * green);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let turn = (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0;
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c, h) =
        (f64::midpoint(l1, l2), f64::midpoint(c1, c2), (h1 + turn / 2.0).rem_euclid(360.0));
    let wave = |times: f64, off: f64| (times * h + off).to_radians().cos();
    let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0)
        - 0.20 * wave(4.0, -63.0);
    let off = (l - 50.0).powi(2);
    let (dl, dc, dh) = (
        dl / (1.0 + 0.015 * off / (20.0 + off).sqrt()),
        dc / (1.0 + 0.045 * c),
        dh / (1.0 + 0.015 * c * t),
    );
    let bend = -(60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin() * 2.0 * fade(c);
    (dl * dl + dc * dc + dh * dh + bend * dc * dh).sqrt()
}

/// How a colour looks to somebody.
fn seen(colour: &str, vision: &[Light; 3]) -> Light {
    lab(product(vision, light(colour)).map(|part| part.clamp(0.0, 1.0)))
}

#[test]
fn differences_are_those_of_the_published_pairs() {
    // Sharma, Wu and Dalal 2005, table 1: pairs 1, 7, 13, 17 and 25.
    for (a, b, expected) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, -0.001, 2.49], [50.0, 0.0011, -2.49], 4.7461),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ] {
        assert!((difference(a, b) - expected).abs() < 1e-4, "{a:?} {b:?}: {}", difference(a, b));
    }
    assert!((contrast("#000", "#ffffff") - 21.0).abs() < 1e-9);
}

#[test]
fn six_players_are_told_apart_by_everybody() {
    for (name, vision) in &VISIONS {
        for (index, a) in LIVERIES.iter().enumerate() {
            for b in &LIVERIES[index + 1..] {
                let far = difference(seen(a.colour, vision), seen(b.colour, vision));
                assert!(far >= 10.0, "{name}: {} and {} are {far:.1} apart", a.name, b.name);
            }
        }
    }
}

#[test]
fn the_emblem_on_a_figure_is_read_without_any_colour() {
    for livery in &LIVERIES {
        let clear = contrast(livery.colour, livery.emblem);
        assert!(clear >= 3.0, "{}: {clear:.2}", livery.name);
    }
}

/// The light rim around a figure and the dark line inside it.
const RIM: &str = "#fffaf0";
const LINE: &str = "#2a1c12";

#[test]
fn a_figure_stands_out_from_every_ground_in_every_look() {
    for scenery in [Scenery::Classic, Scenery::Mayflower] {
        for look in Look::ALL {
            let palette = Palette::of(scenery, look);
            let grounds = [
                palette.field,
                palette.field_light,
                palette.field_dark,
                palette.flat_field,
                palette.ground,
                palette.flat_ground,
                palette.road,
                palette.wall_light,
            ];
            for ground in grounds.into_iter().chain(palette.roofs.map(|(sunny, _)| sunny)) {
                let clear = contrast(ground, RIM).max(contrast(ground, LINE));
                assert!(clear >= 3.0, "{scenery:?} {look:?} {ground}: {clear:.2}");
            }
        }
    }
    assert!(contrast(RIM, LINE) >= 7.0);
}

#[test]
fn high_contrast_keeps_features_apart() {
    for scenery in [Scenery::Classic, Scenery::Mayflower] {
        let palette = Palette::of(scenery, Look::Contrast);
        for (a, b) in [
            (palette.flat_field, palette.flat_ground),
            (palette.flat_field, palette.road_edge),
            (palette.road, palette.road_edge),
            (palette.flat_field, palette.ink),
            (palette.wall_light, palette.flat_ground),
        ] {
            assert!(contrast(a, b) >= 3.0, "{a} and {b}: {}", contrast(a, b));
        }
    }
}
