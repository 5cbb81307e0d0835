//! What several elements ask about a position.

use super::Classic;
use crate::Player;
use crate::figures::FigureId;
use crate::game::Spot;
use crate::tiles::Symbol;

impl Classic {
    /// All players in the game.
    pub(super) fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.table.players).map(Player)
    }

    /// The figure on a spot.
    pub(super) fn figure_at(&self, at: Spot) -> Option<FigureId> {
        self.pos.state.figures.at(self.pos.location(&self.table.tiles, at)?)
    }

    /// Whether the tile just placed shows a symbol.
    pub(super) fn new_tile_has(&self, symbol: Symbol) -> bool {
        let board = &self.pos.board;
        board
            .last()
            .is_some_and(|tile| self.table.tiles.kind(board.tile(tile).kind).symbols.has(symbol))
    }
}
