//! What is cached for a position while its successors are evaluated one after another: most
//! features look the same after any one action.

use aude_engine::board::{Crew, Feature, Totals};
use aude_engine::mayflower::Mayflower;
use aude_engine::{Cell, Game, Rules};

use super::outlook::{MOST_CELLS, Outlook};
use super::{Evaluator, Phase};

/// Open cells whose demands an outlook depends on: most features have few.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    cells: [Cell; MOST_CELLS],
    len: usize,
}

impl Area {
    pub(super) const NONE: Self = Self { cells: [Cell::ORIGIN; MOST_CELLS], len: 0 };

    pub(super) fn add(&mut self, cell: Cell) {
        if self.len < MOST_CELLS && !self.cells[..self.len].contains(&cell) {
            self.cells[self.len] = cell;
            self.len += 1;
        }
    }

    /// Whether a tile on `cell` could change what one of the cells demands.
    fn is_near(&self, cell: Cell) -> bool {
        let away = |own: &Cell| own.x().abs_diff(cell.x()) + own.y().abs_diff(cell.y());
        self.cells[..self.len].iter().any(|own| away(own) <= 1)
    }
}

#[derive(Clone, Copy, Debug)]
struct Land {
    feature: Feature,
    totals: Totals,
    area: Area,
    outlook: Outlook,
}

#[derive(Clone, Copy, Debug)]
struct Field {
    feature: Feature,
    tiles: u16,
    crew: Crew,
    now: f32,
    soon: f32,
    /// Its incomplete cities in the list of all.
    cities: (usize, usize),
}

/// The most features that are cached.
const MOST_LANDS: usize = 64;

/// The cache of one position.
#[derive(Clone, Debug, Default)]
pub(super) struct Memo {
    /// Whether there is one.
    pub(super) is_on: bool,
    /// Whether its successors are evaluated from what its features add.
    pub(super) is_quick: bool,
    pub(super) shares: Vec<super::quick::Share>,
    /// Whether one is being filled.
    is_new: bool,
    /// Tiles on its board.
    tiles: usize,
    /// Mayflower: where the surveyors are.
    surveyors: [u16; 2],
    lands: Vec<Land>,
    fields: Vec<Field>,
    /// Incomplete cities next to fields.
    cities: Vec<Feature>,
}

impl Evaluator {
    /// Caches a position until [`Evaluator::forget`]: positions evaluated in the meantime must be
    /// of the same turn, with the same bag and at most one more tile.
    pub(crate) fn remember(&mut self, game: &Game) {
        self.forget();
        self.memo.lands.clear();
        self.memo.fields.clear();
        self.memo.cities.clear();
        self.memo.is_new = true;
        self.terms(game);
        self.memo.is_new = false;
        self.memo.tiles = game.board().placed().len();
        self.memo.surveyors = surveyors(game);
        self.memo.is_on = true;
        self.keep_shares(game);
    }

    /// The outlook of a feature, stored while a position is being cached.
    pub(super) fn outlook_to_keep(
        &mut self,
        game: &Game,
        feature: Feature,
        phase: Phase,
    ) -> Outlook {
        if !self.memo.is_new {
            return self.outlook(game, feature, phase);
        }
        if let Some(land) = self.memo.lands.iter().find(|land| land.feature == feature) {
            return land.outlook;
        }
        let (outlook, area) = self.outlook_and_area(game, feature, phase, None);
        let totals = *game.board().totals(feature);
        self.memo.lands.push(Land { feature, totals, area, outlook });
        outlook
    }

    /// Stores the outlook of a feature that nobody is in, if the new tile has nothing to do with it:
    /// the cities beside a field are asked for again and again.
    pub(super) fn keep_free(
        &mut self,
        game: &Game,
        feature: Feature,
        area: Area,
        outlook: Outlook,
    ) {
        let totals = *game.board().totals(feature);
        if !self.memo.is_on
            || totals.crew.is_occupied()
            || self.memo.lands.len() >= MOST_LANDS
            || self.memo.lands.iter().any(|land| land.feature == feature)
        {
            return;
        }
        let placed = game.board().placed();
        let touched = placed.len() > self.memo.tiles
            && placed.last().is_some_and(|new| {
                let segments = 0..game.tiles().segments(new.kind).len() as u8;
                let mut features = segments.map(|index| game.board().feature(new.segment(index)));
                area.is_near(new.cell) || features.any(|own| own == feature)
            });
        if !touched {
            self.memo.lands.push(Land { feature, totals, area, outlook });
        }
    }

    /// Notes an incomplete city next to the field that is looked at while a position is being
    /// cached.
    pub(super) fn keep_city(&mut self, city: Feature) {
        if self.memo.is_new {
            self.memo.cities.push(city);
        }
    }

    /// Stores a field's points while a position is being cached.
    pub(super) fn keep_field(&mut self, game: &Game, feature: Feature, now: f32, soon: f32) {
        if self.memo.is_new {
            let Totals { tiles, crew, .. } = *game.board().totals(feature);
            let first = self.memo.fields.last().map_or(0, |field| field.cities.1);
            let cities = (first, self.memo.cities.len());
            self.memo.fields.push(Field { feature, tiles, crew, now, soon, cities });
        }
    }

    /// Clears the cache.
    pub(crate) fn forget(&mut self) {
        self.memo.is_on = false;
        self.memo.is_quick = false;
    }

    /// The tile that has been placed since.
    fn new_cell(&self, game: &Game) -> Option<Cell> {
        let placed = game.board().placed();
        if placed.len() > self.memo.tiles { placed.last().map(|placed| placed.cell) } else { None }
    }

    /// The outlook of a feature, if it has not changed.
    pub(super) fn remembered(&self, game: &Game, feature: Feature) -> Option<Outlook> {
        if !self.memo.is_on {
            return None;
        }
        let land = self.memo.lands.iter().find(|land| land.feature == feature)?;
        let same = land.totals == *game.board().totals(feature);
        let near = self.new_cell(game).is_some_and(|cell| land.area.is_near(cell));
        let moved = self.memo.surveyors != surveyors(game);
        (same && !near && !moved).then_some(land.outlook)
    }

    /// A field's points now and soon, if it and the cities next to it have not changed.
    pub(super) fn remembered_field(&self, game: &Game, feature: Feature) -> Option<(f32, f32)> {
        if !self.memo.is_on {
            return None;
        }
        let field = self.memo.fields.iter().find(|field| field.feature == feature)?;
        let same = field.tiles == game.board().totals(feature).tiles;
        let (first, end) = field.cities;
        let mut cities = self.memo.cities[first..end].iter();
        let unchanged = same && cities.all(|&city| self.remembered(game, city).is_some());
        unchanged.then_some((field.now, field.soon))
    }

    /// Whether neither a field nor the figures on it have changed.
    pub(super) fn is_same_field(&self, game: &Game, feature: Feature) -> bool {
        let crew = game.board().totals(feature).crew;
        let mut fields = self.memo.fields.iter();
        fields.any(|field| field.feature == feature && field.crew == crew)
            && self.remembered_field(game, feature).is_some()
    }
}

/// Where the surveyors are, if there are any.
pub(super) fn surveyors(game: &Game) -> [u16; 2] {
    game.mayflower().map_or([0; 2], Mayflower::surveyors)
}
