//! The sizes the engine is built for, in one place. Growing one of them too far does
//! not compile: the assertions say which number is full.

use crate::Players;

/// The most tiles a game can have, including the coast.
pub(crate) const MOST_TILES: usize = 1000;
/// The most kinds of tiles a game can have; a [`crate::tiles::KindId`] is 8 bits wide.
pub(crate) const MOST_KINDS: usize = 255;
/// The most copies of one kind in the bag, which counts them in 8 bits.
pub(crate) const MOST_COPIES: u32 = 200;
/// The most segments a tile can have; segment sets are 16 bits wide.
pub(crate) const MOST_SEGMENTS: usize = 16;
/// The most tower sites a game can have; sets of towers are 64 bits wide.
pub(crate) const MOST_TOWERS: usize = 40;
/// The most tiles that can be set aside (D-7).
pub(crate) const MOST_ASIDE: usize = 24;

/// The most segments on the board.
pub(crate) const MOST_BOARD_SEGMENTS: usize = MOST_TILES * MOST_SEGMENTS;
/// The most cells that hold a tile or are next to one: a connected layout of n tiles has up to
/// 2n + 2 open cells.
pub(crate) const MOST_SITES: usize = 3 * MOST_TILES + 2;
/// The most joins of segments: on each side of a tile a road or city and two fields.
const MOST_JOINS: usize = 4 * 3 * MOST_TILES;

const _: () = {
    // Indexes of tiles, segments, sites and joins are 16 bits wide; one value means none.
    assert!(MOST_TILES < u16::MAX as usize);
    assert!(MOST_BOARD_SEGMENTS < u16::MAX as usize);
    assert!(MOST_SITES < u16::MAX as usize);
    assert!(MOST_JOINS < u16::MAX as usize);
    assert!(MOST_KINDS <= u8::MAX as usize + 1);
    // A start tile is one more copy.
    assert!(MOST_COPIES < u8::MAX as u32);
    assert!(MOST_SEGMENTS <= u16::BITS as usize);
    assert!(MOST_TOWERS <= u64::BITS as usize);
    assert!(MOST_TOWERS <= u8::MAX as usize);
    assert!(MOST_ASIDE <= u8::MAX as usize);
    assert!(Players::MOST as u32 <= u8::BITS);
};
