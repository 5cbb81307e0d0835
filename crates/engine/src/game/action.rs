//! What players and chance can do.

use crate::tiles::KindId;
use crate::{Cell, FigureKind, Player, Rotation, Side};

/// Whose turn it is to act.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    /// A tile must be drawn: any kind in the bag, weighted by its copies there.
    Chance,
    /// A player decides.
    Player(Player),
    /// The game is over.
    Nobody,
}

/// A place for a figure: a segment of the tile on a cell, or the roof of its tower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The tile's cell.
    pub cell: Cell,
    /// The segment's index on its tile, or [`Spot::ROOF`].
    pub segment: u8,
}

impl Spot {
    /// The top of the tower instead of a segment.
    pub const ROOF: u8 = u8::MAX;

    /// A segment of the tile on `cell`.
    #[must_use]
    pub const fn new(cell: Cell, segment: u8) -> Self {
        Self { cell, segment }
    }

    /// The top of the tower on `cell`.
    #[must_use]
    pub const fn roof(cell: Cell) -> Self {
        Self { cell, segment: Self::ROOF }
    }

    /// Whether this is the top of a tower.
    #[must_use]
    pub const fn is_roof(self) -> bool {
        self.segment == Self::ROOF
    }
}

/// One action. Lists of legal actions are sorted in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this tile is drawn.
    Draw(KindId),
    /// The drawn tile goes here. Only the rotations below [`crate::tiles::TileKind::turns`] occur.
    Place {
        /// Where.
        cell: Cell,
        /// How it is turned.
        rotation: Rotation,
    },
    /// No figure is put; a capture is declined.
    Pass,
    /// A figure goes from the supply to a spot.
    Put {
        /// What.
        figure: FigureKind,
        /// Where.
        at: Spot,
    },
    /// The fairy joins the player's follower here (D-1).
    Fairy(Spot),
    /// The princess sends this knight home (D-8).
    Princess(Spot),
    /// A tower piece goes on this site or tower (T-2).
    Tower(Cell),
    /// This follower is captured (T-3).
    Capture(Spot),
    /// The owner takes back a captive of this kind in an exchange (T-6).
    Exchange(FigureKind),
    /// A captive of this kind is bought back (T-7).
    Ransom {
        /// Who holds it.
        from: Player,
        /// What it is.
        figure: FigureKind,
    },
    /// The dragon takes a step (D-5).
    Dragon(Side),
    /// Mayflower: this feature is scored next (M-11).
    Score(Spot),
}
