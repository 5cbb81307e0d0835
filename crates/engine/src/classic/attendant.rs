//! What builder and pig have in common (B-1, B-4, B-7): they join an own follower on the new tile,
//! and leave with the last one.

use super::options::VolcanoWood;
use super::{Classic, offer::Offer};
use crate::figures::FigureId;
use crate::game::{Action, Sink, Spot, Why};
use crate::tiles::{FeatureKind, Symbol};
use crate::{FigureKind, Stand};

impl Classic {
    /// Offers the figure on every fitting segment of the new tile whose feature holds an own follower.
    pub(super) fn attendant_offers(
        &self,
        figure: FigureKind,
        fits: fn(FeatureKind) -> bool,
        offer: &mut impl Offer,
    ) {
        let (board, now) = (&self.pos.board, &self.pos.now);
        let Some(tile) = board.last() else { return };
        if !now.figures.has(now.player, figure) || self.is_closed_to_attendants() {
            return;
        }
        let placed = board.tile(tile);
        for (index, segment) in self.table.tiles.segments(placed.kind).iter().enumerate() {
            if fits(segment.kind) {
                let crew = board.totals(board.feature(placed.segment(index as u8))).crew;
                if crew.weight(now.player.0) > 0 {
                    offer.offer(Action::Put { figure, at: Spot::new(placed.cell, index as u8) });
                }
            }
        }
    }

    /// Whether the new tile is a volcano and the table keeps builder and pig off it (D-3).
    pub(super) fn is_closed_to_attendants(&self) -> bool {
        self.table.options.volcano_wood == VolcanoWood::Nobody && self.new_tile_has(Symbol::Volcano)
    }

    /// Whether the tile just placed shows a symbol.
    pub(super) fn new_tile_has(&self, symbol: Symbol) -> bool {
        let board = &self.pos.board;
        board
            .last()
            .is_some_and(|tile| self.table.tiles.kind(board.tile(tile).kind).symbols.has(symbol))
    }

    /// A follower left: his owner's builder or pig goes home too if it was the last one.
    pub(super) fn attendant_follows<S: Sink>(
        &mut self,
        attendant: FigureKind,
        follower: FigureId,
        from: Stand,
        why: Why,
        sink: &mut S,
    ) {
        let Stand::Segment(segment) = from else { return };
        if why == Why::Scored || !follower.kind().is_follower() {
            return;
        }
        let feature = self.pos.board.feature(segment);
        let crew = self.pos.board.totals(feature).crew;
        let owner = follower.owner();
        if crew.weight(owner.0) > 0 || !crew.has_attendant(owner.0) {
            return;
        }
        let figures = &self.pos.now.figures;
        let alone = figures.of(owner).filter(|id| id.kind() == attendant).find(|&id| match figures
            .stand(id)
        {
            Stand::Segment(segment) => self.pos.board.feature(segment) == feature,
            Stand::Roof(_) => false,
        });
        if let Some(id) = alone {
            self.send_home(id, Why::Alone, sink);
        }
    }
}
