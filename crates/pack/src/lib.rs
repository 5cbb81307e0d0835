//! Packs the web client into a few files, so that a slow line waits for a few answers instead of two
//! hundred: modules into chunks, style sheets into two (one for pages that few people open), the texts of each language into one.
//!
//! The sources stay as they are and also run unpacked. The packer understands the part of JavaScript's
//! module syntax that the client uses ([`module`]); anything else is refused with its file and line, so
//! that a packed program behaves like its sources or does not build.
//!
//! ```
//! let files = aude_pack::Files::from([
//!     ("index.html", "<link rel=\"stylesheet\" href=\"a.css\">\n<script type=\"module\" src=\"a.js\"></script>\n"),
//!     ("a.css", "p { margin: 0; }"),
//!     ("a.js", "import { b } from \"./b.js\";\nb();\n"),
//!     ("b.js", "export const b = () => {};\n"),
//! ]);
//! let packed = aude_pack::pack(&files)?;
//! assert_eq!(packed.scripts[0].modules, ["b.js", "a.js"]);
//! # Ok::<(), aude_pack::PackError>(())
//! ```

mod chunks;
mod emit;
mod graph;
mod index;
mod lexer;
mod map;
pub mod module;
mod style;
mod texts;

use std::collections::BTreeMap;
use std::fmt;

/// The sources: text by path.
pub type Files<'a> = BTreeMap<&'a str, &'a str>;

/// The folder of the packed files.
pub const FOLDER: &str = "pack";

/// The packed client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packed {
    /// The index page, which refers to the packed files.
    pub index: String,
    /// The packed files by path, such as `pack/app-0123456789abcdef.js`.
    pub files: BTreeMap<String, String>,
    /// The scripts; the entry is the first.
    pub scripts: Vec<Script>,
    /// The file with the texts of each language: `("de", "pack/de-….ftl")`.
    pub texts: Vec<(String, String)>,
}

/// A packed script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// Its path.
    pub path: String,
    /// The modules in it, in the order in which they run.
    pub modules: Vec<String>,
    /// The paths of the other scripts that run before it.
    pub needs: Vec<String>,
}

/// Why the client cannot be packed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub message: String,
}

impl PackError {
    fn new(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for PackError {}

/// Packs the client: what `index.html` refers to, and `locales/LANGUAGE/*.ftl`.
///
/// # Errors
/// The first thing the packer does not understand, with its file and line.
pub fn pack(files: &Files<'_>) -> Result<Packed, PackError> {
    let page = index::read(files)?;
    let graph = graph::read(files, &page.entry)?;
    let mut packed = emit::emit(&chunks::divide(&graph), &graph);
    let style = style::join(files, &page.styles)?;
    let style = packed.add("style", "css", style);
    let later = style::join(files, &page.later)?;
    let later = packed.add("later", "css", later);
    packed.texts = texts::join(files)
        .into_iter()
        .map(|(language, text)| (language.clone(), packed.add(&language, "ftl", text)))
        .collect();
    packed.index = page.rewritten(&style, &later, &packed.scripts[0].path);
    Ok(packed)
}

impl Packed {
    /// Adds a file, named after its content.
    fn add(&mut self, name: &str, ending: &str, text: String) -> String {
        let path = format!("{FOLDER}/{name}-{:016x}.{ending}", hash(&[&text]));
        self.files.insert(path.clone(), text);
        path
    }
}

/// A hash of texts (FNV-1a), the same in every build, so that equal files have equal names.
fn hash(texts: &[&str]) -> u64 {
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A path relative to the folder of a file: `resolve("a/b.js", "../c.js")` is `c.js`.
fn resolve(from: &str, name: &str) -> Option<String> {
    let mut parts: Vec<_> = from.split('/').collect();
    parts.pop();
    for part in name.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}
