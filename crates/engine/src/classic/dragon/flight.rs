//! The dragon's flight (D-5, D-6, D-7): six steps, players taking turns; figures on the tiles he
//! enters go home.

use crate::board::{TileId, mix};
use crate::classic::Classic;
use crate::classic::elements::{Element, ElementHooks, Hook};
use crate::classic::steps::Flow;
use crate::game::{Action, Event, LeaveReason, Sink};
use crate::tiles::{KindId, Symbol};
use crate::{Player, Side};

/// Steps of a flight.
const STEPS: usize = 6;
const NOWHERE: u16 = u16::MAX;

/// Where the dragon is, and where he has been on the current flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::classic) struct Dragon {
    tile: u16,
    /// The tiles of this flight, starting with the one he set out from.
    visited: [u16; STEPS + 1],
    /// How many of them count; 0 when he is not flying.
    len: u8,
    /// Who moves him next.
    mover: Player,
}

impl Dragon {
    /// Not in play yet.
    pub(in crate::classic) const AWAY: Self =
        Self { tile: NOWHERE, visited: [NOWHERE; STEPS + 1], len: 0, mover: Player(0) };

    pub(in crate::classic) fn tile(&self) -> Option<TileId> {
        (self.tile != NOWHERE).then_some(TileId(self.tile))
    }

    pub(in crate::classic) fn is_on(&self, tile: TileId) -> bool {
        self.tile == tile.0
    }

    pub(in crate::classic) fn come_to(&mut self, tile: TileId) {
        self.tile = tile.0;
    }

    pub(in crate::classic) fn mover(&self) -> Player {
        self.mover
    }

    fn was_on(&self, tile: TileId) -> bool {
        self.visited[..self.len as usize].contains(&tile.0)
    }

    /// The tiles of this flight so far, starting with the one he set out from.
    pub(in crate::classic) fn flight(&self) -> impl Iterator<Item = TileId> + use<> {
        let Self { visited, len, .. } = *self;
        visited.into_iter().take(len as usize).map(TileId)
    }

    /// Steps still to come, if he is flying.
    pub(in crate::classic) fn steps_left(&self) -> Option<u8> {
        (self.len > 0).then(|| (STEPS as u8 + 1).saturating_sub(self.len))
    }

    /// `cell_of` names tiles by their cells, so that equal positions have equal hashes.
    pub(in crate::classic) fn hash(&self, cell_of: impl Fn(TileId) -> u64) -> u64 {
        let Some(tile) = self.tile() else { return 0 };
        // The order in which tiles were visited does not matter for what is to come.
        let been = self.flight().map(|tile| mix(cell_of(tile))).fold(0, u64::wrapping_add);
        let flying = if self.len > 0 { u64::from(self.mover.0) + 1 } else { 0 };
        mix(cell_of(tile) ^ mix(been ^ flying))
    }
}

pub(in crate::classic) struct Flight;

impl ElementHooks for Flight {
    const HOOKS: &'static [Hook] = &[Hook::Drawn];
    /// Without a volcano no dragon tile could ever be placed.
    const NEEDS: &'static [Element] = &[Element::Volcano];

    /// Dragon tiles are set aside until a volcano has called the dragon (D-7).
    fn on_drawn<S: Sink>(game: &mut Classic, kind: KindId, taken: &mut bool, sink: &mut S) {
        let dragon = game.table.tiles.kind(kind).symbols.has(Symbol::Dragon);
        if dragon && game.pos.extra.dragon.tile().is_none() {
            game.pos.extra.aside.push(kind);
            sink.event(Event::PutAside(kind));
            *taken = true;
        }
    }
}

impl Classic {
    /// A dragon tile was placed in this part: the active player takes the first step.
    #[inline(never)]
    pub(in crate::classic) fn enter_dragon_move(&mut self) -> Flow {
        if !self.new_tile_has(Symbol::Dragon) {
            return Flow::Done;
        }
        let player = self.pos.state.player;
        let dragon = &mut self.pos.extra.dragon;
        if dragon.tile().is_none() {
            return Flow::Done;
        }
        dragon.visited[0] = dragon.tile;
        dragon.len = 1;
        dragon.mover = player;
        self.fly_on()
    }

    pub(in crate::classic) fn dragon_actions(&self, list: &mut Vec<Action>) {
        list.extend(self.dragon_sides().map(Action::Dragon));
    }

    fn dragon_sides(&self) -> impl Iterator<Item = Side> + '_ {
        Side::ALL.into_iter().filter(|&side| self.dragon_target(side).is_some())
    }

    /// The tile a step leads to, if it is allowed.
    fn dragon_target(&self, side: Side) -> Option<TileId> {
        let tile = self.pos.board.neighbour(self.pos.extra.dragon.tile()?, side)?;
        (!self.pos.extra.dragon.was_on(tile) && !self.pos.extra.fairy.is_on(tile)).then_some(tile)
    }

    #[inline(never)]
    pub(in crate::classic) fn dragon_step<S: Sink>(&mut self, side: Side, sink: &mut S) -> Flow {
        let Some(tile) = self.dragon_target(side) else { return Flow::Ask };
        let dragon = &mut self.pos.extra.dragon;
        let by = dragon.mover;
        dragon.tile = tile.0;
        dragon.visited[dragon.len as usize] = tile.0;
        dragon.len += 1;
        dragon.mover = by.next(self.table.players);
        sink.event(Event::Dragon { cell: self.pos.board.tile(tile).cell, by: Some(by) });
        self.devour(tile, sink);
        self.fly_on()
    }

    /// The next player moves the dragon, unless he has flown far enough or is trapped.
    fn fly_on(&mut self) -> Flow {
        let steps_taken = self.pos.extra.dragon.len as usize - 1;
        if steps_taken < STEPS && self.dragon_sides().next().is_some() {
            return Flow::Ask;
        }
        let dragon = &mut self.pos.extra.dragon;
        *dragon = Dragon { tile: dragon.tile, ..Dragon::AWAY };
        Flow::Done
    }

    /// All figures on the tile go home: followers, builders and pigs (D-6).
    fn devour<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        for id in self.pos.state.figures.on_board() {
            let figures = &self.pos.state.figures;
            // A builder or pig may already have left with its follower.
            if figures.is_out(id) && figures.location(id).tile(&self.pos.board) == tile {
                self.send_home(id, LeaveReason::Dragon, sink);
            }
        }
    }
}
