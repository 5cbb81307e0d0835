//! What clients of a server saw, checked against what it stored.
//!
//! Every table has streams of numbered items, such as its log and its chat. Clients ask for an item
//! to be added, and are told that it was, that it was not, or nothing at all, if the connection is
//! lost; others watch a stream. All of them write down what happens, in one order. At the end the
//! streams are read from the store, and [`check`] says what does not fit together. Items are
//! numbered, so nothing has to be searched for: the time it takes grows with the number of events.
//!
//! ```
//! use aude_histories::{Event, History, Stored, check};
//!
//! let mut history = History::default();
//! history.push(Event::Invoke { op: 1, stream: "log".into(), content: "hello".into() });
//! history.push(Event::Ok { op: 1, number: 1 });
//! let stored = Stored::from([("log".to_owned(), vec![(1, "hello".to_owned())])]);
//! assert!(check(&history, &stored).is_empty());
//!
//! // Acknowledged, but not stored.
//! let lost = Stored::from([("log".to_owned(), vec![])]);
//! assert_eq!(check(&history, &lost).len(), 1);
//! ```

mod check;
mod places;
mod violation;

pub use check::check;
pub use places::check_places;
pub use violation::Violation;

use std::collections::BTreeMap;

/// What was stored at the end: the items of every stream in their order, with their numbers.
pub type Stored = BTreeMap<String, Vec<(u64, String)>>;

/// What every place has at the end.
pub type Places = BTreeMap<String, String>;

/// Something that happened at a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A client asks for an item to be added.
    Invoke {
        /// Its own number of this request.
        op: u64,
        /// The stream.
        stream: String,
        /// What the item begins with: a server may add to it.
        content: String,
    },
    /// The client is told that the item was added.
    Ok {
        /// The request.
        op: u64,
        /// The item's number.
        number: u64,
    },
    /// The client is told that nothing was added.
    Fail {
        /// The request.
        op: u64,
    },
    /// The client is told nothing, or that nobody knows.
    Unknown {
        /// The request.
        op: u64,
    },
    /// A client asks for a place to have a value: what counts is the last.
    Put {
        /// Its own number of this request.
        op: u64,
        /// The place.
        place: String,
        /// What it shall have.
        value: String,
    },
    /// Somebody asks how far a stream is, over a connection that may have been open for long.
    Look {
        /// Its own number of this question.
        op: u64,
        /// The stream.
        stream: String,
    },
    /// The answer: the last number there is.
    Shown {
        /// The question.
        op: u64,
        /// The number.
        number: u64,
    },
    /// A socket is about to be opened.
    Enter {
        /// The socket's own number.
        socket: u64,
        /// The stream it will watch.
        stream: String,
    },
    /// A socket begins to watch a stream, and knows it up to a number.
    Welcome {
        /// The socket's own number.
        socket: u64,
        /// The stream.
        stream: String,
        /// The last number it knows.
        number: u64,
    },
    /// A socket is sent an item.
    Seen {
        /// The socket's own number.
        socket: u64,
        /// The stream.
        stream: String,
        /// The item's number.
        number: u64,
        /// All of it.
        content: String,
    },
}

/// Events in the order in which they happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    events: Vec<Event>,
}

impl History {
    /// Writes an event down.
    pub fn push(&mut self, event: Event) {
        self.events.push(event);
    }

    /// All events.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How many requests were answered with yes, with no, and not at all.
    #[must_use]
    pub fn outcomes(&self) -> (usize, usize, usize) {
        let many = |wanted: fn(&Event) -> bool| self.events.iter().filter(|e| wanted(e)).count();
        (
            many(|event| matches!(event, Event::Ok { .. })),
            many(|event| matches!(event, Event::Fail { .. })),
            many(|event| matches!(event, Event::Unknown { .. })),
        )
    }
}
