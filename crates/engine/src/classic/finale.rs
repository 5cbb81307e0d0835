//! Final scoring (C-16, C-17).

use super::Classic;
use super::elements::{Moment, each};
use super::score::State;
use super::steps::{Flow, Step};
use crate::board::Feature;
use crate::game::{Category, Counted, Event, Items, RuleId, Scored, Sink};
use crate::tiles::FeatureKind;
use crate::{Players, Stand};

/// What a completed city beside a field is worth to one of its owners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CityWorth {
    pub(super) each: i16,
    pub(super) rule: RuleId,
}

impl CityWorth {
    /// Before any element adds to it (C-17).
    pub(super) const PLAIN: Self = Self { each: 3, rule: "C-17" };
}

impl Classic {
    #[inline(never)]
    pub(super) fn finale<S: Sink>(&mut self, sink: &mut S) -> Flow {
        sink.event(Event::Ending);
        let mut features: Vec<Feature> = Vec::new();
        for id in self.pos.now.figures.on_board() {
            if let Stand::Segment(segment) = self.pos.now.figures.stand(id) {
                features.push(self.pos.board.feature(segment));
            }
        }
        features.sort_unstable();
        features.dedup();
        let (fields, others): (Vec<_>, Vec<_>) = features
            .into_iter()
            .partition(|&feature| self.pos.board.kind(feature) == FeatureKind::Field);
        for feature in others {
            self.score_feature(feature, State::Unfinished, sink);
        }
        let mut cities = Vec::new();
        for field in fields {
            self.score_field(field, &mut cities, sink);
        }
        each!(self.table.hears(Moment::Last), last(self, sink));
        sink.event(Event::Over);
        Flow::Jump(Step::Over)
    }

    /// A field's owners get points for every completed city beside it (C-17).
    fn score_field<S: Sink>(&mut self, field: Feature, cities: &mut Vec<Feature>, sink: &mut S) {
        let crew = self.pos.board.totals(field).crew;
        let at = if S::LIVE { self.pos.spot_of(field) } else { None };
        for player in Players(crew.majority()).iter() {
            let mut worth = CityWorth::PLAIN;
            each!(self.table.hears(Moment::CityWorth), city_worth(self, field, player, &mut worth));
            let items = self.field_worth(field, cities, worth);
            let (points, category) = (items.points(), Category::Field);
            self.give(
                Scored { player, points, category, rule: worth.rule, at, end: true, items },
                sink,
            );
        }
        each!(self.table.hears(Moment::Scored), scored(self, field, true, sink));
    }

    /// What a field is worth: so much for every completed city beside it.
    pub(super) fn field_worth(
        &self,
        field: Feature,
        cities: &mut Vec<Feature>,
        worth: CityWorth,
    ) -> Items {
        self.pos.board.completed_cities(&self.table.tiles, field, cities);
        Items::one(Counted::Cities, cities.len() as u16, worth.each)
    }
}
