//! A tile as a small picture: which ground each point is, and which segment it belongs to.
//!
//! Nothing is drawn by hand. Each way of drawing the tile is compared with its data on which field
//! reaches which half-edge, and the simplest that agrees is chosen.

use aude_engine::tiles::{FeatureKind, KindId, Segment, Symbols, Tiles};
use aude_engine::{Rotation, Side, Sides};

use super::plan::{Plan, plans};
use super::shapes::{self, Point};

/// What a point of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    Field,
    Hedge,
    City,
    Wall,
    Road,
    Bridge,
    Village,
    Cloister,
    Sea,
}

/// No segment.
pub(super) const NOTHING: u8 = u8::MAX;

/// One point of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dot {
    pub(super) ground: Ground,
    pub(super) segment: u8,
}

/// A tile as a square of dots, `size` per side; `size` is even, so that roads have a middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Picture {
    pub(super) size: usize,
    pub(super) dots: Vec<Dot>,
}

impl Picture {
    /// The picture of a kind as printed.
    pub(super) fn of(tiles: &Tiles, kind: KindId, size: usize) -> Self {
        let (segments, symbols) = (tiles.segments(kind), tiles.kind(kind).symbols);
        let sea = tiles.coast().contains(&kind);
        let mut best: Option<(u32, Plan)> = None;
        for plan in plans(segments) {
            let penalty = plan.cost + Self::draw(segments, symbols, sea, &plan, 14).1;
            if best.as_ref().is_none_or(|(least, _)| penalty < *least) {
                best = Some((penalty, plan));
            }
            if best.as_ref().is_some_and(|(least, plan)| *least <= plan.cost) {
                break;
            }
        }
        let plan = best.map(|(_, plan)| plan).unwrap_or_default();
        Self::draw(segments, symbols, sea, &plan, size).0
    }

    /// How many statements about fields the best picture gets wrong; 0 for every built-in tile.
    #[cfg(test)]
    pub(super) fn penalty(tiles: &Tiles, kind: KindId) -> u32 {
        let (segments, symbols) = (tiles.segments(kind), tiles.kind(kind).symbols);
        let sea = tiles.coast().contains(&kind);
        let penalty = plans(segments).map(|plan| Self::draw(segments, symbols, sea, &plan, 14).1);
        penalty.min().unwrap_or(0)
    }

    pub(super) fn at(&self, x: usize, y: usize) -> Dot {
        self.dots[y * self.size + x]
    }

    /// All dots with their coordinates.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, usize, Dot)> {
        self.dots
            .iter()
            .enumerate()
            .map(|(index, dot)| (index % self.size, index / self.size, *dot))
    }

    /// The picture after quarter turns clockwise.
    pub(super) fn turned(&self, rotation: Rotation) -> Self {
        let mut picture = self.clone();
        for _ in 0..rotation.turns() {
            let before = picture.clone();
            for (x, y, dot) in before.iter() {
                picture.dots[x * self.size + (self.size - 1 - y)] = dot;
            }
        }
        picture
    }

    /// Draws by a plan, and counts what the result gets wrong about fields.
    fn draw(
        segments: &[Segment],
        symbols: Symbols,
        sea: bool,
        plan: &Plan,
        size: usize,
    ) -> (Self, u32) {
        let blank = Dot { ground: Ground::Field, segment: NOTHING };
        let mut picture = Self { size, dots: vec![blank; size * size] };
        picture.cities(segments, plan, sea);
        picture.roads(segments, symbols, plan, sea);
        if sea {
            picture.paint(Ground::Sea, NOTHING, |(x, _)| x > 0.72);
        }
        if let Some(cloister) =
            segments.iter().position(|segment| segment.kind == FeatureKind::Cloister)
        {
            let half = if size < 10 { 1.01 / 6.0 } else { 0.21 };
            let inside = |(x, y): Point| (x - 0.5).abs() < half && (y - 0.5).abs() < half;
            picture.paint(Ground::Cloister, cloister as u8, inside);
        }
        let penalty = super::fields::label(&mut picture, segments);
        picture.walls(segments);
        (picture, penalty)
    }

    /// On the coast, towns and trails reach the sea.
    fn cities(&mut self, segments: &[Segment], plan: &Plan, sea: bool) {
        let bulge = if self.size < 10 { 0.24 } else { 0.34 };
        let cities =
            || segments.iter().enumerate().filter(|(_, segment)| segment.kind == FeatureKind::City);
        let all = cities().flat_map(|(_, city)| city.sides.iter()).fold(Sides::NONE, Sides::with);
        // The larger first: a small city keeps its place next to it.
        let mut order: Vec<_> = cities().collect();
        order.sort_by_key(|(_, city)| std::cmp::Reverse(city.sides.len()));
        for (index, city) in order {
            let others =
                Side::ALL.into_iter().filter(|&side| all.has(side) && !city.sides.has(side));
            let others = others.fold(Sides::NONE, Sides::with);
            let build = plan.build(index);
            let sides = if sea { city.sides.with(Side::East) } else { city.sides };
            self.paint(Ground::City, index as u8, |point| {
                shapes::in_city(point, sides, others, build, bulge)
            });
        }
    }

    pub(super) fn paint(&mut self, ground: Ground, segment: u8, inside: impl Fn(Point) -> bool) {
        self.paint_where(ground, segment, inside, |_, _| true);
    }

    pub(super) fn paint_where(
        &mut self,
        ground: Ground,
        segment: u8,
        inside: impl Fn(Point) -> bool,
        free: impl Fn(usize, usize) -> bool,
    ) {
        for index in 0..self.dots.len() {
            let (x, y) = (index % self.size, index / self.size);
            let centre = |at: usize| (at as f32 + 0.5) / self.size as f32;
            if inside((centre(x), centre(y))) && free(x, y) {
                self.dots[index] = Dot { ground, segment };
            }
        }
    }

    pub(super) fn set(&mut self, x: usize, y: usize, dot: Dot) {
        self.dots[y * self.size + x] = dot;
    }

    /// The dots that touch one along an edge.
    pub(super) fn beside(
        &self,
        x: usize,
        y: usize,
    ) -> impl Iterator<Item = (usize, usize)> + use<> {
        let size = self.size;
        let near = [(x, y.wrapping_sub(1)), (x + 1, y), (x, y + 1), (x.wrapping_sub(1), y)];
        near.into_iter().filter(move |&(x, y)| x < size && y < size)
    }

    /// City dots that touch anything else become wall; a small picture has no room for walls.
    fn walls(&mut self, _segments: &[Segment]) {
        if self.size < 10 {
            return;
        }
        let before = self.clone();
        for (x, y, dot) in before.iter().filter(|(_, _, dot)| dot.ground == Ground::City) {
            let open = |(x, y): (usize, usize)| {
                let other = before.at(x, y);
                other.segment != dot.segment
                    && matches!(
                        other.ground,
                        Ground::Field | Ground::City | Ground::Hedge | Ground::Village
                    )
            };
            if before.beside(x, y).any(open) {
                self.set(x, y, Dot { ground: Ground::Wall, ..dot });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every built-in tile is drawn so that the fields are separated and joined as in its data.
    #[test]
    fn pictures_tell_the_truth() {
        for name in aude_record::sets::names() {
            let set = aude_record::sets::builtin(name).expect("built in");
            let tiles = Tiles::build(&[set]).expect("sound");
            let wrong: Vec<_> = tiles
                .all()
                .chain(tiles.coast().iter().copied())
                .map(|kind| (tiles.kind(kind).id.clone(), Picture::penalty(&tiles, kind)))
                .filter(|(_, penalty)| *penalty > 0)
                .collect();
            // HU's middle field meets the wall in a point that no dot can show.
            let wrong: Vec<_> =
                wrong.into_iter().filter(|(id, penalty)| id != "HU" || *penalty > 20).collect();
            assert_eq!(wrong, [], "{name}");
        }
    }
}
