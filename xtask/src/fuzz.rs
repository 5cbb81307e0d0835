//! Fuzzing, where cargo-fuzz is installed.

use std::process::Command;

use crate::run::cargo;

/// Selects the workspace of the fuzz targets; the target folder follows.
const MANIFEST: [&str; 3] = ["--manifest-path", "fuzz/Cargo.toml", "--target-dir"];

/// Whether the targets still build. They are outside the workspace, so nothing else notices; what
/// the workspace has compiled is used again.
pub(crate) fn check() -> Result<(), String> {
    let check =
        [&["check"], &MANIFEST[..], &["target", "--features", "server", "--locked"]].concat();
    cargo("fuzz targets", &check, &[])
}

/// Tries a number of inputs made from a seed, without cargo-fuzz: several times as many per second, but
/// not guided by the code they reach.
pub(crate) fn try_inputs(target: &str, inputs: &str, seed: &str) -> Result<(), String> {
    let build = ["target/fuzz", "--release", "--features", "server", "--bin", "many", "--"];
    let run = [&["run"], &MANIFEST[..], &build, &[target, inputs, seed]].concat();
    cargo("fuzz", &run, &[])
}

/// Fuzzes one target for some seconds. Works with a stable compiler: no sanitizer is used.
pub(crate) fn run(target: &str, seconds: &str) -> Result<(), String> {
    let installed = Command::new("cargo").args(["fuzz", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        return Err("fuzzing needs cargo-fuzz: install it with `cargo install cargo-fuzz`".into());
    }
    let time = format!("-max_total_time={seconds}");
    // Frames and sessions are the server's, which the other targets need not build.
    let server = ["frame", "session"].contains(&target);
    let features: &[&str] = if server { &["--features", "server"] } else { &[] };
    // Without tracing compares, several times as many inputs are tried in the same time; the corpus
    // has the words.
    let flags = ["fuzz", "run", "-s", "none", "--no-trace-compares"];
    let run = [&flags, features, &[target, "--", &time]].concat();
    cargo("fuzz", &run, &[])
}
