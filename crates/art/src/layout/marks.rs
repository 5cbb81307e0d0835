//! Where emblems go.

use aude_engine::tiles::{FeatureKind, Mark, Symbol};

use super::{Emblem, Layout, Placed};
use crate::curve;
use crate::face::{End, Face};
use crate::plan::Plan;
use crate::point::Point;
use crate::raster::{HALF_ROAD, NOBODY, Raster, centre};

impl Layout {
    /// What takes up much room comes first: cloister, cathedral, volcano, tower.
    pub(super) fn large(&mut self, face: &Face<'_>, plan: &Plan, clear: &[Vec<f32>]) {
        if let Some(site) = plan.cloister {
            self.emblems.push(Placed { emblem: Emblem::Cloister, at: site.at });
        }
        for (segment, city) in face.of(FeatureKind::City) {
            if city.marks.any(Mark::Cathedral) {
                let place = self.best(&clear[segment], 22.0, 3.0, Point::CENTRE);
                self.put(Emblem::Cathedral, place.map_or(Point::CENTRE, |(_, point)| point));
            }
        }
        let ends_at = |end: End| {
            face.of(FeatureKind::Road)
                .any(|(road, segment)| segment.sides.len() == 1 && face.end(road) == end)
        };
        for (symbol, emblem, end) in [
            (Symbol::Volcano, Emblem::Volcano, End::Volcano),
            (Symbol::Tower, Emblem::Tower, End::Tower),
        ] {
            if !face.has(symbol) {
                continue;
            }
            if let Some(hub) = plan.hub.filter(|_| ends_at(end)) {
                self.put(emblem, hub.at);
                continue;
            }
            if let Some(gate) = gate_tower(face, plan).filter(|_| symbol == Symbol::Tower) {
                self.put(emblem, gate);
                continue;
            }
            self.put(emblem, self.anywhere(face, clear, emblem.room()));
        }
        if let Some(house) = plan.house {
            self.put(Emblem::House, house);
        }
    }

    /// The marks of roads, inns and trading posts, touch their road.
    pub(super) fn at_roads(
        &mut self,
        face: &Face<'_>,
        plan: &Plan,
        raster: &Raster,
        clear: &[Vec<f32>],
    ) {
        for (way, road) in plan.roads.iter().enumerate() {
            let marks = face.segments[road.segment].marks;
            let emblems = marks
                .iter()
                .flat_map(|(mark, count)| std::iter::repeat_n(Emblem::of(mark), count.into()));
            for emblem in emblems {
                let off = HALF_ROAD + emblem.room() - 1.5;
                let mut best: Option<(f32, Point)> = None;
                for (square, owner) in raster.owners().enumerate() {
                    let point = centre(square);
                    if owner == NOBODY
                        || face.segments[usize::from(owner)].kind != FeatureKind::Field
                    {
                        continue;
                    }
                    let away = (raster.roads[way][square] - off).abs();
                    let nearer = (0..plan.roads.len())
                        .any(|other| other != way && raster.roads[other][square] < off + 1.0);
                    if away > 1.0 || nearer {
                        continue;
                    }
                    let room =
                        self.room(clear[usize::from(owner)][square] + 1.5, point, emblem.room());
                    let score = room.min(2.0) - away - 0.01 * point.distance(Point::CENTRE);
                    if best.is_none_or(|(most, _)| score > most) {
                        best = Some((score, point));
                    }
                }
                if let Some((_, point)) = best {
                    self.put(emblem, point);
                }
            }
        }
    }

    /// Symbols of the whole tile are put in a field if there is one.
    pub(super) fn in_fields(&mut self, face: &Face<'_>, clear: &[Vec<f32>]) {
        for (symbol, emblem) in [(Symbol::Portal, Emblem::Portal), (Symbol::Dragon, Emblem::Dragon)]
        {
            if !face.has(symbol) {
                continue;
            }
            self.put(emblem, self.anywhere(face, clear, emblem.room() + 2.0));
        }
    }

    /// Shields, goods, the princess and animals, once figures have their places.
    pub(super) fn on_segments(&mut self, face: &Face<'_>, clear: &[Vec<f32>]) {
        for (segment, data) in face.segments.iter().enumerate() {
            let princess = data.princess.then_some(Emblem::Princess);
            // Those of roads and the cathedral have their places.
            let placed = |mark: Mark| mark.on() == FeatureKind::Road || mark == Mark::Cathedral;
            let marks = data.marks.iter().filter(|&(mark, _)| !placed(mark));
            let marks =
                marks.flat_map(|(mark, count)| std::iter::repeat_n(Emblem::of(mark), count.into()));
            for emblem in princess.into_iter().chain(marks) {
                let place = self.best(&clear[segment], emblem.room() + 1.0, 3.5, Point::CENTRE);
                if let Some((_, point)) = place {
                    self.put(emblem, point);
                }
            }
        }
    }
}

/// A tower in front of the gate of a road that is long enough for a thief too.
fn gate_tower(face: &Face<'_>, plan: &Plan) -> Option<Point> {
    let [road] = &plan.roads[..] else { return None };
    let End::Gate(_) = face.end(road.segment) else { return None };
    let piece = road.pieces.first().filter(|_| face.segments[road.segment].sides.len() == 1)?;
    let total = *curve::lengths(piece).last()?;
    (total > 50.0).then(|| curve::along(piece, total - 9.0).0)
}
