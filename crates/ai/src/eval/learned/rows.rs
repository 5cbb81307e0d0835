//! The occupied features of a position, described for the nets. While the turns that can be played
//! from a position are judged, descriptions are kept: few features look different after any one turn.

use aude_engine::board::{Feature, Totals};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Game, Rules};

use super::field::Cities;
use super::net::{HIDDEN, INPUTS, Inputs, Units};
use super::reach::{Reach, Reaches};
use super::view::{COMMON, View};
use super::{FIELDS, Nets, Row};
use crate::eval::memo::surveyors;
use crate::eval::{Evaluator, Phase};
use crate::feature_value::feature_of;

/// Memory of the learned evaluation.
#[derive(Clone, Debug, Default)]
pub(in crate::eval) struct Rows {
    rows: Vec<Row>,
    /// By row, what the inputs of its own give the hidden units.
    units: Vec<Units>,
    /// The occupied fields with their cities.
    fields: Vec<(Feature, Cities)>,
    kept: Vec<Kept>,
    /// The reaches of the features that are kept, and of those described since.
    reaches: Reaches,
    /// Tiles on the board of the position that is kept; 0 if none is.
    tiles: usize,
    /// Mayflower: where its surveyors are.
    surveyors: [u16; 2],
}

/// A feature of the position that is kept.
#[derive(Clone, Debug)]
struct Kept {
    feature: Feature,
    totals: Totals,
    units: Units,
    cities: Option<Cities>,
    reach: Reach,
}

impl Rows {
    /// The occupied features, with what the inputs of their own give the hidden units.
    pub(super) fn rows(&self) -> impl Iterator<Item = (&Row, &Units)> {
        self.rows.iter().zip(&self.units)
    }

    fn kept(&self, feature: Feature) -> Option<&Kept> {
        let kept = if self.tiles > 0 { &self.kept[..] } else { &[] };
        kept.iter().find(|kept| kept.feature == feature)
    }

    /// The cities of an occupied field.
    fn cities(&self, field: Feature) -> Option<Cities> {
        self.fields.iter().find(|(known, _)| *known == field).map(|known| known.1)
    }

    /// A feature that is kept, if its description is still true; `new` is where a tile was placed
    /// since.
    fn still_true(&self, game: &Game, row: &Row, new: Option<Cell>) -> Option<&Kept> {
        let kept = self.kept(row.feature)?;
        let has_same_cities =
            |field| self.cities(field) == self.kept(field).and_then(|kept| kept.cities);
        let mut fields = std::iter::once(row.feature).chain(self.reaches.others(&kept.reach));
        let is_same = kept.totals == *game.board().totals(row.feature)
            && self.surveyors == surveyors(game)
            && self.reaches.is_same(&kept.reach, game, new)
            && (row.net != FIELDS || fields.all(has_same_cities));
        is_same.then_some(kept)
    }
}

impl Evaluator {
    /// Describes every occupied feature.
    pub(crate) fn survey(&mut self, game: &Game) {
        let mut learned = self.list(game);
        let views = [0, 1].map(|seat| View::of(game, seat, self.bag_size));
        for index in 0..learned.rows.len() {
            let inputs = self.describe(game, &mut learned, index, &views);
            learned.rows[index].inputs = inputs;
        }
        self.learned = learned;
    }

    /// The occupied features of the position surveyed last.
    pub(crate) fn rows(&self) -> &[Row] {
        &self.learned.rows
    }

    /// Keeps a position in which a player has a tile to place or a follower to put, until
    /// [`Evaluator::forget_rows`]: positions judged in the meantime must be ends of this turn.
    /// [`Evaluator::remember`] must have been called for it.
    pub(crate) fn keep_rows(&mut self, game: &Game, nets: &Nets) {
        self.forget_rows();
        let mut learned = self.list(game);
        let views = [0, 1].map(|seat| View::after_turn(game, seat, self.bag_size));
        learned.kept.clear();
        for index in 0..learned.rows.len() {
            let Row { feature, net, .. } = learned.rows[index];
            let inputs = self.describe(game, &mut learned, index, &views);
            let mut units = [0.0; HIDDEN];
            nets.runners[net].add(&mut units, COMMON, &inputs[COMMON..]);
            let totals = *game.board().totals(feature);
            let cities = learned.cities(feature);
            let reach = learned.reaches.keep();
            learned.kept.push(Kept { feature, totals, units, cities, reach });
        }
        learned.tiles = game.board().placed().len();
        learned.surveyors = surveyors(game);
        self.learned = learned;
    }

    /// Forgets the position that is kept.
    pub(crate) fn forget_rows(&mut self) {
        self.learned.tiles = 0;
        self.learned.reaches.forget();
    }

    /// Finds the occupied features and what the inputs of their own give the hidden units.
    pub(super) fn look_at_rows(&mut self, game: &Game, nets: &Nets, views: &[View; 2]) {
        let mut learned = self.list(game);
        learned.units.clear();
        let new = game.board().placed().get(learned.tiles).map(|placed| placed.cell);
        for index in 0..learned.rows.len() {
            let row = learned.rows[index];
            let units = match learned.still_true(game, &row, new) {
                Some(kept) => kept.units,
                None => {
                    let inputs = self.describe(game, &mut learned, index, views);
                    let mut units = [0.0; HIDDEN];
                    nets.runners[row.net].add(&mut units, COMMON, &inputs[COMMON..]);
                    units
                }
            };
            learned.units.push(units);
        }
        self.learned = learned;
    }

    /// Lists the occupied features, without their descriptions.
    fn list(&mut self, game: &Game) -> Rows {
        let mut learned = std::mem::take(&mut self.learned);
        if !self.memo.is_on {
            self.odds.look(game.bag());
        }
        let phase = Phase::of(game, self.bag_size);
        learned.rows.clear();
        learned.fields.clear();
        self.seen.clear();
        self.cities.clear();
        let (board, figures) = (game.board(), game.figures());
        for id in figures.on_board() {
            let Some(feature) = feature_of(board, figures.location(id)) else { continue };
            if self.seen.contains(&feature) {
                continue;
            }
            self.seen.push(feature);
            if board.kind(feature) == FeatureKind::Field {
                let kept = learned.kept(feature).filter(|_| self.is_same_field(game, feature));
                let cities = kept.and_then(|kept| kept.cities);
                let cities = cities.unwrap_or_else(|| self.cities_of(game, feature, phase));
                learned.fields.push((feature, cities));
            }
            let totals = board.totals(feature);
            let weight = |seat| f32::from(totals.crew.weight(seat));
            let seat = u8::from(weight(1) > weight(0));
            let weights = [weight(seat), weight(1 - seat)];
            let net = match board.kind(feature) {
                FeatureKind::Road => 0,
                FeatureKind::City => 1,
                FeatureKind::Cloister => 2,
                FeatureKind::Field => FIELDS,
            };
            let inputs = [0.0; INPUTS];
            learned.rows.push(Row { net, feature, tiles: totals.tiles, seat, weights, inputs });
        }
        learned
    }

    /// The inputs of a listed feature, as a player sees it.
    fn describe(&self, game: &Game, learned: &mut Rows, index: usize, views: &[View; 2]) -> Inputs {
        let Rows { rows, fields, reaches, .. } = learned;
        let Row { feature, weights, seat, .. } = rows[index];
        let view = views[usize::from(seat)];
        reaches.begin();
        match game.board().kind(feature) {
            FeatureKind::Cloister => self.cloister_inputs(game, feature, view, reaches),
            FeatureKind::Field => self.field_inputs(game, feature, fields, view, weights, reaches),
            _ => self.road_or_city_inputs(game, feature, view, weights, reaches),
        }
    }
}
