//! The texts of a language, read with Fluent's own parser, and restricted to the subset of Fluent
//! that `web/i18n/fluent.js` reads.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// A text.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// Its file.
    pub(crate) file: String,
    /// Its variables.
    pub(crate) variables: BTreeSet<String>,
    /// The texts it refers to.
    pub(crate) references: BTreeSet<String>,
}

/// The texts of a language.
#[derive(Debug, Default)]
pub(crate) struct Catalogue {
    pub(crate) messages: BTreeMap<String, Message>,
    pub(crate) faults: Vec<String>,
}

impl Catalogue {
    /// Reads a folder of Fluent files.
    pub(crate) fn read(folder: &Path) -> Self {
        let mut catalogue = Self::default();
        let language = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for path in super::files(folder, ".ftl") {
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a text file");
            catalogue.read_file(&language, &file, &text);
        }
        let mut missing = Vec::new();
        for (key, message) in &catalogue.messages {
            for other in &message.references {
                if !catalogue.messages.contains_key(other) {
                    missing.push(format!(
                        "{language}: {key} is made with {other}, which is not there"
                    ));
                }
            }
        }
        catalogue.faults.append(&mut missing);
        catalogue
    }

    fn read_file(&mut self, language: &str, file: &str, text: &str) {
        let place = format!("{language}/{file}");
        let resource = match fluent_syntax::parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let faults = errors.iter().map(|error| {
                    let line = text[..error.pos.start.min(text.len())].lines().count().max(1);
                    format!("{place}, line {line}: {error}")
                });
                self.faults.extend(faults);
                resource
            }
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_owned();
                    let mut read = Message { file: file.to_owned(), ..Message::default() };
                    let mut faults = Vec::new();
                    if !message.attributes.is_empty() {
                        faults.push("attributes are not read");
                    }
                    if !key
                        .bytes()
                        .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
                    {
                        faults.push("keys are of small letters, digits and hyphens");
                    }
                    match &message.value {
                        Some(value) => read.look(value, &mut faults),
                        None => faults.push("there is no text"),
                    }
                    if self.messages.insert(key.clone(), read).is_some() {
                        faults.push("it is there twice");
                    }
                    self.faults
                        .extend(faults.iter().map(|fault| format!("{place}: {key}: {fault}")));
                }
                Entry::Term(term) => {
                    self.faults.push(format!("{place}: -{}: terms are not read", term.id.name));
                }
                Entry::Junk { content } => {
                    let start = content.lines().next().unwrap_or("");
                    self.faults.push(format!("{place}: this is not read: {start}"));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
}

impl Message {
    fn look(&mut self, pattern: &Pattern<&str>, faults: &mut Vec<&'static str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => self.look_inline(inline, faults),
                Expression::Select { selector, variants } => {
                    if !matches!(selector, InlineExpression::VariableReference { .. }) {
                        faults.push("only variables select");
                    }
                    self.look_inline(selector, faults);
                    for variant in variants {
                        self.look(&variant.value, faults);
                    }
                }
            }
        }
    }

    fn look_inline(&mut self, inline: &InlineExpression<&str>, faults: &mut Vec<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            _ => faults.push("only variables, texts and quoted words stand in braces"),
        }
    }
}
