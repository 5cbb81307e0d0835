//! The small state of a game: plain data, copied before every action, so that nothing in it ever
//! needs undo code.

use super::dragon::{Dragon, FairyAt};
use super::elements::Element;
use super::steps::Step;
use super::table::Table;
use super::tower::{Captives, Towers};
use super::traders::{Stock, Turn};
use crate::figures::{Figures, Supply};
use crate::position::{Aside, More, Small};
use crate::tiles::Kind;
use crate::{Player, Players};

/// What the base game keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Now {
    pub(super) figures: Figures,
    pub(super) scores: [i16; Players::MOST as usize],
    pub(super) step: Step,
    /// Whose turn it is.
    pub(super) player: Player,
    /// The tile drawn and not placed yet.
    pub(super) drawn: Option<Kind>,
}

impl Now {
    pub(super) fn new(table: &Table, first: Player) -> Self {
        let supply = Supply {
            small: super::Classic::FOLLOWERS,
            big: table.has(Element::BigFollower),
            builder: table.has(Element::Builder),
            pig: table.has(Element::Pig),
        };
        Self {
            figures: Figures::new(table.players, supply),
            scores: [0; Players::MOST as usize],
            step: Step::Draw,
            player: first,
            drawn: None,
        }
    }
}

impl Small for Now {
    fn figures(&self) -> &Figures {
        &self.figures
    }
}

/// What the elements of expansions keep. Only copied when there are any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Extras {
    pub(super) aside: Aside,
    pub(super) turn: Turn,
    pub(super) goods: Stock,
    pub(super) dragon: Dragon,
    pub(super) fairy: FairyAt,
    pub(super) towers: Towers,
    pub(super) captives: Captives,
    /// Whether a captive was bought back in this turn (T-7).
    pub(super) ransomed: bool,
}

impl Extras {
    pub(super) fn new(table: &Table) -> Self {
        Self {
            aside: Aside::EMPTY,
            turn: Turn::default(),
            goods: Stock::default(),
            dragon: Dragon::AWAY,
            fairy: FairyAt::AWAY,
            towers: Towers::new(table.players, table.has(Element::Tower)),
            captives: Captives::default(),
            ransomed: false,
        }
    }
}

impl More for Extras {
    fn aside(&self) -> &Aside {
        &self.aside
    }
}
