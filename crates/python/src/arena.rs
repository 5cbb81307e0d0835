//! Matches over deck pairs: the same draws for every seating.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use aude_ai::arena::{DeckResult, Match, Report};
use aude_ai::{Budget, Decision, Player};
use aude_engine::{Game, Rules};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

use crate::game::PyGame;
use crate::players::{budget, by_name};
use crate::signals::interruptible;

/// Threads a match may use.
const MOST_THREADS: usize = 64;

/// A side of a match: a computer player, or a function from a game to an action.
enum Side {
    Name(String),
    Call(Py<PyAny>),
}

/// What a Python function raised.
type Raised = Arc<Mutex<Option<PyErr>>>;

impl Side {
    fn read(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(name) = object.cast::<PyString>() {
            let name = name.to_str()?;
            by_name(name)?;
            return Ok(Self::Name(name.to_owned()));
        }
        if object.is_callable() {
            return Ok(Self::Call(object.clone().unbind()));
        }
        Err(PyValueError::new_err(
            "expected the name of a player, or a function from a game to an action",
        ))
    }

    fn player(&self, names: &[String], raised: &Raised) -> PyResult<Box<dyn Player>> {
        match self {
            Self::Name(name) => by_name(name),
            Self::Call(call) => Python::attach(|py| {
                let caller = Caller {
                    call: call.clone_ref(py),
                    names: names.to_vec(),
                    raised: Arc::clone(raised),
                };
                Ok(Box::new(caller) as Box<dyn Player>)
            }),
        }
    }
}

/// A Python function as a player. An exception ends the game, and the match raises it.
struct Caller {
    call: Py<PyAny>,
    names: Vec<String>,
    raised: Raised,
}

impl Player for Caller {
    fn name(&self) -> &str {
        "python"
    }

    fn decide(&mut self, game: &Game, _: Budget, _: u64) -> Decision {
        let answer = Python::attach(|py| {
            let object = Bound::new(py, PyGame::of(game.clone(), self.names.clone()))?;
            let action = self.call.call1(py, (&object,))?;
            // The function may have changed the game it was given.
            PyGame::of(game.clone(), self.names.clone()).read(action.bind(py))
        });
        match answer {
            Ok(action) => Decision::plain(Some(action)),
            Err(error) => {
                let mut raised = self.raised.lock().unwrap_or_else(PoisonError::into_inner);
                raised.get_or_insert(error);
                Decision::plain(None)
            }
        }
    }
}

/// Plays `decks` decks, each in every seating, and reports from the point of view of `a`.
#[pyfunction]
#[pyo3(signature = (a, b, game, *, decks = 10, seed = 0, simulations = None, milliseconds = None, threads = 1))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn arena_play(
    py: Python<'_>,
    a: &Bound<'_, PyAny>,
    b: &Bound<'_, PyAny>,
    game: PyRef<'_, PyGame>,
    decks: u64,
    seed: u64,
    simulations: Option<u32>,
    milliseconds: Option<u64>,
    threads: usize,
) -> PyResult<PyReport> {
    if !game.game.actions().is_empty() {
        return Err(PyValueError::new_err("a match starts with a new game"));
    }
    if threads == 0 || threads > MOST_THREADS {
        return Err(PyValueError::new_err(format!("expected 1 to {MOST_THREADS} threads")));
    }
    let sides = [Side::read(a)?, Side::read(b)?];
    let budget = budget(simulations, milliseconds)?;
    let plan = Match { start: game.game.clone(), budgets: [budget; 2], seed };
    let names = game.names.clone();
    drop(game);
    // A function is called on the thread that called this one, where Ctrl-C stops it like any other.
    let has_function = sides.iter().any(|side| matches!(side, Side::Call(_)));
    let game =
        Arc::new(Played { plan, sides, names, raised: Raised::default(), stop: false.into() });
    let mut report = Report::default();
    let mut next = 0;
    while next < decks {
        let round = next..decks.min(next + threads as u64);
        next = round.end;
        let results = match has_function {
            true => py.detach(|| play_round(&game, round)),
            false => {
                let other = Arc::clone(&game);
                let results = interruptible(py, move || play_round(&other, round));
                results.inspect_err(|_| game.stop.store(true, Ordering::Relaxed))?
            }
        };
        if let Some(error) = game.raised.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Err(error);
        }
        results?.iter().for_each(|deck| report.add(deck));
        py.check_signals()?;
    }
    Ok(PyReport(report))
}

/// A match that is being played.
struct Played {
    plan: Match,
    sides: [Side; 2],
    names: Vec<String>,
    raised: Raised,
    /// Nobody waits for the result any more.
    stop: AtomicBool,
}

/// A player of a match: gives up as soon as nobody waits for the result.
struct Stoppable<'a>(Box<dyn Player>, &'a AtomicBool);

impl Player for Stoppable<'_> {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn decide(&mut self, game: &Game, budget: Budget, seed: u64) -> Decision {
        if self.1.load(Ordering::Relaxed) {
            return Decision::plain(None);
        }
        self.0.decide(game, budget, seed)
    }
}

/// Plays some decks at the same time.
fn play_round(game: &Played, decks: std::ops::Range<u64>) -> PyResult<Vec<DeckResult>> {
    let player = |side: &Side| {
        let player = side.player(&game.names, &game.raised)?;
        Ok::<_, PyErr>(Stoppable(player, &game.stop))
    };
    let play = |deck| {
        let (mut a, mut b) = (player(&game.sides[0])?, player(&game.sides[1])?);
        Ok(game.plan.deck(deck, &mut a, &mut b))
    };
    let play = &play;
    std::thread::scope(|scope| {
        let others: Vec<_> =
            (decks.start + 1..decks.end).map(|deck| scope.spawn(move || play(deck))).collect();
        let mut results = vec![play(decks.start)];
        for thread in others {
            results.push(
                thread.join().unwrap_or_else(|_| Err(PyValueError::new_err("a player failed"))),
            );
        }
        results.into_iter().collect()
    })
}

/// The result of a match, from the point of view of its first side.
#[pyclass(name = "Report", module = "aude.arena", frozen)]
pub(crate) struct PyReport(Report);

/// What a report shows: games, win rates, margins and both sides' scores by deck, games lost by an
/// illegal action, and for each side nanoseconds and decisions.
type Parts = (u64, Vec<f64>, Vec<f64>, [Vec<f64>; 2], [u64; 2], [(u64, u64); 2]);

#[pymethods]
impl PyReport {
    /// The report of a pickle.
    #[classmethod]
    fn _of(_: &Bound<'_, PyType>, parts: Parts) -> Self {
        let mut report = Report::default();
        let time;
        (report.games, report.shares, report.margins, report.scores, report.forfeits, time) = parts;
        report.time = time.map(|(time, many)| (Duration::from_nanos(time), many));
        Self(report)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Parts,))> {
        let Report { games, shares, margins, scores, forfeits, time, .. } = self.0.clone();
        let time = time.map(|(time, many)| (time.as_nanos() as u64, many));
        let parts = (games, shares, margins, scores, forfeits, time);
        Ok((py.get_type::<Self>().getattr("_of")?, (parts,)))
    }

    /// Games played.
    #[getter]
    fn games(&self) -> u64 {
        self.0.games
    }

    /// The win rate with its 95 % interval: low, mean, high. Shared wins count as fractions.
    #[getter]
    fn share(&self) -> (f64, f64, f64) {
        let share = self.0.share();
        (share.low, share.mean, share.high)
    }

    /// The mean margin over the best other player, and its standard error.
    #[getter]
    fn margin(&self) -> (f64, f64) {
        self.0.margin()
    }

    /// The mean scores of both sides.
    #[getter]
    fn scores(&self) -> (f64, f64) {
        let mean = |side: usize| {
            let all = &self.0.scores[side];
            all.iter().sum::<f64>() / all.len().max(1) as f64
        };
        (mean(0), mean(1))
    }

    /// The win rate by deck.
    #[getter]
    fn shares(&self) -> Vec<f64> {
        self.0.shares.clone()
    }

    /// The margin by deck.
    #[getter]
    fn margins(&self) -> Vec<f64> {
        self.0.margins.clone()
    }

    /// Both sides' scores by deck.
    #[getter]
    fn scores_by_deck(&self) -> (Vec<f64>, Vec<f64>) {
        (self.0.scores[0].clone(), self.0.scores[1].clone())
    }

    /// Deck pairs in which the first side won 0, ½, 1, 1½ and 2 games; for two players.
    #[getter]
    fn pentanomial(&self) -> [u32; 5] {
        self.0.pentanomial()
    }

    /// Games lost by an illegal action, by side.
    #[getter]
    fn forfeits(&self) -> [u64; 2] {
        self.0.forfeits
    }

    /// Seconds per decision, by side.
    #[getter]
    fn seconds_per_decision(&self) -> [f64; 2] {
        self.0.time.map(|(time, many)| time.as_secs_f64() / many.max(1) as f64)
    }

    fn __repr__(&self) -> String {
        let (low, mean, high) = self.share();
        let (margin, error) = self.margin();
        format!(
            "<aude.arena.Report: {mean:.3} ({low:.3} to {high:.3}), margin {margin:+.1} ± {error:.1}, {} games>",
            self.0.games
        )
    }
}
