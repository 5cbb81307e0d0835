//! Cathedrals (I-3): such a city is worth 3 per tile and shield when complete and nothing when not.

use crate::board::Feature;
use crate::classic::Classic;
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::score::{Completion, Rate};
use crate::tiles::{FeatureKind, Mark};

pub(in crate::classic) struct Cathedral;

impl ElementHooks for Cathedral {
    const HOOKS: &'static [Hook] = &[Hook::Worth];

    fn worth(game: &Classic, feature: Feature, completion: Completion, rate: &mut Rate) {
        let board = &game.pos.board;
        let marks = board.totals(feature).marks;
        if board.kind(feature) == FeatureKind::City && marks.any(Mark::Cathedral) {
            let each = if completion == Completion::Complete { 3 } else { 0 };
            *rate = Rate { tile: each, shield: each, rule: "I-3", ..*rate };
        }
    }
}
