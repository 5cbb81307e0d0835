//! Drawing a tile (C-4), and whose turn comes next.

use super::Classic;
use super::elements::{Hook, each};
use super::steps::{Flow, Step};
use crate::game::{Event, Sink};
use crate::tiles::KindId;

impl Classic {
    /// With nothing left to draw the game ends (C-4, C-15).
    pub(super) fn enter_draw(&self) -> Flow {
        if self.pos.bag.left() == 0 { Flow::Jump(Step::FinalScoring) } else { Flow::Ask }
    }

    pub(super) fn draw<S: Sink>(&mut self, kind: KindId, sink: &mut S) -> Flow {
        self.pos.bag.take(kind);
        sink.event(Event::Drawn(kind));
        let mut taken = false;
        each!(self.table.hooked(Hook::Drawn), on_drawn(self, kind, &mut taken, sink));
        if taken {
            return Flow::Jump(Step::Draw);
        }
        if !self.pos.board.has_place(&self.table.tiles, kind) {
            sink.event(Event::Discarded(kind));
            return Flow::Jump(Step::Draw);
        }
        self.pos.state.drawn = Some(kind);
        Flow::Done
    }

    /// The turn is over: the next player's starts, or the game ends (C-15).
    pub(super) fn next_turn<S: Sink>(&mut self, sink: &mut S) -> Flow {
        if self.pos.bag.left() == 0 {
            return Flow::Jump(Step::FinalScoring);
        }
        let state = &mut self.pos.state;
        state.player = state.player.next(self.table.players);
        sink.event(Event::Turn { player: state.player, second_part: false });
        each!(self.table.hooked(Hook::TurnBegins), on_turn_begins(self));
        Flow::Jump(self.table.first_step())
    }
}
