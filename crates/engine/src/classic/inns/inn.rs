//! Inns (I-2): a road with an inn is worth 2 per tile when complete and nothing when not.

use crate::board::Feature;
use crate::classic::Classic;
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::score::{Completion, Rate};
use crate::tiles::{FeatureKind, Mark};

pub(in crate::classic) struct Inn;

impl ElementHooks for Inn {
    const HOOKS: &'static [Hook] = &[Hook::Worth];

    fn worth(game: &Classic, feature: Feature, completion: Completion, rate: &mut Rate) {
        let board = &game.pos.board;
        if board.kind(feature) == FeatureKind::Road && board.totals(feature).marks.any(Mark::Inn) {
            let tile = if completion == Completion::Complete { 2 } else { 0 };
            *rate = Rate { tile, shield: 0, rule: "I-2", ..*rate };
        }
    }
}
