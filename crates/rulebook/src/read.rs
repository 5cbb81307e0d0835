//! Reading a page. The format is a small subset of Markdown:
//!
//! ```text
//! # Title of the page
//! A paragraph is one line. **Important**, and a way to a rule: [C-5].
//!
//! ## Title of a chapter {anchor}
//! ### C-7 Title of a rule
//! The first paragraph of a rule says it in short.
//! - an entry of a list
//! > a note
//! ![picture|description] caption
//! | a table | with a head |
//! ```

use crate::lang::Lang;
use crate::page::{Block, Chapter, Page, Rule};
use crate::span;

/// Reads a page.
///
/// # Errors
/// Every line that is not understood.
pub(crate) fn page(name: &'static str, lang: Lang, text: &str) -> Result<Page, Vec<String>> {
    let mut reader = Reader {
        page: Page { name, lang, title: String::new(), lead: Vec::new(), chapters: Vec::new() },
        joins: false,
    };
    let mut errors = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if let Err(what) = reader.line(line.trim()) {
            errors.push(format!("{lang}/{name}.md:{}: {what}", index + 1));
        }
    }
    if reader.page.title.is_empty() {
        errors.push(format!("{lang}/{name}.md: no title"));
    }
    if errors.is_empty() { Ok(reader.page) } else { Err(errors) }
}

struct Reader {
    page: Page,
    /// Whether an entry or a row belongs to the previous block.
    joins: bool,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let joins = std::mem::take(&mut self.joins);
        if line.is_empty() {
            return Ok(());
        }
        if let Some(title) = line.strip_prefix("# ") {
            self.page.title = title.to_owned();
        } else if let Some(rest) = line.strip_prefix("## ") {
            let named = rest.strip_suffix('}').and_then(|rest| rest.rsplit_once(" {"));
            let (title, anchor) = named.ok_or("a chapter needs an anchor: `## Title {anchor}`")?;
            let (title, anchor) = (title.to_owned(), anchor.to_owned());
            let chapter = Chapter { anchor, title, blocks: Vec::new(), rules: Vec::new() };
            self.page.chapters.push(chapter);
        } else if let Some(rest) = line.strip_prefix("### ") {
            let (id, title) = rest.split_once(' ').ok_or("a rule needs an id and a title")?;
            let rule = Rule { id: id.to_owned(), title: title.to_owned(), blocks: Vec::new() };
            self.page.chapters.last_mut().ok_or("a rule before any chapter")?.rules.push(rule);
        } else if let Some(rest) = line.strip_prefix("- ") {
            let item = span::read(rest)?;
            self.joins = true;
            match self.blocks().last_mut() {
                Some(Block::List { items }) if joins => items.push(item),
                _ => self.blocks().push(Block::List { items: vec![item] }),
            }
        } else if let Some(rest) = line.strip_prefix('|') {
            let cells = rest.trim_end_matches('|').split('|');
            let cells = cells.map(|cell| span::read(cell.trim())).collect::<Result<Vec<_>, _>>()?;
            self.joins = true;
            match self.blocks().last_mut() {
                Some(Block::Table { head, rows }) if joins => {
                    if cells.len() != head.len() {
                        return Err(format!(
                            "{} cells, but the header has {}",
                            cells.len(),
                            head.len()
                        ));
                    }
                    rows.push(cells);
                }
                _ => self.blocks().push(Block::Table { head: cells, rows: Vec::new() }),
            }
        } else if let Some(rest) = line.strip_prefix("![") {
            let parts = rest.split_once(']').and_then(|(head, caption)| {
                head.split_once('|').map(|(name, alt)| (name, alt, caption.trim()))
            });
            let (name, alt, caption) = parts.ok_or("a picture is `![name|description] caption`")?;
            let caption = span::read(caption)?;
            let (name, alt) = (name.to_owned(), alt.to_owned());
            self.blocks().push(Block::Picture { name, alt, caption, width: 0, height: 0 });
        } else if let Some(rest) = line.strip_prefix("> ") {
            let spans = span::read(rest)?;
            self.blocks().push(Block::Note { spans });
        } else if line.starts_with(['#', '>', '!', '-']) {
            return Err(format!("{line:?} does not belong on a page"));
        } else {
            let spans = span::read(line)?;
            self.blocks().push(Block::Text { spans });
        }
        Ok(())
    }

    /// Where the next block goes.
    fn blocks(&mut self) -> &mut Vec<Block> {
        match self.page.chapters.last_mut() {
            None => &mut self.page.lead,
            Some(chapter) => match chapter.rules.last_mut() {
                None => &mut chapter.blocks,
                Some(rule) => &mut rule.blocks,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_chapters_rules_and_blocks() {
        let text = "# T\nlead\n## One {one}\nintro\n### C-1 R\nshort\n- a\n- b\n\n- c\n> n\n![p|alt] cap\n| h | i |\n| 1 | 2 |";
        let page = page("base", Lang::En, text).expect("a page");
        assert_eq!((page.title.as_str(), page.lead.len()), ("T", 1));
        let chapter = &page.chapters[0];
        assert_eq!((chapter.anchor.as_str(), chapter.blocks.len()), ("one", 1));
        let rule = &chapter.rules[0];
        assert_eq!((rule.id.as_str(), rule.short()[0].text.as_str()), ("C-1", "short"));
        let counts: Vec<usize> = rule.blocks.iter().map(|block| block.spans().len()).collect();
        assert_eq!(counts, [1, 2, 1, 1, 1, 4]);
    }

    #[test]
    fn every_fault_is_told_with_its_line() {
        let text = "## no anchor\n### C-1\n![p] x\n#odd\n| a |\n| b | c |\n**open";
        let errors = page("base", Lang::De, text).expect_err("errors");
        assert_eq!(errors.len(), 7, "{errors:?}");
        assert!(errors[0].starts_with("de/base.md:1: "), "{}", errors[0]);
    }
}
