//! Questions about a position: what fits, who owns what, what it would come to.

use std::collections::BTreeMap;

use aude_engine::game::Scored;
use aude_engine::tiles::{FeatureKind, Kind};
use aude_engine::{Cell, Event, Game, Players, Rotation, Rules, Spot};
use aude_record::SetLibrary;
use aude_record::notation::Words;
use aude_record::wire::{EventJson, FigureOnBoard, SpotJson};

use crate::ended::settled;
use crate::protocol::{
    DeadCells, FeatureInfo, Features, Fit, Fits, Projected, ProjectedSeat, Remaining,
};

/// The tiles still to come: in the bag, put aside, or just drawn.
fn to_come(game: &Game) -> BTreeMap<usize, (Kind, u8)> {
    let mut all = BTreeMap::new();
    let mut add = |kind: Kind, count: u8| {
        all.entry(kind.index()).or_insert((kind, 0)).1 += count;
    };
    game.bag().iter().for_each(|(kind, count)| add(kind, count));
    if let Some(classic) = game.classic() {
        classic.tiles_aside().for_each(|kind| add(kind, 1));
    }
    game.drawn().into_iter().for_each(|kind| add(kind, 1));
    all
}

/// Where each tile still to come fits.
fn places(game: &Game, mut each: impl FnMut(Kind, u8, Cell, Rotation)) {
    for (kind, count) in to_come(game).into_values() {
        game.board().placements(game.tiles(), kind, |cell, rotation| {
            each(kind, count, cell, rotation);
        });
    }
}

pub(super) fn fits(game: &Game, x: i16, y: i16) -> Fits {
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

pub(super) fn remaining(game: &Game) -> Remaining {
    let id = |kind| game.tiles().kind(kind).id.clone();
    let aside = game.classic().map(|classic| classic.tiles_aside().map(id).collect());
    Remaining {
        tiles: game.bag().iter().map(|(kind, count)| (id(kind), count)).collect(),
        left: game.bag().left(),
        aside: aside.unwrap_or_default(),
    }
}

pub(super) fn dead(game: &Game, version: u32) -> DeadCells {
    let mut open: Vec<Cell> = game.board().frontier().map(|(cell, _)| cell).collect();
    places(game, |_, _, cell, _| open.retain(|other| *other != cell));
    DeadCells { version, cells: open.into_iter().map(|cell| [cell.x(), cell.y()]).collect() }
}

pub(super) fn projected(game: &Game, version: u32, library: &SetLibrary) -> Projected {
    let mut seats: Vec<ProjectedSeat> = game
        .scores()
        .iter()
        .map(|&now| ProjectedSeat { now, total: now, ..ProjectedSeat::default() })
        .collect();
    let Some((end, events)) = settled(game, library) else { return Projected { version, seats } };
    for (seat, &total) in seats.iter_mut().zip(end.scores()) {
        seat.total = total;
    }
    for scored in scorings(&events) {
        let Some(seat) = seats.get_mut(scored.player.index()) else { continue };
        *seat.categories.entry(category(&end, scored)).or_insert(0) += scored.points;
    }
    Projected { version, seats }
}

fn scorings(events: &[Event]) -> impl Iterator<Item = &Scored> {
    events.iter().filter_map(|event| match event {
        Event::Scored(scored) => Some(scored),
        _ => None,
    })
}

/// The category by the name it has on the wire.
fn category(game: &Game, scored: &Scored) -> String {
    match EventJson::of(game, &Event::Scored(*scored)) {
        EventJson::Scored { category, .. } => category.to_owned(),
        _ => String::new(),
    }
}

/// The occupied features, or those at a cell.
pub(super) fn features(
    game: &Game,
    version: u32,
    at: Option<[i16; 2]>,
    library: &SetLibrary,
) -> Features {
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
                |id| match game.figures().stand(id) {
                    aude_engine::Stand::Segment(segment) => Some(board.feature(segment)),
                    aude_engine::Stand::Roof(_) => None,
                },
            ))
        }
    }
    found.sort_unstable();
    found.dedup();
    let worth = points_of(game, library);
    let words = Words::of(game);
    let features = found.into_iter().map(|feature| {
        let totals = board.totals(feature);
        let kind = board.kind(feature);
        let parts: Vec<SpotJson> = board
            .segments(feature)
            .filter_map(|segment| {
                let cell = board.tile(board.tile_of(segment)).cell;
                SpotJson::of(game, Spot::new(cell, board.index_on_tile(segment)))
            })
            .collect();
        let points = worth.iter().find(|(spot, _)| parts.contains(spot));
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
            points: points.map_or(0, |(_, points)| *points),
            parts,
        }
    });
    Features { version, features: features.collect() }
}

/// What each feature would bring its owners if the game ended now, by a place in it.
fn points_of(game: &Game, library: &SetLibrary) -> Vec<(SpotJson, i16)> {
    let Some((end, events)) = settled(game, library) else { return Vec::new() };
    let last = scorings(&events).filter(|scored| scored.end);
    last.filter_map(|scored| Some((SpotJson::of(&end, scored.at?)?, scored.points))).collect()
}

const fn plain(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Road => "road",
        FeatureKind::City => "city",
        FeatureKind::Cloister => "cloister",
        FeatureKind::Field => "field",
    }
}
