//! The contract every game fulfils, and the words they share: actions, events, refusals.

mod action;
mod any;
mod choice;
mod core;
mod event;
mod fault;
mod refusal;
mod rules;

pub use action::{Action, Actor, Spot};
pub use any::Game;
pub use choice::{Choice, HouseOptions};
pub use event::{Category, Counted, Event, Item, Items, Scored, Silent, Sink, Why};
pub use fault::SetupFault;
pub use refusal::{Reason, Refusal, RuleId};
pub use rules::Rules;

pub(crate) use choice::options;
pub(crate) use core::Core;
