//! Volcanoes (D-3, D-7): the dragon comes, dragon tiles that were set aside go back into the bag,
//! and no follower goes on the new tile.

use crate::board::TileId;
use crate::classic::Classic;
use crate::classic::dragon::Aside;
use crate::classic::elements::{ElementHooks, Hook};
use crate::game::{Event, Sink};
use crate::tiles::Symbol;

pub(in crate::classic) struct Volcano;

impl ElementHooks for Volcano {
    const HOOKS: &'static [Hook] = &[Hook::Placed, Hook::OpenSegments];

    fn on_placed<S: Sink>(game: &mut Classic, tile: TileId, sink: &mut S) {
        if !game.new_tile_has(Symbol::Volcano) {
            return;
        }
        game.pos.extra.dragon.come_to(tile);
        sink.event(Event::Dragon { cell: game.pos.board.tile(tile).cell, by: None });
        let aside = core::mem::replace(&mut game.pos.extra.aside, Aside::EMPTY);
        if !aside.is_empty() {
            aside.iter().for_each(|kind| game.pos.bag.put(kind));
            sink.event(Event::BackInBag(aside.iter().count() as u8));
        }
    }

    fn open_segments(game: &Classic, open: &mut u16) {
        if game.new_tile_has(Symbol::Volcano) {
            *open = 0;
        }
    }
}
