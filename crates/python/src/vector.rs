//! Many games stepped together, into arrays that the caller owns.

mod batch;
mod buffers;
mod lane;
mod workers;

pub(crate) use buffers::PyBuffers;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use aude_engine::{Game, Rules};
use numpy::{Ix1, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::convert::{array_of, items};
use crate::errors::ActionError;
use crate::game::PyGame;
use crate::observe::{PLANES, Space, image_size, number_count, window_size};
use batch::{Batch, Threads};
use buffers::{Borrowed, Out};
use lane::Lane;

/// Games of one vector.
const MOST_GAMES: usize = 1 << 16;
/// Bytes that the games of one vector may remember about their planes: who asks for more hears that,
/// and is not ended by a machine that has no more.
const MOST_MEMORY: usize = 4 << 30;
/// Threads of one vector.
const MOST_THREADS: usize = 256;

/// Games that are stepped together: each draws its own tiles by its own seed, and starts again when
/// it is over.
#[pyclass(name = "Vector", module = "aude.vector", frozen)]
pub(crate) struct PyVector {
    start: Game,
    names: Vec<String>,
    space: Arc<Space>,
    numbers: usize,
    threads: usize,
    fixed: bool,
    games: usize,
    batch: Mutex<Batch>,
}

impl PyVector {
    fn batch(&self) -> PyResult<MutexGuard<'_, Batch>> {
        match self.batch.try_lock() {
            Ok(batch) => Ok(batch),
            Err(TryLockError::WouldBlock) => Err(PyRuntimeError::new_err(
                "another thread is using this vector; give each its own",
            )),
            Err(TryLockError::Poisoned(_)) => {
                Err(PyRuntimeError::new_err("this vector has failed and cannot be used any more"))
            }
        }
    }

    /// The memory of the caller's arrays, if they have the right shapes.
    fn slices<'a>(
        &self,
        borrowed: &'a mut Borrowed<'_>,
        counts: &'a mut [i32],
    ) -> PyResult<Out<'a>> {
        let (ids, window) = (self.space.size(), self.space.window);
        let lane = image_size(window.into(), self.start.players());
        if borrowed.has_planes() && self.games * lane > MOST_MEMORY {
            let most = MOST_MEMORY / lane;
            return Err(PyValueError::new_err(format!(
                "planes take {lane} bytes of memory a game besides the buffers: expected at most {most} games with this window and so many players, found {}",
                self.games
            )));
        }
        borrowed.slices(counts, self.start.players(), ids, window, self.numbers)
    }
}

/// Starts the threads of a step.
fn ready(threads: &mut Threads) -> PyResult<&Threads> {
    let started = threads.ready();
    started.map_err(|error| PyRuntimeError::new_err(format!("cannot start the threads: {error}")))
}

#[pymethods]
impl PyVector {
    /// `games` games with the setup of `game`. Actions are indexes into the sorted legal list, or
    /// fixed ids with `fixed=True`.
    #[new]
    #[pyo3(signature = (game, games, *, threads = 1, fixed = false, window = 21))]
    fn new(
        game: PyRef<'_, PyGame>,
        games: usize,
        threads: usize,
        fixed: bool,
        window: u8,
    ) -> PyResult<Self> {
        if !game.game.actions().is_empty() {
            return Err(PyValueError::new_err("a vector starts with a new game"));
        }
        if games == 0 || games > MOST_GAMES {
            return Err(PyValueError::new_err(format!(
                "expected 1 to {MOST_GAMES} games, found {games}"
            )));
        }
        if threads == 0 || threads > MOST_THREADS {
            return Err(PyValueError::new_err(format!(
                "expected 1 to {MOST_THREADS} threads, found {threads}"
            )));
        }
        let start = game.game.clone();
        let space = Arc::new(Space::new(&start, window_size(window)?));
        let numbers = number_count(&start);
        let lanes = (0..games as u64).map(|seed| Lane::new(&start, seed)).collect();
        let names = game.names.clone();
        let batch = Mutex::new(Batch::new(lanes, threads));
        Ok(Self { start, names, space, numbers, threads, fixed, games, batch })
    }

    /// The number of games.
    #[getter]
    fn games(&self) -> usize {
        self.games
    }

    /// The number of players of each game.
    #[getter]
    fn players(&self) -> u8 {
        self.start.players()
    }

    /// The number of fixed ids: the width of `mask`.
    #[getter]
    fn ids(&self) -> usize {
        self.space.size()
    }

    /// The shape of one game's planes.
    #[getter]
    fn planes_shape(&self) -> (u8, u8, usize) {
        (self.space.window, self.space.window, PLANES)
    }

    /// How many numbers one game has.
    #[getter]
    fn numbers_count(&self) -> usize {
        self.numbers
    }

    /// Starts all games again with these seeds, one each, and fills the buffers.
    fn reset(
        &self,
        py: Python<'_>,
        seeds: &Bound<'_, PyAny>,
        out: &Bound<'_, PyBuffers>,
    ) -> PyResult<()> {
        let wrong =
            |_| PyValueError::new_err("expected `seeds`: a list of numbers from 0 to 2**64 - 1");
        let many = seeds.len().map_err(wrong)?;
        let seeds =
            if many == self.games { items(seeds, many).map_err(wrong)? } else { Vec::new() };
        if seeds.len() != self.games {
            return Err(PyValueError::new_err(format!(
                "expected {} seeds, found {many}",
                self.games
            )));
        }
        let seeds: Vec<u64> =
            seeds.iter().map(|seed| seed.extract().map_err(wrong)).collect::<PyResult<_>>()?;
        let mut guard = self.batch()?;
        let Batch { lanes, counts, threads } = &mut *guard;
        let threads = ready(threads)?;
        let mut borrowed = Borrowed::of(py, out.get())?;
        let out = self.slices(&mut borrowed, counts)?;
        py.detach(|| {
            threads.spread(lanes, out, |index, lane, out| {
                lane.reset(&self.start, seeds[index]);
                lane.clear(out);
                lane.observe(&self.space, self.fixed, out);
            });
        });
        Ok(())
    }

    /// One action of the acting player in every game, then draws, and a new game where one is over;
    /// fills the buffers. If any action is not legal, nothing changes.
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        out: &Bound<'_, PyBuffers>,
    ) -> PyResult<()> {
        let actions = array_of::<i32, Ix1>("the actions", actions)?;
        let actions = actions
            .try_readonly()
            .map_err(|error| PyValueError::new_err(format!("actions: {error}")))?;
        if actions.len() != self.games {
            return Err(PyValueError::new_err(format!(
                "expected {} actions, found {}",
                self.games,
                actions.len()
            )));
        }
        if !actions.is_aligned() {
            return Err(PyValueError::new_err("actions: the array is misaligned"));
        }
        let actions: Vec<i32> = actions.as_array().iter().copied().collect();
        let mut guard = self.batch()?;
        let Batch { lanes, counts, threads } = &mut *guard;
        let threads = ready(threads)?;
        if self.fixed {
            let wrong = AtomicUsize::new(self.games);
            py.detach(|| {
                threads.spread(lanes, Out::default(), |index, lane, _| {
                    if !lane.choose_id(actions[index], &self.space) {
                        wrong.fetch_min(index, Ordering::Relaxed);
                    }
                });
            });
            let index = wrong.into_inner();
            if let Some(id) = actions.get(index) {
                let what = format!("game {index}: id {id} is not legal now");
                return Err(ActionError::new_err(what));
            }
        } else {
            let wrong = actions
                .iter()
                .zip(&*counts)
                .position(|(action, count)| !(0..*count).contains(action));
            if let Some(index) = wrong {
                let (most, action) = (counts[index] - 1, actions[index]);
                let what =
                    format!("game {index}: expected an index from 0 to {most}, found {action}");
                return Err(ActionError::new_err(what));
            }
        }
        let mut borrowed = Borrowed::of(py, out.get())?;
        let out = self.slices(&mut borrowed, counts)?;
        py.detach(|| {
            threads.spread(lanes, out, |index, lane, out| {
                if !self.fixed {
                    lane.choose(actions[index]);
                }
                lane.step(&self.start, out);
                lane.observe(&self.space, self.fixed, out);
            });
        });
        Ok(())
    }

    /// A copy of one of the games, with everything played in it since it started.
    fn game(&self, index: usize) -> PyResult<PyGame> {
        let batch = self.batch()?;
        let lane = batch.lanes.get(index).ok_or_else(|| {
            PyValueError::new_err(format!(
                "expected a game from 0 to {}, found {index}",
                self.games - 1
            ))
        })?;
        Ok(PyGame::of(lane.game.clone(), self.names.clone()))
    }

    fn __repr__(&self) -> String {
        format!("<aude.vector.Vector: {} games, {} threads>", self.games, self.threads)
    }
}
