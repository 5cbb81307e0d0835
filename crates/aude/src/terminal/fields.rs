//! Which field each free dot of a picture belongs to.

use std::collections::VecDeque;

use aude_engine::tiles::{FeatureKind, Segment};

use super::picture::{Dot, Ground, NOTHING, Picture};

/// Penalties for what a picture can get wrong, higher than any cost of a plan.
const WRONG_JOIN: u32 = 1000;
const MISSING: u32 = 400;
const WRONG_CITY: u32 = 20;

/// Assigns every free dot to a field and returns how much the picture gets wrong: half-edges joined
/// or separated contrary to the data, fields without a dot, cities a field touches or does not.
pub(super) fn label(picture: &mut Picture, segments: &[Segment]) -> u32 {
    let fields: Vec<(u8, &Segment)> =
        (0u8..).zip(segments).filter(|(_, segment)| segment.kind == FeatureKind::Field).collect();
    let mut penalty = 0;
    let mut reached: Vec<((usize, usize), u8)> = Vec::new();
    for &(index, field) in &fields {
        for port in field.ports.iter() {
            reached.extend(port_dots(picture, port).into_iter().map(|place| (place, index)));
        }
    }
    penalty += wrong_joins(picture, &fields);
    spread(picture, reached);
    enclosed(picture, &fields, &mut penalty);
    for &(index, field) in &fields {
        penalty += WRONG_CITY * wrong_cities(picture, index, field);
    }
    penalty
}

/// The free dots along a half-edge.
fn port_dots(picture: &Picture, port: u8) -> Vec<(usize, usize)> {
    let (size, half) = (picture.size, picture.size / 2);
    let clockwise = |along: usize| match port / 2 {
        0 => (along, 0),
        1 => (size - 1, along),
        2 => (size - 1 - along, size - 1),
        _ => (0, size - 1 - along),
    };
    let first = if port.is_multiple_of(2) { 0 } else { half };
    let dots = (first..first + half).map(clockwise);
    dots.filter(|&(x, y)| is_free(picture.at(x, y))).collect()
}

fn is_free(dot: Dot) -> bool {
    dot.ground == Ground::Field
}

/// Counts half-edges that the drawing joins although they are two fields, or separates although
/// they are one.
fn wrong_joins(picture: &Picture, fields: &[(u8, &Segment)]) -> u32 {
    let regions = regions(picture);
    let mut seen: Vec<(u8, usize)> = Vec::new();
    for &(index, field) in fields {
        for port in field.ports.iter() {
            let here = port_dots(picture, port);
            // The corner dot belongs to two sides; the one in the middle of the half-edge decides.
            let Some(&(x, y)) = here.get(here.len() / 2) else {
                seen.push((index, usize::MAX - usize::from(port)));
                continue;
            };
            seen.push((index, regions[y * picture.size + x]));
        }
    }
    let mut wrong = 0;
    for (nth, one) in seen.iter().enumerate() {
        wrong +=
            seen[..nth].iter().filter(|two| (one.0 == two.0) != (one.1 == two.1)).count() as u32;
    }
    wrong * WRONG_JOIN
}

/// The connected regions of free dots, by dot.
fn regions(picture: &Picture) -> Vec<usize> {
    let mut regions = vec![usize::MAX; picture.size * picture.size];
    let mut count = 0;
    for (x, y, _) in picture.iter().filter(|(_, _, dot)| is_free(*dot)) {
        if regions[y * picture.size + x] != usize::MAX {
            continue;
        }
        let mut queue = vec![(x, y)];
        while let Some((x, y)) = queue.pop() {
            let region = &mut regions[y * picture.size + x];
            if *region == usize::MAX && is_free(picture.at(x, y)) {
                *region = count;
                queue.extend(picture.beside(x, y));
            }
        }
        count += 1;
    }
    regions
}

/// Spreads fields from their half-edges inwards; where two meet that the drawing does not separate,
/// a hedge is drawn.
fn spread(picture: &mut Picture, from: Vec<((usize, usize), u8)>) {
    let mut queue: VecDeque<_> = from.into();
    while let Some(((x, y), field)) = queue.pop_front() {
        let dot = picture.at(x, y);
        if !is_free(dot) || dot.segment != NOTHING {
            continue;
        }
        let foreign = |(x, y): &(usize, usize)| {
            let other = picture.at(*x, *y);
            is_free(other) && other.segment != NOTHING && other.segment != field
        };
        let hedge = picture.beside(x, y).any(|place| foreign(&place));
        let ground = if hedge { Ground::Hedge } else { Ground::Field };
        picture.set(x, y, Dot { ground, segment: field });
        if !hedge {
            queue.extend(picture.beside(x, y).map(|place| (place, field)));
        }
    }
}

/// Gives the free dots that no half-edge reaches to the fields without half-edges.
fn enclosed(picture: &mut Picture, fields: &[(u8, &Segment)], penalty: &mut u32) {
    let mut waiting: Vec<(u8, &Segment)> =
        fields.iter().filter(|(_, field)| field.ports.is_empty()).copied().collect();
    let regions = regions(picture);
    let loose = |picture: &Picture| {
        picture
            .iter()
            .find(|(_, _, dot)| is_free(*dot) && dot.segment == NOTHING)
            .map(|(x, y, _)| (x, y))
    };
    let size = picture.size;
    while let Some((x, y)) = loose(picture) {
        let region = regions[y * size + x];
        let place = |(x, y): (usize, usize)| regions[y * size + x] == region;
        let touched: Vec<u8> = picture
            .iter()
            .filter(|(x, y, _)| place((*x, *y)))
            .flat_map(|(x, y, _)| picture.beside(x, y).collect::<Vec<_>>())
            .map(|(x, y)| picture.at(x, y))
            .filter(|dot| dot.ground == Ground::City)
            .map(|dot| dot.segment)
            .collect();
        let fits = |field: &Segment| field.cities().all(|city| touched.contains(&city));
        let field = match waiting.iter().position(|(_, field)| fits(field)) {
            Some(index) => waiting.remove(index).0,
            None => {
                let fitting = || fields.iter().filter(|(_, field)| fits(field));
                let inner = fitting().find(|(_, field)| field.ports.is_empty());
                inner.or_else(|| fitting().next()).map_or(NOTHING - 1, |(index, _)| *index)
            }
        };
        for (x, y, dot) in picture.clone().iter() {
            if place((x, y)) && is_free(dot) && dot.segment == NOTHING {
                picture.set(x, y, Dot { ground: Ground::Field, segment: field });
            }
        }
    }
    *penalty += MISSING * waiting.len() as u32;
    for (index, field) in waiting {
        carve(picture, index, field);
    }
}

/// Clears a little field where its cities meet.
fn carve(picture: &mut Picture, index: u8, field: &Segment) {
    let size = picture.size;
    let far = |x: usize, y: usize, city: u8| {
        let dots = picture.iter().filter(|(_, _, dot)| dot.segment == city);
        dots.map(|(cx, cy, _)| cx.abs_diff(x).pow(2) + cy.abs_diff(y).pow(2))
            .min()
            .unwrap_or(size * size)
    };
    let inside = |at: usize| (1..size - 2).contains(&at);
    let all =
        (0..size * size).map(|at| (at % size, at / size)).filter(|&(x, y)| inside(x) && inside(y));
    let cost = |&(x, y): &(usize, usize)| {
        let reach: usize = field.cities().map(|city| far(x, y, city)).sum();
        (reach, x.abs_diff(size / 2) + y.abs_diff(size / 2))
    };
    if let Some((x, y)) = all.min_by_key(cost) {
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            picture.set(x + dx, y + dy, Dot { ground: Ground::Field, segment: index });
        }
    }
}

/// Counts the cities a field touches in the picture but not in the data, and vice versa.
fn wrong_cities(picture: &Picture, index: u8, field: &Segment) -> u32 {
    let mut touched = 0u32;
    for (x, y, _) in picture.iter().filter(|(_, _, dot)| dot.segment == index) {
        for (x, y) in picture.beside(x, y) {
            let dot = picture.at(x, y);
            if dot.ground == Ground::City && dot.segment < 32 {
                touched |= 1 << dot.segment;
            }
        }
    }
    let told = field.cities().fold(0u32, |all, city| all | 1 << city);
    (touched ^ told).count_ones()
}
