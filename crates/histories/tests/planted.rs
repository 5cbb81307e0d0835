//! Every kind of violation is planted once, and found; what is allowed is not one.

use aude_histories::{Event, History, Places, Stored, Violation, check, check_places};

fn invoke(op: u64, content: &str) -> Event {
    Event::Invoke { op, stream: "log".to_owned(), content: content.to_owned() }
}

fn ok(op: u64, number: u64) -> Event {
    Event::Ok { op, number }
}

fn welcome(socket: u64, number: u64) -> Event {
    Event::Welcome { socket, stream: "log".to_owned(), number }
}

fn seen(socket: u64, number: u64, content: &str) -> Event {
    Event::Seen { socket, stream: "log".to_owned(), number, content: content.to_owned() }
}

fn stored(items: &[(u64, &str)]) -> Stored {
    let items = items.iter().map(|(number, content)| (*number, (*content).to_owned())).collect();
    Stored::from([("log".to_owned(), items)])
}

fn found(events: Vec<Event>, items: &[(u64, &str)]) -> Vec<Violation> {
    let mut history = History::default();
    events.into_iter().for_each(|event| history.push(event));
    check(&history, &stored(items))
}

#[test]
fn a_good_history_has_no_violation() {
    let events = vec![
        welcome(1, 0),
        invoke(1, "a"),
        ok(1, 1),
        seen(1, 1, "a and a draw"),
        invoke(2, "b"),
        invoke(3, "c"),
        // Which of two comes first is not decided by who asks first.
        ok(3, 2),
        seen(1, 2, "c"),
        ok(2, 3),
        welcome(2, 2),
        seen(2, 3, "b"),
        // Nobody knows whether this one was written: it was.
        invoke(4, "d"),
        Event::Unknown { op: 4 },
        // Nor this one: it was not.
        invoke(5, "e"),
        Event::Unknown { op: 5 },
        // Refused, because the same had been written before.
        invoke(6, "d"),
        Event::Fail { op: 6 },
        seen(1, 3, "b"),
        seen(1, 4, "d"),
    ];
    let items = [(1, "a and a draw"), (2, "c"), (3, "b"), (4, "d")];
    assert_eq!(found(events, &items), []);
}

#[test]
fn what_was_acknowledged_and_is_not_there_is_lost() {
    let lost = |number| Violation::Lost { op: 1, stream: "log".to_owned(), number };
    assert_eq!(found(vec![invoke(1, "a"), ok(1, 1)], &[]), [lost(1)]);
    assert_eq!(found(vec![invoke(1, "a"), ok(1, 1)], &[(1, "b")]), [lost(1)]);
    assert_eq!(found(vec![invoke(1, "a"), ok(1, 1)], &[(1, "ab")]), [lost(1)]);
    assert_eq!(found(vec![invoke(1, "a"), ok(1, 2)], &[(1, "a")]), [lost(2)]);
}

#[test]
fn what_was_refused_and_is_there_is_found() {
    let events = vec![invoke(1, "a"), Event::Fail { op: 1 }];
    let undead = Violation::Undead { op: 1, stream: "log".to_owned(), number: 1 };
    assert_eq!(found(events, &[(1, "a with a draw")]), [undead]);
}

#[test]
fn what_is_there_twice_is_found() {
    let twice = Violation::Twice { stream: "log".to_owned(), first: 1, second: 2 };
    let events = vec![invoke(1, "a"), Event::Unknown { op: 1 }];
    assert_eq!(found(events, &[(1, "a"), (2, "a")]), [twice]);
    // Asked for twice, it may be.
    let events = vec![invoke(1, "a"), ok(1, 1), invoke(2, "a"), ok(2, 2)];
    assert_eq!(found(events, &[(1, "a"), (2, "a")]), []);
}

#[test]
fn order_in_time_is_order_in_the_stream() {
    let events = vec![invoke(1, "a"), ok(1, 2), invoke(2, "b"), ok(2, 1)];
    let order = Violation::Order { op: 2, stream: "log".to_owned(), number: 1, before: 2 };
    assert_eq!(found(events, &[(1, "b"), (2, "a")]), [order]);
    // Asked for once more, it is where it was.
    let events = vec![invoke(1, "a"), ok(1, 1), invoke(2, "b"), ok(2, 2), invoke(3, "a"), ok(3, 1)];
    assert_eq!(found(events, &[(1, "a"), (2, "b")]), []);
}

#[test]
fn gaps_are_found() {
    let gap = Violation::Gap { stream: "log".to_owned(), expected: 2, found: 3 };
    assert_eq!(found(vec![], &[(1, "a"), (3, "b")]), [gap]);
}

#[test]
fn sockets_are_sent_everything_that_is_stored_and_nothing_else() {
    let items = [(1, "a"), (2, "b"), (3, "c")];
    let skipped = |expected, found| {
        let stream = "log".to_owned();
        Violation::Skipped { socket: 1, stream, expected, found }
    };
    assert_eq!(
        found(vec![welcome(1, 0), seen(1, 1, "a"), seen(1, 3, "c")], &items),
        [skipped(2, 3)]
    );
    assert_eq!(
        found(vec![welcome(1, 1), seen(1, 2, "b"), seen(1, 2, "b")], &items),
        [skipped(3, 2)]
    );
    let ghost = |number| Violation::Ghost { socket: 1, stream: "log".to_owned(), number };
    assert_eq!(found(vec![welcome(1, 2), seen(1, 3, "d")], &items), [ghost(3)]);
    assert_eq!(found(vec![welcome(1, 3), seen(1, 4, "d")], &items), [ghost(4)]);
}

#[test]
fn a_history_that_makes_no_sense_is_one() {
    assert_eq!(found(vec![ok(1, 1)], &[]), [Violation::Confused { number: 1 }]);
    assert_eq!(found(vec![seen(7, 1, "a")], &[(1, "a")]), [Violation::Confused { number: 7 }]);
    let events = vec![invoke(1, "a"), ok(1, 1), Event::Unknown { op: 1 }];
    assert_eq!(found(events, &[(1, "a")]), [Violation::Confused { number: 1 }]);
}

/// Twice as many events take about twice as long.
#[test]
fn the_time_grows_with_the_number_of_events() {
    let many = 200_000;
    let mut history = History::default();
    let mut items = Vec::new();
    history.push(welcome(1, 0));
    for number in 1..=many {
        let content = format!("{number} x");
        history.push(invoke(number, &content));
        history.push(ok(number, number));
        history.push(seen(1, number, &content));
        items.push((number, content));
    }
    let stored = Stored::from([("log".to_owned(), items)]);
    let began = std::time::Instant::now();
    assert_eq!(check(&history, &stored), []);
    assert!(began.elapsed() < std::time::Duration::from_secs(60), "{:?}", began.elapsed());
}

#[test]
fn a_socket_that_is_shown_the_past() {
    let enter = |socket| Event::Enter { socket, stream: "log".to_owned() };
    let events = vec![invoke(1, "a"), enter(1), ok(1, 1), enter(2), welcome(1, 0), welcome(2, 0)];
    let stale = Violation::Stale { socket: 2, stream: "log".to_owned(), number: 0, before: 1 };
    assert_eq!(found(events, &[(1, "a")]), [stale]);
}

#[test]
fn a_question_that_is_answered_from_the_past() {
    let look = |op| Event::Look { op, stream: "log".to_owned() };
    let shown = |op, number| Event::Shown { op, number };
    let events = vec![
        invoke(1, "a"),
        look(7),
        ok(1, 1),
        look(8),
        // Asked before, it may be answered either way.
        shown(7, 0),
        shown(8, 0),
        look(9),
        shown(9, 1),
        // Never answered.
        look(10),
    ];
    let outdated = Violation::Outdated { op: 8, stream: "log".to_owned(), number: 0, before: 1 };
    assert_eq!(found(events, &[(1, "a")]), [outdated]);
    assert_eq!(found(vec![shown(7, 0)], &[]), [Violation::Confused { number: 7 }]);
}

fn put(op: u64, value: &str) -> Event {
    Event::Put { op, place: "name".to_owned(), value: value.to_owned() }
}

fn found_at(events: Vec<Event>, value: &str) -> Vec<Violation> {
    let mut history = History::default();
    events.into_iter().for_each(|event| history.push(event));
    assert_eq!(check(&history, &Stored::new()), [], "they are no items of a stream");
    check_places(&history, &Places::from([("name".to_owned(), value.to_owned())]))
}

#[test]
fn a_value_that_was_overwritten_by_an_earlier_one() {
    let overwritten = |op, value: &str| {
        vec![Violation::Overwritten { op, place: "name".to_owned(), value: value.to_owned() }]
    };
    let one_by_one = || vec![put(1, "a"), ok(1, 0), put(2, "b"), ok(2, 0)];
    assert_eq!(found_at(one_by_one(), "b"), []);
    assert_eq!(found_at(one_by_one(), "a"), overwritten(2, "a"));
    assert_eq!(found_at(one_by_one(), "x"), overwritten(2, "x"));
    // At the same time, either may be the last.
    let together = || vec![put(1, "a"), put(2, "b"), ok(1, 0), ok(2, 0)];
    assert_eq!(found_at(together(), "a"), []);
    assert_eq!(found_at(together(), "b"), []);
    // Nobody knows when the first was written.
    let unknown = || vec![put(1, "a"), Event::Unknown { op: 1 }, put(2, "b"), ok(2, 0)];
    assert_eq!(found_at(unknown(), "a"), []);
    // What was refused is not there.
    let refused = || vec![put(1, "a"), ok(1, 0), put(2, "b"), Event::Fail { op: 2 }];
    assert_eq!(found_at(refused(), "b"), overwritten(1, "b"));
    let only = vec![put(2, "b"), Event::Fail { op: 2 }];
    let undead = Violation::Undead { op: 2, stream: "name".to_owned(), number: 0 };
    assert_eq!(found_at(only, "b"), [undead]);
}
