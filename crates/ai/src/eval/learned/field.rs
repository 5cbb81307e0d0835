//! What the nets are told about a field.

use aude_engine::board::{Feature, SegmentId};
use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{Cell, Game, Rules, Side};

use super::net::Inputs;
use super::reach::Reaches;
use super::view::{COMMON, View};
use crate::eval::{Evaluator, Phase};
use crate::feature_value::{CitySet, Rates, cities_beside};

/// Other fields and open cells that are considered; a field with more is as good as joined.
const MOST_FIELDS: usize = 8;
const MOST_CELLS: usize = 16;

/// A field's cities.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Cities {
    /// Points for completed ones; in Mayflower for animals.
    now: f32,
    /// Points for the others, each times its probability.
    soon: f32,
    /// How many are not complete, and how many of them soon will be.
    open: f32,
    near: f32,
}

impl Cities {
    fn worth(&self) -> f32 {
        self.now + self.soon
    }
}

/// What a tile could join to a field, in points.
#[derive(Default)]
struct Meetings {
    cells: usize,
    wins: f32,
    shares: f32,
    loses: f32,
    loses_half: f32,
    free: f32,
}

impl Meetings {
    /// Adds a field that a share of the tiles would join to this one: what both are worth, and
    /// the farmers on each.
    fn add(&mut self, share: f32, worth: [f32; 2], own: [f32; 2], other: [f32; 2]) {
        let (mine, theirs) = (own[0] + other[0], own[1] + other[1]);
        let led = other[0] > other[1];
        let won = share * worth[1];
        if mine > theirs {
            self.wins += if led { 0.0 } else { won };
        } else if mine < theirs {
            self.loses += share * worth[0] + if led { won } else { 0.0 };
        } else if led {
            self.loses_half += won;
        } else {
            self.shares += won;
        }
    }
}

impl Evaluator {
    /// The cities next to a field.
    pub(super) fn cities_of(&mut self, game: &Game, field: Feature, phase: Phase) -> Cities {
        let board = game.board();
        let (mut all, mut seen) = (Cities::default(), CitySet::default());
        if self.rates == Rates::Mayflower {
            let animals = board.totals(field).marks.count(Mark::Animal);
            return Cities { now: animals.into(), ..all };
        }
        let mut known = std::mem::take(&mut self.cities);
        cities_beside(board, game.tiles(), field, |city| {
            if !seen.add(city) {
                return;
            }
            if board.totals(city).open == 0 {
                all.now += 3.0;
                return;
            }
            let chance = known.iter().find(|(other, _)| *other == city).map(|known| known.1);
            let chance = chance.unwrap_or_else(|| {
                let chance = self.outlook(game, city, phase).chance;
                known.push((city, chance));
                chance
            });
            all.soon += 3.0 * chance;
            all.open += 1.0;
            all.near += if chance > 0.4 { 1.0 } else { 0.0 };
        });
        self.cities = known;
        all
    }

    /// The inputs for a field, one of the occupied ones in `fields`.
    pub(super) fn field_inputs(
        &self,
        game: &Game,
        feature: Feature,
        fields: &[(Feature, Cities)],
        view: View,
        weights: [f32; 2],
        reach: &mut Reaches,
    ) -> Inputs {
        let known = fields.iter().find(|(field, _)| *field == feature);
        let cities = known.map(|known| known.1).unwrap_or_default();
        let size = f32::from(game.board().totals(feature).tiles.min(32)) / 16.0;
        let meetings = self.meetings(game, (feature, cities), fields, view, weights, reach);
        let is = |flag| f32::from(u8::from(flag));
        let mut inputs = view.inputs();
        let own = [
            cities.now / 10.0,
            cities.soon / 10.0,
            cities.open / 4.0,
            cities.near / 2.0,
            size,
            size * view.early,
            meetings.cells as f32 / 8.0,
            weights[0] / 2.0,
            weights[1] / 2.0,
            is(weights[0] == weights[1]),
            is(weights[0] - weights[1] >= 2.0),
            meetings.wins / 10.0,
            meetings.shares / 10.0,
            meetings.loses / 10.0,
            meetings.loses_half / 10.0,
            meetings.free / 16.0,
            cities.now * view.early / 10.0,
        ];
        inputs[COMMON..].copy_from_slice(&own);
        inputs
    }

    /// Other fields that reach the same open cells.
    fn meetings(
        &self,
        game: &Game,
        (field, cities): (Feature, Cities),
        fields: &[(Feature, Cities)],
        view: View,
        weights: [f32; 2],
        reach: &mut Reaches,
    ) -> Meetings {
        let board = game.board();
        let mut all = Meetings::default();
        let (mut seen, mut others) = ([Cell::ORIGIN; MOST_CELLS], 0);
        let mut met = [field; MOST_FIELDS];
        for segment in board.segments(field) {
            let tile = board.tile_of(segment);
            let placed = board.tile(tile);
            let index = usize::from(board.index_on_tile(segment));
            let ports = game.tiles().segments(placed.kind)[index].ports.turned(placed.rotation);
            for side in Side::ALL {
                let at = 2 * side.index() as u8;
                let open = ports.has(at) || ports.has(at + 1);
                if !open || board.neighbour(tile, side).is_some() {
                    continue;
                }
                let cell = placed.cell.step(side);
                let Some(demand) = board.demand(cell) else { continue };
                if all.cells == MOST_CELLS || seen[..all.cells].contains(&cell) {
                    continue;
                }
                reach.add_cell(cell);
                let fitting = f32::from(self.odds.fitting(demand));
                if fitting == 0.0 {
                    continue;
                }
                seen[all.cells] = cell;
                all.cells += 1;
                let share = (fitting * view.draws[0] / view.left.max(1.0) / 4.0).min(1.0);
                for other in Side::ALL.into_iter().filter(|&it| it != side.opposite()) {
                    fields_towards(game, cell, other, |segment| {
                        let beyond = board.feature(segment);
                        if others == MOST_FIELDS || met.contains(&beyond) {
                            return;
                        }
                        met[others] = beyond;
                        others += 1;
                        reach.add_other(game, segment);
                        let totals = board.totals(beyond);
                        let crew = view.both(|seat| f32::from(totals.crew.weight(seat)));
                        if crew == [0.0; 2] {
                            all.free += f32::from(totals.tiles.min(16));
                            return;
                        }
                        let known = fields.iter().find(|(other, _)| *other == beyond);
                        let theirs = known.map_or(0.0, |(_, cities)| cities.worth());
                        all.add(share, [cities.worth(), theirs], weights, crew);
                    });
                }
            }
        }
        all
    }
}

/// Calls `each` with the fields that reach an open cell from its neighbour on a side.
fn fields_towards(game: &Game, cell: Cell, side: Side, mut each: impl FnMut(SegmentId)) {
    let board = game.board();
    let Some(tile) = board.tile_at(cell.step(side)) else { return };
    let placed = board.tile(tile);
    let at = 2 * side.opposite().index() as u8;
    for (index, segment) in game.tiles().segments(placed.kind).iter().enumerate() {
        let ports = segment.ports.turned(placed.rotation);
        if segment.kind == FeatureKind::Field && (ports.has(at) || ports.has(at + 1)) {
            each(placed.segment(index as u8));
        }
    }
}
