//! The table and the rules pages use the same terms, in every language.

use std::fs;

use super::{LANGUAGES, files, nothing, project};

/// The terms of a game: keys of `log.ftl` with this prefix, and the page that must use them.
const WORDS: [(&str, &str); 7] = [
    ("feature-classic-", "base"),
    ("role-classic-", "base"),
    ("figure-classic-", "base"),
    ("feature-mayflower-", "mayflower"),
    ("role-mayflower-", "mayflower"),
    ("figure-mayflower-", "mayflower"),
    ("category-mayflower-", "mayflower"),
];
/// A term that includes a place: the pages word it differently.
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

/// Words that were once used alongside the one that stays: language, word, replacement.
const REPLACED: &[(&str, &str, &str)] = &[
    ("en", "wood", "figure"),
    ("en", "house option", "house rule"),
    ("en", "is to move", "to play"),
    ("de", "brett", "Auslage"),
    ("de", "flug", "der Drache zieht"),
    ("de", "holz", "Figur"),
    ("de", "gerecht", "fair"),
    ("de", "beiseite", "zur Seite"),
    ("de", "jeder platz", "jede Stelle"),
    ("de", "schließen es", "stellen es fertig"),
    ("nl", "afgewerkt", "voltooid"),
    ("nl", "herhaling", "terugkijken"),
    ("nl", "logboek", "verloop"),
    ("nl", "speelveld", "bord"),
    ("nl", "hout", "figuur"),
    ("nl", "een computer", "de computer"),
    ("nl", "in voorraad", "in de voorraad"),
    ("hu", "feljegyzés", "mentett játszma"),
    ("hu", "végső értékelés", "végső pontozás"),
    ("hu", "fát mozgat", "figurát mozgat"),
    ("hu", "tájon", "táblán"),
    ("hu", "táj világít", "tábla világít"),
];

/// Whether a text contains these words as whole words.
fn says(text: &str, words: &str) -> bool {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + words.len()..]);
        !letter(before.chars().next_back()) && !letter(after.chars().next())
    })
}

#[test]
fn one_thing_has_one_word() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let folders = ["web/locales", "crates/rulebook/pages", "crates/lessons/texts"];
        let folders = folders.map(|folder| format!("{folder}/{language}"));
        for path in folders.iter().flat_map(|folder| files(&project().join(folder), "")) {
            let text = fs::read_to_string(&path).expect("a text").to_lowercase();
            for (_, word, instead) in REPLACED.iter().filter(|(other, _, _)| *other == language) {
                if says(&text, word) {
                    faults.push(format!("{}: {word}: say {instead}", path.display()));
                }
            }
        }
    }
    nothing(&faults);
    assert!(says("das brett, hier", "brett") && !says("bretter", "brett"));
}
