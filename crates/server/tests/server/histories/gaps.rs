//! How long a table stands still: the longest time between two acknowledgements there.

use std::collections::BTreeMap;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::World;

/// When something was acknowledged at each table, and when its game was over.
#[derive(Default)]
pub(super) struct Moments {
    acknowledged: BTreeMap<String, Vec<Instant>>,
    over: BTreeMap<String, Instant>,
}

impl World {
    fn moments<T>(&self, look: impl FnOnce(&mut Moments) -> T) -> T {
        look(&mut self.moments.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Something was acknowledged at a table.
    pub(super) fn acknowledge(&self, id: &str) {
        self.moments(|all| all.acknowledge(id, Instant::now()));
    }

    /// How often something was acknowledged.
    pub(super) fn acknowledged(&self) -> usize {
        self.moments(|all| all.acknowledged.values().map(Vec::len).sum())
    }

    /// Nothing more is to be expected at a table.
    pub(super) fn finish(&self, id: &str) {
        self.moments(|all| _ = all.over.entry(id.to_owned()).or_insert_with(Instant::now));
    }

    /// How long each table stood still at most between two moments, of those that were being played at.
    pub(super) fn stood_still(&self, from: Instant, until: Instant) -> BTreeMap<String, Duration> {
        self.moments(|all| all.stood_still(from, until))
    }
}

impl Moments {
    fn acknowledge(&mut self, id: &str, at: Instant) {
        self.acknowledged.entry(id.to_owned()).or_default().push(at);
    }

    /// A server that is asked to stop goes on answering for a while, so the first answer after a
    /// moment says nothing: what counts is the longest wait for one.
    fn stood_still(&self, from: Instant, until: Instant) -> BTreeMap<String, Duration> {
        let mut found = BTreeMap::new();
        for (id, moments) in &self.acknowledged {
            let over = self.over.get(id).copied().filter(|at| *at < until);
            let is_played = moments.iter().any(|at| *at <= from) && over.is_none_or(|at| at > from);
            if !is_played {
                continue;
            }
            let within = moments.iter().copied().filter(|at| *at > from && *at < until);
            // Where nobody was answered any more, the wait lasts until the end.
            let mut ends: Vec<Instant> = within.chain([over.unwrap_or(until)]).collect();
            ends.sort();
            let starts = [from].into_iter().chain(ends.iter().copied());
            let gaps = starts.zip(&ends).map(|(start, end)| *end - start);
            found.insert(id.clone(), gaps.max().unwrap_or_default());
        }
        found
    }
}

#[test]
fn a_table_stands_still_for_the_longest_wait_and_not_for_the_first() {
    let begin = Instant::now();
    let at = |tenths: u64| begin + Duration::from_millis(tenths * 100);
    let mut moments = Moments::default();
    for (id, acknowledged) in [
        // The old server answers at 11, the new one from 18 on.
        ("drained", vec![5, 9, 11, 18, 19, 25, 29]),
        ("silent", vec![5, 12]),
        ("over", vec![5, 12, 13]),
        ("new", vec![14, 15]),
        ("over before", vec![5]),
    ] {
        acknowledged.into_iter().for_each(|tenths| moments.acknowledge(id, at(tenths)));
    }
    moments.over.insert("over".to_owned(), at(14));
    moments.over.insert("over before".to_owned(), at(6));
    let found = moments.stood_still(at(10), at(30));
    let found: Vec<(&str, u128)> =
        found.iter().map(|(id, long)| (id.as_str(), long.as_millis())).collect();
    assert_eq!(found, [("drained", 700), ("over", 200), ("silent", 1800)]);
}
