//! Roads on a tile's picture: through it, to its middle, or to the wall of a city.

use aude_engine::Side;
use aude_engine::tiles::{FeatureKind, Segment, Symbol, Symbols};

use super::picture::{Ground, NOTHING, Picture};
use super::plan::{End, Plan};
use super::shapes::{self, Point};

impl Picture {
    /// Every road of the tile; on the coast a trail leads to the sea.
    pub(super) fn roads(&mut self, segments: &[Segment], symbols: Symbols, plan: &Plan, sea: bool) {
        let half = 1.01 / self.size as f32;
        let mut ends = 0;
        let mut crossed = 0;
        for (index, road) in
            segments.iter().enumerate().filter(|(_, segment)| segment.kind == FeatureKind::Road)
        {
            let shore =
                if sea && road.sides.len() == 1 { road.sides.with(Side::East) } else { road.sides };
            let sides: Vec<Side> = shore.iter().collect();
            let over = symbols.has(Symbol::Bridge);
            match *sides.as_slice() {
                [one, two] => {
                    crossed += u32::from(one.opposite() == two);
                    if crossed > 1 && over {
                        self.paint(Ground::Bridge, NOTHING, |(x, y)| {
                            (x - 0.5).abs() < half && (y - 0.5).abs() < 2.0 * half
                        });
                    }
                    let hidden = |(x, y): Point| {
                        symbols.has(Symbol::Tunnel)
                            && (0.2..0.8).contains(&x)
                            && (0.2..0.8).contains(&y)
                    };
                    let on = |point: Point| {
                        shapes::on_through_road(point, one, two, half) && !hidden(point)
                    };
                    self.pave(index, over, on);
                }
                [side] => match plan.end(index) {
                    End::Middle => {
                        ends += 1;
                        self.pave(index, false, |point| on_half_road(point, side, half));
                    }
                    End::City(city) => self.lead_to(index, side, city, half),
                },
                _ => {}
            }
        }
        if ends > 1 {
            let roads: Vec<bool> = self.dots.iter().map(|dot| dot.ground == Ground::Road).collect();
            let middle = |(x, y): Point| (x - 0.5).abs() < half && (y - 0.5).abs() < half;
            let size = self.size;
            self.paint_where(Ground::Village, NOTHING, middle, |x, y| roads[y * size + x]);
        }
    }

    /// A road from a side to the wall of a city, via the middle if necessary.
    fn lead_to(&mut self, road: usize, side: Side, city: u8, half: f32) {
        let size = self.size;
        let step = |(x, y): Point| ((x * size as f32) as usize, (y * size as f32) as usize);
        let (sx, sy) = shapes::middle(side);
        let target = self.nearest_of(city);
        let legs = [((sx, sy), (0.5, 0.5)), ((0.5, 0.5), target)];
        for ((ax, ay), (bx, by)) in legs {
            for tick in 0..=4 * size {
                let along = tick as f32 / (4 * size) as f32;
                let (px, py) = (ax + (bx - ax) * along, ay + (by - ay) * along);
                let (x, y) = step((px.clamp(0.0, 0.999), py.clamp(0.0, 0.999)));
                if self.at(x, y).segment == city {
                    return;
                }
                let near = |(x, y): Point| (x - px).abs() < half && (y - py).abs() < half;
                self.pave(road, false, near);
            }
        }
    }

    /// The point of a city nearest to the middle of the tile.
    fn nearest_of(&self, city: u8) -> Point {
        let centre = |at: usize| (at as f32 + 0.5) / self.size as f32;
        let points = self
            .iter()
            .filter(|(_, _, dot)| dot.segment == city)
            .map(|(x, y, _)| (centre(x), centre(y)));
        let far = |&(x, y): &Point| (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5);
        points.min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or((0.5, 0.5))
    }

    /// Road where the land is free, or over everything from a bridge.
    fn pave(&mut self, road: usize, over: bool, on: impl Fn(Point) -> bool) {
        let free: Vec<bool> =
            self.dots.iter().map(|dot| over || dot.ground != Ground::City).collect();
        let size = self.size;
        self.paint_where(Ground::Road, road as u8, on, |x, y| free[y * size + x]);
    }
}

/// Whether a point is on the road from a side to the middle.
fn on_half_road((x, y): Point, side: Side, half: f32) -> bool {
    let (across, beyond) = match side {
        Side::North => (x, y < 0.5 + half),
        Side::South => (x, y > 0.5 - half),
        Side::West => (y, x < 0.5 + half),
        Side::East => (y, x > 0.5 - half),
    };
    (across - 0.5).abs() < half && beyond
}
