//! The `aude` command as people and programs use it.

mod arena;
mod bench;
mod drawings;
mod input;
mod operate;
mod pictures;
mod puzzles;
mod records;
mod review;
mod serve;
mod sim;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs `aude` with its output in pipes.
pub(crate) fn aude(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aude"));
    command.args(arguments).env_remove("NO_COLOR").env("COLORTERM", "truecolor");
    command.output().expect("aude runs")
}

/// Runs `aude` with something on its standard input.
pub(crate) fn aude_reading(arguments: &[&str], input: &(impl AsRef<[u8]> + ?Sized)) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aude"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("aude runs");
    child.stdin.take().expect("a pipe").write_all(input.as_ref()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

/// The output of a run, which must have succeeded.
pub(crate) fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// The error output of a run, which must be about its input.
pub(crate) fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// A file from tests/data.
pub(crate) fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Compares with a file of tests/data; `BLESS=1 cargo test -p aude` writes the file instead.
pub(crate) fn expect_file(name: &str, text: &str) {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(data(name), text).expect("writable");
    }
    let expected = std::fs::read_to_string(data(name)).unwrap_or_default();
    assert_eq!(text, expected, "differs from tests/data/{name}");
}
