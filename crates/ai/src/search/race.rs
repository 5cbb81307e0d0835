//! A race between actions: all are tried in the same worlds, and half of them drop out each round.

use std::time::Duration;

use aude_engine::{Action, Game, Rules};

use crate::player::{Budget, Candidate};
use crate::stopwatch::Stopwatch;

/// The most rounds that are told apart; further ones count as the last.
pub(super) const MOST_ROUNDS: usize = 8;

/// An action in the race, with its margins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Runner {
    pub(super) action: Action,
    /// Its value according to the evaluation, without looking further.
    pub(super) guess: f32,
    rounds: [Sums; MOST_ROUNDS],
    visits: u32,
    mean: f64,
    error: f64,
    /// The mean value of its margins.
    worth: f64,
}

/// The margins of an action in one round.
#[derive(Clone, Copy, Default, Debug)]
struct Sums {
    visits: u32,
    sum: f64,
    squares: f64,
    /// The sum of the values of its margins.
    worth: f64,
}

impl Runner {
    pub(super) fn new(action: Action, guess: f32) -> Self {
        let (value, rounds) = (f64::from(guess), Default::default());
        Self { action, guess, rounds, visits: 0, mean: value, error: 0.0, worth: value }
    }

    /// Forgets its margins.
    pub(super) fn restart(&mut self) {
        (self.rounds, self.visits) = (Default::default(), 0);
    }

    /// Adds a margin and its value.
    pub(super) fn add(&mut self, round: usize, margin: f32, worth: f32) {
        let sums = &mut self.rounds[round.min(MOST_ROUNDS - 1)];
        sums.visits += 1;
        sums.worth += f64::from(worth);
        sums.sum += f64::from(margin);
        sums.squares += f64::from(margin) * f64::from(margin);
        self.visits += 1;
    }

    /// From now on its value is raised by this much.
    pub(super) fn misjudge(&mut self, by: f64) {
        self.worth += by;
    }

    /// Its mean over the rounds, whose rollouts had these numbers of turns, with this many tiles
    /// left.
    pub(super) fn settle(&mut self, turns: &[u32], left: u16, errors: Errors) {
        let last = turns.last().copied().unwrap_or(0);
        let (mut weights, mut mean, mut worth, mut error) = (0.0, 0.0, 0.0, 0.0);
        let mut off = 0.0;
        for (sums, &turns) in self.rounds.iter().zip(turns).filter(|(sums, _)| sums.visits > 0) {
            let visits = f64::from(sums.visits);
            // Rollouts that are shorter than the last have less noise, and more of the evaluation's
            // error.
            let more = (errors.bias(turns) - errors.bias(last)).max(0.0);
            let weight = 1.0 / (more + errors.noise(turns) / visits);
            let own = sums.sum / visits;
            let variance = (sums.squares / visits - own * own).max(0.0) / (visits - 1.0).max(1.0);
            weights += weight;
            mean += weight * own;
            worth += weight * sums.worth / visits;
            error += weight * weight * variance;
            off += weight * errors.level(turns, left);
        }
        if weights > 0.0 {
            (self.mean, self.worth) = (mean / weights, worth / weights);
            self.error = (error + off * off).sqrt() / weights;
        }
    }

    /// The mean margin; the guess while there is none.
    pub(super) fn mean(&self) -> f64 {
        self.mean
    }

    /// The mean value of the margins.
    pub(super) fn worth(&self) -> f64 {
        self.worth
    }

    /// The action as a candidate; `exact` if nothing was left to chance.
    pub(super) fn candidate(&self, exact: bool) -> Candidate {
        let error = if exact { 0.0 } else { self.error as f32 };
        let margin = self.mean as f32;
        Candidate { action: self.action, margin, error, visits: self.visits }
    }
}

/// How far rollouts of some turns are wrong, because they end in a judgement (docs/strength.md).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Errors {
    /// The mean squared error of differences between actions without any turns, and the turns in
    /// which it fades to a third.
    bias: (f64, f64),
    /// The variance of a difference between actions in one world: without any turns, for each turn,
    /// for each pair of turns.
    noise: [f64; 3],
    /// Points by which margins are wrong.
    level: f64,
}

impl Errors {
    /// Of the sum of terms.
    pub(super) const BY_TERMS: Self = Self { bias: (2.4, 7.2), noise: [0.5, 1.0, 0.1], level: 5.5 };
    /// Of the nets.
    pub(super) const BY_NETS: Self =
        Self { bias: (2.15, 7.3), noise: [0.2, 1.35, 0.11], level: 4.0 };

    fn bias(&self, turns: u32) -> f64 {
        let (start, fades) = self.bias;
        start * (-f64::from(turns) / fades).exp()
    }

    fn noise(&self, turns: u32) -> f64 {
        let ([start, each, pairs], turns) = (self.noise, f64::from(turns));
        start + each * turns + pairs * turns * turns
    }

    /// The error of margins with this many tiles left.
    fn level(&self, turns: u32, left: u16) -> f64 {
        let open = f64::from(u32::from(left).saturating_sub(turns));
        self.level * (-f64::from(turns) / 24.0).exp() * (open / 8.0).min(1.0)
    }
}

/// The share of a turn's time for the placement; the rest is for the figure.
const PLACE_SHARE: f64 = 0.65;

/// Turns of rollouts per second, while nothing is known about the machine and the game.
const FIRST_RATE: f64 = 20_000.0;

/// How much of a budget a race may use by the end of each round.
pub(super) struct Clock {
    budget: Budget,
    watch: Stopwatch,
    rounds: u32,
    /// Turns that count as a simulation.
    unit: f64,
}

impl Clock {
    /// A clock for a race of this many actions: as many rounds as it takes to halve them to one.
    /// Rollouts of `unit` turns count as one simulation, longer ones as more.
    pub(super) fn new(budget: Budget, game: &Game, actions: usize, unit: u32) -> Self {
        let share = if game.drawn().is_some() { PLACE_SHARE } else { 1.0 - PLACE_SHARE };
        let budget = budget.share_of_time(share);
        let rounds = actions.next_power_of_two().trailing_zeros().max(1);
        Self { budget, watch: Stopwatch::start(budget), rounds, unit: unit.max(1).into() }
    }

    pub(super) fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Turns that each action can be given in a round, if `done` turns were played so far.
    pub(super) fn turns_each(&self, done: f64, actions: usize) -> f64 {
        let all = match self.budget {
            Budget::Simulations(many) => f64::from(many) * self.unit,
            Budget::Time(time) | Budget::Processor(time) if done == 0.0 => {
                time.as_secs_f64() * FIRST_RATE
            }
            Budget::Time(time) | Budget::Processor(time) => {
                let rate = done / self.watch.elapsed().as_secs_f64().max(1e-4);
                time.as_secs_f64() * rate
            }
        };
        all / f64::from(self.rounds) / actions.max(1) as f64
    }

    /// Worlds to play next with this many actions, at most `batch` at a time with a time limit; 0
    /// when the round is over.
    pub(super) fn worlds(
        &self,
        round: u32,
        done: f64,
        actions: usize,
        turns: u32,
        batch: u32,
    ) -> u32 {
        let part = |whole: f64| whole * f64::from(round) / f64::from(self.rounds);
        match self.budget {
            Budget::Simulations(many) => {
                let rest = part(f64::from(many)) * self.unit - done;
                // The first round is always played: without it a race would decide nothing.
                let least = u32::from(done == 0.0);
                ((rest / f64::from(turns * actions.max(1) as u32)) as u32).max(least)
            }
            Budget::Time(time) | Budget::Processor(time) => {
                let end = Duration::from_secs_f64(part(time.as_secs_f64()));
                if done > 0.0 && self.watch.elapsed() >= end { 0 } else { batch }
            }
        }
    }
}
