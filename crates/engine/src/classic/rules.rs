//! The classic game's implementation of the contract.

use super::element_state::ElementState;
use super::final_scoring::CityWorth;
use super::score::Completion;
use super::steps::Flow;
use super::{Classic, Step, Ties};
use crate::board::{Feature, mix};
use crate::game::{Action, Actor, Core, Items, Refusal, RulesVersion, Sink};
use crate::position::Position;
use crate::tiles::{FeatureKind, Tiles};
use crate::{FigureKind, Player};

impl Core for Classic {
    type Step = Step;
    type Extra = ElementState;

    fn pos(&self) -> &Position<Step, ElementState> {
        &self.pos
    }

    fn parts(&mut self) -> (&Tiles, &mut Position<Step, ElementState>) {
        (&self.table.tiles, &mut self.pos)
    }

    fn with(&self, pos: Position<Step, ElementState>) -> Self {
        Self { table: self.table.clone(), pos }
    }

    fn join(&mut self, other: &Self) {
        self.table.clone_from(&other.table);
    }

    fn table(&self) -> (&Tiles, u8, Player) {
        (&self.table.tiles, self.table.players, self.table.first)
    }

    fn ties_go_to_latest(&self) -> bool {
        self.table.options.ties == Ties::Second
    }

    fn version(&self) -> RulesVersion {
        self.table.rules
    }

    fn actor(&self) -> Actor {
        match self.pos.state.step {
            Step::Draw => Actor::Chance,
            Step::DragonMove => Actor::Player(self.pos.extra.dragon.mover()),
            Step::Over => Actor::Nobody,
            _ => Actor::Player(self.pos.state.player),
        }
    }

    fn legal(&self, list: &mut Vec<Action>) {
        match self.pos.state.step {
            Step::Draw => list.extend(self.pos.bag.iter().map(|(kind, _)| Action::Draw(kind))),
            Step::Place => self.place_actions(list),
            Step::Figure => self.figure_actions(list),
            Step::Capture => self.capture_actions(list),
            Step::Exchange => self.exchange_actions(list),
            Step::DragonMove => self.dragon_actions(list),
            Step::Ransom => self.ransom_actions(list),
            Step::FairyPoint
            | Step::Score
            | Step::SecondPart
            | Step::Next
            | Step::FinalScoring
            | Step::Over => {}
        }
    }

    fn small_follower_places(&self) -> u16 {
        let state = &self.pos.state;
        let may = state.step == Step::Figure
            && state.figures.has(state.player, FigureKind::Small)
            && !self.princess_must();
        if may { self.open_segments() } else { 0 }
    }

    fn apply_unsaved<S: Sink>(&mut self, action: Action, sink: &mut S) {
        self.apply_unsaved(action, sink);
    }

    fn end_now<S: Sink>(&mut self, sink: &mut S) {
        self.follow(Flow::Jump(Step::FinalScoring), sink);
    }

    fn feature_worth(&self, feature: Feature, complete: bool) -> Items {
        match self.pos.board.kind(feature) {
            FeatureKind::Field => self.field_worth(feature, &mut Vec::new(), CityWorth::PLAIN),
            _ if complete => self.worth(feature, Completion::Complete).1,
            _ => self.worth(feature, Completion::Unfinished).1,
        }
    }

    fn refuse(&self, action: Action) -> Refusal {
        self.refuse(action)
    }

    fn final_points(&self, feature: Feature) -> Vec<(Player, i16)> {
        self.final_points(feature)
    }

    /// Everything that is neither tile nor figure, as one number.
    fn small_hash(&self) -> u64 {
        let state = &self.pos.state;
        let drawn = state.drawn.map_or(0, |kind| kind.index() as u64 + 1);
        let turn = drawn << 16 | u64::from(state.player.0) << 8 | state.step as u64;
        let parts = state.scores.iter().map(|&score| score as u16 as u64);
        let parts = parts.chain([turn, self.pos.bag.hash()]).chain(self.element_hash());
        parts.fold(0, |hash, part| mix(hash.rotate_left(7) ^ part))
    }
}
