//! Running cargo, one step after another.

use std::process::Command;
use std::time::Instant;

use crate::{tidy, web};

/// Everything CI checks, quickest first.
pub(crate) fn test() -> Result<(), String> {
    let begin = Instant::now();
    cargo("formatting", &["fmt", "--all", "--check"], &[])?;
    tidy::check()?;
    let docs = ("RUSTDOCFLAGS", "-D warnings");
    cargo(
        "lints",
        &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
        &[],
    )?;
    cargo("documentation", &["doc", "--workspace", "--no-deps", "--quiet"], &[docs])?;
    cargo("tests", &["test", "--workspace", "--quiet"], &[])?;
    web::test(&[])?;
    eprintln!("xtask: all good after {} s", begin.elapsed().as_secs());
    Ok(())
}

/// Rewrites the playthrough files.
pub(crate) fn playthroughs() -> Result<(), String> {
    let write = ("AUDE_WRITE_PLAYTHROUGHS", "1");
    cargo(
        "playthroughs",
        &["test", "--quiet", "--package", "aude-testkit", "--test", "playthroughs"],
        &[write],
    )
}

/// Rewrites the engine's standard sets from the tile files.
pub(crate) fn tiles() -> Result<(), String> {
    let write = ("AUDE_WRITE_TILES", "1");
    let suite = ["test", "--quiet", "--package", "aude-record", "--test", "suite", "standard"];
    cargo("tiles", &suite, &[write])
}

/// The invariant tests with more games.
pub(crate) fn battery(rounds: &str) -> Result<(), String> {
    let arguments =
        ["test", "--release", "--quiet", "--package", "aude-testkit", "--test", "battery"];
    cargo("battery", &arguments, &[("AUDE_BATTERY", rounds)])
}

/// Runs cargo with the project's own settings and reports what it is doing.
pub(crate) fn cargo(
    step: &str,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> Result<(), String> {
    eprintln!("xtask: {step}");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).envs(environment.iter().copied());
    let status = command.status().map_err(|error| format!("{step}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{step} failed: cargo {}", arguments.join(" ")))
    }
}
