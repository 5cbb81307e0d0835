//! Computer players for Carcassonne and Carcassonne Mayflower, and the arena that measures them.
//!
//! | module | what it is |
//! |---|---|
//! | [`player`] | the contract: position, budget, seed → decision with candidates and reasons |
//! | [`roster`] | every player and level by name |
//! | [`eval`] | how many points each player is expected to end with, as a sum of terms |
//! | [`facts`] | what the rules say an action does, for people who ask why |
//! | [`arena`] | matches over deck pairs, and what can be said from them |
//!
//! ```
//! use aude_ai::{Budget, roster};
//! use aude_engine::{Action, Game, Rules, classic::{Classic, Setup}, game::Silent};
//!
//! let base = aude_record::sets::builtin("base").expect("built in");
//! let mut game = Game::Classic(Classic::new(Setup { sets: vec![base], ..Setup::default() }).expect("valid"));
//! let mut list = Vec::new();
//! game.legal(&mut list);
//! game.apply(list[0], &mut Silent).expect("a draw");
//! let mut player = roster::by_name("medium").expect("a player");
//! let decision = player.decide(&game, Budget::Simulations(1), 7);
//! assert!(matches!(decision.action, Some(Action::Place { .. })));
//! ```

pub mod arena;
mod dice;
pub mod eval;
pub mod facts;
mod guide;
mod judge;
mod one_ply;
pub mod player;
mod random;
pub mod roster;
mod search;
mod star;
pub mod tune;
mod uct;
mod worth;

pub use dice::Dice;
pub use eval::Evaluator;
pub use facts::{Fact, FactKind};
pub use judge::Knowledge;
pub use one_ply::OnePly;
pub use player::{Budget, Candidate, Decision, Player, Reason};
pub use random::Random;
pub use search::{Champion, Settings};
pub use star::Star;
pub use uct::Uct;
pub use worth::score_if_ended;
