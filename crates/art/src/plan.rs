//! The plan of a tile: where walls, roads and buildings run, before anything is painted.

mod city;
mod road;

pub(crate) use city::{CityPlan, HALF_WALL, TIP, WALL_FOOT};
pub(crate) use road::{RoadPlan, SHORE as SHORE_LINE};

use aude_engine::tiles::{FeatureKind, Symbol};

use crate::face::{End, Face};
use crate::point::{Point, at, inward};
use crate::rng::Rng;

/// A building on its own round ground.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Site {
    pub(crate) at: Point,
    pub(crate) radius: f32,
}

/// Where one road is carried across another or across a city.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Bridge {
    /// The upper road, by its index in the plan.
    pub(crate) road: usize,
    pub(crate) at: Point,
    pub(crate) way: Point,
}

/// Where everything runs that joins or separates the segments of a tile.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) cities: Vec<CityPlan>,
    pub(crate) roads: Vec<RoadPlan>,
    pub(crate) cloister: Option<Site>,
    /// A tower, volcano or green where roads end.
    pub(crate) hub: Option<Site>,
    /// The house at which a lone road ends.
    pub(crate) house: Option<Point>,
    pub(crate) bridge: Option<Bridge>,
    /// The mouths of a tunnel, with the direction into the hill.
    pub(crate) mouths: Vec<(Point, Point)>,
}

impl Plan {
    pub(crate) fn new(face: &Face<'_>) -> Self {
        let mut rng = Rng::new(face.id, 7);
        let cloister = face.has(Symbol::Cloister).then(|| cloister(face));
        let hub = hub(face);
        let cities: Vec<_> = face
            .of(FeatureKind::City)
            .map(|(index, _)| CityPlan::new(face, index, hub, &mut rng))
            .collect();
        let mut plan = Self {
            cities,
            roads: Vec::new(),
            cloister,
            hub,
            house: None,
            bridge: None,
            mouths: Vec::new(),
        };
        for (index, _) in face.of(FeatureKind::Road) {
            road::add(&mut plan, face, index, &mut rng);
        }
        if face.has(Symbol::Bridge) {
            plan.bridge = road::crossing(&plan, face);
        }
        plan
    }
}

/// The cloister is in the middle or, inside a city, away from the city's open side.
fn cloister(face: &Face<'_>) -> Site {
    let around = face.of(FeatureKind::City).find(|(_, city)| city.sides.len() >= 3);
    match around {
        Some((_, city)) => {
            let open = aude_engine::Side::ALL.into_iter().find(|&side| !city.sides.has(side));
            Site {
                at: Point::CENTRE + open.map_or(at(0.0, 0.0), |side| inward(side) * 15.0),
                radius: 15.0,
            }
        }
        None => Site { at: Point::CENTRE, radius: 20.0 },
    }
}

/// The place where several roads end.
fn hub(face: &Face<'_>) -> Option<Site> {
    let radius = face
        .of(FeatureKind::Road)
        .filter(|(_, road)| road.sides.len() == 1)
        .filter_map(|(index, _)| match face.end(index) {
            End::Tower => Some(10.0),
            End::Volcano => Some(16.0),
            End::Junction => Some(9.0),
            _ => None,
        })
        .reduce(f32::max)?;
    let push = road::push(face);
    Some(Site { at: Point::CENTRE + push, radius })
}
