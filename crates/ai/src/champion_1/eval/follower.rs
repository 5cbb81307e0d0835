//! What one more follower would be worth, without re-evaluating the whole position.

use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{FigureKind, Game, Player, Rules, Spot};

use super::hands::hand_term;
use super::{Evaluator, Phase, Term, land_terms};
use crate::champion_1::feature_value::{CitySet, Rates, cities_beside};

impl Evaluator {
    /// What a small follower on a free spot would add to its owner's expected points. The
    /// position must be the one evaluated last.
    pub(crate) fn follower_gain(&mut self, game: &Game, at: Spot, player: Player) -> f32 {
        let board = game.board();
        let Some(tile) = board.tile_at(at.cell) else { return 0.0 };
        let feature = board.feature(board.tile(tile).segment(at.segment));
        let phase = Phase::of(game, self.bag_size);
        let hand: u8 =
            FigureKind::FOLLOWERS.into_iter().map(|kind| game.supply(player, kind)).sum();
        let less = self.weight(hand_term(hand.saturating_sub(1))) - self.weight(hand_term(hand));
        let cost = less * phase.fade;
        let kind = board.kind(feature);
        if kind == FeatureKind::Field {
            return cost + self.field_gain(game, feature, phase);
        }
        let outlook = self.outlook(game, feature, phase);
        if outlook.chance >= 1.0 {
            return outlook.now;
        }
        let (now, gain) = land_terms(kind);
        cost + self.weight(now) * outlook.now
            + self.weight(gain) * outlook.gain
            + self.weight(Term::Returning) * outlook.chance * phase.fade
            + self.weight(Term::LeftBehind) * outlook.left_behind
            + if outlook.dead { self.weight(Term::Stuck) * phase.fade } else { 0.0 }
    }

    fn field_gain(&mut self, game: &Game, field: aude_engine::board::Feature, phase: Phase) -> f32 {
        let (board, totals) = (game.board(), game.board().totals(field));
        let (mut now, mut soon) = (f32::from(totals.marks.count(Mark::Animal)), 0.0);
        if self.rates != Rates::Mayflower {
            let mut cities = CitySet::default();
            cities_beside(board, game.tiles(), field, |city| {
                if cities.add(city) {
                    if board.totals(city).open == 0 {
                        now += 3.0;
                    } else {
                        soon += 3.0 * self.outlook(game, city, phase).chance;
                    }
                }
            });
        }
        let size = f32::from(totals.tiles.min(16)) * phase.early;
        self.weight(Term::FieldNow) * now
            + self.weight(Term::FieldNowEarly) * now * phase.early
            + self.weight(Term::FieldSoon) * soon
            + self.weight(Term::FieldSize) * size
            + self.weight(Term::Farmers) * phase.fade
    }
}
