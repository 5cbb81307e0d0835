//! Computer players.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use aude_ai::{Budget, Candidate, Decision, Fact, Player, roster};
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::notation;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyType};

use crate::game::PyGame;
use crate::signals::interruptible;

/// The levels for people, weakest first.
#[pyfunction]
pub(crate) fn levels() -> Vec<&'static str> {
    roster::LEVELS.to_vec()
}

/// The ladder: players to measure others by. `champion-1` never changes; docs/benchmark.md has versions.
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
    /// The budget of the last decision if it was small and the decision quick, as the next one will be.
    quick: Mutex<Option<Budget>>,
}

/// A decision that takes less time needs no thread of its own for Ctrl-C.
const QUICK: Duration = Duration::from_millis(5);
/// So many simulations never take long.
const FEW: u32 = 1000;

impl PyPlayer {
    fn idle(&self) -> MutexGuard<'_, Vec<Box<dyn Player>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn quick(&self) -> MutexGuard<'_, Option<Budget>> {
        self.quick.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl PyPlayer {
    #[new]
    fn new(name: &str) -> PyResult<Self> {
        let idle = Mutex::new(vec![by_name(name)?]);
        Ok(Self { name: name.to_owned(), idle, quick: Mutex::default() })
    }

    /// The player's name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Decides for the acting player. With a number of simulations and a seed the decision is the
    /// same on every machine; players that do not search ignore the budget. Ctrl-C interrupts it.
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
        let decide = move || {
            let (start, decision) = (Instant::now(), player.decide(&position, budget, seed));
            (start.elapsed(), player, position, decision)
        };
        let is_quick = *self.quick() == Some(budget);
        let (took, player, position, decision) = match is_quick {
            true => py.detach(decide),
            false => interruptible(py, decide)?,
        };
        let is_short = match budget {
            Budget::Simulations(many) => many <= FEW,
            other => other.time() <= Some(QUICK),
        };
        // A forced move says nothing about the next.
        if legal.len() > 1 {
            *self.quick() = (is_short && took < QUICK).then_some(budget);
        }
        self.idle().push(player);
        PyDecision::of(py, &position, &legal, &decision, &names)
    }

    fn __getnewargs__(&self) -> (&str,) {
        (&self.name,)
    }

    // Nobody can tell a player from a copy: it keeps nothing from one decision to the next.
    fn __copy__(player: Py<Self>) -> Py<Self> {
        player
    }

    fn __deepcopy__<'py>(player: Py<Self>, _memo: &Bound<'py, PyAny>) -> Py<Self> {
        player
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
        for &Candidate { action, margin, error, visits } in &decision.candidates {
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

/// What a decision consists of.
type Parts = (usize, String, Py<PyList>, Py<PyList>, Py<PyList>, u32);

#[pymethods]
impl PyDecision {
    /// The decision of a pickle.
    #[classmethod]
    fn _of(
        _: &Bound<'_, PyType>,
        action: usize,
        text: String,
        candidates: Py<PyList>,
        reasons: Py<PyList>,
        facts: Py<PyList>,
        simulations: u32,
    ) -> Self {
        Self { action, text, candidates, reasons, facts, simulations }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Parts)> {
        let list = |list: &Py<PyList>| list.clone_ref(py);
        let (candidates, reasons, facts) =
            (list(&self.candidates), list(&self.reasons), list(&self.facts));
        let parts = (self.action, self.text.clone(), candidates, reasons, facts, self.simulations);
        Ok((py.get_type::<Self>().getattr("_of")?, parts))
    }

    fn __repr__(&self) -> String {
        format!("<aude.players.Decision {:?}, {} simulations>", self.text, self.simulations)
    }
}
