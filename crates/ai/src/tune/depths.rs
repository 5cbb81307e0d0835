//! Rollouts of many lengths at once: what actions are worth after few turns, after more, and at the
//! end of the game.

use aude_engine::{Action, Game, Player as Seat, Rules};

use crate::eval::{Library, Weights};
use crate::one_ply::OnePly;
use crate::position_value::{Knowledge, PositionValue};
use crate::search::{Roller, Worlds};

/// Plays the most promising actions of positions to the end of the game.
#[derive(Debug)]
pub struct Depths {
    scout: OnePly,
    roller: Roller,
    worlds: Worlds,
}

/// An action with its margins.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried {
    /// The action.
    pub action: Action,
    /// Its margin by the evaluation, without looking further.
    pub guess: f32,
    /// By world, its margins after each number of turns that was asked for.
    pub margins: Vec<f32>,
}

impl Depths {
    /// Plays by these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let value = || PositionValue::with_weights(weights.clone());
        Self {
            scout: OnePly::with_value("scout", value()),
            roller: Roller::new(value(), 0),
            worlds: Worlds::default(),
        }
    }

    /// Plays by nets where they know the game: they choose in every turn, and judge the ends.
    #[must_use]
    pub fn by_nets(nets: Library) -> Self {
        let value = || PositionValue::new(Knowledge::Everything).with_nets(nets);
        let mut roller = Roller::new(value(), FINALISTS);
        roller.net_turns = u32::MAX;
        Self { scout: OnePly::with_value("scout", value()), roller, worlds: Worlds::default() }
    }

    /// The best `field` actions of `me`, at most `width` points worse than the best, each played in
    /// the same worlds; the margins are those after each of the turns, which must rise.
    #[must_use]
    pub fn play(
        &mut self,
        game: &Game,
        me: Seat,
        (field, width): (usize, f32),
        worlds: u32,
        turns: &[u32],
        seed: u64,
    ) -> Vec<Tried> {
        let mut all = self.scout.look(game, me);
        all.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let best = all.first().map_or(0.0, |best| best.margin);
        all.truncate(field);
        all.retain(|next| next.margin >= best - width);
        self.worlds.begin(game.bag(), seed);
        self.roller.begin(game, false);
        let many = self.worlds.all().unwrap_or(worlds);
        let first = all.first().map(|best| best.action);
        if let Some(first) = first {
            self.roller.collect_replies(first, &self.worlds, REPLIES);
        }
        all.into_iter()
            .map(|next| {
                let margins =
                    self.roller.margins_after(next.action, &self.worlds, 0..many, me, turns);
                Tried { action: next.action, guess: next.margin, margins }
            })
            .collect()
    }
}

/// Placements that are compared in the turns of a rollout, as by the champion.
const REPLIES: usize = 6;
/// Actions that the nets compare once more, as by the champion.
const FINALISTS: usize = 3;
