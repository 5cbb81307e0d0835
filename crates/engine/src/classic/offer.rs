//! Taking offered actions: into a list, or only to learn whether there is any.

use crate::game::Action;

/// Somebody who is offered actions.
pub(super) trait Offer {
    /// One more action that can be done.
    fn offer(&mut self, action: Action);

    /// Whether more are welcome; when not, whoever offers may stop.
    fn wants_more(&self) -> bool {
        true
    }
}

impl Offer for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.push(action);
    }
}

/// Whether there is anything to do at all.
#[derive(Default)]
pub(super) struct AnyOffer(pub(super) bool);

impl Offer for AnyOffer {
    fn offer(&mut self, _: Action) {
        self.0 = true;
    }

    fn wants_more(&self) -> bool {
        !self.0
    }
}
