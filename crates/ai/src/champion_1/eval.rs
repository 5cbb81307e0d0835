//! The evaluation: how many points each player is expected to end with, as a sum of terms.
//!
//! Every term is computed from the position and the bag as a multiset; the weights of the terms are
//! in `eval/weights.txt`.

mod follower;
mod hands;
mod hazards;
mod memo;
mod odds;
mod outlook;
mod terms;

pub(crate) use terms::{TERMS, Term, Weights};

use aude_engine::board::Feature;
use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{FigureId, Game, Players, Rules};

use crate::champion_1::feature_value::{CitySet, Rates, SEATS, cities_beside, feature_of};
use hazards::{Hold, Reaches};
use odds::Odds;
pub(crate) use outlook::Phase;

/// Room for a number of each player, as many as are added at once.
const LANES: usize = SEATS.next_power_of_two();

/// The terms of a position, each by player.
pub(crate) type Terms = [[f32; LANES]; TERMS];

/// Expected points by player; 0 for unused seats.
pub(crate) type Points = [f32; SEATS];

/// Evaluates positions of one game, reusing its memory.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator {
    weights: Weights,
    pub(crate) rates: Rates,
    odds: Odds,
    /// The sets it was made for.
    sets: Vec<String>,
    bag_size: f32,
    terms: Terms,
    /// By feature: the last evaluation in which it was seen.
    seen: Vec<u32>,
    /// The number of this evaluation.
    round: u32,
    /// The figures in features, in their order.
    stands: Vec<(FigureId, Feature)>,
    /// Incomplete cities next to fields, with the probability that they will be completed.
    cities: Vec<(Feature, f32)>,
    /// What is at stake with each follower, where dragon or towers make that matter.
    holds: Vec<Hold>,
    /// Tiles in the bag, and dragon tiles among them.
    flights: (u16, u16),
    reaches: Reaches,
    auctions: Option<hands::Auctions>,
    memo: memo::Memo,
}

impl Evaluator {
    /// An evaluator for the table of `game`.
    pub(crate) fn new(game: &Game) -> Self {
        let weights = Weights::of(game).clone();
        Self {
            weights,
            rates: Rates::of(game),
            odds: Odds::new(game.tiles()),
            sets: game.tiles().sets().to_vec(),
            bag_size: game.tiles().bag_size().max(1) as f32,
            terms: [[0.0; LANES]; TERMS],
            seen: Vec::new(),
            round: 0,
            stands: Vec::new(),
            cities: Vec::new(),
            holds: Vec::new(),
            flights: (0, 0),
            reaches: Reaches::default(),
            auctions: None,
            memo: memo::Memo::default(),
        }
    }

    /// Whether it was made for the table of `game`.
    pub(crate) fn suits(&self, game: &Game) -> bool {
        self.sets == game.tiles().sets() && self.rates == Rates::of(game)
    }

    /// Expected points by player.
    pub(crate) fn points(&mut self, game: &Game) -> Points {
        self.terms(game);
        self.sum(game)
    }

    /// The terms of a position, before weighting.
    pub(crate) fn terms(&mut self, game: &Game) -> &Terms {
        self.terms = [[0.0; LANES]; TERMS];
        self.next_round();
        self.cities.clear();
        self.holds.clear();
        if !self.memo.is_on {
            self.odds.look(game.bag());
        }
        // Tiles that were set aside return to the bag when the dragon appears.
        let left = game.bag().left();
        if !self.memo.is_on || self.flights.0 != left {
            self.flights = (left, hazards::flights(game));
        }
        let phase = Phase::of(game, self.bag_size);
        self.compare(game);
        let (board, figures) = (game.board(), game.figures());
        let stand = |id| Some((id, feature_of(board, figures.location(id))?));
        self.stands.clear();
        self.stands.extend(figures.on_board().filter_map(stand));
        for index in 0..self.stands.len() {
            let (_, feature) = self.stands[index];
            if !self.sees(feature) {
                continue;
            }
            if self.add_remembered(game, feature) {
                continue;
            }
            let (sums, held) = (self.memo.adds.len(), self.holds.len());
            if board.kind(feature) == FeatureKind::Field {
                self.field(game, feature, phase);
            } else {
                self.land(game, feature, phase);
            }
            self.keep_share(game, feature, sums, held);
        }
        self.hands(game, phase);
        self.hazards(game, phase);
        &self.terms
    }

    fn next_round(&mut self) {
        if self.round == u32::MAX {
            self.seen.clear();
            self.round = 0;
        }
        self.round += 1;
    }

    /// Notes a feature; whether it is new in this evaluation.
    fn sees(&mut self, feature: Feature) -> bool {
        let index = feature.index();
        if self.seen.len() <= index {
            self.seen.resize(index + 1, 0);
        }
        core::mem::replace(&mut self.seen[index], self.round) != self.round
    }

    /// The weighted sum of the terms of a position. Each player's is added up in the order of the terms, because
    /// another order rounds otherwise.
    pub(crate) fn sum(&self, game: &Game) -> Points {
        let mut sums = [0.0; LANES];
        for (counts, weight) in self.terms.iter().zip(&self.weights.0) {
            for lane in 0..LANES {
                sums[lane] += counts[lane] * weight;
            }
        }
        let mut points = [0.0; SEATS];
        for (seat, &score) in game.scores().iter().enumerate() {
            points[seat] = f32::from(score) + sums[seat];
        }
        points
    }

    /// The weight of a term.
    pub(crate) fn weight(&self, term: Term) -> f32 {
        self.weights.0[term as usize]
    }

    fn add(&mut self, seat: usize, term: Term, count: f32) {
        self.terms[term as usize][seat] += count;
        if self.memo.is_new {
            self.memo.adds.push(((term as usize * LANES + seat) as u16, count));
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
                self.add(seat, Term::Surveyors, outlook.bonus);
            } else {
                self.add(seat, Term::Behind, outlook.now + outlook.gain);
            }
            self.add(seat, Term::Returning, weight * outlook.chance * phase.fade);
            if outlook.dead {
                self.add(seat, Term::Stuck, weight * phase.fade);
            }
        }
        self.hold(game, feature, outlook.now + outlook.gain + 2.0 * phase.fade);
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
            let chance = known.iter().find(|(other, _)| *other == city).map(|known| known.1);
            soon += 3.0
                * chance.unwrap_or_else(|| {
                    let chance = self.outlook_to_keep(game, city, phase).chance;
                    known.push((city, chance));
                    chance
                });
            self.keep_beside(city);
        });
        self.cities = known;
        (now, soon)
    }

    /// Notes what is at stake with the followers in a feature, where dragon or towers are in play.
    fn hold(&mut self, game: &Game, feature: Feature, points: f32) {
        if !hazards::in_play(game) {
            return;
        }
        let (board, figures) = (game.board(), game.figures());
        let crew = board.totals(feature).crew;
        let most = crew.majority();
        for &(id, _) in self.stands.iter().filter(|(_, stand)| *stand == feature) {
            if id.kind().is_follower() && most >> id.owner().0 & 1 == 1 {
                let cell = board.tile(figures.location(id).tile(board)).cell;
                let points = points / f32::from(crew.weight(id.owner().0).max(1));
                self.holds.push(Hold { id, cell, points });
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
