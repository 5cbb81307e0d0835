//! The contract for computer players.

use std::time::Duration;

use aude_engine::{Action, Game};

use crate::eval::Term;
use crate::facts::Fact;

/// How long a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A time limit. The decision depends on the machine.
    Time(Duration),
    /// A limit in processor time of the thread that decides: a match at equal processor time is fair
    /// on a busy machine too. Time on the wall where the system does not tell it.
    Processor(Duration),
    /// A number of simulations, however long they take. The decision is the same on every machine.
    Simulations(u32),
}

impl Budget {
    /// A time limit in milliseconds.
    #[must_use]
    pub const fn milliseconds(many: u64) -> Self {
        Self::Time(Duration::from_millis(many))
    }

    /// The limit, if it is a time.
    #[must_use]
    pub const fn time(self) -> Option<Duration> {
        match self {
            Self::Time(time) | Self::Processor(time) => Some(time),
            Self::Simulations(_) => None,
        }
    }

    /// The same budget with this share of its time; a number of simulations stays as it is.
    #[must_use]
    pub(crate) fn share_of_time(self, share: f64) -> Self {
        match self {
            Self::Time(time) => Self::Time(time.mul_f64(share)),
            Self::Processor(time) => Self::Processor(time.mul_f64(share)),
            simulations => simulations,
        }
    }
}

/// A computer player: any game, any seat, any kind of decision.
///
/// A player sees the position and the bag as a multiset, never the order of draws. For a given seed
/// and a budget in simulations, the decision is always the same.
pub trait Player: Send {
    /// The player's name.
    fn name(&self) -> &str;

    /// Decides for the current player in `game`; [`Decision::action`] is none only if there is
    /// none.
    fn decide(&mut self, game: &Game, budget: Budget, seed: u64) -> Decision;
}

/// A player's choice, and the reasons for it.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Decision {
    /// The chosen action; none if no player has a decision to make.
    pub action: Option<Action>,
    /// The actions considered, best first.
    pub candidates: Vec<Candidate>,
    /// Reasons for the action: the largest changes it makes to the expected points.
    pub reasons: Vec<Reason>,
    /// What the action does according to the rules, with the expected rest of the turn: for people.
    pub facts: Vec<Fact>,
    /// Number of simulations.
    pub simulations: u32,
}

impl Decision {
    /// A decision without any explanation.
    #[must_use]
    pub fn plain(action: Option<Action>) -> Self {
        Self { action, ..Self::default() }
    }

    /// The best of the candidates, which are sorted by visits, then by margin.
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

/// An action that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// The expected final lead over the best other player, in points.
    pub margin: f32,
    /// Its standard error; 0 if it was not sampled.
    pub error: f32,
    /// How often it was examined.
    pub visits: u32,
}

impl Candidate {
    /// An action with its expected margin, the standard error of that, and how often it was examined.
    #[must_use]
    pub const fn new(action: Action, margin: f32, error: f32, visits: u32) -> Self {
        Self { action, margin, error, visits }
    }
}

/// A part of the evaluation that an action changes.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Reason {
    /// The term that changes.
    pub term: Term,
    /// Whose expected points change.
    pub player: aude_engine::Player,
    /// By how many points.
    pub points: f32,
}
