//! Where figures are put.

use aude_engine::tiles::FeatureKind;

use super::{FIGURE_ROOM, Layout};
use crate::curve;
use crate::face::Face;
use crate::plan::{Plan, RoadPlan};
use crate::point::Point;
use crate::raster::{Raster, index};

impl Layout {
    /// A spot for a figure on every segment.
    pub(super) fn spots(
        &mut self,
        face: &Face<'_>,
        plan: &Plan,
        raster: &Raster,
        clear: &[Vec<f32>],
    ) -> Vec<Point> {
        let mut spots = vec![Point::CENTRE; face.segments.len()];
        for road in &plan.roads {
            spots[road.segment] = self.road_spot(road, raster);
            self.taken.push((spots[road.segment], FIGURE_ROOM));
        }
        for (segment, _) in face.of(FeatureKind::Cloister) {
            spots[segment] = plan.cloister.map_or(Point::CENTRE, |site| site.at);
            // A monk and a farmer beside him are chosen from without covering each other.
            self.taken.push((spots[segment], FIGURE_ROOM + 10.0));
        }
        let widest = |segment: usize| clear[segment].iter().fold(0.0f32, |a, b| a.max(*b));
        let mut rest: Vec<_> =
            face.of(FeatureKind::City).chain(face.of(FeatureKind::Field)).collect();
        rest.sort_by(|a, b| widest(a.0).total_cmp(&widest(b.0)));
        for (segment, _) in rest {
            let enough = if face.segments[segment].kind == FeatureKind::City { 9.0 } else { 10.0 };
            let pole = self.best(&clear[segment], FIGURE_ROOM, enough, Point::CENTRE);
            if let Some((_, spot)) = pole {
                spots[segment] = spot;
                self.taken.push((spot, FIGURE_ROOM));
            }
        }
        spots
    }

    /// The middle of a road, or as near to it as there is room.
    fn road_spot(&self, road: &RoadPlan, raster: &Raster) -> Point {
        let mut best = (f32::MIN, Point::CENTRE);
        for piece in &road.pieces {
            let lengths = curve::lengths(piece);
            let total = lengths[lengths.len() - 1];
            let own = |point: Point| usize::from(raster.owner(index(point))) == road.segment;
            for (&point, s) in piece.iter().zip(&lengths).filter(|(p, _)| own(**p)) {
                let room = self.room(point.depth() + 1.0, point, FIGURE_ROOM);
                let score = room.min(0.0) * 10.0 - (s - total / 2.0).abs();
                if score > best.0 {
                    best = (score, point);
                }
            }
        }
        best.1
    }
}
