//! Repository rules that no compiler checks.

mod hooks;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Words the engine must not contain: it has no I/O, clock, randomness, serialisation or hash maps.
const ABSENT_FROM_ENGINE: [&str; 11] = [
    "std::fs",
    "std::io",
    "std::net",
    "std::time",
    "std::env",
    "println!",
    "serde",
    "HashMap",
    "HashSet",
    "rand::",
    "unsafe",
];

/// Extensions of the files that are checked.
const SOURCES: [&str; 9] = ["rs", "toml", "md", "txt", "js", "css", "html", "ftl", "sql"];

/// Lines a source file may have before it should be split.
const MOST_LINES: usize = 450;

/// Checks all rules and reports all problems together.
pub(crate) fn check() -> Result<(), String> {
    eprintln!("xtask: repository rules");
    let files = tracked()?;
    let rules = rule_ids()?;
    let mut wrong = Vec::new();
    for path in &files {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("");
        if !SOURCES.contains(&ending) {
            continue;
        }
        let Ok(text) = fs::read_to_string(path) else { continue };
        let mut fail =
            |line: usize, what: String| wrong.push(format!("{}:{line}: {what}", path.display()));
        if ending == "rs" && text.lines().count() > MOST_LINES {
            fail(1, format!("more than {MOST_LINES} lines: split the file"));
        }
        if path.starts_with("crates/engine/src/classic") {
            hooks::check(&text, &mut |what| fail(1, what));
        }
        for (index, line) in text.lines().enumerate() {
            check_line(path, line, &rules, &mut |what| fail(index + 1, what));
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{} problems to fix:\n{}", wrong.len(), wrong.join("\n")))
    }
}

fn check_line(path: &Path, line: &str, rules: &BTreeSet<String>, fail: &mut dyn FnMut(String)) {
    if line.ends_with([' ', '\t']) {
        fail("trailing white space".into());
    }
    if line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> ") {
        fail("unresolved merge conflict".into());
    }
    if (line.contains("todo!(") || line.contains("unimplemented!(") || line.contains("dbg!("))
        && !path.ends_with("tidy.rs")
    {
        fail("leftover TODO".into());
    }
    if path.starts_with("crates/engine/src") && !line.trim_start().starts_with("//") {
        for word in ABSENT_FROM_ENGINE {
            if line.contains(word) {
                fail(format!("the engine must not use `{word}`"));
            }
        }
    }
    let is_code =
        path.extension().is_some_and(|ending| ending == "rs") && !path.starts_with("crates/art");
    if is_code {
        for id in cited(line, rules) {
            if !rules.contains(&id) {
                fail(format!("rule {id} is not in docs/rules.md"));
            }
        }
    }
}

/// What a line cites in the form of a rule id, such as `C-3` or `M-11`: one of the letters that ids in
/// docs/rules.md begin with, and a number.
fn cited(line: &str, rules: &BTreeSet<String>) -> Vec<String> {
    let mut ids = Vec::new();
    let bytes = line.as_bytes();
    let is_letter = |byte: u8| rules.iter().any(|id| id.as_bytes().first() == Some(&byte));
    for start in 0..bytes.len().saturating_sub(2) {
        let begins_word =
            start == 0 || !(bytes[start - 1].is_ascii_alphanumeric() || bytes[start - 1] == b'-');
        if begins_word && bytes[start + 1] == b'-' && is_letter(bytes[start]) {
            let digits: String =
                line[start + 2..].chars().take_while(char::is_ascii_digit).collect();
            let after = line[start + 2 + digits.len()..].chars().next();
            if !digits.is_empty() && !after.is_some_and(|c| c.is_ascii_uppercase() || c == '-') {
                ids.push(format!("{}-{digits}", bytes[start] as char));
            }
        }
    }
    ids
}

/// The ids docs/rules.md defines.
fn rule_ids() -> Result<BTreeSet<String>, String> {
    let text =
        fs::read_to_string("docs/rules.md").map_err(|error| format!("docs/rules.md: {error}"))?;
    let id = |line: &str| {
        let rest = line.strip_prefix("- **")?;
        Some(rest.split("**").next()?.to_owned())
    };
    Ok(text.lines().filter_map(id).collect())
}

/// The files under version control.
fn tracked() -> Result<Vec<PathBuf>, String> {
    let output =
        Command::new("git").args(["ls-files"]).output().map_err(|error| format!("git: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().map(PathBuf::from).filter(|path| path.exists()).collect())
}
