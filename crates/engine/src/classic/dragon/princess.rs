//! The princess (D-8): her tile may send home a knight of the city it joins, instead of another
//! figure.

use crate::board::Feature;
use crate::classic::Classic;
use crate::classic::action_list::ActionList;
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::options::PrincessMay;
use crate::classic::steps::Flow;
use crate::game::{Action, LeaveReason, Sink, Spot};

pub(in crate::classic) struct Princess;

impl ElementHooks for Princess {
    const HOOKS: &'static [Hook] = &[Hook::FigureActions, Hook::Restrict];

    fn figure_actions<L: ActionList>(game: &Classic, list: &mut L) {
        let Some(city) = game.princess_city() else { return };
        let state = &game.pos.state;
        for id in
            state.figures.in_feature(&game.pos.board, city).filter(|id| id.kind().is_follower())
        {
            list.add(Action::Princess(game.pos.spot(state.figures.location(id))));
        }
    }

    /// If the house rule says so, a knight who can be sent home must be.
    fn restrict(game: &Classic, list: &mut Vec<Action>) {
        if game.princess_must() {
            list.retain(|action| matches!(action, Action::Princess(_) | Action::Ransom { .. }));
        }
    }
}

impl Classic {
    /// The city of the princess on the tile just placed.
    pub(in crate::classic) fn princess_city(&self) -> Option<Feature> {
        let board = &self.pos.board;
        let placed = board.tile(board.last()?);
        let segments = self.table.tiles.segments(placed.kind);
        let index = segments.iter().position(|segment| segment.princess)?;
        Some(board.feature(placed.segment(index as u8)))
    }

    /// Whether the house rule makes the princess send a knight home, and there is one.
    pub(in crate::classic) fn princess_must(&self) -> bool {
        let must = self.table.options.princess == PrincessMay::Must;
        let occupied = |city| self.pos.board.totals(city).crew.is_occupied();
        must && self.princess_city().is_some_and(occupied)
    }

    #[inline(never)]
    pub(in crate::classic) fn princess<S: Sink>(&mut self, knight: Spot, sink: &mut S) -> Flow {
        let Some(id) = self.figure_at(knight) else { return Flow::Ask };
        self.send_home(id, LeaveReason::Princess, sink);
        Flow::Done
    }
}
