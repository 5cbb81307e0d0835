//! A rollout: an action, then a few turns of the rollout policy in one world, then the evaluation.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use super::world::{World, Worlds};
use crate::champion_1::position_value::{final_points, margin};
use crate::champion_1::rollout_policy::RolloutPolicy;

/// Plays rollouts in its own game, which it plays and undoes in place.
#[derive(Debug)]
pub(crate) struct Roller {
    policy: RolloutPolicy,
    game: Option<Game>,
    world: World,
    /// Margins by world and action, in that order.
    pub(crate) margins: Vec<f32>,
}

impl Roller {
    pub(crate) fn new() -> Self {
        let (game, world, margins) = (None, World::default(), Vec::new());
        Self { policy: RolloutPolicy::new(), game, world, margins }
    }

    /// Prepares for a position; `counts_out` says whether the second-to-last turn of a game is
    /// searched exhaustively.
    pub(crate) fn begin(&mut self, start: &Game, counts_out: bool) {
        self.policy.counts_out = counts_out;
        match &mut self.game {
            Some(game) => game.copy_from(start),
            None => self.game = Some(start.snapshot()),
        }
        self.policy.value.prepare(start);
    }

    /// Plays every action in each of the worlds and stores the margins of `me`.
    pub(crate) fn play(
        &mut self,
        actions: impl Iterator<Item = Action> + Clone,
        worlds: &Worlds,
        numbers: impl Iterator<Item = u32>,
        me: Seat,
        turns: u32,
    ) {
        self.margins.clear();
        let Some(mut game) = self.game.take() else { return };
        for number in numbers {
            self.world.become_number(worlds, number);
            for action in actions.clone() {
                self.world.rewind();
                let margin = self.rollout(&mut game, action, me, turns);
                self.margins.push(margin);
            }
        }
        self.game = Some(game);
    }

    /// The margin of `me` after an action and this many more turns.
    fn rollout(&mut self, game: &mut Game, action: Action, me: Seat, mut turns: u32) -> f32 {
        let before = game.actions().len();
        game.apply_unchecked(action, &mut Silent);
        let points = loop {
            match game.actor() {
                Actor::Nobody => break final_points(game),
                Actor::Player(seat) => self.policy.play(game, seat),
                Actor::Chance if turns == 0 => break self.policy.value.points(game),
                Actor::Chance => {
                    turns -= 1;
                    match self.world.draw(game) {
                        Some(kind) => game.apply_unchecked(Action::Draw(kind), &mut Silent),
                        None => break self.policy.value.points(game),
                    }
                }
            }
        };
        while game.actions().len() > before {
            game.undo();
        }
        margin(&points, game.players(), me)
    }
}
