//! What a page is made of.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Lang;

/// A page: the rules of one game or expansion in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct Page {
    /// Its name in URLs: that of the tile set.
    pub name: &'static str,
    /// Its language.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub lang: Lang,
    /// Its title.
    pub title: String,
    /// What comes before the first chapter.
    pub lead: Vec<Block>,
    /// Its chapters, in teaching order.
    pub chapters: Vec<Chapter>,
}

/// A page as it appears in the list of pages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct PageTitle {
    /// Its name in URLs.
    pub name: &'static str,
    /// Its title.
    pub title: String,
}

/// A chapter of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct Chapter {
    /// Its anchor, the same in all languages.
    pub anchor: String,
    /// Its title.
    pub title: String,
    /// What comes before its first rule.
    pub blocks: Vec<Block>,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct Rule {
    /// Its id in docs/rules.md, which is also its anchor.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// Its text; the first block is a short version.
    pub blocks: Vec<Block>,
}

/// A rule by itself: shown when a log entry is clicked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct RuleCard {
    /// Its id.
    pub id: String,
    /// The page it is on.
    pub page: &'static str,
    /// What it is about.
    pub title: String,
    /// Its short text.
    pub text: Vec<Span>,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(export, export_to = "rules.ts")]
pub enum Block {
    /// A paragraph.
    Text {
        /// What it says.
        spans: Vec<Span>,
    },
    /// An aside: a ruling where the rulebook is silent, a house rule, a tip.
    Note {
        /// What it says.
        spans: Vec<Span>,
    },
    /// A list.
    List {
        /// Its entries.
        items: Vec<Vec<Span>>,
    },
    /// A table.
    Table {
        /// The titles of its columns.
        head: Vec<Vec<Span>>,
        /// Its rows; the first cell of each is its heading.
        rows: Vec<Vec<Vec<Span>>>,
    },
    /// A board.
    Picture {
        /// The name of the picture.
        name: String,
        /// A description for people who cannot see it.
        alt: String,
        /// What it shows.
        caption: Vec<Span>,
        /// Its width; a tile is 100 wide.
        width: u16,
        /// Its height.
        height: u16,
    },
}

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct Span {
    /// The text.
    pub text: String,
    /// Whether it is emphasised.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub bold: bool,
    /// The rule it links to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The page that rule is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub page: Option<&'static str>,
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Page {
    /// Its rules, in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// All blocks, in order.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.lead.iter().chain(self.chapters.iter().flat_map(|chapter| {
            chapter.blocks.iter().chain(chapter.rules.iter().flat_map(|rule| &rule.blocks))
        }))
    }
}

impl Rule {
    /// Its short text: its first paragraph.
    #[must_use]
    pub fn short(&self) -> &[Span] {
        match self.blocks.first() {
            Some(Block::Text { spans }) => spans,
            _ => &[],
        }
    }
}

impl Block {
    /// Every piece of text in it.
    pub fn spans(&self) -> Vec<&Span> {
        match self {
            Self::Text { spans } | Self::Note { spans } | Self::Picture { caption: spans, .. } => {
                spans.iter().collect()
            }
            Self::List { items } => items.iter().flatten().collect(),
            Self::Table { head, rows } => {
                head.iter().chain(rows.iter().flatten()).flatten().collect()
            }
        }
    }
}
