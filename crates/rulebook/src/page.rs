//! What a page is made of.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Lang;

/// A page: the rules of one game or expansion in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct Page {
    /// Its name in addresses: that of the tile set.
    pub name: &'static str,
    /// Its language.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub lang: Lang,
    /// Its title.
    pub title: String,
    /// What comes before the first chapter.
    pub lead: Vec<Block>,
    /// Its chapters, in the order that teaches.
    pub chapters: Vec<Chapter>,
}

/// A page as it stands in the list of all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct PageTitle {
    /// Its name in addresses.
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
    /// Its id in docs/rules.md, which is its anchor too.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// What it says; the first block is a text that says it in short.
    pub blocks: Vec<Block>,
}

/// A rule by itself: what a log entry opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct RuleCard {
    /// Its id.
    pub id: String,
    /// The page it stands on.
    pub page: &'static str,
    /// What it is about.
    pub title: String,
    /// What it says in short.
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
    /// Something said aside: a ruling where the rulebook is silent, a house option, a tip.
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
        /// Its rows; the first cell of each is its title.
        rows: Vec<Vec<Vec<Span>>>,
    },
    /// A board.
    Picture {
        /// The name of the picture.
        name: String,
        /// What is to be seen, for those who do not see it.
        alt: String,
        /// What it shows.
        caption: Vec<Span>,
        /// How wide it is, a tile being 100.
        width: u16,
        /// How high it is.
        height: u16,
    },
}

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
#[ts(export, export_to = "rules.ts")]
pub struct Span {
    /// The text.
    pub text: String,
    /// Whether it is important.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub bold: bool,
    /// The rule it leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The page that rule stands on.
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
    /// What it says in short: its first paragraph.
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
