//! Reviews: what every move and every draw of a game was worth.

use std::sync::{Mutex, PoisonError};

use aude_ai::Judge;
use aude_record::Record;
use aude_review::Plan;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::convert::json;
use crate::game::{PyGame, read_record};

/// Threads a review may use.
const MOST_THREADS: usize = 64;
/// Simulations for each turn part.
const MOST_SIMULATIONS: u32 = 1_000_000;

// The default below, as a number, so that `help` shows it.
const _: () = assert!(Judge::STANDARD == 400);

/// Reviews a game, or a record as text, as a dict (docs/review.md; `aude.reviews.Review` has its
/// keys). `simulations` are those for each turn part; with 0 only the luck of the draws is judged.
/// The result is the same on every machine and with any number of threads.
#[pyfunction]
#[pyo3(signature = (game, *, simulations = 400, threads = 1))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    game: &Bound<'py, PyAny>,
    simulations: u32,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let record = record(py, game)?;
    if simulations > MOST_SIMULATIONS {
        return Err(PyValueError::new_err(format!(
            "expected 0 to {MOST_SIMULATIONS} simulations, found {simulations}"
        )));
    }
    if threads == 0 || threads > MOST_THREADS {
        return Err(PyValueError::new_err(format!("expected 1 to {MOST_THREADS} threads")));
    }
    if record.actions().is_empty() {
        return Err(PyValueError::new_err(
            "there is nothing to review: no tile has been drawn yet",
        ));
    }
    let plan = Plan::new(&record, simulations);
    let interrupted = Mutex::new(None);
    let caller = std::thread::current().id();
    let progress = |_| {
        // Ctrl-C reaches the thread that called.
        let signals = match std::thread::current().id() == caller {
            true => Python::attach(|py| py.check_signals()),
            false => Ok(()),
        };
        let go_on = signals.is_ok();
        if let Err(error) = signals {
            *interrupted.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
        go_on
    };
    let found = py.detach(|| aude_review::review(&plan, threads, progress));
    match (interrupted.into_inner().unwrap_or_else(PoisonError::into_inner), found) {
        (Some(error), _) => Err(error),
        (None, Some(found)) => json(py, &found),
        (None, None) => Err(PyRuntimeError::new_err("the review was cancelled")),
    }
}

/// The record of a game, or the one that a text is.
fn record(py: Python<'_>, game: &Bound<'_, PyAny>) -> PyResult<Record> {
    if let Ok(text) = game.cast::<PyString>() {
        return read_record(py, text.to_str()?);
    }
    match game.extract::<PyRef<'_, PyGame>>() {
        Ok(game) => Ok(Record::of(&game.game, &game.names)),
        Err(_) => {
            let kind = game.get_type().name()?;
            Err(PyTypeError::new_err(format!("expected a game or a record as text, found {kind}")))
        }
    }
}
