//! The engine protocol (docs/engine-protocol.md): one request per line, one answer per line, both
//! JSON, so that a program in any language can drive the rules.
//!
//! ```
//! let mut session = aude_record::protocol::Session::default();
//! session.answer(r#"{"cmd":"new","players":2}"#);
//! let answer = session.answer(r#"{"cmd":"apply","action":"V"}"#);
//! assert!(answer.starts_with(r#"{"ok":true"#));
//! ```

mod answer;
mod commands;
mod lines;
mod request;
mod session;

pub use answer::{Body, ErrorJson, ProblemJson};
pub use session::Session;

use std::io::{self, BufRead, Write};

use lines::{Line, Lines};

/// Answers requests until `quit` or the end of the input. No other request ends it.
///
/// # Errors
/// Only errors from reading the input or writing the output.
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    run_with(Session::default(), input, output)
}

/// The same for a custom session, such as one with more tile sets.
///
/// # Errors
/// Only errors from reading the input or writing the output.
pub fn run_with(
    mut session: Session,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => session.answer(&text),
            Line::TooLong => session.refuse_line("too-long", "a line may be at most 1 MiB long"),
            Line::NotUtf8 => session.refuse_line("not-utf8", "a line must be UTF-8 text"),
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}
