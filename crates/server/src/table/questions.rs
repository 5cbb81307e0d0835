//! Queries about a position: what fits, who owns what, what it would score.

use std::collections::BTreeMap;

use aude_engine::board::Feature;
use aude_engine::game::{Category, Silent};
use aude_engine::tiles::{FeatureKind, KindId};
use aude_engine::{Cell, Event, Game, Players, Rotation, Rules, Spot};
use aude_record::notation::{self, Words};
use aude_record::wire::{ActionJson, FigureOnBoard, SpotJson};
use serde_json::Value;

use super::draft::read;
use super::tally::Tally;
use crate::errors::{Failure, Outcome};
use crate::protocol::{
    DeadCells, FeatureInfo, Features, Fit, Fits, Projected, ProjectedSeat, Remaining, Why,
};

/// The remaining tiles: in the bag, set aside, or just drawn.
fn to_come(game: &Game) -> BTreeMap<usize, (KindId, u8)> {
    let mut all = BTreeMap::new();
    let mut add = |kind: KindId, count: u8| {
        all.entry(kind.index()).or_insert((kind, 0)).1 += count;
    };
    game.bag().iter().for_each(|(kind, count)| add(kind, count));
    if let Some(classic) = game.classic() {
        classic.tiles_aside().for_each(|kind| add(kind, 1));
    }
    game.drawn().into_iter().for_each(|kind| add(kind, 1));
    all
}

/// Where each remaining tile fits.
fn places(game: &Game, mut each: impl FnMut(KindId, u8, Cell, Rotation)) {
    for (kind, count) in to_come(game).into_values() {
        game.board().placements(game.tiles(), kind, |cell, rotation| {
            each(kind, count, cell, rotation);
        });
    }
}

/// Whether an action is legal, and if not why.
pub(crate) fn why(mut game: Game, action: &Value) -> Outcome<Why> {
    let action = read(&game, action)?;
    let (text, data) = (notation::write(&game, action), ActionJson::of(&game, action));
    let refusal = game.apply(action, &mut Silent).err();
    Ok(Why {
        legal: refusal.is_none(),
        text,
        action: data,
        refusal: refusal.map(|refusal| Failure::from(&refusal).body),
    })
}

pub(crate) fn fits(game: &Game, x: i16, y: i16) -> Fits {
    let cell = Cell::new(x, y);
    let mut tiles: Vec<Fit> = Vec::new();
    places(game, |kind, count, place, rotation| {
        if place != cell {
            return;
        }
        let tile = &game.tiles().kind(kind).id;
        match tiles.last_mut() {
            Some(fit) if fit.tile == *tile => fit.rotations.push(rotation.turns()),
            _ => {
                let tile = tile.clone();
                tiles.push(Fit { tile, count, rotations: vec![rotation.turns()] });
            }
        }
    });
    Fits { x, y, open: game.board().demand(cell).is_some(), tiles }
}

pub(crate) fn remaining(game: &Game) -> Remaining {
    let id = |kind| game.tiles().kind(kind).id.clone();
    let aside = game.classic().map(|classic| classic.tiles_aside().map(id).collect());
    Remaining {
        tiles: game.bag().iter().map(|(kind, count)| (id(kind), count)).collect(),
        left: game.bag().left(),
        aside: aside.unwrap_or_default(),
    }
}

pub(crate) fn dead(game: &Game, version: u32) -> DeadCells {
    let mut open: Vec<Cell> = game.board().frontier().map(|(cell, _)| cell).collect();
    places(game, |_, _, cell, _| open.retain(|other| *other != cell));
    DeadCells { version, cells: open.into_iter().map(|cell| [cell.x(), cell.y()]).collect() }
}

pub(crate) fn projected(game: &Game, version: u32, mut tally: Tally) -> Projected {
    let end = game.ended(&mut tally);
    let seats = game.scores().iter().zip(end.scores()).enumerate();
    let seats = seats.map(|(seat, (&now, &total))| ProjectedSeat {
        now,
        total,
        categories: tally.of(seat),
    });
    Projected { version, seats: seats.collect() }
}

/// The occupied features, or those at a cell.
pub(crate) fn features(game: &Game, version: u32, at: Option<[i16; 2]>) -> Features {
    let board = game.board();
    let mut found = Vec::new();
    match at {
        Some([x, y]) => {
            if let Some(tile) = board.tile_at(Cell::new(x, y)) {
                let placed = board.tile(tile);
                let many = game.tiles().segments(placed.kind).len();
                found.extend((0..many).map(|index| board.feature(placed.segment(index as u8))));
            }
        }
        None => {
            found.extend(game.figures().on_board().filter_map(
                |id| match game.figures().location(id) {
                    aude_engine::FigureLocation::Segment(segment) => Some(board.feature(segment)),
                    aude_engine::FigureLocation::Roof(_) => None,
                },
            ))
        }
    }
    Features { version, features: described(game, found) }
}

/// What features are, whose they are and what they are worth; each of them once.
pub(crate) fn described(game: &Game, mut found: Vec<Feature>) -> Vec<FeatureInfo> {
    let board = game.board();
    found.sort_unstable();
    found.dedup();
    let paid = paid_at_end(game);
    let words = Words::of(game);
    let features = found.into_iter().map(|feature| {
        let totals = board.totals(feature);
        let kind = board.kind(feature);
        let parts = parts(game, feature);
        let paid = paid.iter().find(|(spot, _)| parts.contains(spot));
        let worth = |complete| game.feature_worth(feature, complete).points();
        let owner = Players(totals.crew.majority()).iter().next();
        let prospect = game.classic().filter(|_| kind == FeatureKind::Field);
        FeatureInfo {
            kind: plain(kind).to_owned(),
            name: words.feature(kind).to_owned(),
            tiles: if kind == FeatureKind::Cloister { 9 - totals.open } else { totals.tiles },
            open: totals.open,
            complete: board.is_complete(feature),
            owners: Players(totals.crew.majority()).iter().map(|player| player.0).collect(),
            figures: game
                .figures()
                .in_feature(board, feature)
                .filter_map(|figure| FigureOnBoard::of(game, figure))
                .collect(),
            points: paid.map_or_else(|| worth(false), |(_, points)| *points),
            points_if_finished: (kind != FeatureKind::Field).then(|| worth(true)),
            points_possible: prospect
                .map(|classic| classic.field_prospect(feature, owner).points()),
            parts,
        }
    });
    features.collect()
}

/// The parts of a feature: a place on each of its tiles.
pub(crate) fn parts(game: &Game, feature: Feature) -> Vec<SpotJson> {
    let board = game.board();
    let spots = board.segments(feature).filter_map(|segment| {
        let cell = board.tile(board.tile_of(segment)).cell;
        SpotJson::of(game, Spot::new(cell, board.index_on_tile(segment)))
    });
    spots.collect()
}

/// What final scoring would pay for each feature now, by a place in it.
fn paid_at_end(game: &Game) -> Vec<(SpotJson, i16)> {
    let mut events = Vec::new();
    let end = game.ended(&mut events);
    let paid = events.iter().filter_map(|event| match event {
        Event::Scored(scored) if scored.end && is_feature(scored.category) => {
            Some((SpotJson::of(&end, scored.at?)?, scored.points))
        }
        _ => None,
    });
    paid.collect()
}

const fn is_feature(category: Category) -> bool {
    matches!(category, Category::Road | Category::City | Category::Cloister | Category::Field)
}

const fn plain(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Road => "road",
        FeatureKind::City => "city",
        FeatureKind::Cloister => "cloister",
        FeatureKind::Field => "field",
    }
}
