//! Placing the drawn tile (C-3).

use super::Classic;
use super::elements::{Moment, each};
use super::offer::Offer;
use super::steps::Flow;
use crate::game::{Action, Event, Sink};
use crate::{Cell, Rotation};

impl Classic {
    pub(super) fn place_options(&self, list: &mut Vec<Action>) {
        if let Some(kind) = self.pos.now.drawn {
            self.pos.placements(&self.table.tiles, kind, list);
        }
        self.beside_options(list);
    }

    /// What can be done beside everything else, up to the wood step.
    pub(super) fn beside_options(&self, offer: &mut impl Offer) {
        each!(self.table.hears(Moment::Beside), beside(self, offer));
    }

    pub(super) fn place<S: Sink>(&mut self, cell: Cell, rotation: Rotation, sink: &mut S) -> Flow {
        let Some(kind) = self.pos.now.drawn.take() else { return Flow::Ask };
        let tile = self.pos.board.place(&self.table.tiles, cell, kind, rotation);
        let player = self.pos.now.player;
        sink.event(Event::Placed { player, kind, cell, rotation });
        each!(self.table.hears(Moment::Laid), laid(self, tile, sink));
        Flow::Done
    }
}
