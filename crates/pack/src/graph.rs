//! All modules that the entry needs, now or on demand, in the order in which they run.

use std::collections::{BTreeMap, BTreeSet};

use crate::module::{self, Imported, Module, Value};
use crate::{Files, PackError};

/// The modules by path.
pub(crate) struct Graph {
    pub(crate) entry: String,
    pub(crate) modules: BTreeMap<String, Module>,
    /// Every module after those it imports.
    pub(crate) order: Vec<String>,
}

impl Graph {
    /// The modules that run when this one is imported, itself included.
    pub(crate) fn closure(&self, path: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut open = vec![path.to_owned()];
        while let Some(path) = open.pop() {
            if found.insert(path.clone()) {
                open.extend(self.modules[&path].imports.iter().map(|import| import.path.clone()));
            }
        }
        found
    }

    /// The modules that are imported on demand, without repetition, those of the entry first.
    pub(crate) fn on_demand(&self) -> Vec<&str> {
        let others = self.modules.values().filter(|module| module.path != self.entry);
        let mut found: Vec<&str> = Vec::new();
        for module in [&self.modules[&self.entry]].into_iter().chain(others) {
            for (path, _) in &module.on_demand {
                if !found.contains(&path.as_str()) {
                    found.push(path);
                }
            }
        }
        found
    }

    /// The names that a module exports, each with the line of its export.
    fn exports(&self, path: &str) -> Result<BTreeMap<String, usize>, PackError> {
        let module = &self.modules[path];
        let mut names = BTreeMap::new();
        let mut passed_on: BTreeMap<String, usize> = BTreeMap::new();
        for export in &module.exports {
            let fail = |name: &str, first: usize| {
                let message = format!("`{name}` is already exported in line {first}");
                Err(PackError::new(path, export.line, message))
            };
            match &export.value {
                Value::Module(other) if export.name == "*" => {
                    for name in self.exports(other)?.into_keys() {
                        if let Some(first) = passed_on.insert(name.clone(), export.line) {
                            return fail(&name, first);
                        }
                    }
                }
                _ => {
                    if let Some(first) = names.insert(export.name.clone(), export.line) {
                        return fail(&export.name, first);
                    }
                }
            }
        }
        // A module's own names win over those it passes on.
        passed_on.append(&mut names);
        Ok(passed_on)
    }

    /// Fails if a module other than the entry waits while it runs, or another imports the entry: modules
    /// share scripts, and one that waits for a script could be waiting for itself.
    fn check_waiting(&self) -> Result<(), PackError> {
        for module in self.modules.values().filter(|module| module.path != self.entry) {
            if let Some(line) = module.waits {
                let message = format!("only {} may `await` outside of functions", self.entry);
                return Err(PackError::new(&module.path, line, message));
            }
            let imports = module.imports.iter().map(|import| (&import.path, import.line));
            let on_demand = module.on_demand.iter().map(|(path, line)| (path, *line));
            if let Some((path, line)) =
                imports.chain(on_demand).find(|(path, _)| **path == self.entry)
            {
                return Err(PackError::new(&module.path, line, format!("{path} is the entry")));
            }
        }
        Ok(())
    }

    /// Fails if a module imports a name that is not exported.
    fn check_names(&self) -> Result<(), PackError> {
        let exports = self.order.iter().map(|path| Ok((path.as_str(), self.exports(path)?)));
        let exports: BTreeMap<_, _> = exports.collect::<Result<_, PackError>>()?;
        for module in self.modules.values() {
            let check = |line: usize, path: &str, name: &str| {
                if exports[path].contains_key(name) {
                    return Ok(());
                }
                let message = format!("{path} exports no `{name}`");
                Err(PackError::new(&module.path, line, message))
            };
            for import in &module.imports {
                if let Imported::Names(names) = &import.what {
                    for (name, _) in names {
                        check(import.line, &import.path, name)?;
                    }
                }
            }
            for export in &module.exports {
                if let Value::Of { path, name } = &export.value {
                    check(export.line, path, name)?;
                }
            }
        }
        Ok(())
    }
}

/// Reads the entry and everything it needs.
pub(crate) fn read(files: &Files<'_>, entry: &str) -> Result<Graph, PackError> {
    let graph = Graph { entry: entry.to_owned(), modules: BTreeMap::new(), order: Vec::new() };
    let mut reader = Reader { files, graph, trail: Vec::new() };
    let mut open = vec![(entry.to_owned(), "index.html".to_owned(), 1)];
    while let Some((path, from, line)) = open.pop() {
        if reader.graph.modules.contains_key(&path) {
            continue;
        }
        let before = reader.graph.order.len();
        reader.visit(&path, &from, line)?;
        for new in &reader.graph.order[before..] {
            let module = &reader.graph.modules[new];
            open.extend(
                module.on_demand.iter().map(|(path, line)| (path.clone(), new.clone(), *line)),
            );
        }
    }
    reader.graph.check_names()?;
    reader.graph.check_waiting()?;
    Ok(reader.graph)
}

struct Reader<'a> {
    files: &'a Files<'a>,
    graph: Graph,
    /// The modules that wait for the one being read.
    trail: Vec<String>,
}

impl Reader<'_> {
    /// Reads a module and those it imports, which run before it.
    fn visit(&mut self, path: &str, from: &str, line: usize) -> Result<(), PackError> {
        if let Some(start) = self.trail.iter().position(|waiting| waiting == path) {
            let circle = self.trail[start..].join(" → ");
            let message = format!("modules import each other in a circle: {circle} → {path}");
            return Err(PackError::new(from, line, message));
        }
        if self.graph.modules.contains_key(path) {
            return Ok(());
        }
        let Some(code) = self.files.get(path) else {
            return Err(PackError::new(from, line, format!("there is no {path}")));
        };
        let module = module::read(path, code)?;
        self.trail.push(path.to_owned());
        for import in &module.imports {
            self.visit(&import.path, path, import.line)?;
        }
        self.trail.pop();
        self.graph.order.push(path.to_owned());
        self.graph.modules.insert(path.to_owned(), module);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Graph, read};
    use crate::Files;

    fn graph(files: &[(&str, &str)]) -> Result<Graph, String> {
        read(&Files::from_iter(files.iter().copied()), "a.js").map_err(|error| error.to_string())
    }

    fn fault(files: &[(&str, &str)]) -> String {
        graph(files).err().expect("refused")
    }

    #[test]
    fn modules_run_after_those_they_import_in_the_order_of_the_imports() {
        let found = graph(&[
            ("a.js", "import \"./c.js\";\nimport \"./b.js\";\nimport(\"./e.js\");"),
            ("b.js", "import \"./d.js\";"),
            ("c.js", ""),
            ("d.js", ""),
            ("e.js", "import \"./b.js\";"),
        ]);
        assert_eq!(
            found.map(|graph| graph.order),
            Ok(["c.js", "d.js", "b.js", "a.js", "e.js"].map(String::from).to_vec())
        );
    }

    #[test]
    fn a_circle_is_refused_with_the_import_that_closes_it() {
        let files = [
            ("a.js", "import \"./b.js\";"),
            ("b.js", "\nimport \"./c.js\";"),
            ("c.js", "\n\nimport \"./b.js\";"),
        ];
        assert_eq!(
            fault(&files),
            "c.js:3: modules import each other in a circle: b.js → c.js → b.js"
        );
        assert_eq!(
            fault(&[("a.js", "import \"./a.js\";")]),
            "a.js:1: modules import each other in a circle: a.js → a.js"
        );
    }

    #[test]
    fn what_is_not_there_is_refused() {
        assert_eq!(fault(&[]), "index.html:1: there is no a.js");
        assert_eq!(fault(&[("a.js", "\nimport \"./b.js\";")]), "a.js:2: there is no b.js");
        assert_eq!(fault(&[("a.js", "\n\nimport(\"./b.js\");")]), "a.js:3: there is no b.js");
        assert_eq!(
            fault(&[("a.js", "import { c } from \"./b.js\";"), ("b.js", "const c = 1;")]),
            "a.js:1: b.js exports no `c`"
        );
        assert_eq!(
            fault(&[("a.js", "export { c } from \"./b.js\";"), ("b.js", "")]),
            "a.js:1: b.js exports no `c`"
        );
    }

    #[test]
    fn only_the_entry_waits_and_nobody_imports_it() {
        let b = ("b.js", "f(async () => await 1);");
        assert!(graph(&[("a.js", "import \"./b.js\";\nawait 1;"), b]).is_ok());
        let files = [("a.js", "import \"./b.js\";"), ("b.js", "\nconst c = await 1;")];
        assert_eq!(fault(&files), "b.js:2: only a.js may `await` outside of functions");
        let files = [("a.js", "import \"./b.js\";"), ("b.js", "\nf(() => import(\"./a.js\"));")];
        assert_eq!(fault(&files), "b.js:2: a.js is the entry");
    }

    #[test]
    fn names_are_found_through_re_exports_and_exported_once() {
        let b = ("b.js", "export * from \"./c.js\";\nexport const d = 1;");
        let c = ("c.js", "export const d = 2;\nexport const e = 3;");
        assert!(
            graph(&[("a.js", "import { d, e } from \"./b.js\";"), b, c]).is_ok(),
            "own names win"
        );
        let twice = [("a.js", "export * from \"./b.js\";\nexport * from \"./c.js\";"), b, c];
        assert_eq!(fault(&twice), "a.js:2: `d` is already exported in line 1");
        assert_eq!(
            fault(&[("a.js", "const b = 1;\nexport { b };\nexport { b };")]),
            "a.js:3: `b` is already exported in line 2"
        );
    }
}
