//! Drawing a tile (C-4), and whose turn comes next.

use super::Classic;
use super::elements::{Moment, each};
use super::steps::{Flow, Step};
use super::traders::Turn;
use crate::game::{Event, Sink};
use crate::tiles::Kind;

impl Classic {
    /// With nothing left to draw the game ends (C-4, C-15).
    pub(super) fn enter_draw(&self) -> Flow {
        if self.pos.bag.left() == 0 { Flow::Jump(Step::Finale) } else { Flow::Ask }
    }

    pub(super) fn draw<S: Sink>(&mut self, kind: Kind, sink: &mut S) -> Flow {
        self.pos.bag.take(kind);
        sink.event(Event::Drawn(kind));
        let mut waits = false;
        each!(self.table.hears(Moment::Waits), waits(self, kind, &mut waits));
        if waits {
            self.pos.more.aside.push(kind);
            sink.event(Event::PutAside(kind));
            return Flow::Jump(Step::Draw);
        }
        if !self.pos.board.has_place(&self.table.tiles, kind) {
            sink.event(Event::Discarded(kind));
            return Flow::Jump(Step::Draw);
        }
        self.pos.now.drawn = Some(kind);
        Flow::Done
    }

    /// The turn is over: the next player's begins, or the game ends (C-15).
    pub(super) fn next_turn<S: Sink>(&mut self, sink: &mut S) -> Flow {
        if self.pos.bag.left() == 0 {
            return Flow::Jump(Step::Finale);
        }
        let now = &mut self.pos.now;
        now.player = now.player.next(self.table.players);
        self.pos.more.turn = Turn::default();
        self.pos.more.ransomed = false;
        sink.event(Event::Turn { player: now.player, again: false });
        Flow::Jump(self.table.first_step())
    }
}
