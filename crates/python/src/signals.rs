//! Work that Ctrl-C can interrupt.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often a wait looks for signals.
const EVERY: Duration = Duration::from_millis(50);

/// Does work on a thread of its own, with the interpreter lock released, and raises what a signal
/// raises meanwhile, as Ctrl-C does. The work then goes on by itself, and its result is lost.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    let (done, mut wait) = channel();
    thread::Builder::new()
        .name("aude-work".to_owned())
        // Nobody waits any more once a signal was raised.
        .spawn(move || _ = done.send(work()))
        .map_err(|error| PyRuntimeError::new_err(format!("cannot start a thread: {error}")))?;
    loop {
        let found;
        // A receiver can be given to another thread, but not shared, and so it is with the lock.
        (wait, found) = py.detach(move || {
            let found = wait.recv_timeout(EVERY);
            (wait, found)
        });
        match found {
            Ok(found) => return Ok(found),
            Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err("the player failed"));
            }
        }
    }
}
