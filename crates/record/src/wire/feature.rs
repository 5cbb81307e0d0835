//! The features on the table as JSON: their totals and their owners.

use aude_engine::board::Feature;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Game, Players, Rules, Spot};
use serde::Serialize;

use super::{FigureOnBoard, On, SpotJson};

/// A road, city, cloister or field on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FeatureJson {
    /// What it is.
    pub on: On,
    /// Different tiles; for a cloister its own and those around it.
    pub tiles: u16,
    /// Open edges of a road or city, missing neighbours of a cloister; 0 for a field.
    pub open: u16,
    /// Whether it is complete; a field never is.
    pub complete: bool,
    /// Those with the most followers in it, counted from 0.
    pub owners: Vec<u8>,
    /// What each player would score for it if the game ended now.
    pub points: Vec<i16>,
    /// The figures in it.
    pub figures: Vec<FigureOnBoard>,
    /// Its parts, each on a tile.
    pub parts: Vec<SpotJson>,
}

impl FeatureJson {
    /// All features on the table in the order in which their first tiles were placed, or those of the
    /// tile on a cell.
    #[must_use]
    pub fn all(game: &Game, cell: Option<Cell>) -> Vec<Self> {
        let board = game.board();
        let here = board.placed().iter().filter(|placed| cell.is_none_or(|at| placed.cell == at));
        let mut found: Vec<Feature> = Vec::new();
        for placed in here {
            for segment in 0..game.tiles().segments(placed.kind).len() {
                let feature = board.feature(placed.segment(segment as u8));
                if !found.contains(&feature) {
                    found.push(feature);
                }
            }
        }
        found.into_iter().map(|feature| Self::of(game, feature)).collect()
    }

    fn of(game: &Game, feature: Feature) -> Self {
        let board = game.board();
        let (kind, totals) = (board.kind(feature), board.totals(feature));
        let mut points = vec![0; usize::from(game.players())];
        for (player, share) in game.final_points(feature) {
            points[player.index()] = share;
        }
        let figures = game.figures().in_feature(board, feature);
        let mut spots: Vec<Spot> = board
            .segments(feature)
            .map(|part| Spot::new(board.tile(board.tile_of(part)).cell, board.index_on_tile(part)))
            .collect();
        spots.sort_unstable();
        Self {
            on: Some(kind).into(),
            tiles: match kind {
                FeatureKind::Cloister => 9 - totals.open,
                FeatureKind::Field => tiles_of(&spots),
                FeatureKind::Road | FeatureKind::City => totals.tiles,
            },
            open: totals.open,
            complete: board.is_complete(feature),
            owners: Players(totals.crew.majority()).iter().map(|player| player.0).collect(),
            points,
            figures: figures.filter_map(|figure| FigureOnBoard::of(game, figure)).collect(),
            parts: spots.into_iter().filter_map(|spot| SpotJson::of(game, spot)).collect(),
        }
    }
}

/// How many tiles sorted spots are on.
fn tiles_of(spots: &[Spot]) -> u16 {
    let mut cells: Vec<Cell> = spots.iter().map(|spot| spot.cell).collect();
    cells.dedup();
    cells.len() as u16
}
