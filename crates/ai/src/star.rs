//! Star2.5 at shallow depth: its own turn, every draw, and the best reply to it, with cut-offs.
//!
//! The value of a turn is the mean over draws of what the best reply leaves. A turn is cut off as
//! soon as it cannot beat the best so far: star1's cut-off bounds the draws not yet examined,
//! star2's probe looks at one reply for every draw first, which gives much better bounds. Star2.5
//! probes several: here the best replies to the same draw after the turns examined before.

use aude_engine::game::Silent;
use aude_engine::tiles::KindId;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use crate::dice::Dice;
use crate::one_ply::{OnePly, thin_out};
use crate::player::{Budget, Decision, Player};
use crate::position_value::{Knowledge, PositionValue};

/// Replies that are probed for every draw.
const PROBES: usize = 2;
/// Decisions of a reply: placement, figure, capture, exchange; further ones are ignored.
const MOST_DEPTH: usize = 4;
/// Points that a reply can give to the other player.
const MOST_GIFT: f32 = 12.0;

/// A reply: the actions of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reply {
    actions: [Option<Action>; MOST_DEPTH],
}

/// Looks one reply ahead, over all draws.
#[derive(Debug)]
pub struct Star {
    name: String,
    value: PositionValue,
    scout: OnePly,
    /// Replies that were best before, by draw, the latest first.
    best: Vec<(KindId, [Option<Reply>; PROBES])>,
    lists: Vec<Vec<Action>>,
}

impl Star {
    /// A named player with this knowledge.
    #[must_use]
    pub fn new(name: &str, knowledge: Knowledge) -> Self {
        Self {
            name: name.to_owned(),
            value: PositionValue::new(knowledge),
            scout: OnePly::new("scout", knowledge),
            best: Vec::new(),
            lists: vec![Vec::new(); MOST_DEPTH],
        }
    }

    /// The mean margin of `me` over all draws and the best replies to them; at most `least` if that
    /// is all it can be.
    fn over_draws(&mut self, game: &mut Game, me: Seat, least: f32) -> f32 {
        let left = f32::from(game.bag().left());
        let most = self.value.margin(game, me) + MOST_GIFT;
        // The probe: no draw can be worth more than after a known reply.
        let mut bounds: Vec<(KindId, f32, f32)> = Vec::new();
        let mut bound = 0.0;
        for (kind, count) in game.bag().iter() {
            bounds.push((kind, f32::from(count) / left, most));
        }
        for (kind, chance, most) in &mut bounds {
            game.apply_unchecked(Action::Draw(*kind), &mut Silent);
            *most = self.probe(game, *kind, me).min(*most);
            game.undo();
            bound += *chance * *most;
        }
        for (kind, chance, most) in bounds {
            if bound <= least {
                return bound;
            }
            // What this draw must leave at least for the whole to beat the best so far.
            let floor = most - (bound - least) / chance;
            game.apply_unchecked(Action::Draw(kind), &mut Silent);
            let value = self.search(game, kind, me, floor, most);
            game.undo();
            bound += chance * (value.min(most) - most);
        }
        bound
    }

    /// The margin of `me` after the best of the known replies to a draw.
    fn probe(&mut self, game: &mut Game, kind: KindId, me: Seat) -> f32 {
        let known = self.best.iter().find(|(other, _)| *other == kind).map(|known| known.1);
        let mut worst = f32::INFINITY;
        for reply in known.into_iter().flatten().flatten() {
            let before = game.actions().len();
            let legal = reply
                .actions
                .iter()
                .flatten()
                .all(|&action| game.apply(action, &mut Silent).is_ok());
            if legal {
                worst = worst.min(self.value.margin(game, me));
            }
            while game.actions().len() > before {
                game.undo();
            }
        }
        worst
    }

    /// The margin of `me` after the best reply, which is stored for the next probe; any value up to
    /// `floor` if it is not more than that.
    fn search(&mut self, game: &mut Game, kind: KindId, me: Seat, floor: f32, known: f32) -> f32 {
        let Actor::Player(other) = game.actor() else { return self.value.margin(game, me) };
        let mut line = [None; MOST_DEPTH];
        let mut best = (f32::INFINITY, line);
        self.value.remember(game);
        self.reply(game, (me, other), 0, floor, &mut line, &mut best);
        self.value.forget();
        let (value, actions) = best;
        if value < known {
            let reply = Reply { actions };
            match self.best.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, replies)) if replies[0] != Some(reply) => {
                    replies.rotate_right(1);
                    replies[0] = Some(reply);
                }
                Some(_) => {}
                None => self.best.push((kind, [Some(reply), None])),
            }
        }
        value
    }

    /// Searches the replies from here; `best` is the worst margin for `me` so far.
    fn reply(
        &mut self,
        game: &mut Game,
        (me, other): (Seat, Seat),
        depth: usize,
        floor: f32,
        line: &mut [Option<Action>; MOST_DEPTH],
        best: &mut (f32, [Option<Action>; MOST_DEPTH]),
    ) {
        if game.actor() != Actor::Player(other) || depth == MOST_DEPTH {
            let value = self.value.margin(game, me);
            if value < best.0 {
                *best = (value, *line);
            }
            return;
        }
        let mut list = std::mem::take(&mut self.lists[depth]);
        game.legal(&mut list);
        thin_out(game, &mut list);
        for &action in &list {
            if best.0 <= floor {
                break;
            }
            line[depth] = Some(action);
            game.apply_unchecked(action, &mut Silent);
            self.reply(game, (me, other), depth + 1, floor, line, best);
            game.undo();
            line[depth] = None;
        }
        self.lists[depth] = list;
    }

    /// The margin of a turn that starts with `action`, continued in the best way.
    fn turn(&mut self, game: &mut Game, action: Action, me: Seat, least: f32) -> f32 {
        game.apply_unchecked(action, &mut Silent);
        let value = match game.actor() {
            Actor::Chance => self.over_draws(game, me, least),
            Actor::Player(seat) if seat == me => {
                let mut next = self.scout.look(game, me);
                next.sort_by(|a, b| b.margin.total_cmp(&a.margin));
                let mut best = f32::NEG_INFINITY;
                for candidate in next.into_iter().take(OWN_WOOD) {
                    best = best.max(self.turn(game, candidate.action, me, least.max(best)));
                }
                best
            }
            _ => self.value.margin(game, me),
        };
        game.undo();
        value
    }
}

/// Continuations of its own turn that are examined.
const OWN_WOOD: usize = 3;
/// Its own actions that are examined, best first.
const MOST_ACTIONS: usize = 16;

impl Player for Star {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&mut self, start: &Game, _: Budget, seed: u64) -> Decision {
        let Actor::Player(me) = start.actor() else { return Decision::default() };
        self.value.prepare(start);
        self.best.clear();
        let mut candidates = self.scout.look(start, me);
        Dice::new(seed).shuffle(&mut candidates);
        candidates.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        candidates.truncate(MOST_ACTIONS);
        let mut game = start.snapshot();
        let mut least = f32::NEG_INFINITY;
        for candidate in &mut candidates {
            candidate.margin = self.turn(&mut game, candidate.action, me, least);
            least = least.max(candidate.margin);
        }
        candidates.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let simulations = candidates.len() as u32;
        Decision { simulations, ..self.scout.explain(start, me, candidates) }
    }
}
