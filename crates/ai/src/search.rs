//! The champion's search: a race between the most promising actions.
//!
//! The evaluation proposes candidates; then each of them is followed by a few turns of the rollout policy,
//! in worlds that all candidates share, so that luck affects all of them equally. The worse half
//! drops out again and again until the budget is spent on the best. Near the end of a game the
//! rollouts reach it, and with few tiles left every order of them is played.

mod openings;
mod race;
pub(crate) mod replies;
mod rollout;
mod world;

use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use crate::dice::Dice;
use crate::eval::{Library, Weights};
use crate::one_ply::OnePly;
use crate::player::{Budget, Candidate, Decision, Player};
use crate::position_value::{Knowledge, PositionValue};
use crate::rollout_policy::is_plain_table;
use crate::slip::Slip;
use crate::style::Style;
use race::{Clock, Errors, MOST_ROUNDS, Runner};
pub(crate) use rollout::Roller;
pub(crate) use world::Worlds;

/// The settings of the search: change those of [`Settings::default`].
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Settings {
    /// Turns the rollout policy plays after an action before the position is evaluated, at least.
    pub turns: u32,
    /// More turns for every doubling of what can be spent on an action, in the games that the nets
    /// know.
    pub growth: f32,
    /// The same in other games.
    pub growth_elsewhere: f32,
    /// The most actions that take part in a race.
    pub field: usize,
    /// Points by which an action may look worse than the best and still take part.
    pub width: f32,
    /// Extra points for winning, beyond the margin.
    pub win: f32,
    /// Points by which it may finally misjudge an action.
    pub slip: Slip,
    /// Whether the second-to-last turn is searched exhaustively where the budget allows.
    pub exact: bool,
    /// Placements that are compared in the turns of a rollout besides those next to new tiles; all
    /// if 0.
    pub replies: usize,
    /// Actions of the own turn and of the first reply in a rollout that the nets compare once more.
    pub finalists: usize,
    /// Nets that judge the candidates and where rollouts end, in the games that they know.
    pub nets: Library,
    /// A style of playing, where no nets judge.
    pub style: Option<Style>,
    /// Threads that share the work. Their number does not affect the decision.
    pub threads: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            turns: 3,
            growth: 2.0,
            growth_elsewhere: 0.0,
            field: 12,
            width: 8.0,
            win: 8.0,
            slip: Slip::default(),
            exact: true,
            replies: 6,
            finalists: 3,
            nets: Library::built_in(),
            style: None,
            threads: 1,
        }
    }
}

/// Points by which a margin changes in a turn, roughly.
const SPREAD: f32 = 3.0;
/// Worlds a thread plays before it checks the clock again.
const BATCH: u32 = 4;

/// The strongest player: a race between the most promising actions, over shared worlds.
#[derive(Debug)]
pub struct Champion {
    name: String,
    /// A fixed budget, unless a shorter time is requested.
    fixed: Option<Budget>,
    settings: Settings,
    scout: OnePly,
    /// One per thread.
    rollers: Vec<Roller>,
    worlds: Worlds,
    field: Vec<Runner>,
    /// Points by which the margin may still change after a rollout.
    spread: f32,
    /// How far rollouts are wrong in this game, and how their length grows.
    errors: Errors,
    growth: f32,
}

impl Champion {
    /// A named champion.
    #[must_use]
    pub fn new(name: &str, settings: Settings) -> Self {
        Self::with_values(name, settings, || PositionValue::new(Knowledge::Everything))
    }

    /// A champion with custom weights.
    #[must_use]
    pub fn with_weights(name: &str, settings: Settings, weights: &Weights) -> Self {
        Self::with_values(name, settings, || PositionValue::with_weights(weights.clone()))
    }

    fn with_values(name: &str, settings: Settings, value: impl Fn() -> PositionValue) -> Self {
        let value = || value().with_nets(settings.nets).with_style(settings.style);
        Self {
            name: name.to_owned(),
            fixed: None,
            settings,
            scout: OnePly::with_value("scout", value()),
            rollers: (0..settings.threads.max(1))
                .map(|_| Roller::new(value(), settings.finalists))
                .collect(),
            worlds: Worlds::default(),
            field: Vec::new(),
            spread: 1.0,
            errors: Errors::BY_TERMS,
            growth: 0.0,
        }
    }

    /// The same player with a fixed budget, unless a shorter time is requested.
    #[must_use]
    pub fn fixed(self, budget: Budget) -> Self {
        Self { fixed: Some(budget), ..self }
    }

    /// The budget it uses when this one is requested.
    fn allowed(&self, asked: Budget) -> Budget {
        match (self.fixed, asked) {
            (Some(Budget::Time(own)), Budget::Time(asked)) => Budget::Time(own.min(asked)),
            (own, asked) => own.unwrap_or(asked),
        }
    }

    /// Runs the race and sorts the candidates, best first; returns the number of simulations. Those
    /// that drop out stay behind the others.
    fn race(&mut self, start: &Game, me: Seat, budget: Budget) -> u32 {
        let left = start.bag().left();
        (self.errors, self.growth) = match self.settings.nets.of(start) {
            Some(_) => (Errors::BY_NETS, self.settings.growth),
            None => (Errors::BY_TERMS, self.settings.growth_elsewhere),
        };
        if let Some(all) = self.worlds.all() {
            return self.count_out(start, me, all, budget);
        }
        self.rollers.iter_mut().for_each(|roller| roller.begin(start, false));
        let clock = Clock::new(budget, start, self.field.len(), self.settings.turns);
        if let (Some(best), 1..) =
            (self.field.first().map(|best| best.action), self.settings.replies)
        {
            for roller in &mut self.rollers {
                roller.collect_replies(best, &self.worlds, self.settings.replies);
            }
        }
        let (mut done, mut simulations, mut world, mut alive) = (0.0, 0, 0, self.field.len());
        let mut depths = [0; MOST_ROUNDS];
        for round in 1..=clock.rounds() {
            let turns = self.turns(clock.turns_each(done, alive)).min(left.into());
            let stage = (round as usize).min(MOST_ROUNDS) - 1;
            depths[stage] = turns;
            self.spread = spread(left, turns);
            let batch = BATCH * self.settings.threads.max(1);
            loop {
                let worlds = clock.worlds(round, done, alive, turns, batch);
                if worlds == 0 {
                    break;
                }
                self.play((world, worlds), alive, me, (stage, turns));
                world += worlds;
                simulations += worlds * alive as u32;
                done += f64::from(worlds) * alive as f64 * f64::from(turns);
            }
            self.rank(alive, &depths[..=stage], left);
            alive = alive.div_ceil(2);
        }
        simulations
    }

    /// Plays every order of the last tiles with all actions, then once more with the best if the
    /// second-to-last turn can be searched exhaustively only for those.
    fn count_out(&mut self, start: &Game, me: Seat, all: u32, budget: Budget) -> u32 {
        let (left, many) = (start.bag().left(), self.field.len());
        self.spread = spread(left, u32::MAX);
        let few = many.min(self.settings.field.max(2));
        let mut simulations = 0;
        for (actions, counts_out) in [(many, false), (few, true)] {
            let whole = self.counts_out(start, budget, many);
            if counts_out && (whole || !self.counts_out(start, budget, few)) {
                break;
            }
            self.rollers.iter_mut().for_each(|roller| roller.begin(start, counts_out || whole));
            self.field[..actions].iter_mut().for_each(Runner::restart);
            self.play((0, all), actions, me, (0, u32::MAX));
            self.rank(actions, &[u32::MAX], left);
            simulations += all * actions as u32;
        }
        simulations
    }

    /// How many turns rollouts have if this many can be played for each action: the more there are,
    /// the less the luck of further turns matters compared with the error of the evaluation.
    fn turns(&self, each: f64) -> u32 {
        let longer = f64::from(self.growth) * (each / TURNS_FROM).max(1.0).log2();
        self.settings.turns.max(longer as u32).max(1)
    }

    /// Whether the second-to-last turn can be searched exhaustively in every rollout of so many
    /// actions within the budget. Where figures have more to do than to stand, that takes too long
    /// unless it is this turn.
    fn counts_out(&self, start: &Game, budget: Budget, actions: usize) -> bool {
        let Some(worlds) = self.worlds.all().filter(|_| self.settings.exact) else {
            return false;
        };
        let is_plain = is_plain_table(start);
        if !is_plain && worlds > 1 {
            return false;
        }
        let a_cell = if is_plain { WAYS_A_CELL } else { WAYS_WITH_EXPANSIONS };
        let ways = a_cell * start.board().frontier().count() as u32;
        let cost = worlds * actions as u32 * ways / LAST_TURNS;
        cost <= simulations_in(budget)
    }

    /// Plays this many worlds with the actions still in the race, and adds up the margins in the
    /// order of worlds.
    fn play(
        &mut self,
        (first, worlds): (u32, u32),
        alive: usize,
        me: Seat,
        (stage, turns): (usize, u32),
    ) {
        let (field, all) = (&self.field[..alive], &self.worlds);
        let actions = field.iter().map(|runner| runner.action);
        let threads = self.rollers.len() as u32;
        if let [roller] = &mut self.rollers[..] {
            roller.play(actions, all, first..first + worlds, me, turns);
        } else {
            std::thread::scope(|scope| {
                for (index, roller) in self.rollers.iter_mut().enumerate() {
                    let numbers = (first..first + worlds).skip(index).step_by(threads as usize);
                    let actions = actions.clone();
                    scope.spawn(move || roller.play(actions, all, numbers, me, turns));
                }
            });
        }
        for world in 0..worlds {
            let margins = &self.rollers[(world % threads) as usize].margins;
            let row = &margins[(world / threads) as usize * alive..][..alive];
            for (runner, &margin) in self.field.iter_mut().zip(row) {
                let worth = margin + self.settings.win * (margin / self.spread).tanh();
                runner.add(stage, margin, worth);
            }
        }
    }

    /// Sorts the actions still in the race by the rounds so far, whose rollouts had these turns.
    fn rank(&mut self, alive: usize, turns: &[u32], left: u16) {
        let errors = self.errors;
        self.field[..alive].iter_mut().for_each(|runner| runner.settle(turns, left, errors));
        self.sort(alive);
    }

    fn sort(&mut self, alive: usize) {
        self.field[..alive].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    }

    /// Misjudges every action a little, and ranks them by the result.
    fn slip(&mut self, start: &Game, seed: u64) {
        let slip = self.settings.slip.at(start);
        if slip > 0.0 {
            let mut dice = Dice::new(!seed);
            let off = |share: f32| f64::from(slip * (2.0 * share - 1.0));
            self.field.iter_mut().for_each(|runner| runner.misjudge(off(dice.share())));
            self.sort(self.field.len());
        }
    }

    /// The actions that take part, best guess first; the others are returned.
    fn enter(&mut self, start: &Game, me: Seat, budget: Budget, seed: u64) -> Vec<Candidate> {
        let mut all = self.scout.look(start, me);
        Dice::new(seed).shuffle(&mut all);
        all.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let best = all.first().map_or(0.0, |best| best.margin);
        let (field, width) = (self.settings.field.max(2), self.settings.width);
        // Few orders of the last tiles are played with every action, if the budget allows.
        let (most, width) = match (start.bag().left(), self.worlds.all()) {
            (0 | 1, _) => (EXACT_FIELD, f32::INFINITY),
            (_, Some(all)) => {
                let many = (simulations_in(budget) / all) as usize;
                (many.clamp(field, EXACT_FIELD.max(field)), f32::INFINITY)
            }
            (_, None) => (field, width),
        };
        let many = all.iter().take(most).take_while(|next| next.margin >= best - width).count();
        let rest = all.split_off(many);
        self.field.clear();
        self.field.extend(all.iter().map(|next| Runner::new(next.action, next.margin)));
        rest
    }
}

/// The number of simulations a budget is for, roughly.
fn simulations_in(budget: Budget) -> u32 {
    match budget {
        Budget::Simulations(many) => many,
        Budget::Time(time) | Budget::Processor(time) => {
            time.as_millis() as u32 * SIMULATIONS_A_MILLISECOND
        }
    }
}

/// Points by which a margin may still move after rollouts: hardly any if they reach the end.
fn spread(left: u16, turns: u32) -> f32 {
    1.0 + SPREAD * (u32::from(left).saturating_sub(turns) as f32).sqrt()
}

/// From this many turns for each action on, rollouts grow.
const TURNS_FROM: f64 = 15.0;

/// Ways to play a turn per open cell, roughly.
const WAYS_A_CELL: u32 = 4;
/// The same where figures have more to do; each of them takes longer, too.
const WAYS_WITH_EXPANSIONS: u32 = 24;
/// Last turns of a game that take as long as a simulation, roughly.
const LAST_TURNS: u32 = 3;
/// Simulations a thread runs per millisecond, roughly.
const SIMULATIONS_A_MILLISECOND: u32 = 5;

/// Actions that are compared when every order of the last tiles is played.
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
        let budget = self.allowed(budget);
        self.worlds.begin(start.bag(), seed);
        let rest = self.enter(start, me, budget, seed);
        let simulations = match self.field.len() {
            // The margin of an only candidate is still counted out where that is possible.
            1 if self.worlds.all().is_none() => 0,
            _ => self.race(start, me, budget),
        };
        self.slip(start, seed);
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
        Decision { simulations, ..self.scout.explain(start, me, candidates) }
    }
}
