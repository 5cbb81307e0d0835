//! Inns (I-2): a road with an inn is worth 2 a tile when complete and nothing when not.

use crate::classic::elements::{Hears, Moment};
use crate::classic::score::{Rate, State};
use crate::tiles::{FeatureKind, Mark, Marks};

pub(in crate::classic) struct Inn;

impl Hears for Inn {
    const MOMENTS: &'static [Moment] = &[Moment::Worth];

    fn worth(kind: FeatureKind, marks: Marks, state: State, rate: &mut Rate) {
        if kind == FeatureKind::Road && marks.any(Mark::Inn) {
            let tile = if state == State::Complete { 2 } else { 0 };
            *rate = Rate { tile, shield: 0, rule: "I-2" };
        }
    }
}
