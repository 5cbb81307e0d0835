//! What the nets are told about a road, a city or a cloister.

use aude_engine::board::{Demand, Feature};
use aude_engine::tiles::{FeatureKind, Segment};
use aude_engine::{Cell, Game, Rules, Side};

use super::net::Inputs;
use super::reach::Reaches;
use super::view::{COMMON, View};
use crate::eval::Evaluator;
use crate::eval::Phase;
use crate::eval::outlook::MOST_CELLS;
use crate::eval::surveyors::Surveyors;

/// The share of a player's draws that can be spent on one feature.
const ATTENTION: f32 = 0.45;

/// A road or city that is looked at.
#[derive(Clone, Copy)]
struct Land {
    feature: Feature,
    view: View,
    /// Followers of the player whose view it is, and of the other.
    weights: [f32; 2],
    /// Points if the game ended now.
    now: f32,
}

/// How a road or city can go on.
#[derive(Default)]
struct Ways {
    cells: u16,
    dead: bool,
    /// By open cell, the tiles that close the feature there, and a little for those that extend it.
    closing: [f32; MOST_CELLS],
    /// Tiles that close it at the worst cell, that fit the worst cell, and that close it anywhere.
    least_closing: f32,
    least_fitting: f32,
    sum_closing: f32,
    /// Points that one tile could win by a join, lose by one, and add from features nobody is in,
    /// each times the share of such tiles.
    wins: f32,
    loses: f32,
    adds: f32,
}

impl Evaluator {
    /// The inputs for a road or city.
    pub(super) fn road_or_city_inputs(
        &self,
        game: &Game,
        feature: Feature,
        view: View,
        weights: [f32; 2],
        reach: &mut Reaches,
    ) -> Inputs {
        let (kind, totals) = (game.board().kind(feature), game.board().totals(feature));
        let now = f32::from(self.rates.points(kind, totals, false, 0));
        let ways = self.ways(game, Land { feature, view, weights, now }, reach);
        let full = f32::from(self.rates.points(kind, totals, true, ways.cells));
        let cells = f32::from(ways.cells.max(1));
        let per_tile = view.draws[0] / view.left.max(1.0);
        let chance_within = |per_tile: f32, share: f32| -> f32 {
            let closing = &ways.closing[..usize::from(ways.cells)];
            closing.iter().map(|tiles| 1.0 - (-share * per_tile * tiles).exp()).product()
        };
        let surveyors = self.surveyors(game, feature);
        let turns = surveyors.map_or(view.draws[0], |own| own.turns().min(view.draws[0]));
        let chance = |share| chance_within(turns / view.left.max(1.0), share);
        let likely = if ways.dead { 0.0 } else { chance(ATTENTION / cells) };
        let mut inputs = view.inputs();
        let mut own = [
            now / 10.0,
            full / 10.0,
            cells / 4.0,
            f32::from(totals.open) / 4.0,
            f32::from(u8::from(ways.dead)),
            likely,
            if ways.dead { 0.0 } else { chance(0.25) },
            (ways.least_fitting * per_tile).min(6.0) / 3.0,
            (ways.least_closing * per_tile).min(4.0) / 2.0,
            ways.sum_closing / view.left.max(1.0),
            weights[0] / 2.0,
            weights[1] / 2.0,
            f32::from(u8::from(weights[0] == weights[1])),
            ways.wins / 4.0,
            ways.loses / 4.0,
            ways.adds / 4.0,
            likely * (full - now) / 10.0,
        ];
        if let Some(surveyors) = surveyors {
            let left = view.left.max(1.0);
            let within = |turns: f32| chance_within(turns / left, ATTENTION / cells);
            [own[3], own[6], own[12]] = surveyors.inputs(ways.dead, within);
        }
        inputs[COMMON..].copy_from_slice(&own);
        inputs
    }

    /// Mayflower: the surveyors and the settlers of a feature.
    fn surveyors(&self, game: &Game, feature: Feature) -> Option<Surveyors> {
        let phase = Phase::of(game, self.bag_size);
        game.mayflower().map(|game| Surveyors::of(game, feature, phase, None))
    }

    /// Walks around a road or city.
    fn ways(&self, game: &Game, land: Land, reach: &mut Reaches) -> Ways {
        let (board, mut edges) = (game.board(), game.board().totals(land.feature).open);
        let mut cells = [Cell::ORIGIN; MOST_CELLS];
        let mut ways = Ways { least_closing: f32::MAX, least_fitting: f32::MAX, ..Ways::default() };
        for segment in board.segments(land.feature) {
            let tile = board.tile_of(segment);
            let placed = board.tile(tile);
            let index = usize::from(board.index_on_tile(segment));
            let sides = game.tiles().segments(placed.kind)[index].sides_turned(placed.rotation);
            for side in sides.iter().filter(|&side| board.neighbour(tile, side).is_none()) {
                let (cell, at) = (placed.cell.step(side), usize::from(ways.cells));
                edges = edges.saturating_sub(1);
                reach.add_cell(cell);
                if cells[..at].contains(&cell) {
                    continue;
                }
                let Some(demand) = board.demand(cell) else {
                    ways.dead = true;
                    continue;
                };
                let closing = f32::from(self.odds.closing(demand, side.opposite()));
                let fitting = f32::from(self.odds.fitting(demand));
                ways.dead |= fitting == 0.0;
                cells[at] = cell;
                ways.closing[at] = closing + 0.15 * (fitting - closing).max(0.0);
                ways.least_closing = ways.least_closing.min(closing);
                ways.least_fitting = ways.least_fitting.min(fitting);
                ways.sum_closing += closing;
                ways.cells += 1;
                self.meet(game, land, (cell, demand, side.opposite()), &mut ways, reach);
                if edges == 0 || usize::from(ways.cells) == MOST_CELLS {
                    return ways;
                }
            }
        }
        ways
    }

    /// Other features of the kind that a tile on an open cell could join to this one.
    fn meet(
        &self,
        game: &Game,
        Land { feature, view, weights, now }: Land,
        (cell, demand, side): (Cell, Demand, Side),
        ways: &mut Ways,
        reach: &mut Reaches,
    ) {
        let (board, edge) = (game.board(), demand.on(side));
        let kind = board.kind(feature);
        for other in Side::ALL.into_iter().filter(|&it| it != side && demand.on(it) == edge) {
            let Some(tile) = board.tile_at(cell.step(other)) else { continue };
            let placed = board.tile(tile);
            let reaches = |segment: &Segment| {
                segment.kind == kind && segment.sides_turned(placed.rotation).has(other.opposite())
            };
            let mut segments = game.tiles().segments(placed.kind).iter();
            let Some(index) = segments.position(reaches) else { continue };
            let segment = placed.segment(index as u8);
            let beyond = board.feature(segment);
            let tiles = self.odds.joining(demand, side, other);
            if beyond == feature || tiles == 0 {
                continue;
            }
            reach.add_other(game, segment);
            let share = (f32::from(tiles) * view.draws[0] / view.left.max(1.0)).min(1.5);
            let totals = board.totals(beyond);
            let points = f32::from(self.rates.points(kind, totals, false, 0));
            let crew = view.both(|seat| f32::from(totals.crew.weight(seat)));
            let (mine, theirs) = (weights[0] + crew[0], weights[1] + crew[1]);
            if crew == [0.0; 2] {
                ways.adds += share * points;
            } else if mine > theirs {
                ways.wins += if crew[0] > crew[1] { 0.0 } else { share * points };
            } else if mine < theirs {
                ways.loses += share * now;
            } else {
                ways.loses += if crew[0] > 0.0 { 0.0 } else { 0.5 * share * (now - points) };
            }
        }
    }

    /// The inputs for a cloister.
    pub(super) fn cloister_inputs(
        &self,
        game: &Game,
        feature: Feature,
        view: View,
        reach: &mut Reaches,
    ) -> Inputs {
        let board = game.board();
        let mut inputs = view.inputs();
        let Some(segment) = board.segments(feature).next() else { return inputs };
        let cell = board.tile(board.tile_of(segment)).cell;
        let open = f32::from(board.totals(feature).open);
        let surveyors = self.surveyors(game, feature);
        let turns = surveyors.map_or(view.draws[0], |own| own.turns().min(view.draws[0]));
        let each = 0.9 * turns / (view.left.max(1.0) * open.max(1.0));
        let (mut around_it, mut cells) = ([0.0; 8], 0);
        let (mut chance, mut filled, mut least) = (1.0f32, 0.0f32, f32::MAX);
        let (mut dead, mut rare, mut apart) = (0.0, 0.0, 0.0);
        for (x, y) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            let around = Cell::new(cell.x() + x, cell.y() + y);
            if board.tile_at(around).is_some() {
                continue;
            }
            reach.add_cell(around);
            let tiles = match board.demand(around) {
                Some(demand) => f32::from(self.odds.fitting(demand)),
                None => {
                    apart += 1.0;
                    0.5 * view.left
                }
            };
            dead += if tiles == 0.0 { 1.0 } else { 0.0 };
            rare += if tiles <= 2.0 { 1.0 } else { 0.0 };
            around_it[cells] = tiles;
            cells += 1;
            let one = 1.0 - (-each * tiles).exp();
            filled += one;
            chance *= one;
            least = least.min(tiles);
        }
        let own = [
            (9.0 - open) / 9.0,
            open / 4.0,
            filled / 4.0,
            if dead > 0.0 { 0.0 } else { chance },
            dead / 2.0,
            rare / 2.0,
            apart / 4.0,
            (least * view.draws[0] / view.left.max(1.0)).min(6.0) / 3.0,
            if open <= 2.0 { 1.0 } else { 0.0 },
        ];
        debug_assert_eq!(board.kind(feature), FeatureKind::Cloister);
        inputs[COMMON..COMMON + own.len()].copy_from_slice(&own);
        if let Some(surveyors) = surveyors {
            let each = 0.9 / (view.left.max(1.0) * open.max(1.0));
            let within = |turns: f32| -> f32 {
                let tiles = around_it[..cells].iter();
                tiles.map(|tiles| 1.0 - (-each * turns * tiles).exp()).product()
            };
            let more = surveyors.inputs(dead > 0.0, within);
            inputs[COMMON + own.len()..][..more.len()].copy_from_slice(&more);
        }
        inputs
    }
}
