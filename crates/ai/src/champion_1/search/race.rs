//! A race between actions: all are tried in the same worlds, and half of them drop out each round.

use std::time::Duration;

use aude_engine::{Action, Game, Rules};

use crate::player::{Budget, Candidate};
use crate::stopwatch::Stopwatch;

/// An action in the race, with its margins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Runner {
    pub(super) action: Action,
    /// Its value according to the evaluation, without looking further.
    pub(super) guess: f32,
    visits: u32,
    sum: f64,
    squares: f64,
    /// The sum of the values of its margins.
    worth: f64,
}

impl Runner {
    pub(super) fn new(action: Action, guess: f32) -> Self {
        Self { action, guess, visits: 0, sum: 0.0, squares: 0.0, worth: 0.0 }
    }

    /// Adds a margin and its value.
    pub(super) fn add(&mut self, margin: f32, worth: f32) {
        self.visits += 1;
        self.worth += f64::from(worth);
        self.sum += f64::from(margin);
        self.squares += f64::from(margin) * f64::from(margin);
    }

    /// The mean margin; the guess while there is none.
    pub(super) fn mean(&self) -> f64 {
        if self.visits == 0 { f64::from(self.guess) } else { self.sum / f64::from(self.visits) }
    }

    /// The mean value of the margins.
    pub(super) fn worth(&self) -> f64 {
        let visits = f64::from(self.visits);
        if self.visits == 0 { f64::from(self.guess) } else { self.worth / visits }
    }

    /// The action as a candidate; `exact` if nothing was left to chance.
    pub(super) fn candidate(&self, exact: bool) -> Candidate {
        let (visits, mean) = (f64::from(self.visits), self.mean());
        let variance = (self.squares / visits.max(1.0) - mean * mean).max(0.0);
        let error = if exact || self.visits < 2 { 0.0 } else { (variance / (visits - 1.0)).sqrt() };
        let (margin, error) = (mean as f32, error as f32);
        Candidate { action: self.action, margin, error, visits: self.visits }
    }
}

/// The share of a turn's time for the placement; the rest is for the figure.
const PLACE_SHARE: f64 = 0.65;

/// How much of a budget a race may use by the end of each round.
pub(super) struct Clock {
    budget: Budget,
    watch: Stopwatch,
    rounds: u32,
}

impl Clock {
    /// A clock for a race of this many actions: as many rounds as it takes to halve them to one.
    pub(super) fn new(budget: Budget, game: &Game, actions: usize) -> Self {
        let share = if game.drawn().is_some() { PLACE_SHARE } else { 1.0 - PLACE_SHARE };
        let budget = budget.share_of_time(share);
        let rounds = actions.next_power_of_two().trailing_zeros().max(1);
        Self { budget, watch: Stopwatch::start(budget), rounds }
    }

    pub(super) fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Worlds to play next with this many actions, at most `batch` at a time with a time limit; 0
    /// when the round is over.
    pub(super) fn worlds(&self, round: u32, done: u32, actions: usize, batch: u32) -> u32 {
        let part = |whole: f64| whole * f64::from(round) / f64::from(self.rounds);
        match self.budget {
            Budget::Simulations(many) => {
                let rest = (part(f64::from(many)) as u32).saturating_sub(done);
                // The first round is always played: without it a race would decide nothing.
                let least = u32::from(done == 0);
                (rest / actions.max(1) as u32).max(least)
            }
            Budget::Time(time) | Budget::Processor(time) => {
                let end = Duration::from_secs_f64(part(time.as_secs_f64()));
                if done > 0 && self.watch.elapsed() >= end { 0 } else { batch }
            }
        }
    }
}
