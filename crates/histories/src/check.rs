//! The check: one pass over what was stored, one over the events.

use std::collections::{HashMap, HashSet};

use crate::{Event, History, Stored, Violation};

/// A request, while it is not answered.
struct Request<'h> {
    stream: &'h str,
    content: &'h str,
    /// The highest number that had been acknowledged in its stream when it was made.
    before: u64,
    answered: bool,
}

/// Everything that does not fit together; nothing if all promises were kept:
///
/// - a stored stream is numbered 1, 2, 3, … without a gap;
/// - whatever was acknowledged is stored at its number, and whatever was asked for is stored at
///   most once;
/// - what was refused is not stored, unless somebody else asked for the same;
/// - what is asked for after something was acknowledged has a higher number;
/// - every socket is sent what is stored, from where it began, without a gap;
/// - what a socket is shown first is no older than what was acknowledged before it was opened, by
///   any server, nor is any later answer older than what was acknowledged before the question.
#[must_use]
pub fn check(history: &History, stored: &Stored) -> Vec<Violation> {
    let mut found = Vec::new();
    for (stream, items) in stored {
        numbers(stream, items, &mut found);
    }
    let mut requests: HashMap<u64, Request<'_>> = HashMap::new();
    let mut acknowledged: HashMap<&str, u64> = HashMap::new();
    let mut sockets: HashMap<(u64, &str), u64> = HashMap::new();
    let mut opened: HashMap<(u64, &str), u64> = HashMap::new();
    let mut looks: HashMap<u64, (&str, u64)> = HashMap::new();
    // Requests of another kind (`check_places`).
    let mut others: HashSet<u64> = HashSet::new();
    // Whether somebody may have added an item with this content, and who was told that he had not.
    let mut possible: HashMap<(&str, &str), usize> = HashMap::new();
    let mut first: HashMap<(&str, &str), u64> = HashMap::new();
    let mut refused = Vec::new();
    for event in history.events() {
        match event {
            Event::Invoke { op, stream, content } => {
                let before = acknowledged.get(stream.as_str()).copied().unwrap_or(0);
                // The same once more counts from when it was asked for first.
                let before = *first.entry((stream, content)).or_insert(before);
                let request = Request { stream, content, before, answered: false };
                *possible.entry((stream, content)).or_default() += 1;
                if requests.insert(*op, request).is_some() {
                    found.push(Violation::Confused { number: *op });
                }
            }
            Event::Put { op, .. } => {
                others.insert(*op);
            }
            Event::Ok { op, .. } | Event::Fail { op } | Event::Unknown { op }
                if others.contains(op) => {}
            Event::Ok { op, number } => {
                let Some(request) = answer(&mut requests, *op, &mut found) else { continue };
                let stream = request.stream;
                if !item(stored, stream, *number).is_some_and(|item| carries(item, request.content))
                {
                    let stream = stream.to_owned();
                    found.push(Violation::Lost { op: *op, stream, number: *number });
                }
                if *number <= request.before {
                    let (stream, before) = (stream.to_owned(), request.before);
                    found.push(Violation::Order { op: *op, stream, number: *number, before });
                }
                let highest = acknowledged.entry(stream).or_default();
                *highest = (*highest).max(*number);
            }
            Event::Fail { op } => {
                let Some(request) = answer(&mut requests, *op, &mut found) else { continue };
                if let Some(many) = possible.get_mut(&(request.stream, request.content)) {
                    *many -= 1;
                }
                refused.push((*op, request.stream, request.content));
            }
            Event::Unknown { op } => drop(answer(&mut requests, *op, &mut found)),
            Event::Look { op, stream } => {
                let before = acknowledged.get(stream.as_str()).copied().unwrap_or(0);
                looks.insert(*op, (stream, before));
            }
            Event::Shown { op, number } => match looks.remove(op) {
                Some((stream, before)) if *number < before => {
                    let (op, stream, number) = (*op, stream.to_owned(), *number);
                    found.push(Violation::Outdated { op, stream, number, before });
                }
                Some(_) => {}
                None => found.push(Violation::Confused { number: *op }),
            },
            Event::Enter { socket, stream } => {
                let before = acknowledged.get(stream.as_str()).copied().unwrap_or(0);
                opened.insert((*socket, stream), before);
            }
            Event::Welcome { socket, stream, number } => {
                let before = opened.get(&(*socket, stream.as_str())).copied().unwrap_or(0);
                if *number < before {
                    let (socket, stream, number) = (*socket, stream.clone(), *number);
                    found.push(Violation::Stale { socket, stream, number, before });
                }
                sockets.insert((*socket, stream), *number);
            }
            Event::Seen { socket, stream, number, content } => {
                let Some(last) = sockets.get_mut(&(*socket, stream)) else {
                    found.push(Violation::Confused { number: *socket });
                    continue;
                };
                if *number != *last + 1 {
                    let (stream, expected) = (stream.clone(), *last + 1);
                    found.push(Violation::Skipped {
                        socket: *socket,
                        stream,
                        expected,
                        found: *number,
                    });
                }
                *last = *number;
                if item(stored, stream, *number) != Some(content) {
                    let stream = stream.clone();
                    found.push(Violation::Ghost { socket: *socket, stream, number: *number });
                }
            }
        }
    }
    repeated(&requests, &possible, refused, stored, &mut found);
    found
}

fn numbers(stream: &str, items: &[(u64, String)], found: &mut Vec<Violation>) {
    let mut expected = 1;
    for (number, _) in items {
        if *number != expected {
            found.push(Violation::Gap { stream: stream.to_owned(), expected, found: *number });
        }
        expected = number + 1;
    }
}

/// A request that is answered now.
fn answer<'r, 'h>(
    requests: &'r mut HashMap<u64, Request<'h>>,
    op: u64,
    found: &mut Vec<Violation>,
) -> Option<&'r Request<'h>> {
    match requests.get_mut(&op) {
        Some(request) if !request.answered => {
            request.answered = true;
            Some(request)
        }
        _ => {
            found.push(Violation::Confused { number: op });
            None
        }
    }
}

/// The item with a number, in a stream that is numbered from 1.
fn item<'s>(stored: &'s Stored, stream: &str, number: u64) -> Option<&'s String> {
    let items = stored.get(stream)?;
    let index = usize::try_from(number.checked_sub(1)?).ok()?;
    items.get(index).filter(|(found, _)| *found == number).map(|(_, content)| content)
}

/// Whether an item is what was asked for, with or without an addition.
fn carries(item: &str, content: &str) -> bool {
    item.strip_prefix(content).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// What is stored although it was refused, and what is stored more often than it was asked for.
fn repeated<'h>(
    requests: &HashMap<u64, Request<'h>>,
    possible: &HashMap<(&'h str, &'h str), usize>,
    refused: Vec<(u64, &'h str, &'h str)>,
    stored: &Stored,
    found: &mut Vec<Violation>,
) {
    // Every beginning of an item up to a space may be what somebody asked for.
    let asked: HashSet<(&str, &str)> =
        requests.values().map(|request| (request.stream, request.content)).collect();
    let mut places: HashMap<(&str, &str), Vec<u64>> = HashMap::new();
    for (stream, items) in stored {
        for (number, content) in items {
            let ends = content.match_indices(' ').map(|(end, _)| end).chain([content.len()]);
            for start in ends.map(|end| &content[..end]) {
                if let Some(&key) = asked.get(&(stream.as_str(), start)) {
                    places.entry(key).or_default().push(*number);
                }
            }
        }
    }
    for (op, stream, content) in refused {
        let places = places.get(&(stream, content)).map_or(&[][..], Vec::as_slice);
        if let (0, Some(&number)) =
            (possible.get(&(stream, content)).copied().unwrap_or(0), places.first())
        {
            found.push(Violation::Undead { op, stream: stream.to_owned(), number });
        }
    }
    let mut twice: Vec<_> = places
        .iter()
        .filter(|(key, places)| places.len() > possible.get(*key).copied().unwrap_or(0).max(1))
        .map(|((stream, _), places)| Violation::Twice {
            stream: (*stream).to_owned(),
            first: places[0],
            second: places[1],
        })
        .collect();
    twice.sort_by_key(|violation| match violation {
        Violation::Twice { stream, second, .. } => (stream.clone(), *second),
        _ => (String::new(), 0),
    });
    found.extend(twice);
}
