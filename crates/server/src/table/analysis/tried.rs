//! A turn part that is tried again, or what one player decides in the middle of one, and the judge's
//! verdict.

use aude_ai::Judge;
use aude_ai::judge::{JudgedPart, JudgedStep};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player, Rules};

use super::Position;
use crate::errors::{Failure, Outcome};
use crate::protocol::{AnalysisJudge, Judged};

/// What is tried, and what it is compared with.
pub(super) struct Tried {
    /// After the draw.
    position: Position,
    /// The player who decides.
    player: Player,
    /// Moves of the turn part before the first that is tried.
    before: usize,
    /// The turn part with those moves, up to the last that is tried.
    actions: Vec<Action>,
    /// The whole turn part that it is compared with.
    played: Vec<Action>,
}

impl Tried {
    /// Reads a turn part.
    pub(super) fn read(position: Position, asked: &AnalysisJudge) -> Outcome<Self> {
        let before = position.part(&asked.before)?;
        let Actor::Player(player) = after(&position.game, &before).actor() else {
            return Err(Failure::request("request/action", "there is nothing to decide"));
        };
        let actions = position.part(&[&asked.before[..], &asked.actions].concat())?;
        let played = position.part(&asked.played)?;
        if !played.is_empty() && !played.starts_with(&before) {
            let message = "what it is compared with has other moves before it";
            return Err(Failure::request("request/field", message));
        }
        Ok(Self { position, player, before: before.len(), actions, played })
    }

    /// What the judge says of it.
    pub(super) fn verdict(&self) -> Judged {
        let (start, seat) = (&self.position.game, self.player.index());
        let compared = self.compared();
        let same = !compared.is_empty() && compared == self.actions;
        // What was played is judged as in the review: with everything that followed.
        let own = self.judge(if same { &self.played } else { &self.actions });
        let end = if same { self.actions.len() } else { own.steps.len() };
        let own_steps = own.steps[..end].iter().skip(self.before);
        let steps = || own_steps.clone().take_while(|step| self.decides(step));
        let gain = match compared {
            [] => None,
            _ if same => Some(0.0),
            compared => Some(own.played[seat] - self.judge(compared).played[seat]),
        };
        let there = after(start, &self.actions[..self.before]);
        let best = steps().find_map(|step| step.better.as_deref());
        Judged {
            margin: hundredths(own.played[seat]),
            loss: hundredths(steps().map(|step| step.loss).sum()).max(0.0),
            error: hundredths(steps().map(|step| step.error).fold(0.0, f32::max)),
            gain: gain.map(hundredths),
            facts: aude_review::review_facts(
                &there,
                &self.actions[self.before..],
                &self.position.names,
            ),
            best: best.map_or(Vec::new(), |best| aude_review::moves(start, best)),
        }
    }

    fn decides(&self, step: &JudgedStep) -> bool {
        step.player == self.player
    }

    /// What was played, as far as the player decided without another in between: in both the judge plays the rest.
    /// If others decide in what is tried, too, it is compared with everything that was played.
    fn compared(&self) -> &[Action] {
        if self.row(&self.actions) < self.actions.len() {
            return &self.played;
        }
        &self.played[..self.row(&self.played)]
    }

    /// The number of actions up to the first that another decides after those before.
    fn row(&self, actions: &[Action]) -> usize {
        let mut game = self.position.game.snapshot();
        let end = actions.iter().enumerate().position(|(index, &action)| {
            let over = index >= self.before && game.actor() != Actor::Player(self.player);
            game.apply_unchecked(action, &mut Silent);
            over
        });
        end.unwrap_or(actions.len())
    }

    fn judge(&self, actions: &[Action]) -> JudgedPart {
        let Position { game, version, .. } = &self.position;
        aude_review::try_part(game, actions, Judge::STANDARD, *version)
    }
}

/// A position after actions that are legal in it.
fn after(game: &Game, actions: &[Action]) -> Game {
    let mut game = game.snapshot();
    actions.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
    game
}

fn hundredths(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}
