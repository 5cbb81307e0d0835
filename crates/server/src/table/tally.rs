//! Points by category: the sums over all categories are the scores.

use std::collections::BTreeMap;

use aude_engine::game::{Category, Scored, Sink};
use aude_engine::{Event, Players};
use aude_record::wire::category_name;

const SEATS: usize = Players::MOST as usize;
const CATEGORIES: usize = Category::ALL.len();

/// Points by seat and category.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    points: [[i16; CATEGORIES]; SEATS],
    /// The part from final scoring.
    at_end: [[i16; CATEGORIES]; SEATS],
}

impl Sink for Tally {
    const LIVE: bool = false;

    fn event(&mut self, event: Event) {
        if let Event::Scored(scored) = event {
            self.book(&scored);
        }
    }
}

impl Tally {
    /// Adds the points of these events.
    pub(crate) fn add(&mut self, events: &[Event]) {
        events.iter().for_each(|event| self.event(*event));
    }

    fn book(&mut self, scored: &Scored) {
        let (seat, category) = (scored.player.index(), scored.category as usize);
        self.points[seat][category] += scored.points;
        if scored.end {
            self.at_end[seat][category] += scored.points;
        }
    }

    /// A seat's points by category name.
    pub(crate) fn of(&self, seat: usize) -> BTreeMap<String, i16> {
        self.points.get(seat).map(named).unwrap_or_default()
    }

    /// The same, of final scoring alone.
    pub(crate) fn at_end(&self, seat: usize) -> BTreeMap<String, i16> {
        self.at_end.get(seat).map(named).unwrap_or_default()
    }
}

fn named(points: &[i16; CATEGORIES]) -> BTreeMap<String, i16> {
    let all = Category::ALL.into_iter().map(|category| (category, points[category as usize]));
    all.filter(|(_, points)| *points != 0)
        .map(|(category, points)| (category_name(category).to_owned(), points))
        .collect()
}
