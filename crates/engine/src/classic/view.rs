//! What can be seen on the table beyond the contract.

use super::{Classic, Element, Options, Step};
use crate::figures::FigureId;
use crate::tiles::KindId;
use crate::{Cell, Player};

impl Classic {
    /// The house rules in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.table.options
    }

    /// The step that must be decided.
    #[must_use]
    pub fn step(&self) -> Step {
        self.pos.state.step
    }

    /// Tiles drawn and set aside (D-7).
    pub fn tiles_aside(&self) -> impl Iterator<Item = KindId> {
        self.pos.extra.aside.iter()
    }

    /// Whether this is the second part of a double turn (B-2).
    #[must_use]
    pub fn is_second_part(&self) -> bool {
        self.pos.extra.turn.second
    }

    /// Whether an element of an expansion is in play.
    #[must_use]
    pub fn has(&self, element: Element) -> bool {
        self.table.has(element)
    }

    /// Where the dragon is (D-3).
    #[must_use]
    pub fn dragon(&self) -> Option<Cell> {
        self.pos.extra.dragon.tile().map(|tile| self.pos.board.tile(tile).cell)
    }

    /// The cells of the dragon's current flight, starting with the one he set out from; empty when
    /// he rests.
    pub fn flight(&self) -> impl Iterator<Item = Cell> {
        self.pos.extra.dragon.flight().map(|tile| self.pos.board.tile(tile).cell)
    }

    /// Steps of the dragon's current flight still to come, this one included (D-5); none when he
    /// rests. He may be trapped before.
    #[must_use]
    pub fn flight_steps_left(&self) -> Option<u8> {
        self.pos.extra.dragon.steps_left()
    }

    /// Where the fairy is, and with whom (D-1); that follower may have gone home since.
    #[must_use]
    pub fn fairy(&self) -> Option<(Cell, Option<FigureId>)> {
        let fairy = self.pos.extra.fairy;
        fairy.tile().map(|tile| (self.pos.board.tile(tile).cell, fairy.with()))
    }

    /// The height of the tower on a cell (T-2); 0 for an empty site.
    #[must_use]
    pub fn tower_height(&self, cell: Cell) -> u8 {
        self.tower_at(cell).map_or(0, |(index, _)| self.pos.extra.towers.height(index))
    }

    /// The cells with a tile that a tower of this height on a cell reaches (T-3).
    pub fn tower_reach(&self, cell: Cell, height: u8) -> impl Iterator<Item = Cell> {
        let board = &self.pos.board;
        let tower = board.tile_at(cell);
        let tiles = board.placed().iter().filter_map(|placed| board.tile_at(placed.cell));
        tiles
            .filter(move |&tile| tower.is_some_and(|tower| self.is_in_reach(tower, height, tile)))
            .map(|tile| board.tile(tile).cell)
    }

    /// The tower that has grown in this turn part and may now capture (T-3).
    #[must_use]
    pub fn raised_tower(&self) -> Option<Cell> {
        let index = self.pos.extra.towers.raised()?;
        Some(self.pos.board.tile(self.pos.board.towers()[index]).cell)
    }

    /// Tower pieces a player has left (T-1).
    #[must_use]
    pub fn tower_pieces(&self, player: Player) -> u8 {
        self.pos.extra.towers.pieces(player)
    }

    /// Wine, grain and cloth a player has taken (B-6).
    #[must_use]
    pub fn goods(&self, player: Player) -> [u8; 3] {
        self.pos.extra.goods.of(player)
    }

    /// The followers a player holds captive (T-3).
    pub fn captives(&self, captor: Player) -> impl Iterator<Item = FigureId> + use<> {
        self.pos.extra.captives.of(captor).iter()
    }

    /// Whether a captive was bought back this turn (T-7).
    #[must_use]
    pub fn ransom_used(&self) -> bool {
        self.pos.extra.ransomed
    }
}
