//! Terms for fairy, dragon and towers: what they give, and what they may take.

use aude_engine::classic::{Classic, Element};
use aude_engine::tiles::Symbol;
use aude_engine::{Cell, FigureId, Game, Player, Rules};

use super::{Evaluator, Phase, Term};
use crate::champion_1::feature_value::feature_of;

/// Steps the dragon flies (D-5).
const FLIGHT: u16 = 6;

/// Whether dragon or towers are in play.
pub(super) fn in_play(game: &Game) -> bool {
    game.classic().is_some_and(|game| game.has(Element::Flight) || game.has(Element::Capture))
}

impl Evaluator {
    pub(super) fn hazards(&mut self, game: &Game, phase: Phase) {
        let Game::Classic(classic) = game else { return };
        if classic.has(Element::Fairy) {
            self.fairy(classic, game, phase);
        }
        if in_play(game) {
            self.dragon(classic, phase);
            self.towers(classic);
        }
    }

    /// One point per turn, and three when her follower is scored (D-1).
    fn fairy(&mut self, classic: &Classic, game: &Game, phase: Phase) {
        let Some((_, Some(id))) = classic.fairy() else { return };
        let seat = id.owner().index();
        self.add(seat, Term::FairyTurns, phase.turns.min(4.0));
        let feature = feature_of(classic.board(), classic.figures().location(id));
        let chance = feature.map_or(0.0, |feature| {
            let is_field = classic.board().kind(feature) == aude_engine::tiles::FeatureKind::Field;
            if is_field { 0.2 } else { self.outlook(game, feature, phase).chance.max(0.2) }
        });
        self.add(seat, Term::FairyScore, 3.0 * chance);
    }

    /// Followers near the dragon, while there are dragon tiles left (D-5).
    fn dragon(&mut self, game: &Classic, phase: Phase) {
        let Some(dragon) = game.dragon() else { return };
        let (_, flights) = self.flights;
        if flights == 0 {
            return;
        }
        let soon = (4.0 * f32::from(flights) / phase.left.max(1.0)).min(1.0);
        let fairy = game.fairy().map(|(cell, _)| cell);
        for index in 0..self.holds.len() {
            let Hold { id, cell, points } = self.holds[index];
            let away = distance(dragon, cell);
            if away <= FLIGHT && fairy != Some(cell) {
                let near = f32::from(FLIGHT + 1 - away) / f32::from(FLIGHT + 1);
                self.add(id.owner().index(), Term::DragonRisk, points * near * soon);
            }
        }
    }

    /// Followers that the next piece on some tower could capture (T-3).
    fn towers(&mut self, game: &Classic) {
        let (mut builders, mut pieces) = (0u8, 0);
        for player in (0..game.players()).map(Player) {
            let own = game.tower_pieces(player);
            builders |= u8::from(own > 0) << player.0;
            pieces += u16::from(own);
        }
        if builders == 0 {
            return;
        }
        self.look_at_towers(game, pieces);
        for index in 0..self.holds.len() {
            let Hold { id, cell, points } = self.holds[index];
            if builders & !(1 << id.owner().0) == 0 {
                continue;
            }
            let threatened = self.reaches.all.iter().any(|&(tower, reach)| {
                let aligned = tower.x() == cell.x() || tower.y() == cell.y();
                aligned && distance(tower, cell) <= reach
            });
            if threatened {
                self.add(id.owner().index(), Term::TowerRisk, points);
            }
        }
    }
}

impl Evaluator {
    /// Notes how far the towers reach, given the pieces that players have left: until one is placed, or a tile for a
    /// tower, they are those of the position that is cached.
    fn look_at_towers(&mut self, game: &Classic, pieces: u16) {
        let (towers, reaches) = (game.board().towers(), &mut self.reaches);
        let now = (pieces, towers.len());
        if !self.memo.is_on {
            reaches.cached = now;
        } else if reaches.is_cached && reaches.cached == now {
            return;
        }
        reaches.is_cached = reaches.cached == now;
        reaches.all.clear();
        reaches.all.extend(towers.iter().map(|&tower| {
            let cell = game.board().tile(tower).cell;
            (cell, u16::from(game.tower_height(cell)) + 1)
        }));
    }
}

/// The towers, and how far a follower may be from each to be captured next.
#[derive(Clone, Debug, Default)]
pub(super) struct Reaches {
    /// Pieces left and towers of the position that is cached.
    cached: (u16, usize),
    /// Whether this is how far they reach there.
    is_cached: bool,
    all: Vec<(Cell, u16)>,
}

/// What is at stake with a follower.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hold {
    pub(super) id: FigureId,
    pub(super) cell: Cell,
    pub(super) points: f32,
}

/// Dragon tiles in the bag.
pub(super) fn flights(game: &Game) -> u16 {
    let Some(game) = game.classic().filter(|game| game.has(Element::Flight)) else { return 0 };
    let flies = |&(kind, _): &(_, u8)| game.tiles().kind(kind).symbols.has(Symbol::Dragon);
    game.bag().iter().filter(flies).map(|(_, count)| u16::from(count)).sum()
}

fn distance(a: Cell, b: Cell) -> u16 {
    a.x().abs_diff(b.x()) + a.y().abs_diff(b.y())
}
