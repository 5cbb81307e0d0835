//! Elements: what expansions add to the base game, plugged in by one list.
//!
//! An element is a file with a type that implements [`ElementHooks`]. It takes part only in the
//! hooks it lists, and each hook runs once per step, never once per candidate.

use super::Classic;
use super::action_list::ActionList;
use super::final_scoring::CityWorth;
use super::score::{Completion, Rate};
use crate::board::{Feature, TileId};
use crate::figures::FigureId;
use crate::game::{Action, LeaveReason, Sink};
use crate::listed::listed;
use crate::tiles::KindId;
use crate::{FigureLocation, Player};

listed! {
    /// A point in the game at which elements can take part, named after the method of [`ElementHooks`]
    /// it calls.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) enum Hook {
        TurnBegins,
        Drawn,
        Placed,
        OpenSegments,
        FigureActions,
        Restrict,
        SideActions,
        Passed,
        FigureLeft,
        Worth,
        CityWorth,
        Completed,
        Scored,
        GameEnd,
    }
}

/// What an element does at each hook: nothing by default.
#[allow(unused_variables)]
pub(super) trait ElementHooks {
    /// The hooks it takes part in: `Placed` stands for `on_placed`, `Worth` for `worth`. `cargo xtask
    /// tidy` compares them with the methods.
    const HOOKS: &'static [Hook];
    /// The elements it cannot do without.
    const NEEDS: &'static [Element] = &[];

    /// A player's turn begins; not the second part of a double turn.
    fn on_turn_begins(game: &mut Classic) {}
    /// A tile was drawn. An element that takes it sets `taken`; another is then drawn.
    fn on_drawn<S: Sink>(game: &mut Classic, kind: KindId, taken: &mut bool, sink: &mut S) {}
    /// A tile was placed.
    fn on_placed<S: Sink>(game: &mut Classic, tile: TileId, sink: &mut S) {}
    /// Narrows the segments of the new tile that followers may take, one bit each.
    fn open_segments(game: &Classic, open: &mut u16) {}
    /// Adds actions of the figure step.
    fn figure_actions<L: ActionList>(game: &Classic, list: &mut L) {}
    /// Strikes from the list what may not be done while something else must.
    fn restrict(game: &Classic, list: &mut Vec<Action>) {}
    /// Adds actions available in addition to everything else, up to the figure step.
    fn side_actions<L: ActionList>(game: &Classic, list: &mut L) {}
    /// The player passed in the current step.
    fn on_passed(game: &mut Classic) {}
    /// A figure left the board.
    fn on_figure_left<S: Sink>(
        game: &mut Classic,
        id: FigureId,
        from: FigureLocation,
        reason: LeaveReason,
        sink: &mut S,
    ) {
    }
    /// Changes what a road, city or cloister is worth.
    fn worth(game: &Classic, feature: Feature, completion: Completion, rate: &mut Rate) {}
    /// Changes what a completed city is worth to a player who owns the field.
    fn city_worth(game: &Classic, field: Feature, player: Player, worth: &mut CityWorth) {}
    /// A road, city or cloister was completed, occupied or not.
    fn on_completed<S: Sink>(game: &mut Classic, feature: Feature, sink: &mut S) {}
    /// A feature with followers was scored.
    fn on_scored<S: Sink>(game: &mut Classic, feature: Feature, end: bool, sink: &mut S) {}
    /// Everything else was scored at the end.
    fn on_game_end<S: Sink>(game: &mut Classic, sink: &mut S) {}
}

/// Makes [`Element`] from the list below, and `each!`, which calls one method of [`ElementHooks`] for every
/// element of a set: `each!(elements, on_placed(game, tile, sink))`.
macro_rules! elements {
    ($d:tt $($element:ident = $name:literal, $type:path, $about:literal;)+) => {
        /// An element of the rules that an expansion brings into play.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Element {
            $(#[doc = $about] $element,)+
        }

        impl Element {
            /// All elements.
            pub const ALL: &'static [Self] = &[$(Self::$element),+];

            /// The name tile sets call it by.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$element => $name),+ }
            }

            /// What it is, in a sentence.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self { $(Self::$element => $about),+ }
            }

            /// The element a name stands for.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$element),)+ _ => None }
            }

            /// The elements it cannot do without: a setup with it alone is refused.
            #[must_use]
            pub const fn needs(self) -> &'static [Self] {
                match self { $(Self::$element => <$type as ElementHooks>::NEEDS),+ }
            }

            const fn hooks(self) -> &'static [Hook] {
                match self { $(Self::$element => <$type as ElementHooks>::HOOKS),+ }
            }
        }

        macro_rules! each {
            ($d elements:expr, $d hook:ident($d ($d arg:expr),*)) => {
                for element in $d elements.iter() {
                    use $d crate::classic::elements::{Element, ElementHooks};
                    match element {
                        $(Element::$element => <$type as ElementHooks>::$d hook($d ($d arg),*)),+
                    }
                }
            };
        }
        pub(super) use each;
    };
}

elements! { $
    BigFollower = "big-follower", crate::classic::inns::BigFollower,
        "One big follower per player, who counts twice (I-1).";
    Inn = "inn", crate::classic::inns::Inn, "Inns on roads (I-2).";
    Cathedral = "cathedral", crate::classic::inns::Cathedral, "Cathedrals in cities (I-3).";
    Goods = "goods", crate::classic::traders::Goods, "Goods for the player who completes a city (B-6).";
    Builder = "builder", crate::classic::traders::Builder, "The builder, who earns double turns (B-1).";
    Pig = "pig", crate::classic::traders::Pig, "The pig on the field (B-7).";
    Volcano = "volcano", crate::classic::dragon::Volcano, "Volcanoes, which call the dragon (D-3).";
    Flight = "flight", crate::classic::dragon::Flight, "The dragon's flight (D-5).";
    Fairy = "fairy", crate::classic::dragon::Fairy, "The fairy (D-1).";
    Princess = "princess", crate::classic::dragon::Princess, "The princess, who sends knights home (D-8).";
    Portal = "portal", crate::classic::dragon::Portal, "Portals to any tile (D-9).";
    Tower = "tower", crate::classic::tower::Tower, "Towers that grow (T-2).";
    Rooftop = "rooftop", crate::classic::tower::Rooftop, "Followers on top of towers, who close them (T-5).";
    Capture = "capture", crate::classic::tower::Capture, "Capturing followers within a tower's reach (T-3).";
    Ransom = "ransom", crate::classic::tower::Ransom, "Ransom for captives (T-7).";
}

/// A set of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Elements(u32);

const _: () = assert!(Element::ALL.len() <= u32::BITS as usize, "Elements has no room");

impl Elements {
    pub(super) const fn has(self, element: Element) -> bool {
        self.0 >> element as u32 & 1 == 1
    }

    pub(super) const fn with(self, element: Element) -> Self {
        Self(self.0 | 1 << element as u32)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those with a hook.
    pub(super) fn with_hook(self, hook: Hook) -> Self {
        let hooked = self.iter().filter(|element| element.hooks().contains(&hook));
        hooked.fold(Self::default(), Self::with)
    }

    pub(super) fn iter(mut self) -> impl Iterator<Item = Element> {
        core::iter::from_fn(move || {
            let index = (self.0 != 0).then(|| self.0.trailing_zeros())?;
            self.0 &= self.0 - 1;
            Some(Element::ALL[index as usize])
        })
    }
}
