//! Single houses seen from above, and where they may stand.

use super::Scene;
use super::field::is_field;
use super::streets::Town;
use crate::curve::{along, lengths, slab};
use crate::palette::Palette;
use crate::point::{Point, at};
use crate::raster::HALF_ROAD;
use crate::rng::Rng;
use crate::svg::Path;

/// Where the light comes from.
pub(super) const SUN: Point = at(-0.6, -0.8);

/// How far the shadow of a house falls.
pub(super) const SHADOW: Point = at(1.0, 1.2);

/// A house seen from above; its ridge runs from between the last and first corner.
#[derive(Clone, Copy)]
pub(super) struct House {
    pub(super) corners: [Point; 4],
    pub(super) tint: usize,
}

impl House {
    pub(super) fn middle(&self) -> Point {
        self.corners[0].mix(self.corners[2], 0.5)
    }

    /// Corners, middles of sides and the middle.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> + '_ {
        let sides = (0..4).map(|i| self.corners[i].mix(self.corners[(i + 1) % 4], 0.5));
        self.corners.into_iter().chain(sides).chain([self.middle()])
    }

    /// About how far a point is from the house.
    pub(super) fn far(&self, point: Point) -> f32 {
        self.points().map(|p| p.distance(point)).fold(f32::MAX, f32::min)
    }
}

/// Mostly red roofs.
pub(super) fn tint(rng: &mut Rng) -> usize {
    [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4][rng.below(13)]
}

/// How far along its roads a village reaches.
pub(super) const VILLAGE: f32 = 34.0;

/// A village: houses on both sides of the roads that meet.
pub(super) fn village(scene: &Scene<'_>, hub: Point, radius: f32, rng: &mut Rng) -> String {
    let mut houses: Vec<House> = Vec::new();
    let ending = |piece: &&Vec<Point>| piece.last().is_some_and(|p| p.distance(hub) < radius + 1.0);
    for piece in scene.plan.roads.iter().flat_map(|road| &road.pieces).filter(ending) {
        let total = lengths(piece)[piece.len() - 1];
        for side in [-1.0, 1.0] {
            let mut s = total - radius * 0.3;
            while s > total - radius - VILLAGE + 4.0 {
                let wide = rng.between(5.6, 7.6);
                s -= wide + rng.between(0.6, 2.4);
                let (point, way) = along(piece, s);
                let middle = point + way.right() * (side * (HALF_ROAD + 6.2));
                let house = House { corners: slab(middle, way, wide, 5.0), tint: tint(rng) };
                let clear =
                    |p: Point| is_field(scene, p) && p.depth() > 6.5 && scene.layout.free(p) > -1.0;
                if rng.chance(0.85)
                    && house.points().all(clear)
                    && houses.iter().all(|other| apart(&house, other))
                {
                    houses.push(house);
                }
            }
        }
    }
    paint(scene.palette(), &houses)
}

/// Whether there is room for a house and its shadow.
pub(super) fn stands_free(town: &Town<'_>, house: &House) -> bool {
    // Not even its shadow reaches the border.
    let inside = |p: Point| p.depth() > 1.4 && (p + SHADOW).depth() > 0.9;
    house.points().all(|p| inside(p) && town.room(p) > 0.0)
}

/// Whether a gap parts two houses.
pub(super) fn apart(a: &House, b: &House) -> bool {
    if a.middle().distance(b.middle()) > 14.0 {
        return true;
    }
    let parted = |a: &House, b: &House| {
        (0..2).any(|i| {
            let axis = (a.corners[i + 1] - a.corners[i]).unit();
            let span = |house: &House| {
                let along = house.corners.map(|p| p.dot(axis));
                (
                    along.into_iter().fold(f32::MAX, f32::min),
                    along.into_iter().fold(f32::MIN, f32::max),
                )
            };
            let (one, two) = (span(a), span(b));
            one.1 + 0.7 < two.0 || two.1 + 0.7 < one.0
        })
    };
    parted(a, b) || parted(b, a)
}

/// Houses that stand alone: shadows, then for each tint the shady roofs and the sunny faces.
pub(super) fn paint(palette: &Palette, houses: &[House]) -> String {
    let mut shade = Path::rough();
    let mut tints: [(Path, Path); 5] = core::array::from_fn(|_| (Path::rough(), Path::rough()));
    for house in houses {
        shade.ring(&house.corners.map(|p| p + SHADOW));
        let (dark, lit) = &mut tints[house.tint];
        dark.ring(&house.corners);
        lit.ring(&sunny(house));
    }
    let mut out = shade.element(&format!("fill=\"{}\" opacity=\".35\"", palette.ground_shade));
    for ((dark, lit), (sunny, shady)) in tints.iter().zip(palette.roofs) {
        out += &dark.element(&format!(
            "fill=\"{shady}\" stroke=\"{}\" stroke-width=\".5\" stroke-linejoin=\"round\"",
            palette.ink
        ));
        out += &lit.fill(sunny);
    }
    out
}

/// The half of a roof that the sun shines on.
pub(super) fn sunny(house: &House) -> [Point; 4] {
    let [a, b, c, d] = house.corners;
    let (left, right) = (a.mix(d, 0.5), b.mix(c, 0.5));
    if (a - d).dot(SUN) > 0.0 { [a, b, right, left] } else { [d, c, right, left] }
}
