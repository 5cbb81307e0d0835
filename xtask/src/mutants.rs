//! Faults planted one by one: what share of them do the tests notice? Hours for everything, so it is
//! asked for by area and by shard, and is no part of `test`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Code that is mutated together, and the tests that must notice.
struct Area {
    name: &'static str,
    files: &'static [&'static str],
    but: &'static [&'static str],
    packages: &'static str,
    /// Tests by file; [`UNIT`] for those inside the crate.
    tests: &'static [&'static str],
    /// Tests that take long and notice nothing that the others do not.
    skip: &'static [&'static str],
}

/// The tests inside a crate.
const UNIT: &str = "--lib";

/// The tests of the rules. Battery and properties take ten times as long as all of these together.
const RULES: &[&str] = &[
    "answers",
    "conformance",
    "hashes",
    "layouts",
    "perft",
    "playthroughs",
    "scenarios",
    "tile_sets",
];

/// The same, and those that compare the standard tiles with their files.
const ENGINE: &[&str] = &[
    "answers",
    "conformance",
    "hashes",
    "layouts",
    "perft",
    "playthroughs",
    "scenarios",
    "suite",
    "tile_sets",
];

const AREAS: [Area; 5] = [
    Area {
        name: "classic",
        files: &["crates/engine/src/classic.rs", "crates/engine/src/classic/**"],
        but: &[],
        packages: "aude-testkit",
        tests: RULES,
        skip: &[],
    },
    Area {
        name: "mayflower",
        files: &["crates/engine/src/mayflower.rs", "crates/engine/src/mayflower/**"],
        but: &[],
        packages: "aude-testkit",
        tests: RULES,
        skip: &[],
    },
    Area {
        name: "engine",
        files: &["crates/engine/src/**"],
        but: &[
            "crates/engine/src/classic.rs",
            "crates/engine/src/classic/**",
            "crates/engine/src/mayflower.rs",
            "crates/engine/src/mayflower/**",
        ],
        packages: "aude-record,aude-testkit",
        tests: ENGINE,
        skip: &[],
    },
    Area {
        name: "record",
        files: &["crates/record/src/**"],
        but: &[],
        packages: "aude-record,aude-testkit",
        tests: &["suite", "layouts", "playthroughs", "scenarios"],
        skip: &[],
    },
    Area {
        name: "table",
        files: &["crates/server/src/table.rs", "crates/server/src/table/**"],
        but: &[],
        packages: "aude-server",
        tests: &[UNIT, "server"],
        // Whole games, killed processes, floods and drawings.
        skip: &["kill::", "attack::", "openapi::", "worth::", "qr::", "rules::", "thinking_never"],
    },
];

/// The share of faults that compile which must be noticed, in percent.
const LEAST: usize = 90;

/// Plants the faults of an area, or of one shard of it such as `0/8`.
pub(crate) fn run(area: &str, shard: Option<&str>) -> Result<(), String> {
    let Some(area) = AREAS.iter().find(|known| known.name == area) else {
        let known: Vec<&str> = AREAS.iter().map(|area| area.name).collect();
        return Err(format!("no area {area:?} (expected one of {})", known.join(", ")));
    };
    let installed = Command::new("cargo").args(["mutants", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        return Err(
            "this needs cargo-mutants: install it with `cargo install cargo-mutants --locked`"
                .into(),
        );
    }
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let out = target.join("mutants").join(area.name);
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let build = out.parent().map(fs::canonicalize).and_then(Result::ok).unwrap_or_default();
    eprintln!("xtask: faults in {}, logged in {}", area.name, out.join("mutants.out").display());
    let sound = tests(area).env("CARGO_TARGET_DIR", &build).status();
    if !sound.map_err(|error| format!("cargo test: {error}"))?.success() {
        return Err("the tests fail without a planted fault: mend that first".into());
    }
    let status = command(area, shard, &out)
        // Dependencies are compiled once, not once for every run.
        .env("CARGO_TARGET_DIR", build)
        .status()
        .map_err(|error| format!("cargo mutants: {error}"))?;
    // 2 is for faults that were missed, 3 for faults that hung: both are reported below.
    match status.code() {
        Some(0 | 2 | 3) => summary(&out.join("mutants.out")),
        _ => Err(format!("cargo mutants failed with {status}")),
    }
}

fn command(area: &Area, shard: Option<&str>, out: &Path) -> Command {
    let mut command = Command::new("cargo");
    command.args(["mutants", "--workspace", "--profile", "mutants", "--jobs", "1", "--no-times"]);
    // Its own run without faults would test only the mutated crate, not the crate with the tests.
    command.args(["--test-package", area.packages, "--baseline", "skip", "--timeout", "240"]);
    command.arg("--output").arg(out);
    for file in area.files {
        command.args(["--file", file]);
    }
    for file in area.but {
        command.args(["--exclude", file]);
    }
    if let Some(shard) = shard {
        command.args(["--sharding", "round-robin", "--shard", shard]);
    }
    command.arg("--");
    select(&mut command, area);
    command
}

/// The area's tests, without faults.
fn tests(area: &Area) -> Command {
    let mut command = Command::new("cargo");
    command.args(["test", "--quiet", "--profile", "mutants"]);
    for package in area.packages.split(',') {
        command.args(["--package", package]);
    }
    select(&mut command, area);
    command
}

/// Adds the tests that must notice.
fn select(command: &mut Command, area: &Area) {
    for &test in area.tests {
        match test {
            UNIT => command.arg(UNIT),
            test => command.args(["--test", test]),
        };
    }
    if !area.skip.is_empty() {
        command.arg("--");
        for name in area.skip {
            command.args(["--skip", name]);
        }
    }
}

/// Sums up the results of a run.
fn summary(out: &Path) -> Result<(), String> {
    let count = |name: &str| {
        let text = fs::read_to_string(out.join(name)).unwrap_or_default();
        text.lines().count()
    };
    let [caught, hung, missed, unviable] =
        ["caught.txt", "timeout.txt", "missed.txt", "unviable.txt"].map(count);
    let (noticed, viable) = (caught + hung, caught + hung + missed);
    println!(
        "{noticed} of {viable} faults noticed ({caught} by a failure, {hung} by time), {missed} missed, \
         {unviable} did not compile"
    );
    if viable == 0 {
        return Err("no fault was planted".into());
    }
    if noticed * 100 < viable * LEAST {
        return Err(format!(
            "less than {LEAST} % noticed; see {}",
            out.join("missed.txt").display()
        ));
    }
    Ok(())
}
