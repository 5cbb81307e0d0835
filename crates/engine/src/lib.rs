//! The rules of Carcassonne (base game and four expansions) and of Carcassonne Mayflower.
//!
//! No I/O, no clock, no randomness, no serialisation: a position and an action give the next
//! position, exactly and reversibly. Drawing a tile is an action too, made by [`Actor::Chance`].
//!
//! | module | what it is |
//! |---|---|
//! | [`tiles`] | what tiles there are, checked |
//! | [`board`] | which lie where and what features that makes |
//! | [`game`] | the contract every game fulfils: actor, legal actions, apply, undo, hash, events |
//! | [`classic`] | Carcassonne |
//! | [`mayflower`] | Carcassonne Mayflower |
//!
//! A complete game with a standard tile set:
//!
//! ```
//! use aude_engine::{Actor, Rules, classic::{Classic, Setup}, game::Silent, tiles::standard};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let sets = vec![standard::base(), standard::tower()];
//! let mut game = Classic::new(Setup { players: 3, sets, ..Setup::default() })?;
//! let mut legal = Vec::new();
//! while game.actor() != Actor::Nobody {
//!     game.legal(&mut legal);
//!     game.apply(legal[legal.len() / 2], &mut Silent)?;
//! }
//! println!("{:?}", game.scores());
//! # assert!(game.scores().iter().any(|&score| score > 0));
//! # Ok(())
//! # }
//! ```
//!
//! Every action can be undone (`game.undo()`), exactly and at any depth; a refused action changes
//! nothing, and the [`Refusal`] names the rule. `apply` reports what happened to a [`game::Sink`].
//!
//! [`Action`], [`Event`] and the other enums of the rules are closed on purpose: a rule that adds a
//! variant is a new version of this crate, and the compiler shows every place that must handle it.
//! What may grow without that is marked `#[non_exhaustive]`.

mod bag;
pub mod board;
pub mod classic;
mod errors;
mod figures;
pub mod game;
mod geometry;
mod limits;
mod listed;
pub mod mayflower;
mod players;
mod position;
pub mod tiles;

pub use bag::Bag;
pub use errors::Errors;
pub use figures::{FigureId, FigureKind, FigureLocation, Figures};
pub use game::{Action, Actor, Event, Game, Refusal, Rules, Spot};
pub use geometry::{Cell, Ports, Rotation, Side, Sides};
pub use players::{Player, Players};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
