//! The figure step: a follower on the new tile (C-5), or what the elements add.

use super::Classic;
use super::action_list::{ActionList, AnyAction};
use super::elements::{Hook, each};
use super::steps::Flow;
use crate::FigureKind;
use crate::game::{Action, Event, Sink, Spot};

impl Classic {
    /// A step without a choice is skipped.
    pub(super) fn enter_figure_step(&self) -> Flow {
        let mut any = AnyAction::default();
        self.add_figure_actions(&mut any);
        if any.wants_more() {
            self.side_actions(&mut any);
        }
        if any.0 { Flow::Ask } else { Flow::Done }
    }

    pub(super) fn figure_actions(&self, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        self.add_figure_actions(list);
        self.side_actions(list);
        // The base game adds in order; elements do not.
        if !self.table.hooked(Hook::FigureActions).is_empty() {
            each!(self.table.hooked(Hook::Restrict), restrict(self, list));
            list.sort_unstable();
        }
    }

    fn add_figure_actions(&self, list: &mut impl ActionList) {
        self.follower_actions(list);
        if list.wants_more() {
            each!(self.table.hooked(Hook::FigureActions), figure_actions(self, list));
        }
    }

    /// Followers on segments of the new tile whose features are free (C-5).
    fn follower_actions(&self, list: &mut impl ActionList) {
        let state = &self.pos.state;
        let hands = FigureKind::FOLLOWERS.map(|kind| state.figures.has(state.player, kind));
        if hands == [false, false] {
            return;
        }
        let open = self.open_segments();
        for (figure, has) in FigureKind::FOLLOWERS.into_iter().zip(hands) {
            if has {
                self.pos.follower_actions(figure, open, |action| list.add(action));
            }
        }
    }

    /// The segments of the new tile whose features are free, one bit each.
    pub(super) fn open_segments(&self) -> u16 {
        let mut open = self.pos.open_segments(&self.table.tiles);
        each!(self.table.hooked(Hook::OpenSegments), open_segments(self, &mut open));
        open
    }

    pub(super) fn put<S: Sink>(&mut self, figure: FigureKind, at: Spot, sink: &mut S) -> Flow {
        let Some(location) = self.pos.location(&self.table.tiles, at) else { return Flow::Ask };
        let (state, board) = (&mut self.pos.state, &mut self.pos.board);
        state.figures.put(board, state.player, figure, location);
        sink.event(Event::Put { player: state.player, figure, at });
        Flow::Done
    }
}
