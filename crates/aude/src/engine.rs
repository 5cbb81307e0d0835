//! `aude engine`: the rules for other programs, as JSON lines (docs/engine-protocol.md).

use std::io::{self, BufRead, Write};

use aude_record::SetLibrary;
use aude_record::protocol::{Session, run_with};

/// Answers requests with the sets of `library` until `quit` or the end of the input.
///
/// # Errors
/// Errors from reading the input or writing the output. It is not an error if the other side stops
/// reading.
pub(crate) fn run(library: SetLibrary, input: impl BufRead, output: impl Write) -> io::Result<()> {
    match run_with(Session::new(library), input, output) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}
