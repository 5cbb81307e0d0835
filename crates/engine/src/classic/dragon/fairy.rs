//! The fairy (D-1, D-2): she keeps the dragon off her tile, pays a point at the start of a turn and
//! three when the follower beside her is scored.

use crate::board::{Feature, TileId, mix};
use crate::classic::Classic;
use crate::classic::elements::{Hears, Moment};
use crate::classic::offer::Offer;
use crate::classic::options::FairyPoint;
use crate::classic::steps::Flow;
use crate::figures::FigureId;
use crate::game::{Action, Category, Counted, Event, Items, Scored, Sink, Spot, Why};
use crate::{Player, Stand};

const NOWHERE: u16 = u16::MAX;

/// Where the fairy is, and beside whom.
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

    pub(in crate::classic) fn is_on(&self, tile: TileId) -> bool {
        self.tile == tile.0
    }

    /// The follower she stands with.
    pub(in crate::classic) fn with(&self) -> Option<FigureId> {
        self.with
    }
}

pub(in crate::classic) struct Fairy;

impl Hears for Fairy {
    const MOMENTS: &'static [Moment] = &[Moment::Wood, Moment::Left, Moment::Scored];

    /// She may go to any own follower but the one she is with.
    fn wood<O: Offer>(game: &Classic, offer: &mut O) {
        let now = &game.pos.now;
        for id in now.figures.of(now.player) {
            if id.kind().is_follower() && game.pos.more.fairy.with != Some(id) {
                offer.offer(Action::Fairy(game.pos.spot(now.figures.stand(id))));
            }
        }
    }

    /// Her follower went away: she stays where she is, alone.
    fn left<S: Sink>(game: &mut Classic, id: FigureId, _: Stand, _: Why, _: &mut S) {
        let fairy = &mut game.pos.more.fairy;
        if fairy.with == Some(id) {
            fairy.with = None;
        }
    }

    /// Three points to the owner of the follower beside her, majority or not (D-1c).
    fn scored<S: Sink>(game: &mut Classic, feature: Feature, end: bool, sink: &mut S) {
        let Some(id) = game.pos.more.fairy.with else { return };
        let Stand::Segment(segment) = game.pos.now.figures.stand(id) else { return };
        if game.pos.board.feature(segment) == feature {
            let at = game.pos.spot(Stand::Segment(segment));
            game.give_fairy_points(id.owner(), 3, Some(at), end, sink);
        }
    }
}

impl Classic {
    /// A point at the start of a turn for a follower with the fairy (D-1b).
    #[inline(never)]
    pub(in crate::classic) fn fairy_point<S: Sink>(&mut self, sink: &mut S) -> Flow {
        let now = &self.pos.now;
        if let Some(tile) = self.pos.more.fairy.tile() {
            let on_her_tile = |id: &FigureId| {
                id.kind().is_follower() && now.figures.stand(*id).tile(&self.pos.board) == tile
            };
            let pays = match self.table.options.fairy_point {
                FairyPoint::Tile => now.figures.of(now.player).any(|id| on_her_tile(&id)),
                FairyPoint::Follower => {
                    self.pos.more.fairy.with.is_some_and(|id| id.owner() == now.player)
                }
            };
            if pays {
                self.give_fairy_points(now.player, 1, None, false, sink);
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
        let Some(stand) = self.pos.stand(&self.table.tiles, to) else { return Flow::Ask };
        let tile = stand.tile(&self.pos.board);
        self.pos.more.fairy = FairyAt { tile: tile.0, with: self.pos.now.figures.at(stand) };
        sink.event(Event::Fairy(to));
        Flow::Done
    }

    pub(in crate::classic) fn fairy_hash(&self) -> u64 {
        let fairy = self.pos.more.fairy;
        let Some(tile) = fairy.tile() else { return 0 };
        let cell = u64::from(self.pos.board.tile(tile).cell.key());
        let with = fairy.with.map_or(0, |id| match self.pos.now.figures.stand(id) {
            Stand::Segment(segment) => u64::from(self.pos.board.index_on_tile(segment)) + 1,
            Stand::Roof(_) => u64::from(u8::MAX) + 1,
        });
        mix(with << 32 | cell)
    }
}
