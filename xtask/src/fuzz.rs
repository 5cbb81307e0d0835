//! Fuzzing, where cargo-fuzz is installed.

use std::process::Command;

use crate::run::cargo;

/// Fuzzes one target for some seconds. Works with a stable compiler: no sanitizer is used.
pub(crate) fn run(target: &str, seconds: &str) -> Result<(), String> {
    let installed = Command::new("cargo").args(["fuzz", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        return Err("fuzzing needs cargo-fuzz: install it with `cargo install cargo-fuzz`".into());
    }
    let time = format!("-max_total_time={seconds}");
    // Frames are read by the server, which the other targets need not build.
    let features: &[&str] = if target == "frame" { &["--features", "server"] } else { &[] };
    let run = [&["fuzz", "run", "-s", "none"], features, &[target, "--", &time]].concat();
    cargo("fuzz", &run, &[])
}
