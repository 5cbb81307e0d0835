//! The book: all pages, and pictures drawn on first use.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::gallery::PICTURES;
use crate::page::{Block, Page, PageTitle, RuleCard, Span};
use crate::{Lang, read, span};

/// Makes [`PAGES`], and `texts!` for the texts of a language in the same order.
macro_rules! pages {
    ($d:tt $($page:literal)+) => {
        /// The names of the pages, in the order they are read: those of the tile sets.
        pub const PAGES: [&str; [$($page),+].len()] = [$($page),+];

        macro_rules! texts {
            ($d lang:literal) => {
                [$(include_str!(concat!("../pages/", $d lang, "/", $page, ".md"))),+]
            };
        }
    };
}

pages! { $ "base" "inns_cathedrals" "traders_builders" "princess_dragon" "tower" "mayflower" }

const TEXTS: [(Lang, [&str; PAGES.len()]); Lang::ALL.len()] = [
    (Lang::En, texts!("en")),
    (Lang::De, texts!("de")),
    (Lang::Nl, texts!("nl")),
    (Lang::Hu, texts!("hu")),
];

/// All pages and pictures.
#[derive(Debug)]
pub struct Rulebook {
    pages: BTreeMap<(Lang, &'static str), Page>,
    pictures: BTreeMap<&'static str, OnceLock<Arc<str>>>,
}

impl Rulebook {
    /// The book, read on first use.
    #[must_use]
    pub fn open() -> &'static Self {
        static BOOK: OnceLock<Rulebook> = OnceLock::new();
        // The pages are part of the program and a test reads each of them.
        BOOK.get_or_init(|| Self::read().unwrap_or_else(|errors| panic!("{}", errors.join("\n"))))
    }

    fn read() -> Result<Self, Vec<String>> {
        let mut pages = BTreeMap::new();
        let mut errors = Vec::new();
        for (lang, texts) in TEXTS {
            for (name, text) in PAGES.into_iter().zip(texts) {
                match read::page(name, lang, text) {
                    Ok(page) => drop(pages.insert((lang, name), page)),
                    Err(more) => errors.extend(more),
                }
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let pictures = PICTURES.iter().map(|picture| (picture.name, OnceLock::new())).collect();
        let mut sizes = BTreeMap::new();
        for picture in PICTURES {
            match picture.size() {
                Ok(size) => drop(sizes.insert(picture.name, size)),
                Err(what) => errors.push(format!("picture {}: {what}", picture.name)),
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut book = Self { pages, pictures };
        book.complete(&sizes);
        Ok(book)
    }

    /// Adds to every link to a rule the page it leads to, and to every picture its size.
    fn complete(&mut self, sizes: &BTreeMap<&str, (u16, u16)>) {
        let english = self.pages.values().filter(|page| page.lang == Lang::En);
        let places: BTreeMap<String, &'static str> = english
            .flat_map(|page| page.rules().map(|rule| (rule.id.clone(), page.name)))
            .collect();
        for page in self.pages.values_mut() {
            let chapters = page.chapters.iter_mut().flat_map(|chapter| {
                chapter
                    .blocks
                    .iter_mut()
                    .chain(chapter.rules.iter_mut().flat_map(|rule| &mut rule.blocks))
            });
            for block in page.lead.iter_mut().chain(chapters) {
                if let Block::Picture { name, width, height, .. } = block {
                    (*width, *height) = sizes.get(name.as_str()).copied().unwrap_or_default();
                }
                each_span(block, |span| {
                    span.page = span.rule.as_ref().and_then(|id| places.get(id)).copied();
                });
            }
        }
    }

    /// The titles of all pages.
    #[must_use]
    pub fn titles(&self, lang: Lang) -> Vec<PageTitle> {
        let page = |name| self.page(lang, name);
        PAGES
            .into_iter()
            .filter_map(page)
            .map(|page| PageTitle { name: page.name, title: page.title.clone() })
            .collect()
    }

    /// A page by name.
    #[must_use]
    pub fn page(&self, lang: Lang, name: &str) -> Option<&Page> {
        let name = PAGES.into_iter().find(|known| *known == name)?;
        self.pages.get(&(lang, name))
    }

    /// The short text of a rule, by its id.
    #[must_use]
    pub fn rule(&self, lang: Lang, id: &str) -> Option<RuleCard> {
        PAGES.into_iter().filter_map(|name| self.page(lang, name)).find_map(|page| {
            let rule = page.rules().find(|rule| rule.id == id)?;
            Some(RuleCard {
                id: rule.id.clone(),
                page: page.name,
                title: rule.title.clone(),
                text: rule.short().to_vec(),
            })
        })
    }

    /// Reads a line of text as on the pages: emphasis, and links to rules.
    ///
    /// # Errors
    /// Markup that is not closed, or a link to a rule that is on no page.
    pub fn text(&self, lang: Lang, text: &str) -> Result<Vec<Span>, String> {
        let mut spans = span::read(text)?;
        for span in &mut spans {
            if let Some(id) = &span.rule {
                let card = self.rule(lang, id).ok_or(format!("there is no rule {id}"))?;
                span.page = Some(card.page);
            }
        }
        Ok(spans)
    }

    /// The names of all pictures.
    pub fn picture_names(&self) -> impl Iterator<Item = &'static str> {
        PICTURES.iter().map(|picture| picture.name)
    }

    /// The scenario a picture is taken from, by file name.
    #[must_use]
    pub fn scenario_of(&self, name: &str) -> Option<&'static str> {
        PICTURES.iter().find(|picture| picture.name == name).map(|picture| picture.file)
    }

    /// A picture as an SVG document; drawn on first use and cached.
    #[must_use]
    pub fn picture(&self, name: &str) -> Option<Arc<str>> {
        let drawn = self.pictures.get(name)?;
        let picture = PICTURES.iter().find(|picture| picture.name == name)?;
        // The scenarios are part of the program and a test draws each picture.
        let draw = || picture.draw().unwrap_or_else(|what| panic!("picture {name}: {what}")).into();
        Some(Arc::clone(drawn.get_or_init(draw)))
    }
}

fn each_span(block: &mut Block, mut change: impl FnMut(&mut Span)) {
    match block {
        Block::Text { spans } | Block::Note { spans } | Block::Picture { caption: spans, .. } => {
            spans.iter_mut().for_each(change);
        }
        Block::List { items } => items.iter_mut().flatten().for_each(change),
        Block::Table { head, rows } => {
            head.iter_mut().chain(rows.iter_mut().flatten()).flatten().for_each(&mut change);
        }
    }
}
