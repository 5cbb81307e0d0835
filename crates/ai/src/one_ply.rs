//! Players that consider only their own turn: every action, and what it immediately leads to.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use crate::dice::Dice;
use crate::eval::Weights;
use crate::facts::facts;
use crate::player::{Budget, Candidate, Decision, Player};
use crate::position_value::{Knowledge, PositionValue};
use crate::slip::Slip;
use crate::style::Style;

/// Decisions of the player's own turn that are looked ahead: placement, figure, capture, exchange.
const MOST_DEPTH: usize = 4;

/// Lists longer than this are thinned out.
const MANY: usize = 48;

/// Takes the action that leads to the best position by its own judgement; its further decisions of
/// the turn are taken into account, but no other player's.
#[derive(Debug)]
pub struct OnePly {
    name: String,
    value: PositionValue,
    /// Points by which it may misjudge an action.
    slip: Slip,
    /// Whether it says why.
    explains: bool,
    lists: Vec<Vec<Action>>,
}

impl OnePly {
    /// A named player with this knowledge.
    #[must_use]
    pub fn new(name: &str, knowledge: Knowledge) -> Self {
        Self::with_value(name, PositionValue::new(knowledge))
    }

    /// A player using the whole evaluation with custom weights.
    #[must_use]
    pub fn with_weights(name: &str, weights: Weights) -> Self {
        Self::with_value(name, PositionValue::with_weights(weights))
    }

    pub(crate) fn with_value(name: &str, value: PositionValue) -> Self {
        let lists = vec![Vec::new(); MOST_DEPTH + 1];
        Self { name: name.to_owned(), value, slip: Slip::default(), explains: true, lists }
    }

    /// The same player, misjudging each action by up to this many points either way.
    #[must_use]
    pub fn slipping(self, slip: impl Into<Slip>) -> Self {
        Self { slip: slip.into(), ..self }
    }

    /// The same player, playing in this style if it uses the whole evaluation.
    #[must_use]
    pub fn styled(self, style: Option<Style>) -> Self {
        Self { value: self.value.with_style(style), ..self }
    }

    /// The same player, giving neither reasons nor facts: faster where nobody reads them.
    #[must_use]
    pub(crate) fn silent(self) -> Self {
        Self { explains: false, ..self }
    }

    /// A decision for the first of the candidates, with reasons for it.
    pub(crate) fn explain(
        &mut self,
        game: &Game,
        me: Seat,
        candidates: Vec<Candidate>,
    ) -> Decision {
        let Some(action) = candidates.first().map(|best| best.action) else {
            return Decision::default();
        };
        let reasons = self.value.reasons(game, action, me);
        let facts = facts(game, &self.turn(game, me, action));
        Decision { action: Some(action), candidates, reasons, facts, simulations: 0 }
    }

    /// How the turn would continue after an action.
    fn turn(&mut self, game: &Game, me: Seat, action: Action) -> Vec<Action> {
        let (mut game, mut turn) = (game.snapshot(), vec![action]);
        game.apply_unchecked(action, &mut Silent);
        while game.actor() == Actor::Player(me) && game.drawn().is_none() && turn.len() < MOST_DEPTH
        {
            let next = self.look(&game, me);
            let best = next.iter().max_by(|a, b| a.margin.total_cmp(&b.margin));
            let Some(action) = best.map(|best| best.action) else { break };
            game.apply_unchecked(action, &mut Silent);
            turn.push(action);
        }
        turn
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
        self.value.keep_rows(&game);
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

impl Player for OnePly {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&mut self, game: &Game, _: Budget, seed: u64) -> Decision {
        let Actor::Player(me) = game.actor() else { return Decision::default() };
        let mut candidates = self.look(game, me);
        let mut dice = Dice::new(seed);
        // Ties between equal actions are broken at random.
        dice.shuffle(&mut candidates);
        let slip = self.slip.at(game);
        for candidate in &mut candidates {
            candidate.margin += slip * (2.0 * dice.share() - 1.0);
        }
        candidates.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let simulations = candidates.len() as u32;
        if !self.explains {
            return Decision::plain(candidates.first().map(|best| best.action));
        }
        Decision { simulations, ..self.explain(game, me, candidates) }
    }
}
