//! What one more follower would be worth, without re-evaluating the whole position.

use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{FigureKind, Game, Player, Rules, Spot};

use super::hands::hand_term;
use super::{Evaluator, Phase, Term, land_terms};
use crate::feature_value::{CitySet, Rates, cities_beside};

impl Evaluator {
    /// What a small follower on a free spot would add to its owner's expected points. The bag must
    /// be the one evaluated last.
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
        let joins = self.sees_joins && kind != FeatureKind::Cloister;
        let outlook = if joins || self.rates == Rates::Mayflower {
            self.outlook_for(game, feature, phase, (player, at.cell))
        } else {
            self.outlook(game, feature, phase)
        };
        if outlook.chance >= 1.0 {
            return outlook.now + outlook.bonus;
        }
        let (now, gain) = land_terms(kind);
        let joins = match kind {
            FeatureKind::City => {
                self.weight(Term::CityJoin) * outlook.join
                    + self.weight(Term::CityThreat) * outlook.threat
            }
            FeatureKind::Road => self.weight(Term::RoadJoin) * outlook.join,
            _ => 0.0,
        };
        cost + joins
            + self.weight(now) * outlook.now
            + self.weight(gain) * outlook.gain
            + self.weight(Term::Returning) * outlook.chance * phase.fade
            + self.weight(Term::LeftBehind) * outlook.left_behind
            + self.weight(Term::Surveyors) * outlook.bonus
            + self.weight(Term::Swept) * outlook.swept * phase.fade
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

#[cfg(test)]
mod tests {
    use aude_engine::game::Silent;
    use aude_engine::{Action, Actor};
    use aude_testkit::random::{Chooser, table};

    use super::*;

    /// Puts settlers wherever random games allow it, and evaluates with and without them.
    #[test]
    fn a_settler_adds_what_the_evaluation_says_with_him() {
        let mut compared = 0;
        for seed in 0..12 {
            let (mut game, mut chooser) = (table(&["mayflower"], 2), Chooser::new(seed));
            let mut evaluator = Evaluator::new(&game);
            let mut list: Vec<Action> = Vec::new();
            while let Some(action) = chooser.choose_eagerly(&game) {
                game.apply(action, &mut Silent).expect("legal");
                let Actor::Player(player) = game.actor() else { continue };
                let surveyors = game.mayflower().map(|game| game.surveyors());
                game.legal(&mut list);
                let mut judged = |game: &Game| {
                    let is_quiet = game.mayflower().map(|game| game.surveyors()) == surveyors;
                    (game.actor() == Actor::Chance && is_quiet)
                        .then(|| evaluator.points(game)[player.index()])
                };
                let mut gains = Vec::new();
                for &put in &list {
                    let Action::Put { at, .. } = put else { continue };
                    game.apply_unchecked(put, &mut Silent);
                    let with = judged(&game);
                    game.undo();
                    game.apply_unchecked(Action::Pass, &mut Silent);
                    let without = judged(&game);
                    game.undo();
                    if let (Some(with), Some(without)) = (with, without) {
                        gains.push((at, with - without));
                    }
                }
                for (at, gain) in gains {
                    let told = evaluator.follower_gain(&game, at, player);
                    assert!((gain - told).abs() < 1e-2, "seed {seed}, {at:?}: {gain}, not {told}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 500, "{compared} settlers put");
    }
}
