//! Expectimax at shallow depth: the own turn, every draw, and the best reply to it.
//!
//! A relative of star2.5: the own actions that look best are probed first, and an action is given up
//! as soon as the draws still to come could not lift it above the best so far (star1's cut).

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use crate::dice::Dice;
use crate::judge::{Judge, Knowledge};
use crate::one_ply::OnePly;
use crate::player::{Budget, Candidate, Decision, Player};

/// Own actions that are looked into, best first.
const MOST_ACTIONS: usize = 12;
/// Points a reply can give whoever did not make it.
const MOST_GIFT: f32 = 3.0;

/// Looks one reply ahead, over all draws.
#[derive(Debug)]
pub struct Expectimax {
    name: String,
    judge: Judge,
    scout: OnePly,
}

impl Expectimax {
    /// A player of a name who knows so much.
    #[must_use]
    pub fn new(name: &str, knowledge: Knowledge) -> Self {
        Self {
            name: name.to_owned(),
            judge: Judge::new(knowledge),
            scout: OnePly::new("scout", knowledge),
        }
    }

    /// The margin of `me` after the rest of his turn, every draw, and the best reply; or less than
    /// `least`, if it is known to be.
    fn expect(&mut self, game: &mut Game, me: Seat, least: f32) -> f32 {
        let mut own = 0;
        while game.actor() == Actor::Player(me) {
            let Some(best) = best(&self.scout.look(game, me)) else { break };
            game.apply_unchecked(best, &mut Silent);
            own += 1;
        }
        let value = match game.actor() {
            Actor::Chance => self.over_draws(game, me, least),
            _ => self.judge.margin(game, me),
        };
        for _ in 0..own {
            game.undo();
        }
        value
    }

    fn over_draws(&mut self, game: &mut Game, me: Seat, least: f32) -> f32 {
        let most = self.judge.margin(game, me) + MOST_GIFT;
        let left = f32::from(game.bag().left());
        let (mut sum, mut rest) = (0.0, 1.0);
        let draws: Vec<_> = game.bag().iter().collect();
        for (kind, count) in draws {
            let chance = f32::from(count) / left;
            game.apply_unchecked(Action::Draw(kind), &mut Silent);
            sum += chance * self.reply(game, me);
            game.undo();
            rest -= chance;
            if sum + rest * most < least {
                return sum + rest * most;
            }
        }
        sum
    }

    /// The margin of `me` after the best reply of whoever is to act.
    fn reply(&mut self, game: &mut Game, me: Seat) -> f32 {
        let mut actions = 0;
        if let Actor::Player(other) = game.actor() {
            while game.actor() == Actor::Player(other) && actions < 4 {
                let Some(best) = best(&self.scout.look(game, other)) else { break };
                game.apply_unchecked(best, &mut Silent);
                actions += 1;
            }
        }
        let value = self.judge.margin(game, me);
        for _ in 0..actions {
            game.undo();
        }
        value
    }
}

/// The action with the largest margin, the first of equals.
fn best(candidates: &[Candidate]) -> Option<Action> {
    let first = candidates.first()?;
    let best = candidates.iter().fold(first, |a, b| if b.margin > a.margin { b } else { a });
    Some(best.action)
}

impl Player for Expectimax {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&mut self, start: &Game, _: Budget, seed: u64) -> Decision {
        let Actor::Player(me) = start.actor() else { return Decision::default() };
        self.judge.prepare(start);
        let mut candidates = self.scout.look(start, me);
        Dice::new(seed).shuffle(&mut candidates);
        candidates.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        candidates.truncate(MOST_ACTIONS);
        let mut game = start.snapshot();
        let mut least = f32::NEG_INFINITY;
        for candidate in &mut candidates {
            game.apply_unchecked(candidate.action, &mut Silent);
            candidate.margin = self.expect(&mut game, me, least);
            game.undo();
            least = least.max(candidate.margin);
        }
        candidates.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let action = candidates.first().map(|best| best.action);
        Decision { action, simulations: candidates.len() as u32, candidates, ..Decision::default() }
    }
}
