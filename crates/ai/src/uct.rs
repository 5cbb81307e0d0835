//! UCT with chance nodes and uniformly random playouts: the plain yardstick of the ladder.

mod tree;

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use crate::dice::Dice;
use crate::eval::Points;
use crate::player::{Budget, Decision, Player};
use crate::position_value::{final_points, margin};
use crate::stopwatch::Stopwatch;
use tree::Tree;

/// The exploration constant.
const EXPLORATION: f32 = 0.4;
/// A lead of this many points counts as two thirds of a win.
const SQUASH: f32 = 30.0;

/// Playouts between checks whether the remaining ones can still change the decision.
const LOOK_EVERY: u32 = 512;

/// Knows only the rules: every new position is played out at random.
#[derive(Debug)]
pub struct Uct {
    name: String,
    /// Playouts per decision, whatever the budget.
    playouts: Option<u32>,
    /// The game it plays in, kept to reuse its memory.
    game: Option<Game>,
    tree: Tree,
    path: Vec<(u32, u8)>,
    list: Vec<Action>,
}

impl Uct {
    /// A player with a fixed number of playouts, or as many as the budget allows.
    #[must_use]
    pub fn new(name: &str, playouts: Option<u32>) -> Self {
        Self {
            name: name.to_owned(),
            playouts,
            game: None,
            tree: Tree::default(),
            path: Vec::new(),
            list: Vec::new(),
        }
    }

    /// One walk down the tree, a random game from there, and backpropagation.
    fn simulate(&mut self, game: &mut Game, me: Seat, dice: &mut Dice) {
        self.path.clear();
        let mut node = 0;
        loop {
            match game.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    let Some(kind) = dice.draw(game) else { break };
                    let edge = self.tree.draw(node, Action::Draw(kind));
                    self.path.push((edge, u8::MAX));
                    game.apply_unchecked(Action::Draw(kind), &mut Silent);
                    node = self.tree.child(edge);
                }
                Actor::Player(seat) => {
                    if !self.tree.is_expanded(node) {
                        if !self.tree.is_full() {
                            self.expand(game, node, dice);
                        }
                        break;
                    }
                    let edge = self.tree.select(node, EXPLORATION);
                    self.path.push((edge, seat.0));
                    game.apply_unchecked(self.tree.action(edge), &mut Silent);
                    node = self.tree.child(edge);
                }
            }
        }
        let points = play_out(game, dice, &mut self.list);
        let players = game.players();
        for (index, &(edge, seat)) in self.path.iter().enumerate() {
            let lead = if seat < players { margin(&points, players, Seat(seat)) } else { 0.0 };
            self.tree.add(edge, (lead / SQUASH).tanh());
            if index == 0 {
                self.tree.add_margin(edge, margin(&points, players, me));
            }
        }
    }

    /// Adds the actions of a decision, in random order so that none is preferred.
    fn expand(&mut self, game: &Game, node: u32, dice: &mut Dice) {
        game.legal(&mut self.list);
        dice.shuffle(&mut self.list);
        self.tree.expand(node, self.list.iter().copied());
    }
}

/// Plays a game to its end at random.
pub(crate) fn play_out(game: &mut Game, dice: &mut Dice, list: &mut Vec<Action>) -> Points {
    loop {
        let action = match game.actor() {
            Actor::Nobody => break,
            Actor::Chance => dice.draw(game).map(Action::Draw),
            Actor::Player(_) => {
                game.legal(list);
                dice.pick(list)
            }
        };
        match action {
            Some(action) => game.apply_unchecked(action, &mut Silent),
            None => break,
        }
    }
    final_points(game)
}

impl Player for Uct {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&mut self, start: &Game, budget: Budget, seed: u64) -> Decision {
        let Actor::Player(me) = start.actor() else { return Decision::default() };
        start.legal(&mut self.list);
        if self.list.len() <= 1 {
            return Decision::plain(self.list.first().copied());
        }
        let budget = self.playouts.map_or(budget, Budget::Simulations);
        let mut dice = Dice::new(seed);
        let mut game = self.game.take().unwrap_or_else(|| start.snapshot());
        self.tree.clear();
        let (began, mut done) = (Stopwatch::start(budget), 0);
        loop {
            match budget {
                Budget::Simulations(many) if done >= many.max(1) => break,
                Budget::Simulations(many)
                    if done % LOOK_EVERY == 0 && self.tree.is_settled(many - done) =>
                {
                    break;
                }
                Budget::Time(time) if done > 0 && began.elapsed() >= time => break,
                // Its clock takes as long to read as a playout takes to play.
                Budget::Processor(time)
                    if done > 0 && done % LOOK_EVERY == 0 && began.elapsed() >= time =>
                {
                    break;
                }
                _ => {}
            }
            game.copy_from(start);
            self.simulate(&mut game, me, &mut dice);
            done += 1;
        }
        self.game = Some(game);
        Decision { simulations: done, ..Decision::best_of(self.tree.candidates()) }
    }
}
