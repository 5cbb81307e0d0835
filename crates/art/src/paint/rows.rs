//! Houses in rows, wall to wall, along streets and along the inside of city walls.

use super::city::LANDMARK;
use super::roofs::{House, SHADOW, SUN, apart, stands_free, tint};
use super::streets::{HALF_STREET, SQUARE, Town};
use crate::curve::{along, beside, blob, cubic, lengths};
use crate::palette::Palette;
use crate::plan::HALF_WALL;
use crate::point::Point;
use crate::rng::Rng;
use crate::svg::Path;

/// Houses wall to wall under one ridge.
#[derive(Clone, Default)]
pub(super) struct Row {
    pub(super) houses: Vec<House>,
}

impl Row {
    /// The eaves on both sides, and the ridge between them.
    pub(super) fn lines(&self) -> [Vec<Point>; 3] {
        let Some(first) = self.houses.first() else { return [const { Vec::new() }; 3] };
        let ends = || self.houses.iter().map(|house| house.corners);
        let front: Vec<_> =
            core::iter::once(first.corners[0]).chain(ends().map(|c| c[1])).collect();
        let back: Vec<_> = core::iter::once(first.corners[3]).chain(ends().map(|c| c[2])).collect();
        let ridge = front.iter().zip(&back).map(|(a, b)| a.mix(*b, 0.5)).collect();
        [front, back, ridge]
    }

    /// The half of its roof that the sun shines on.
    pub(super) fn sunny(&self) -> Vec<Point> {
        let [front, back, ridge] = self.lines();
        let out = front.first().zip(back.first()).is_some_and(|(a, b)| (*a - *b).dot(SUN) > 0.0);
        let eaves = if out { front } else { back };
        eaves.into_iter().chain(ridge.into_iter().rev()).collect()
    }
}

/// What the rows of a town are like.
#[derive(Clone, Copy)]
pub(super) struct Style {
    /// How deep houses are on average.
    depth: f32,
    /// How deep they are where there is little room.
    shallow: f32,
    /// How wide they are, in depths.
    width: (f32, f32),
    /// How much depths differ.
    uneven: f32,
    /// How often a row has a gap after a house.
    gap: f32,
    /// Room between the backs of two rows, and for a lane between their fronts.
    yard: f32,
    lane: f32,
}

/// Small houses, no two alike.
pub(super) const HOUSES: Style = Style {
    depth: 6.6,
    shallow: 4.8,
    width: (0.9, 1.45),
    uneven: 0.7,
    gap: 0.14,
    yard: 1.2,
    lane: 3.0,
};

/// Long even roofs, which can be seen from far off.
pub(super) const TERRACES: Style = Style {
    depth: 9.6,
    shallow: 7.0,
    width: (0.55, 0.6),
    uneven: 0.0,
    gap: 0.0,
    yard: 5.0,
    lane: 6.5,
};

/// Rings of houses behind those around the square.
const RINGS: usize = 10;

/// Builds rows along the streets and the wall, then behind them while there is room.
pub(super) fn build(
    town: &Town<'_>,
    landmark: Option<Point>,
    style: Style,
    rng: &mut Rng,
    all: &mut Vec<Row>,
) {
    let Style { depth, shallow, .. } = style;
    let blocked = Blocked { town, landmark, style };
    let near = HALF_STREET + 0.5 + depth / 2.0;
    let around = |radius: f32, rng: &mut Rng| -> Vec<Point> {
        let uneven = blob(Point::default(), radius, 0.05, 12, rng);
        let mut ring = rounded(&uneven);
        ring.iter_mut().for_each(|point| *point = *point + town.square);
        ring
    };
    let square = around(SQUARE + 0.8 + depth / 2.0, rng);
    blocked.row(&square, depth, rng, all);
    for street in &town.streets {
        blocked.row(&beside(street, near), depth, rng, all);
        blocked.row(&beside(street, -near), depth, rng, all);
    }
    for wall in &town.city.walls {
        blocked.row(&beside(wall, HALF_WALL + 1.7 + depth / 2.0), depth, rng, all);
    }
    // Rings of houses around the square, back to back, a lane between every two.
    let mut radius = SQUARE + 0.8 + 1.5 * depth + style.yard;
    for ring in 0..RINGS {
        let line = around(radius, rng);
        blocked.row(&line, depth, rng, all);
        radius += depth + if ring % 2 == 0 { style.lane } else { style.yard };
    }
    for wall in &town.city.walls {
        blocked.row(&beside(wall, HALF_WALL + 1.7 + shallow / 2.0), shallow, rng, all);
    }
}

/// A smooth closed line through some points.
fn rounded(points: &[Point]) -> Vec<Point> {
    let n = points.len();
    let get = |index: usize| points[index % n];
    let mut line: Vec<Point> = (0..n)
        .flat_map(|i| {
            let (before, from, to, after) = (get(i + n - 1), get(i), get(i + 1), get(i + 2));
            let (a, b) = (from + (to - before) * (1.0 / 6.0), to - (after - from) * (1.0 / 6.0));
            let mut piece = cubic(from, a, b, to, 3.0);
            piece.pop();
            piece
        })
        .collect();
    line.push(points[0]);
    line
}

/// What houses keep away from.
struct Blocked<'a> {
    town: &'a Town<'a>,
    landmark: Option<Point>,
    style: Style,
}

impl Blocked<'_> {
    fn fits(&self, house: &House, all: &[Row]) -> bool {
        let [a, b, c, d] = house.corners;
        let sound = (b - a).dot(c - d) > 0.0 && a.distance(b) > 3.2 && d.distance(c) > 3.2;
        sound
            && stands_free(self.town, house)
            && self
                .landmark
                .is_none_or(|place| house.points().all(|p| place.distance(p) > LANDMARK))
            && all.iter().flat_map(|row| &row.houses).all(|other| apart(house, other))
    }

    /// Walks along a line and builds wherever there is room.
    fn row(&self, line: &[Point], deep: f32, rng: &mut Rng, all: &mut Vec<Row>) {
        let total = lengths(line)[line.len() - 1];
        let mut s = rng.between(0.5, 2.0);
        let mut row = Row::default();
        let Style { width, uneven, gap, .. } = self.style;
        let (mut depth, mut colour) = (deep + uneven * rng.between(-1.0, 0.9), tint(rng));
        while s + 4.0 < total {
            let width = rng.between(width.0, width.1) * deep;
            let house = self.house(line, s, width.min(total - s), depth, colour);
            if rng.chance(0.4) {
                colour = tint(rng);
            }
            let fits = self.fits(&house, all);
            if fits {
                row.houses.push(house);
                s += width;
            } else {
                s += 1.6;
            }
            if !fits || rng.chance(gap) {
                if !row.houses.is_empty() {
                    all.push(core::mem::take(&mut row));
                    depth = deep + uneven * rng.between(-1.0, 0.9);
                }
                s += if fits { rng.between(0.9, 2.2) } else { 0.0 };
            }
        }
        if !row.houses.is_empty() {
            all.push(row);
        }
    }

    /// A house over a stretch of a line, as wide as the line bends.
    fn house(&self, line: &[Point], s: f32, width: f32, depth: f32, tint: usize) -> House {
        let ((a, way_a), (b, way_b)) = (along(line, s), along(line, s + width));
        let (off_a, off_b) = (way_a.right() * (depth / 2.0), way_b.right() * (depth / 2.0));
        House { corners: [a - off_a, b - off_b, b + off_b, a + off_a], tint }
    }
}

/// Shadows, roofs by tint, the sunny half of every row in one piece, chimneys.
pub(super) fn paint(palette: &Palette, rows: &[Row], rng: &mut Rng) -> String {
    let (mut lit, mut chimneys) = (Path::rough(), Path::rough());
    let mut tints: [Path; 5] = core::array::from_fn(|_| Path::rough());
    for row in rows.iter().filter(|row| !row.houses.is_empty()) {
        for house in &row.houses {
            tints[house.tint].ring(&house.corners);
            if rng.chance(0.3) {
                let [a, b, c, d] = house.corners;
                let place = a.mix(d, 0.5).mix(b.mix(c, 0.5), rng.between(0.3, 0.7));
                chimneys.square(place, 1.0);
            }
        }
        lit.ring(&row.sunny());
    }
    // The shadow repeats the roofs word for word: that packs to nothing.
    let shade: String = tints.iter().map(Path::data).collect();
    let mut out = String::new();
    if !shade.is_empty() {
        out += &format!(
            "<path d=\"{shade}\" transform=\"translate({} {})\" fill=\"{}\" opacity=\".32\"/>",
            SHADOW.x, SHADOW.y, palette.ground_shade
        );
    }
    for (path, (_, shady)) in tints.iter().zip(palette.roofs) {
        out += &path.element(&format!(
            "fill=\"{shady}\" stroke=\"{}\" stroke-width=\".5\" stroke-linejoin=\"round\"",
            palette.ink
        ));
    }
    out + &lit.element(&format!(
        "fill=\"#ffc98a\" stroke=\"{}\" stroke-width=\".5\" opacity=\".4\"",
        palette.ink
    )) + &chimneys.fill(palette.wall_light)
}
