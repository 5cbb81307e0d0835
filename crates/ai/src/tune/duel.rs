//! Comparing two players decision by decision: wherever they choose differently, both actions are
//! played on in the same worlds. That tells them apart with far less work than games do.

use std::time::Duration;

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};

use crate::arena::Deck;
use crate::dice::{Dice, spread};
use crate::eval::Library;
use crate::one_ply::OnePly;
use crate::player::{Budget, Player};
use crate::position_value::{Knowledge, PositionValue};
use crate::search::{Roller, Worlds};
use crate::stopwatch::Stopwatch;

/// What to compare.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// Determines games, dice and worlds.
    pub seed: u64,
    /// One decision in so many is compared.
    pub one_in: usize,
    /// Worlds in which two different actions are played on.
    pub worlds: u32,
    /// Turns that are played on, by the rollout policy with its nets in every turn.
    pub turns: u32,
    /// What each player may use.
    pub budgets: [Budget; 2],
}

/// What was found so far.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Lead {
    /// Decisions that were compared.
    pub decisions: u32,
    /// Decisions in which the players differed.
    pub differed: u32,
    sum: f64,
    squares: f64,
    /// Processor time that each player took.
    pub time: [Duration; 2],
}

impl Lead {
    /// Points by which a decision of the first player is better, and their standard error.
    #[must_use]
    pub fn mean(&self) -> (f64, f64) {
        let many = f64::from(self.decisions.max(1));
        let mean = self.sum / many;
        (mean, ((self.squares / many - mean * mean).max(0.0) / many).sqrt())
    }
}

/// Points by which the players of the games misjudge actions, so that games differ.
const SLIP: f32 = 1.5;
/// Placements that are compared in the turns that are played on, as by the champion.
const REPLIES: usize = 6;
/// Actions that the nets compare there.
const FINALISTS: usize = 3;

/// Plays a game of one-ply with itself, and compares two players in some of its decisions.
pub fn duel(start: &Game, plan: Duel, players: &mut [Box<dyn Player>; 2], lead: &mut Lead) {
    let value = || PositionValue::new(Knowledge::Everything).with_nets(Library::built_in());
    let mut author = OnePly::with_value("author", value()).slipping(SLIP).silent();
    let mut roller = Roller::new(value(), FINALISTS);
    let mut worlds = Worlds::default();
    let (mut game, mut deck) = (start.clone(), Deck::new(start, plan.seed));
    let mut dice = Dice::new(!plan.seed);
    loop {
        let action = match game.actor() {
            Actor::Nobody => break,
            Actor::Chance => deck.draw(&game).map(Action::Draw),
            Actor::Player(me) => {
                let mut list: Vec<Action> = Vec::new();
                game.legal(&mut list);
                if game.bag().left() > 3 && list.len() > 1 && dice.below(plan.one_in) == 0 {
                    let seed = spread(plan.seed ^ dice.below(1 << 20) as u64);
                    let mut chosen = [None; 2];
                    for (side, player) in players.iter_mut().enumerate() {
                        let spent = Stopwatch::processor();
                        chosen[side] = player.decide(&game, plan.budgets[side], seed).action;
                        lead.time[side] += spent.elapsed();
                    }
                    lead.decisions += 1;
                    if let ([Some(one), Some(other)], true) = (chosen, chosen[0] != chosen[1]) {
                        worlds.begin(game.bag(), !seed);
                        roller.begin(&game, false);
                        roller.net_turns = u32::MAX;
                        roller.collect_replies(one, &worlds, REPLIES);
                        let both = [one, other].into_iter();
                        let turns = plan.turns.min(game.bag().left().into());
                        roller.play(both, &worlds, 0..plan.worlds, me, turns);
                        let pairs = roller.margins.chunks_exact(2);
                        let sum: f32 = pairs.map(|pair| pair[0] - pair[1]).sum();
                        let mean = f64::from(sum) / f64::from(plan.worlds);
                        lead.differed += 1;
                        lead.sum += mean;
                        lead.squares += mean * mean;
                    }
                }
                let seed = dice.below(1 << 30) as u64;
                author.decide(&game, Budget::Simulations(1), seed).action
            }
        };
        let Some(action) = action else { break };
        game.apply_unchecked(action, &mut Silent);
    }
}
