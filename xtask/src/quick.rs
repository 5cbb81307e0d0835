//! `cargo xtask quick`: the checks that a change needs, before everything is run.

use std::collections::BTreeSet;
use std::process::Command;
use std::time::Instant;

use crate::run::cargo;
use crate::{python, tidy, web};

/// The tests that protect the files below a folder: by package, and by name if not all are needed.
struct Guard {
    below: &'static str,
    lint: Option<&'static str>,
    tests: &'static [Tests],
}

/// A package, and one of its test programs; all of them if none is named.
type Tests = (&'static str, Option<&'static str>);

const SCENARIOS: Tests = ("aude-testkit", Some("scenarios"));
const TEXTS: Tests = ("aude-server", Some("texts"));

/// Tests of the server that the full run is enough for: a third of its tests' processor time, for
/// killed processes, floods, whole games and drawings.
const SLOW: [(&str, &[&str]); 1] = [(
    "aude-server",
    &["histories::", "kill::", "attack::", "worth::", "qr::", "rules::", "thinking_never"],
)];

const fn guard(below: &'static str, lint: Option<&'static str>, tests: &'static [Tests]) -> Guard {
    Guard { below, lint, tests }
}

/// A change in the engine is covered by the scenarios, playthroughs and invariants of
/// `aude-testkit`; packages that only use a crate are tested in the full run.
const GUARDS: &[Guard] = &[
    guard(
        "crates/engine/",
        Some("aude-engine"),
        &[("aude-engine", None), ("aude-record", None), ("aude-testkit", None)],
    ),
    guard("crates/record/", Some("aude-record"), &[("aude-record", None), SCENARIOS]),
    guard("crates/scenario/", Some("aude-scenario"), &[("aude-scenario", None), SCENARIOS]),
    guard("crates/testkit/", Some("aude-testkit"), &[("aude-testkit", None)]),
    guard("crates/art/", Some("aude-art"), &[("aude-art", None)]),
    guard("crates/rulebook/", Some("aude-rulebook"), &[("aude-rulebook", None)]),
    guard("crates/lessons/", Some("aude-lessons"), &[("aude-lessons", None)]),
    guard("crates/puzzles/", Some("aude-puzzles"), &[("aude-puzzles", None)]),
    guard("crates/ai/", Some("aude-ai"), &[("aude-ai", None)]),
    guard("crates/review/", Some("aude-review"), &[("aude-review", None)]),
    guard("crates/pack/", Some("aude-pack"), &[("aude-pack", None)]),
    guard("crates/histories/", Some("aude-histories"), &[("aude-histories", None)]),
    guard("crates/server/", Some("aude-server"), &[("aude-server", None)]),
    guard("crates/aude/", Some("aude"), &[("aude", None)]),
    guard(PYTHON, Some("aude-python"), &[]),
    guard("xtask/", Some("xtask"), &[("xtask", None)]),
    guard("web/", None, &[TEXTS]),
    guard("docs/", None, &[SCENARIOS, ("aude-record", None), ("aude-rulebook", None)]),
    guard("Cargo.lock", None, &[("xtask", None)]),
];

/// Folders of the web client, whose types and pure parts are checked without a browser.
const CLIENT: [&str; 3] = ["web/", "webtests/", "crates/server/bindings/"];

/// The folder of the Python package, which has tests of its own kind.
const PYTHON: &str = "crates/python/";

/// Checks what differs from the branch `main`, committed or not.
pub(crate) fn check() -> Result<(), String> {
    let begin = Instant::now();
    let changed = changed()?;
    cargo("formatting", &["fmt", "--all", "--check"], &[])?;
    tidy::check()?;
    let plan = Plan::of(&changed);
    if !plan.lint.is_empty() {
        let mut words = vec!["clippy", "--quiet", "--all-targets"];
        words.extend(plan.lint.iter().flat_map(|name| ["--package", name]));
        words.extend(["--", "-D", "warnings"]);
        cargo("lints", &words, &[])?;
    }
    for words in plan.test_runs() {
        cargo(&words.join(" "), &words, &[])?;
    }
    if plan.client {
        web::without_browser()?;
    }
    if plan.python {
        python::test(&[])?;
    }
    let seconds = begin.elapsed().as_secs();
    let files = changed.len();
    eprintln!(
        "xtask: {files} changed files checked in {seconds} s; `cargo xtask test` checks everything"
    );
    Ok(())
}

/// What to run.
#[derive(PartialEq, Eq, Debug, Default)]
struct Plan {
    lint: BTreeSet<&'static str>,
    tests: BTreeSet<Tests>,
    client: bool,
    python: bool,
}

impl Plan {
    /// What these files need, without duplicates.
    fn of(changed: &[String]) -> Self {
        let has = |below: &str| changed.iter().any(|file| file.starts_with(below));
        let client = CLIENT.iter().any(|below| has(below));
        let mut plan = Self { client, python: has(PYTHON), ..Self::default() };
        for guard in GUARDS.iter().filter(|guard| has(guard.below)) {
            plan.lint.extend(guard.lint);
            plan.tests.extend(guard.tests);
        }
        let all = plan.tests.clone();
        plan.tests.retain(|(package, name)| name.is_none() || !all.contains(&(package, None)));
        plan
    }

    /// The arguments for cargo: whole packages together, single tests and packages with slow tests
    /// separately.
    fn test_runs(&self) -> Vec<Vec<&'static str>> {
        let mut whole = vec!["test", "--quiet"];
        let mut runs = Vec::new();
        for &(package, name) in &self.tests {
            let mut alone = vec!["test", "--quiet", "--package", package];
            match (name, SLOW.iter().find(|(of, _)| *of == package)) {
                (None, None) => whole.extend(["--package", package]),
                (None, Some((_, slow))) => {
                    alone.push("--");
                    alone.extend(slow.iter().flat_map(|name| ["--skip", name]));
                    runs.push(alone);
                }
                (Some(name), _) => {
                    alone.extend(["--test", name]);
                    runs.push(alone);
                }
            }
        }
        if whole.len() > 2 {
            runs.push(whole);
        }
        runs
    }
}

/// The files that differ from where this branch left `main`, and new ones.
fn changed() -> Result<Vec<String>, String> {
    let differ = git(&["diff", "--name-only", "--merge-base", "main"])
        .or_else(|_| git(&["diff", "--name-only", "HEAD"]))?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    let files: BTreeSet<String> = differ.lines().chain(new.lines()).map(str::to_owned).collect();
    Ok(files.into_iter().collect())
}

fn git(words: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(words).output();
    let output = output.map_err(|error| format!("git: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("git {}: {}", words.join(" "), String::from_utf8_lossy(&output.stderr).trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(files: &[&str]) -> Plan {
        Plan::of(&files.iter().map(|&file| file.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn a_change_runs_what_guards_it_and_nothing_twice() {
        assert_eq!(plan(&["README.md"]), Plan::default());
        let engine =
            plan(&["crates/engine/src/bag.rs", "docs/rules.md", "crates/record/src/lib.rs"]);
        assert_eq!(engine.lint, BTreeSet::from(["aude-engine", "aude-record"]));
        let packages = ["aude-engine", "aude-record", "aude-rulebook", "aude-testkit"];
        assert_eq!(engine.tests, packages.map(|package| (package, None)).into());
        assert_eq!(engine.test_runs().len(), 1);
        let server = plan(&["crates/server/src/app.rs", "crates/art/src/lib.rs"]).test_runs();
        assert_eq!(server.len(), 2);
        assert!(server[0].ends_with(&["--skip", "thinking_never"]), "{server:?}");
        let texts = plan(&["web/locales/en/home.ftl", "crates/art/src/lib.rs"]);
        assert!(texts.client);
        assert_eq!(texts.tests, BTreeSet::from([TEXTS, ("aude-art", None)]));
        assert_eq!(texts.test_runs().len(), 2);
    }

    #[test]
    fn every_package_has_a_guard() {
        let crates = std::fs::read_dir("../crates").expect("the crates");
        for folder in crates {
            let name = folder.expect("a folder").file_name().into_string().expect("text");
            let file = format!("crates/{name}/src/lib.rs");
            let plan = plan(&[&file]);
            assert!(plan.python || !plan.tests.is_empty(), "no tests for {name}");
        }
    }
}
