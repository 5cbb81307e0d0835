//! Moving wood: a follower onto the new tile (C-5), or what the elements offer instead.

use super::Classic;
use super::elements::{Moment, each};
use super::offer::{AnyOffer, Offer};
use super::steps::Flow;
use crate::FigureKind;
use crate::game::{Action, Event, Sink, Spot};

impl Classic {
    /// A step in which nothing can be done is not asked.
    pub(super) fn enter_wood(&self) -> Flow {
        let mut any = AnyOffer::default();
        self.wood_offers(&mut any);
        if any.wants_more() {
            self.beside_options(&mut any);
        }
        if any.0 { Flow::Ask } else { Flow::Done }
    }

    pub(super) fn wood_options(&self, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        self.wood_offers(list);
        self.beside_options(list);
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
        let hands = FigureKind::FOLLOWERS.map(|kind| now.figures.has(now.player, kind));
        if hands == [false, false] {
            return;
        }
        let mut open = self.pos.open_ground(&self.table.tiles);
        each!(self.table.hears(Moment::Ground), ground(self, &mut open));
        for (figure, has) in FigureKind::FOLLOWERS.into_iter().zip(hands) {
            if has {
                self.pos.follower_offers(figure, open, |action| offer.offer(action));
            }
        }
    }

    pub(super) fn put<S: Sink>(&mut self, figure: FigureKind, at: Spot, sink: &mut S) -> Flow {
        let Some(stand) = self.pos.stand(&self.table.tiles, at) else { return Flow::Ask };
        let (now, board) = (&mut self.pos.now, &mut self.pos.board);
        now.figures.put(board, now.player, figure, stand);
        sink.event(Event::Put { player: now.player, figure, at });
        Flow::Done
    }
}
