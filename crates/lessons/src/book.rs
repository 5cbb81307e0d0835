//! All lessons and their texts.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use aude_rulebook::{Lang, PAGES};

use crate::lesson::{Lesson, Step};
use crate::read;
use crate::texts::{Paragraphs, Texts};

/// Course, file name and text of every lesson (build.rs).
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// Language, file name and content of every file of texts (build.rs).
static TEXTS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// All lessons, in the order in which they are taught.
#[derive(Debug)]
pub struct Lessons {
    all: Vec<Lesson>,
    texts: BTreeMap<Lang, Texts>,
}

impl Lessons {
    /// The lessons, read on first use.
    #[must_use]
    pub fn open() -> &'static Self {
        static LESSONS: OnceLock<Lessons> = OnceLock::new();
        // Lessons and texts are part of the program and a test reads each of them.
        LESSONS.get_or_init(|| {
            Self::read().unwrap_or_else(|errors| panic!("lessons: {}", errors.join("\n")))
        })
    }

    /// Reads all files.
    ///
    /// # Errors
    /// Everything that is not understood, with its file.
    pub fn read() -> Result<Self, Vec<String>> {
        let mut errors = Vec::new();
        let mut all: Vec<Lesson> = Vec::new();
        for course in PAGES {
            for (_, file, text) in FILES.iter().filter(|(folder, ..)| *folder == course) {
                // `20-roads` is the lesson `roads`.
                let id = file.split_once('-').map_or(*file, |(_, id)| id);
                match read::lesson(course, id, text) {
                    Ok(lesson) if all.iter().all(|other| other.id != id) => all.push(lesson),
                    Ok(_) => errors.push(format!("{course}/{file}.txt: {id} is there twice")),
                    Err(what) => errors.push(format!("{course}/{file}.txt: {what}")),
                }
            }
        }
        for (course, file, _) in FILES.iter().filter(|(course, ..)| !PAGES.contains(course)) {
            errors.push(format!("{course}/{file}.txt: there is no rules page {course}"));
        }
        let mut texts = BTreeMap::new();
        for (tag, file, content) in TEXTS {
            let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == *tag) else {
                errors.push(format!("texts/{tag}: unknown language"));
                continue;
            };
            let known: &mut Texts = texts.entry(lang).or_default();
            if let Err(more) = known.read(lang, content) {
                errors.extend(more.into_iter().map(|what| format!("{tag}/{file}.ftl: {what}")));
            }
        }
        if errors.is_empty() { Ok(Self { all, texts }) } else { Err(errors) }
    }

    /// All lessons, in order.
    #[must_use]
    pub fn all(&self) -> &[Lesson] {
        &self.all
    }

    /// A lesson by its id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Lesson> {
        self.all.iter().find(|lesson| lesson.id == id)
    }

    /// The texts of a language.
    #[must_use]
    pub fn texts(&self, lang: Lang) -> Option<&Texts> {
        self.texts.get(&lang)
    }

    /// A text by its key; empty if there is none, which a test rules out.
    #[must_use]
    pub fn text(&self, lang: Lang, key: &str) -> Paragraphs {
        self.texts(lang).and_then(|texts| texts.get(key)).cloned().unwrap_or_default()
    }

    /// The title of a lesson.
    #[must_use]
    pub fn title(&self, lang: Lang, lesson: &Lesson) -> String {
        let spans = self.text(lang, lesson.id);
        spans.iter().flatten().map(|span| span.text.as_str()).collect()
    }

    /// What an answer of a step says.
    #[must_use]
    pub fn answer(&self, lang: Lang, lesson: &Lesson, step: &Step, name: &str) -> Paragraphs {
        if crate::lesson::is_general(name) {
            return self.text(lang, name);
        }
        self.text(lang, &lesson.key(step, Some(name)))
    }
}
