//! Actions by fixed ids: the same number means the same move relative to the window.

use std::sync::{Mutex, PoisonError};

use aude_engine::classic::Element;
use aude_engine::{Action, Cell, FigureKind, Game, Player, Rules, Side, Spot};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use super::lookup::{Lookup, NO_SLOT, SLOTS, slot_name};
use super::planes::{Painter, painted};
use super::{Window, viewer};
use crate::errors::ActionError;
use crate::game::PyGame;

/// Ids for actions that the window does not show, in the order of the list.
const SPARE: usize = 64;

/// What an id that is not legal now is compared with.
pub(crate) const NO_ID: u32 = u32::MAX;

/// A block of ids: what it is for, and where it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    Place,
    Pass,
    /// On the tile just placed, by kind of figure.
    Put(FigureKind),
    /// Through a portal, by kind of follower.
    Portal(FigureKind),
    Roof(FigureKind),
    Fairy,
    Princess,
    Tower,
    Capture,
    Exchange,
    Ransom,
    Dragon,
    Score,
    Outside,
}

/// The ids of one setup.
#[derive(Clone, Debug)]
pub(crate) struct Space {
    pub(crate) window: u8,
    pub(crate) lookup: Lookup,
    sets: Vec<String>,
    blocks: Vec<(Block, usize)>,
    size: usize,
}

impl Space {
    /// The ids for games with the setup of `game`.
    pub(crate) fn new(game: &Game, window: u8) -> Self {
        let has = |element| game.classic().is_some_and(|game| game.has(element));
        let kinds: Vec<FigureKind> = FigureKind::ALL
            .into_iter()
            .filter(|&kind| match kind {
                FigureKind::Small => true,
                FigureKind::Big => has(Element::BigFollower),
                FigureKind::Builder => has(Element::Builder),
                FigureKind::Pig => has(Element::Pig),
            })
            .collect();
        let followers = || kinds.iter().copied().filter(|kind| kind.is_follower());
        let mut wanted = vec![Block::Place, Block::Pass];
        wanted.extend(kinds.iter().map(|&kind| Block::Put(kind)));
        if has(Element::Portal) {
            wanted.extend(followers().map(Block::Portal));
        }
        if has(Element::Rooftop) {
            wanted.extend(followers().map(Block::Roof));
        }
        let others = [
            (has(Element::Fairy), Block::Fairy),
            (has(Element::Princess), Block::Princess),
            (has(Element::Tower), Block::Tower),
            (has(Element::Capture), Block::Capture),
            (has(Element::Capture), Block::Exchange),
            (has(Element::Ransom), Block::Ransom),
            (has(Element::Flight), Block::Dragon),
            (game.mayflower().is_some(), Block::Score),
            (true, Block::Outside),
        ];
        wanted.extend(others.into_iter().filter(|other| other.0).map(|other| other.1));
        let mut space = Self {
            window,
            lookup: Lookup::new(game.tiles(), usize::from(window)),
            sets: game.tiles().sets().to_vec(),
            blocks: Vec::new(),
            size: 0,
        };
        for block in wanted {
            space.blocks.push((block, space.size));
            space.size += space.len(block);
        }
        space
    }

    /// How many ids there are.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// Whether these are the ids of a game.
    pub(crate) fn suits(&self, game: &Game) -> bool {
        self.sets == game.tiles().sets()
    }

    fn cells(&self) -> usize {
        usize::from(self.window).pow(2)
    }

    fn len(&self, block: Block) -> usize {
        match block {
            Block::Place => 4 * self.cells(),
            Block::Pass => 1,
            Block::Put(_) => SLOTS,
            Block::Portal(_) | Block::Princess | Block::Score => SLOTS * self.cells(),
            Block::Roof(_) | Block::Tower => self.cells(),
            // A follower may also be on a roof.
            Block::Fairy | Block::Capture => (SLOTS + 1) * self.cells(),
            Block::Exchange => FigureKind::ALL.len(),
            Block::Ransom => FigureKind::ALL.len() * aude_engine::Players::MOST as usize,
            Block::Dragon => Side::ALL.len(),
            Block::Outside => SPARE,
        }
    }

    #[inline]
    fn start(&self, block: Block) -> Option<usize> {
        self.blocks.iter().find(|(known, _)| *known == block).map(|&(_, start)| start)
    }

    /// The slot of a spot on its tile.
    fn slot(&self, game: &Game, at: Spot) -> Option<usize> {
        if at.is_roof() {
            return Some(SLOTS);
        }
        let board = game.board();
        let placed = board.tile(board.tile_at(at.cell)?);
        let slot =
            *self.lookup.get(placed.kind, placed.rotation).slots.get(usize::from(at.segment))?;
        (slot != NO_SLOT).then_some(slot.into())
    }

    /// The id of an action if the window shows it.
    fn shown(&self, game: &Game, window: Window, action: Action) -> Option<usize> {
        let spot = |block, at: Spot, slots: usize| {
            let slot = self.slot(game, at).filter(|&slot| slot < slots)?;
            Some(self.start(block)? + window.cell(at.cell)? * slots + slot)
        };
        let cell = |block, at: Cell| Some(self.start(block)? + window.cell(at)?);
        match action {
            Action::Draw(_) => None,
            // The first block begins with 0.
            Action::Place { cell, rotation } => {
                Some(4 * window.cell(cell)? + usize::from(rotation.turns()))
            }
            Action::Pass => self.start(Block::Pass),
            Action::Put { figure, at } if at.is_roof() => cell(Block::Roof(figure), at.cell),
            Action::Put { figure, at } => {
                let new = game.board().placed().last().map(|tile| tile.cell);
                if new == Some(at.cell) {
                    let slot = self.slot(game, at)?;
                    Some(self.start(Block::Put(figure))? + slot)
                } else {
                    spot(Block::Portal(figure), at, SLOTS)
                }
            }
            Action::Fairy(at) => spot(Block::Fairy, at, SLOTS + 1),
            Action::Princess(at) => spot(Block::Princess, at, SLOTS),
            Action::Tower(at) => cell(Block::Tower, at),
            Action::Capture(at) => spot(Block::Capture, at, SLOTS + 1),
            Action::Exchange(figure) => Some(self.start(Block::Exchange)? + figure as usize),
            Action::Ransom { from, figure } => {
                let seat = relative(game, from);
                Some(self.start(Block::Ransom)? + seat * FigureKind::ALL.len() + figure as usize)
            }
            Action::Dragon(side) => Some(self.start(Block::Dragon)? + side.index()),
            Action::Score(at) => spot(Block::Score, at, SLOTS),
        }
    }

    /// The ids of a list of actions, in its order; returns how many of them the window does not
    /// show. Those have spare ids; `NO_ID` beyond.
    pub(crate) fn ids(
        &self,
        game: &Game,
        window: Window,
        list: &[Action],
        ids: &mut Vec<u32>,
    ) -> u32 {
        let spare = self.size - SPARE;
        let mut outside = 0;
        ids.clear();
        ids.extend(list.iter().map(|&action| match self.shown(game, window, action) {
            Some(id) => id as u32,
            None => {
                outside += 1;
                let id = spare + outside - 1;
                if id < self.size { id as u32 } else { NO_ID }
            }
        }));
        outside as u32
    }

    /// What an id means.
    fn describe(&self, id: usize) -> String {
        let found = self.blocks.iter().rev().find(|(_, start)| *start <= id);
        let Some(&(block, start)) = found else { return String::new() };
        let (at, width) = (id - start, usize::from(self.window));
        let cell = |cell: usize| format!("row {}, column {}", cell / width, cell % width);
        let spot = |slots: usize| {
            let slot = if at % slots == SLOTS { "roof".to_owned() } else { slot_name(at % slots) };
            format!("{}, {slot}", cell(at / slots))
        };
        let figure = |kind: FigureKind| format!("{kind:?}").to_lowercase();
        match block {
            Block::Place => format!("place at {}, {} quarter turns", cell(at / 4), at % 4),
            Block::Pass => "pass".to_owned(),
            Block::Put(kind) => format!("put {} on the new tile, {}", figure(kind), slot_name(at)),
            Block::Portal(kind) => {
                format!("put {} through a portal at {}", figure(kind), spot(SLOTS))
            }
            Block::Roof(kind) => format!("put {} on the tower at {}", figure(kind), cell(at)),
            Block::Fairy => format!("move the fairy to {}", spot(SLOTS + 1)),
            Block::Princess => format!("send home the knight at {}", spot(SLOTS)),
            Block::Tower => format!("add a tower piece at {}", cell(at)),
            Block::Capture => format!("capture the follower at {}", spot(SLOTS + 1)),
            Block::Exchange => format!("take back a {}", figure(FigureKind::ALL[at])),
            Block::Ransom => {
                let kinds = FigureKind::ALL.len();
                format!(
                    "buy back a {} from the player {} seats on",
                    figure(FigureKind::ALL[at % kinds]),
                    at / kinds
                )
            }
            Block::Dragon => format!("move the dragon {}", Side::ALL[at]),
            Block::Score => format!("score the feature at {}", spot(SLOTS)),
            Block::Outside => format!("legal action {at} of those outside the window"),
        }
    }
}

/// How many seats after the viewer a player sits.
pub(crate) fn relative(game: &Game, player: Player) -> usize {
    let (me, all) = (viewer(game).0, game.players());
    usize::from((player.0 + all - me) % all)
}

/// Fixed ids for the actions of all games with one setup.
#[pyclass(name = "ActionSpace", module = "aude", frozen)]
pub(crate) struct PyActionSpace {
    space: Space,
    /// A game of the setup, for pickles.
    start: Game,
    names: Vec<String>,
    /// Its memory is used again. Locked only while the interpreter lock is held.
    painter: Mutex<Painter>,
}

/// Checks the size of a window.
pub(crate) fn window_size(window: u8) -> PyResult<u8> {
    if window % 2 == 1 && (9..=99).contains(&window) {
        return Ok(window);
    }
    Err(PyValueError::new_err(format!(
        "expected `window`: an odd number from 9 to 99, found {window}"
    )))
}

impl PyActionSpace {
    fn check(&self, game: &Game) -> PyResult<()> {
        if self.space.suits(game) {
            return Ok(());
        }
        Err(PyValueError::new_err("this action space belongs to games with other tile sets"))
    }

    fn listed(&self, game: &mut PyGame) -> PyResult<(Vec<u32>, u32)> {
        self.check(&game.game)?;
        let mut ids = Vec::new();
        let list = game.list().to_vec();
        let outside = match list.first() {
            // Chance has no ids: its actions are numbered by tile kind.
            Some(Action::Draw(_)) => 0,
            _ => {
                let window = Window::on(&game.game, self.space.window);
                self.space.ids(&game.game, window, &list, &mut ids)
            }
        };
        Ok((ids, outside))
    }
}

#[pymethods]
impl PyActionSpace {
    #[new]
    #[pyo3(signature = (game, window = 21))]
    fn new(game: PyRef<'_, PyGame>, window: u8) -> PyResult<Self> {
        let space = Space::new(&game.game, window_size(window)?);
        let (start, names) = (game.game.snapshot(), game.names.clone());
        Ok(Self { space, start, names, painter: Mutex::default() })
    }

    fn __getnewargs__(&self) -> (PyGame, u8) {
        (PyGame::of(self.start.clone(), self.names.clone()), self.space.window)
    }

    // It never changes.
    fn __copy__(space: Py<Self>) -> Py<Self> {
        space
    }

    fn __deepcopy__<'py>(space: Py<Self>, _memo: &Bound<'py, PyAny>) -> Py<Self> {
        space
    }

    /// How many ids there are.
    #[getter]
    fn n(&self) -> usize {
        self.space.size()
    }

    fn __len__(&self) -> usize {
        self.space.size()
    }

    /// Cells along a side of the window.
    #[getter]
    fn window(&self) -> u8 {
        self.space.window
    }

    /// The ids of the legal actions, in the order of `game.legal()`; -1 where none is left. Empty if
    /// no player acts.
    fn ids<'py>(&self, py: Python<'py>, game: &mut PyGame) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let (ids, _) = self.listed(game)?;
        Ok(PyArray1::from_vec(py, ids.into_iter().map(|id| id as i32).collect()))
    }

    /// Ones for the ids that are legal.
    fn mask<'py>(&self, py: Python<'py>, game: &mut PyGame) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let (ids, _) = self.listed(game)?;
        let array = PyArray1::zeros(py, [self.space.size()], false);
        let mut mask =
            array.try_readwrite().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        let bytes: &mut [i8] =
            mask.as_slice_mut().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        for id in ids.into_iter().filter(|&id| id != NO_ID) {
            bytes[id as usize] = 1;
        }
        drop(mask);
        Ok(array)
    }

    /// How many legal actions the window does not show.
    fn outside(&self, game: &mut PyGame) -> PyResult<u32> {
        Ok(self.listed(game)?.1)
    }

    /// How many tiles the window does not show.
    fn tiles_outside(&self, game: PyRef<'_, PyGame>) -> usize {
        let window = Window::on(&game.game, self.space.window);
        let placed = game.game.board().placed().iter();
        placed.filter(|tile| window.place(tile.cell).is_none()).count()
    }

    /// The planes of a position on this window, and how many tiles are outside: `aude.observe.planes`,
    /// in about half the time.
    #[pyo3(signature = (game, player = None))]
    fn planes<'py>(
        &self,
        py: Python<'py>,
        game: PyRef<'py, PyGame>,
        player: Option<u8>,
    ) -> PyResult<(Bound<'py, PyArray3<u8>>, u32)> {
        self.check(&game.game)?;
        let (window, lookup) = (self.space.window, &self.space.lookup);
        let mut painter = self.painter.lock().unwrap_or_else(PoisonError::into_inner);
        painted(py, &game.game, window, player, lookup, &mut painter)
    }

    /// The index among the legal actions that an id stands for.
    fn index(&self, game: &mut PyGame, id: i64) -> PyResult<usize> {
        let (ids, _) = self.listed(game)?;
        let at = ids.iter().position(|&known| known != NO_ID && i64::from(known) == id);
        at.ok_or_else(|| match usize::try_from(id) {
            Ok(known) if known < self.space.size() => ActionError::new_err(format!(
                "id {id} is not legal now: {}",
                self.space.describe(known)
            )),
            _ => ActionError::new_err(format!(
                "expected an id from 0 to {}, found {id}",
                self.space.size() - 1
            )),
        })
    }

    /// What an id means, in words.
    fn describe(&self, id: usize) -> PyResult<String> {
        if id < self.space.size() {
            return Ok(self.space.describe(id));
        }
        Err(ActionError::new_err(format!(
            "expected an id from 0 to {}, found {id}",
            self.space.size() - 1
        )))
    }

    fn __repr__(&self) -> String {
        format!("<aude.ActionSpace: {} ids, window {}>", self.space.size(), self.space.window)
    }
}
