//! Carcassonne: the base game, and its expansions as elements plugged into it.
//!
//! `steps` holds the order of a turn, `elements` the list of what expansions add. The base game
//! is in `draw`, `place`, `wood`, `score` and `finale`; each expansion has a folder of its own.

mod attendant;
mod dragon;
mod draw;
mod elements;
mod extras;
mod finale;
mod inns;
mod offer;
mod options;
mod place;
mod refuse;
mod rules;
mod score;
mod setup;
mod steps;
mod table;
mod tower;
mod traders;
mod view;
mod wood;

pub use elements::Element;
pub use options::{
    FairyPoint, FlightWhen, Options, PoorRansom, PrincessMay, Roof, SmallCity, VolcanoWood,
};
pub use setup::Setup;
pub use steps::Step;

use std::sync::Arc;

use crate::position::Position;
use extras::Extras;
use table::Table;

/// A game of Carcassonne.
#[derive(Clone, Debug)]
pub struct Classic {
    table: Arc<Table>,
    pos: Position<Step, Extras>,
}
