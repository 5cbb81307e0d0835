//! Carcassonne: the base game, and its expansions as elements plugged into it.
//!
//! `steps` holds the order of a turn, `elements` the list of what expansions add. The base game is
//! in `draw`, `place`, `figure_step`, `score` and `final_scoring`; each expansion has its own
//! folder.

mod action_list;
mod attendant;
mod dragon;
mod draw;
mod element_state;
mod elements;
mod figure_step;
mod final_scoring;
mod inns;
mod layout;
mod options;
mod place;
mod query;
mod refuse;
mod rules;
mod score;
mod setup;
mod steps;
mod table;
mod tower;
mod traders;
mod view;

pub use elements::Element;
pub use options::{
    DragonWhen, FairyPoint, Options, PoorRansom, PrincessMay, RansomUntil, Roof, SmallCity, Ties,
    VolcanoFigures,
};
pub use setup::Setup;
pub use steps::Step;

use std::sync::Arc;

use crate::position::Position;
use element_state::ElementState;
use table::Table;

/// A game of Carcassonne.
#[derive(Clone, Debug)]
pub struct Classic {
    table: Arc<Table>,
    pos: Position<Step, ElementState>,
}
