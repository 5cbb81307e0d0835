//! Carcassonne fulfils the contract.

use super::{Classic, Step};
use crate::board::{Board, mix};
use crate::game::{Action, Actor, Refusal, Rules, Sink};
use crate::tiles::{Kind, Tiles};
use crate::{Bag, Figures, Player};

impl Rules for Classic {
    fn tiles(&self) -> &Tiles {
        &self.table.tiles
    }

    fn board(&self) -> &Board {
        &self.pos.board
    }

    fn bag(&self) -> &Bag {
        &self.pos.bag
    }

    fn figures(&self) -> &Figures {
        &self.pos.now.figures
    }

    fn players(&self) -> u8 {
        self.table.players
    }

    fn scores(&self) -> &[i16] {
        &self.pos.now.scores[..self.table.players as usize]
    }

    fn turn(&self) -> Player {
        self.pos.now.player
    }

    fn actor(&self) -> Actor {
        match self.pos.now.step {
            Step::Draw => Actor::Chance,
            Step::Flight => Actor::Player(self.pos.more.dragon.mover()),
            Step::Over => Actor::Nobody,
            _ => Actor::Player(self.pos.now.player),
        }
    }

    fn drawn(&self) -> Option<Kind> {
        self.pos.now.drawn
    }

    fn legal(&self, list: &mut Vec<Action>) {
        list.clear();
        match self.pos.now.step {
            Step::Draw => list.extend(self.pos.bag.iter().map(|(kind, _)| Action::Draw(kind))),
            Step::Place => self.place_options(list),
            Step::Wood => self.wood_options(list),
            Step::Capture => self.capture_options(list),
            Step::Exchange => self.exchange_options(list),
            Step::Flight => self.dragon_options(list),
            Step::FairyPoint | Step::Score | Step::Again | Step::Next | Step::Finale | Step::Over => {}
        }
    }

    fn apply<S: Sink>(&mut self, action: Action, sink: &mut S) -> Result<(), Refusal> {
        let mut list = Vec::new();
        self.legal(&mut list);
        if list.binary_search(&action).is_err() {
            return Err(self.refuse(action));
        }
        self.apply_unchecked(action, sink);
        Ok(())
    }

    fn apply_unchecked<S: Sink>(&mut self, action: Action, sink: &mut S) {
        self.pos.save(action);
        self.act(action, sink);
    }

    fn undo(&mut self) -> Option<Action> {
        self.pos.undo(&self.table.tiles)
    }

    fn actions(&self) -> &[Action] {
        self.pos.actions()
    }

    fn hash(&self) -> u64 {
        self.pos.board.hash() ^ self.pos.now.figures.hash() ^ self.small_hash()
    }

    fn fresh_hash(&self) -> u64 {
        self.pos.board.fresh_hash() ^ self.pos.now.figures.fresh_hash(&self.pos.board) ^ self.small_hash()
    }

    fn snapshot(&self) -> Self {
        Self { table: self.table.clone(), pos: self.pos.snapshot() }
    }

    fn copy_from(&mut self, other: &Self) {
        self.table.clone_from(&other.table);
        self.pos.copy_from(&other.pos);
    }
}

impl Classic {
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
        let parts = parts.chain([turn, self.pos.bag.hash(), self.pos.more.aside.hash()]).chain(elements);
        parts.fold(0, |hash, part| mix(hash.rotate_left(7) ^ part))
    }
}
