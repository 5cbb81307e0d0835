//! Placing the drawn tile (C-3).

use super::Classic;
use super::action_list::ActionList;
use super::elements::{Hook, each};
use super::steps::Flow;
use crate::game::{Action, Event, Sink};
use crate::{Cell, Rotation};

impl Classic {
    pub(super) fn place_actions(&self, list: &mut Vec<Action>) {
        if let Some(kind) = self.pos.state.drawn {
            self.pos.placements(&self.table.tiles, kind, list);
        }
        self.side_actions(list);
    }

    /// Actions available in addition to everything else, up to the figure step.
    pub(super) fn side_actions(&self, list: &mut impl ActionList) {
        each!(self.table.hooked(Hook::SideActions), side_actions(self, list));
    }

    pub(super) fn place<S: Sink>(&mut self, cell: Cell, rotation: Rotation, sink: &mut S) -> Flow {
        let Some(kind) = self.pos.state.drawn.take() else { return Flow::Ask };
        let tile = self.pos.board.place(&self.table.tiles, cell, kind, rotation);
        let player = self.pos.state.player;
        sink.event(Event::Placed { player, kind, cell, rotation });
        each!(self.table.hooked(Hook::Placed), on_placed(self, tile, sink));
        Flow::Done
    }
}
