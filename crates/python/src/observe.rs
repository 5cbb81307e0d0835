//! A position as numbers: features of each action, planes, a graph; and actions by fixed ids
//! (docs/python.md).

pub(crate) mod graph;
mod image;
mod lookup;
pub(crate) mod numbers;
pub(crate) mod planes;
pub(crate) mod rows;
mod space;

pub(crate) use image::image_size;
pub(crate) use numbers::{number_count, write_numbers};
pub(crate) use planes::{PLANES, Painter};
pub(crate) use space::{NO_ID, PyActionSpace, Space, window_size};

use aude_engine::{Actor, Cell, Game, Player, Rules};
use pyo3::PyResult;
use pyo3::exceptions::PyValueError;

/// The square part of the grid that planes and fixed ids show, centred on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    west: i16,
    north: i16,
    size: i16,
}

impl Window {
    /// The window on a position.
    pub(crate) fn on(game: &Game, size: u8) -> Self {
        let placed = game.board().placed();
        let (mut west, mut east, mut north, mut south) = (i16::MAX, i16::MIN, i16::MAX, i16::MIN);
        for tile in placed {
            let (x, y) = (tile.cell.x(), tile.cell.y());
            (west, east) = (west.min(x), east.max(x));
            (north, south) = (north.min(y), south.max(y));
        }
        if placed.is_empty() {
            (west, east, north, south) = (0, 0, 0, 0);
        }
        let size = i16::from(size);
        let begin = |low: i16, high: i16| (low + high).div_euclid(2) - size / 2;
        Self { west: begin(west, east), north: begin(north, south), size }
    }

    /// Its first column and row on the grid.
    pub(crate) fn corner(self) -> (i16, i16) {
        (self.west, self.north)
    }

    /// Cells along a side.
    pub(crate) fn row(self) -> usize {
        self.size as usize
    }

    /// The column and row of a cell; none outside.
    #[inline]
    pub(crate) fn place(self, cell: Cell) -> Option<(usize, usize)> {
        let (x, y) = (cell.x() - self.west, cell.y() - self.north);
        let inside = |at: i16| (0..self.size).contains(&at);
        (inside(x) && inside(y)).then_some((x as usize, y as usize))
    }

    /// The number of a cell, by rows; none outside.
    #[inline]
    pub(crate) fn cell(self, cell: Cell) -> Option<usize> {
        self.place(cell).map(|(x, y)| y * self.row() + x)
    }
}

/// From whose point of view a position is shown: the acting player, or whose turn it is.
pub(crate) fn viewer(game: &Game) -> Player {
    match game.actor() {
        Actor::Player(player) => player,
        _ => game.turn(),
    }
}

/// A player of the game, by default the viewer.
pub(crate) fn seat(game: &Game, player: Option<u8>) -> PyResult<Player> {
    match player {
        None => Ok(viewer(game)),
        Some(seat) if seat < game.players() => Ok(Player(seat)),
        Some(seat) => {
            let most = game.players() - 1;
            Err(PyValueError::new_err(format!("expected a player from 0 to {most}, found {seat}")))
        }
    }
}
