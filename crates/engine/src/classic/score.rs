//! Scoring what a tile completed (C-7 … C-14).

use super::Classic;
use super::elements::{Hook, each};
use super::options::SmallCity;
use super::steps::Flow;
use crate::Players;
use crate::board::Feature;
use crate::figures::FigureId;
use crate::game::{Category, Counted, Event, Item, Items, LeaveReason, RuleId, Scored, Sink};
use crate::tiles::{FeatureKind, Mark};

/// Whether a feature is scored because it is complete or because the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Completion {
    Complete,
    Unfinished,
}

/// What a feature is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rate {
    /// Points per tile.
    pub(super) tile: i16,
    /// Points per shield.
    pub(super) shield: i16,
    /// Points for something else, which an element adds.
    pub(super) bonus: Option<Item>,
    /// The rule it comes from.
    pub(super) rule: RuleId,
}

impl Classic {
    /// Scores everything the last tile completed, then returns the figures (C-14).
    pub(super) fn score<S: Sink>(&mut self, sink: &mut S) -> Flow {
        let closed = self.pos.completed(&self.table.tiles);
        let mut crews = false;
        for &feature in closed.all() {
            each!(self.table.hooked(Hook::Completed), on_completed(self, feature, sink));
            let crew = self.pos.board.totals(feature).crew;
            crews |= !crew.is_empty();
            if crew.is_occupied() {
                self.score_feature(feature, Completion::Complete, sink);
            }
        }
        if crews {
            for id in self.pos.state.figures.on_board() {
                let location = self.pos.state.figures.location(id);
                if let crate::FigureLocation::Segment(segment) = location
                    && closed.all().contains(&self.pos.board.feature(segment))
                {
                    self.send_home(id, LeaveReason::Scored, sink);
                }
            }
        }
        Flow::Done
    }

    /// Gives the points of a road, city or cloister to those with the most followers (C-11).
    #[inline(never)]
    pub(super) fn score_feature<S: Sink>(
        &mut self,
        feature: Feature,
        completion: Completion,
        sink: &mut S,
    ) {
        let (rate, items) = self.worth(feature, completion);
        let points = items.points();
        let category = match self.pos.board.kind(feature) {
            FeatureKind::Road => Category::Road,
            FeatureKind::City => Category::City,
            FeatureKind::Cloister => Category::Cloister,
            FeatureKind::Field => Category::Field,
        };
        let at = if S::LIVE { self.pos.spot_of(feature) } else { None };
        let end = completion == Completion::Unfinished;
        for player in Players(self.pos.board.totals(feature).crew.majority()).iter() {
            self.give(Scored { player, points, category, rule: rate.rule, at, end, items }, sink);
        }
        each!(self.table.hooked(Hook::Scored), on_scored(self, feature, end, sink));
    }

    /// What a road, city or cloister is worth, whoever owns it.
    pub(super) fn worth(&self, feature: Feature, completion: Completion) -> (Rate, Items) {
        let kind = self.pos.board.kind(feature);
        let totals = *self.pos.board.totals(feature);
        let tiles = match (kind, completion) {
            (FeatureKind::Cloister, Completion::Complete) => 9,
            (FeatureKind::Cloister, Completion::Unfinished) => 9 - totals.open,
            _ => totals.tiles,
        };
        let small = tiles == 2 && self.table.options.small_city == SmallCity::Two;
        let each = |tile, shield, rule| Rate { tile, shield, bonus: None, rule };
        let mut rate = match (kind, completion) {
            (FeatureKind::City, Completion::Complete) if small => each(1, 1, "C-8"),
            (FeatureKind::City, Completion::Complete) => each(2, 2, "C-8"),
            (FeatureKind::Road, Completion::Complete) => each(1, 0, "C-7"),
            (FeatureKind::Cloister, Completion::Complete) => each(1, 0, "C-10"),
            (_, Completion::Complete | Completion::Unfinished) => each(1, 1, "C-16"),
        };
        each!(self.table.hooked(Hook::Worth), worth(self, feature, completion, &mut rate));
        let shields = u16::from(totals.marks.count(Mark::Shield));
        let items = Items::one(Counted::Tiles, tiles, rate.tile).and(
            Counted::Marks(Mark::Shield),
            shields,
            rate.shield,
        );
        let items = match rate.bonus {
            Some(Item { what, count, each }) => items.and(what, count, each),
            None => items,
        };
        (rate, items)
    }

    /// Adds points to the score.
    pub(super) fn give<S: Sink>(&mut self, scored: Scored, sink: &mut S) {
        self.pos.state.scores[scored.player.index()] += scored.points;
        sink.event(Event::Scored(scored));
    }

    /// Sends a figure from the board back to its owner.
    pub(super) fn send_home<S: Sink>(&mut self, id: FigureId, reason: LeaveReason, sink: &mut S) {
        self.pos.state.figures.send_home(id);
        self.lift(id, reason, sink);
    }

    /// Takes a figure off the board, and lets the elements react.
    pub(super) fn lift<S: Sink>(&mut self, id: FigureId, reason: LeaveReason, sink: &mut S) {
        let from = self.pos.state.figures.lift(&mut self.pos.board, id);
        if S::LIVE && reason != LeaveReason::Captured {
            let spot = self.pos.spot(from);
            sink.event(Event::Returned {
                player: id.owner(),
                figure: id.kind(),
                from: spot,
                reason,
            });
        }
        each!(self.table.hooked(Hook::FigureLeft), on_figure_left(self, id, from, reason, sink));
    }
}
