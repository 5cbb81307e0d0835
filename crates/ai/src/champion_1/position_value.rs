//! The value of a position by the evaluation.

use aude_engine::{Actor, Game, Player, Rules};

use crate::champion_1::eval::{Evaluator, Points};
use crate::champion_1::feature_value::SEATS;

/// Judges positions, reusing its memory.
#[derive(Debug, Default)]
pub(crate) struct PositionValue {
    evaluator: Option<Evaluator>,
}

impl PositionValue {
    /// Prepares for the table of `game`.
    pub(crate) fn prepare(&mut self, game: &Game) {
        if self.evaluator.as_ref().is_some_and(|evaluator| !evaluator.suits(game)) {
            self.evaluator = None;
        }
    }

    /// The evaluator for the table of `game`, which must be prepared for.
    pub(super) fn evaluator(&mut self, game: &Game) -> &mut Evaluator {
        self.evaluator.get_or_insert_with(|| Evaluator::new(game))
    }

    /// The points credited to each player.
    pub(crate) fn points(&mut self, game: &Game) -> Points {
        if game.actor() == Actor::Nobody {
            return final_points(game);
        }
        self.evaluator(game).points(game)
    }

    /// The lead of `player` over the best other player.
    pub(super) fn margin(&mut self, game: &Game, player: Player) -> f32 {
        margin(&self.points(game), game.players(), player)
    }

    /// Caches a position while actions of its turn are considered.
    pub(super) fn remember(&mut self, game: &Game) {
        self.evaluator(game).remember(game);
    }

    /// Clears the cache.
    pub(super) fn forget(&mut self) {
        if let Some(evaluator) = &mut self.evaluator {
            evaluator.forget();
        }
    }
}

/// The scores of a game that is over.
pub(crate) fn final_points(game: &Game) -> Points {
    let mut points = [0.0; SEATS];
    for (points, &score) in points.iter_mut().zip(game.scores()) {
        *points = f32::from(score);
    }
    points
}

/// The lead of `player` over the best other among `players`.
pub(crate) fn margin(points: &Points, players: u8, player: Player) -> f32 {
    let mut best = f32::NEG_INFINITY;
    for (seat, &other) in points[..usize::from(players)].iter().enumerate() {
        if seat != player.index() {
            best = best.max(other);
        }
    }
    points[player.index()] - best
}
