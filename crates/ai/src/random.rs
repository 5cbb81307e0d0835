//! Uniformly random play: the bottom of the ladder.

use aude_engine::{Actor, Game, Rules};

use crate::dice::Dice;
use crate::player::{Budget, Decision, Player};

/// Takes a uniformly random legal action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Player for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn decide(&mut self, game: &Game, _: Budget, seed: u64) -> Decision {
        if !matches!(game.actor(), Actor::Player(_)) {
            return Decision::default();
        }
        let mut list = Vec::new();
        game.legal(&mut list);
        Decision::plain(Dice::new(seed).pick(&list))
    }
}
