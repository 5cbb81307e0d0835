//! Expanding a decision: every action is evaluated once.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, FigureKind, Game, Player as Seat, Rules};

use super::Search;
use crate::eval::Points;
use crate::judge::{final_points, margin};
use crate::one_ply::thin_out;

/// Further decisions of the turn that are looked at for an action of the root.
const MOST_DEPTH: usize = 3;

impl Search {
    /// Evaluates every action, gives the node its edges, and returns what the best one leads to.
    pub(super) fn expand(&mut self, game: &mut Game, node: u32, seat: Seat) -> Points {
        let mut list = std::mem::take(&mut self.list);
        let mut all = std::mem::take(&mut self.points);
        game.legal(&mut list);
        all.clear();
        self.judge.evaluator(game).remember(game);
        for &action in &list {
            game.apply_unchecked(action, &mut Silent);
            let points =
                if node == 0 { self.after_turn(game, seat, 1) } else { self.after(game, seat) };
            all.push(points);
            game.undo();
        }
        self.judge.evaluator(game).forget();
        let players = game.players();
        let lead = |points: &Points| margin(points, players, seat);
        let best = all.iter().map(lead).fold(f32::NEG_INFINITY, f32::max);
        let temperature = self.settings.temperature;
        let chance = |points: &Points| ((lead(points) - best) / temperature).exp();
        let total: f32 = all.iter().map(chance).sum();
        let (squash, centre) = (self.settings.squash, self.centre[seat.index()]);
        let actions = list.iter().zip(&all).map(|(&action, points)| {
            (action, chance(points) / total, ((lead(points) - centre) / squash).tanh())
        });
        self.tree.expand(node, actions);
        if node == 0 {
            self.tree.set_guesses(all.iter().map(lead));
        }
        let value = all.iter().copied().max_by(|a, b| lead(a).total_cmp(&lead(b)));
        self.list = list;
        self.points = all;
        value.unwrap_or_else(|| self.judge.points(game))
    }

    /// What a position right after an action of `seat` is worth. If he may still put a follower, the
    /// best one is taken into account.
    fn after(&mut self, game: &mut Game, seat: Seat) -> Points {
        if game.actor() == Actor::Nobody {
            return final_points(game);
        }
        let mut points = self.judge.points(game);
        if game.actor() == Actor::Player(seat) && game.drawn().is_none() {
            points[seat.index()] += self.best_follower(game, seat);
        }
        points
    }

    /// The same with everything that can still be done in the turn: for the root, where it counts.
    fn after_turn(&mut self, game: &mut Game, seat: Seat, depth: usize) -> Points {
        if game.actor() != Actor::Player(seat) || depth > MOST_DEPTH {
            return self.after(game, seat);
        }
        let mut list = Vec::new();
        game.legal(&mut list);
        thin_out(game, &mut list);
        let (mut best, mut most) = (None, f32::NEG_INFINITY);
        for action in list {
            game.apply_unchecked(action, &mut Silent);
            let points = self.after_turn(game, seat, depth + 1);
            game.undo();
            let lead = margin(&points, game.players(), seat);
            if lead > most {
                (best, most) = (Some(points), lead);
            }
        }
        best.unwrap_or_else(|| self.after(game, seat))
    }

    /// What the best follower on the new tile would add; 0 if none is better.
    fn best_follower(&mut self, game: &Game, seat: Seat) -> f32 {
        let Some(cell) = game.board().last().map(|tile| game.board().tile(tile).cell) else {
            return 0.0;
        };
        let mut wood = std::mem::take(&mut self.wood);
        game.legal(&mut wood);
        let mut best = 0.0f32;
        for &action in &wood {
            if let Action::Put { figure: FigureKind::Small, at } = action
                && at.cell == cell
                && !at.is_roof()
            {
                best = best.max(self.judge.evaluator(game).follower_gain(game, at, seat));
            }
        }
        self.wood = wood;
        best
    }
}
