//! What can go wrong in a command, for the person who typed it.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was wrong: one sentence, or one line per problem.
    Input(String),
    /// Nobody reads the output any more (`aude … | head`): not worth a message.
    BrokenPipe,
    /// Writing failed for another reason.
    Output(io::Error),
}

/// The result of a command.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// Bad input, in a sentence.
    pub(crate) fn input(what: impl Into<String>) -> Self {
        Self::Input(what.into())
    }

    /// Bad input with all its problems, one per line.
    pub(crate) fn problems<F: Display>(problems: &[F]) -> Self {
        let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
        Self::Input(lines.join("\n"))
    }

    /// Reports on stderr what went wrong, and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::BrokenPipe => ExitCode::SUCCESS,
            Self::Input(message) => {
                message.lines().for_each(|line| eprintln!("aude: {line}"));
                ExitCode::from(2)
            }
            Self::Output(error) => {
                eprintln!("aude: cannot write the output: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::Output(error),
        }
    }
}
