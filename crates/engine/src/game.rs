//! The contract that every game fulfils, and what they share: actions, events, refusals.

mod action;
mod any;
mod core;
mod event;
mod house_rules;
mod layout;
mod refusal;
mod rules;
mod setup_error;
mod version;

pub use action::{Action, Actor, Spot};
pub use any::Game;
pub use event::{Category, Counted, Event, Item, Items, LeaveReason, Scored, Silent, Sink};
pub use house_rules::{HouseRule, HouseRules};
pub use layout::{LaidCaptive, LaidFigure, LaidTile, LaidTower, Layout};
pub use refusal::{Reason, Refusal, RuleId};
pub use rules::Rules;
pub use setup_error::SetupError;
pub use version::RulesVersion;

pub(crate) use core::Core;
pub(crate) use house_rules::{first_of, options};
