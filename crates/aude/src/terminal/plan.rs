//! The ways a tile could be drawn, simplest first.

use aude_engine::tiles::{FeatureKind, Segment};

use super::shapes::Build;

/// Where a road ends that leaves the tile on one side only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// In the middle, at a village, cloister or nothing.
    Middle,
    /// At the wall of this city segment.
    City(u8),
}

/// A way to draw a tile: how each city is built and where each road ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Plan {
    builds: Vec<(usize, Build)>,
    ends: Vec<(usize, End)>,
    /// How far it is from the plainest way.
    pub(super) cost: u32,
}

impl Plan {
    pub(super) fn build(&self, city: usize) -> Build {
        self.builds
            .iter()
            .find(|(index, _)| *index == city)
            .map_or(Build::Usual, |(_, build)| *build)
    }

    pub(super) fn end(&self, road: usize) -> End {
        self.ends.iter().find(|(index, _)| *index == road).map_or(End::Middle, |(_, end)| *end)
    }
}

/// Every plan for a tile, the plainest first.
pub(super) fn plans(segments: &[Segment]) -> impl Iterator<Item = Plan> {
    let cities: Vec<usize> = of_kind(segments, FeatureKind::City);
    let mut all = vec![Plan::default()];
    for &city in &cities {
        let corners = (0..4).map(Build::Tip);
        let deep = (segments[city].sides.len() == 1).then_some(Build::Deep);
        let builds: Vec<_> = [Build::Usual].into_iter().chain(deep).chain(corners).collect();
        all = branch(&all, &builds, |plan, build| {
            plan.builds.push((city, build));
            plan.cost += match build {
                Build::Usual => 0,
                Build::Deep => 2,
                Build::Tip(_) => 3,
            };
        });
        // Tiles with many cities are drawn in the usual way.
        all.retain(|plan| cities.len() < 3 || plan.cost == 0);
    }
    for road in of_kind(segments, FeatureKind::Road) {
        if segments[road].sides.len() == 1 {
            let walls = cities.iter().map(|&city| End::City(city as u8));
            let ends: Vec<_> = [End::Middle].into_iter().chain(walls).collect();
            all = branch(&all, &ends, |plan, end| {
                plan.ends.push((road, end));
                plan.cost += u32::from(end != End::Middle);
            });
        }
    }
    all.sort_by_key(|plan| plan.cost);
    all.into_iter()
}

fn of_kind(segments: &[Segment], kind: FeatureKind) -> Vec<usize> {
    segments
        .iter()
        .enumerate()
        .filter(|(_, segment)| segment.kind == kind)
        .map(|(index, _)| index)
        .collect()
}

/// Every plan continued in every way.
fn branch<T: Copy>(plans: &[Plan], ways: &[T], go: impl Fn(&mut Plan, T)) -> Vec<Plan> {
    let mut all = Vec::new();
    for plan in plans {
        for &way in ways {
            let mut plan = plan.clone();
            go(&mut plan, way);
            all.push(plan);
        }
    }
    all
}
