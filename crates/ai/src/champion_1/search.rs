//! The champion's search: a race between the most promising actions.
//!
//! The evaluation proposes candidates; then each of them is followed by a few turns of the rollout policy,
//! in worlds that all candidates share, so that luck affects all of them equally. The worse half
//! drops out again and again until the budget is spent on the best. Near the end of a game the
//! rollouts reach it, and with few tiles left every order of them is played.

mod race;
mod rollout;
mod world;

use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use crate::champion_1::rollout_policy::is_plain_table;
use crate::champion_1::scout::Scout;
use crate::dice::Dice;
use crate::player::{Budget, Candidate, Decision, Player};
use race::{Clock, Runner};
use rollout::Roller;
pub(crate) use world::{World, Worlds};

/// Turns the rollout policy plays after an action before the position is evaluated.
const TURNS: u32 = 3;
/// The most actions that take part in a race.
const FIELD: usize = 12;
/// Points by which an action may look worse than the best and still take part.
const WIDTH: f32 = 8.0;
/// Extra points for winning, beyond the margin.
const WIN: f32 = 8.0;
/// Points by which a margin changes in a turn, roughly.
const SPREAD: f32 = 3.0;
/// Worlds a thread plays before it checks the clock again.
const BATCH: u32 = 4;

/// A race between the most promising actions, over shared worlds, on one thread.
#[derive(Debug)]
pub(crate) struct Champion {
    name: String,
    /// A fixed budget.
    fixed: Option<Budget>,
    scout: Scout,
    roller: Roller,
    worlds: Worlds,
    field: Vec<Runner>,
    /// Points by which the margin may still change after a rollout.
    spread: f32,
}

impl Champion {
    /// A champion by name, with a fixed budget or with the one requested.
    pub(crate) fn new(name: &str, fixed: Option<Budget>) -> Self {
        Self {
            name: name.to_owned(),
            fixed,
            scout: Scout::new(),
            roller: Roller::new(),
            worlds: Worlds::default(),
            field: Vec::new(),
            spread: 1.0,
        }
    }

    /// Runs the race and sorts the candidates, best first; returns the number of simulations. Those
    /// that drop out stay behind the others.
    fn race(&mut self, start: &Game, me: Seat, budget: Budget) -> u32 {
        let counts_out = self.counts_out(start, budget);
        self.roller.begin(start, counts_out);
        // What is still open after the rollouts: nothing if they reach the end.
        let open = f32::from(start.bag().left()) - TURNS as f32;
        self.spread = 1.0 + SPREAD * open.max(0.0).sqrt();
        if let Some(all) = self.worlds.all() {
            let many = self.field.len();
            self.play(0, all, many, me, u32::MAX);
            self.rank(many);
            return all * many as u32;
        }
        let clock = Clock::new(budget, start, self.field.len());
        let (mut done, mut world, mut alive) = (0, 0, self.field.len());
        for round in 1..=clock.rounds() {
            loop {
                let worlds = clock.worlds(round, done, alive, BATCH);
                if worlds == 0 {
                    break;
                }
                self.play(world, worlds, alive, me, TURNS);
                world += worlds;
                done += worlds * alive as u32;
            }
            self.rank(alive);
            alive = alive.div_ceil(2);
        }
        done
    }

    /// Whether the second-to-last turn can be searched exhaustively in every rollout: if only tiles
    /// and followers are in play, and the budget allows.
    fn counts_out(&self, start: &Game, budget: Budget) -> bool {
        let Some(worlds) = self.worlds.all() else {
            return false;
        };
        let ways = WAYS_A_CELL * start.board().frontier().count() as u32;
        let cost = worlds * self.field.len() as u32 * ways / LAST_TURNS;
        let most = match budget {
            Budget::Simulations(many) => many,
            Budget::Time(time) | Budget::Processor(time) => {
                time.as_millis() as u32 * SIMULATIONS_A_MILLISECOND
            }
        };
        is_plain_table(start) && cost <= most
    }

    /// Plays this many worlds with the actions still in the race, and adds up the margins in the
    /// order of worlds.
    fn play(&mut self, first: u32, worlds: u32, alive: usize, me: Seat, turns: u32) {
        let (field, all) = (&self.field[..alive], &self.worlds);
        let actions = field.iter().map(|runner| runner.action);
        self.roller.play(actions, all, first..first + worlds, me, turns);
        for row in self.roller.margins.chunks_exact(alive) {
            for (runner, &margin) in self.field.iter_mut().zip(row) {
                let worth = margin + WIN * (margin / self.spread).tanh();
                runner.add(margin, worth);
            }
        }
    }

    fn rank(&mut self, alive: usize) {
        self.field[..alive].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    }

    /// The actions that take part, best guess first; the others are returned.
    fn enter(&mut self, start: &Game, me: Seat, seed: u64) -> Vec<Candidate> {
        let mut all = self.scout.look(start, me);
        Dice::new(seed).shuffle(&mut all);
        all.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let best = all.first().map_or(0.0, |best| best.margin);
        // The last reply of a game is searched in full.
        let (most, width) = match start.bag().left() {
            0 | 1 => (EXACT_FIELD, f32::INFINITY),
            _ => (FIELD, WIDTH),
        };
        let many = all.iter().take(most).take_while(|next| next.margin >= best - width).count();
        let rest = all.split_off(many);
        self.field.clear();
        self.field.extend(all.iter().map(|next| Runner::new(next.action, next.margin)));
        rest
    }
}

/// Ways to play a turn per open cell, roughly.
const WAYS_A_CELL: u32 = 4;
/// Last turns of a game that take as long as a simulation, roughly.
const LAST_TURNS: u32 = 3;
/// Simulations a thread runs per millisecond, roughly.
const SIMULATIONS_A_MILLISECOND: u32 = 5;

/// Actions that are searched exhaustively when one tile or none is left.
const EXACT_FIELD: usize = 64;

impl Player for Champion {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&mut self, start: &Game, budget: Budget, seed: u64) -> Decision {
        let Actor::Player(me) = start.actor() else { return Decision::default() };
        let mut list: Vec<Action> = Vec::new();
        start.legal(&mut list);
        if let [only] = list[..] {
            return Decision::plain(Some(only));
        }
        let rest = self.enter(start, me, seed);
        self.worlds.begin(start.bag(), seed);
        let simulations = match self.field.len() {
            1 => 0,
            _ => self.race(start, me, self.fixed.unwrap_or(budget)),
        };
        let exact = self.worlds.all().is_some();
        let mut candidates: Vec<Candidate> =
            self.field.iter().map(|runner| runner.candidate(exact)).collect();
        // Actions that did not take part are reported on the scale of those that did.
        let shift = self.field.first().map_or(0.0, |best| best.mean() as f32 - best.guess);
        candidates.extend(rest.into_iter().map(|other| Candidate {
            margin: other.margin + shift,
            visits: 0,
            ..other
        }));
        let action = candidates.first().map(|best| best.action);
        Decision { action, candidates, simulations, ..Decision::default() }
    }
}
