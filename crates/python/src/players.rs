//! Computer players.

use std::sync::{Mutex, MutexGuard, PoisonError};

use aude_ai::{Budget, Candidate, Decision, Fact, Player, roster};
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::notation;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::game::PyGame;

/// The levels for people, weakest first.
#[pyfunction]
pub(crate) fn levels() -> Vec<&'static str> {
    roster::LEVELS.to_vec()
}

/// The ladder of players that never change, to measure others by.
#[pyfunction]
pub(crate) fn ladder() -> Vec<&'static str> {
    roster::LADDER.to_vec()
}

/// A player by name, or an error that lists the names.
pub(crate) fn by_name(name: &str) -> PyResult<Box<dyn Player>> {
    roster::by_name(name).ok_or_else(|| {
        let known = [roster::LADDER, roster::LEVELS].concat().join(", ");
        PyValueError::new_err(format!("no player is called {name:?}; there are {known}"))
    })
}

/// How long a player may think.
pub(crate) fn budget(simulations: Option<u32>, milliseconds: Option<u64>) -> PyResult<Budget> {
    match (simulations, milliseconds) {
        (Some(_), Some(_)) => {
            Err(PyValueError::new_err("expected `simulations` or `milliseconds`, not both"))
        }
        (_, Some(many)) => Ok(Budget::milliseconds(many)),
        (many, None) => Ok(Budget::Simulations(many.unwrap_or(400))),
    }
}

/// A computer player: any game, any seat, any kind of decision.
#[pyclass(name = "Player", module = "aude.players", frozen)]
pub(crate) struct PyPlayer {
    name: String,
    /// Those that are not thinking: threads that share a player need one each. Locked only while the
    /// interpreter lock is held, so that a forked process never finds it locked.
    idle: Mutex<Vec<Box<dyn Player>>>,
}

impl PyPlayer {
    fn idle(&self) -> MutexGuard<'_, Vec<Box<dyn Player>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl PyPlayer {
    #[new]
    fn new(name: &str) -> PyResult<Self> {
        Ok(Self { name: name.to_owned(), idle: Mutex::new(vec![by_name(name)?]) })
    }

    /// The player's name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Decides for the acting player. With a number of simulations and a seed the decision is the
    /// same on every machine; players that do not search ignore the budget.
    #[pyo3(signature = (game, *, simulations = None, milliseconds = None, seed = 0))]
    fn choose(
        &self,
        py: Python<'_>,
        game: &Bound<'_, PyGame>,
        simulations: Option<u32>,
        milliseconds: Option<u64>,
        seed: u64,
    ) -> PyResult<PyDecision> {
        let budget = budget(simulations, milliseconds)?;
        // A copy: others may use the game while the player thinks.
        let (position, legal, names) = {
            let mut game = game.try_borrow_mut()?;
            (game.game.clone(), game.list().to_vec(), game.names.clone())
        };
        if !matches!(position.actor(), Actor::Player(_)) {
            return Err(PyValueError::new_err("no player has a decision to make now"));
        }
        let known = self.idle().pop();
        let mut player = known.map_or_else(|| by_name(&self.name), Ok)?;
        let decision = py.detach(|| player.decide(&position, budget, seed));
        self.idle().push(player);
        PyDecision::of(py, &position, &legal, &decision, &names)
    }

    fn __repr__(&self) -> String {
        format!("<aude.players.Player {:?}>", self.name)
    }
}

/// A player's choice, and the reasons for it.
#[pyclass(name = "Decision", module = "aude.players", frozen, get_all)]
pub(crate) struct PyDecision {
    /// The index of the chosen action among the legal ones.
    action: usize,
    /// The same as text.
    text: String,
    /// The actions considered, best first: `action`, `text`, `margin`, `error`, `visits`.
    candidates: Py<PyList>,
    /// The largest changes it makes to the expected points: `term`, `player`, `points`.
    reasons: Py<PyList>,
    /// What it does according to the rules: `kind`, `text`, `player`, `at`, `points`, `count`, `of`.
    facts: Py<PyList>,
    /// The number of simulations.
    simulations: u32,
}

impl PyDecision {
    fn of(
        py: Python<'_>,
        game: &Game,
        legal: &[Action],
        decision: &Decision,
        names: &[String],
    ) -> PyResult<Self> {
        let index = |action| legal.iter().position(|&known| known == action);
        let chosen = decision.action.and_then(|action| Some((index(action)?, action)));
        let Some((action, chosen)) = chosen else {
            return Err(PyRuntimeError::new_err("the player gave no legal action"));
        };
        let (candidates, reasons, facts) =
            (PyList::empty(py), PyList::empty(py), PyList::empty(py));
        for &Candidate { action, margin, error, visits, .. } in &decision.candidates {
            let dict = PyDict::new(py);
            dict.set_item("action", index(action))?;
            dict.set_item("text", notation::write(game, action))?;
            dict.set_item("margin", margin)?;
            dict.set_item("error", error)?;
            dict.set_item("visits", visits)?;
            candidates.append(dict)?;
        }
        for reason in &decision.reasons {
            let dict = PyDict::new(py);
            dict.set_item("term", reason.term.name())?;
            dict.set_item("player", reason.player.0)?;
            dict.set_item("points", reason.points)?;
            reasons.append(dict)?;
        }
        for fact in &decision.facts {
            facts.append(fact_dict(py, game, fact, names)?)?;
        }
        Ok(Self {
            action,
            text: notation::write(game, chosen),
            candidates: candidates.unbind(),
            reasons: reasons.unbind(),
            facts: facts.unbind(),
            simulations: decision.simulations,
        })
    }
}

fn fact_dict<'py>(
    py: Python<'py>,
    game: &Game,
    fact: &Fact,
    names: &[String],
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("kind", fact.kind.name())?;
    dict.set_item("text", fact.text(game, names))?;
    dict.set_item("player", fact.player.0)?;
    dict.set_item("at", fact.at.map(|cell| (cell.x(), cell.y())))?;
    dict.set_item("points", fact.points)?;
    dict.set_item("count", fact.count)?;
    dict.set_item("of", fact.of)?;
    Ok(dict)
}

#[pymethods]
impl PyDecision {
    fn __repr__(&self) -> String {
        format!("<aude.players.Decision {:?}, {} simulations>", self.text, self.simulations)
    }
}
