//! Where figures and marks go on a tile.

use aude_engine::tiles::{FeatureKind, Mark, Symbol};

use crate::contour::outline;
use crate::curve;
use crate::face::{End, Face};
use crate::plan::{CityPlan, HALF_WALL, Plan, RoadPlan};
use crate::point::Point;
use crate::raster::{HALF_ROAD, NOBODY, Raster, SIZE, centre, index};

/// The room a figure takes around its spot.
pub(crate) const FIGURE_ROOM: f32 = 9.0;

/// The place of one segment on the printed tile, in units of a hundredth of the tile.
#[derive(Clone, PartialEq, Debug)]
pub struct SegmentShape {
    /// What the segment is.
    pub kind: FeatureKind,
    /// Its outline as rings; a ring inside another is a hole.
    pub outline: Vec<Vec<Point>>,
    /// Where a figure on it stands or lies.
    pub spot: Point,
}

/// Something drawn upright on a tile, however the tile is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Emblem {
    Shield,
    Wine,
    Grain,
    Cloth,
    Cathedral,
    Inn,
    Post,
    Animal,
    Princess,
    Dragon,
    Portal,
    Volcano,
    Tower,
    Cloister,
    House,
}

impl Emblem {
    /// The radius of the place it takes.
    pub(crate) const fn room(self) -> f32 {
        match self {
            Self::Shield => 6.0,
            Self::Wine | Self::Grain | Self::Cloth => 7.0,
            Self::Cathedral => 19.0,
            Self::Inn => 8.5,
            Self::Post => 8.0,
            Self::Animal => 7.0,
            Self::Princess | Self::Dragon => 7.0,
            Self::Portal => 8.5,
            Self::Volcano => 18.0,
            Self::Tower => 9.5,
            Self::Cloister => 19.0,
            Self::House => 6.0,
        }
    }
}

/// An emblem at its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Placed {
    pub(crate) emblem: Emblem,
    pub(crate) at: Point,
}

/// Shapes, spots and emblems of a tile.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) shapes: Vec<SegmentShape>,
    pub(crate) emblems: Vec<Placed>,
    /// Discs where nothing else may be drawn.
    pub(crate) taken: Vec<(Point, f32)>,
}

impl Layout {
    pub(crate) fn new(face: &Face<'_>, plan: &Plan, raster: &Raster) -> Self {
        let mut clear: Vec<_> = (0..face.segments.len()).map(|segment| raster.clearance(segment)).collect();
        for (city, walls) in plan.cities.iter().zip(&raster.walls) {
            keep_off_walls(city, walls, &mut clear[city.segment]);
        }
        let mut layout = Self { shapes: Vec::new(), emblems: Vec::new(), taken: Vec::new() };
        layout.taken.extend(plan.cities.iter().flat_map(|city| &city.gates).map(|gate| (gate.at, 6.0)));
        if plan.roads.len() > 1 {
            layout.taken.extend(plan.bridge.map(|bridge| (bridge.at, 5.0)));
        }
        layout.large(face, plan, &clear);
        layout.at_roads(face, plan, raster, &clear);
        layout.in_fields(face, &clear);
        let before = layout.taken.len();
        let spots = layout.spots(face, plan, raster, &clear);
        // Marks keep a little more away from figures than figures from each other.
        layout.taken[before..].iter_mut().for_each(|(_, room)| *room += 1.5);
        layout.on_segments(face, &clear);
        layout.shapes = spots
            .into_iter()
            .enumerate()
            .map(|(segment, spot)| SegmentShape {
                kind: face.segments[segment].kind,
                outline: outline(raster, segment),
                spot,
            })
            .collect();
        layout
    }

    /// How much room there is for something of this radius: negative where it does not fit.
    fn room(&self, clear: f32, point: Point, radius: f32) -> f32 {
        let gap = |(at, room): &(Point, f32)| point.distance(*at) - room - radius;
        self.taken.iter().map(gap).fold(clear - radius, f32::min)
    }

    fn put(&mut self, emblem: Emblem, at: Point) {
        self.emblems.push(Placed { emblem, at });
        self.taken.push((at, emblem.room()));
    }

    /// The point of a segment with the most room, up to `enough`, then nearest to `near`.
    fn best(&self, clear: &[f32], radius: f32, enough: f32, near: Point) -> Option<(f32, Point)> {
        let mut best: Option<(f32, f32, Point)> = None;
        // Every other square of every other row is near enough.
        let squares = (0..SIZE).step_by(2).flat_map(|y| (0..SIZE).step_by(2).map(move |x| y * SIZE + x));
        for (square, far) in squares.map(|square| (square, clear[square])).filter(|(_, far)| *far > 0.5) {
            let point = centre(square);
            let room = self.room(far, point, radius);
            let score = room.min(enough) - 0.02 * point.distance(near);
            if best.is_none_or(|(most, _, _)| score > most) {
                best = Some((score, room, point));
            }
        }
        best.map(|(_, room, point)| (room, point))
    }

    /// The place with the most room in the largest segment of a kind, if that has `least` squares.
    fn in_largest(&self, face: &Face<'_>, kind: FeatureKind, clear: &[Vec<f32>], radius: f32, least: usize) -> Option<Point> {
        let area = |segment: usize| clear[segment].iter().filter(|far| **far > 0.0).count();
        let (segment, _) = face.of(kind).max_by_key(|(segment, _)| area(*segment))?;
        let place = self.best(&clear[segment], radius, 9.0, Point::CENTRE)?;
        (area(segment) >= least).then_some(place.1)
    }

    /// A place for what belongs to the whole tile: a field that keeps room for its farmer, or a city.
    fn anywhere(&self, face: &Face<'_>, clear: &[Vec<f32>], radius: f32) -> Point {
        self.in_largest(face, FeatureKind::Field, clear, radius, 1800)
            .or_else(|| self.in_largest(face, FeatureKind::City, clear, radius, 0))
            .or_else(|| self.in_largest(face, FeatureKind::Field, clear, radius, 0))
            .unwrap_or(Point::CENTRE)
    }

    /// What takes much room comes first: cloister, cathedral, volcano, tower.
    fn large(&mut self, face: &Face<'_>, plan: &Plan, clear: &[Vec<f32>]) {
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
            face.of(FeatureKind::Road).any(|(road, segment)| segment.sides.len() == 1 && face.end(road) == end)
        };
        for (symbol, emblem, end) in
            [(Symbol::Volcano, Emblem::Volcano, End::Volcano), (Symbol::Tower, Emblem::Tower, End::Tower)]
        {
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

    /// Inns and trading posts touch their road.
    fn at_roads(&mut self, face: &Face<'_>, plan: &Plan, raster: &Raster, clear: &[Vec<f32>]) {
        for (way, road) in plan.roads.iter().enumerate() {
            let marks = face.segments[road.segment].marks;
            let inns = (0..marks.count(Mark::Inn)).map(|_| Emblem::Inn);
            let posts = (0..marks.count(Mark::Post)).map(|_| Emblem::Post);
            for emblem in inns.chain(posts) {
                let off = HALF_ROAD + emblem.room() - 1.5;
                let mut best: Option<(f32, Point)> = None;
                for square in 0..SIZE * SIZE {
                    let point = centre(square);
                    let owner = raster.owner(square);
                    if owner == NOBODY || face.segments[usize::from(owner)].kind != FeatureKind::Field {
                        continue;
                    }
                    let away = (raster.roads[way][square] - off).abs();
                    let nearer = (0..plan.roads.len()).any(|other| other != way && raster.roads[other][square] < off + 1.0);
                    if away > 1.0 || nearer {
                        continue;
                    }
                    let room = self.room(clear[usize::from(owner)][square] + 1.5, point, emblem.room());
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

    /// Symbols of the whole tile stand in a field where there is one.
    fn in_fields(&mut self, face: &Face<'_>, clear: &[Vec<f32>]) {
        for (symbol, emblem) in [(Symbol::Portal, Emblem::Portal), (Symbol::Dragon, Emblem::Dragon)] {
            if !face.has(symbol) {
                continue;
            }
            self.put(emblem, self.anywhere(face, clear, emblem.room() + 2.0));
        }
    }

    /// A spot for a figure on every segment.
    fn spots(&mut self, face: &Face<'_>, plan: &Plan, raster: &Raster, clear: &[Vec<f32>]) -> Vec<Point> {
        let mut spots = vec![Point::CENTRE; face.segments.len()];
        for road in &plan.roads {
            spots[road.segment] = self.road_spot(road, raster);
            self.taken.push((spots[road.segment], FIGURE_ROOM));
        }
        for (segment, _) in face.of(FeatureKind::Cloister) {
            spots[segment] = plan.cloister.map_or(Point::CENTRE, |site| site.at);
            self.taken.push((spots[segment], FIGURE_ROOM + 3.0));
        }
        let widest = |segment: usize| clear[segment].iter().fold(0.0f32, |a, b| a.max(*b));
        let mut rest: Vec<_> = face.of(FeatureKind::City).chain(face.of(FeatureKind::Field)).collect();
        rest.sort_by(|a, b| widest(a.0).total_cmp(&widest(b.0)));
        for (segment, _) in rest {
            let enough = if face.segments[segment].kind == FeatureKind::City { 7.0 } else { 3.0 };
            let pole = self.best(&clear[segment], FIGURE_ROOM, enough, Point::CENTRE);
            if let Some((_, spot)) = pole {
                spots[segment] = spot;
                self.taken.push((spot, FIGURE_ROOM));
            }
        }
        spots
    }

    /// The middle of a road, or as near to it as nothing else is in the way.
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

    /// Shields, goods, the princess and animals, once figures have their places.
    fn on_segments(&mut self, face: &Face<'_>, clear: &[Vec<f32>]) {
        for (segment, data) in face.segments.iter().enumerate() {
            let counted = [
                (Mark::Shield, Emblem::Shield),
                (Mark::Wine, Emblem::Wine),
                (Mark::Grain, Emblem::Grain),
                (Mark::Cloth, Emblem::Cloth),
                (Mark::Animal, Emblem::Animal),
            ];
            let princess = data.princess.then_some(Emblem::Princess);
            let marks = counted.into_iter().flat_map(|(mark, emblem)| (0..data.marks.count(mark)).map(move |_| emblem));
            for emblem in princess.into_iter().chain(marks) {
                let place = self.best(&clear[segment], emblem.room() + 1.0, 3.5, Point::CENTRE);
                if let Some((_, point)) = place {
                    self.put(emblem, point);
                }
            }
        }
    }

    /// How free of figures and emblems a point is.
    pub(crate) fn free(&self, point: Point) -> f32 {
        self.room(f32::MAX, point, 0.0)
    }
}

/// A tower before the gate of a road that is long enough for a thief too.
fn gate_tower(face: &Face<'_>, plan: &Plan) -> Option<Point> {
    let [road] = &plan.roads[..] else { return None };
    let End::Gate(_) = face.end(road.segment) else { return None };
    let piece = road.pieces.first().filter(|_| face.segments[road.segment].sides.len() == 1)?;
    let total = *curve::lengths(piece).last()?;
    (total > 50.0).then(|| curve::along(piece, total - 9.0).0)
}

/// In a city the room ends at the inner face of its walls and gates.
fn keep_off_walls(city: &CityPlan, walls: &[f32], clear: &mut [f32]) {
    for (square, far) in clear.iter_mut().enumerate().filter(|(_, far)| **far > 0.0) {
        let gate = city.gates.iter().map(|gate| gate.at.distance(centre(square)) - 5.0).fold(f32::MAX, f32::min);
        *far = far.min((walls[square] - HALF_WALL).min(gate)).max(0.1);
    }
}
