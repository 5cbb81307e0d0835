//! Limits on input from outside. No real game comes near them.

/// Bytes of a record.
pub const RECORD_BYTES: usize = 1 << 20;
/// Bytes of a line of a record.
pub const RECORD_LINE_BYTES: usize = 1 << 14;
/// Comments and variations of a record.
pub const NOTES: usize = 4096;
/// Variations inside each other.
pub const VARIATION_DEPTH: usize = 16;
/// Characters of a comment.
pub const COMMENT_CHARS: usize = 2000;
/// Characters of a move.
pub const MOVE_CHARS: usize = 64;
/// Characters of a player's name.
pub const NAME_CHARS: usize = 64;
/// Errors that are reported of one record; those after them are not even looked for.
pub const RECORD_ERRORS: usize = 50;
/// Headers of a record beyond those of the format.
pub const HEADERS: usize = 64;
/// Characters of a header's value.
pub const HEADER_CHARS: usize = 4096;
/// Statements about a position.
pub const POSITION_STATEMENTS: usize = 1024;
/// Characters of a statement about a position.
pub const POSITION_CHARS: usize = 4096;
/// Bytes of a line of the protocol.
pub const REQUEST_BYTES: usize = 1 << 20;
/// Bytes of a tile file.
pub const TILE_FILE_BYTES: usize = 1 << 20;
/// Entries of a tile file.
pub const TILE_ENTRIES: usize = 1000;
/// Cities, roads or fields of one tile.
pub const TILE_PARTS: usize = 16;
/// Sets, options or players of a setup.
pub const SETUP_ENTRIES: usize = 64;
