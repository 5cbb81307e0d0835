//! The small state of a game: plain data, copied before every action.

use super::Mayflower;
use super::steps::Step;
use super::surveyors::Surveyors;
use crate::figures::{Figures, Supply};
use crate::position::{Aside, More, Small};
use crate::tiles::Kind;
use crate::{Player, Players};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Now {
    pub(super) figures: Figures,
    pub(super) scores: [i16; Players::MOST as usize],
    pub(super) step: Step,
    /// Whose turn it is.
    pub(super) player: Player,
    /// The tile drawn and not placed yet.
    pub(super) drawn: Option<Kind>,
    pub(super) surveyors: Surveyors,
}

impl Now {
    pub(super) fn new(players: u8, first: Player) -> Self {
        let supply = Supply { small: Mayflower::SETTLERS, ..Supply::default() };
        Self {
            figures: Figures::new(players, supply),
            scores: [0; Players::MOST as usize],
            step: Step::Draw,
            player: first,
            drawn: None,
            surveyors: Surveyors::default(),
        }
    }
}

impl Small for Now {
    fn figures(&self) -> &Figures {
        &self.figures
    }
}

/// Mayflower keeps nothing beyond that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Nothing;

impl More for Nothing {
    fn aside(&self) -> &Aside {
        const { &Aside::EMPTY }
    }
}
