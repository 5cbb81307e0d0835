//! The contract of computer players.

use std::time::Duration;

use aude_engine::{Action, Game};

use crate::eval::Term;
use crate::facts::Fact;

/// How long a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So long by the clock. What is decided depends on the machine.
    Time(Duration),
    /// So many simulations, however long they take. The same on every machine.
    Simulations(u32),
}

impl Budget {
    /// A budget by the clock, in milliseconds.
    #[must_use]
    pub const fn milliseconds(many: u64) -> Self {
        Self::Time(Duration::from_millis(many))
    }
}

/// Somebody who plays: any game, any seat, whatever is to be decided.
///
/// A player sees the position and the bag as a multiset, never the order of draws. For a seed and a
/// budget in simulations the decision is always the same.
pub trait Player: Send {
    /// What the player is called.
    fn name(&self) -> &str;

    /// Decides for whoever is to act in `game`; [`Decision::action`] is none only if nobody is.
    fn decide(&mut self, game: &Game, budget: Budget, seed: u64) -> Decision;
}

/// What a player would do, and why.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Decision {
    /// What is to be done; none if no player is to act.
    pub action: Option<Action>,
    /// What was looked at, best first.
    pub candidates: Vec<Candidate>,
    /// What speaks for the action: the largest changes it makes to the expected points.
    pub reasons: Vec<Reason>,
    /// What the rules say the action does, with the rest of the turn as it would go on: for people.
    pub facts: Vec<Fact>,
    /// Simulations made.
    pub simulations: u32,
}

impl Decision {
    /// A decision without anything to say about it.
    #[must_use]
    pub fn plain(action: Option<Action>) -> Self {
        Self { action, ..Self::default() }
    }

    /// The best of the candidates, which it sorts: by visits, then by margin.
    #[must_use]
    pub fn best_of(mut candidates: Vec<Candidate>) -> Self {
        candidates.sort_by(|a, b| {
            b.visits
                .cmp(&a.visits)
                .then(b.margin.total_cmp(&a.margin))
                .then(a.action.cmp(&b.action))
        });
        Self { action: candidates.first().map(|best| best.action), candidates, ..Self::default() }
    }
}

/// An action that was looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// What would be done.
    pub action: Action,
    /// Points ahead of the best other player at the end, as expected.
    pub margin: f32,
    /// The standard error of that; 0 if it was not sampled.
    pub error: f32,
    /// How often it was looked at.
    pub visits: u32,
}

/// A part of the evaluation that an action changes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What changes.
    pub term: Term,
    /// Whose expected points change.
    pub player: aude_engine::Player,
    /// By how many points.
    pub points: f32,
}
