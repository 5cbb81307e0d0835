//! What Mayflower gives to the contract.

use super::steps::Flow;
use super::surveyors::Surveyors;
use super::{Mayflower, Step};
use crate::Player;
use crate::board::{Feature, mix};
use crate::game::{Action, Actor, Core, Items, Refusal, Sink, Spot};
use crate::position::Position;
use crate::tiles::Tiles;

impl Core for Mayflower {
    type Step = Step;
    type More = Surveyors;

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

    fn who(&self) -> Actor {
        match self.pos.now.step {
            Step::Draw => Actor::Chance,
            Step::Over => Actor::Nobody,
            _ => Actor::Player(self.pos.now.player),
        }
    }

    fn offer(&self, list: &mut Vec<Action>) {
        match self.pos.now.step {
            Step::Draw => list.extend(self.pos.bag.iter().map(|(kind, _)| Action::Draw(kind))),
            Step::Place => {
                if let Some(kind) = self.pos.now.drawn {
                    self.pos.placements(&self.table.tiles, kind, list);
                }
            }
            Step::Wood => self.wood_options(list),
            Step::Score => self.score_options(list),
            Step::Next | Step::Finale | Step::Over => {}
        }
    }

    fn carry_out<S: Sink>(&mut self, action: Action, sink: &mut S) {
        self.act(action, sink);
    }

    fn finish<S: Sink>(&mut self, sink: &mut S) {
        self.follow(Flow::To(Step::Finale), sink);
    }

    fn worth_of(&self, feature: Feature, complete: bool) -> Items {
        self.worth(feature, complete).1
    }

    fn reason_against(&self, action: Action) -> Refusal {
        self.refuse(action)
    }

    fn stands_for(&self, at: Spot) -> Spot {
        let feature = self.pos.feature_at(&self.table.tiles, at);
        feature.and_then(|feature| self.pos.spot_of(feature)).unwrap_or(at)
    }

    fn points_at_end(&self, feature: Feature) -> Vec<(Player, i16)> {
        let points = self.worth(feature, false).1.points();
        self.owners(feature).iter().map(|player| (player, points)).collect()
    }

    /// Everything that is neither tile nor figure, as one number.
    fn small_hash(&self) -> u64 {
        let now = &self.pos.now;
        let drawn = now.drawn.map_or(0, |kind| kind.index() as u64 + 1);
        let turn = drawn << 16 | u64::from(now.player.0) << 8 | now.step as u64;
        let [rear, front] = self.pos.more.columns().map(u64::from);
        let parts = now.scores.iter().map(|&score| score as u16 as u64);
        let parts = parts.chain([turn, self.pos.bag.hash(), rear << 16 | front]);
        parts.fold(1, |hash, part| mix(hash.rotate_left(7) ^ part))
    }
}
