//! The turn parts that are compared: what was played, and what could have been played instead at
//! each of its decisions.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use super::{Judge, Margins};

/// A whole turn part.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Its actions after the draw.
    pub(super) actions: Vec<Action>,
    /// The decision at which it leaves what was played; the number of decisions for that itself.
    pub(super) leaves: usize,
    /// The margins after it by the evaluation.
    pub(super) guess: Margins,
    /// The margins in each world.
    pub(super) worlds: Vec<Margins>,
}

impl Line {
    /// The mean margin of a player from a world on; the guess where there is none.
    pub(super) fn mean(&self, seat: Seat, from: usize) -> f32 {
        let worlds = self.worlds.get(from..).unwrap_or_default();
        if worlds.is_empty() {
            return self.guess[seat.index()];
        }
        let sum: f64 = worlds.iter().map(|margins| f64::from(margins[seat.index()])).sum();
        (sum / worlds.len() as f64) as f32
    }
}

/// A decision of a turn part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) player: Seat,
    /// The number of legal actions.
    pub(super) options: usize,
    /// The difference between the best and the worst of them by the evaluation.
    pub(super) spread: f32,
}

/// First actions whose continuations are compared too.
const CONTINUED: usize = 4;
/// Lines that are tried at the first decision, at the second, and at each later one.
const FIELD: [usize; 3] = [8, 4, 2];
/// Points by which a line may look worse than the best and still be tried.
const WIDTH: f32 = 8.0;

impl Judge {
    /// The decisions of a turn part, and the lines to compare at each; the one played is the last.
    pub(super) fn lines(&mut self, start: &Game, played: &[Action]) -> (Vec<Choice>, Vec<Line>) {
        let mut game = start.snapshot();
        let (mut choices, mut chosen, mut all) = (Vec::new(), Vec::new(), Vec::new());
        for (index, &action) in played.iter().enumerate() {
            let Actor::Player(player) = game.actor() else { break };
            let (options, mut lines) = self.alternatives(&mut game, Some(action), index);
            if index == 0 {
                self.continued(&mut game, player, &mut lines);
            }
            choices.push(Choice { player, options, spread: 0.0 });
            all.push(lines);
            game.apply_unchecked(action, &mut Silent);
        }
        self.complete(&mut game);
        let actions = game.actions().to_vec();
        let leaves = choices.len();
        let guess = self.evaluate(&game);
        let own = Line { actions, leaves, guess, worlds: Vec::new() };
        for (index, (choice, mut lines)) in choices.iter_mut().zip(all).enumerate() {
            let seat = choice.player.index();
            let guesses = || lines.iter().map(|line| line.guess[seat]).chain([guess[seat]]);
            let best = guesses().fold(f32::NEG_INFINITY, f32::max);
            choice.spread = best - guesses().fold(f32::INFINITY, f32::min);
            lines.sort_by(|a, b| b.guess[seat].total_cmp(&a.guess[seat]));
            lines.truncate(FIELD[index.min(FIELD.len() - 1)]);
            lines.retain(|line| line.guess[seat] >= best - WIDTH);
            chosen.extend(lines);
        }
        chosen.push(own);
        (choices, chosen)
    }

    /// The actions of a decision other than the one played, each continued by the policy; and the
    /// number of all.
    pub(super) fn alternatives(
        &mut self,
        game: &mut Game,
        played: Option<Action>,
        leaves: usize,
    ) -> (usize, Vec<Line>) {
        let (mut list, mut lines) = (Vec::new(), Vec::new());
        game.legal(&mut list);
        let options = list.len();
        let played = played.map(|played| game.canonical(played));
        for action in list.into_iter().filter(|&action| Some(action) != played) {
            let before = game.actions().len();
            game.apply_unchecked(action, &mut Silent);
            self.complete(game);
            let (actions, guess) = (game.actions().to_vec(), self.evaluate(game));
            lines.push(Line { actions, leaves, guess, worlds: Vec::new() });
            while game.actions().len() > before {
                game.undo();
            }
        }
        (options, lines)
    }

    /// Adds other continuations of the best first actions.
    pub(super) fn continued(&mut self, game: &mut Game, player: Seat, lines: &mut Vec<Line>) {
        let mut order: Vec<usize> = (0..lines.len()).collect();
        order.sort_by(|&a, &b| {
            lines[b].guess[player.index()].total_cmp(&lines[a].guess[player.index()])
        });
        for index in order.into_iter().take(CONTINUED) {
            let [first, second, ..] = lines[index].actions[..] else { continue };
            game.apply_unchecked(first, &mut Silent);
            if game.actor() == Actor::Player(player) {
                lines.extend(self.alternatives(game, Some(second), 0).1);
            }
            game.undo();
        }
    }
}
