//! Collecting legal actions: all of them, or only whether there are any.

use crate::game::Action;

/// Collects legal actions.
pub(super) trait ActionList {
    /// One more legal action.
    fn add(&mut self, action: Action);

    /// Whether more are wanted; if not, the search for them may stop.
    fn wants_more(&self) -> bool {
        true
    }
}

impl ActionList for Vec<Action> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.push(action);
    }
}

/// Whether there is anything to do at all.
#[derive(Default)]
pub(super) struct AnyAction(pub(super) bool);

impl ActionList for AnyAction {
    fn add(&mut self, _: Action) {
        self.0 = true;
    }

    fn wants_more(&self) -> bool {
        !self.0
    }
}
