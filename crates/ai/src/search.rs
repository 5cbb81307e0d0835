//! The champion's search: a tree of placements, wood and draws, guided by the evaluation.
//!
//! A decision is expanded by evaluating every action once: that gives each its prior and its first
//! value, and the best of them is the value of the position. Draws follow one shuffled order of the
//! bag's multiset, the same for all actions that are compared, so that luck falls on all alike.
//! Values are utilities by seat, so that any number of players can share a tree.

mod expand;
pub(crate) mod tree;

use std::time::Instant;

use aude_engine::game::Silent;
use aude_engine::tiles::Kind;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use crate::dice::{Dice, spread};
use crate::eval::{Points, Weights};
use crate::judge::{Judge, Knowledge, final_points, margin};
use crate::player::{Budget, Candidate, Decision, Player};
use crate::worth::SEATS;
use tree::Tree;

/// What can be set about the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much is tried out beyond what looks best.
    pub exploration: f32,
    /// Points by which an action must be worse to be e times less likely.
    pub temperature: f32,
    /// Points of change that count three quarters of the most there can be.
    pub squash: f32,
    /// How many visits the evaluation of an action counts as.
    pub trust: f32,
    /// Independent trees whose visits are added: their number, not that of threads, sets the result.
    pub trees: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { exploration: 0.6, temperature: 4.0, squash: 30.0, trust: 1.0, trees: 1 }
    }
}

/// The strongest player: a tree search guided by the evaluation.
#[derive(Debug)]
pub struct Champion {
    name: String,
    /// A budget that stands, whatever is asked.
    fixed: Option<Budget>,
    /// One for each tree.
    searches: Vec<Search>,
}

impl Champion {
    /// A champion of a name.
    #[must_use]
    pub fn new(name: &str, settings: Settings) -> Self {
        Self::from_judges(name, settings, || Judge::new(Knowledge::Everything))
    }

    /// A champion with weights of one's own.
    #[must_use]
    pub fn with_weights(name: &str, settings: Settings, weights: &Weights) -> Self {
        Self::from_judges(name, settings, || Judge::with_weights(weights.clone()))
    }

    fn from_judges(name: &str, settings: Settings, judge: impl Fn() -> Judge) -> Self {
        let search = |_| Search::new(judge(), settings);
        let searches = (0..settings.trees.max(1)).map(search).collect();
        Self { name: name.to_owned(), fixed: None, searches }
    }

    /// The same player with a budget that stands, whatever is asked.
    #[must_use]
    pub fn fixed(self, budget: Budget) -> Self {
        Self { fixed: Some(budget), ..self }
    }

    /// Grows all trees, each on a thread of its own if there are several, and adds them up in order.
    fn search(&mut self, game: &Game, me: Seat, budget: Budget, seed: u64) -> Decision {
        let trees = self.searches.len() as u32;
        let budget = match budget {
            Budget::Simulations(many) => Budget::Simulations(many.div_ceil(trees)),
            time => time,
        };
        let numbered = self.searches.iter_mut().enumerate();
        let seeded = numbered.map(|(number, search)| (search, spread(seed ^ number as u64)));
        let grown: Vec<Grown> = if trees == 1 {
            seeded.map(|(search, seed)| search.run(game, me, budget, seed)).collect()
        } else {
            std::thread::scope(|scope| {
                let spawn = |(search, seed): (_, u64)| {
                    let search: &mut Search = search;
                    scope.spawn(move || search.run(game, me, budget, seed))
                };
                let threads: Vec<_> = seeded.map(spawn).collect();
                threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
            })
        };
        let mut sum = Vec::new();
        let mut simulations = 0;
        for tree in grown {
            merge(&mut sum, tree.candidates);
            simulations += tree.simulations;
        }
        Decision { simulations, ..Decision::best_of(sum) }
    }
}

impl Player for Champion {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&mut self, game: &Game, budget: Budget, seed: u64) -> Decision {
        let Actor::Player(me) = game.actor() else { return Decision::default() };
        let mut list = Vec::new();
        game.legal(&mut list);
        if let [only] = list[..] {
            return Decision::plain(Some(only));
        }
        let mut decision = self.search(game, me, self.fixed.unwrap_or(budget), seed);
        if let (Some(action), Some(search)) = (decision.action, self.searches.first_mut()) {
            decision.reasons = search.judge.reasons(game, action, me);
        }
        decision
    }
}

/// What one tree came to.
struct Grown {
    candidates: Vec<Candidate>,
    simulations: u32,
}

/// The share of a turn's time for the placement; the rest is for the wood.
const PLACE_SHARE: f64 = 0.65;

/// When a search has to end.
enum Limit {
    Until(Instant),
    Count(u32),
}

impl Limit {
    fn new(budget: Budget, game: &Game) -> Self {
        match budget {
            Budget::Simulations(many) => Self::Count(many.max(1)),
            Budget::Time(time) => {
                let share = if game.drawn().is_some() { PLACE_SHARE } else { 1.0 - PLACE_SHARE };
                Self::Until(Instant::now() + time.mul_f64(share))
            }
        }
    }

    fn is_reached(&self, done: u32) -> bool {
        match self {
            Self::Count(many) => done >= *many,
            Self::Until(end) => done > 0 && done.is_multiple_of(16) && Instant::now() >= *end,
        }
    }
}

/// A tree and the memory a search needs.
#[derive(Debug)]
pub(crate) struct Search {
    settings: Settings,
    judge: Judge,
    tree: Tree,
    game: Option<Game>,
    /// The order in which draws are tried.
    order: Vec<Kind>,
    /// The edges of the present simulation, with whose decision each was.
    path: Vec<(u32, u8)>,
    list: Vec<Action>,
    wood: Vec<Action>,
    points: Vec<Points>,
    /// The margins of the seats at the root: utilities are measured from there, so that a player far
    /// ahead or behind still tells good from bad.
    centre: Points,
}

impl Search {
    fn new(judge: Judge, settings: Settings) -> Self {
        Self {
            settings,
            judge,
            tree: Tree::default(),
            game: None,
            order: Vec::new(),
            path: Vec::new(),
            list: Vec::new(),
            wood: Vec::new(),
            points: Vec::new(),
            centre: [0.0; SEATS],
        }
    }

    fn run(&mut self, start: &Game, me: Seat, budget: Budget, seed: u64) -> Grown {
        let mut game = match self.game.take() {
            Some(mut game) => {
                game.copy_from(start);
                game
            }
            None => start.snapshot(),
        };
        self.judge.prepare(start);
        let simulations = self.grow(&mut game, me, &Limit::new(budget, start), seed);
        self.game = Some(game);
        Grown { candidates: self.tree.candidates(), simulations }
    }

    /// Grows one tree until the limit; says how many simulations that took.
    fn grow(&mut self, game: &mut Game, me: Seat, limit: &Limit, seed: u64) -> u32 {
        let mut dice = Dice::new(seed);
        self.order.clear();
        for (kind, count) in game.bag().iter() {
            self.order.extend(std::iter::repeat_n(kind, count.into()));
        }
        dice.shuffle(&mut self.order);
        self.tree.clear();
        let points = self.judge.points(game);
        for seat in 0..game.players() {
            self.centre[usize::from(seat)] = margin(&points, game.players(), Seat(seat));
        }
        let mut done = 0;
        while !limit.is_reached(done) {
            self.simulate(game, me);
            done += 1;
        }
        done
    }

    /// One walk from the root to a new position and back.
    fn simulate(&mut self, game: &mut Game, me: Seat) {
        self.path.clear();
        let (mut node, mut is_first) = (0u32, true);
        let points = loop {
            match game.actor() {
                Actor::Nobody => break final_points(game),
                Actor::Chance => {
                    let Some(kind) = self.next_draw(game, node, is_first) else {
                        break self.judge.points(game);
                    };
                    is_first = false;
                    let action = Action::Draw(kind);
                    let edge = self.tree.draw(node, action);
                    self.path.push((edge, u8::MAX));
                    game.apply_unchecked(action, &mut Silent);
                    node = self.tree.child(edge);
                }
                Actor::Player(seat) => {
                    if !self.tree.is_expanded(node) {
                        if self.tree.is_full() {
                            break self.judge.points(game);
                        }
                        break self.expand(game, node, seat);
                    }
                    let edge =
                        self.tree.select(node, self.settings.exploration, self.settings.trust);
                    self.path.push((edge, seat.0));
                    game.apply_unchecked(self.tree.action(edge), &mut Silent);
                    node = self.tree.child(edge);
                }
            }
        };
        for _ in 0..self.path.len() {
            game.undo();
        }
        self.back_up(&points, game.players(), me);
    }

    /// The draw a chance node tries next: its own place in the common order.
    fn next_draw(&mut self, game: &Game, node: u32, is_first: bool) -> Option<Kind> {
        let length = self.order.len();
        // Deeper nodes are seen a few times only: each begins elsewhere in the order, lest all of
        // them plan for the same few tiles.
        let begin =
            if is_first { 0 } else { (spread(node.into()) % length.max(1) as u64) as usize };
        for _ in 0..length.max(1) {
            let turn = self.tree.next_turn(node) as usize;
            let kind = self.order.get((turn + begin) % length.max(1)).copied()?;
            if game.bag().count(kind) > 0 {
                return Some(kind);
            }
        }
        game.bag().iter().next().map(|(kind, _)| kind)
    }

    fn back_up(&mut self, points: &Points, players: u8, me: Seat) {
        let mut utility = [0.0; SEATS];
        for seat in 0..players {
            utility[usize::from(seat)] =
                self.utility(margin(points, players, Seat(seat)), Seat(seat));
        }
        let lead = margin(points, players, me);
        for (index, &(edge, seat)) in self.path.iter().enumerate() {
            let value = utility.get(usize::from(seat)).copied().unwrap_or(0.0);
            self.tree.add(edge, value);
            if index == 0 {
                self.tree.add_margin(edge, lead);
            }
        }
    }

    fn utility(&self, margin: f32, seat: Seat) -> f32 {
        ((margin - self.centre[seat.index()]) / self.settings.squash).tanh()
    }
}

/// Adds the candidates of another tree.
fn merge(sum: &mut Vec<Candidate>, more: Vec<Candidate>) {
    for candidate in more {
        match sum.iter_mut().find(|known| known.action == candidate.action) {
            None => sum.push(candidate),
            Some(known) => {
                let visits = (known.visits + candidate.visits).max(1) as f32;
                let share = candidate.visits as f32 / visits;
                let variance =
                    (known.error * (1.0 - share)).powi(2) + (candidate.error * share).powi(2);
                known.margin += share * (candidate.margin - known.margin);
                known.error = variance.sqrt();
                known.visits += candidate.visits;
            }
        }
    }
}
