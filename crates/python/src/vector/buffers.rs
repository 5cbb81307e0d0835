//! The caller's arrays.

use numpy::{
    PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadwriteArray1, PyReadwriteArray2,
    PyReadwriteArray4, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::observe::PLANES;

/// Arrays that a vector fills. All are optional; each must have its dtype, be C-contiguous and have
/// as many rows as the vector has games.
#[pyclass(name = "Buffers", module = "aude.vector", frozen)]
pub(crate) struct PyBuffers {
    /// Who acts.
    #[pyo3(get)]
    player: Option<Py<PyArray1<u8>>>,
    /// How many actions are legal.
    #[pyo3(get)]
    legal: Option<Py<PyArray1<i32>>>,
    /// Points each player scored in this step.
    #[pyo3(get)]
    rewards: Option<Py<PyArray2<f32>>>,
    /// Whether the step ended a game; a new one has begun.
    #[pyo3(get)]
    done: Option<Py<PyArray1<bool>>>,
    /// Points after the step; the final ones where a game ended.
    #[pyo3(get)]
    scores: Option<Py<PyArray2<i16>>>,
    /// Ones for the fixed ids that are legal.
    #[pyo3(get)]
    mask: Option<Py<PyArray2<i8>>>,
    /// Legal actions that the window does not show.
    #[pyo3(get)]
    outside: Option<Py<PyArray1<i32>>>,
    /// The position on the window.
    #[pyo3(get)]
    planes: Option<Py<PyArray4<u8>>>,
    /// Tiles that the window does not show.
    #[pyo3(get)]
    tiles_outside: Option<Py<PyArray1<i32>>>,
    /// What belongs to no cell.
    #[pyo3(get)]
    numbers: Option<Py<PyArray2<i16>>>,
}

#[pymethods]
impl PyBuffers {
    #[new]
    #[pyo3(signature = (*, player = None, legal = None, rewards = None, done = None, scores = None, mask = None, outside = None, planes = None, tiles_outside = None, numbers = None))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        player: Option<Py<PyArray1<u8>>>,
        legal: Option<Py<PyArray1<i32>>>,
        rewards: Option<Py<PyArray2<f32>>>,
        done: Option<Py<PyArray1<bool>>>,
        scores: Option<Py<PyArray2<i16>>>,
        mask: Option<Py<PyArray2<i8>>>,
        outside: Option<Py<PyArray1<i32>>>,
        planes: Option<Py<PyArray4<u8>>>,
        tiles_outside: Option<Py<PyArray1<i32>>>,
        numbers: Option<Py<PyArray2<i16>>>,
    ) -> Self {
        Self { player, legal, rewards, done, scores, mask, outside, planes, tiles_outside, numbers }
    }
}

/// The arrays while a step fills them.
pub(super) struct Borrowed<'py> {
    player: Option<PyReadwriteArray1<'py, u8>>,
    legal: Option<PyReadwriteArray1<'py, i32>>,
    rewards: Option<PyReadwriteArray2<'py, f32>>,
    done: Option<PyReadwriteArray1<'py, bool>>,
    scores: Option<PyReadwriteArray2<'py, i16>>,
    mask: Option<PyReadwriteArray2<'py, i8>>,
    outside: Option<PyReadwriteArray1<'py, i32>>,
    planes: Option<PyReadwriteArray4<'py, u8>>,
    tiles_outside: Option<PyReadwriteArray1<'py, i32>>,
    numbers: Option<PyReadwriteArray2<'py, i16>>,
}

/// Borrows an array for writing.
macro_rules! borrow {
    ($py:ident, $buffers:ident, $name:ident) => {
        match &$buffers.$name {
            None => None,
            Some(array) => Some(array.bind($py).try_readwrite().map_err(|error| {
                PyValueError::new_err(format!(
                    concat!("the buffer `", stringify!($name), "`: {}"),
                    error
                ))
            })?),
        }
    };
}

/// The memory of an array, if its shape is right.
macro_rules! slice {
    ($self:ident, $name:ident, $shape:expr) => {
        match &mut $self.$name {
            None => &mut [],
            Some(array) => {
                let shape: &[usize] = &$shape;
                if array.shape() != shape {
                    return Err(PyValueError::new_err(format!(
                        concat!(
                            "the buffer `",
                            stringify!($name),
                            "`: expected the shape {:?}, found {:?}"
                        ),
                        shape,
                        array.shape()
                    )));
                }
                array.as_slice_mut().map_err(|error| {
                    PyValueError::new_err(format!(
                        concat!("the buffer `", stringify!($name), "`: {}"),
                        error
                    ))
                })?
            }
        }
    };
}

impl<'py> Borrowed<'py> {
    pub(super) fn of(py: Python<'py>, buffers: &PyBuffers) -> PyResult<Self> {
        Ok(Self {
            player: borrow!(py, buffers, player),
            legal: borrow!(py, buffers, legal),
            rewards: borrow!(py, buffers, rewards),
            done: borrow!(py, buffers, done),
            scores: borrow!(py, buffers, scores),
            mask: borrow!(py, buffers, mask),
            outside: borrow!(py, buffers, outside),
            planes: borrow!(py, buffers, planes),
            tiles_outside: borrow!(py, buffers, tiles_outside),
            numbers: borrow!(py, buffers, numbers),
        })
    }

    /// Their memory, for as many games as there are `counts`.
    pub(super) fn slices<'a>(
        &'a mut self,
        counts: &'a mut [i32],
        players: u8,
        ids: usize,
        window: u8,
        numbers: usize,
    ) -> PyResult<Out<'a>> {
        let (games, seats, size) = (counts.len(), usize::from(players), usize::from(window));
        Ok(Out {
            counts,
            player: slice!(self, player, [games]),
            legal: slice!(self, legal, [games]),
            rewards: slice!(self, rewards, [games, seats]),
            done: slice!(self, done, [games]),
            scores: slice!(self, scores, [games, seats]),
            mask: slice!(self, mask, [games, ids]),
            outside: slice!(self, outside, [games]),
            planes: slice!(self, planes, [games, size, size, PLANES]),
            tiles_outside: slice!(self, tiles_outside, [games]),
            numbers: slice!(self, numbers, [games, numbers]),
            games,
        })
    }
}

/// The memory of some games' rows; empty where the caller has no array.
#[derive(Default)]
pub(super) struct Out<'a> {
    /// How many actions are legal, for the vector itself.
    pub(super) counts: &'a mut [i32],
    pub(super) player: &'a mut [u8],
    pub(super) legal: &'a mut [i32],
    pub(super) rewards: &'a mut [f32],
    pub(super) done: &'a mut [bool],
    pub(super) scores: &'a mut [i16],
    pub(super) mask: &'a mut [i8],
    pub(super) outside: &'a mut [i32],
    pub(super) planes: &'a mut [u8],
    pub(super) tiles_outside: &'a mut [i32],
    pub(super) numbers: &'a mut [i16],
    games: usize,
}

impl<'a> Out<'a> {
    /// The rows of the first `many` games, and the rest.
    #[inline]
    pub(super) fn split(self, many: usize) -> (Self, Self) {
        let games = self.games.max(1);
        macro_rules! part {
            ($name:ident) => {
                self.$name.split_at_mut(self.$name.len() / games * many)
            };
        }
        let (counts, player) = (part!(counts), part!(player));
        let (legal, rewards) = (part!(legal), part!(rewards));
        let (done, scores, mask) = (part!(done), part!(scores), part!(mask));
        let (outside, planes) = (part!(outside), part!(planes));
        let (tiles_outside, numbers) = (part!(tiles_outside), part!(numbers));
        (
            Self {
                counts: counts.0,
                player: player.0,
                legal: legal.0,
                rewards: rewards.0,
                done: done.0,
                scores: scores.0,
                mask: mask.0,
                outside: outside.0,
                planes: planes.0,
                tiles_outside: tiles_outside.0,
                numbers: numbers.0,
                games: many,
            },
            Self {
                counts: counts.1,
                player: player.1,
                legal: legal.1,
                rewards: rewards.1,
                done: done.1,
                scores: scores.1,
                mask: mask.1,
                outside: outside.1,
                planes: planes.1,
                tiles_outside: tiles_outside.1,
                numbers: numbers.1,
                games: games.saturating_sub(many),
            },
        )
    }
}
