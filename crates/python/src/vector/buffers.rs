//! The caller's arrays.

use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadwriteArray,
    PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray4, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::convert::array_of;
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
        player: Option<&Bound<'_, PyAny>>,
        legal: Option<&Bound<'_, PyAny>>,
        rewards: Option<&Bound<'_, PyAny>>,
        done: Option<&Bound<'_, PyAny>>,
        scores: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
        outside: Option<&Bound<'_, PyAny>>,
        planes: Option<&Bound<'_, PyAny>>,
        tiles_outside: Option<&Bound<'_, PyAny>>,
        numbers: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        Ok(Self {
            player: given("player", player)?,
            legal: given("legal", legal)?,
            rewards: given("rewards", rewards)?,
            done: given("done", done)?,
            scores: given("scores", scores)?,
            mask: given("mask", mask)?,
            outside: given("outside", outside)?,
            planes: given("planes", planes)?,
            tiles_outside: given("tiles_outside", tiles_outside)?,
            numbers: given("numbers", numbers)?,
        })
    }
}

/// A buffer, if there is one.
fn given<T: Element, D: Dimension>(
    name: &str,
    array: Option<&Bound<'_, PyAny>>,
) -> PyResult<Option<Py<PyArray<T, D>>>> {
    array
        .map(|array| array_of(&format!("the buffer `{name}`"), array).map(Bound::unbind))
        .transpose()
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

/// An array that is borrowed for writing: its name, where it begins, its bytes.
type Place = (&'static str, usize, usize);

/// Borrows an array for writing, and notes where it is.
fn borrow<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    name: &'static str,
    array: Option<&Py<PyArray<T, D>>>,
    places: &mut Vec<Place>,
) -> PyResult<Option<PyReadwriteArray<'py, T, D>>> {
    let Some(array) = array else { return Ok(None) };
    // Python code can give an array another dtype and other dimensions at any time.
    let array = array.bind(py).as_any().cast::<PyArray<T, D>>().map_err(|_| {
        PyTypeError::new_err(format!("the buffer `{name}`: its dtype or dimensions have changed"))
    })?;
    let array = array
        .try_readwrite()
        .map_err(|error| PyValueError::new_err(format!("the buffer `{name}`: {error}")))?;
    places.push((name, array.data() as usize, array.len() * size_of::<T>()));
    Ok(Some(array))
}

/// NumPy's own check misses arrays that get the same memory from something that is no array.
fn check_apart(mut places: Vec<Place>) -> PyResult<()> {
    places.sort_unstable_by_key(|&(_, start, _)| start);
    for pair in places.windows(2) {
        let [(one, start, bytes), (other, next, _)] = *pair else { continue };
        if start + bytes > next {
            return Err(PyValueError::new_err(format!(
                "the buffers `{one}` and `{other}` share memory"
            )));
        }
    }
    Ok(())
}

/// The memory of an array, if its shape is right.
fn slice<'a, T: Element, D: Dimension>(
    name: &str,
    array: Option<&'a mut PyReadwriteArray<'_, T, D>>,
    shape: &[usize],
) -> PyResult<&'a mut [T]> {
    let Some(array) = array else { return Ok(&mut []) };
    if array.shape() != shape {
        let found = array.shape();
        return Err(PyValueError::new_err(format!(
            "the buffer `{name}`: expected the shape {shape:?}, found {found:?}"
        )));
    }
    if !array.is_c_contiguous() {
        return Err(PyValueError::new_err(format!("the buffer `{name}` is not C-contiguous")));
    }
    array
        .as_slice_mut()
        .map_err(|_| PyValueError::new_err(format!("the buffer `{name}` is misaligned")))
}

impl<'py> Borrowed<'py> {
    pub(super) fn has_planes(&self) -> bool {
        self.planes.is_some()
    }

    pub(super) fn of(py: Python<'py>, buffers: &PyBuffers) -> PyResult<Self> {
        let mut places = Vec::with_capacity(10);
        macro_rules! borrowed {
            ($($name:ident),*) => {
                Self { $($name: borrow(py, stringify!($name), buffers.$name.as_ref(), &mut places)?),* }
            };
        }
        let all = borrowed!(
            player,
            legal,
            rewards,
            done,
            scores,
            mask,
            outside,
            planes,
            tiles_outside,
            numbers
        );
        check_apart(places)?;
        Ok(all)
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
            player: slice("player", self.player.as_mut(), &[games])?,
            legal: slice("legal", self.legal.as_mut(), &[games])?,
            rewards: slice("rewards", self.rewards.as_mut(), &[games, seats])?,
            done: slice("done", self.done.as_mut(), &[games])?,
            scores: slice("scores", self.scores.as_mut(), &[games, seats])?,
            mask: slice("mask", self.mask.as_mut(), &[games, ids])?,
            outside: slice("outside", self.outside.as_mut(), &[games])?,
            planes: slice("planes", self.planes.as_mut(), &[games, size, size, PLANES])?,
            tiles_outside: slice("tiles_outside", self.tiles_outside.as_mut(), &[games])?,
            numbers: slice("numbers", self.numbers.as_mut(), &[games, numbers])?,
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
