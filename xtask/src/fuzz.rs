//! Fuzzing, where cargo-fuzz is installed.

use std::process::Command;

use crate::run::cargo;

/// Whether the targets still build. They are outside the workspace, so nothing else notices; what
/// the workspace has compiled is used again.
pub(crate) fn check() -> Result<(), String> {
    let manifest = ["--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target"];
    let check = [&["check"], &manifest[..], &["--features", "server", "--locked"]].concat();
    cargo("fuzz targets", &check, &[])
}

/// Fuzzes one target for some seconds. Works with a stable compiler: no sanitizer is used.
pub(crate) fn run(target: &str, seconds: &str) -> Result<(), String> {
    let installed = Command::new("cargo").args(["fuzz", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        return Err("fuzzing needs cargo-fuzz: install it with `cargo install cargo-fuzz`".into());
    }
    let time = format!("-max_total_time={seconds}");
    // Inputs longer than these are slow, and find nothing that shorter ones do not.
    let bytes = match target {
        "frame" => 512,
        "session" => 1 + 3 * 40,
        _ => 1024,
    };
    let length = format!("-max_len={bytes}");
    // Frames and sessions are the server's, which the other targets need not build.
    let server = ["frame", "session"].contains(&target);
    let features: &[&str] = if server { &["--features", "server"] } else { &[] };
    // Without tracing compares, several times as many inputs are tried in the same time; the corpus
    // has the words.
    let flags = ["fuzz", "run", "-s", "none", "--no-trace-compares"];
    let run = [&flags, features, &[target, "--", &time, &length]].concat();
    cargo("fuzz", &run, &[])
}
