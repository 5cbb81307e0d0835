//! The evaluation: how many points each player is expected to end with, as a sum of terms.
//!
//! Every term is computed from the position and the bag as a multiset; the weights of the terms are
//! in `eval/weights.txt`.

mod follower;
mod hands;
mod hazards;
mod joins;
pub(crate) mod learned;
mod memo;
mod odds;
mod outlook;
mod quick;
mod surveyors;
mod terms;

pub use learned::{Known, Library, Nets};
pub use terms::{TERMS, Term, Weights};
pub(crate) use terms::{is_base, read_column};

use aude_engine::board::Feature;
use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{FigureId, Game, Players, Rules};

use crate::feature_value::{CitySet, Rates, SEATS, cities_beside, feature_of};
use odds::Odds;
pub(crate) use outlook::Phase;

/// The terms of a position by player.
pub type Terms = [[f32; TERMS]; SEATS];

/// Expected points by player; 0 for unused seats.
pub type Points = [f32; SEATS];

/// Evaluates positions of one game, reusing its memory.
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: Weights,
    pub(crate) rates: Rates,
    odds: Odds,
    /// Whether joins of features are looked for.
    sees_joins: bool,
    /// The sets it was made for.
    sets: Vec<String>,
    bag_size: f32,
    /// Whether it knows which tiles are left.
    counts_tiles: bool,
    terms: Terms,
    /// The weighted sum of the terms.
    worth: Points,
    seen: Vec<Feature>,
    /// Incomplete cities next to fields, with the probability that they will be completed.
    cities: Vec<(Feature, f32)>,
    /// What is at stake with each follower, where dragon or towers make that matter.
    holds: Vec<(FigureId, f32)>,
    memo: memo::Memo,
    learned: learned::Rows,
}

impl Evaluator {
    /// An evaluator for the table of `game`, with the tuned weights.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        Self::with_weights(game, Weights::of(game).clone())
    }

    /// An evaluator with custom weights.
    #[must_use]
    pub fn with_weights(game: &Game, weights: Weights) -> Self {
        let joins = [Term::CityJoin, Term::CityThreat, Term::RoadJoin];
        let sees_joins = joins.into_iter().any(|term| weights.0[term as usize] != 0.0);
        Self {
            weights,
            sees_joins,
            rates: Rates::of(game),
            odds: Odds::new(game.tiles()),
            sets: game.tiles().sets().to_vec(),
            bag_size: game.tiles().bag_size().max(1) as f32,
            counts_tiles: true,
            terms: [[0.0; TERMS]; SEATS],
            worth: [0.0; SEATS],
            seen: Vec::new(),
            cities: Vec::new(),
            holds: Vec::new(),
            memo: memo::Memo::default(),
            learned: learned::Rows::default(),
        }
    }

    /// The same evaluator, not knowing which tiles have been drawn: it assumes a smaller bag with
    /// the same mixture as at the start.
    #[must_use]
    pub(crate) fn not_counting(mut self, game: &Game) -> Self {
        self.odds.look_at_all(game.tiles());
        self.counts_tiles = false;
        self
    }

    /// The same evaluator, computing also terms that have no weight yet.
    #[must_use]
    pub(crate) fn with_all_terms(self) -> Self {
        Self { sees_joins: true, ..self }
    }

    /// Whether it was made for the table of `game`.
    #[must_use]
    pub fn suits(&self, game: &Game) -> bool {
        self.sets == game.tiles().sets() && self.rates == Rates::of(game)
    }

    /// Expected points by player.
    pub fn points(&mut self, game: &Game) -> Points {
        if self.memo.is_quick {
            self.quick(game);
        } else {
            self.terms(game);
        }
        self.sum(game)
    }

    /// The terms of a position, before weighting.
    pub fn terms(&mut self, game: &Game) -> &Terms {
        self.terms = [[0.0; TERMS]; SEATS];
        self.worth = [0.0; SEATS];
        self.seen.clear();
        self.cities.clear();
        self.holds.clear();
        if !self.memo.is_on && self.counts_tiles {
            self.odds.look(game.bag());
        }
        let phase = Phase::of(game, self.bag_size);
        let (board, figures) = (game.board(), game.figures());
        for id in figures.on_board() {
            let Some(feature) = feature_of(board, figures.location(id)) else { continue };
            if self.seen.contains(&feature) {
                continue;
            }
            self.occupied(game, feature, phase);
        }
        self.hands(game, phase);
        self.hazards(game, phase);
        &self.terms
    }

    /// The score and the weighted sum of the terms of the position evaluated last.
    pub(crate) fn sum(&self, game: &Game) -> Points {
        let mut points = self.worth;
        for (points, &score) in points.iter_mut().zip(game.scores()) {
            *points += f32::from(score);
        }
        points
    }

    /// The weight of a term.
    pub(crate) fn weight(&self, term: Term) -> f32 {
        self.weights.0[term as usize]
    }

    fn add(&mut self, seat: usize, term: Term, count: f32) {
        self.terms[seat][term as usize] += count;
        self.worth[seat] += count * self.weights.0[term as usize];
    }

    /// An occupied feature, once.
    fn occupied(&mut self, game: &Game, feature: Feature, phase: Phase) {
        self.seen.push(feature);
        if game.board().kind(feature) == FeatureKind::Field {
            self.field(game, feature, phase);
        } else {
            self.land(game, feature, phase);
        }
    }

    /// An occupied road, city or cloister.
    fn land(&mut self, game: &Game, feature: Feature, phase: Phase) {
        let totals = *game.board().totals(feature);
        let kind = game.board().kind(feature);
        let outlook = self.outlook_to_keep(game, feature, phase);
        let (now, gain) = land_terms(kind);
        let most = Players(totals.crew.majority());
        for seat in 0..game.players() {
            if totals.crew.has_attendant(seat) && outlook.chance < 1.0 && !outlook.dead {
                self.add(seat.into(), Term::BuilderWork, phase.fade);
            }
            let weight = f32::from(totals.crew.weight(seat));
            if weight == 0.0 {
                continue;
            }
            let seat = usize::from(seat);
            if most.0 >> seat & 1 == 1 {
                self.add(seat, now, outlook.now);
                self.add(seat, gain, outlook.gain);
                self.add(seat, Term::LeftBehind, outlook.left_behind);
                self.joins(seat, kind, &outlook);
                self.add(seat, Term::Surveyors, outlook.bonus);
            } else {
                self.add(seat, Term::Behind, outlook.now + outlook.gain);
            }
            self.add(seat, Term::Swept, weight * outlook.swept * phase.fade);
            self.add(seat, Term::Returning, weight * outlook.chance * phase.fade);
            if outlook.dead {
                self.add(seat, Term::Stuck, weight * phase.fade);
            }
        }
        self.hold(game, feature, outlook.now + outlook.gain + 2.0 * phase.fade);
    }

    /// What joining roads or cities may change.
    fn joins(&mut self, seat: usize, kind: FeatureKind, outlook: &outlook::Outlook) {
        match kind {
            FeatureKind::City => {
                self.add(seat, Term::CityJoin, outlook.join);
                self.add(seat, Term::CityThreat, outlook.threat);
            }
            FeatureKind::Road => self.add(seat, Term::RoadJoin, outlook.join),
            FeatureKind::Cloister | FeatureKind::Field => {}
        }
    }

    /// An occupied field.
    fn field(&mut self, game: &Game, field: Feature, phase: Phase) {
        let totals = *game.board().totals(field);
        let (now, soon) = self
            .remembered_field(game, field)
            .unwrap_or_else(|| self.field_points(game, field, phase));
        self.keep_field(game, field, now, soon);
        let most = Players(totals.crew.majority());
        let size = f32::from(totals.tiles.min(16)) * phase.early;
        for seat in 0..game.players() {
            let weight = f32::from(totals.crew.weight(seat));
            if weight == 0.0 {
                continue;
            }
            let pig = totals.crew.has_attendant(seat);
            let seat = usize::from(seat);
            self.add(seat, Term::Farmers, weight * phase.fade);
            if most.0 >> seat & 1 == 1 {
                self.add(seat, Term::FieldNow, now);
                self.add(seat, Term::FieldNowEarly, now * phase.early);
                self.add(seat, Term::FieldSoon, soon);
                self.add(seat, Term::FieldSize, size);
                let others = (0..game.players()).filter(|&other| usize::from(other) != seat);
                let next =
                    others.map(|other| f32::from(totals.crew.weight(other))).fold(0.0, f32::max);
                if weight - next >= 2.0 {
                    self.add(seat, Term::FieldSafe, now + soon);
                }
                if pig {
                    self.add(seat, Term::Pig, (now + soon) / 3.0 + 0.1 * size);
                }
            } else {
                self.add(seat, Term::Behind, now + soon);
            }
        }
        self.hold(game, field, now + soon + 1.5 * phase.fade);
    }

    /// What a field would score now, and what is expected from cities that are not yet complete.
    fn field_points(&mut self, game: &Game, field: Feature, phase: Phase) -> (f32, f32) {
        let board = game.board();
        let animals = board.totals(field).marks.count(Mark::Animal);
        let (mut now, mut soon) = (f32::from(animals), 0.0);
        if self.rates == Rates::Mayflower {
            return (now, soon);
        }
        let mut known = std::mem::take(&mut self.cities);
        let mut cities = CitySet::default();
        cities_beside(board, game.tiles(), field, |city| {
            if !cities.add(city) {
                return;
            }
            if board.totals(city).open == 0 {
                now += 3.0;
                return;
            }
            self.keep_city(city);
            let chance = known.iter().find(|(other, _)| *other == city).map(|known| known.1);
            soon += 3.0
                * chance.unwrap_or_else(|| {
                    let chance = self.outlook_to_keep(game, city, phase).chance;
                    known.push((city, chance));
                    chance
                });
        });
        self.cities = known;
        (now, soon)
    }

    /// Notes what is at stake with the followers in a feature, where dragon or towers are in play.
    fn hold(&mut self, game: &Game, feature: Feature, points: f32) {
        if !hazards::in_play(game) {
            return;
        }
        let crew = game.board().totals(feature).crew;
        for id in game.figures().in_feature(game.board(), feature) {
            if id.kind().is_follower() && crew.majority() >> id.owner().0 & 1 == 1 {
                self.holds.push((id, points / f32::from(crew.weight(id.owner().0).max(1))));
            }
        }
    }
}

/// The terms of a road, city or cloister: as it is, and what completing it adds.
pub(crate) fn land_terms(kind: FeatureKind) -> (Term, Term) {
    match kind {
        FeatureKind::City => (Term::CityNow, Term::CityGain),
        FeatureKind::Cloister => (Term::CloisterNow, Term::CloisterGain),
        _ => (Term::RoadNow, Term::RoadGain),
    }
}
