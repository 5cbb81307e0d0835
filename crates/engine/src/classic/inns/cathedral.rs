//! Cathedrals (I-3): such a city is worth 3 a tile and shield when complete and nothing when not.

use crate::classic::elements::{Hears, Moment};
use crate::classic::score::{Rate, State};
use crate::tiles::{FeatureKind, Mark, Marks};

pub(in crate::classic) struct Cathedral;

impl Hears for Cathedral {
    const MOMENTS: &'static [Moment] = &[Moment::Worth];

    fn worth(kind: FeatureKind, marks: Marks, state: State, rate: &mut Rate) {
        if kind == FeatureKind::City && marks.any(Mark::Cathedral) {
            let each = if state == State::Complete { 3 } else { 0 };
            *rate = Rate { tile: each, shield: each, rule: "I-3" };
        }
    }
}
