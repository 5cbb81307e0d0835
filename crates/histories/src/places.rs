//! Places, of which only the last value is kept, such as the name of a seat.

use std::collections::{BTreeMap, HashMap};

use crate::{Event, History, Places, Violation};

/// A request to put a value somewhere, by when it was made and when it was answered.
struct Put<'h> {
    place: &'h str,
    value: &'h str,
    asked: usize,
    /// When it was acknowledged.
    done: Option<usize>,
    refused: bool,
}

/// Every place that has a value it cannot have: one that was refused, one that nobody asked for, or
/// one that was acknowledged before another, acknowledged too, was asked for. Places that nobody
/// asked about may have any value.
#[must_use]
pub fn check_places(history: &History, stored: &Places) -> Vec<Violation> {
    let mut puts: HashMap<u64, Put<'_>> = HashMap::new();
    for (at, event) in history.events().iter().enumerate() {
        match event {
            Event::Put { op, place, value } => {
                let put = Put { place, value, asked: at, done: None, refused: false };
                puts.insert(*op, put);
            }
            Event::Ok { op, .. } => {
                if let Some(put) = puts.get_mut(op) {
                    put.done = Some(at);
                }
            }
            Event::Fail { op } => {
                if let Some(put) = puts.get_mut(op) {
                    put.refused = true;
                }
            }
            _ => {}
        }
    }
    let mut places: BTreeMap<&str, Vec<(u64, &Put<'_>)>> = BTreeMap::new();
    for (op, put) in &puts {
        places.entry(put.place).or_default().push((*op, put));
    }
    let mut found = Vec::new();
    for (place, puts) in places {
        let value = stored.get(place).map(String::as_str);
        // Of those that were acknowledged, the one that was asked for last.
        let last = puts.iter().filter(|(_, put)| put.done.is_some()).max_by_key(|(_, p)| p.asked);
        let may_be = |put: &Put<'_>| {
            let ended = put.done.unwrap_or(usize::MAX);
            !put.refused && last.is_none_or(|(_, last)| ended >= last.asked)
        };
        let is_possible = puts.iter().any(|(_, put)| Some(put.value) == value && may_be(put));
        if !is_possible && let Some((op, _)) = last {
            let (place, value) = (place.to_owned(), value.unwrap_or_default().to_owned());
            found.push(Violation::Overwritten { op: *op, place, value });
        } else if let Some((op, _)) =
            puts.iter().find(|(_, put)| Some(put.value) == value && put.refused && !is_possible)
        {
            let (stream, number) = (place.to_owned(), 0);
            found.push(Violation::Undead { op: *op, stream, number });
        }
    }
    found
}
