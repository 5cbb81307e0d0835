//! Learning from the search: the evaluation should rank actions as rollouts do.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use super::regress::Sums;
use crate::arena::Deck;
use crate::dice::{Dice, spread};
use crate::eval::{Evaluator, TERMS, Weights};
use crate::one_ply::OnePly;
use crate::player::{Budget, Player};
use crate::position_value::PositionValue;
use crate::rollout_policy::RolloutPolicy;
use crate::search::{Roller, Worlds};

/// The settings of the training.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Training {
    /// Games to play.
    pub games: u64,
    /// Determines decks and dice.
    pub seed: u64,
    /// One placement in this many is examined.
    pub one_in: usize,
    /// Worlds in which every action is tried.
    pub worlds: u32,
    /// Turns of each rollout.
    pub turns: u32,
}

/// Actions that are compared, and points by which they may look worse than the best.
const FIELD: (usize, f32) = (10, 10.0);
/// Points by which the players misjudge actions, so that the games differ.
const SLIP: f32 = 1.5;
/// The weight of the value of a position compared with differences between actions.
const LEVEL: f32 = 0.3;

/// An action that was tried: the terms it leads to, the score, and the mean margin of its rollouts.
type Tried = ([f32; TERMS], f32, f32);

/// Plays games and compares the evaluation's view of actions with the results of
/// rollouts.
#[must_use]
pub fn train(start: &Game, weights: &Weights, training: Training) -> Sums {
    let value = || PositionValue::with_weights(weights.clone());
    let mut trainer = Trainer {
        player: OnePly::with_value("pupil", value()).slipping(SLIP).silent(),
        scout: OnePly::with_value("scout", value()),
        policy: RolloutPolicy::new(value()),
        roller: Roller::new(value(), 0),
        worlds: Worlds::default(),
        evaluator: Evaluator::with_weights(start, weights.clone()).with_all_terms(),
        training,
    };
    let mut sums = Sums::default();
    for number in 0..training.games {
        trainer.game(start, &mut sums, weights, spread(training.seed) ^ number);
    }
    sums
}

struct Trainer {
    player: OnePly,
    scout: OnePly,
    policy: RolloutPolicy,
    roller: Roller,
    worlds: Worlds,
    evaluator: Evaluator,
    training: Training,
}

impl Trainer {
    fn game(&mut self, start: &Game, sums: &mut Sums, weights: &Weights, seed: u64) {
        let (mut game, mut deck, mut dice) =
            (start.clone(), Deck::new(start, seed), Dice::new(!seed));
        loop {
            let action = match game.actor() {
                Actor::Nobody => break,
                Actor::Chance => deck.draw(&game).map(Action::Draw),
                Actor::Player(me) => {
                    if game.drawn().is_some() && dice.below(self.training.one_in) == 0 {
                        let tried =
                            self.sample(&game, me, spread(seed ^ dice.below(1 << 20) as u64));
                        add(sums, &tried, weights);
                    }
                    let seed = dice.below(1 << 30) as u64;
                    self.player.decide(&game, Budget::Simulations(1), seed).action
                }
            };
            let Some(action) = action else { break };
            game.apply_unchecked(action, &mut Silent);
        }
    }

    /// Tries the most promising actions.
    fn sample(&mut self, game: &Game, me: Seat, seed: u64) -> Vec<Tried> {
        let mut field = self.scout.look(game, me);
        field.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let best = field.first().map_or(0.0, |best| best.margin);
        field.truncate(FIELD.0);
        field.retain(|next| next.margin >= best - FIELD.1);
        if field.len() < 2 {
            return Vec::new();
        }
        self.worlds.begin(game.bag(), seed);
        self.roller.begin(game, false);
        let many = self.worlds.all().unwrap_or(self.training.worlds);
        let actions = field.iter().map(|next| next.action);
        self.roller.play(actions, &self.worlds, 0..many, me, self.training.turns);
        let mut tried = Vec::new();
        for (index, next) in field.iter().enumerate() {
            let own = self.roller.margins.iter().skip(index).step_by(field.len());
            let mean = own.sum::<f32>() / many as f32;
            if let Some((terms, score)) = self.terms_after(game, next.action, me) {
                tried.push((terms, score, mean));
            }
        }
        tried
    }

    /// The terms and the score of `me` relative to the best other player after a turn that starts
    /// with an action.
    fn terms_after(
        &mut self,
        game: &Game,
        action: Action,
        me: Seat,
    ) -> Option<([f32; TERMS], f32)> {
        let mut game = game.snapshot();
        game.apply_unchecked(action, &mut Silent);
        while game.actor() == Actor::Player(me) {
            self.policy.value.prepare(&game);
            self.policy.play(&mut game, me);
        }
        if game.actor() != Actor::Chance {
            return None;
        }
        let points = self.evaluator.points(&game);
        let others = (0..usize::from(game.players())).filter(|&seat| seat != me.index());
        let other = others.max_by(|&a, &b| points[a].total_cmp(&points[b]))?;
        let own = me.index();
        let terms = self.evaluator.terms(&game);
        let difference = std::array::from_fn(|term| terms[own][term] - terms[other][term]);
        Some((difference, f32::from(game.scores()[own] - game.scores()[other])))
    }
}

/// Adds what was tried: differences from the mean, and the mean itself with less weight.
fn add(sums: &mut Sums, tried: &[Tried], weights: &Weights) {
    let many = tried.len().max(1) as f32;
    let mut mean = [0.0; TERMS];
    let mut target = 0.0;
    for (terms, score, margin) in tried {
        mean.iter_mut().zip(terms).for_each(|(mean, term)| *mean += term / many);
        target += (margin - score) / many;
    }
    for (terms, score, margin) in tried {
        let apart = std::array::from_fn(|term| terms[term] - mean[term]);
        sums.add(&apart, margin - score - target, weights);
    }
    if !tried.is_empty() {
        sums.add(&mean.map(|mean| LEVEL * mean), LEVEL * target, weights);
    }
}
