//! The table and the pages of the rules call things by the same words, in every language.

use std::fs;

use super::{LANGUAGES, nothing, project};

/// The words of a game: keys of `log.ftl` that begin so, and the page that has to use them.
const WORDS: [(&str, &str); 7] = [
    ("feature-classic-", "base"),
    ("role-classic-", "base"),
    ("figure-classic-", "base"),
    ("feature-mayflower-", "mayflower"),
    ("role-mayflower-", "mayflower"),
    ("figure-mayflower-", "mayflower"),
    ("category-mayflower-", "mayflower"),
];
/// A word with where it stands: the pages say that otherwise.
const APART: &str = "role-classic-tower";

#[test]
fn the_table_speaks_as_the_rules_do() {
    let (mut faults, mut many) = (Vec::new(), 0);
    for language in LANGUAGES {
        let read = |path: String| fs::read_to_string(project().join(path)).expect("a text");
        let texts = read(format!("web/locales/{language}/log.ftl"));
        let said: Vec<_> = texts.lines().filter_map(|line| line.split_once(" = ")).collect();
        for (start, page) in WORDS {
            let rules = read(format!("crates/rulebook/pages/{language}/{page}.md")).to_lowercase();
            for (key, word) in said.iter().filter(|(key, _)| key.starts_with(start)) {
                many += 1;
                if *key != APART && !rules.contains(&word.to_lowercase()) {
                    faults.push(format!("{language}: {page} never says {word} ({key})"));
                }
            }
        }
    }
    nothing(&faults);
    assert!(many >= 24 * LANGUAGES.len(), "only {many} words were looked for");
}
