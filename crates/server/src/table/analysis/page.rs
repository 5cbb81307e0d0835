//! An analysis as one HTML page without scripts or other files: boards, variations, comments, and the record
//! itself to open again.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use aude_engine::{Game, Rules};
use aude_rulebook::Lang;

use super::{Position, tree};
use crate::errors::{Failure, Outcome};
use crate::protocol::{AnalysisExport, AnalysisLine, AnalysisNode, AnalysisRecord};
use crate::shared::Shared;

const STYLE: &str = include_str!("page.css");

/// The most boards of a page: each takes some hundred kilobytes.
const BOARDS: usize = 12;

/// The headings of a page.
struct Words {
    analysis: &'static str,
    start: &'static str,
    moves: &'static str,
    after: &'static str,
    record: &'static str,
}

const fn words(lang: Lang) -> Words {
    match lang {
        Lang::En => Words {
            analysis: "Analysis",
            start: "At the start",
            moves: "Moves",
            after: "After move",
            record: "The analysis as text, to open it again on the analysis board",
        },
        Lang::De => Words {
            analysis: "Analyse",
            start: "Zu Beginn",
            moves: "Züge",
            after: "Nach Zug",
            record: "Die Analyse als Text, um sie wieder auf dem Analysebrett zu öffnen",
        },
        Lang::Nl => Words {
            analysis: "Analyse",
            start: "Aan het begin",
            moves: "Zetten",
            after: "Na zet",
            record: "De analyse als tekst, om weer op het analysebord te openen",
        },
        Lang::Hu => Words {
            analysis: "Elemzés",
            start: "Kezdetben",
            moves: "Lépések",
            after: "E lépés után:",
            record: "Az elemzés szövegként, hogy az elemzőtáblán újra megnyitható legyen",
        },
    }
}

/// Writes the page; `draw` makes the picture of a board.
pub(super) fn page(
    asked: &AnalysisExport,
    shared: &Shared,
    draw: impl Fn(&Game) -> String,
) -> Outcome<String> {
    let text = tree::write(
        &AnalysisRecord { head: asked.head.clone(), nodes: asked.nodes.clone() },
        shared,
    )?;
    if asked.at.is_some_and(|at| at as usize >= asked.nodes.len()) {
        return Err(Failure::request("request/field", "there is no such part"));
    }
    let lang = Lang::of_tag(&asked.lang).unwrap_or_default();
    let words = words(lang);
    let position = |at: Option<u32>, hand: &[String]| {
        let mut moves = way(&asked.nodes, at);
        moves.extend(hand.iter().cloned());
        Position::read(&AnalysisLine { record: asked.head.clone(), moves }, shared)
    };
    let here = position(asked.at, &asked.hand)?;
    let title = here.names.join(" – ");
    let mut page = format!(
        "<!doctype html>\n<html lang={0}><meta charset=utf-8>\
         <meta name=viewport content='width=device-width'>\n<title>{1}: {2}</title>\n\
         <style>{STYLE}</style>\n<main><h1>{1}</h1><p class=soft>{2}</p>\n",
        lang,
        escaped(&title),
        words.analysis,
    );
    board(&mut page, &caption(&words, asked.at, &asked.nodes), &here, draw(&here.game));
    let written = Written { nodes: &asked.nodes, children: children(&asked.nodes) };
    if !asked.nodes.is_empty() {
        let _ = write!(page, "<h2>{}</h2>", words.moves);
        written.line(&mut page, None, 1);
    }
    // Boards where something was said, and at the ends of variations.
    let wanted = (0..asked.nodes.len() as u32).filter(|&index| {
        let said = !asked.nodes[index as usize].comment.trim().is_empty();
        Some(index) != asked.at && (said || !written.children.contains_key(&Some(index)))
    });
    for index in wanted.take(BOARDS - 1) {
        let there = position(Some(index), &[])?;
        let caption = caption(&words, Some(index), &asked.nodes);
        board(&mut page, &caption, &there, draw(&there.game));
        let comment = asked.nodes[index as usize].comment.trim();
        if !comment.is_empty() {
            let _ = write!(page, "<p>{}</p>", escaped(comment));
        }
    }
    let _ = writeln!(
        page,
        "<details><summary>{}</summary><pre>{}</pre></details></main>",
        words.record,
        escaped(&text)
    );
    Ok(page)
}

/// The moves that lead to a part.
fn way(nodes: &[AnalysisNode], at: Option<u32>) -> Vec<String> {
    let (mut found, mut at) = (Vec::new(), at);
    while let Some(node) = at.and_then(|index| nodes.get(index as usize)) {
        found.push(&node.moves);
        at = node.parent;
    }
    found.into_iter().rev().flatten().cloned().collect()
}

fn caption(words: &Words, at: Option<u32>, nodes: &[AnalysisNode]) -> String {
    let Some(index) = at else { return words.start.to_owned() };
    let node = &nodes[index as usize];
    format!("{} {}. {}", words.after, number(nodes, index), node.moves.join(" "))
}

/// The number of a part, counted from 1.
fn number(nodes: &[AnalysisNode], index: u32) -> usize {
    let (mut number, mut at) = (0, Some(index));
    while let Some(node) = at.and_then(|index| nodes.get(index as usize)) {
        number += 1;
        at = node.parent;
    }
    number
}

fn children(nodes: &[AnalysisNode]) -> BTreeMap<Option<u32>, Vec<u32>> {
    let mut children: BTreeMap<Option<u32>, Vec<u32>> = BTreeMap::new();
    for (index, node) in nodes.iter().enumerate() {
        children.entry(node.parent).or_default().push(index as u32);
    }
    children
}

/// A board with the scores below it.
fn board(page: &mut String, caption: &str, position: &Position, svg: String) {
    let scores = position.names.iter().zip(position.game.scores());
    let scores: Vec<String> =
        scores.map(|(name, points)| format!("{} {points}", escaped(name))).collect();
    let _ = writeln!(
        page,
        "<figure>{svg}<figcaption>{}<br><b>{}</b></figcaption></figure>",
        escaped(caption),
        scores.join(" · ")
    );
}

struct Written<'a> {
    nodes: &'a [AnalysisNode],
    children: BTreeMap<Option<u32>, Vec<u32>>,
}

impl Written<'_> {
    /// The line after a part, with what was tried instead indented. Trees are checked to be shallow before.
    fn line(&self, page: &mut String, from: Option<u32>, mut number: usize) {
        *page += "<ol>";
        let mut at = from;
        while let Some((&main, others)) = self.children.get(&at).and_then(|all| all.split_first()) {
            self.part(page, main, number);
            for &other in others {
                *page += "<li class=instead><ol>";
                self.part(page, other, number);
                *page += "</ol>";
                if self.children.contains_key(&Some(other)) {
                    self.line(page, Some(other), number + 1);
                }
            }
            (at, number) = (Some(main), number + 1);
        }
        *page += "</ol>\n";
    }

    fn part(&self, page: &mut String, index: u32, number: usize) {
        let node = &self.nodes[index as usize];
        let moves = escaped(&node.moves.join(" "));
        let _ = write!(page, "<li><span class=number>{number}.</span> <code>{moves}</code>");
        let within = node.notes.iter().map(|note| note.text.as_str());
        for text in within.chain([node.comment.as_str()]).filter(|text| !text.trim().is_empty()) {
            let _ = write!(page, " <i>{}</i>", escaped(text.trim()));
        }
    }
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('\'', "&#39;")
        .replace('\n', "<br>")
}
