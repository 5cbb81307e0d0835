//! A position described piece by piece instead of by the actions that led to it.

use super::Spot;
use crate::tiles::KindId;
use crate::{Cell, FigureKind, Player, Rotation};

/// A position before a draw, piece by piece. It is unchecked: [`super::Game::laid_out`] checks it.
///
/// What is checked is what can be seen on a table: which tiles there are and how they fit, which
/// figures may stand where and together, and that pieces, tokens and captives add up. Whether some
/// game leads to the position is not searched for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// The tiles that were placed, in any order; start tile and coast are not among them.
    pub tiles: Vec<LaidTile>,
    /// The figures on the board.
    pub figures: Vec<LaidFigure>,
    /// Points by seat; 0 for those not listed.
    pub scores: Vec<i16>,
    /// Whose turn it is, as a seat counted from 0.
    pub turn: u8,
    /// Whether the draw is that of the second part of a double turn (B-2).
    pub second: bool,
    /// Tiles that fitted nowhere and left the game (C-4).
    pub gone: Vec<KindId>,
    /// Dragon tiles set aside (D-7).
    pub aside: Vec<KindId>,
    /// Where the dragon is (D-3).
    pub dragon: Option<Cell>,
    /// Where the fairy is, and the follower she stands with if he is still there (D-1).
    pub fairy: Option<(Cell, Option<Spot>)>,
    /// Towers of at least one piece (T-2).
    pub towers: Vec<LaidTower>,
    /// Tower pieces by seat; if none are listed, what is built was taken from each in turn (T-1).
    pub pieces: Vec<u8>,
    /// Wine, grain and cloth by seat (B-6).
    pub goods: Vec<[u8; 3]>,
    /// Followers held captive (T-3).
    pub captives: Vec<LaidCaptive>,
    /// Whether a captive was bought back this turn (T-7).
    pub ransomed: bool,
    /// Mayflower: the columns of the surveyors (M-9).
    pub surveyors: [u16; 2],
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LaidTile {
    /// Where it is.
    pub cell: Cell,
    /// What it is.
    pub kind: KindId,
    /// How it is turned.
    pub rotation: Rotation,
}

/// A figure on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LaidFigure {
    /// Where it is.
    pub at: Spot,
    /// Whose it is.
    pub player: Player,
    /// What it is.
    pub figure: FigureKind,
}

/// A tower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LaidTower {
    /// Where it is.
    pub cell: Cell,
    /// Its pieces.
    pub height: u8,
    /// Whether it stays closed although its follower has gone (house rule of T-5).
    pub shut: bool,
}

/// A captive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LaidCaptive {
    /// Who holds him.
    pub captor: Player,
    /// Whose he is.
    pub owner: Player,
    /// What he is.
    pub figure: FigureKind,
}
