//! Changes to occupied features.

use aude_engine::board::{Board, Feature};
use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{Bag, Cell, FigureId, Game, Player, Players, Rules};

use super::{Fact, FactKind};
use crate::feature_value::{Rates, feature_of};

/// Compares the features with figures in them before and after.
pub(super) struct Features<'a> {
    before: &'a Game,
    after: &'a Game,
    me: Player,
    /// What fits before and after. The bag is that of the position after in both cases, so that the
    /// tile being placed is not counted as missing.
    fits: [Fits; 2],
}

impl<'a> Features<'a> {
    pub(super) fn new(before: &'a Game, after: &'a Game, me: Player) -> Self {
        let fits = [before, after].map(|game| Fits::of(game, after.bag()));
        Self { before, after, me, fits }
    }

    pub(super) fn compare(&self, facts: &mut Vec<Fact>) {
        let mut seen = Vec::new();
        for id in self.after.figures().on_board() {
            let Some(feature) = feature_at(self.after, id) else { continue };
            if seen.contains(&feature) {
                continue;
            }
            seen.push(feature);
            let owners = self.after.board().totals(feature).crew.majority();
            if owners >> self.me.0 & 1 == 1 {
                self.own(id, feature, owners, facts);
            } else {
                self.blocked(id, feature, facts);
                self.helped(feature, owners, facts);
            }
        }
    }

    /// A feature that is now the player's.
    fn own(&self, id: FigureId, feature: Feature, owners: u8, facts: &mut Vec<Fact>) {
        let (board, kind) = (self.after.board(), self.after.board().kind(feature));
        let points = worth_now(self.after, feature);
        let home = |id: FigureId| board.tile(self.after.figures().location(id).tile(board)).cell;
        let about = |kind_of: FactKind| {
            let fact = Fact::new(kind_of, self.me).of(kind).points(points);
            fact.at(home(id))
        };
        // The part of it that already was the player's, if any.
        let mut own_before = None;
        let mut others_before = false;
        for other in self.after.figures().in_feature(board, feature) {
            if !self.before.figures().is_out(other)
                || self.before.figures().location(other) != self.after.figures().location(other)
            {
                continue;
            }
            let Some(then) = feature_at(self.before, other) else { continue };
            if self.before.board().totals(then).crew.majority() >> self.me.0 & 1 == 1 {
                let worth = worth_now(self.before, then);
                own_before = own_before.max(Some(worth));
            } else {
                others_before = true;
            }
        }
        let mut changed = true;
        match own_before {
            _ if others_before && owners.count_ones() > 1 => facts.push(about(FactKind::Shares)),
            _ if others_before => facts.push(about(FactKind::Takes)),
            None => facts.push(about(FactKind::Claims)),
            Some(worth) if points > worth => {
                let now = u16::try_from(points).unwrap_or(0);
                facts.push(about(FactKind::Grows).points(points - worth).count(now));
            }
            Some(_) => changed = false,
        }
        if changed && kind != FeatureKind::Field {
            facts.extend(self.needs(true, feature).map(|(cell, fitting)| Fact {
                of: self.after.bag().left(),
                ..Fact::new(FactKind::Needs, self.me).of(kind).at(cell).count(fitting)
            }));
        }
    }

    /// A feature of other players that is worth more than the parts of it that were theirs before.
    fn helped(&self, feature: Feature, owners: u8, facts: &mut Vec<Fact>) {
        let (board, figures) = (self.after.board(), self.after.figures());
        let Some(owner) = Players(owners).iter().next() else { return };
        let mut parts: Vec<Feature> = Vec::new();
        let mut at = None;
        for id in figures.in_feature(board, feature).filter(|id| id.owner() == owner) {
            at = at.or(Some(board.tile(figures.location(id).tile(board)).cell));
            parts.extend(feature_at(self.before, id));
        }
        parts.sort_unstable();
        parts.dedup();
        let points = worth_now(self.after, feature);
        let before: i16 = parts.iter().map(|&part| worth_now(self.before, part)).sum();
        if let (Some(cell), true) = (at, points > before && !parts.is_empty()) {
            let now = u16::try_from(points).unwrap_or(0);
            let fact = Fact::new(FactKind::Helps, owner).of(board.kind(feature)).at(cell);
            facts.push(fact.points(points - before).count(now));
        }
    }

    /// Another player's feature that could be completed before and no longer can.
    fn blocked(&self, id: FigureId, feature: Feature, facts: &mut Vec<Fact>) {
        let kind = self.after.board().kind(feature);
        let then = match feature_at(self.before, id) {
            Some(then) if kind != FeatureKind::Field && self.before.figures().is_out(id) => then,
            _ => return,
        };
        let could = self.needs(false, then).is_some_and(|(_, fitting)| fitting > 0);
        if let (true, Some((cell, 0))) = (could, self.needs(true, feature)) {
            let worth = worth_now(self.after, feature);
            facts.push(Fact::new(FactKind::Blocks, id.owner()).of(kind).at(cell).points(worth));
        }
    }

    /// The open cell of a feature that the fewest remaining tiles fit, with their number.
    fn needs(&self, is_after: bool, feature: Feature) -> Option<(Cell, u16)> {
        let (game, fits) = match is_after {
            true => (self.after, &self.fits[1]),
            false => (self.before, &self.fits[0]),
        };
        let fitting = |&cell: &Cell| (cell, fits.on(cell));
        let cells = open_cells(game, feature);
        cells.iter().map(fitting).min_by_key(|&(cell, fitting)| (fitting, cell))
    }
}

fn feature_at(game: &Game, id: FigureId) -> Option<Feature> {
    if !game.figures().is_out(id) {
        return None;
    }
    feature_of(game.board(), game.figures().location(id))
}

/// What a feature would score if the game ended now.
fn worth_now(game: &Game, feature: Feature) -> i16 {
    let (board, rates) = (game.board(), Rates::of(game));
    let (kind, totals) = (board.kind(feature), board.totals(feature));
    match (kind, rates) {
        (FeatureKind::Field, Rates::Mayflower) => i16::from(totals.marks.count(Mark::Animal)),
        (FeatureKind::Field, _) => {
            let mut cities = Vec::new();
            board.completed_cities(game.tiles(), feature, &mut cities);
            3 * cities.len() as i16
        }
        _ => rates.points(kind, totals, totals.open == 0, 0),
    }
}

/// The open cells of a road, city or cloister that need a tile.
fn open_cells(game: &Game, feature: Feature) -> Vec<Cell> {
    let board = game.board();
    let mut cells = Vec::new();
    for segment in board.segments(feature) {
        let tile = board.tile_of(segment);
        let placed = board.tile(tile);
        if board.kind(feature) == FeatureKind::Cloister {
            let around = |x, y| Cell::new(placed.cell.x() + x, placed.cell.y() + y);
            let ring = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
            cells.extend(ring.map(|(x, y)| around(x, y)).filter(|&c| is_open(board, c)));
            continue;
        }
        let index = usize::from(board.index_on_tile(segment));
        let sides = game.tiles().segments(placed.kind)[index].sides_turned(placed.rotation);
        let open = sides.iter().filter(|&side| board.neighbour(tile, side).is_none());
        cells.extend(open.map(|side| placed.cell.step(side)));
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Whether a tile could be placed on a cell now: free, and next to a tile.
fn is_open(board: &Board, cell: Cell) -> bool {
    board.tile_at(cell).is_none() && board.demand(cell).is_some()
}

/// How many of the remaining tiles fit each open cell, by trying each everywhere once.
struct Fits(Vec<(Cell, u16)>);

impl Fits {
    fn of(game: &Game, bag: &Bag) -> Self {
        let mut all: Vec<(Cell, u16)> = Vec::new();
        for (kind, count) in bag.iter() {
            let first = all.len();
            game.board().placements(game.tiles(), kind, |cell, _| {
                if !all[first..].iter().any(|known| known.0 == cell) {
                    all.push((cell, count.into()));
                }
            });
        }
        all.sort_unstable();
        all.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 += next.1;
            }
            same
        });
        Self(all)
    }

    fn on(&self, cell: Cell) -> u16 {
        self.0.binary_search_by_key(&cell, |known| known.0).map_or(0, |at| self.0[at].1)
    }
}
