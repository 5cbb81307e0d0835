//! Carcassonne Mayflower: tiles spread west from a coast, followed by two surveyors.
//!
//! It shares tiles, board and figures with the classic game and nothing else. Its trails, towns,
//! farms and plains are the board's roads, cities, cloisters and fields.

mod final_scoring;
mod layout;
mod options;
mod order;
mod refuse;
mod rules;
mod score;
mod setup;
mod steps;
mod surveyors;
mod view;

pub use options::{Bonus, Options, Rows, Sweep};
pub use setup::Setup;
pub use steps::Step;

use std::sync::Arc;

use crate::Player;
use crate::game::RulesVersion;
use crate::position::Position;
use crate::tiles::Tiles;
use surveyors::Surveyors;

/// What stays the same for a whole game.
#[derive(Debug)]
struct Table {
    rules: RulesVersion,
    tiles: Tiles,
    players: u8,
    first: Player,
    options: Options,
}

/// A game of Mayflower.
#[derive(Clone, Debug)]
pub struct Mayflower {
    table: Arc<Table>,
    pos: Position<Step, Surveyors>,
}
