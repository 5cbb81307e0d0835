//! What happened, for observers. No rule ever reads an event back.

use super::{RuleId, Spot};
use crate::listed::listed;
use crate::tiles::{KindId, Mark};
use crate::{Cell, FigureKind, Player, Rotation};

/// Receives events as they happen.
pub trait Sink {
    /// Whether the details of events are needed. If false, events still arrive, but places that
    /// only a log needs are not looked up: `Scored::at` is empty and returning figures are not
    /// reported. A search ignores events, which then cost nothing; a tally of points needs no more
    /// than that.
    const LIVE: bool = true;
    /// One event.
    fn event(&mut self, event: Event);
}

/// Ignores all events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Sink for Silent {
    const LIVE: bool = false;
    fn event(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player's turn started, or the second part of a double turn (B-2).
    Turn {
        /// Who.
        player: Player,
        /// Whether it is the second part.
        second_part: bool,
    },
    /// A tile was drawn.
    Drawn(KindId),
    /// A drawn tile fits nowhere and leaves the game (C-4).
    Discarded(KindId),
    /// A drawn dragon tile is set aside until the dragon appears (D-7).
    PutAside(KindId),
    /// The tiles set aside are back in the bag (D-7).
    BackInBag(u8),
    /// A tile was placed.
    Placed {
        /// By whom.
        player: Player,
        /// What.
        kind: KindId,
        /// Where.
        cell: Cell,
        /// How it is turned.
        rotation: Rotation,
    },
    /// A figure was put on the board.
    Put {
        /// Whose.
        player: Player,
        /// What.
        figure: FigureKind,
        /// Where.
        at: Spot,
    },
    /// A figure went back to its owner.
    Returned {
        /// Whose.
        player: Player,
        /// What.
        figure: FigureKind,
        /// Where it was.
        from: Spot,
        /// Why.
        reason: LeaveReason,
    },
    /// A player scored.
    Scored(Scored),
    /// The dragon came to a volcano (D-3) or took a step (D-5).
    Dragon {
        /// Where he is now.
        cell: Cell,
        /// Who moved him; nobody when a volcano called him.
        by: Option<Player>,
    },
    /// The fairy joined a follower (D-1).
    Fairy(Spot),
    /// A tower grew (T-2).
    Tower {
        /// Who built.
        player: Player,
        /// Where.
        cell: Cell,
        /// How high it is now.
        height: u8,
    },
    /// A follower was captured (T-3).
    Captured {
        /// Who holds it.
        by: Player,
        /// Whose it is.
        player: Player,
        /// What.
        figure: FigureKind,
        /// Where it was.
        from: Spot,
    },
    /// A captive went home, in an exchange (T-6) or for ransom (T-7).
    Freed {
        /// Whose it is.
        player: Player,
        /// What.
        figure: FigureKind,
        /// Who held it.
        by: Player,
        /// Whether it was bought back.
        ransom: bool,
    },
    /// Goods were taken from a completed city (B-6).
    Goods {
        /// Who.
        player: Player,
        /// Wine, grain or cloth.
        mark: Mark,
        /// How many.
        count: u8,
    },
    /// The builder earned a second part (B-2).
    DoubleTurn(Player),
    /// Mayflower: a surveyor moved west (M-9).
    Surveyor {
        /// The column it was in.
        from: u16,
        /// The column it is in now.
        to: u16,
    },
    /// The last turn is over; final scoring follows (C-15).
    Ending,
    /// The game is over.
    Over,
}

/// Why a figure left the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeaveReason {
    /// Its feature was scored (C-12).
    Scored,
    /// The dragon came (D-6).
    Dragon,
    /// The princess sent it away (D-8).
    Princess,
    /// Another player's tower took it (T-3): it leaves the board but does not go home.
    Captured,
    /// Its owner's own tower took it (T-3).
    OwnTower,
    /// A builder or pig lost the last follower in its feature (B-4, B-7).
    Alone,
    /// Mayflower: both surveyors are west of it (M-10).
    LeftBehind,
}

listed! {
    /// What points were for. The sums over these categories are the final scores.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Category {
        /// Roads; Mayflower's trails.
        Road,
        /// Cities; Mayflower's towns.
        City,
        /// Cloisters; Mayflower's farms.
        Cloister,
        /// Fields; Mayflower's plains.
        Field,
        /// The fairy.
        Fairy,
        /// Goods.
        Goods,
        /// Ransom paid and received.
        Ransom,
        /// Mayflower's surveyors.
        Surveyor,
    }
}

/// Points that a player scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Scored {
    /// Who.
    pub player: Player,
    /// How many; negative for a ransom paid.
    pub points: i16,
    /// What for.
    pub category: Category,
    /// By which rule.
    pub rule: RuleId,
    /// A spot of the feature, where there is one.
    pub at: Option<Spot>,
    /// Whether this is part of the final scoring.
    pub end: bool,
    /// How the points add up.
    pub items: Items,
}

/// What an item counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Tiles of the feature, or tiles present in and around a cloister.
    Tiles,
    /// A mark: shields, posts, animals, …
    Marks(Mark),
    /// Completed cities beside a field.
    Cities,
    /// The fairy, with a follower or on its tile.
    Fairy,
    /// A majority of goods.
    Majority(Mark),
    /// A captive bought back.
    Captive,
    /// Surveyors in a settler's column.
    Surveyors,
}

/// `count` × `each` points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// What is counted.
    pub what: Counted,
    /// How many.
    pub count: u16,
    /// Points for each.
    pub each: i16,
}

/// The items of one scoring; their sum is its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Items {
    first: Item,
    more: [Option<Item>; Self::MOST - 1],
}

impl Items {
    /// Tiles, shields, and what an element adds.
    const MOST: usize = 3;

    /// A single item.
    #[must_use]
    pub const fn one(what: Counted, count: u16, each: i16) -> Self {
        Self { first: Item { what, count, each }, more: [None; Self::MOST - 1] }
    }

    /// With another item, unless its count is zero.
    #[must_use]
    pub const fn and(mut self, what: Counted, count: u16, each: i16) -> Self {
        if count > 0 {
            let item = Some(Item { what, count, each });
            match self.more {
                [None, _] => self.more[0] = item,
                [Some(_), None] => self.more[1] = item,
                [Some(_), Some(_)] => panic!("a scoring has at most three items"),
            }
        }
        self
    }

    /// The items.
    pub fn iter(&self) -> impl Iterator<Item = Item> {
        [Some(self.first)].into_iter().chain(self.more).flatten()
    }

    /// Their total.
    #[must_use]
    pub fn points(&self) -> i16 {
        self.iter().map(|item| item.count as i16 * item.each).sum()
    }
}
