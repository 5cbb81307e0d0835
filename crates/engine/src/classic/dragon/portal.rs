//! Portals (D-9): the follower may go on any tile, in features that are neither occupied nor
//! complete.

use crate::FigureKind;
use crate::classic::Classic;
use crate::classic::action_list::ActionList;
use crate::classic::elements::{ElementHooks, Hook};
use crate::game::{Action, Spot};
use crate::tiles::{FeatureKind, Symbol};

pub(in crate::classic) struct Portal;

impl ElementHooks for Portal {
    const HOOKS: &'static [Hook] = &[Hook::FigureActions];

    fn figure_actions<L: ActionList>(game: &Classic, list: &mut L) {
        if !game.new_tile_has(Symbol::Portal) {
            return;
        }
        let (board, state) = (&game.pos.board, &game.pos.state);
        let hands = FigureKind::FOLLOWERS.map(|kind| state.figures.has(state.player, kind));
        if hands == [false, false] {
            return;
        }
        // The new tile itself is handled by the base game.
        let Some((_, others)) = board.placed().split_last() else { return };
        let dragon = game.pos.extra.dragon.tile().map(|tile| board.tile(tile).cell);
        for placed in others.iter().filter(|placed| dragon != Some(placed.cell)) {
            for (index, segment) in game.table.tiles.segments(placed.kind).iter().enumerate() {
                let totals = board.totals(board.feature(placed.segment(index as u8)));
                let complete = totals.open == 0 && segment.kind != FeatureKind::Field;
                if complete || totals.crew.is_occupied() {
                    continue;
                }
                let at = Spot::new(placed.cell, index as u8);
                for (figure, _) in
                    FigureKind::FOLLOWERS.into_iter().zip(hands).filter(|(_, has)| *has)
                {
                    list.add(Action::Put { figure, at });
                }
            }
        }
    }
}
