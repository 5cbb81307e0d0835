//! Replies worth considering: rollouts of one decision meet the same tiles on nearly the same board
//! again and again, so the placements that are compared in full are chosen once.

use aude_engine::board::Placed;
use aude_engine::tiles::{KindId, Tiles};
use aude_engine::{Action, Cell, Game, Player as Seat, Rules};

/// For every player and kind of tile, the best placements on a line of play from the position. In a
/// rollout these are compared, and all placements next to tiles that are new on either line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Replies {
    kinds: usize,
    best: Vec<Vec<Action>>,
    /// The cells of the tiles placed on that line.
    line: Vec<Cell>,
    /// Tiles on the board before it.
    start: usize,
    is_on: bool,
}

impl Replies {
    /// All placements are compared from now on.
    pub(crate) fn clear(&mut self) {
        self.is_on = false;
    }

    /// Starts to collect replies to a position.
    pub(crate) fn begin(&mut self, game: &Game) {
        let tiles: &Tiles = game.tiles();
        self.kinds = tiles.kinds().len();
        self.best.iter_mut().for_each(Vec::clear);
        self.best.resize(self.kinds * usize::from(game.players()), Vec::new());
        self.start = game.board().placed().len();
        self.is_on = false;
    }

    /// Notes the replies of a player with a tile, best first.
    pub(crate) fn note(&mut self, seat: Seat, kind: KindId, best: impl Iterator<Item = Action>) {
        let list = &mut self.best[seat.index() * self.kinds + kind.index()];
        list.clear();
        list.extend(best);
    }

    /// Uses them from now on; `game` is where the line ends.
    pub(crate) fn finish(&mut self, game: &Game) {
        self.line.clear();
        self.line.extend(new_tiles(game, self.start).iter().map(|placed| placed.cell));
        self.is_on = true;
    }

    /// Leaves the placements that are worth comparing in a list of legal ones.
    pub(crate) fn narrow(&self, game: &Game, seat: Seat, list: &mut Vec<Action>) {
        let (true, Some(kind)) = (self.is_on, game.drawn()) else { return };
        let known = &self.best[seat.index() * self.kinds + kind.index()];
        if known.is_empty() || list.len() <= known.len() {
            return;
        }
        let new = new_tiles(game, self.start);
        let is_near = |cell: Cell| {
            new.iter().any(|placed| touches(placed.cell, cell))
                || self.line.iter().any(|&own| touches(own, cell))
        };
        list.retain(|action| match action {
            Action::Place { cell, .. } => is_near(*cell) || known.contains(action),
            _ => true,
        });
        if list.is_empty() {
            game.legal(list);
        }
    }
}

fn new_tiles(game: &Game, start: usize) -> &[Placed] {
    game.board().placed().get(start..).unwrap_or_default()
}

fn touches(a: Cell, b: Cell) -> bool {
    a.x().abs_diff(b.x()) + a.y().abs_diff(b.y()) <= 1
}
