//! The texts of lessons: `key = text`, further paragraphs on indented lines.

use std::collections::BTreeMap;

use aude_rulebook::{Lang, Rulebook, Span};

/// The paragraphs of a text.
pub type Paragraphs = Vec<Vec<Span>>;

/// The texts of one language, by key.
#[derive(Clone, Debug, Default)]
pub struct Texts(BTreeMap<String, Paragraphs>);

impl Texts {
    /// A text.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Paragraphs> {
        self.0.get(key)
    }

    /// All keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Adds the texts of a file.
    ///
    /// # Errors
    /// Every line that is not understood.
    pub(crate) fn read(&mut self, lang: Lang, text: &str) -> Result<(), Vec<String>> {
        let mut errors = Vec::new();
        let mut last: Option<String> = None;
        for (index, line) in text.lines().enumerate() {
            if let Err(what) = self.line(lang, line, &mut last) {
                errors.push(format!("line {}: {what}", index + 1));
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }

    fn line(&mut self, lang: Lang, line: &str, last: &mut Option<String>) -> Result<(), String> {
        if line.trim().is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let spans = |text: &str| Rulebook::open().text(lang, text.trim());
        if line.starts_with(' ') {
            let key = last.as_ref().ok_or("a paragraph without a key")?;
            let spans = spans(line)?;
            self.0.entry(key.clone()).or_default().push(spans);
            return Ok(());
        }
        let (key, text) = line.split_once(" = ").ok_or("expected `key = text`")?;
        let key = key.trim();
        if self.0.contains_key(key) {
            return Err(format!("{key} is there twice"));
        }
        self.0.insert(key.to_owned(), vec![spans(text)?]);
        *last = Some(key.to_owned());
        Ok(())
    }
}
