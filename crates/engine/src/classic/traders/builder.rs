//! The builder (B-1 … B-5): a tile added to its feature earns a second turn part.

use crate::board::TileId;
use crate::classic::Classic;
use crate::classic::action_list::ActionList;
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::steps::{Flow, Step};
use crate::figures::FigureId;
use crate::game::{Event, LeaveReason, Sink};
use crate::{FigureKind, FigureLocation};

/// The parts of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::classic) struct Turn {
    /// This is the second part.
    pub(in crate::classic) second: bool,
    /// A second part was earned.
    earned: bool,
}

impl Turn {
    pub(in crate::classic) fn hash(self) -> u64 {
        u64::from(self.second) << 1 | u64::from(self.earned)
    }
}

pub(in crate::classic) struct Builder;

impl ElementHooks for Builder {
    const HOOKS: &'static [Hook] =
        &[Hook::TurnBegins, Hook::Placed, Hook::FigureActions, Hook::FigureLeft];

    fn on_turn_begins(game: &mut Classic) {
        game.pos.extra.turn = Turn::default();
    }

    /// A tile that joins the player's builder's feature earns the second part, once (B-2).
    fn on_placed<S: Sink>(game: &mut Classic, tile: TileId, sink: &mut S) {
        let player = game.pos.state.player;
        let board = &game.pos.board;
        let placed = board.tile(tile);
        let segments = game.table.tiles.segments(placed.kind).iter().enumerate();
        let built =
            segments.filter(|(_, on)| FigureKind::Builder.stands_on(on.kind)).any(|(index, _)| {
                let feature = board.feature(placed.segment(index as u8));
                board.totals(feature).crew.has_attendant(player.0)
            });
        let turn = &mut game.pos.extra.turn;
        if built && !turn.second {
            turn.earned = true;
            sink.event(Event::DoubleTurn(player));
        }
    }

    fn figure_actions<L: ActionList>(game: &Classic, list: &mut L) {
        game.attendant_actions(FigureKind::Builder, list);
    }

    fn on_figure_left<S: Sink>(
        game: &mut Classic,
        id: FigureId,
        from: FigureLocation,
        reason: LeaveReason,
        sink: &mut S,
    ) {
        game.attendant_follows(FigureKind::Builder, id, from, reason, sink);
    }
}

impl Classic {
    /// The second part, if it was earned and there is a tile to draw (B-2, B-3).
    #[inline(never)]
    pub(in crate::classic) fn second_part<S: Sink>(&mut self, sink: &mut S) -> Flow {
        let turn = &mut self.pos.extra.turn;
        if !turn.earned || self.pos.bag.left() == 0 {
            return Flow::Done;
        }
        *turn = Turn { second: true, earned: false };
        sink.event(Event::Turn { player: self.pos.state.player, second_part: true });
        Flow::Jump(Step::Draw)
    }
}
