//! The fairy (D-1, D-2): she keeps the dragon off her tile, pays a point at the start of a turn,
//! and three when the follower she stands with is scored.

use crate::board::{Feature, TileId, mix};
use crate::classic::Classic;
use crate::classic::action_list::ActionList;
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::options::FairyPoint;
use crate::classic::steps::Flow;
use crate::figures::FigureId;
use crate::game::{Action, Category, Counted, Event, Items, LeaveReason, Scored, Sink, Spot};
use crate::{FigureLocation, Player};

const NOWHERE: u16 = u16::MAX;

/// Where the fairy is, and with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::classic) struct FairyAt {
    tile: u16,
    with: Option<FigureId>,
}

impl FairyAt {
    /// Off the board.
    pub(in crate::classic) const AWAY: Self = Self { tile: NOWHERE, with: None };

    pub(in crate::classic) fn tile(&self) -> Option<TileId> {
        (self.tile != NOWHERE).then_some(TileId(self.tile))
    }

    pub(in crate::classic) fn stand(&mut self, tile: TileId, with: Option<FigureId>) {
        *self = Self { tile: tile.0, with };
    }

    pub(in crate::classic) fn is_on(&self, tile: TileId) -> bool {
        self.tile == tile.0
    }

    /// The follower she stands with.
    pub(in crate::classic) fn with(&self) -> Option<FigureId> {
        self.with
    }
}

pub(in crate::classic) struct Fairy;

impl ElementHooks for Fairy {
    const HOOKS: &'static [Hook] = &[Hook::FigureActions, Hook::FigureLeft, Hook::Scored];

    /// She may go to any of the player's followers except the one she is with.
    fn figure_actions<L: ActionList>(game: &Classic, list: &mut L) {
        let state = &game.pos.state;
        for id in state.figures.of(state.player) {
            if id.kind().is_follower() && game.pos.extra.fairy.with != Some(id) {
                list.add(Action::Fairy(game.pos.spot(state.figures.location(id))));
            }
        }
    }

    /// Her follower left: she stays where she is, alone.
    fn on_figure_left<S: Sink>(
        game: &mut Classic,
        id: FigureId,
        _: FigureLocation,
        _: LeaveReason,
        _: &mut S,
    ) {
        let fairy = &mut game.pos.extra.fairy;
        if fairy.with == Some(id) {
            fairy.with = None;
        }
    }

    /// Three points to the owner of the follower she stands with, with or without the majority
    /// (D-1c).
    fn on_scored<S: Sink>(game: &mut Classic, feature: Feature, end: bool, sink: &mut S) {
        let Some(id) = game.pos.extra.fairy.with else { return };
        let FigureLocation::Segment(segment) = game.pos.state.figures.location(id) else { return };
        if game.pos.board.feature(segment) == feature {
            let at = game.pos.spot(FigureLocation::Segment(segment));
            game.give_fairy_points(id.owner(), 3, Some(at), end, sink);
        }
    }
}

impl Classic {
    /// A point at the start of a turn for a follower with the fairy (D-1b).
    #[inline(never)]
    pub(in crate::classic) fn fairy_point<S: Sink>(&mut self, sink: &mut S) -> Flow {
        let state = &self.pos.state;
        if let Some(tile) = self.pos.extra.fairy.tile() {
            let on_her_tile = |id: &FigureId| {
                id.kind().is_follower() && state.figures.location(*id).tile(&self.pos.board) == tile
            };
            let pays = match self.table.options.fairy_point {
                FairyPoint::Tile => state.figures.of(state.player).any(|id| on_her_tile(&id)),
                FairyPoint::Follower => {
                    self.pos.extra.fairy.with.is_some_and(|id| id.owner() == state.player)
                }
            };
            if pays {
                self.give_fairy_points(state.player, 1, None, false, sink);
            }
        }
        Flow::Done
    }

    fn give_fairy_points<S: Sink>(
        &mut self,
        player: Player,
        points: i16,
        at: Option<Spot>,
        end: bool,
        sink: &mut S,
    ) {
        let items = Items::one(Counted::Fairy, 1, points);
        self.give(
            Scored { player, points, category: Category::Fairy, rule: "D-1", at, end, items },
            sink,
        );
    }

    #[inline(never)]
    pub(in crate::classic) fn move_fairy<S: Sink>(&mut self, to: Spot, sink: &mut S) -> Flow {
        let Some(location) = self.pos.location(&self.table.tiles, to) else { return Flow::Ask };
        let tile = location.tile(&self.pos.board);
        self.pos.extra.fairy = FairyAt { tile: tile.0, with: self.pos.state.figures.at(location) };
        sink.event(Event::Fairy(to));
        Flow::Done
    }

    pub(in crate::classic) fn fairy_hash(&self) -> u64 {
        let fairy = self.pos.extra.fairy;
        let Some(tile) = fairy.tile() else { return 0 };
        let cell = u64::from(self.pos.board.tile(tile).cell.key());
        let with = fairy.with.map_or(0, |id| match self.pos.state.figures.location(id) {
            FigureLocation::Segment(segment) => {
                u64::from(self.pos.board.index_on_tile(segment)) + 1
            }
            FigureLocation::Roof(_) => u64::from(u8::MAX) + 1,
        });
        mix(with << 32 | cell)
    }
}
