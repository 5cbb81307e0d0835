//! What planes show of tiles and features, kept between two steps.
//!
//! The image covers more of the grid than the window, which moves as the board grows: a step copies
//! the window out of it.

use aude_engine::board::Placed;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Player, Players};

use super::Window;
use super::planes::PLANES;

/// So far a window can move in each direction before the image has to be made anew.
const MARGIN: usize = 6;

// What planes show where in a cell (`planes::NAMES`).
const NORTH: usize = 5;
const WEST: usize = 10;
const NORTH_FIELDS: usize = 15;
const WEST_FIELDS: usize = 21;
pub(super) const CLOISTER: usize = 27;

/// What planes show of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sums {
    pub(super) open: u8,
    /// Points if the game ended; of a field, completed cities or animals.
    pub(super) worth: u8,
    /// Followers by seat.
    pub(super) crew: [u8; Players::MOST as usize],
}

impl Sums {
    /// What no feature has.
    pub(super) const UNKNOWN: Self =
        Self { open: u8::MAX, worth: u8::MAX, crew: [0; Players::MOST as usize] };
}

/// Where a tile begins in the image; none outside.
pub(super) type Base = Option<u32>;

/// Where planes show a segment, in bytes from the beginning of its tile.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Spots {
    many: u8,
    at: [u16; 8],
}

impl Spots {
    pub(super) fn add(&mut self, at: usize) {
        self.at[usize::from(self.many)] = at as u16;
        self.many += 1;
    }

    #[inline]
    fn all(&self) -> &[u16] {
        &self.at[..usize::from(self.many)]
    }
}

/// Where the road or city at a side is shown, with a window of so many rows. A tile's east and south
/// edges are the west and north edges of its neighbours' cells.
pub(super) fn side(side: usize, rows: usize) -> usize {
    [NORTH, PLANES + WEST, across(rows) * PLANES + NORTH, WEST][side] + 1
}

/// Where the field at a half-edge is shown. Half-edges run clockwise from the west half of the north
/// side: those of opposite sides meet in reverse order.
pub(super) fn half(half: usize, rows: usize) -> usize {
    let (east, south) = (PLANES + WEST_FIELDS, across(rows) * PLANES + NORTH_FIELDS);
    let (north, west) = (NORTH_FIELDS, WEST_FIELDS);
    [north, north + 3, east + 3, east, south + 3, south, west, west + 3][half]
}

/// Cells in a row of the image.
fn across(rows: usize) -> usize {
    rows + 2 * MARGIN
}

/// Bytes of the image of a game.
pub(crate) fn image_size(rows: usize, players: u8) -> usize {
    across(rows).pow(2) * PLANES * usize::from(players)
}

/// Cells by rows, with [`PLANES`] bytes each, from the point of view of each player.
#[derive(Clone, Default, Debug)]
pub(super) struct Image {
    views: Vec<Vec<u8>>,
    across: usize,
    /// The place of its first column and row on the grid.
    corner: (i16, i16),
    /// The columns and rows with tiles, from the first to the last.
    tiles: Option<Frame>,
    /// There are tiles outside.
    lacks_tiles: bool,
}

/// A rectangle of the image.
#[derive(Clone, Copy, Debug)]
struct Frame {
    west: usize,
    east: usize,
    north: usize,
    south: usize,
}

impl Image {
    /// Empties it, and puts it around a window.
    pub(super) fn clear(&mut self, window: Window, players: u8) {
        let (west, north) = window.corner();
        self.across = across(window.row());
        self.corner = (west - MARGIN as i16, north - MARGIN as i16);
        self.views.resize(usize::from(players), Vec::new());
        for bytes in &mut self.views {
            bytes.clear();
            bytes.resize(self.across * self.across * PLANES, 0);
        }
        self.tiles = None;
        self.lacks_tiles = false;
    }

    /// The column and row of the image at which a window begins.
    fn offset(&self, window: Window) -> (i16, i16) {
        let (west, north) = window.corner();
        (west - self.corner.0, north - self.corner.1)
    }

    /// Whether it has everything that a window shows.
    #[inline]
    pub(super) fn has(&self, window: Window) -> bool {
        let (x, y) = self.offset(window);
        let inside = |at: i16| (1..2 * MARGIN as i16).contains(&at);
        self.across == across(window.row()) && inside(x) && inside(y)
    }

    /// Whether a window shows all tiles; false if in doubt.
    #[inline]
    pub(super) fn fits(&self, window: Window) -> bool {
        let ((x, y), rows) = (self.offset(window), window.row() as i16);
        self.tiles.is_some_and(|tiles| {
            tiles.west as i16 >= x
                && tiles.north as i16 >= y
                && (tiles.east as i16) < x + rows
                && (tiles.south as i16) < y + rows
        }) && !self.lacks_tiles
    }

    /// Shows a tile without its features; returns where it begins.
    pub(super) fn add(&mut self, placed: &Placed, edges: &[u8; 4]) -> Base {
        let Some((x, y)) = self.place(placed.cell) else {
            self.lacks_tiles = true;
            return None;
        };
        self.tiles = Some(match self.tiles {
            None => Frame { west: x, east: x, north: y, south: y },
            Some(tiles) => Frame {
                west: tiles.west.min(x),
                east: tiles.east.max(x),
                north: tiles.north.min(y),
                south: tiles.south.max(y),
            },
        });
        let base = (y * self.across + x) * PLANES;
        let south = base + self.across * PLANES;
        for bytes in &mut self.views {
            bytes[base] = placed.kind.index() as u8 + 1;
            bytes[base + 1] = placed.rotation.turns();
            bytes[base + NORTH] = edges[0];
            bytes[base + PLANES + WEST] = edges[1];
            bytes[south + NORTH] = edges[2];
            bytes[base + WEST] = edges[3];
        }
        Some(base as u32)
    }

    /// The column and row of a cell; none outside, and none where a neighbour would be outside.
    fn place(&self, cell: Cell) -> Option<(usize, usize)> {
        let (x, y) = (cell.x() - self.corner.0, cell.y() - self.corner.1);
        let inside = |at: i16| (0..self.across as i16 - 1).contains(&at);
        (inside(x) && inside(y)).then_some((x as usize, y as usize))
    }

    /// Shows the numbers of a segment's feature.
    #[inline]
    pub(super) fn show(&mut self, base: Base, spots: &Spots, kind: FeatureKind, sums: Sums) {
        let Some(base) = base else { return };
        for (seat, bytes) in self.views.iter_mut().enumerate() {
            let mine = sums.crew[seat];
            let others = (0..sums.crew.len()).filter(|&other| other != seat);
            let others = others.fold(0, |most, other| most.max(sums.crew[other]));
            for &spot in spots.all() {
                let at = &mut bytes[base as usize + usize::from(spot)..][..4];
                match kind {
                    FeatureKind::Road | FeatureKind::City => {
                        at.copy_from_slice(&[mine, others, sums.open, sums.worth]);
                    }
                    FeatureKind::Field => at[..3].copy_from_slice(&[mine, others, sums.worth]),
                    FeatureKind::Cloister => {
                        at[..3].copy_from_slice(&[sums.open + 1, mine, others]);
                    }
                }
            }
        }
    }

    /// Copies what a window shows to a player; the image must have it.
    pub(super) fn copy(&self, window: Window, player: Player, out: &mut [u8]) {
        let bytes = &self.views[usize::from(player.0)];
        let rows = window.row();
        let Some(tiles) = self.tiles else { return out.fill(0) };
        let (x, y) = self.offset(window);
        let (x, y) = (x as usize, y as usize);
        // Tiles show their east and south edges in the next cells.
        let columns = tiles.west.max(x) - x..(tiles.east + 2).min(x + rows).saturating_sub(x);
        let lines = tiles.north.max(y) - y..(tiles.south + 2).min(y + rows).saturating_sub(y);
        for (line, out) in out.chunks_exact_mut(rows * PLANES).enumerate() {
            if !lines.contains(&line) || columns.is_empty() {
                out.fill(0);
                continue;
            }
            let (from, to) = (columns.start * PLANES, columns.end * PLANES);
            let begin = ((y + line) * self.across + x) * PLANES;
            out[..from].fill(0);
            out[from..to].copy_from_slice(&bytes[begin + from..begin + to]);
            out[to..].fill(0);
        }
    }
}
