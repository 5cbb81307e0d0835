//! Mayflower's implementation of the contract.

use super::steps::Flow;
use super::surveyors::Surveyors;
use super::{Mayflower, Step};
use crate::Player;
use crate::board::{Feature, mix};
use crate::game::{Action, Actor, Core, Items, Refusal, RulesVersion, Sink, Spot};
use crate::position::Position;
use crate::tiles::Tiles;

impl Core for Mayflower {
    type Step = Step;
    type Extra = Surveyors;

    fn pos(&self) -> &Position<Step, Surveyors> {
        &self.pos
    }

    fn parts(&mut self) -> (&Tiles, &mut Position<Step, Surveyors>) {
        (&self.table.tiles, &mut self.pos)
    }

    fn with(&self, pos: Position<Step, Surveyors>) -> Self {
        Self { table: self.table.clone(), pos }
    }

    fn join(&mut self, other: &Self) {
        self.table.clone_from(&other.table);
    }

    fn table(&self) -> (&Tiles, u8, Player) {
        (&self.table.tiles, self.table.players, self.table.first)
    }

    fn version(&self) -> RulesVersion {
        self.table.rules
    }

    fn actor(&self) -> Actor {
        match self.pos.state.step {
            Step::Draw => Actor::Chance,
            Step::Over => Actor::Nobody,
            _ => Actor::Player(self.pos.state.player),
        }
    }

    fn legal(&self, list: &mut Vec<Action>) {
        match self.pos.state.step {
            Step::Draw => list.extend(self.pos.bag.iter().map(|(kind, _)| Action::Draw(kind))),
            Step::Place => {
                if let Some(kind) = self.pos.state.drawn {
                    self.pos.placements(&self.table.tiles, kind, list);
                }
            }
            Step::Figure => self.figure_actions(list),
            Step::Score => self.score_actions(list),
            Step::Next | Step::FinalScoring | Step::Over => {}
        }
    }

    fn small_follower_places(&self) -> u16 {
        match self.pos.state.step {
            Step::Figure => self.pos.open_segments(&self.table.tiles),
            _ => 0,
        }
    }

    fn apply_unsaved<S: Sink>(&mut self, action: Action, sink: &mut S) {
        self.apply_unsaved(action, sink);
    }

    fn end_now<S: Sink>(&mut self, sink: &mut S) {
        self.follow(Flow::To(Step::FinalScoring), sink);
    }

    fn feature_worth(&self, feature: Feature, complete: bool) -> Items {
        self.worth(feature, complete).1
    }

    fn refuse(&self, action: Action) -> Refusal {
        self.refuse(action)
    }

    fn scored_as(&self, at: Spot) -> Spot {
        let feature = self.pos.feature_at(&self.table.tiles, at);
        feature.and_then(|feature| self.pos.spot_of(feature)).unwrap_or(at)
    }

    fn final_points(&self, feature: Feature) -> Vec<(Player, i16)> {
        let points = self.worth(feature, false).1.points();
        self.owners(feature).iter().map(|player| (player, points)).collect()
    }

    /// Everything that is neither tile nor figure, as one number.
    fn small_hash(&self) -> u64 {
        let state = &self.pos.state;
        let drawn = state.drawn.map_or(0, |kind| kind.index() as u64 + 1);
        let turn = drawn << 16 | u64::from(state.player.0) << 8 | state.step as u64;
        let [rear, front] = self.pos.extra.columns().map(u64::from);
        let parts = state.scores.iter().map(|&score| score as u16 as u64);
        let parts = parts.chain([turn, self.pos.bag.hash(), rear << 16 | front]);
        parts.fold(1, |hash, part| mix(hash.rotate_left(7) ^ part))
    }
}
