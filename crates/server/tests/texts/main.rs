//! The client's texts: every language has the same keys, none is missing and none is unused.

mod catalogue;
mod terms;
mod uses;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use aude_engine::tiles::Mark;
use aude_rulebook::Lang;
use catalogue::Catalogue;

const LANGUAGES: [&str; Lang::ALL.len()] = {
    let (mut codes, mut index) = ([""; Lang::ALL.len()], 0);
    while index < codes.len() {
        codes[index] = Lang::ALL[index].code();
        index += 1;
    }
    codes
};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder with this ending.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn catalogue(language: &str) -> Catalogue {
    Catalogue::read(&project().join("web/locales").join(language))
}

fn nothing(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The words of a union type in the bindings.
fn words_of(name: &str) -> Vec<String> {
    let bindings = project().join("crates/server/bindings/protocol.ts");
    let text = fs::read_to_string(bindings).expect("bindings");
    let start = format!("export type {name} = ");
    let (_, rest) = text.split_once(&start).expect("such a type");
    let (choice, _) = rest.split_once(';').expect("its end");
    choice.split('|').map(|word| word.trim().trim_matches('"').to_owned()).collect()
}

/// The languages of the rules pages, of the folders with texts, and of the choice in the client.
#[test]
fn the_languages_are_the_same_everywhere() {
    let sorted = |mut all: Vec<String>| {
        all.sort();
        all
    };
    let ours = sorted(LANGUAGES.map(str::to_owned).to_vec());
    let folders = fs::read_dir(project().join("web/locales")).expect("a folder").flatten();
    let folders = folders.map(|entry| entry.file_name().to_string_lossy().into_owned());
    assert_eq!(sorted(folders.collect()), ours);
    let script = fs::read_to_string(project().join("web/i18n/language.js")).expect("a script");
    let (_, rest) = script.split_once("export const LANGUAGES = {").expect("the choice");
    let (list, _) = rest.split_once('}').expect("its end");
    let codes = list.split(',').map(|one| one.split(':').next().unwrap_or("").trim().to_owned());
    assert_eq!(sorted(codes.collect()), ours);
}

/// The expansions to choose from on the analysis board are those there are.
#[test]
fn the_client_offers_every_expansion() {
    let script = fs::read_to_string(project().join("web/analysis/open.js")).expect("a script");
    let (_, rest) = script.split_once("const EXPANSIONS = [").expect("the list");
    let (list, _) = rest.split_once(']').expect("its end");
    let listed: Vec<_> = list.split(',').map(|name| name.trim().trim_matches('"')).collect();
    let known: Vec<_> = aude_record::sets::classic().filter(|name| *name != "base").collect();
    assert_eq!(listed, known);
}

#[test]
fn texts_are_fluent_and_within_what_the_client_reads() {
    let faults: Vec<_> = LANGUAGES.iter().flat_map(|language| catalogue(language).faults).collect();
    nothing(&faults);
}

#[test]
fn every_language_says_the_same() {
    let english = catalogue("en");
    let mut faults = Vec::new();
    for language in &LANGUAGES[1..] {
        let other = catalogue(language);
        for (key, message) in &english.messages {
            match other.messages.get(key) {
                None => faults.push(format!("{language}: {key} is missing ({})", message.file)),
                Some(there) if there.file != message.file => {
                    faults.push(format!("{language}: {key} belongs into {}", message.file));
                }
                Some(there) if there.variables != message.variables => faults.push(format!(
                    "{language}: {key} uses {:?}, English {:?}",
                    there.variables, message.variables
                )),
                Some(_) => {}
            }
        }
        let more = other.messages.keys().filter(|key| !english.messages.contains_key(*key));
        faults.extend(more.map(|key| format!("{language}: {key} is not in English")));
    }
    nothing(&faults);
}

#[test]
fn every_key_in_use_is_told_and_every_text_is_in_use() {
    let english = catalogue("en");
    let web = project().join("web");
    let mut faults = Vec::new();
    let mut used = uses::Uses::default();
    // `i18n` has no texts of its own.
    let scripts = files(&web, ".js").into_iter().filter(|path| !path.starts_with(web.join("i18n")));
    for path in scripts {
        let name = path.strip_prefix(&web).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).expect("a script");
        let here = uses::Uses::of(&text);
        for key in here.keys.iter().filter(|key| !english.messages.contains_key(*key)) {
            faults.push(format!("web/{name}: there is no text {key}"));
        }
        for pattern in &here.patterns {
            if !english.messages.keys().any(|key| uses::matches(pattern, key)) {
                faults.push(format!("web/{name}: no text is like {pattern}"));
            }
        }
        if here.unknown && !here.declared {
            faults.push(format!(
                "web/{name}: a key is not written out: say which in a comment, `keys: such-*`"
            ));
        }
        used.add(here);
    }
    for message in english.messages.values() {
        used.keys.extend(message.references.iter().cloned());
    }
    for (key, message) in &english.messages {
        let by_pattern = || used.patterns.iter().any(|pattern| uses::matches(pattern, key));
        if !used.keys.contains(key) && !by_pattern() {
            faults.push(format!("{}: {key} is not used", message.file));
        }
    }
    nothing(&faults);
}

/// Keys composed from what the server sends, for all possible values.
#[test]
fn everything_the_server_says_has_a_text() {
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    for level in words_of("Level") {
        wanted.extend([format!("level-{level}"), format!("level-{level}-about")]);
    }
    wanted.extend(words_of("Phase").into_iter().map(|phase| format!("phase-{phase}")));
    wanted.extend(words_of("Expiry").into_iter().map(|expiry| format!("expiry-{expiry}")));
    wanted.extend(aude_art::LIVERIES.iter().map(|livery| format!("color-{}", livery.name)));
    for set in aude_record::sets::names() {
        let key = format!("set-{}", set.replace('_', "-"));
        wanted.extend((set != "base").then(|| format!("{key}-about")));
        wanted.insert(key);
    }
    // Marks that points are given for; the others change what tiles are worth, or are collected.
    let uncounted = [Mark::Cathedral, Mark::Inn, Mark::Wine, Mark::Grain, Mark::Cloth];
    let counted = Mark::ALL.into_iter().filter(|mark| !uncounted.contains(mark));
    wanted.extend(counted.map(|mark| format!("item-{}", mark.name())));
    for option in aude_record::wire::options() {
        wanted.insert(format!("option-{}", option.name));
        let values = option.values.iter();
        wanted.extend(values.map(|value| format!("option-{}-{}", option.name, value.value)));
    }
    wanted.extend(codes().into_iter().map(|code| error_key(&code)));
    let english = catalogue("en");
    let missing = wanted.iter().filter(|key| !english.messages.contains_key(*key));
    nothing(&missing.map(|key| format!("there is no text {key}")).collect::<Vec<_>>());
}

#[test]
fn every_error_that_has_a_text_can_happen() {
    let known: BTreeSet<_> = codes().iter().map(|code| error_key(code)).collect();
    let own = ["error-page", "error-connection-lost"];
    let english = catalogue("en");
    let faults = english.messages.keys().filter(|key| key.starts_with("error-"));
    let dead = faults.filter(|key| !known.contains(*key) && !own.contains(&key.as_str()));
    nothing(&dead.map(|key| format!("no failure is called {key}")).collect::<Vec<_>>());
}

fn error_key(code: &str) -> String {
    format!("error-{}", code.replacen('/', "-", 1))
}

/// The codes of the server's failures, as they appear in its source. The rules' own refusals are
/// handled separately.
fn codes() -> BTreeSet<String> {
    const FAMILIES: [&str; 11] = [
        "commit", "lesson", "limit", "puzzle", "rematch", "request", "seat", "server", "store",
        "table", "takeback",
    ];
    let mut found = BTreeSet::new();
    for path in files(&project().join("crates/server/src"), ".rs") {
        let text = fs::read_to_string(path).expect("source");
        for word in text.split('"') {
            let Some((family, name)) = word.split_once('/') else { continue };
            let plain =
                !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            if plain && FAMILIES.contains(&family) {
                found.insert(word.to_owned());
            }
        }
    }
    assert!(found.len() > 30, "the failures are found in the source");
    found
}
