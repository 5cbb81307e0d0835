//! One game.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use aude_art::{Artist, BoardOptions, BoardView, Look, png, rgb};
use aude_engine::game::{Event, Silent};
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::import::import;
use aude_record::wire::{ActionJson, HappenedJson, StateJson};
use aude_record::{GameSetup, Record, SetLibrary, digest, english, notation, wire};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyInt, PyString, PyType};

use crate::convert::{from_python, json, texts};
use crate::errors::{ActionError, RecordError, SetupError, problems, refused};
use crate::text::text;

/// Names in a list of players or sets; no game has as many.
const MOST_TEXTS: usize = 255;

/// Carcassonne or Mayflower in progress. Chance is an actor: it draws the tiles.
#[pyclass(name = "Game", module = "aude")]
pub(crate) struct PyGame {
    pub(crate) game: Game,
    pub(crate) names: Vec<String>,
    /// The legal actions, if they are those of the present position.
    legal: Vec<Action>,
    is_listed: bool,
    artist: Arc<OnceLock<Artist>>,
}

impl PyGame {
    pub(crate) fn of(game: Game, names: Vec<String>) -> Self {
        Self { game, names, legal: Vec::new(), is_listed: false, artist: Arc::default() }
    }

    /// Must be called after every change of the position.
    pub(crate) fn changed(&mut self) {
        self.is_listed = false;
    }

    /// The legal actions, sorted.
    pub(crate) fn list(&mut self) -> &[Action] {
        if !self.is_listed {
            self.game.legal(&mut self.legal);
            self.is_listed = true;
        }
        &self.legal
    }

    /// An action by its index in the list of legal actions.
    pub(crate) fn nth(&mut self, py: Python<'_>, index: i64) -> PyResult<Action> {
        let many = self.list().len();
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        match self.legal.get(at) {
            Some(&action) => Ok(action),
            // The rules say that it is over.
            None if many == 0 => Err(self
                .game
                .apply(Action::Pass, &mut Silent)
                .err()
                .map_or_else(|| ActionError::new_err("no action is legal"), |no| refused(py, &no))),
            None => {
                let most = many - 1;
                Err(ActionError::new_err(format!(
                    "expected an index from 0 to {most}, found {index}"
                )))
            }
        }
    }

    /// An action in any of its forms: index, text or dict. It need not be legal.
    pub(crate) fn read(&mut self, action: &Bound<'_, PyAny>) -> PyResult<Action> {
        if let Ok(text) = action.cast::<PyString>() {
            let text = text.to_str()?;
            return notation::read(&self.game, text)
                .map_err(|error| ActionError::new_err(format!("{text:?}: {error}")));
        }
        if action.is_instance_of::<PyDict>() {
            return wire::action(&self.game, &from_python(action)?)
                .map_err(|error| ActionError::new_err(error.to_string()));
        }
        if action.is_instance_of::<PyBool>() {
            return Err(PyTypeError::new_err("expected an index, a text or a dict, found a bool"));
        }
        match action.extract::<i64>() {
            Ok(index) => self.nth(action.py(), index),
            Err(_) if action.is_instance_of::<PyInt>() => {
                Err(ActionError::new_err("the index is out of range"))
            }
            Err(_) => {
                let kind = action.get_type().name()?;
                Err(PyTypeError::new_err(format!(
                    "expected an index, a text or a dict, found {kind}"
                )))
            }
        }
    }

    fn picture(&self, pixels: Option<u32>) -> String {
        let artist = self.artist.get_or_init(|| Artist::new(self.game.tiles(), Look::Painted));
        artist
            .board(&BoardView::of(&self.game), &BoardOptions { pixels, ..BoardOptions::default() })
    }

    /// A drawing with so many pixels a tile, and its width in pixels.
    fn sized(&self, pixels: u32) -> PyResult<(String, u32)> {
        if !(8..=400).contains(&pixels) {
            return Err(PyValueError::new_err("expected 8 to 400 pixels a tile"));
        }
        let svg = self.picture(Some(pixels));
        let view = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next());
        let width = view.and_then(|numbers| numbers.split_whitespace().nth(2)?.parse::<f64>().ok());
        let width = (width.unwrap_or(1000.0) * f64::from(pixels) / 100.0).max(1.0) as u32;
        Ok((svg, width))
    }
}

/// Reads a record or a game from elsewhere, or raises everything wrong with it at once.
pub(crate) fn read_record(py: Python<'_>, text: &str) -> PyResult<Record> {
    import(text, &SetLibrary::builtin())
        .map(|found| found.record)
        .map_err(|all| problems(py, RecordError::new_err(all.to_string()), &all))
}

#[pymethods]
impl PyGame {
    /// A new game: `players` is a number or a list of names, `sets` a list of tile sets.
    #[new]
    #[pyo3(signature = (game = "classic", *, sets = None, players = None, options = None, first = 0, rules = None))]
    fn new(
        py: Python<'_>,
        game: &str,
        sets: Option<&Bound<'_, PyAny>>,
        players: Option<&Bound<'_, PyAny>>,
        options: Option<BTreeMap<String, String>>,
        first: u8,
        rules: Option<u32>,
    ) -> PyResult<Self> {
        let mut setup = GameSetup { first, ..GameSetup::default_of(game) };
        if let Some(sets) = sets {
            setup.sets = texts(sets, MOST_TEXTS)
                .map_err(|_| PyTypeError::new_err("expected `sets`: a list of names"))?;
        }
        setup.rules = rules.unwrap_or(setup.rules);
        setup.options = options.unwrap_or_default().into_iter().collect();
        if let Some(players) = players {
            setup.players = match players.extract::<u8>() {
                Ok(many) => GameSetup::default_names(many),
                Err(_) => texts(players, MOST_TEXTS).map_err(|_| {
                    PyTypeError::new_err("expected `players`: a small number or a list of names")
                })?,
            };
        }
        match setup.begin(&SetLibrary::builtin()) {
            Ok(game) => Ok(Self::of(game, setup.players)),
            Err(all) => Err(problems(py, SetupError::new_err(all.to_string()), &all)),
        }
    }

    /// The game of a record, or of a log or link from elsewhere (docs/import.md), after its last move or after the
    /// first `moves`, draws included.
    #[classmethod]
    #[pyo3(signature = (text, moves = None))]
    fn from_record(
        _: &Bound<'_, PyType>,
        py: Python<'_>,
        text: &str,
        moves: Option<usize>,
    ) -> PyResult<Self> {
        let record = read_record(py, text)?;
        let game = record.replay_to(moves.unwrap_or(usize::MAX));
        Ok(Self::of(game, record.setup().players.clone()))
    }

    /// The record of the game so far, as text (docs/record.md).
    fn record(&self) -> String {
        Record::of(&self.game, &self.names).to_string()
    }

    /// The game of a pickle: its record, which is never taken for a log from elsewhere.
    #[classmethod]
    fn _of_record(_: &Bound<'_, PyType>, py: Python<'_>, text: &str) -> PyResult<Self> {
        let record = Record::parse(text, &SetLibrary::builtin())
            .map_err(|all| problems(py, RecordError::new_err(all.to_string()), &all))?;
        let game = record.replay_to(usize::MAX);
        Ok(Self::of(game, record.setup().players.clone()))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<Self>().getattr("_of_record")?, (self.record(),)))
    }

    /// A copy that shares nothing with this one.
    fn clone(&self) -> Self {
        let mut copy = Self::of(self.game.clone(), self.names.clone());
        copy.artist = Arc::clone(&self.artist);
        copy
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// The legal actions as text, sorted; an action's index here is its number for `apply`.
    fn legal(&mut self) -> Vec<String> {
        self.list();
        self.legal.iter().map(|&action| notation::write(&self.game, action)).collect()
    }

    /// How many legal actions there are; 0 only when the game is over.
    #[getter]
    fn legal_count(&mut self) -> usize {
        self.list().len()
    }

    /// Every legal action as a dict, in the same order.
    fn legal_dicts<'py>(&mut self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.list();
        self.legal.iter().map(|&action| json(py, &ActionJson::of(&self.game, action))).collect()
    }

    /// An action in words.
    fn describe(&mut self, action: &Bound<'_, PyAny>) -> PyResult<String> {
        let action = self.read(action)?;
        Ok(english::choice(&self.game, action))
    }

    /// Carries out an action: an index of the legal actions, a text or a dict. A refused one raises
    /// `Refused` and changes nothing. With `events=True`, returns what happened as dicts.
    #[pyo3(signature = (action, *, events = false))]
    fn apply<'py>(
        &mut self,
        py: Python<'py>,
        action: &Bound<'_, PyAny>,
        events: bool,
    ) -> PyResult<Option<Vec<Bound<'py, PyAny>>>> {
        let action = self.read(action)?;
        let mut happened: Vec<Event> = Vec::new();
        let result = match events {
            true => self.game.apply(action, &mut happened),
            false => self.game.apply(action, &mut Silent),
        };
        result.map_err(|refusal| refused(py, &refusal))?;
        self.changed();
        let dict = |event: &Event| json(py, &HappenedJson::of(&self.game, event, &self.names));
        events.then(|| happened.iter().map(dict).collect()).transpose()
    }

    /// Why an action is not allowed: the exception `apply` would raise; none if it is legal.
    fn why_not<'py>(
        &mut self,
        py: Python<'py>,
        action: &Bound<'_, PyAny>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let action = self.read(action)?;
        let refusal = self.game.snapshot().apply(action, &mut Silent).err();
        Ok(refusal.map(|refusal| refused(py, &refusal).into_value(py).into_bound(py).into_any()))
    }

    /// Undoes the last action, draws included, and returns it as text.
    fn undo(&mut self) -> PyResult<String> {
        match self.game.undo() {
            Some(action) => {
                self.changed();
                Ok(notation::write(&self.game, action))
            }
            None => Err(PyIndexError::new_err("there is nothing to undo")),
        }
    }

    /// What chance can draw: index, tile and number of copies. Empty if chance does not act.
    fn chance(&mut self) -> Vec<(usize, String, u32)> {
        if self.game.actor() != Actor::Chance {
            return Vec::new();
        }
        self.list();
        let entry = |(index, &action): (usize, &Action)| {
            (index, notation::write(&self.game, action), self.game.weight(action))
        };
        self.legal.iter().enumerate().map(entry).collect()
    }

    /// Who acts: `"chance"`, a player counted from 0, or none when the game is over.
    #[getter]
    fn actor<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        match self.game.actor() {
            Actor::Chance => pyo3::intern!(py, "chance").clone().into_any(),
            Actor::Player(player) => PyInt::new(py, player.0).into_any(),
            Actor::Nobody => py.None().into_bound(py),
        }
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.game.actor() == Actor::Nobody
    }

    /// Whose turn it is, whoever must decide now.
    #[getter]
    fn turn(&self) -> u8 {
        self.game.turn().0
    }

    /// Points by player.
    #[getter]
    fn scores(&self) -> Vec<i16> {
        self.game.scores().to_vec()
    }

    /// What each player would have if the game ended now.
    fn scores_if_ended(&self) -> Vec<i16> {
        aude_ai::score_if_ended(&self.game)[..usize::from(self.game.players())].to_vec()
    }

    /// The winners once the game is over, else nobody.
    #[getter]
    fn winners(&self) -> Vec<u8> {
        let winners = if self.over() { self.game.winners() } else { Vec::new() };
        winners.into_iter().map(|player| player.0).collect()
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.game.players()
    }

    /// The players' names.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.names.clone()
    }

    /// The tile sets.
    #[getter]
    fn sets(&self) -> Vec<String> {
        self.game.tiles().sets().to_vec()
    }

    /// The tile drawn but not yet placed.
    #[getter]
    fn drawn(&self) -> Option<String> {
        self.game.drawn().map(|kind| self.game.tiles().kind(kind).id.clone())
    }

    /// Tiles left in the bag.
    #[getter]
    fn tiles_left(&self) -> u16 {
        self.game.bag().left()
    }

    /// Actions so far, draws included.
    #[getter]
    fn moves(&self) -> usize {
        self.game.actions().len()
    }

    /// Every action so far as text, draws included.
    fn actions(&self) -> Vec<String> {
        let mut game = self.game.clone();
        let mut texts = Vec::new();
        while let Some(action) = game.undo() {
            texts.push(notation::write(&game, action));
        }
        texts.reverse();
        texts
    }

    /// The complete visible state as a dict (docs/engine-protocol.md, `state`).
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json(py, &StateJson::of(&self.game, &GameSetup::of(&self.game, &self.names)))
    }

    /// A hash of the position: equal for equal positions, within one version of the program.
    #[getter]
    fn hash(&self) -> u64 {
        self.game.hash()
    }

    /// 32 hexadecimal digits: equal for equal positions, in every version of the program.
    fn digest(&self) -> String {
        digest(&self.game)
    }

    /// The board as an SVG document.
    fn svg(&self) -> String {
        self.picture(None)
    }

    fn _repr_svg_(&self) -> String {
        self.picture(None)
    }

    /// The board as a PNG file with so many pixels a tile.
    #[pyo3(signature = (pixels = 64))]
    fn png<'py>(&self, py: Python<'py>, pixels: u32) -> PyResult<Bound<'py, PyBytes>> {
        let (svg, width) = self.sized(pixels)?;
        let bytes = py
            .detach(|| png(&svg, width))
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The board as an array of height × width × 3 bytes.
    #[pyo3(signature = (pixels = 32))]
    fn rgb<'py>(&self, py: Python<'py>, pixels: u32) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let (svg, width) = self.sized(pixels)?;
        let (bytes, height) = py
            .detach(|| rgb(&svg, width))
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
        PyArray1::from_vec(py, bytes).reshape([height as usize, width as usize, 3])
    }

    fn __str__(&self) -> String {
        text(&self.game, &self.names)
    }

    fn __repr__(&self) -> String {
        let sets = self.game.tiles().sets().join(", ");
        let (players, moves) = (self.game.players(), self.game.actions().len());
        format!(
            "<aude.Game: {sets}; {players} players, {moves} actions, scores {:?}>",
            self.game.scores()
        )
    }
}
