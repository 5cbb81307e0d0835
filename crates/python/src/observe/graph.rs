//! A position as a graph: tiles, segments and features as index arrays.

use aude_engine::board::{Feature, TileId};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, FigureId, FigureLocation, Game, Rules, Side};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::space::relative;
use super::viewer;
use crate::game::PyGame;

/// Columns of the array of features before those of the players.
const FEATURE_COLUMNS: usize = 5;

/// A position as index arrays, from the acting player's point of view.
#[pyfunction]
pub(crate) fn graph<'py>(
    py: Python<'py>,
    game: PyRef<'py, PyGame>,
) -> PyResult<Bound<'py, PyDict>> {
    let game = &game.game;
    let board = game.board();
    let (mut tiles, mut edges, mut segments) = (Vec::new(), Vec::new(), Vec::new());
    let mut roots: Vec<Feature> = Vec::new();
    for placed in board.placed() {
        let turns = i32::from(placed.rotation.turns());
        tiles.extend([
            placed.cell.x().into(),
            placed.cell.y().into(),
            placed.kind.index() as i32,
            turns,
        ]);
        let Some(tile) = board.tile_at(placed.cell) else { continue };
        for side in [Side::East, Side::South] {
            if let Some(other) = board.neighbour(tile, side) {
                edges.extend([tile.index() as i32, other.index() as i32, side.index() as i32]);
            }
        }
        for (index, segment) in (0..).zip(game.tiles().segments(placed.kind)) {
            roots.push(board.feature(placed.segment(index)));
            segments.extend([tile.index() as i32, i32::from(index), segment.kind as i32]);
        }
    }
    let mut features = roots.clone();
    features.sort_unstable();
    features.dedup();
    let number = |feature: Feature| features.binary_search(&feature).unwrap_or_default() as i32;
    let of_segment: Vec<i32> = roots.iter().map(|&feature| number(feature)).collect();
    let (mut cities, mut beside) = (Vec::new(), Vec::new());
    for &field in features.iter().filter(|&&feature| board.kind(feature) == FeatureKind::Field) {
        board.cities_beside(game.tiles(), field, &mut beside);
        cities.extend(beside.iter().flat_map(|&city| [number(field), number(city)]));
    }
    let columns = FEATURE_COLUMNS + 2 * usize::from(game.players());
    let sums: Vec<i32> = features.iter().flat_map(|&feature| feature_row(game, feature)).collect();
    let dict = PyDict::new(py);
    let set = |name: &str, values: Vec<i32>, columns: usize| {
        let rows = values.len() / columns;
        dict.set_item(name, PyArray1::from_vec(py, values).reshape([rows, columns])?)
    };
    set("tiles", tiles, 4)?;
    set("tile_edges", edges, 3)?;
    set("segments", segments, 3)?;
    set("features", sums, columns)?;
    set("field_cities", cities, 2)?;
    set("figures", figures(game), 5)?;
    let (towers, animals) = expansions(game);
    set("towers", towers, 2)?;
    dict.set_item("dragon_fairy", PyArray1::from_vec(py, animals))?;
    dict.set_item("segment_feature", PyArray1::from_vec(py, of_segment))?;
    Ok(dict)
}

/// The figures on the board: tile, index of the segment on it or -1 on a roof, player counted from the
/// viewer, kind, and whether the fairy stands with it.
fn figures(game: &Game) -> Vec<i32> {
    let (board, figures) = (game.board(), game.figures());
    let guarded = game.classic().and_then(|game| game.fairy()?.1);
    let row = |id: FigureId| {
        let location = figures.location(id);
        let segment = match location {
            FigureLocation::Segment(segment) => i32::from(board.index_on_tile(segment)),
            FigureLocation::Roof(_) => -1,
        };
        let tile = location.tile(board).index() as i32;
        let player = relative(game, id.owner()) as i32;
        [tile, segment, player, id.kind() as i32, i32::from(guarded == Some(id))]
    };
    figures.on_board().flat_map(row).collect()
}

/// Tower sites as tile and height; then the tiles of the dragon and the fairy, -1 without.
fn expansions(game: &Game) -> (Vec<i32>, Vec<i32>) {
    let Some(classic) = game.classic() else { return (Vec::new(), vec![-1; 2]) };
    let board = game.board();
    let tower =
        |&tile: &TileId| [tile.index() as i32, classic.tower_height(board.tile(tile).cell).into()];
    let at = |cell: Option<Cell>| {
        cell.and_then(|cell| board.tile_at(cell)).map_or(-1, |tile| tile.index() as i32)
    };
    let animals = vec![at(classic.dragon()), at(classic.fairy().map(|fairy| fairy.0))];
    (board.towers().iter().flat_map(tower).collect(), animals)
}

/// Kind, open edges, tiles, whether it is complete, points if the game ended now; then for each player,
/// the viewer first, the weight of followers and whether a builder or pig is there.
fn feature_row(game: &Game, feature: Feature) -> Vec<i32> {
    let (board, totals) = (game.board(), game.board().totals(feature));
    let complete = board.is_complete(feature);
    let worth = game.feature_worth(feature, complete).points();
    let mut row = vec![
        board.kind(feature) as i32,
        totals.open.into(),
        totals.tiles.into(),
        complete.into(),
        worth.into(),
    ];
    let (me, all) = (viewer(game).0, game.players());
    for seat in (0..all).map(|seat| (me + seat) % all) {
        row.push(totals.crew.weight(seat).into());
        row.push(totals.crew.has_attendant(seat).into());
    }
    row
}
