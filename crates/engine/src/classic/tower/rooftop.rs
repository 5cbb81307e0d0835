//! Followers on roofs (T-5): a follower on a tower closes it, is in no feature and scores nothing.

use crate::classic::Classic;
use crate::classic::action_list::ActionList;
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::options::Roof;
use crate::figures::FigureId;
use crate::game::{Action, LeaveReason, Sink, Spot};
use crate::{FigureKind, FigureLocation};

pub(in crate::classic) struct Rooftop;

impl ElementHooks for Rooftop {
    const HOOKS: &'static [Hook] = &[Hook::FigureActions, Hook::FigureLeft];

    fn figure_actions<L: ActionList>(game: &Classic, list: &mut L) {
        let (board, state) = (&game.pos.board, &game.pos.state);
        if board.towers().is_empty() {
            return;
        }
        let closed = game.closed_towers();
        for figure in FigureKind::FOLLOWERS {
            if !state.figures.has(state.player, figure) {
                continue;
            }
            for (index, &tile) in board.towers().iter().enumerate() {
                let open = closed >> index & 1 == 0 && game.pos.extra.towers.height(index) > 0;
                // No follower may be put on the dragon's tile (D-4).
                if open && !game.pos.extra.dragon.is_on(tile) {
                    list.add(Action::Put { figure, at: Spot::roof(board.tile(tile).cell) });
                }
            }
        }
    }

    /// When the follower leaves, the tower is open again, unless the house rule says otherwise.
    fn on_figure_left<S: Sink>(
        game: &mut Classic,
        _: FigureId,
        from: FigureLocation,
        _: LeaveReason,
        _: &mut S,
    ) {
        let FigureLocation::Roof(tile) = from else { return };
        if game.table.options.roof == Roof::StaysClosed {
            let index = game.pos.board.towers().iter().position(|&tower| tower == tile);
            game.pos.extra.towers.shut |= index.map_or(0, |index| 1 << index);
        }
    }
}

impl Classic {
    /// The towers that cannot grow, one bit each: a follower is on them, or was, if that counts.
    pub(in crate::classic) fn closed_towers(&self) -> u64 {
        let (towers, figures) = (self.pos.board.towers(), &self.pos.state.figures);
        let mut closed = self.pos.extra.towers.shut;
        for id in figures.on_board() {
            if let FigureLocation::Roof(tile) = figures.location(id) {
                let index = towers.iter().position(|&tower| tower == tile);
                closed |= index.map_or(0, |index| 1 << index);
            }
        }
        closed
    }
}
