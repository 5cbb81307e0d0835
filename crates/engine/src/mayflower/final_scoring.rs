//! Final scoring (M-13): unfinished trails, towns and farms, then the plains; no surveyor bonus.

use super::Mayflower;
use super::steps::{Flow, Step};
use crate::FigureLocation;
use crate::game::{Event, Sink};
use crate::tiles::FeatureKind;

impl Mayflower {
    pub(super) fn final_scoring<S: Sink>(&mut self, sink: &mut S) -> Flow {
        sink.event(Event::Ending);
        let mut features = core::mem::take(&mut self.pos.scratch.features);
        features.clear();
        let figures = &self.pos.state.figures;
        let segments = figures.on_board().filter_map(|id| match figures.location(id) {
            FigureLocation::Segment(segment) => Some(self.pos.board.feature(segment)),
            FigureLocation::Roof(_) => None,
        });
        features.extend(segments);
        // Plains come last.
        features.sort_unstable_by_key(|&feature| {
            (self.pos.board.kind(feature) == FeatureKind::Field, feature)
        });
        features.dedup();
        for &feature in &features {
            self.give_owners(feature, true, sink);
        }
        self.pos.scratch.features = features;
        sink.event(Event::Over);
        Flow::To(Step::Over)
    }
}
