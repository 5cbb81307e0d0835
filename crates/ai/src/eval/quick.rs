//! Evaluating the successors of a cached position: only what a turn has changed is computed again.

use aude_engine::board::Feature;
use aude_engine::classic::Element;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Game, Rules};

use super::{Evaluator, Phase, Points, hazards};
use crate::feature_value::{SEATS, feature_of};

/// What an occupied feature of the cached position adds to each player's points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    feature: Feature,
    worth: Points,
}

impl Evaluator {
    /// Stores what each occupied feature of the cached position adds, where figures are only put on
    /// the new tile and nothing threatens them elsewhere.
    pub(super) fn keep_shares(&mut self, game: &Game) {
        let plain = game.classic().is_some_and(|classic| !classic.has(Element::Fairy));
        self.memo.is_quick = plain && !hazards::in_play(game);
        self.memo.shares.clear();
        if !self.memo.is_quick {
            return;
        }
        let phase = Phase::of(game, self.bag_size);
        let (board, figures) = (game.board(), game.figures());
        self.seen.clear();
        for id in figures.on_board() {
            let Some(feature) = feature_of(board, figures.location(id)) else { continue };
            if !self.seen.contains(&feature) {
                self.worth = [0.0; SEATS];
                self.occupied(game, feature, phase);
                self.memo.shares.push(Share { feature, worth: self.worth });
            }
        }
    }

    /// Computes the weighted sum of the terms, but not the terms.
    pub(super) fn quick(&mut self, game: &Game) {
        self.worth = [0.0; SEATS];
        self.seen.clear();
        self.cities.clear();
        let (phase, board) = (Phase::of(game, self.bag_size), game.board());
        for index in 0..self.memo.shares.len() {
            let Share { feature, worth } = self.memo.shares[index];
            // The segment that named the feature may now belong to a larger one.
            let Some(segment) = board.segments(feature).next() else { continue };
            let now = board.feature(segment);
            if now == feature && !self.is_changed(game, feature) {
                self.seen.push(feature);
                for (sum, worth) in self.worth.iter_mut().zip(worth) {
                    *sum += worth;
                }
            } else {
                self.again(game, now, phase);
            }
        }
        if let Some(placed) = board.last().map(|tile| *board.tile(tile)) {
            for index in 0..game.tiles().segments(placed.kind).len() as u8 {
                self.again(game, board.feature(placed.segment(index)), phase);
            }
        }
        self.hands(game, phase);
    }

    /// Computes a feature, if it is occupied and not counted yet.
    fn again(&mut self, game: &Game, feature: Feature, phase: Phase) {
        let crew = game.board().totals(feature).crew;
        if !crew.is_empty() && !self.seen.contains(&feature) {
            self.occupied(game, feature, phase);
        }
    }

    fn is_changed(&self, game: &Game, feature: Feature) -> bool {
        match game.board().kind(feature) {
            FeatureKind::Field => !self.is_same_field(game, feature),
            _ => self.remembered(game, feature).is_none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use aude_engine::game::Silent;
    use aude_engine::{Action, Actor};
    use aude_testkit::random::{Chooser, table};

    use super::*;
    use crate::eval::{Term, Weights};

    /// Whatever the cache skips must not matter.
    #[test]
    fn successors_are_worth_what_they_are_worth_without_a_cache() {
        let mut compared = 0;
        let tables = [&["base"][..], &["base", "inns_cathedrals"], &["base", "traders_builders"]];
        for (seed, sets) in tables.iter().cycle().take(9).enumerate() {
            let (mut game, mut chooser) = (table(sets, 2), Chooser::new(seed as u64));
            // A join changes hands also by what happens at the far end of the other feature, which
            // the cache ignores for the rest of a turn.
            let mut weights = Weights::of(&game).clone();
            for term in [Term::CityJoin, Term::CityThreat, Term::RoadJoin] {
                weights.0[term as usize] = 0.0;
            }
            let mut cached = Evaluator::with_weights(&game, weights);
            let mut fresh = cached.clone();
            let (mut list, mut next): (Vec<Action>, Vec<Action>) = Default::default();
            for step in 0.. {
                if matches!(game.actor(), Actor::Player(_)) && step % 5 == 0 {
                    cached.remember(&game);
                    game.legal(&mut list);
                    for &action in &list {
                        game.apply_unchecked(action, &mut Silent);
                        game.legal(&mut next);
                        next.truncate(if game.drawn().is_none() { next.len() } else { 0 });
                        for more in std::iter::once(None).chain(next.iter().copied().map(Some)) {
                            let player = matches!(game.actor(), Actor::Player(_));
                            if more.is_some() && !player || game.actor() == Actor::Nobody {
                                continue;
                            }
                            more.iter().for_each(|&more| game.apply_unchecked(more, &mut Silent));
                            let (ours, theirs) = (cached.points(&game), fresh.points(&game));
                            for (ours, theirs) in ours.iter().zip(theirs) {
                                let off = (ours - theirs).abs();
                                assert!(off < 1e-3, "seed {seed}, {action:?}, {more:?}: {off}");
                            }
                            compared += 1;
                            if more.is_some() {
                                game.undo();
                            }
                        }
                        game.undo();
                    }
                    cached.forget();
                }
                let Some(action) = chooser.choose_eagerly(&game) else { break };
                game.apply(action, &mut Silent).expect("legal");
            }
        }
        assert!(compared > 1000, "{compared} positions compared");
    }
}
