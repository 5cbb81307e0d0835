//! The outlook of a road, city or cloister: its points now, and the probability that it is
//! completed.

use aude_engine::board::Feature;
use aude_engine::mayflower::Mayflower;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Game, Rules};

use super::Evaluator;
use super::memo::Area;

/// The share of a player's draws that can be spent on one feature.
const ATTENTION: f32 = 0.45;
/// All players place tiles around a cloister.
const CLOISTER_ATTENTION: f32 = 0.9;
/// Scorings per tile in Mayflower, each of which moves a surveyor.
const SCORINGS: f32 = 0.4;
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
    /// Mayflower: the surveyors' bonus, times the probability.
    pub(crate) bonus: f32,
    /// Mayflower: points lost because the surveyors pass first.
    pub(crate) left_behind: f32,
}

impl Evaluator {
    /// The outlook of a road, city or cloister, whoever is in it.
    pub(crate) fn outlook(&mut self, game: &Game, feature: Feature, phase: Phase) -> Outlook {
        if let Some(outlook) = self.remembered(game, feature) {
            return outlook;
        }
        let (outlook, _) = self.outlook_and_area(game, feature, phase);
        self.keep_fresh(feature, outlook);
        outlook
    }

    /// The same recomputed, with the open cells it depends on.
    pub(super) fn outlook_and_area(
        &mut self,
        game: &Game,
        feature: Feature,
        phase: Phase,
    ) -> (Outlook, Area) {
        let mut area = Area::NONE;
        let (kind, totals) = (game.board().kind(feature), game.board().totals(feature));
        if totals.open == 0 {
            let now = f32::from(self.rates.points(kind, totals, true, 0));
            let bonus = game.mayflower().map_or(0.0, |game| bonus(game, feature));
            return (Outlook { now, chance: 1.0, bonus, ..Outlook::default() }, area);
        }
        let hazard = game.mayflower().map(|game| Hazard::of(game, feature, phase));
        let turns = hazard.map_or(phase.turns, |hazard| phase.turns.min(hazard.turns));
        let now = f32::from(self.rates.points(kind, totals, false, 0));
        let mut outlook = if kind == FeatureKind::Cloister {
            self.cloister(game, feature, turns, phase, &mut area)
        } else {
            self.road_or_city(game, feature, turns, phase, &mut area)
        };
        outlook.now = now;
        if let (Some(hazard), Game::Mayflower(game)) = (hazard, game) {
            outlook.left_behind = now * (1.0 - outlook.chance) * (1.0 - hazard.stays);
            outlook.bonus = bonus(game, feature) * outlook.chance * hazard.bonus_lasts;
        }
        (outlook, area)
    }

    fn road_or_city(
        &mut self,
        game: &Game,
        feature: Feature,
        turns: f32,
        phase: Phase,
        area: &mut Area,
    ) -> Outlook {
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
            return Outlook { dead: true, ..Outlook::default() };
        }
        let each = ATTENTION * turns / (phase.left * count.max(1) as f32);
        let chance: f32 =
            closing[..count].iter().map(|tiles| 1.0 - (-each * tiles).exp()).product();
        let (kind, more) = (board.kind(feature), count as u16);
        let full = f32::from(self.rates.points(kind, totals, true, more));
        let now = f32::from(self.rates.points(kind, totals, false, 0));
        Outlook { gain: (full - now) * chance, chance, ..Outlook::default() }
    }

    fn cloister(
        &mut self,
        game: &Game,
        feature: Feature,
        turns: f32,
        phase: Phase,
        area: &mut Area,
    ) -> Outlook {
        let board = game.board();
        let Some(segment) = board.segments(feature).next() else { return Outlook::default() };
        let cell = board.tile(board.tile_of(segment)).cell;
        let open = f32::from(board.totals(feature).open.max(1));
        let bag = phase.left;
        let each = CLOISTER_ATTENTION * turns / (bag.max(1.0) * open);
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
            let filled = 1.0 - (-each * tiles).exp();
            gain += filled;
            chance *= filled;
        }
        Outlook { gain, chance: if dead { 0.0 } else { chance }, dead, ..Outlook::default() }
    }
}

/// What the surveyors' moves mean for the settlers in a feature (M-8 … M-10).
#[derive(Clone, Copy)]
struct Hazard {
    /// Turns of each player until they have passed.
    turns: f32,
    /// The probability that the game ends first.
    stays: f32,
    /// How likely a surveyor is to stay in the column until the feature is scored.
    bonus_lasts: f32,
}

impl Hazard {
    fn of(game: &Mayflower, feature: Feature, phase: Phase) -> Self {
        let [rear, front] = game.surveyors();
        let columns = game.figures().in_feature(game.board(), feature);
        let westmost = columns.filter_map(|id| game.settler_column(id)).max();
        let column = westmost.unwrap_or(front + 1);
        let moves = if column < rear { 1 } else { 2 * (column + 1 - rear) - (front - rear) };
        let tiles = f32::from(moves) / SCORINGS;
        let stays = 1.0 / (1.0 + ((phase.left - tiles) / (1.0 + 0.2 * tiles)).exp());
        Self { turns: tiles / f32::from(game.players()), stays, bonus_lasts: 0.4 }
    }
}

/// Four points for each surveyor in the column of a settler here (M-8).
fn bonus(game: &Mayflower, feature: Feature) -> f32 {
    let ids = game.figures().in_feature(game.board(), feature);
    let surveyors = game.surveyors();
    let in_column = |column| surveyors.into_iter().filter(|&own| own == column).count() as f32;
    4.0 * ids.filter_map(|id| game.settler_column(id)).map(in_column).sum::<f32>()
}
