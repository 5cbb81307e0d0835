//! Which modules share a script.
//!
//! A module goes with what needs it. The entry and everything the first page shares with others are one
//! script; what only one page needs is that page's script, together with what is loaded on demand *and*
//! needed by the page itself; what several pages share is a script of its own; and so is each module
//! that is loaded on demand from a page, with what only it needs. What is shared and small goes with the
//! entry.

use std::collections::{BTreeMap, BTreeSet};

use crate::graph::Graph;

/// The modules of one script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chunk {
    pub(crate) name: String,
    /// In the order in which they run.
    pub(crate) modules: Vec<String>,
}

/// Bytes of code below which a script is not worth a request.
const SMALL: usize = 1500;

/// Divides the modules into scripts, the entry's first.
pub(crate) fn divide(graph: &Graph) -> Vec<Chunk> {
    let start = graph.closure(&graph.entry);
    // What is imported on demand starts a script; the entry imports the pages.
    let roots: Vec<_> = graph.on_demand();
    let pages = &graph.modules[&graph.entry].on_demand;
    let is_page = |root: &str| pages.iter().any(|(page, _)| page == root);
    let closures: Vec<_> = roots.iter().map(|root| (*root, graph.closure(root))).collect();

    // A script is found by the roots that need it; none stands for the entry.
    let mut chunks: BTreeMap<BTreeSet<&str>, Vec<String>> = BTreeMap::new();
    // The entry runs last: what it imports on demand may need anything in its script.
    let others = graph.order.iter().filter(|path| **path != graph.entry);
    for path in others.chain([&graph.entry]) {
        let mut needed: BTreeSet<&str> = closures
            .iter()
            .filter(|(_, closure)| closure.contains(path))
            .map(|(root, _)| *root)
            .collect();
        let is_shared_by_first =
            needed.len() > 1 && roots.first().is_some_and(|first| needed.contains(first));
        if start.contains(path) || is_shared_by_first {
            needed.clear();
        } else if needed.iter().any(|root| is_page(root)) {
            needed.retain(|root| is_page(root));
        }
        chunks.entry(needed).or_default().push(path.clone());
    }
    join_small(&mut chunks, graph);
    let named = chunks.into_iter().map(|(needed, modules)| {
        let names: Vec<_> = needed.iter().map(|root| name(root)).collect();
        let name = if names.is_empty() { name(&graph.entry) } else { names.join("_") };
        Chunk { name, modules }
    });
    named.collect()
}

/// Moves shared scripts that are not worth a request into the entry's, if they need nothing else.
fn join_small(chunks: &mut BTreeMap<BTreeSet<&str>, Vec<String>>, graph: &Graph) {
    let entry = BTreeSet::new();
    let shared: Vec<_> = chunks.keys().filter(|needed| needed.len() > 1).cloned().collect();
    for needed in shared {
        let modules = chunks[&needed].iter().map(|path| &graph.modules[path]);
        let lines = modules.clone().flat_map(|module| &module.lines);
        let is_small = lines.map(|line| line.code.len()).sum::<usize>() < SMALL;
        let is_there =
            |path: &String| chunks[&entry].contains(path) || chunks[&needed].contains(path);
        let mut imports = modules.flat_map(|module| &module.imports);
        if is_small && imports.all(|import| is_there(&import.path)) {
            let moved = chunks.remove(&needed).unwrap_or_default();
            let all = chunks.entry(entry.clone()).or_default();
            // The entry itself stays last.
            let end = all.len().saturating_sub(1);
            all.splice(end..end, moved);
        }
    }
}

/// The name of the script of a module: its folder if it is the main one there, otherwise its path.
fn name(path: &str) -> String {
    let path = path.strip_suffix(".js").unwrap_or(path);
    let path = path.strip_suffix("/page").or_else(|| path.strip_suffix("/main")).unwrap_or(path);
    path.replace('/', "-")
}

#[cfg(test)]
mod tests {
    use super::{SMALL, divide};
    use crate::{Files, graph};

    #[test]
    fn modules_go_with_what_needs_them() {
        let board = format!("import \"../dom.js\";\nconst a = \"{}\";", "a".repeat(SMALL));
        let files = Files::from([
            (
                "app/main.js",
                "import \"../dom.js\";\nimport(\"../home/page.js\");\nimport(\"../table/page.js\");\nimport(\"../replay/page.js\");",
            ),
            ("dom.js", ""),
            ("home/page.js", "import \"../words.js\";\nimport \"./seats.js\";"),
            ("home/seats.js", "import \"../dom.js\";"),
            ("words.js", ""),
            (
                "table/page.js",
                "import \"../words.js\";\nimport \"./board.js\";\nimport \"./score.js\";\nimport(\"./end.js\");\nimport(\"./help.js\");",
            ),
            ("table/board.js", board.as_str()),
            ("table/score.js", ""),
            ("table/end.js", "import \"./score.js\";\nimport \"./stars.js\";"),
            ("table/stars.js", ""),
            ("table/help.js", "import \"./stars.js\";"),
            ("replay/page.js", "import \"../table/board.js\";"),
        ]);
        let graph = graph::read(&files, "app/main.js").expect("readable");
        let mut found: Vec<_> = divide(&graph)
            .into_iter()
            .map(|chunk| format!("{}: {}", chunk.name, chunk.modules.join(" ")))
            .collect();
        assert_eq!(
            found.remove(0),
            "app: dom.js words.js table/stars.js app/main.js",
            "the entry, what the first page shares, and what is small"
        );
        found.sort();
        assert_eq!(
            found,
            [
                "home: home/seats.js home/page.js",
                "replay: replay/page.js",
                "replay_table: table/board.js",
                "table-end: table/end.js",
                "table-help: table/help.js",
                "table: table/score.js table/page.js",
            ]
        );
    }
}
