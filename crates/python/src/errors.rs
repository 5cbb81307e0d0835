//! Exceptions.

use aude_engine::Errors;
use aude_engine::game::Refusal;
use aude_record::wire::RefusalJson;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::convert::to_python;

create_exception!(
    aude,
    Refused,
    PyValueError,
    "The rules forbid an action. The game is unchanged.\n\n`rule` is the id of the rule in docs/rules.md, `code` a stable name of the reason, `details` a dict."
);
create_exception!(
    aude,
    ActionError,
    PyValueError,
    "Not an action: an index out of range, a text that is not a move, an id that is not legal."
);
create_exception!(
    aude,
    SetupError,
    PyValueError,
    "A setup that is not valid; `problems` lists everything wrong with it."
);
create_exception!(
    aude,
    RecordError,
    PyValueError,
    "A record that cannot be read; `problems` lists everything wrong with it."
);

/// What the rules say against an action, as an exception.
pub(crate) fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let error = Refused::new_err(refusal.to_string());
    let details = serde_json::to_value(RefusalJson::of(refusal)).unwrap_or_default();
    let value = error.value(py);
    let set = value
        .setattr("rule", refusal.rule)
        .and_then(|()| value.setattr("code", refusal.reason.code()))
        .and_then(|()| value.setattr("details", to_python(py, &details)?));
    set.err().unwrap_or(error)
}

/// Several problems as one exception.
pub(crate) fn problems<E: ToString>(py: Python<'_>, error: PyErr, all: &Errors<E>) -> PyErr {
    let list: Vec<String> = all.iter().map(ToString::to_string).collect();
    error.value(py).setattr("problems", list).err().unwrap_or(error)
}
