//! The outlook of a road, city or cloister: its points now, and the probability that it is
//! completed.

use aude_engine::board::Feature;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Game, Player, Rules};

use super::Evaluator;
use super::joins::Joins;
use super::memo::Area;
use super::surveyors::Surveyors;

/// The share of a player's draws that can be spent on one feature.
const ATTENTION: f32 = 0.45;
/// All players place tiles around a cloister.
const CLOISTER_ATTENTION: f32 = 0.9;
/// Open cells considered; a feature with more is far from complete.
pub(super) const MOST_CELLS: usize = 10;

/// How far the game has progressed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Phase {
    /// Tiles in the bag.
    pub(crate) left: f32,
    /// Draws each player still has.
    pub(crate) turns: f32,
    /// The share of all tiles still to come.
    pub(crate) early: f32,
    /// 1 while there are enough turns to use a follower again, falling to 0 at the end.
    pub(crate) fade: f32,
}

impl Phase {
    pub(crate) fn of(game: &Game, bag_size: f32) -> Self {
        let left = f32::from(game.bag().left());
        let turns = left / f32::from(game.players());
        Self { left, turns, early: left / bag_size, fade: (turns / 8.0).min(1.0) }
    }
}

/// The outlook of a feature.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outlook {
    /// Points if the game ended now.
    pub(crate) now: f32,
    /// The expected gain.
    pub(crate) gain: f32,
    /// The probability that it is completed.
    pub(crate) chance: f32,
    /// No remaining tile can complete it.
    pub(crate) dead: bool,
    /// What its only owner would win by joining it to other players' features, each times its
    /// probability.
    pub(crate) join: f32,
    /// What he would lose because others do.
    pub(crate) threat: f32,
    /// Mayflower: the surveyors' bonus, times the probability.
    pub(crate) bonus: f32,
    /// Mayflower: points lost because the surveyors pass first.
    pub(crate) left_behind: f32,
    /// Mayflower: the probability that the surveyors pass first.
    pub(crate) swept: f32,
}

/// By open cell of a feature, the tiles that complete it there; of all draws a share is spent on
/// it, divided among the tiles of the bag and the cells.
struct Closing {
    tiles: [f32; MOST_CELLS],
    cells: usize,
    share: f32,
    among: f32,
}

impl Closing {
    /// The probability that the feature is completed within so many turns.
    fn chance(&self, turns: f32) -> f32 {
        let each = self.share * turns / self.among;
        self.tiles[..self.cells].iter().map(|tiles| 1.0 - (-each * tiles).exp()).product()
    }
}

impl Evaluator {
    /// The outlook of a road, city or cloister, whoever is in it.
    pub(crate) fn outlook(&mut self, game: &Game, feature: Feature, phase: Phase) -> Outlook {
        if let Some(outlook) = self.remembered(game, feature) {
            return outlook;
        }
        let (outlook, area) = self.outlook_and_area(game, feature, phase, None);
        self.keep_free(game, feature, area, outlook);
        outlook
    }

    /// The outlook of a feature that nobody is in, after a follower of a player is put there.
    pub(super) fn outlook_for(
        &self,
        game: &Game,
        feature: Feature,
        phase: Phase,
        put: (Player, Cell),
    ) -> Outlook {
        self.outlook_and_area(game, feature, phase, Some(put)).0
    }

    /// The same recomputed, with the open cells it depends on.
    pub(super) fn outlook_and_area(
        &self,
        game: &Game,
        feature: Feature,
        phase: Phase,
        put: Option<(Player, Cell)>,
    ) -> (Outlook, Area) {
        let mut area = Area::NONE;
        let (kind, totals) = (game.board().kind(feature), game.board().totals(feature));
        let surveyors = game.mayflower().map(|game| Surveyors::of(game, feature, phase, put));
        if totals.open == 0 {
            let now = f32::from(self.rates.points(kind, totals, true, 0));
            let bonus = surveyors.map_or(0.0, |surveyors| surveyors.bonus_now());
            return (Outlook { now, chance: 1.0, bonus, ..Outlook::default() }, area);
        }
        let turns = surveyors.map_or(phase.turns, |own| phase.turns.min(own.turns()));
        let now = f32::from(self.rates.points(kind, totals, false, 0));
        let (mut outlook, closing) = if kind == FeatureKind::Cloister {
            self.cloister(game, feature, turns, phase, &mut area)
        } else {
            let owner = put.map(|put| put.0);
            self.road_or_city(game, feature, turns, phase, owner, &mut area)
        };
        outlook.now = now;
        if let Some(surveyors) = surveyors {
            surveyors.look(&mut outlook, |turns| closing.chance(turns));
        }
        (outlook, area)
    }

    /// Tiles in the bag that probabilities are computed from.
    fn bag_looked_at(&self, phase: Phase) -> f32 {
        if self.counts_tiles { phase.left } else { self.bag_size }
    }

    fn road_or_city(
        &self,
        game: &Game,
        feature: Feature,
        turns: f32,
        phase: Phase,
        owner: Option<Player>,
        area: &mut Area,
    ) -> (Outlook, Closing) {
        // Most open cells have no second feature of the kind, so who is in this one is rarely asked.
        let mut joins: Option<Option<Joins>> = None;
        let (mut join, mut threat) = (0.0, 0.0);
        let often = ATTENTION * turns / self.bag_looked_at(phase).max(1.0);
        let (board, totals) = (game.board(), game.board().totals(feature));
        let mut cells = [Cell::ORIGIN; MOST_CELLS];
        let (mut closing, mut count) = ([0.0; MOST_CELLS], 0);
        let (mut dead, mut edges) = (false, totals.open);
        'walk: for segment in board.segments(feature) {
            let tile = board.tile_of(segment);
            let placed = board.tile(tile);
            let index = usize::from(board.index_on_tile(segment));
            let sides = game.tiles().segments(placed.kind)[index].sides_turned(placed.rotation);
            for side in sides.iter().filter(|&side| board.neighbour(tile, side).is_none()) {
                let cell = placed.cell.step(side);
                area.add(cell);
                edges = edges.saturating_sub(1);
                if !cells[..count].contains(&cell) {
                    let Some(demand) = board.demand(cell) else {
                        dead = true;
                        break 'walk;
                    };
                    let closers = self.odds.closing(demand, side.opposite());
                    // A tile that fits but extends the feature is worth a little: another tile may
                    // close it then.
                    let fitting = self.odds.fitting(demand);
                    dead |= fitting == 0;
                    let meeting = (cell, demand, side.opposite());
                    if self.sees_joins
                        && Joins::can_meet(demand, side.opposite())
                        && let Some(joins) =
                            joins.get_or_insert_with(|| Joins::of(game, feature, owner, self.rates))
                    {
                        joins.look(self, game, meeting, often, &mut join, &mut threat);
                    }
                    cells[count] = cell;
                    closing[count] =
                        f32::from(closers) + 0.15 * f32::from(fitting - closers.min(fitting));
                    count += 1;
                }
                if dead || edges == 0 || count == MOST_CELLS {
                    break 'walk;
                }
            }
        }
        if dead || phase.left == 0.0 {
            let nothing = Closing { tiles: closing, cells: count, share: 0.0, among: 1.0 };
            return (Outlook { dead: true, ..Outlook::default() }, nothing);
        }
        let among = self.bag_looked_at(phase) * count.max(1) as f32;
        let closing = Closing { tiles: closing, cells: count, share: ATTENTION, among };
        let chance = closing.chance(turns);
        let (kind, more) = (board.kind(feature), count as u16);
        let full = f32::from(self.rates.points(kind, totals, true, more));
        let now = f32::from(self.rates.points(kind, totals, false, 0));
        let gain = (full - now) * chance;
        (Outlook { gain, chance, join, threat, ..Outlook::default() }, closing)
    }

    fn cloister(
        &self,
        game: &Game,
        feature: Feature,
        turns: f32,
        phase: Phase,
        area: &mut Area,
    ) -> (Outlook, Closing) {
        let board = game.board();
        let (tiles, among) = ([0.0; MOST_CELLS], 1.0);
        let mut closing = Closing { tiles, cells: 0, share: CLOISTER_ATTENTION, among };
        let Some(segment) = board.segments(feature).next() else {
            return (Outlook::default(), closing);
        };
        let cell = board.tile(board.tile_of(segment)).cell;
        let open = f32::from(board.totals(feature).open.max(1));
        let bag = self.bag_looked_at(phase);
        closing.among = bag.max(1.0) * open;
        let each = CLOISTER_ATTENTION * turns / closing.among;
        let (mut chance, mut gain, mut dead) = (1.0, 0.0, phase.left == 0.0);
        for (x, y) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            let around = Cell::new(cell.x() + x, cell.y() + y);
            if board.tile_at(around).is_some() {
                continue;
            }
            area.add(around);
            // A cell that does not touch a tile yet will demand something sooner or later.
            let tiles = match board.demand(around) {
                Some(demand) => f32::from(self.odds.fitting(demand)),
                None if board.is_in_region(around) => 0.5 * bag,
                None => 0.0,
            };
            dead |= tiles == 0.0;
            closing.tiles[closing.cells] = tiles;
            closing.cells += 1;
            let filled = 1.0 - (-each * tiles).exp();
            gain += filled;
            chance *= filled;
        }
        let chance = if dead { 0.0 } else { chance };
        (Outlook { gain, chance, dead, ..Outlook::default() }, closing)
    }
}
