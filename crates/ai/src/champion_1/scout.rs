//! The candidates of the search: every action, with the best that its turn can lead to.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use crate::champion_1::position_value::PositionValue;
use crate::player::Candidate;

/// Decisions of the player's own turn that are looked ahead: placement, figure, capture, exchange.
const MOST_DEPTH: usize = 4;

/// Lists longer than this are thinned out.
const MANY: usize = 48;

/// Rates actions by the evaluation; further decisions of the turn are taken into account, but no
/// other player's.
#[derive(Debug)]
pub(super) struct Scout {
    value: PositionValue,
    lists: Vec<Vec<Action>>,
}

impl Scout {
    pub(super) fn new() -> Self {
        let lists = vec![Vec::new(); MOST_DEPTH + 1];
        Self { value: PositionValue::default(), lists }
    }

    /// The best margin the turn can reach from here.
    fn best(&mut self, game: &mut Game, me: Seat, depth: usize) -> f32 {
        if game.actor() != Actor::Player(me) || depth >= MOST_DEPTH {
            return self.value.margin(game, me);
        }
        let mut list = std::mem::take(&mut self.lists[depth]);
        game.legal(&mut list);
        thin_out(game, &mut list);
        let mut best = f32::NEG_INFINITY;
        for &action in &list {
            game.apply_unchecked(action, &mut Silent);
            best = best.max(self.best(game, me, depth + 1));
            game.undo();
        }
        self.lists[depth] = list;
        best
    }

    /// Every legal action with the best margin it can reach.
    pub(crate) fn look(&mut self, game: &Game, me: Seat) -> Vec<Candidate> {
        self.value.prepare(game);
        let mut game = game.snapshot();
        let mut list = Vec::new();
        game.legal(&mut list);
        let mut candidates = Vec::with_capacity(list.len());
        self.value.remember(&game);
        for action in list {
            game.apply_unchecked(action, &mut Silent);
            let margin = self.best(&mut game, me, 1);
            game.undo();
            candidates.push(Candidate { action, margin, error: 0.0, visits: 1 });
        }
        self.value.forget();
        candidates
    }
}

/// A portal's many targets are thinned out while placements are compared: on the new tile all are
/// considered, elsewhere one in four.
pub(crate) fn thin_out(game: &Game, list: &mut Vec<Action>) {
    if list.len() < MANY {
        return;
    }
    let new = game.board().placed().last().map(|placed| placed.cell);
    let mut far = 0;
    list.retain(|action| match action {
        Action::Put { at, .. } if Some(at.cell) != new && !at.is_roof() => {
            far += 1;
            far % 4 == 0
        }
        _ => true,
    });
}
