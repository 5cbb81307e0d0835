//! The outline of a segment from the grid.

use crate::curve::simplify;
use crate::point::{Point, TILE, at};
use crate::raster::{Raster, SIZE};

/// The outline rings of a segment, smoothed; rings inside rings are holes.
pub(crate) fn outline(raster: &Raster, segment: usize) -> Vec<Vec<Point>> {
    let inside = |x: i32, y: i32| {
        let fits = |v: i32| (0..SIZE as i32).contains(&v);
        fits(x) && fits(y) && usize::from(raster.owner(y as usize * SIZE + x as usize)) == segment
    };
    let corners = SIZE + 1;
    // The edges that leave each grid corner, with the segment on their right: east, south, west, north.
    let mut leaving = vec![0u8; corners * corners];
    for y in 0..SIZE as i32 {
        for x in 0..SIZE as i32 {
            if !inside(x, y) {
                continue;
            }
            let mut edge =
                |x: i32, y: i32, way: u8| leaving[y as usize * corners + x as usize] |= 1 << way;
            if !inside(x, y - 1) {
                edge(x, y, 0);
            }
            if !inside(x + 1, y) {
                edge(x + 1, y, 1);
            }
            if !inside(x, y + 1) {
                edge(x + 1, y + 1, 2);
            }
            if !inside(x - 1, y) {
                edge(x, y + 1, 3);
            }
        }
    }
    let mut rings = Vec::new();
    for start in 0..leaving.len() {
        while leaving[start] != 0 {
            let ring = follow(&mut leaving, start, corners);
            if ring.len() >= 16 {
                rings.push(smooth(&ring));
            }
        }
    }
    rings
}

/// Follows edges until there are none left.
fn follow(leaving: &mut [u8], start: usize, corners: usize) -> Vec<Point> {
    let mut ring = Vec::new();
    let mut here = start;
    let mut way = 0u8;
    loop {
        // The sharpest turn to the right first, so that regions touching at a corner stay apart.
        let turns = [(way + 1) % 4, way, (way + 3) % 4];
        let choice = if ring.is_empty() {
            (0..4).find(|w| leaving[here] >> w & 1 == 1)
        } else {
            turns.into_iter().find(|w| leaving[here] >> w & 1 == 1)
        };
        let Some(next) = choice else { return ring };
        leaving[here] &= !(1 << next);
        ring.push(at((here % corners) as f32, (here / corners) as f32));
        way = next;
        here = match way {
            0 => here + 1,
            1 => here + corners,
            2 => here - 1,
            _ => here - corners,
        };
    }
}

/// Rounds off the steps of the grid but leaves points on the border in place.
fn smooth(ring: &[Point]) -> Vec<Point> {
    let n = ring.len();
    let on_border = |p: Point| p.x <= 0.0 || p.y <= 0.0 || p.x >= TILE || p.y >= TILE;
    let soft: Vec<_> = (0..n)
        .map(|i| {
            let reach = 3;
            if on_border(ring[i]) {
                return ring[i];
            }
            let near = (0..=2 * reach).map(|j| ring[(i + n + j - reach) % n]);
            near.fold(at(0.0, 0.0), |sum, p| sum + p) * (1.0 / (2 * reach + 1) as f32)
        })
        .collect();
    let start = (0..n).find(|&i| on_border(ring[i]) && !on_border(ring[(i + 1) % n])).unwrap_or(0);
    let mut line: Vec<_> = (0..=n).map(|i| soft[(start + i) % n]).collect();
    // Both halves separately: a closed line has no chord to measure from.
    let back = line.split_off(n / 2);
    line.push(back[0]);
    let mut kept = simplify(&line, 0.3);
    kept.pop();
    kept.extend(simplify(&back, 0.3));
    kept.pop();
    kept
}
