//! What is cached for a position while its successors are evaluated one after another: most
//! features look the same after any one action. What the cache gives is what would be computed, to
//! the last bit.

use core::ops::Range;

use aude_engine::board::{Feature, Totals};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Game, Rules};

use super::hazards::Hold;
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
    totals: Totals,
    area: Area,
    outlook: Outlook,
}

#[derive(Clone, Debug)]
struct Field {
    tiles: u16,
    now: f32,
    soon: f32,
    /// Its cities that were not complete: a part of [`Memo::beside`].
    beside: Range<usize>,
}

/// What the figures in a feature added to the terms.
#[derive(Clone, Debug)]
struct Share {
    totals: Totals,
    /// A part of [`Memo::adds`].
    adds: Range<usize>,
    /// A part of [`Memo::holds`].
    holds: Range<usize>,
}

/// Indices by feature.
#[derive(Clone, Debug, Default)]
struct Index(Vec<u16>);

impl Index {
    fn get(&self, feature: Feature) -> Option<usize> {
        let index = self.0.get(feature.index()).copied().filter(|&index| index != u16::MAX)?;
        Some(usize::from(index))
    }

    fn set(&mut self, feature: Feature, index: usize) {
        if self.0.len() <= feature.index() {
            self.0.resize(feature.index() + 1, u16::MAX);
        }
        self.0[feature.index()] = index as u16;
    }
}

/// What is known of a remembered feature in the position being evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Nothing,
    Same,
    Changed,
}

/// The cache of one position.
#[derive(Clone, Debug, Default)]
pub(super) struct Memo {
    /// Whether there is one.
    pub(super) is_on: bool,
    /// Whether one is being filled.
    pub(super) is_new: bool,
    /// Tiles on its board.
    tiles: usize,
    lands: Vec<Land>,
    /// The feature of each land.
    names: Vec<Feature>,
    land_of: Index,
    fields: Vec<Field>,
    field_of: Index,
    shares: Vec<Share>,
    share_of: Index,
    /// What was added to the terms: where among all of them, and how much, in order.
    pub(super) adds: Vec<(u16, f32)>,
    holds: Vec<Hold>,
    /// Cities beside fields, as indices of lands.
    beside: Vec<usize>,
    /// The tile placed since, in the position being evaluated.
    new: Option<Cell>,
    /// Whether there is a city on it.
    builds: bool,
    /// What was found out about each land in that position.
    known: Vec<Known>,
    /// Outlooks computed anew for that position.
    fresh: Vec<(Feature, Outlook)>,
}

impl Memo {
    fn clear(&mut self) {
        self.lands.clear();
        self.names.clear();
        self.fields.clear();
        self.shares.clear();
        self.adds.clear();
        self.holds.clear();
        self.beside.clear();
        for index in [&mut self.land_of, &mut self.field_of, &mut self.share_of] {
            index.0.clear();
        }
    }
}

impl Evaluator {
    /// Caches a position until [`Evaluator::forget`]: positions evaluated in the meantime must be
    /// of the same turn, with the same bag and at most one more tile.
    pub(crate) fn remember(&mut self, game: &Game) {
        self.forget();
        self.memo.clear();
        self.memo.is_new = true;
        self.terms(game);
        self.memo.is_new = false;
        self.memo.tiles = game.board().placed().len();
        self.memo.is_on = true;
    }

    /// Looks what has changed since the position that is cached.
    pub(super) fn compare(&mut self, game: &Game) {
        let memo = &mut self.memo;
        if !memo.is_on {
            return;
        }
        let placed = game.board().placed();
        let new = placed.last().filter(|_| placed.len() > memo.tiles);
        memo.new = new.map(|placed| placed.cell);
        memo.builds = new.is_some_and(|placed| {
            let mut segments = game.tiles().segments(placed.kind).iter();
            segments.any(|segment| segment.kind == FeatureKind::City)
        });
        memo.known.clear();
        memo.known.resize(memo.lands.len(), Known::Nothing);
        memo.fresh.clear();
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
        if let Some(land) = self.memo.land_of.get(feature) {
            return self.memo.lands[land].outlook;
        }
        let (outlook, area) = self.outlook_and_area(game, feature, phase);
        let totals = *game.board().totals(feature);
        self.memo.land_of.set(feature, self.memo.lands.len());
        self.memo.lands.push(Land { totals, area, outlook });
        self.memo.names.push(feature);
        outlook
    }

    /// Notes a city that is not complete, beside the field whose points are computed next.
    pub(super) fn keep_beside(&mut self, city: Feature) {
        if self.memo.is_new {
            let land = self.memo.land_of.get(city).unwrap_or_default();
            self.memo.beside.push(land);
        }
    }

    /// Stores a field's points while a position is being cached.
    pub(super) fn keep_field(&mut self, game: &Game, feature: Feature, now: f32, soon: f32) {
        if self.memo.is_new {
            let tiles = game.board().totals(feature).tiles;
            let first = self.memo.fields.last().map_or(0, |field| field.beside.end);
            let beside = first..self.memo.beside.len();
            self.memo.field_of.set(feature, self.memo.fields.len());
            self.memo.fields.push(Field { tiles, now, soon, beside });
        }
    }

    /// Adds what the figures in a feature added before, if nothing about it has changed.
    pub(super) fn add_remembered(&mut self, game: &Game, feature: Feature) -> bool {
        if !self.memo.is_on {
            return false;
        }
        let Some(index) = self.memo.share_of.get(feature) else { return false };
        let share = &self.memo.shares[index];
        if share.totals != *game.board().totals(feature) {
            return false;
        }
        let (adds, holds) = (share.adds.clone(), share.holds.clone());
        let same = match self.memo.land_of.get(feature) {
            Some(land) => self.is_same(game, land),
            None => self.remembered_field(game, feature).is_some(),
        };
        if same {
            let terms = self.terms.as_flattened_mut();
            for &(index, count) in &self.memo.adds[adds] {
                terms[usize::from(index)] += count;
            }
            self.holds.extend_from_slice(&self.memo.holds[holds]);
        }
        same
    }

    /// Stores what the figures in a feature have added since there were so many sums and holds.
    pub(super) fn keep_share(&mut self, game: &Game, feature: Feature, sums: usize, held: usize) {
        if self.memo.is_new {
            let first = self.memo.holds.len();
            self.memo.holds.extend_from_slice(&self.holds[held..]);
            let share = Share {
                totals: *game.board().totals(feature),
                adds: sums..self.memo.adds.len(),
                holds: first..self.memo.holds.len(),
            };
            self.memo.share_of.set(feature, self.memo.shares.len());
            self.memo.shares.push(share);
        }
    }

    /// Clears the cache.
    pub(crate) fn forget(&mut self) {
        self.memo.is_on = false;
    }

    /// The outlook of a feature, if it has not changed or was computed for this position already.
    pub(super) fn remembered(&mut self, game: &Game, feature: Feature) -> Option<Outlook> {
        if !self.memo.is_on {
            return None;
        }
        match self.memo.land_of.get(feature) {
            Some(land) if self.is_same(game, land) => Some(self.memo.lands[land].outlook),
            _ => {
                let mut fresh = self.memo.fresh.iter();
                fresh.find(|(known, _)| *known == feature).map(|(_, outlook)| *outlook)
            }
        }
    }

    /// Keeps an outlook for the position being evaluated.
    pub(super) fn keep_fresh(&mut self, feature: Feature, outlook: Outlook) {
        if self.memo.is_on {
            self.memo.fresh.push((feature, outlook));
        }
    }

    /// Whether a remembered feature is still there and its outlook the same.
    fn is_same(&mut self, game: &Game, land: usize) -> bool {
        if self.memo.known[land] == Known::Nothing {
            let (kept, name) = (&self.memo.lands[land], self.memo.names[land]);
            let board = game.board();
            let is_whole = board.segments(name).next().map(|own| board.feature(own)) == Some(name);
            let near = self.memo.new.is_some_and(|cell| kept.area.is_near(cell));
            let same = is_whole && !near && kept.totals == *board.totals(name);
            self.memo.known[land] = if same { Known::Same } else { Known::Changed };
        }
        self.memo.known[land] == Known::Same
    }

    /// A field's points now and soon, if it and the cities next to it have not changed.
    pub(super) fn remembered_field(&mut self, game: &Game, feature: Feature) -> Option<(f32, f32)> {
        if !self.memo.is_on {
            return None;
        }
        let field = self.memo.field_of.get(feature)?;
        let Field { tiles, now, soon, ref beside, .. } = self.memo.fields[field];
        if tiles != game.board().totals(feature).tiles {
            return None;
        }
        let mut beside = beside.clone();
        let same =
            !self.memo.builds || beside.all(|index| self.is_same(game, self.memo.beside[index]));
        same.then_some((now, soon))
    }
}
