//! Preload links for the modules of a page: modules import each other, so a browser would otherwise
//! discover them one after another, with a round trip each.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use crate::web;

/// The pages with their own code, by the first part of their path, and its entry module.
const PAGES: [(&str, &str); 4] = [
    ("", "home/page.js"),
    ("table", "table/page.js"),
    ("replay", "replay/page.js"),
    ("rules", "app/rules.js"),
];

/// The entry module of every page.
const MAIN: &str = "app/main.js";

/// The preload links for the page at a path.
pub(crate) fn links(path: &str) -> String {
    static LINKS: [OnceLock<String>; PAGES.len()] = [const { OnceLock::new() }; PAGES.len()];
    let first = path.split('/').next().unwrap_or("");
    let Some(page) = PAGES.iter().position(|(name, _)| *name == first) else {
        return String::new();
    };
    let links = || {
        let modules = closure(&[MAIN, PAGES[page].1]);
        modules
            .iter()
            .map(|path| format!("<link rel=\"modulepreload\" href=\"{path}\">\n"))
            .collect()
    };
    LINKS[page].get_or_init(links).clone()
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
    use super::{PAGES, closure, links, resolve};
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
}
