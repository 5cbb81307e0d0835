//! Every scenario passes, and every rule and worked example has one.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use aude_scenario::{Line, Scenario};
use aude_testkit::scenario::run;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the scenarios are there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "txt") {
            found.push(path);
        }
    }
}

fn all() -> Vec<(String, Scenario)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut found = Vec::new();
    files(&folder, &mut found);
    found.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("readable");
        let name = path.strip_prefix(&folder).expect("below").display().to_string();
        let scenario = Scenario::parse(&text).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        let states = |(_, line): &(usize, Line)| matches!(line, Line::Statement(_));
        assert!(scenario.lines.iter().any(states), "{name} states nothing");
        (name, scenario)
    };
    found.into_iter().map(read).collect()
}

#[test]
fn every_scenario_comes_true() {
    let failures: Vec<String> = all()
        .into_iter()
        .filter_map(|(name, scenario)| {
            run(&scenario).err().map(|failure| format!("{name}: {failure}"))
        })
        .collect();
    assert!(failures.is_empty(), "{} scenarios fail:\n{}", failures.len(), failures.join("\n"));
}

/// The ids that docs/rules.md and docs/examples.md define.
fn defined(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file);
    let text = fs::read_to_string(path).expect("the document is there");
    let id = |line: &str| {
        let line = line.strip_prefix("- **").or_else(|| line.strip_prefix("| "))?;
        let id: String =
            line.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        id.contains(|c: char| c.is_ascii_digit()).then_some(id)
    };
    text.lines().filter_map(id).collect()
}

#[test]
fn every_rule_and_example_has_a_scenario() {
    let mut shown: BTreeMap<String, usize> = BTreeMap::new();
    for (_, scenario) in all() {
        for id in scenario.ids {
            *shown.entry(id).or_default() += 1;
        }
    }
    let known: Vec<String> =
        defined("rules.md").into_iter().chain(defined("examples.md")).collect();
    assert!(known.len() > 100, "the documents define {} ids", known.len());
    let missing: Vec<_> = known.iter().filter(|id| !shown.contains_key(*id)).collect();
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
    let unknown: Vec<_> = shown.keys().filter(|id| !known.contains(id)).collect();
    assert!(unknown.is_empty(), "scenarios cite {unknown:?}, which no document defines");
}
