//! Captures and exchanges (T-3, T-4, T-6): a tower that grew takes a follower within reach; two
//! players who hold each other's followers exchange them immediately.

use crate::board::{TileId, mix};
use crate::classic::Classic;
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::steps::Flow;
use crate::figures::{FigureId, FigureSet};
use crate::game::{Action, Event, LeaveReason, Sink, Spot};
use crate::{FigureKind, Player, Players};

/// The followers each player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::classic) struct Captives {
    held: [FigureSet; Players::MOST as usize],
    /// The follower just captured, whose exchange must be settled.
    taken: Option<FigureId>,
}

impl Captives {
    pub(in crate::classic) fn of(&self, captor: Player) -> FigureSet {
        self.held[captor.index()]
    }

    pub(in crate::classic) fn hold(&mut self, captor: Player, id: FigureId) {
        self.held[captor.index()].insert(id);
    }

    /// A follower of `owner` of this kind held by `captor`.
    pub(super) fn one(&self, captor: Player, owner: Player, kind: FigureKind) -> Option<FigureId> {
        self.of(captor).and(FigureSet::of(owner, kind)).first()
    }

    pub(super) fn release(&mut self, captor: Player, id: FigureId) {
        self.held[captor.index()].remove(id);
    }

    /// Who holds how many of whose small and big followers, as one number.
    pub(in crate::classic) fn hash(&self) -> u64 {
        let mut hash = u64::from(self.taken.is_some());
        for captor in (0..Players::MOST).map(Player) {
            for owner in (0..Players::MOST).map(Player) {
                for kind in FigureKind::FOLLOWERS {
                    let count = self.of(captor).and(FigureSet::of(owner, kind)).len();
                    hash = mix(hash ^ (u64::from(count) + 1));
                }
            }
        }
        hash
    }
}

pub(in crate::classic) struct Capture;

impl ElementHooks for Capture {
    const HOOKS: &'static [Hook] = &[Hook::Passed];

    /// No follower is taken.
    fn on_passed(game: &mut Classic) {
        game.pos.extra.towers.raised = None;
    }
}

impl Classic {
    /// After a tower has grown, the player who built may take a follower within reach.
    #[inline(never)]
    pub(in crate::classic) fn enter_capture(&mut self) -> Flow {
        if self.pos.extra.towers.raised.is_none() {
            return Flow::Done;
        }
        if self.capture_targets().next().is_some() {
            return Flow::Ask;
        }
        self.pos.extra.towers.raised = None;
        Flow::Done
    }

    pub(in crate::classic) fn capture_actions(&self, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        let figures = &self.pos.state.figures;
        list.extend(
            self.capture_targets().map(|id| Action::Capture(self.pos.spot(figures.location(id)))),
        );
        list.sort_unstable();
    }

    fn capture_targets(&self) -> impl Iterator<Item = FigureId> + '_ {
        let state = &self.pos.state;
        let tower = self.pos.extra.towers.raised.map(|index| {
            (self.pos.board.towers()[index as usize], self.pos.extra.towers.height(index as usize))
        });
        let followers = state.figures.on_board().filter(|id| id.kind().is_follower());
        followers.filter(move |&id| {
            let stands_on = state.figures.location(id).tile(&self.pos.board);
            tower.is_some_and(|(tile, height)| self.is_in_reach(tile, height, stands_on))
        })
    }

    /// The tower's tile and as many tiles in each direction as the tower is high, across gaps
    /// (T-3).
    pub(in crate::classic) fn is_in_reach(
        &self,
        tower: TileId,
        height: u8,
        target: TileId,
    ) -> bool {
        let (tower, target) = (self.pos.board.tile(tower).cell, self.pos.board.tile(target).cell);
        let (dx, dy) = (tower.x().abs_diff(target.x()), tower.y().abs_diff(target.y()));
        (dx == 0 || dy == 0) && dx + dy <= u16::from(height)
    }

    #[inline(never)]
    pub(in crate::classic) fn capture<S: Sink>(&mut self, at: Spot, sink: &mut S) -> Flow {
        let Some(id) = self.figure_at(at) else { return Flow::Ask };
        let player = self.pos.state.player;
        self.pos.extra.towers.raised = None;
        if id.owner() == player {
            self.send_home(id, LeaveReason::OwnTower, sink);
            return Flow::Done;
        }
        self.lift(id, LeaveReason::Captured, sink);
        let captives = &mut self.pos.extra.captives;
        captives.held[player.index()].insert(id);
        captives.taken = Some(id);
        sink.event(Event::Captured { by: player, player: id.owner(), figure: id.kind(), from: at });
        Flow::Done
    }

    /// Each other's captives go home, one for one; the owner chooses if it matters (T-6).
    #[inline(never)]
    pub(in crate::classic) fn enter_exchange<S: Sink>(&mut self, sink: &mut S) -> Flow {
        let Some(taken) = self.pos.extra.captives.taken else { return Flow::Done };
        let (captor, player) = (taken.owner(), self.pos.state.player);
        let held = |kind| self.pos.extra.captives.one(captor, player, kind);
        match FigureKind::FOLLOWERS.map(held) {
            [Some(_), Some(_)] => Flow::Ask,
            [None, None] => {
                self.pos.extra.captives.taken = None;
                Flow::Done
            }
            [small, big] => {
                let kind = small.or(big).map_or(FigureKind::Small, FigureId::kind);
                self.exchange(kind, sink)
            }
        }
    }

    pub(in crate::classic) fn exchange_actions(&self, list: &mut Vec<Action>) {
        list.extend(FigureKind::FOLLOWERS.map(Action::Exchange));
    }

    #[inline(never)]
    pub(in crate::classic) fn exchange<S: Sink>(&mut self, kind: FigureKind, sink: &mut S) -> Flow {
        let player = self.pos.state.player;
        let Some(taken) = self.pos.extra.captives.taken.take() else { return Flow::Ask };
        self.free(taken, player, false, sink);
        if let Some(own) = self.pos.extra.captives.one(taken.owner(), player, kind) {
            self.free(own, taken.owner(), false, sink);
        }
        Flow::Done
    }

    /// A captive goes home.
    pub(super) fn free<S: Sink>(
        &mut self,
        id: FigureId,
        captor: Player,
        ransom: bool,
        sink: &mut S,
    ) {
        self.pos.extra.captives.release(captor, id);
        self.pos.state.figures.send_home(id);
        sink.event(Event::Freed { player: id.owner(), figure: id.kind(), by: captor, ransom });
    }
}
