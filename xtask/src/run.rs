//! Running cargo, one step after another.

use std::process::Command;
use std::time::Instant;

use crate::{debian, python, tidy, web};

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
    debian::server()?;
    debian::valgrind()?;
    cargo("tests", &["test", "--workspace", "--quiet"], &[])?;
    python::test(&[])?;
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

/// Clients play on PostgreSQL while it and the server are killed; with that many servers, or with each
/// number that is tested.
pub(crate) fn histories(faults: &str, servers: &str) -> Result<(), String> {
    let test = match servers {
        "" => "histories",
        "1" => "what_clients_saw",
        "2" => "of_two_servers",
        "3" => "of_three_servers",
        _ => return Err("expected 1, 2 or 3 servers".to_owned()),
    };
    server_test("histories", test, ("AUDE_HISTORIES", faults))
}

/// How soon a table is played on after a kill and after a drain.
pub(crate) fn times(times: &str) -> Result<(), String> {
    server_test("times", "how_soon", ("AUDE_TIMES", times))
}

fn server_test(step: &str, test: &str, setting: (&str, &str)) -> Result<(), String> {
    debian::server()?;
    let words = ["test", "--quiet", "--package", "aude-server", "--test", "server", test];
    cargo(step, &[&words[..], &["--", "--nocapture"]].concat(), &[setting])
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
    finish(step, &mut command)
}

/// Runs another program and reports what it is doing.
pub(crate) fn command(step: &str, command: &mut Command) -> Result<(), String> {
    eprintln!("xtask: {step}");
    finish(step, command)
}

fn finish(step: &str, command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{step}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{step} failed: {command:?}")) }
}
