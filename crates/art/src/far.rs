//! Distances on the grid of a tile.

use crate::point::{Point, at};
use crate::raster::{SIZE, centre, index};

/// How far each square is from the nearest of some lines.
pub(crate) fn far_from<'a>(lines: impl IntoIterator<Item = &'a Vec<Point>>) -> Vec<f32> {
    let mut near = vec![at(f32::MAX, f32::MAX); SIZE * SIZE];
    let mut offer = |square: usize, point: Point| {
        if near[square].x == f32::MAX
            || centre(square).distance(point) < centre(square).distance(near[square])
        {
            near[square] = point;
        }
    };
    for line in lines {
        for pair in line.windows(2) {
            let count = (pair[0].distance(pair[1]) / 0.6).ceil().max(1.0) as usize;
            for i in 0..=count {
                let point = pair[0].mix(pair[1], i as f32 / count as f32);
                offer(index(point), point);
            }
        }
    }
    spread(&mut near);
    let far = |square: usize| {
        if near[square].x == f32::MAX { f32::MAX } else { centre(square).distance(near[square]) }
    };
    (0..SIZE * SIZE).map(far).collect()
}

/// Every square takes over its neighbours' nearest points, forwards and backwards.
fn spread(near: &mut [Point]) {
    let squared = |a: Point, b: Point| (a - b).dot(a - b);
    let mut take = |square: usize, other: usize| {
        let (here, point) = (centre(square), near[other]);
        if point.x != f32::MAX
            && (near[square].x == f32::MAX || squared(here, point) < squared(here, near[square]))
        {
            near[square] = point;
        }
    };
    for y in 0..SIZE {
        for x in 0..SIZE {
            let square = y * SIZE + x;
            if x > 0 {
                take(square, square - 1);
            }
            if y > 0 {
                (x.saturating_sub(1)..=(x + 1).min(SIZE - 1))
                    .for_each(|other| take(square, square - SIZE - x + other));
            }
        }
        for x in (0..SIZE - 1).rev() {
            take(y * SIZE + x, y * SIZE + x + 1);
        }
    }
    for y in (0..SIZE).rev() {
        for x in (0..SIZE).rev() {
            let square = y * SIZE + x;
            if x + 1 < SIZE {
                take(square, square + 1);
            }
            if y + 1 < SIZE {
                (x.saturating_sub(1)..=(x + 1).min(SIZE - 1))
                    .for_each(|other| take(square, square + SIZE - x + other));
            }
        }
        for x in 1..SIZE {
            take(y * SIZE + x, y * SIZE + x - 1);
        }
    }
}

/// The squares whose centres are inside a ring.
pub(crate) fn inside(ring: &[Point]) -> Vec<bool> {
    let mut filled = vec![false; SIZE * SIZE];
    for row in 0..SIZE {
        let y = row as f32 + 0.5;
        let mut cuts: Vec<f32> = Vec::new();
        for (i, &a) in ring.iter().enumerate() {
            let b = ring[(i + 1) % ring.len()];
            if (a.y > y) != (b.y > y) {
                cuts.push((b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x);
            }
        }
        cuts.sort_by(f32::total_cmp);
        for pair in cuts.chunks_exact(2) {
            for x in 0..SIZE {
                let middle = x as f32 + 0.5;
                filled[row * SIZE + x] |= middle >= pair[0] && middle < pair[1];
            }
        }
    }
    filled
}
