//! The pages are complete: every rule, the same in every language, with pictures that can be drawn.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use aude_rulebook::{Block, Lang, PAGES, Page, Rulebook};

/// The ids docs/rules.md defines, in order.
fn defined() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md");
    let text = fs::read_to_string(path).expect("the document is there");
    let id = |line: &str| Some(line.strip_prefix("- **")?.split("**").next()?.to_owned());
    text.lines().filter_map(id).collect()
}

fn pages(lang: Lang) -> impl Iterator<Item = &'static Page> {
    PAGES.into_iter().map(move |name| Rulebook::open().page(lang, name).expect("a page"))
}

/// What all languages share: anchors, rules, kinds of blocks, pictures, links to rules, emphasised
/// words.
fn outline(page: &Page) -> Vec<String> {
    let mut lines = Vec::new();
    let mut blocks = |at: &str, blocks: &[Block]| {
        for block in blocks {
            let ways: Vec<_> = block.spans().iter().filter_map(|span| span.rule.clone()).collect();
            let what = match block {
                Block::Text { .. } => "text".to_owned(),
                Block::Note { .. } => "note".to_owned(),
                Block::List { items } => format!("list of {}", items.len()),
                Block::Table { head, rows } => format!("table {} x {}", head.len(), rows.len()),
                Block::Picture { name, .. } => format!("picture {name}"),
            };
            lines.push(format!("{at}: {what} {ways:?}"));
        }
    };
    blocks("lead", &page.lead);
    for chapter in &page.chapters {
        blocks(&format!("# {}", chapter.anchor), &chapter.blocks);
        for rule in &chapter.rules {
            blocks(&rule.id, &rule.blocks);
        }
    }
    lines
}

#[test]
fn every_tile_set_has_a_page() {
    assert!(aude_record::sets::names().eq(PAGES));
}

#[test]
fn every_rule_is_told_once_on_the_page_of_its_game() {
    for lang in Lang::ALL {
        let mut told: Vec<String> = Vec::new();
        let mut letters = BTreeMap::new();
        for page in pages(lang) {
            for rule in page.rules() {
                let (letter, _) = rule.id.split_once('-').expect("a letter and a number");
                let first = *letters.entry(letter.to_owned()).or_insert(page.name);
                assert_eq!(first, page.name, "{lang}: {} is on another page", rule.id);
                told.push(rule.id.clone());
            }
        }
        assert_eq!(letters.len(), PAGES.len(), "{lang}: {letters:?}");
        let all: BTreeSet<_> = told.iter().cloned().collect();
        assert_eq!(all.len(), told.len(), "{lang}: a rule is told twice");
        assert_eq!(all, defined().into_iter().collect(), "{lang}");
    }
}

#[test]
fn all_languages_have_the_same_outline() {
    for (page, english) in Lang::ALL.into_iter().flat_map(|lang| pages(lang).zip(pages(Lang::En))) {
        let (ours, theirs) = (outline(page), outline(english));
        for (ours, theirs) in ours.iter().zip(&theirs) {
            assert_eq!(ours, theirs, "{}/{}", page.lang, page.name);
        }
        assert_eq!(ours.len(), theirs.len(), "{}/{}", page.lang, page.name);
    }
}

#[test]
fn numbers_are_the_same_in_all_languages() {
    // A number that differs in a translation is a wrong rule.
    let digits = |page: &Page| -> Vec<String> {
        let numbers = |block: &Block| {
            let spans = block.spans();
            let text = spans.iter().map(|span| span.text.as_str()).collect::<Vec<_>>().join(" ");
            let mut found: Vec<String> = text
                .split(|c: char| !c.is_ascii_digit())
                .filter(|number| !number.is_empty())
                .map(str::to_owned)
                .collect();
            found.sort();
            found.dedup();
            found.join(" ")
        };
        page.blocks().map(numbers).collect()
    };
    for (page, english) in Lang::ALL.into_iter().flat_map(|lang| pages(lang).zip(pages(Lang::En))) {
        for (index, (ours, theirs)) in digits(page).iter().zip(digits(english)).enumerate() {
            let block = page.blocks().nth(index);
            assert_eq!(*ours, theirs, "{}/{}: {block:?}", page.lang, page.name);
        }
    }
}

#[test]
fn every_rule_has_a_short_text_for_the_log() {
    for lang in Lang::ALL {
        for id in defined() {
            let card = Rulebook::open().rule(lang, &id).expect("a card");
            let text: String = card.text.iter().map(|span| span.text.as_str()).collect();
            let length = text.chars().count();
            assert!((20..=460).contains(&length), "{lang} {id}: {length} characters: {text}");
            assert!(text.ends_with(['.', '!', ']']), "{lang} {id}: {text}");
        }
        assert!(Rulebook::open().rule(lang, "X-1").is_none());
    }
}

#[test]
fn every_picture_is_used_and_can_be_drawn() {
    let book = Rulebook::open();
    let names: BTreeSet<_> = book.picture_names().map(str::to_owned).collect();
    let mut used = BTreeSet::new();
    for page in Lang::ALL.into_iter().flat_map(pages) {
        for block in page.blocks() {
            if let Block::Picture { name, alt, caption, width, height } = block {
                assert!(*width >= 100 && *height >= 100, "{name}: {width} x {height}");
                assert!(alt.len() > 15 && !caption.is_empty(), "{}: {name}", page.lang);
                used.insert(name.clone());
            }
        }
    }
    assert_eq!(used, names);
    for name in &names {
        let svg = book.picture(name).expect("a picture");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"), "{name}");
        assert!(svg.len() < 200_000, "{name}: {} bytes", svg.len());
        assert!(book.scenario_of(name).is_some());
    }
    assert!(book.picture("nothing").is_none());
}

#[test]
fn every_way_leads_to_a_rule() {
    for page in Lang::ALL.into_iter().flat_map(pages) {
        for span in page.blocks().flat_map(Block::spans) {
            if let Some(id) = &span.rule {
                assert!(span.page.is_some(), "{}/{}: {id}", page.lang, page.name);
            }
        }
    }
}

#[test]
fn mayflower_says_that_its_tiles_are_a_reconstruction() {
    let words = ["reconstruction", "Rekonstruktion", "reconstructie", "rekonstrukció"];
    for (lang, word) in Lang::ALL.into_iter().zip(words) {
        let page = Rulebook::open().page(lang, "mayflower").expect("a page");
        let said = page.lead.iter().flat_map(Block::spans).any(|span| span.text.contains(word));
        assert!(said, "{lang}");
    }
}

#[test]
fn languages_are_found_by_their_tags() {
    assert_eq!(Lang::of_tag("de-AT"), Some(Lang::De));
    assert_eq!(Lang::of_tag("HU"), Some(Lang::Hu));
    assert_eq!(Lang::of_tag("fr"), None);
}
