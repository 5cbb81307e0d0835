//! What stays the same for a whole game: tiles, house rules, elements, and the order of steps that
//! follows from them.

use super::elements::{Elements, Hook};
use super::steps::{Order, Step};
use super::{Element, Options};
use crate::Player;
use crate::game::RulesVersion;
use crate::tiles::Tiles;

#[derive(Debug)]
pub(super) struct Table {
    pub(super) rules: RulesVersion,
    pub(super) tiles: Tiles,
    pub(super) players: u8,
    pub(super) first: Player,
    pub(super) options: Options,
    elements: Elements,
    hooked: [Elements; Hook::ALL.len()],
    order: Order,
}

impl Table {
    pub(super) fn new(
        rules: RulesVersion,
        tiles: Tiles,
        players: u8,
        first: Player,
        options: Options,
        elements: Elements,
    ) -> Self {
        let hooked = Hook::ALL.map(|hook| elements.with_hook(hook));
        Self {
            rules,
            tiles,
            players,
            first,
            options,
            elements,
            hooked,
            order: Order::new(elements, options),
        }
    }

    /// Whether an element is in play.
    pub(super) fn has(&self, element: Element) -> bool {
        self.elements.has(element)
    }

    /// Whether any expansion is in play.
    pub(super) fn has_elements(&self) -> bool {
        !self.elements.is_empty()
    }

    /// The elements with a hook.
    pub(super) fn hooked(&self, hook: Hook) -> Elements {
        self.hooked[hook as usize]
    }

    /// The following step.
    pub(super) fn after(&self, step: Step) -> Step {
        self.order.after(step)
    }

    /// The first step of a turn.
    pub(super) fn first_step(&self) -> Step {
        self.order.first()
    }
}
