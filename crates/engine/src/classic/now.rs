//! The small state of a game: plain data, copied before every action, so that nothing in it ever
//! needs undo code.

use super::elements::Element;
use super::steps::Step;
use super::table::Table;
use crate::figures::{Figures, Supply};
use crate::position::{Aside, Small};
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
    pub(super) aside: Aside,
}

impl Now {
    pub(super) fn new(table: &Table, first: Player) -> Self {
        let supply = Supply {
            small: super::Classic::FOLLOWERS,
            big: table.has(Element::BigFollower),
            builder: false,
            pig: false,
        };
        Self {
            figures: Figures::new(table.players, supply),
            scores: [0; Players::MOST as usize],
            step: Step::Draw,
            player: first,
            drawn: None,
            aside: Aside::EMPTY,
        }
    }
}

impl Small for Now {
    fn figures(&self) -> &Figures {
        &self.figures
    }

    fn aside(&self) -> &Aside {
        &self.aside
    }
}
