//! Inns (I-2): a road with an inn is worth 2 per tile when complete and nothing when not.

use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::score::{Completion, Rate};
use crate::tiles::{FeatureKind, Mark, Marks};

pub(in crate::classic) struct Inn;

impl ElementHooks for Inn {
    const HOOKS: &'static [Hook] = &[Hook::Worth];

    fn worth(kind: FeatureKind, marks: Marks, completion: Completion, rate: &mut Rate) {
        if kind == FeatureKind::Road && marks.any(Mark::Inn) {
            let tile = if completion == Completion::Complete { 2 } else { 0 };
            *rate = Rate { tile, shield: 0, rule: "I-2" };
        }
    }
}
