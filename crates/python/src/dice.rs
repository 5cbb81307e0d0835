//! Random numbers by seed, the same on every machine.

use aude_ai::Dice;
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Rules};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::game::PyGame;

/// Numbers that dice can skip: a pickle says how many its dice have given, and as many are made again.
const MOST_USED: u64 = 1 << 32;

/// Dice that give the same numbers for the same seed (xoshiro256++).
#[pyclass(name = "Dice", module = "aude")]
#[derive(Clone)]
pub(crate) struct PyDice {
    dice: Dice,
    seed: u64,
    /// Numbers given so far. Every method that gives one takes one from the generator.
    used: u64,
}

#[pymethods]
impl PyDice {
    /// Dice that have already given `used` numbers.
    #[new]
    #[pyo3(signature = (seed = 0, *, used = 0))]
    fn new(seed: u64, used: u64) -> PyResult<Self> {
        if used > MOST_USED {
            return Err(PyValueError::new_err(format!(
                "expected `used`: 0 to {MOST_USED} numbers, found {used}"
            )));
        }
        let mut dice = Dice::new(seed);
        (0..used).for_each(|_| _ = dice.below(1));
        Ok(Self { dice, seed, used })
    }

    /// The seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// How many numbers they have given, a draw and a pick being one each.
    #[getter]
    fn used(&self) -> u64 {
        self.used
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((u64,), Bound<'py, PyDict>)> {
        let named = PyDict::new(py);
        named.set_item("used", self.used)?;
        Ok(((self.seed,), named))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// A number from 0 to `bound` - 1.
    fn below(&mut self, bound: usize) -> PyResult<usize> {
        match u32::try_from(bound) {
            Ok(1..) => {
                self.used += 1;
                Ok(self.dice.below(bound))
            }
            _ => Err(PyValueError::new_err("expected a bound from 1 to 2**32 - 1")),
        }
    }

    /// A number from 0 up to, but not including, 1.
    fn share(&mut self) -> f32 {
        self.used += 1;
        self.dice.share()
    }

    /// Draws tiles, each copy equally likely, until a player acts or the game is over.
    fn draw(&mut self, game: &mut PyGame) {
        while game.game.actor() == Actor::Chance {
            self.used += 1;
            let Some(kind) = self.dice.draw(&game.game) else { return };
            game.game.apply_unchecked(Action::Draw(kind), &mut Silent);
            game.changed();
        }
    }

    /// The index of a random legal action of the acting player.
    fn pick(&mut self, game: &mut PyGame) -> PyResult<usize> {
        match game.game.actor() {
            Actor::Player(_) => {
                let many = game.list().len();
                self.used += 1;
                Ok(self.dice.below(many))
            }
            _ => Err(PyValueError::new_err("no player has a decision to make now")),
        }
    }

    fn __repr__(&self) -> String {
        format!("<aude.Dice: seed {}, {} numbers used>", self.seed, self.used)
    }
}
