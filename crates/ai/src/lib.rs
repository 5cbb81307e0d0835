//! Computer players for Carcassonne and Carcassonne Mayflower, and the arena that measures them.
//!
//! | module | what it is |
//! |---|---|
//! | [`player`] | the contract: position, budget, seed → decision with candidates and reasons |
//! | [`roster`] | every player and level by name |
//! | [`eval`] | how many points each player is expected to end with, as a sum of terms |
//! | [`facts`] | what the rules say an action does, for people who ask why |
//! | [`judge`] | what draws and turn parts were worth, for reviews |
//! | [`arena`] | matches over deck pairs, and what can be said from them |
//!
//! A complete game of one player against itself:
//!
//! ```
//! use aude_ai::{Budget, Dice, roster};
//! use aude_engine::{Action, Actor, Game, Rules, game::Silent, tiles::standard};
//! use aude_engine::classic::{Classic, Setup};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Game::Classic(Classic::new(Setup { sets: vec![standard::base()], ..Setup::default() })?);
//! let mut player = roster::by_name("medium").ok_or("no such player")?;
//! let mut dice = Dice::new(7);
//! while let Some(action) = match game.actor() {
//!     Actor::Chance => dice.draw(&game).map(Action::Draw),
//!     _ => player.decide(&game, Budget::Simulations(1), 7).action,
//! } {
//!     game.apply(action, &mut Silent)?;
//! }
//! println!("{:?}", game.scores());
//! # Ok(())
//! # }
//! ```

pub mod arena;
mod champion_1;
mod dice;
pub mod eval;
pub mod facts;
mod feature_value;
pub mod judge;
mod one_ply;
pub mod player;
mod position_value;
mod random;
mod rollout_policy;
pub mod roster;
mod search;
mod slip;
mod star;
mod stopwatch;
mod style;
pub mod tune;
mod uct;

pub use dice::Dice;
pub use eval::Evaluator;
pub use facts::{Fact, FactKind};
pub use feature_value::score_if_ended;
pub use judge::Judge;
pub use one_ply::OnePly;
pub use player::{Budget, Candidate, Decision, Player, Reason};
pub use position_value::Knowledge;
pub use random::Random;
pub use search::{Champion, Settings};
pub use slip::Slip;
pub use star::Star;
pub use style::Style;
pub use uct::Uct;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
