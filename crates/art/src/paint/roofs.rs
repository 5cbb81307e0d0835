//! Packing and painting roofs.

use super::Scene;
use super::city::near_corner;
use super::field::is_field;
use crate::curve::{self, slab, tangents};
use crate::palette::Palette;
use crate::plan::{CityPlan, HALF_WALL};
use crate::point::{Point, at};
use crate::raster::{HALF_ROAD, index};
use crate::rng::Rng;
use crate::svg::Path;

/// A house seen from above.
#[derive(Clone, Copy)]
pub(super) struct House {
    corners: [Point; 4],
    tint: usize,
}

/// Length and width of houses, large first.
const SIZES: [(f32, f32, usize); 4] =
    [(12.0, 8.0, 40), (9.5, 7.0, 90), (7.5, 5.8, 160), (5.4, 4.6, 220)];

/// Fills a city with houses.
pub(super) fn pack(scene: &Scene<'_>, city: &CityPlan, rng: &mut Rng, all: &mut Vec<House>) {
    let slant = rng.between(-0.25, 0.25);
    let courses: Vec<_> = city.walls.iter().map(|wall| (wall, tangents(wall))).collect();
    let reach = |pick: fn(&Point) -> f32| {
        let all = || city.ring.iter().map(pick);
        (all().fold(f32::MAX, f32::min).max(4.0), all().fold(f32::MIN, f32::max).min(96.0))
    };
    let (x, y) = (reach(|p| p.x), reach(|p| p.y));
    for (long, wide, tries) in SIZES {
        for _ in 0..tries {
            let middle = at(rng.between(x.0, x.1), rng.between(y.0, y.1));
            if !is_in(scene, city, middle) {
                continue;
            }
            let mut way = Point::towards(slant);
            let near = |(wall, ways): &(&Vec<Point>, Vec<Point>)| {
                let index = curve::nearest(wall, middle);
                (wall[index].distance(middle), ways[index])
            };
            if let Some((far, along)) = courses.iter().map(near).min_by(|a, b| a.0.total_cmp(&b.0))
                && far < 20.0
            {
                way = along;
            }
            if rng.chance(0.3) {
                way = way.right();
            }
            let house = House {
                corners: slab(
                    middle,
                    way,
                    long * rng.between(0.9, 1.1),
                    wide * rng.between(0.9, 1.1),
                ),
                tint: [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4][rng.below(12)],
            };
            if stands_free(scene, city, &house) && all.iter().all(|other| apart(&house, other)) {
                all.push(house);
            }
        }
    }
}

/// A few houses around the place where roads meet.
pub(super) fn village(scene: &Scene<'_>, hub: Point, radius: f32, rng: &mut Rng) -> String {
    let mut houses: Vec<House> = Vec::new();
    for i in 0..24 {
        let out =
            Point::towards(core::f32::consts::TAU * (i as f32 / 8.0 + rng.between(-0.04, 0.04)));
        let middle = hub + out * (radius + rng.between(3.5, 6.5));
        let house = House { corners: slab(middle, out.right(), 6.2, 4.6), tint: rng.below(4) };
        let clear = |p: &Point| is_field(scene, *p) && scene.layout.free(*p) > -1.0;
        if houses.len() < 4
            && house.corners.iter().all(clear)
            && houses.iter().all(|other| apart(&house, other))
        {
            houses.push(house);
        }
    }
    paint(scene.palette(), &houses, rng)
}

fn is_in(scene: &Scene<'_>, city: &CityPlan, point: Point) -> bool {
    usize::from(scene.raster.owner(index(point))) == city.segment
}

fn stands_free(scene: &Scene<'_>, city: &CityPlan, house: &House) -> bool {
    let middle = house.corners[0].mix(house.corners[2], 0.5);
    let sides = (0..4).map(|i| house.corners[i].mix(house.corners[(i + 1) % 4], 0.5));
    house.corners.into_iter().chain(sides).chain([middle]).all(|p| {
        is_in(scene, city, p)
            && p.depth() > 2.2
            && !near_corner(p)
            && scene.layout.free(p) > -0.5
            && scene.plan.cloister.is_none_or(|site| p.distance(site.at) > site.radius + 1.0)
            && scene.plan.hub.is_none_or(|hub| p.distance(hub.at) > hub.radius + 2.0)
            && scene.raster.walls.iter().all(|far| far[index(p)] > HALF_WALL + 1.3)
            && city.gates.iter().all(|gate| (p - gate.at - gate.way * 5.0).length() > 6.5)
            && scene.raster.roads.iter().all(|far| far[index(p)] > HALF_ROAD + 1.5)
    })
}

/// Whether there is a gap between two houses.
fn apart(a: &House, b: &House) -> bool {
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
            one.1 + 0.8 < two.0 || two.1 + 0.8 < one.0
        })
    };
    parted(a, b) || parted(b, a)
}

/// All houses: shadows, then for each tint the shady roofs and the sunny faces.
pub(super) fn paint(palette: &Palette, houses: &[House], rng: &mut Rng) -> String {
    let mut shade = Path::new();
    let mut chimneys = Path::new();
    let mut tints: [(Path, Path); 5] = core::array::from_fn(|_| (Path::new(), Path::new()));
    for house in houses {
        if house.corners[0].distance(house.corners[2]) > 8.0 {
            shade.ring(&house.corners.map(|p| p + at(1.0, 1.1)));
        }
        let (dark, lit) = &mut tints[house.tint];
        dark.ring(&house.corners);
        let [a, b, c, d] = house.corners;
        let hip = if rng.chance(0.5) { 0.24 } else { 0.0 };
        let (left, right) = (a.mix(d, 0.5), b.mix(c, 0.5));
        let (ridge_a, ridge_b) = (left.mix(right, hip), left.mix(right, 1.0 - hip));
        let sun = at(-0.6, -0.8);
        let faces = [([a, b, ridge_b, ridge_a], a - d), ([d, c, ridge_b, ridge_a], d - a)];
        for (face, out) in faces {
            if out.dot(sun) > 0.0 {
                lit.ring(&face);
            }
        }
        if rng.chance(0.25) {
            let p = ridge_a.mix(ridge_b, 0.7);
            chimneys.ring(&slab(p, at(1.0, 0.0), 1.1, 1.1));
        }
    }
    let mut out = shade.element(&format!("fill=\"{}\" opacity=\".35\"", palette.ground_shade));
    for ((dark, lit), (sunny, shady)) in tints.iter().zip(palette.roofs) {
        out += &dark.element(&format!(
            "fill=\"{shady}\" stroke=\"{}\" stroke-width=\".5\" stroke-linejoin=\"round\"",
            palette.ink
        ));
        out += &lit.fill(sunny);
    }
    out + &chimneys.fill(palette.wall_light)
}
