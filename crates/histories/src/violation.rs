//! What does not fit together.

use core::fmt;

/// A promise that was not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Violation {
    /// The numbers of a stored stream are not 1, 2, 3, ….
    Gap {
        /// The stream.
        stream: String,
        /// The number that should be there.
        expected: u64,
        /// The one that is.
        found: u64,
    },
    /// An item was acknowledged and is not stored at its number.
    Lost {
        /// The request.
        op: u64,
        /// The stream.
        stream: String,
        /// The number it was given.
        number: u64,
    },
    /// An item was refused and is stored all the same.
    Undead {
        /// The request.
        op: u64,
        /// The stream.
        stream: String,
        /// Where it is stored.
        number: u64,
    },
    /// An item that was asked for once is stored twice.
    Twice {
        /// The stream.
        stream: String,
        /// The first number.
        first: u64,
        /// The second number.
        second: u64,
    },
    /// An item has a number that is not above all that were acknowledged before it was asked for.
    Order {
        /// The request.
        op: u64,
        /// The stream.
        stream: String,
        /// Its number.
        number: u64,
        /// What had been acknowledged before.
        before: u64,
    },
    /// A socket missed an item, or was sent one again.
    Skipped {
        /// The socket.
        socket: u64,
        /// The stream.
        stream: String,
        /// What it should have been sent.
        expected: u64,
        /// What it was sent.
        found: u64,
    },
    /// A socket was sent something that is not stored.
    Ghost {
        /// The socket.
        socket: u64,
        /// The stream.
        stream: String,
        /// The number.
        number: u64,
    },
    /// A socket was shown less than had been acknowledged before it was opened.
    Stale {
        /// The socket.
        socket: u64,
        /// The stream.
        stream: String,
        /// What it was shown.
        number: u64,
        /// What had been acknowledged.
        before: u64,
    },
    /// A question was answered with less than had been acknowledged before it was asked.
    Outdated {
        /// The question.
        op: u64,
        /// The stream.
        stream: String,
        /// The answer.
        number: u64,
        /// What had been acknowledged.
        before: u64,
    },
    /// A place does not have the value that was acknowledged last, nor one that may have come after.
    Overwritten {
        /// The request that was acknowledged last.
        op: u64,
        /// The place.
        place: String,
        /// What it has.
        value: String,
    },
    /// The history itself makes no sense: a request is answered that nobody made, or twice.
    Confused {
        /// The request or socket.
        number: u64,
    },
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gap { stream, expected, found } => {
                write!(f, "{stream}: {found} is stored where {expected} should be")
            }
            Self::Lost { op, stream, number } => {
                write!(f, "{stream}: request {op} was acknowledged as {number} and is not there")
            }
            Self::Undead { op, stream, number } => {
                write!(f, "{stream}: request {op} was refused and is stored as {number}")
            }
            Self::Twice { stream, first, second } => {
                write!(f, "{stream}: {first} and {second} are the same")
            }
            Self::Order { op, stream, number, before } => write!(
                f,
                "{stream}: request {op} is {number}, but {before} was acknowledged before it was made"
            ),
            Self::Skipped { socket, stream, expected, found } => {
                write!(f, "{stream}: socket {socket} was sent {found} instead of {expected}")
            }
            Self::Ghost { socket, stream, number } => {
                write!(f, "{stream}: socket {socket} was sent {number}, which is not stored so")
            }
            Self::Stale { socket, stream, number, before } => write!(
                f,
                "{stream}: socket {socket} was shown {number}, but {before} had been acknowledged"
            ),
            Self::Outdated { op, stream, number, before } => write!(
                f,
                "{stream}: question {op} was answered {number}, but {before} had been acknowledged"
            ),
            Self::Overwritten { op, place, value } => {
                write!(f, "{place}: request {op} was acknowledged, but it has {value:?}")
            }
            Self::Confused { number } => write!(f, "the history is confused about {number}"),
        }
    }
}

impl core::error::Error for Violation {}
