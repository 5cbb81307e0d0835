//! Scoring completed trails, towns and farms one at a time (M-5 … M-11).

use super::Mayflower;
use super::options::Bonus;
use super::steps::{Flow, Step};
use super::surveyors::Surveyors;
use crate::board::Feature;
use crate::figures::FigureId;
use crate::game::{
    Action, Category, Counted, Event, Items, LeaveReason, RuleId, Scored, Sink, Spot,
};
use crate::position::Completed;
use crate::tiles::{FeatureKind, Mark};
use crate::{FigureLocation, Player, Players};

/// Points for a surveyor in a scoring settler's column (M-8).
pub(super) const SURVEYOR: i16 = 4;

impl Mayflower {
    /// Scores features for which no choice is needed; asks while the order matters (M-11).
    pub(super) fn score_next<S: Sink>(&mut self, sink: &mut S) -> Flow {
        loop {
            let pending = self.pending();
            let Some(&first) = pending.all().first() else { return Flow::To(Step::Next) };
            if pending.all().len() > 1 && self.order_matters(pending.all()) {
                return Flow::Ask;
            }
            self.score_completed(first, sink);
        }
    }

    /// The completed features with settlers that are still to be scored.
    fn pending(&self) -> Completed {
        let mut completed = self.pos.completed(&self.table.tiles);
        completed.retain(|feature| self.pos.board.totals(feature).crew.is_occupied());
        completed
    }

    pub(super) fn score_actions(&self, list: &mut Vec<Action>) {
        list.extend(
            self.pending()
                .all()
                .iter()
                .filter_map(|&feature| self.pos.spot_of(feature))
                .map(Action::Score),
        );
        list.sort_unstable();
    }

    pub(super) fn score_chosen<S: Sink>(&mut self, at: Spot, sink: &mut S) -> Flow {
        let Some(feature) = self.pos.feature_at(&self.table.tiles, at) else { return Flow::Ask };
        self.score_completed(feature, sink);
        Flow::To(Step::Score)
    }

    /// Points and bonus, then the settlers return, then a surveyor moves (M-11).
    fn score_completed<S: Sink>(&mut self, feature: Feature, sink: &mut S) {
        self.give_owners(feature, false, sink);
        for player in self.owners(feature).iter() {
            let settlers = self.settlers(feature, player).map(|id| self.column_of(id));
            let surveyors = self.bonus(self.pos.extra, settlers);
            if surveyors > 0 {
                let items = Items::one(Counted::Surveyors, surveyors, SURVEYOR);
                let (points, category, at) =
                    (items.points(), Category::Surveyor, self.spot_for::<S>(feature));
                self.give(
                    Scored { player, points, category, rule: "M-8", at, end: false, items },
                    sink,
                );
            }
        }
        for id in self.pos.state.figures.on_board() {
            if let FigureLocation::Segment(segment) = self.pos.state.figures.location(id)
                && self.pos.board.feature(segment) == feature
            {
                self.send_home(id, LeaveReason::Scored, sink);
            }
        }
        self.move_surveyor(sink);
    }

    /// How many surveyors count for a player with scoring settlers in these columns (M-8).
    pub(super) fn bonus(&self, surveyors: Surveyors, settlers: impl Iterator<Item = u16>) -> u16 {
        match self.table.options.bonus {
            Bonus::PerSettler => settlers.map(|column| surveyors.in_column(column)).sum(),
            Bonus::PerPlayer => surveyors.met_by(settlers),
        }
    }

    pub(super) fn owners(&self, feature: Feature) -> Players {
        Players(self.pos.board.totals(feature).crew.majority())
    }

    pub(super) fn settlers(
        &self,
        feature: Feature,
        player: Player,
    ) -> impl Iterator<Item = FigureId> + '_ {
        self.pos
            .state
            .figures
            .in_feature(&self.pos.board, feature)
            .filter(move |id| id.owner() == player)
    }

    /// What a feature is worth (M-5, M-13): category, items, rule.
    pub(super) fn worth(&self, feature: Feature, complete: bool) -> (Category, Items, RuleId) {
        let totals = self.pos.board.totals(feature);
        let count = |mark| u16::from(totals.marks.count(mark));
        let rule = if complete { "M-5" } else { "M-13" };
        let (category, items) = match self.pos.board.kind(feature) {
            FeatureKind::Road => {
                let tiles = Items::one(Counted::Tiles, totals.tiles, 1);
                (Category::Road, tiles.and(Counted::Marks(Mark::Post), count(Mark::Post), 2))
            }
            FeatureKind::City => {
                let each = if complete { 2 } else { 1 };
                let tiles = Items::one(Counted::Tiles, totals.tiles, each);
                (Category::City, tiles.and(Counted::Marks(Mark::Shield), count(Mark::Shield), each))
            }
            FeatureKind::Cloister => {
                let tiles = if complete { 9 } else { 9 - totals.open };
                (Category::Cloister, Items::one(Counted::Tiles, tiles, 1))
            }
            FeatureKind::Field => {
                (Category::Field, Items::one(Counted::Marks(Mark::Animal), count(Mark::Animal), 1))
            }
        };
        (category, items, rule)
    }

    /// Gives the points of a feature to those with the most settlers (M-7).
    pub(super) fn give_owners<S: Sink>(&mut self, feature: Feature, end: bool, sink: &mut S) {
        let (category, items, rule) = self.worth(feature, !end);
        let at = self.spot_for::<S>(feature);
        for player in self.owners(feature).iter() {
            let points = items.points();
            self.give(Scored { player, points, category, rule, at, end, items }, sink);
        }
    }

    fn spot_for<S: Sink>(&self, feature: Feature) -> Option<Spot> {
        if S::LIVE { self.pos.spot_of(feature) } else { None }
    }

    fn give<S: Sink>(&mut self, scored: Scored, sink: &mut S) {
        self.pos.state.scores[scored.player.index()] += scored.points;
        sink.event(Event::Scored(scored));
    }

    pub(super) fn send_home<S: Sink>(&mut self, id: FigureId, reason: LeaveReason, sink: &mut S) {
        let figures = &mut self.pos.state.figures;
        let location = figures.lift(&mut self.pos.board, id);
        figures.send_home(id);
        if S::LIVE {
            let from = self.pos.spot(location);
            sink.event(Event::Returned { player: id.owner(), figure: id.kind(), from, reason });
        }
    }
}
