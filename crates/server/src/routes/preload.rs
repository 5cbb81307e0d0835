//! What the head of a page tells the browser to load at once: modules import each other, so it would
//! otherwise discover them one after another, with a round trip each.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::OnceLock;

use axum::http::{HeaderMap, header};

use crate::packed::{self, PACKED};
use crate::web;

/// The pages with their own code, by the first part of their path, and its entry module.
const PAGES: [(&str, &str); 6] = [
    ("", "home/page.js"),
    ("table", "table/page.js"),
    ("replay", "replay/page.js"),
    ("learn", "learn/page.js"),
    ("puzzles", "puzzles/page.js"),
    ("rules", "app/rules.js"),
];

/// The entry module of every page.
const MAIN: &str = "app/main.js";

fn page(path: &str) -> Option<usize> {
    let first = path.split('/').next().unwrap_or("");
    PAGES.iter().position(|(name, _)| *name == first)
}

fn link(path: &str) -> String {
    format!("<link rel=\"modulepreload\" href=\"{path}\">\n")
}

/// The links to the modules of the page at a path.
pub(crate) fn links(path: &str) -> String {
    static LINKS: [OnceLock<String>; PAGES.len()] = [const { OnceLock::new() }; PAGES.len()];
    let Some(page) = page(path) else { return String::new() };
    let links = || closure(&[MAIN, PAGES[page].1]).iter().map(|path| link(path)).collect();
    LINKS[page].get_or_init(links).clone()
}

/// The links to the packed scripts of the page at a path, the files of all languages, and a link to
/// the one that the browser asks for.
pub(crate) fn packed_links(path: &str, asked: &HeaderMap) -> String {
    let scripts = page(path).into_iter().flat_map(|page| packed::scripts(PAGES[page].1));
    let mut head: String = scripts.map(link).collect();
    for (language, path) in PACKED.texts {
        let _ = writeln!(head, "<meta name=\"texts-{language}\" content=\"{path}\">");
    }
    if page(path) == Some(0) {
        // The home page asks for it first.
        head += "<link rel=\"preload\" as=\"fetch\" href=\"api/sets\" crossorigin>\n";
    }
    let wanted = language(asked);
    let text = PACKED.texts.iter().find(|(language, _)| *language == wanted);
    if let Some((_, path)) = text {
        // Not `preload`: browsers complain if somebody has chosen another language.
        let _ = writeln!(head, "<link rel=\"prefetch\" href=\"{path}\">");
    }
    head
}

/// The first of our languages that a browser asks for; English if it asks for none of them.
fn language(asked: &HeaderMap) -> &'static str {
    let list = asked.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
    let find = |tag: &str| {
        let tag = tag.trim().get(..2)?;
        PACKED.texts.iter().map(|(own, _)| *own).find(|own| own.eq_ignore_ascii_case(tag))
    };
    list.unwrap_or_default().split(',').find_map(find).unwrap_or("en")
}

/// The modules that these need, including themselves.
fn closure(entries: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<String> = entries.iter().map(|&entry| entry.to_owned()).collect();
    while let Some(path) = open.pop() {
        let Some(file) = web::file(&path) else { continue };
        open.extend(imports(&path, &String::from_utf8_lossy(&file)));
        found.insert(path);
        open.retain(|path| !found.contains(path));
    }
    found
}

/// The modules that the module at `path` statically imports.
fn imports(path: &str, code: &str) -> Vec<String> {
    let named = |line: &str| {
        let (_, rest) = line.rsplit_once(" from \"")?;
        let name = rest.strip_suffix("\";")?;
        name.starts_with('.').then(|| resolve(path, name))
    };
    code.lines().filter_map(named).collect()
}

/// Resolves a relative name in the module at `path`.
fn resolve(path: &str, name: &str) -> String {
    let mut parts: Vec<_> = path.split('/').collect();
    parts.pop();
    for part in name.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::{PAGES, closure, links, packed_links, resolve};
    use crate::web;

    #[test]
    fn relative_names_lead_to_files() {
        assert_eq!(resolve("table/board/board.js", "../../app/dom.js"), "app/dom.js");
        assert_eq!(resolve("app/main.js", "./router.js"), "app/router.js");
    }

    #[test]
    fn every_page_is_told_its_modules_and_each_is_there() {
        for (page, entry) in PAGES {
            let modules = closure(&[entry]);
            assert!(modules.contains("app/dom.js"), "{page}: {modules:?}");
            assert!(modules.iter().all(|path| web::file(path).is_some()), "{page}: {modules:?}");
            assert!(links(page).contains(&format!("href=\"{entry}\"")), "{page}");
        }
        assert!(!links("").contains("table/page.js"), "home does not wait for the table");
        assert_eq!(links("nowhere/else"), "");
    }

    #[test]
    fn packed_pages_are_told_their_scripts_and_texts() {
        let head = |path: &str, languages: &'static str| {
            let languages = HeaderValue::from_static(languages);
            packed_links(path, &HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, languages)]))
        };
        for (languages, wanted) in [
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("fr, HU;q=0.5", "hu"),
            ("fr", "en"),
            ("", "en"),
            ("x,*", "en"),
        ] {
            let head = head("", languages);
            assert!(
                head.contains(&format!("prefetch\" href=\"pack/{wanted}-")),
                "{languages}: {head}"
            );
            assert_eq!(head.matches("<meta name=\"texts-").count(), 4);
        }
        assert!(head("", "en").contains("modulepreload\" href=\"pack/home-"));
        assert!(head("replay/x", "en").contains("modulepreload\" href=\"pack/replay-"));
        assert!(!head("replay/x", "en").contains("pack/home-"));
        assert!(!head("nowhere/else", "en").contains("modulepreload"));
    }
}
