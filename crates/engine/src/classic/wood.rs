//! Moving wood: a follower onto the new tile (C-5), or what the elements offer instead.

use super::Classic;
use super::elements::{Moment, each};
use super::offer::{AnyOffer, Offer};
use super::steps::Flow;
use crate::game::{Action, Event, Sink, Spot};
use crate::{FigureKind, Stand};

impl Classic {
    /// A step in which nothing can be done is not asked.
    pub(super) fn enter_wood(&self) -> Flow {
        let mut any = AnyOffer::default();
        self.wood_offers(&mut any);
        if any.wants_more() {
            self.aside_options(&mut any);
        }
        if any.0 { Flow::Ask } else { Flow::Done }
    }

    pub(super) fn wood_options(&self, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        self.wood_offers(list);
        self.aside_options(list);
        // The base game offers in order; elements offer as it suits them.
        if !self.table.hears(Moment::Wood).is_empty() {
            each!(self.table.hears(Moment::Insist), insist(self, list));
            list.sort_unstable();
        }
    }

    fn wood_offers(&self, offer: &mut impl Offer) {
        self.follower_offers(offer);
        if offer.wants_more() {
            each!(self.table.hears(Moment::Wood), wood(self, offer));
        }
    }

    /// Followers onto segments of the new tile whose features are free (C-5).
    fn follower_offers(&self, offer: &mut impl Offer) {
        let now = &self.pos.now;
        let Some(tile) = self.pos.board.last() else { return };
        let hands = FigureKind::FOLLOWERS.map(|kind| now.figures.has(now.player, kind));
        if hands == [false, false] {
            return;
        }
        let open = self.open_ground();
        let cell = self.pos.board.tile(tile).cell;
        for (figure, has) in FigureKind::FOLLOWERS.into_iter().zip(hands) {
            let mut left = if has { open } else { 0 };
            while left != 0 {
                let segment = left.trailing_zeros() as u8;
                offer.offer(Action::Put { figure, at: Spot::new(cell, segment) });
                left &= left - 1;
            }
        }
    }

    /// The segments of the new tile that a follower may take, one bit each.
    pub(super) fn open_ground(&self) -> u16 {
        let board = &self.pos.board;
        let Some(tile) = board.last() else { return 0 };
        let placed = board.tile(tile);
        let segments = self.table.tiles.segments(placed.kind).len() as u8;
        let mut open = 0;
        for segment in 0..segments {
            let crew = board.totals(board.feature(placed.segment(segment))).crew;
            open |= u16::from(!crew.is_occupied()) << segment;
        }
        each!(self.table.hears(Moment::Ground), ground(self, &mut open));
        open
    }

    pub(super) fn put<S: Sink>(&mut self, figure: FigureKind, at: Spot, sink: &mut S) -> Flow {
        let Some(stand) = self.stand(at) else { return Flow::Ask };
        let (now, board) = (&mut self.pos.now, &mut self.pos.board);
        now.figures.put(board, now.player, figure, stand);
        sink.event(Event::Put { player: now.player, figure, at });
        Flow::Done
    }

    /// The place on the board that a spot names.
    pub(super) fn stand(&self, at: Spot) -> Option<Stand> {
        let board = &self.pos.board;
        let last = board.last()?;
        let tile = if board.tile(last).cell == at.cell { last } else { board.tile_at(at.cell)? };
        if at.is_roof() {
            return Some(Stand::Roof(tile));
        }
        let placed = board.tile(tile);
        let known = usize::from(at.segment) < self.table.tiles.segments(placed.kind).len();
        known.then(|| Stand::Segment(placed.segment(at.segment)))
    }

    /// The spot that names a place on the board.
    pub(super) fn spot(&self, stand: Stand) -> Spot {
        let board = &self.pos.board;
        let cell = board.tile(stand.tile(board)).cell;
        match stand {
            Stand::Segment(segment) => Spot::new(cell, board.index_on_tile(segment)),
            Stand::Roof(_) => Spot::roof(cell),
        }
    }
}
