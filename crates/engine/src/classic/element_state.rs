//! The small state of the elements: plain data, copied before every action, so that none of it
//! needs undo code.

use super::Classic;
use super::dragon::{Aside, Dragon, FairyAt};
use super::elements::Element;
use super::table::Table;
use super::tower::{Captives, Towers};
use super::traders::{Stock, Turn};
use crate::Bag;
use crate::figures::{Figures, Supply};
use crate::position::ExtraState;

/// The figures that players start with.
pub(super) fn figures(table: &Table) -> Figures {
    let supply = Supply {
        small: Classic::FOLLOWERS,
        big: table.has(Element::BigFollower),
        builder: table.has(Element::Builder),
        pig: table.has(Element::Pig),
    };
    Figures::new(table.players, supply)
}

/// What the elements of expansions store. Copied only if there are any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ElementState {
    pub(super) aside: Aside,
    pub(super) turn: Turn,
    pub(super) goods: Stock,
    pub(super) dragon: Dragon,
    pub(super) fairy: FairyAt,
    pub(super) towers: Towers,
    pub(super) captives: Captives,
    /// Whether a captive was bought back this turn (T-7).
    pub(super) ransomed: bool,
}

impl ElementState {
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

impl ExtraState for ElementState {
    fn restore_bag(&self, before: &Self, bag: &mut Bag) {
        self.aside.restore_bag(&before.aside, bag);
    }
}

impl Classic {
    /// The elements' part of the hash. A field that is forgotten here is an unused variable.
    pub(super) fn element_hash(&self) -> [u64; 7] {
        let ElementState { aside, turn, goods, dragon, fairy: _, towers: _, captives, ransomed } =
            &self.pos.extra;
        let cell_of = |tile| u64::from(self.pos.board.tile(tile).cell.key());
        [
            aside.hash(),
            turn.hash() << 1 | u64::from(*ransomed),
            goods.hash(),
            dragon.hash(cell_of),
            self.fairy_hash(),
            self.tower_hash(),
            captives.hash(),
        ]
    }
}
