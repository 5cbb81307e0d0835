//! The builder (B-1 … B-5): a tile added to the feature he stands in earns a second part of the turn.

use crate::board::TileId;
use crate::classic::Classic;
use crate::classic::elements::{Hears, Moment};
use crate::classic::offer::Offer;
use crate::classic::steps::{Flow, Step};
use crate::figures::FigureId;
use crate::game::{Event, Sink, Why};
use crate::tiles::FeatureKind;
use crate::{FigureKind, Stand};

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

impl Hears for Builder {
    const MOMENTS: &'static [Moment] = &[Moment::Laid, Moment::Wood, Moment::Left];

    /// A tile that joins his builder's feature earns a player the second part, once (B-2).
    fn laid<S: Sink>(game: &mut Classic, tile: TileId, sink: &mut S) {
        let player = game.pos.now.player;
        let board = &game.pos.board;
        let placed = board.tile(tile);
        let segments = game.table.tiles.segments(placed.kind).iter().enumerate();
        let built = segments.filter(|(_, segment)| stands_on(segment.kind)).any(|(index, _)| {
            let feature = board.feature(placed.segment(index as u8));
            board.totals(feature).crew.has_attendant(player.0)
        });
        let turn = &mut game.pos.more.turn;
        if built && !turn.second {
            turn.earned = true;
            sink.event(Event::DoubleTurn(player));
        }
    }

    fn wood<O: Offer>(game: &Classic, offer: &mut O) {
        game.attendant_offers(FigureKind::Builder, stands_on, offer);
    }

    fn left<S: Sink>(game: &mut Classic, id: FigureId, from: Stand, why: Why, sink: &mut S) {
        game.attendant_follows(FigureKind::Builder, id, from, why, sink);
    }
}

fn stands_on(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Road | FeatureKind::City)
}

impl Classic {
    /// The second part, if it was earned and there is a tile to draw (B-2, B-3).
    #[inline(never)]
    pub(in crate::classic) fn again<S: Sink>(&mut self, sink: &mut S) -> Flow {
        let turn = &mut self.pos.more.turn;
        if !turn.earned || self.pos.bag.left() == 0 {
            return Flow::Done;
        }
        *turn = Turn { second: true, earned: false };
        sink.event(Event::Turn { player: self.pos.now.player, again: true });
        Flow::Jump(Step::Draw)
    }
}
