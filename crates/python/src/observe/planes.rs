//! A position as bytes on a square window: the tiles, with the numbers of whole features.

use aude_engine::board::{Feature, Placed, SegmentId, TileId};
use aude_engine::classic::Element;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, FigureId, FigureLocation, Game, Player, Players, Rules};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use super::image::{Base, Image, Sums};
use super::lookup::Lookup;
use super::space::window_size;
use super::{Window, seat};
use crate::game::PyGame;

/// Bytes of a cell: a name for each.
const NAMES: [&str; PLANES] = [
    "tile kind + 1",
    "quarter turns",
    "drawn tile fits (bit per rotation)",
    "last tile 1, dragon 2, fairy 4, tower site 8, own roof follower 16, another's 32, own builder or pig 64, another's 128",
    "tower height",
    "north edge: field 1, road 2, city 3",
    "north edge: own followers",
    "north edge: most followers of another",
    "north edge: open edges",
    "north edge: points if the game ended",
    "west edge: field 1, road 2, city 3",
    "west edge: own followers",
    "west edge: most followers of another",
    "west edge: open edges",
    "west edge: points if the game ended",
    "field at the west half of the north edge: own followers",
    "field at the west half of the north edge: most of another",
    "field at the west half of the north edge: completed cities or animals",
    "field at the east half of the north edge: own followers",
    "field at the east half of the north edge: most of another",
    "field at the east half of the north edge: completed cities or animals",
    "field at the south half of the west edge: own followers",
    "field at the south half of the west edge: most of another",
    "field at the south half of the west edge: completed cities or animals",
    "field at the north half of the west edge: own followers",
    "field at the north half of the west edge: most of another",
    "field at the north half of the west edge: completed cities or animals",
    "cloister: missing neighbours + 1",
    "cloister: own follower",
    "cloister: another's follower",
];

/// How many planes there are.
pub(crate) const PLANES: usize = 30;

const FITS: usize = 2;
const SIGNS: usize = 3;
const TOWER: usize = 4;

/// Fills planes, and remembers between two steps what a tile does not change.
#[derive(Clone, Default, Debug)]
pub(crate) struct Painter {
    image: Image,
    /// By segment on the board.
    parts: Vec<Part>,
    /// How many tiles that is about.
    tiles: usize,
    /// The figures that the image shows.
    figures: Vec<(FigureId, SegmentId)>,
    before: Vec<(FigureId, SegmentId)>,
    cities: Vec<Feature>,
}

/// A segment on the board.
#[derive(Clone, Copy, Debug)]
struct Part {
    feature: Feature,
    /// The numbers of its feature that the image shows.
    sums: Sums,
    kind: FeatureKind,
    /// Its index on its tile.
    index: u8,
    /// Which kind in which rotation its tile is.
    turned: u16,
    /// Where its tile is in the image.
    base: Base,
}

impl Painter {
    /// Another game follows.
    pub(crate) fn forget(&mut self) {
        self.tiles = 0;
    }

    /// Fills the cells of the window, by rows, with [`PLANES`] bytes each; returns how many tiles are
    /// outside. Between two calls the same game goes on, or [`Painter::forget`] is called.
    pub(crate) fn paint(
        &mut self,
        game: &Game,
        me: Player,
        lookup: &Lookup,
        window: Window,
        out: &mut [u8],
    ) -> u32 {
        self.learn(game, lookup, window);
        self.show_followers(game, lookup);
        self.image.copy(window, me, out);
        let (cells, _) = out.as_chunks_mut::<PLANES>();
        if let Some(kind) = game.drawn() {
            game.board().placements(game.tiles(), kind, |cell, rotation| {
                if let Some(cell) = window.cell(cell) {
                    cells[cell][FITS] |= 1 << rotation.turns();
                }
            });
        }
        signs(game, me, window, cells);
        if self.image.fits(window) {
            return 0;
        }
        let outside = |tile: &&Placed| window.place(tile.cell).is_none();
        game.board().placed().iter().filter(outside).count() as u32
    }

    /// Shows followers that were put on the board or left it since the last time. Where features grew
    /// together they were counted with the tile.
    fn show_followers(&mut self, game: &Game, lookup: &Lookup) {
        std::mem::swap(&mut self.figures, &mut self.before);
        self.figures.clear();
        let figures = game.figures();
        self.figures.extend(figures.on_board().filter_map(|id| match figures.location(id) {
            FigureLocation::Segment(segment) => Some((id, segment)),
            _ => None,
        }));
        if self.figures == self.before {
            return;
        }
        for index in 0..self.figures.len().max(self.before.len()) {
            let (before, now) = (self.before.get(index).copied(), self.figures.get(index).copied());
            if before == now {
                continue;
            }
            for (_, segment) in [before, now].into_iter().flatten() {
                let feature = self.parts[segment.index()].feature;
                let crew = crew(game, feature);
                self.show(game, feature, lookup, |sums| Sums { crew, ..sums });
            }
        }
    }

    /// Changes the numbers of a feature, and shows them on each of its segments.
    #[inline]
    fn show(
        &mut self,
        game: &Game,
        feature: Feature,
        lookup: &Lookup,
        change: impl Fn(Sums) -> Sums,
    ) {
        for segment in game.board().segments(feature) {
            let part = &mut self.parts[segment.index()];
            let sums = change(part.sums);
            if part.sums != sums {
                part.sums = sums;
                let spots = &lookup.at(usize::from(part.turned)).spots[usize::from(part.index)];
                self.image.show(part.base, spots, part.kind, sums);
            }
        }
    }

    /// Learns what the tiles placed since the last time have changed.
    fn learn(&mut self, game: &Game, lookup: &Lookup, window: Window) {
        let board = game.board();
        let tiles = board.placed().len();
        let before = std::mem::replace(&mut self.tiles, tiles);
        match board.last() {
            _ if before == 0 || tiles < before || tiles > before + 1 || !self.image.has(window) => {
                self.learn_all(game, lookup, window);
            }
            Some(last) if tiles == before + 1 => self.learn_tile(game, last, lookup),
            _ => {}
        }
    }

    fn learn_all(&mut self, game: &Game, lookup: &Lookup, window: Window) {
        self.image.clear(window, game.players());
        self.parts.clear();
        self.figures.clear();
        for placed in game.board().placed() {
            self.add(game, placed, lookup);
        }
        for index in 0..self.parts.len() {
            let feature = self.parts[index].feature;
            if feature.index() == index {
                self.value(game, feature, lookup);
            }
        }
    }

    /// A tile changes the features on it and the cloisters around it; a city that it completes
    /// changes fields.
    fn learn_tile(&mut self, game: &Game, last: TileId, lookup: &Lookup) {
        let board = game.board();
        let placed = board.tile(last);
        let first = placed.segment(0).index();
        self.parts.truncate(first);
        self.add(game, placed, lookup);
        let mut has_completed_city = false;
        for index in first..self.parts.len() {
            let Part { feature, kind, .. } = self.parts[index];
            for segment in board.segments(feature) {
                self.parts[segment.index()].feature = feature;
            }
            self.value(game, feature, lookup);
            has_completed_city |= kind == FeatureKind::City && board.totals(feature).open == 0;
        }
        for tile in board.around(last) {
            let beside = board.tile(tile);
            let kinds = game.tiles().segments(beside.kind);
            if let Some(at) = kinds.iter().position(|part| part.kind == FeatureKind::Cloister) {
                self.value(game, board.feature(beside.segment(at as u8)), lookup);
            }
        }
        if has_completed_city {
            for index in 0..self.parts.len() {
                let Part { feature, kind, .. } = self.parts[index];
                if feature.index() == index && kind == FeatureKind::Field {
                    self.value(game, feature, lookup);
                }
            }
        }
    }

    /// Adds a tile with its segments, whose numbers are not known yet.
    fn add(&mut self, game: &Game, placed: &Placed, lookup: &Lookup) {
        let number = Lookup::number(placed.kind, placed.rotation);
        let base = self.image.add(placed, &lookup.at(number).edges);
        for (index, segment) in (0..).zip(game.tiles().segments(placed.kind)) {
            self.parts.push(Part {
                feature: game.board().feature(placed.segment(index)),
                sums: Sums::UNKNOWN,
                kind: segment.kind,
                index,
                turned: number as u16,
                base,
            });
        }
    }

    /// Counts what the planes show of a feature.
    fn value(&mut self, game: &Game, feature: Feature, lookup: &Lookup) {
        let (board, totals) = (game.board(), game.board().totals(feature));
        let worth = match (board.kind(feature), game) {
            (FeatureKind::Field, Game::Classic(_)) => {
                board.completed_cities(game.tiles(), feature, &mut self.cities);
                self.cities.len().min(255) as u8
            }
            _ => game.feature_worth(feature, totals.open == 0).points().clamp(0, 255) as u8,
        };
        let open = totals.open.min(254) as u8;
        let crew = crew(game, feature);
        self.show(game, feature, lookup, |_| Sums { open, worth, crew });
    }
}

/// The followers in a feature, by seat.
#[inline]
fn crew(game: &Game, feature: Feature) -> [u8; Players::MOST as usize] {
    let crew = game.board().totals(feature).crew;
    let mut all = [0; Players::MOST as usize];
    if crew.is_occupied() {
        for seat in 0..game.players() {
            all[usize::from(seat)] = crew.weight(seat);
        }
    }
    all
}

/// The last tile, dragon, fairy and towers, and the figures that count in no feature.
fn signs(game: &Game, me: Player, window: Window, cells: &mut [[u8; PLANES]]) {
    let mut mark = |cell: Option<Cell>, sign: u8| {
        if let Some(at) = cell.and_then(|cell| window.cell(cell)) {
            cells[at][SIGNS] |= sign;
        }
    };
    mark(game.board().placed().last().map(|tile| tile.cell), 1);
    let Some(classic) = game.classic() else { return };
    mark(classic.dragon(), 2);
    mark(classic.fairy().map(|fairy| fairy.0), 4);
    for &tile in game.board().towers() {
        let cell = game.board().tile(tile).cell;
        mark(Some(cell), 8);
    }
    for &tile in game.board().towers() {
        let cell = game.board().tile(tile).cell;
        if let Some(at) = window.cell(cell) {
            cells[at][TOWER] = classic.tower_height(cell);
        }
    }
    if ![Element::Rooftop, Element::Builder, Element::Pig].iter().any(|&one| classic.has(one)) {
        return;
    }
    let figures = game.figures();
    for id in figures.on_board() {
        let location = figures.location(id);
        let sign = match location {
            FigureLocation::Roof(_) => 16,
            FigureLocation::Segment(_) if !id.kind().is_follower() => 64,
            FigureLocation::Segment(_) => continue,
        };
        let board = game.board();
        if let Some(at) = window.cell(board.tile(location.tile(board)).cell) {
            cells[at][SIGNS] |= if id.owner() == me { sign } else { 2 * sign };
        }
    }
}

/// What each plane is.
#[pyfunction]
pub(crate) fn plane_names() -> Vec<&'static str> {
    NAMES.to_vec()
}

/// The planes of a position from a player's point of view, by default the acting one's, and how many
/// tiles are outside.
#[pyfunction]
#[pyo3(signature = (game, window = 21, player = None))]
pub(crate) fn planes<'py>(
    py: Python<'py>,
    game: PyRef<'py, PyGame>,
    window: u8,
    player: Option<u8>,
) -> PyResult<(Bound<'py, PyArray3<u8>>, u32)> {
    let lookup = Lookup::new(game.game.tiles(), window_size(window)?.into());
    painted(py, &game.game, window, player, &lookup, &mut Painter::default())
}

/// The planes of a position as an array, and how many tiles are outside.
pub(super) fn painted<'py>(
    py: Python<'py>,
    game: &Game,
    window: u8,
    player: Option<u8>,
    lookup: &Lookup,
    painter: &mut Painter,
) -> PyResult<(Bound<'py, PyArray3<u8>>, u32)> {
    let (size, me) = (usize::from(window), seat(game, player)?);
    let array = PyArray1::zeros(py, [size * size * PLANES], false);
    let mut bytes =
        array.try_readwrite().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    let out = bytes.as_slice_mut().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    painter.forget();
    let outside = painter.paint(game, me, lookup, Window::on(game, window), out);
    drop(bytes);
    Ok((array.reshape([size, size, PLANES])?, outside))
}
