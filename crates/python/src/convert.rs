//! JSON values to Python objects and back.

use numpy::ndarray::Dimension;
use numpy::{Element, PyArray, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString};
use serde::Serialize;
use serde_json::{Map, Number, Value};

/// Objects inside each other that are converted; no action has as many.
const DEPTH: usize = 8;
/// Objects of one action that are converted, one inside another or beside each other.
const OBJECTS: usize = 256;

/// A JSON value as Python's `json` would load it.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(truth) => PyBool::new(py, *truth).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(whole), _) => PyInt::new(py, whole).into_any(),
            (None, real) => PyFloat::new(py, real.unwrap_or(f64::NAN)).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(entries) => {
            let dict = PyDict::new(py);
            for (key, item) in entries {
                dict.set_item(key, to_python(py, item)?)?;
            }
            dict.into_any()
        }
    })
}

/// Anything that can be written as JSON.
pub(crate) fn json<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &serde_json::to_value(value).unwrap_or_default())
}

/// The items of a list, tuple, range or array, at most so many. They are counted here: room for as
/// many as an object claims to have might be more than there is.
pub(crate) fn items<'py>(
    object: &Bound<'py, PyAny>,
    most: usize,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    if object.is_instance_of::<PyDict>() || !object.hasattr("__getitem__")? {
        return Err(PyTypeError::new_err("expected a list"));
    }
    let mut all = Vec::new();
    for item in object.try_iter()? {
        if all.len() == most {
            return Err(PyValueError::new_err(format!("expected at most {most} items")));
        }
        all.push(item?);
    }
    Ok(all)
}

/// The texts in a list, at most so many.
pub(crate) fn texts(object: &Bound<'_, PyAny>, most: usize) -> PyResult<Vec<String>> {
    if object.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err("expected a list"));
    }
    items(object, most)?.iter().map(|item| item.extract()).collect()
}

/// A Python object as a JSON value.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(object, DEPTH, &mut { OBJECTS })
}

fn read(object: &Bound<'_, PyAny>, depth: usize, room: &mut usize) -> PyResult<Value> {
    if depth == 0 {
        return Err(PyTypeError::new_err("an action has no objects nested so deeply"));
    }
    *room = room
        .checked_sub(1)
        .ok_or_else(|| PyTypeError::new_err("an action does not have that many objects"))?;
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(truth) = object.cast::<PyBool>() {
        return Ok(Value::Bool(truth.is_true()));
    }
    if let Ok(whole) = object.extract::<i64>() {
        return Ok(Value::Number(Number::from(whole)));
    }
    if let Ok(text) = object.extract::<String>() {
        return Ok(Value::String(text));
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        let mut entries = Map::new();
        // A copy: an object that is asked for its number may change the dict.
        for entry in dict.items() {
            let (key, item): (String, Bound<'_, PyAny>) = entry.extract()?;
            entries.insert(key, read(&item, depth - 1, room)?);
        }
        return Ok(Value::Object(entries));
    }
    match items(object, OBJECTS) {
        Ok(all) => all
            .iter()
            .map(|item| read(item, depth - 1, room))
            .collect::<PyResult<_>>()
            .map(Value::Array),
        Err(error) if error.is_instance_of::<PyValueError>(object.py()) => Err(error),
        Err(_) => {
            let kind = object.get_type().name()?;
            Err(PyTypeError::new_err(format!(
                "expected an index, a text or a dict as action, found {kind}"
            )))
        }
    }
}

/// An argument that must be an array of a dtype with so many dimensions; otherwise what it is instead.
pub(crate) fn array_of<'py, T: Element, D: Dimension>(
    what: &str,
    given: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyArray<T, D>>> {
    if let Ok(array) = given.cast::<PyArray<T, D>>() {
        return Ok(array.clone());
    }
    let kind = |dtype: &dyn std::fmt::Display, dimensions: usize| {
        format!(
            "an array of {dtype} with {}",
            match dimensions {
                1 => "1 dimension".to_owned(),
                many => format!("{many} dimensions"),
            }
        )
    };
    let found = match given.cast::<PyUntypedArray>() {
        Ok(array) => kind(&array.dtype(), array.ndim()),
        Err(_) => given.get_type().name()?.to_string(),
    };
    let expected = kind(&T::get_dtype(given.py()), D::NDIM.unwrap_or_default());
    Err(PyTypeError::new_err(format!("{what}: expected {expected}, found {found}")))
}
