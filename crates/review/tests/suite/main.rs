//! What docs/review.md promises.

mod compare;
mod exact;
mod frozen;
mod identity;
mod sense;
