//! Final scoring (C-16, C-17).

use super::Classic;
use super::elements::{Hook, each};
use super::score::Completion;
use super::steps::{Flow, Step};
use crate::board::{Board, Feature};
use crate::game::{Category, Counted, Event, Items, RuleId, Scored, Sink};
use crate::position::Scratch;
use crate::tiles::FeatureKind;
use crate::{FigureLocation, Player, Players};

/// What a completed city next to a field is worth to one of its owners.
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
    pub(super) fn final_scoring<S: Sink>(&mut self, sink: &mut S) -> Flow {
        sink.event(Event::Ending);
        let Scratch { mut features, mut cities } = core::mem::take(&mut self.pos.scratch);
        features.clear();
        for id in self.pos.state.figures.on_board() {
            if let FigureLocation::Segment(segment) = self.pos.state.figures.location(id) {
                features.push(self.pos.board.feature(segment));
            }
        }
        // Fields come last.
        let is_field = |board: &Board, feature| board.kind(feature) == FeatureKind::Field;
        features.sort_unstable_by_key(|&feature| (is_field(&self.pos.board, feature), feature));
        features.dedup();
        for &feature in &features {
            if is_field(&self.pos.board, feature) {
                self.score_field(feature, &mut cities, sink);
            } else {
                self.score_feature(feature, Completion::Unfinished, sink);
            }
        }
        self.pos.scratch = Scratch { features, cities };
        each!(self.table.hooked(Hook::GameEnd), on_game_end(self, sink));
        sink.event(Event::Over);
        Flow::Jump(Step::Over)
    }

    /// What a feature would score for each of its owners if the game ended now.
    pub(super) fn final_points(&self, feature: Feature) -> Vec<(Player, i16)> {
        let board = &self.pos.board;
        let owners = Players(board.totals(feature).crew.majority()).iter();
        if board.kind(feature) != FeatureKind::Field {
            let complete = board.totals(feature).open == 0;
            let completion = if complete { Completion::Complete } else { Completion::Unfinished };
            let points = self.worth(feature, completion).1.points();
            return owners.map(|player| (player, points)).collect();
        }
        let points = |player| {
            let worth = self.city_worth(feature, player);
            self.field_worth(feature, &mut Vec::new(), worth).points()
        };
        owners.map(|player| (player, points(player))).collect()
    }

    fn city_worth(&self, field: Feature, player: Player) -> CityWorth {
        let mut worth = CityWorth::PLAIN;
        each!(self.table.hooked(Hook::CityWorth), city_worth(self, field, player, &mut worth));
        worth
    }

    /// A field's owners score for every completed city next to it (C-17).
    fn score_field<S: Sink>(&mut self, field: Feature, cities: &mut Vec<Feature>, sink: &mut S) {
        let crew = self.pos.board.totals(field).crew;
        let at = if S::LIVE { self.pos.spot_of(field) } else { None };
        for player in Players(crew.majority()).iter() {
            let worth = self.city_worth(field, player);
            let items = self.field_worth(field, cities, worth);
            let (points, category) = (items.points(), Category::Field);
            self.give(
                Scored { player, points, category, rule: worth.rule, at, end: true, items },
                sink,
            );
        }
        each!(self.table.hooked(Hook::Scored), on_scored(self, field, true, sink));
    }

    /// What a field would be worth to a player, or to anybody without a pig, if every city next to
    /// it were complete: there may be more of them before the game ends.
    #[must_use]
    pub fn field_prospect(&self, field: Feature, player: Option<Player>) -> Items {
        let worth = player.map_or(CityWorth::PLAIN, |player| self.city_worth(field, player));
        let mut cities = Vec::new();
        self.pos.board.cities_beside(&self.table.tiles, field, &mut cities);
        Items::one(Counted::Cities, cities.len() as u16, worth.each)
    }

    /// What a field is worth: points for every completed city next to it.
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
