//! What features are worth by the rules, complete or not, and the score if the game ended now.

use aude_engine::board::{Board, Feature, Totals};
use aude_engine::classic::{Element, SmallCity};
use aude_engine::mayflower::Mayflower;
use aude_engine::tiles::{FeatureKind, Mark, Tiles};
use aude_engine::{FigureLocation, Game, Player, Players, Rules, Spot};

/// The most seats.
pub(crate) const SEATS: usize = Players::MOST as usize;

/// The rules that say what a feature is worth at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rates {
    Classic { inns: bool, cathedrals: bool, small_city: SmallCity },
    Mayflower,
}

impl Rates {
    pub(crate) fn of(game: &Game) -> Self {
        match game {
            Game::Classic(game) => Self::Classic {
                inns: game.has(Element::Inn),
                cathedrals: game.has(Element::Cathedral),
                small_city: game.options().small_city,
            },
            Game::Mayflower(_) => Self::Mayflower,
        }
    }

    /// The points of a road, city or cloister with these totals and `more` additional tiles.
    pub(crate) fn points(
        self,
        kind: FeatureKind,
        totals: &Totals,
        complete: bool,
        more: u16,
    ) -> i16 {
        let tiles = (totals.tiles + more) as i16;
        let count = |mark| i16::from(totals.marks.count(mark));
        match (kind, self) {
            (FeatureKind::Field, _) => 0,
            (FeatureKind::Cloister, _) => (9 - totals.open + more) as i16,
            (FeatureKind::Road, Self::Mayflower) => tiles + 2 * count(Mark::Post),
            (FeatureKind::Road, Self::Classic { inns, .. }) => {
                match (inns && count(Mark::Inn) > 0, complete) {
                    (true, false) => 0,
                    (true, true) => 2 * tiles,
                    (false, _) => tiles,
                }
            }
            (FeatureKind::City, Self::Mayflower) => {
                (tiles + count(Mark::Shield)) * if complete { 2 } else { 1 }
            }
            (FeatureKind::City, Self::Classic { cathedrals, small_city, .. }) => {
                let small = tiles == 2 && small_city == SmallCity::Two;
                let each = match (cathedrals && count(Mark::Cathedral) > 0, complete) {
                    (true, false) => 0,
                    (true, true) => 3,
                    (false, true) if !small => 2,
                    (false, _) => 1,
                };
                each * (tiles + count(Mark::Shield))
            }
        }
    }
}

/// Calls `each` with every city next to a field, some of them more than once.
pub(crate) fn cities_beside(
    board: &Board,
    tiles: &Tiles,
    field: Feature,
    mut each: impl FnMut(Feature),
) {
    for segment in board.segments(field) {
        let placed = board.tile(board.tile_of(segment));
        let index = usize::from(board.index_on_tile(segment));
        for city in tiles.segments(placed.kind)[index].cities() {
            each(board.feature(placed.segment(city)));
        }
    }
}

/// Features seen so far: stored inline, because fields border few cities.
#[derive(Default)]
pub(crate) struct CitySet {
    few: [Option<Feature>; 24],
    len: usize,
}

impl CitySet {
    /// Whether it is new.
    pub(crate) fn add(&mut self, feature: Feature) -> bool {
        if self.few[..self.len].contains(&Some(feature)) || self.len == self.few.len() {
            return false;
        }
        self.few[self.len] = Some(feature);
        self.len += 1;
        true
    }
}

/// What the free feature of a spot would score its only owner if the game ended now.
pub(crate) fn score_of_spot(game: &Game, at: Spot) -> i16 {
    let board = game.board();
    let Some(tile) = board.tile_at(at.cell).filter(|_| !at.is_roof()) else { return 0 };
    let feature = board.feature(board.tile(tile).segment(at.segment));
    let (kind, totals) = (board.kind(feature), board.totals(feature));
    if kind != FeatureKind::Field {
        return Rates::of(game).points(kind, totals, totals.open == 0, 0);
    }
    let mut cities = CitySet::default();
    let mut points = 0;
    cities_beside(board, game.tiles(), feature, |city| {
        if cities.add(city) && board.totals(city).open == 0 {
            points += 3;
        }
    });
    points
}

/// The feature a figure is in; none on a roof.
pub(crate) fn feature_of(board: &Board, stand: FigureLocation) -> Option<Feature> {
    match stand {
        FigureLocation::Segment(segment) => Some(board.feature(segment)),
        FigureLocation::Roof(_) => None,
    }
}

/// What counts towards the score if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counting {
    /// Whether fields count.
    pub(crate) fields: bool,
}

/// The score of each player if the game ended now (C-16, C-17, M-13).
#[must_use]
pub fn score_if_ended(game: &Game) -> [i16; SEATS] {
    count(game, Counting { fields: true }, &mut Vec::new(), &mut Vec::new())
}

/// The same with less counted, reusing memory.
pub(crate) fn count(
    game: &Game,
    what: Counting,
    features: &mut Vec<Feature>,
    cities: &mut Vec<Feature>,
) -> [i16; SEATS] {
    let (board, figures, rates) = (game.board(), game.figures(), Rates::of(game));
    let mut scores = [0; SEATS];
    scores[..game.scores().len()].copy_from_slice(game.scores());
    features.clear();
    features.extend(figures.on_board().filter_map(|id| feature_of(board, figures.location(id))));
    features.sort_unstable();
    features.dedup();
    let fairy = game.classic().and_then(|game| game.fairy()).and_then(|(_, with)| with);
    for &feature in features.iter() {
        let (kind, totals) = (board.kind(feature), board.totals(feature));
        let is_field = kind == FeatureKind::Field;
        if !totals.crew.is_occupied() || is_field && !what.fields {
            continue;
        }
        let points = match (is_field, rates) {
            (false, _) => rates.points(kind, totals, totals.open == 0, 0),
            (true, Rates::Mayflower) => i16::from(totals.marks.count(Mark::Animal)),
            (true, Rates::Classic { .. }) => {
                board.completed_cities(game.tiles(), feature, cities);
                3 * cities.len() as i16
            }
        };
        for player in Players(totals.crew.majority()).iter() {
            let pig = is_field && totals.crew.has_attendant(player.0);
            scores[player.index()] += points + if pig { points / 3 } else { 0 };
        }
        if let Some(id) = fairy
            && feature_of(board, figures.location(id)) == Some(feature)
        {
            scores[id.owner().index()] += 3;
        }
        if let Game::Mayflower(game) = game
            && !is_field
            && totals.open == 0
        {
            add_surveyors(game, feature, &mut scores);
        }
    }
    add_goods(game, &mut scores);
    scores
}

/// A completed feature that is still to be scored earns its owners the surveyors' bonus (M-8).
fn add_surveyors(game: &Mayflower, feature: Feature, scores: &mut [i16; SEATS]) {
    let owners = Players(game.board().totals(feature).crew.majority());
    for id in game.figures().in_feature(game.board(), feature) {
        if owners.has(id.owner())
            && let Some(column) = game.settler_column(id)
        {
            let surveyors = game.surveyors().into_iter().filter(|&own| own == column).count();
            scores[id.owner().index()] += 4 * surveyors as i16;
        }
    }
}

/// Ten points for the most of each kind of goods (B-6).
fn add_goods(game: &Game, scores: &mut [i16; SEATS]) {
    let Some(classic) = game.classic().filter(|game| game.has(Element::Goods)) else { return };
    let seats = || (0..classic.players()).map(Player);
    for good in 0..3 {
        let most = seats().map(|player| classic.goods(player)[good]).max().unwrap_or(0);
        for player in seats().filter(|&player| most > 0 && classic.goods(player)[good] == most) {
            scores[player.index()] += 10;
        }
    }
}

#[cfg(test)]
mod tests {
    use aude_testkit::random::{Chooser, combinations, table};

    use super::*;
    use aude_engine::game::Silent;

    /// [`Rates`] repeats the rules because searches ask it very often; the engine has the last word.
    #[test]
    fn features_are_worth_what_the_rules_say() {
        let mut compared = 0;
        let mut tables = combinations();
        tables.push(vec!["mayflower"]);
        for (index, sets) in tables.iter().enumerate() {
            let seed = index as u64;
            let (mut game, mut chooser) = (table(sets, 2), Chooser::new(seed));
            let rates = Rates::of(&game);
            while let Some(action) = chooser.choose_eagerly(&game) {
                game.apply(action, &mut Silent).expect("legal");
                let board = game.board();
                let Some(placed) = board.last().map(|tile| board.tile(tile)) else { continue };
                for segment in 0..game.tiles().segments(placed.kind).len() as u8 {
                    let feature = board.feature(placed.segment(segment));
                    let (kind, totals) = (board.kind(feature), board.totals(feature));
                    if kind == FeatureKind::Field {
                        continue;
                    }
                    for complete in [false, true] {
                        let cloister = complete && kind == FeatureKind::Cloister;
                        let more = if cloister { totals.open } else { 0 };
                        let ours = rates.points(kind, totals, complete, more);
                        let theirs = game.feature_worth(feature, complete).points();
                        assert_eq!(ours, theirs, "{sets:?}, seed {seed}: {kind}, {complete}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 1000, "{compared} features compared");
    }
}
