//! The code of the scripts. A module is a block, so that its names are its own; what it exports is an
//! object in a variable named after it. The entry is a function that may wait: others need its script
//! while it does.

use std::collections::{BTreeMap, BTreeSet};

use crate::chunks::Chunk;
use crate::graph::Graph;
use crate::map::Map;
use crate::module::{Imported, MARK, Module, RESERVED, Value};
use crate::{FOLDER, Packed, Script, hash};

/// Stands for the hash in the names of scripts until it is known; no source contains it.
const HASH: &str = "\0hash\0";

/// Writes the scripts.
pub(crate) fn emit(chunks: &[Chunk], graph: &Graph) -> Packed {
    let writer = Writer::new(chunks, graph);
    let written: Vec<_> = (0..chunks.len()).map(|chunk| writer.script(chunk)).collect();
    // Scripts name each other in circles, so they share one hash.
    let hash = format!(
        "{:016x}",
        hash(&written.iter().map(|(code, _)| code.as_str()).collect::<Vec<_>>())
    );
    let path = |chunk: usize| format!("{FOLDER}/{}-{hash}.js", chunks[chunk].name);
    let mut files = BTreeMap::new();
    let mut scripts = Vec::new();
    for (chunk, (code, map)) in written.into_iter().enumerate() {
        let script = path(chunk);
        let name = format!("{}-{hash}.js", chunks[chunk].name);
        let code = code.replace(HASH, &hash) + &format!("//# sourceMappingURL={name}.map\n");
        files.insert(script.clone(), code);
        files.insert(format!("{script}.map"), map.json(&name));
        scripts.push(Script {
            path: script,
            modules: chunks[chunk].modules.clone(),
            needs: writer.needs(chunk).into_iter().map(path).collect(),
        });
    }
    Packed { index: String::new(), files, scripts, texts: Vec::new() }
}

struct Writer<'a> {
    chunks: &'a [Chunk],
    graph: &'a Graph,
    /// The script of each module.
    home: BTreeMap<&'a str, usize>,
    /// The variable of each module.
    names: BTreeMap<&'a str, String>,
}

impl<'a> Writer<'a> {
    fn new(chunks: &'a [Chunk], graph: &'a Graph) -> Self {
        let of_chunk = |(index, chunk): (usize, &'a Chunk)| {
            chunk.modules.iter().map(move |path| (path.as_str(), index))
        };
        let home = chunks.iter().enumerate().flat_map(of_chunk).collect();
        let mut names = BTreeMap::new();
        let mut taken = BTreeSet::new();
        for path in graph.modules.keys() {
            let stem = path.strip_suffix(".js").unwrap_or(path);
            let is_plain = |c: char| c.is_ascii_alphanumeric();
            let plain: String = stem.chars().map(|c| if is_plain(c) { c } else { '_' }).collect();
            let mut name = format!("{RESERVED}{plain}");
            while !taken.insert(name.clone()) {
                name.push('_');
            }
            names.insert(path.as_str(), name);
        }
        Self { chunks, graph, home, names }
    }

    fn modules(&self, chunk: usize) -> impl Iterator<Item = &'a Module> {
        self.chunks[chunk].modules.iter().map(|path| &self.graph.modules[path])
    }

    /// The modules of other scripts that a script's modules import, by script.
    fn imported(&self, chunk: usize) -> BTreeMap<usize, BTreeSet<&'a str>> {
        let mut found: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
        for import in self.modules(chunk).flat_map(|module| &module.imports) {
            let home = self.home[import.path.as_str()];
            if home != chunk {
                found.entry(home).or_default().insert(&import.path);
            }
        }
        found
    }

    /// The scripts that run before a script.
    fn needs(&self, chunk: usize) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut open = vec![chunk];
        while let Some(next) = open.pop() {
            open.extend(self.imported(next).into_keys().filter(|&other| found.insert(other)));
        }
        found
    }

    fn script(&self, chunk: usize) -> (String, Map) {
        let mut map = Map::default();
        let mut code = String::new();
        let mut line = |text: String| code += &(text + "\n");
        for (other, modules) in self.imported(chunk) {
            let names: Vec<_> = modules.iter().map(|path| self.names[path].as_str()).collect();
            line(format!("import{{{}}}from\"{}\";", names.join(","), self.file(other)));
        }
        let names: Vec<_> = self
            .modules(chunk)
            .filter(|module| module.path != self.graph.entry)
            .map(|module| self.names[module.path.as_str()].as_str())
            .collect();
        if !names.is_empty() {
            line(format!("export let {};", names.join(",")));
        }
        map.skip_to(&code);
        for module in self.modules(chunk) {
            let is_entry = module.path == self.graph.entry;
            let open = if is_entry { "(async()=>{" } else { "{" };
            code += &format!("// {}\n{open}\n", module.path);
            for import in &module.imports {
                code += &self.bind(&import.path, &import.what);
            }
            map.skip_to(&code);
            let source = map.source(&format!("../{}", module.path));
            for line in &module.lines {
                let text = self.with_imports(module, &line.code, chunk);
                for (index, _) in text.split('\n').enumerate() {
                    map.line(source, line.number + index);
                }
                code += &text;
                code.push('\n');
            }
            if is_entry {
                code += "})();\n";
            } else {
                code += &self.export(module);
                code += "}\n";
            }
            map.skip_to(&code);
        }
        (code, map)
    }

    /// How scripts name each other.
    fn file(&self, chunk: usize) -> String {
        format!("./{}-{HASH}.js", self.chunks[chunk].name)
    }

    /// The statement that gives a module what it imports.
    fn bind(&self, path: &str, what: &Imported) -> String {
        let from = &self.names[path];
        match what {
            Imported::Nothing => String::new(),
            Imported::All(name) => format!("const {name}={from};\n"),
            Imported::Names(names) => {
                let names: Vec<_> = names
                    .iter()
                    .map(
                        |(name, here)| {
                            if name == here { name.clone() } else { format!("{name}:{here}") }
                        },
                    )
                    .collect();
                format!("const{{{}}}={from};\n", names.join(","))
            }
        }
    }

    /// The statement that sets a module's variable.
    fn export(&self, module: &Module) -> String {
        // Its own names win over those it passes on, so they come last.
        let (all, own): (Vec<_>, Vec<_>) =
            module.exports.iter().partition(|export| export.name == "*");
        let names: Vec<_> = all
            .into_iter()
            .chain(own)
            .map(|export| match &export.value {
                Value::Here(name) if *name == export.name => name.clone(),
                Value::Here(name) => format!("{}:{name}", export.name),
                Value::Of { path, name } => {
                    format!("{}:{}.{name}", export.name, self.names[path.as_str()])
                }
                Value::Module(path) if export.name == "*" => {
                    format!("...{}", self.names[path.as_str()])
                }
                Value::Module(path) => format!("{}:{}", export.name, self.names[path.as_str()]),
            })
            .collect();
        format!("{}={{{}}};\n", self.names[module.path.as_str()], names.join(","))
    }

    /// A line of code with its imports on demand: of the script and, at the same time, of those it needs.
    fn with_imports(&self, module: &Module, code: &str, chunk: usize) -> String {
        let mut parts = code.split(MARK);
        let mut text = parts.next().unwrap_or("").to_owned();
        while let (Some(index), Some(rest)) = (parts.next(), parts.next()) {
            let path = index.parse().ok().and_then(|index: usize| module.on_demand.get(index));
            let path = path.map_or("", |(path, _)| path.as_str());
            let (home, name) = (self.home[path], &self.names[path]);
            let loaded = self.needs(chunk);
            let is_new = |other: &usize| *other != chunk && *other != 0 && !loaded.contains(other);
            let others: Vec<_> = self.needs(home).into_iter().filter(is_new).collect();
            if home == chunk || loaded.contains(&home) {
                // The variable is set when the promise is asked for, not before.
                text += &format!("Promise.resolve().then(()=>{name})");
            } else if others.is_empty() {
                text += &format!("import(\"{}\").then(script=>script.{name})", self.file(home));
            } else {
                let others =
                    others.iter().map(|&other| format!(",import(\"{}\")", self.file(other)));
                text += &format!(
                    "Promise.all([import(\"{}\"){}]).then(scripts=>scripts[0].{name})",
                    self.file(home),
                    others.collect::<String>()
                );
            }
            text += rest;
        }
        text
    }
}

#[cfg(test)]
mod tests;
