//! What is remembered of a position while its successors are evaluated one after the other: most
//! features look the same after any one action.

use aude_engine::board::{Feature, Totals};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Game, Rules};

use super::outlook::Outlook;
use super::{Evaluator, Phase};

/// A rectangle of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Area {
    least: (i16, i16),
    most: (i16, i16),
}

impl Area {
    pub(super) const NONE: Self = Self { least: (i16::MAX, i16::MAX), most: (i16::MIN, i16::MIN) };

    pub(super) fn add(&mut self, cell: Cell) {
        self.least = (self.least.0.min(cell.x()), self.least.1.min(cell.y()));
        self.most = (self.most.0.max(cell.x()), self.most.1.max(cell.y()));
    }

    /// Whether a tile on `cell` could change what the cells of this area demand.
    fn is_near(&self, cell: Cell) -> bool {
        let near = |at: i16, least: i16, most: i16| {
            at >= least.saturating_sub(1) && at <= most.saturating_add(1)
        };
        near(cell.x(), self.least.0, self.most.0) && near(cell.y(), self.least.1, self.most.1)
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
    now: f32,
    soon: f32,
}

/// What is remembered of one position.
#[derive(Clone, Debug, Default)]
pub(super) struct Memo {
    /// Whether there is one.
    pub(super) is_on: bool,
    /// Tiles on its board.
    tiles: usize,
    lands: Vec<Land>,
    fields: Vec<Field>,
}

impl Evaluator {
    /// Remembers a position, until [`Evaluator::forget`]: what is evaluated meanwhile must be of the
    /// same turn, with the same bag and at most one tile more.
    pub(crate) fn remember(&mut self, game: &Game) {
        self.forget();
        self.terms(game);
        let phase = Phase::of(game, self.bag_size);
        let board = game.board();
        let mut memo = std::mem::take(&mut self.memo);
        memo.lands.clear();
        memo.fields.clear();
        let cities = self.cities.iter().map(|(city, _)| *city);
        for feature in self.seen.iter().copied().chain(cities) {
            if board.kind(feature) == FeatureKind::Field {
                let tiles = board.totals(feature).tiles;
                if let Some(&(_, now, soon)) = self.fields.iter().find(|known| known.0 == feature) {
                    memo.fields.push(Field { feature, tiles, now, soon });
                }
            } else {
                let (outlook, area) = self.outlook_and_area(game, feature, phase);
                memo.lands.push(Land { feature, totals: *board.totals(feature), area, outlook });
            }
        }
        memo.tiles = board.placed().len();
        memo.is_on = true;
        self.memo = memo;
    }

    /// Forgets what was remembered.
    pub(crate) fn forget(&mut self) {
        self.memo.is_on = false;
    }

    /// The tile that was placed since.
    fn new_cell(&self, game: &Game) -> Option<Cell> {
        let placed = game.board().placed();
        if placed.len() > self.memo.tiles { placed.last().map(|placed| placed.cell) } else { None }
    }

    /// The outlook of a feature, if it is as it was.
    pub(super) fn remembered(&self, game: &Game, feature: Feature) -> Option<Outlook> {
        if !self.memo.is_on {
            return None;
        }
        let land = self.memo.lands.iter().find(|land| land.feature == feature)?;
        let same = land.totals == *game.board().totals(feature);
        let near = self.new_cell(game).is_some_and(|cell| land.area.is_near(cell));
        (same && !near).then_some(land.outlook)
    }

    /// A field's points now and soon, if it and the cities beside it are as they were.
    pub(super) fn remembered_field(&self, game: &Game, feature: Feature) -> Option<(f32, f32)> {
        if !self.memo.is_on {
            return None;
        }
        let field = self.memo.fields.iter().find(|field| field.feature == feature)?;
        let same = field.tiles == game.board().totals(feature).tiles;
        let placed = game.board().placed();
        let builds = placed.len() > self.memo.tiles
            && placed.last().is_some_and(|placed| {
                let segments = game.tiles().segments(placed.kind);
                segments.iter().any(|segment| segment.kind == FeatureKind::City)
            });
        (same && !builds).then_some((field.now, field.soon))
    }
}
