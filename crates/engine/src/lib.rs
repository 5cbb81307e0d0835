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
//! ```
//! use aude_engine::{Actor, Rules, classic::{Classic, Setup}, game::Silent};
//!
//! let base = aude_record::sets::builtin("base").expect("built in");
//! let mut game = Classic::new(Setup { sets: vec![base], ..Setup::default() }).expect("a valid setup");
//! let mut list = Vec::new();
//! while game.actor() != Actor::Nobody {
//!     game.legal(&mut list);
//!     let last = list[list.len() - 1];
//!     game.apply(last, &mut Silent).expect("it was in the list");
//! }
//! assert!(game.scores().iter().sum::<i16>() > 0);
//! while game.undo().is_some() {}
//! assert_eq!(game.board().placed().len(), 1);
//! ```

mod bag;
pub mod board;
pub mod classic;
mod figures;
pub mod game;
mod geometry;
mod limits;
pub mod mayflower;
mod players;
mod position;
pub mod tiles;

pub use bag::Bag;
pub use figures::{FigureId, FigureKind, FigureLocation, Figures};
pub use game::{Action, Actor, Event, Game, Refusal, Rules, Spot};
pub use geometry::{Cell, Ports, Rotation, Side, Sides};
pub use players::{Player, Players};
