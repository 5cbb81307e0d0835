//! A learned evaluation: small nets say what every occupied feature will bring both players, and
//! what the followers in their hands will.
//!
//! Only for positions before a draw in the base game with two players, which is what the nets have
//! seen; elsewhere the sum of terms is used.

mod field;
mod file;
mod land;
pub(crate) mod net;
mod view;

use aude_engine::board::Feature;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Actor, Game, Rules};

use super::{Evaluator, Phase, Points};
use crate::feature_value::feature_of;
use crate::position_value::final_points;
use field::Cities;
use net::{Inputs, Net};
pub(crate) use view::{View, set_returns};

/// The nets by what they are about.
#[derive(Clone, PartialEq, Debug)]
pub struct Nets(pub(crate) [Net; NETS]);

/// Roads, cities, cloisters, fields, hands.
pub(crate) const NETS: usize = 5;
/// The net for fields.
pub(crate) const FIELDS: usize = 3;
/// The net for hands.
pub(crate) const HANDS: usize = 4;

/// What the outputs of a net of features mean: the points of the player it is about, of the other
/// one, and the share of the game that is left when its followers return. The first output of the
/// net for hands is what a player will score with other features.
pub(crate) const OWN: usize = 0;
pub(crate) const OTHER: usize = 1;
pub(crate) const BACK: usize = 2;

/// An occupied feature, from the point of view of the player with the most followers there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Row {
    pub(crate) net: usize,
    pub(crate) feature: Feature,
    pub(crate) tiles: u16,
    pub(crate) seat: u8,
    /// Followers of this player and of the other.
    pub(crate) weights: [f32; 2],
    pub(crate) inputs: Inputs,
}

/// Memory of the learned evaluation.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows {
    rows: Vec<Row>,
    fields: Vec<(Feature, Cities)>,
}

/// Whether the nets know such positions.
pub(crate) fn suits(game: &Game) -> bool {
    game.players() == 2
        && game.actor() == Actor::Chance
        && game.bag().left() > 0
        && matches!(game.tiles().sets(), [only] if only == "base")
}

impl Evaluator {
    /// Expected points by player according to the nets, which must suit the position.
    pub(crate) fn learned(&mut self, game: &Game, nets: &Nets) -> Points {
        let mut points = final_points(game);
        self.survey(game);
        let (mut returns, mut farmers) = ([0.0; 2], [0.0; 2]);
        for row in &self.learned.rows {
            let outputs = nets.0[row.net].run(&row.inputs);
            let (seat, other) = (usize::from(row.seat), usize::from(1 - row.seat));
            points[seat] += outputs[OWN];
            points[other] += outputs[OTHER];
            gather(row.net, row.seat, row.weights, outputs[BACK], &mut returns, &mut farmers);
        }
        for seat in 0..2 {
            let mut inputs = self.hand_inputs(game, seat, farmers);
            set_returns(&mut inputs, from(seat, returns));
            points[usize::from(seat)] += nets.0[HANDS].run(&inputs)[OWN];
        }
        points
    }

    /// The inputs of the net for hands, from the farmers of each seat, without what returns.
    pub(crate) fn hand_inputs(&self, game: &Game, seat: u8, farmers: [f32; 2]) -> Inputs {
        View::of(game, seat, self.bag_size).hand_inputs(from(seat, farmers))
    }

    /// The occupied features of the position surveyed last.
    pub(crate) fn rows(&self) -> &[Row] {
        &self.learned.rows
    }

    /// Describes every occupied feature.
    pub(crate) fn survey(&mut self, game: &Game) {
        self.odds.look(game.bag());
        let Rows { mut rows, mut fields } = std::mem::take(&mut self.learned);
        let phase = Phase::of(game, self.bag_size);
        rows.clear();
        fields.clear();
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
                let cities = self.cities_of(game, feature, phase);
                fields.push((feature, cities));
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
            let inputs = [0.0; net::INPUTS];
            rows.push(Row { net, feature, tiles: totals.tiles, seat, weights, inputs });
        }
        let views = [0, 1].map(|seat| View::of(game, seat, self.bag_size));
        for row in &mut rows {
            self.describe(game, row, &fields, views[usize::from(row.seat)]);
        }
        self.learned = Rows { rows, fields };
    }

    /// Fills in the inputs of a feature as a player sees it.
    fn describe(&self, game: &Game, row: &mut Row, fields: &[(Feature, Cities)], view: View) {
        row.inputs = match game.board().kind(row.feature) {
            FeatureKind::Cloister => self.cloister_inputs(game, row.feature, view),
            FeatureKind::Field => {
                let known = fields.iter().find(|(field, _)| *field == row.feature);
                let cities = known.map(|known| known.1).unwrap_or_default();
                self.field_inputs(game, (row.feature, cities), fields, view, row.weights)
            }
            _ => self.road_or_city_inputs(game, row.feature, view, row.weights),
        };
    }
}

/// Adds what returns from a feature to both seats, and their farmers.
pub(crate) fn gather(
    net: usize,
    seat: u8,
    weights: [f32; 2],
    back: f32,
    returns: &mut [f32; 2],
    farmers: &mut [f32; 2],
) {
    for (side, &weight) in weights.iter().enumerate() {
        let seat = usize::from(seat) ^ side;
        if net == FIELDS {
            farmers[seat] += weight;
        } else {
            returns[seat] += weight * back;
        }
    }
}

/// Both seats' numbers, this one's first.
pub(crate) fn from(seat: u8, both: [f32; 2]) -> [f32; 2] {
    if seat == 0 { both } else { [both[1], both[0]] }
}
