//! JSON values to Python objects and back.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString};
use serde::Serialize;
use serde_json::{Map, Number, Value};

/// Objects inside each other that are converted; no action has as many.
const DEPTH: usize = 8;

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

/// A Python object as a JSON value.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(object, DEPTH)
}

fn read(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth == 0 {
        return Err(PyTypeError::new_err("an action has no objects nested so deeply"));
    }
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
        for (key, item) in dict {
            entries.insert(key.extract()?, read(&item, depth - 1)?);
        }
        return Ok(Value::Object(entries));
    }
    if let Ok(items) = object.extract::<Vec<Bound<'_, PyAny>>>() {
        return items
            .iter()
            .map(|item| read(item, depth - 1))
            .collect::<PyResult<_>>()
            .map(Value::Array);
    }
    let kind = object.get_type().name()?;
    Err(PyTypeError::new_err(format!(
        "expected an index, a text or a dict as action, found {kind}"
    )))
}
