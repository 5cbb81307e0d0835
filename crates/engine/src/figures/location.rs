//! Where figures are on the board.

use crate::board::{Board, SegmentId, TileId};
use crate::limits::MOST_BOARD_SEGMENTS;

/// Marks a location as the top of the tower on a tile.
const ROOF: u16 = 0x8000;

const _: () =
    assert!(MOST_BOARD_SEGMENTS <= ROOF as usize, "a roof and a segment would look the same");

/// Where a figure on the board is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FigureLocation {
    /// On a segment of a tile.
    Segment(SegmentId),
    /// On top of the tower of a tile (T-5).
    Roof(TileId),
}

impl FigureLocation {
    /// The tile it is on.
    #[must_use]
    pub fn tile(self, board: &Board) -> TileId {
        match self {
            Self::Segment(segment) => board.tile_of(segment),
            Self::Roof(tile) => tile,
        }
    }

    pub(super) const fn pack(self) -> u16 {
        match self {
            Self::Segment(segment) => segment.0,
            Self::Roof(tile) => tile.0 | ROOF,
        }
    }

    pub(super) const fn unpack(packed: u16) -> Self {
        if packed & ROOF == 0 {
            Self::Segment(SegmentId(packed))
        } else {
            Self::Roof(TileId(packed & !ROOF))
        }
    }
}
