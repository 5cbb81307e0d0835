//! Random numbers by seed, the same on every machine.

use aude_ai::Dice;
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Rules};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::game::PyGame;

/// Dice that give the same numbers for the same seed (xoshiro256++).
#[pyclass(name = "Dice", module = "aude")]
pub(crate) struct PyDice(pub(crate) Dice);

#[pymethods]
impl PyDice {
    #[new]
    #[pyo3(signature = (seed = 0))]
    fn new(seed: u64) -> Self {
        Self(Dice::new(seed))
    }

    /// A number from 0 to `bound` - 1.
    fn below(&mut self, bound: usize) -> PyResult<usize> {
        match u32::try_from(bound) {
            Ok(1..) => Ok(self.0.below(bound)),
            _ => Err(PyValueError::new_err("expected a bound from 1 to 2**32 - 1")),
        }
    }

    /// A number from 0 up to, but not including, 1.
    fn share(&mut self) -> f32 {
        self.0.share()
    }

    /// Draws tiles, each copy equally likely, until a player acts or the game is over.
    fn draw(&mut self, game: &mut PyGame) {
        while game.game.actor() == Actor::Chance {
            let Some(kind) = self.0.draw(&game.game) else { return };
            game.game.apply_unchecked(Action::Draw(kind), &mut Silent);
            game.changed();
        }
    }

    /// The index of a random legal action of the acting player; none if no player acts.
    fn pick(&mut self, game: &mut PyGame) -> Option<usize> {
        match game.game.actor() {
            Actor::Player(_) => {
                let many = game.list().len();
                Some(self.0.below(many))
            }
            _ => None,
        }
    }
}
