//! What the classic game gives to the contract.

use super::extras::Extras;
use super::finale::CityWorth;
use super::score::State;
use super::steps::Flow;
use super::{Classic, Step};
use crate::Player;
use crate::board::{Feature, mix};
use crate::game::{Action, Actor, Core, Items, Refusal, Sink};
use crate::position::Position;
use crate::tiles::{FeatureKind, Tiles};

impl Core for Classic {
    type Step = Step;
    type More = Extras;

    fn pos(&self) -> &Position<Step, Extras> {
        &self.pos
    }

    fn parts(&mut self) -> (&Tiles, &mut Position<Step, Extras>) {
        (&self.table.tiles, &mut self.pos)
    }

    fn with(&self, pos: Position<Step, Extras>) -> Self {
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
            Step::Flight => Actor::Player(self.pos.more.dragon.mover()),
            Step::Over => Actor::Nobody,
            _ => Actor::Player(self.pos.now.player),
        }
    }

    fn offer(&self, list: &mut Vec<Action>) {
        match self.pos.now.step {
            Step::Draw => list.extend(self.pos.bag.iter().map(|(kind, _)| Action::Draw(kind))),
            Step::Place => self.place_options(list),
            Step::Wood => self.wood_options(list),
            Step::Capture => self.capture_options(list),
            Step::Exchange => self.exchange_options(list),
            Step::Flight => self.dragon_options(list),
            Step::FairyPoint
            | Step::Score
            | Step::Again
            | Step::Next
            | Step::Finale
            | Step::Over => {}
        }
    }

    fn carry_out<S: Sink>(&mut self, action: Action, sink: &mut S) {
        self.act(action, sink);
    }

    fn finish<S: Sink>(&mut self, sink: &mut S) {
        self.follow(Flow::Jump(Step::Finale), sink);
    }

    fn worth_of(&self, feature: Feature, complete: bool) -> Items {
        match self.pos.board.kind(feature) {
            FeatureKind::Field => self.field_worth(feature, &mut Vec::new(), CityWorth::PLAIN),
            _ if complete => self.worth(feature, State::Complete).1,
            _ => self.worth(feature, State::Unfinished).1,
        }
    }

    fn reason_against(&self, action: Action) -> Refusal {
        self.refuse(action)
    }

    fn points_at_end(&self, feature: Feature) -> Vec<(Player, i16)> {
        self.at_end(feature)
    }

    /// Everything that is neither tile nor figure, as one number.
    fn small_hash(&self) -> u64 {
        let now = &self.pos.now;
        let drawn = now.drawn.map_or(0, |kind| kind.index() as u64 + 1);
        let turn = drawn << 16 | u64::from(now.player.0) << 8 | now.step as u64;
        let parts = now.scores.iter().map(|&score| score as u16 as u64);
        let cell_of = |tile| u64::from(self.pos.board.tile(tile).cell.key());
        let elements = [
            self.pos.more.turn.hash() << 1 | u64::from(self.pos.more.ransomed),
            self.pos.more.goods.hash(),
            self.pos.more.dragon.hash(cell_of),
            self.fairy_hash(),
            self.tower_hash(),
            self.pos.more.captives.hash(),
        ];
        let parts =
            parts.chain([turn, self.pos.bag.hash(), self.pos.more.aside.hash()]).chain(elements);
        parts.fold(0, |hash, part| mix(hash.rotate_left(7) ^ part))
    }
}
