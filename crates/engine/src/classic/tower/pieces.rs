//! Tower pieces (T-1, T-2): in the figure step, a piece goes on any tower site or open tower.

use crate::board::TileId;
use crate::classic::Classic;
use crate::classic::action_list::ActionList;
use crate::classic::elements::{Element, ElementHooks, Hook};
use crate::classic::steps::Flow;
use crate::game::{Action, Event, Sink};
use crate::limits::MOST_TOWERS;
use crate::{Cell, Player, Players};

/// Heights by the order of tower sites on the board, and pieces by player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::classic) struct Towers {
    heights: [u8; MOST_TOWERS],
    pieces: [u8; Players::MOST as usize],
    /// Towers that stay closed although their follower has gone, one bit each (house rule of T-5).
    pub(super) shut: u64,
    /// The tower raised in this turn part, whose capture is still to come.
    pub(in crate::classic) raised: Option<u8>,
}

impl Towers {
    /// Pieces each player starts with (T-1).
    pub(in crate::classic) fn new(players: u8, in_play: bool) -> Self {
        let each = match players {
            _ if !in_play => 0,
            2 => 10,
            3 => 9,
            4 => 7,
            5 => 6,
            _ => 5,
        };
        let pieces = core::array::from_fn(|seat| if seat < players as usize { each } else { 0 });
        Self { heights: [0; MOST_TOWERS], pieces, shut: 0, raised: None }
    }

    pub(in crate::classic) fn pieces(&self, player: Player) -> u8 {
        self.pieces[player.index()]
    }

    /// The tower whose capture is still to come.
    pub(in crate::classic) fn raised(&self) -> Option<usize> {
        self.raised.map(usize::from)
    }

    /// A tower as it is described.
    pub(in crate::classic) fn set(&mut self, tower: usize, height: u8, shut: bool) {
        self.heights[tower] = height;
        self.shut |= u64::from(shut) << tower;
    }

    /// Whether a tower stays closed although its follower has gone.
    pub(in crate::classic) fn is_shut(&self, tower: usize) -> bool {
        self.shut >> tower & 1 == 1
    }

    /// Leaves players these pieces after that many were built, or takes them from each in turn if none
    /// are given; false if they do not add up (T-1).
    pub(in crate::classic) fn take(&mut self, left: &[u8], players: u8, built: u16) -> bool {
        let seats = usize::from(players);
        let own = &mut self.pieces[..seats];
        let all: u16 = own.iter().map(|&count| u16::from(count)).sum();
        if left.is_empty() {
            for index in 0..usize::from(built.min(all)) {
                own[index % seats] -= 1;
            }
            return built <= all;
        }
        let given: u16 = left.iter().map(|&count| u16::from(count)).sum();
        let fits = left.len() == seats
            && given + built == all
            && own.iter().zip(left).all(|(most, count)| count <= most);
        if fits {
            own.copy_from_slice(left);
        }
        fits
    }

    pub(in crate::classic) fn height(&self, tower: usize) -> u8 {
        self.heights[tower]
    }
}

const _: () = {
    assert!(8 * Players::MOST as u32 <= u64::BITS, "the hash of pieces has no room");
};

pub(in crate::classic) struct Tower;

impl ElementHooks for Tower {
    const HOOKS: &'static [Hook] = &[Hook::FigureActions];

    fn figure_actions<L: ActionList>(game: &Classic, list: &mut L) {
        if game.pos.extra.towers.pieces(game.pos.state.player) == 0 {
            return;
        }
        let closed = game.closed_towers();
        for (index, &tile) in game.pos.board.towers().iter().enumerate() {
            if closed >> index & 1 == 0 {
                list.add(Action::Tower(game.pos.board.tile(tile).cell));
            }
        }
    }
}

impl Classic {
    #[inline(never)]
    pub(in crate::classic) fn build_tower<S: Sink>(&mut self, cell: Cell, sink: &mut S) -> Flow {
        let Some((index, _)) = self.tower_at(cell) else { return Flow::Ask };
        let player = self.pos.state.player;
        let captures = self.table.has(Element::Capture);
        let towers = &mut self.pos.extra.towers;
        towers.heights[index] += 1;
        towers.pieces[player.index()] -= 1;
        towers.raised = captures.then_some(index as u8);
        sink.event(Event::Tower { player, cell, height: towers.heights[index] });
        Flow::Done
    }

    /// The tower or tower site on a cell, by its index among those on the board.
    pub(in crate::classic) fn tower_at(&self, cell: Cell) -> Option<(usize, TileId)> {
        let board = &self.pos.board;
        let mut towers = board.towers().iter().copied().enumerate();
        towers.find(|&(_, tile)| board.tile(tile).cell == cell)
    }

    /// Heights and closed towers by cell, and pieces, as one number.
    pub(in crate::classic) fn tower_hash(&self) -> u64 {
        use crate::board::mix;
        let towers = &self.pos.extra.towers;
        let pieces = towers.pieces.iter().fold(0, |hash, &count| hash << 8 | u64::from(count));
        let mut hash = mix(pieces);
        for (index, &tile) in self.pos.board.towers().iter().enumerate() {
            let state = u64::from(towers.heights[index]) << 2
                | (towers.shut >> index & 1) << 1
                | u64::from(towers.raised == Some(index as u8));
            if state > 0 {
                hash ^= mix(state << 32 | u64::from(self.pos.board.tile(tile).cell.key()));
            }
        }
        hash
    }
}
