//! The sums of a review as HTML: by player, how the margins come about, by phase and kind of decision.

use core::fmt::Write;

use aude_review::Review;
use aude_review::report::{ReviewSum, ReviewTotal};

use super::facts::Teller;
use super::html::escaped;
use super::words::{Value, Words};

/// The sums of all players.
pub(super) fn totals(review: &Review, teller: &Teller<'_>) -> String {
    let words = teller.words;
    let with_losses = review.simulations > 0;
    let mut columns: Vec<(&str, Total)> = vec![
        ("review-luck-sum", |words, total| words.signed(total.luck)),
        ("review-without-luck", |words, total| words.signed(total.adjusted)),
    ];
    if with_losses {
        let losses: [(&str, Total); 2] = [
            ("review-lost", |words, total| words.signed(-total.loss)),
            ("review-rate", |words, total| words.signed(-total.rate)),
        ];
        columns.splice(0..0, losses);
    }
    let mut text = "<table><tr><td>".to_owned();
    for (head, _) in &columns {
        let about = format!("{}-about", head.trim_end_matches("-sum"));
        let (head, about) = (escaped(&words.text(head)), escaped(&words.text(&about)));
        let _ = write!(text, "<th title='{about}'>{head}");
    }
    for (seat, total) in review.totals.iter().enumerate() {
        let _ = write!(text, "</tr><tr>{}", player(review, seat));
        for (_, cell) in &columns {
            let _ = write!(text, "<td>{}", cell(words, total));
        }
    }
    text += "</tr></table>";
    for (seat, total) in review.totals.iter().enumerate() {
        if let Some(grade) = &total.grade {
            let (name, level) = (name(review, seat), words.text(&format!("level-{grade}")));
            let values = [("player", Value::Text(name)), ("level", Value::Text(&level))];
            let _ = write!(text, "<p>{}</p>", escaped(&words.say("review-like", &values)));
        }
    }
    text += &identity(review, words);
    if with_losses {
        text += &details(review, teller);
    }
    text
}

/// How a player's number is written.
type Total = fn(&Words, &ReviewTotal) -> String;

/// How the margins at the end come about.
fn identity(review: &Review, words: &Words) -> String {
    let row = |key: &str, value: &dyn Fn(usize) -> f32| {
        let cells = (0..review.totals.len()).map(|seat| words.signed(value(seat))).collect();
        (words.text(&format!("review-sum-{key}")), cells)
    };
    let all = &review.totals;
    let mut rows = vec![
        row("start", &|seat| review.start[seat]),
        row("luck", &|seat| all[seat].luck),
        row("others-luck", &|seat| all[seat].luck_of_others),
    ];
    if review.simulations > 0 {
        rows.push(row("lost", &|seat| -all[seat].loss));
        rows.push(row("others-lost", &|seat| all[seat].gifts));
    }
    rows.push(row("rest", &|seat| all[seat].remainder));
    rows.push(row("end", &|seat| review.end[seat]));
    table(review, &words.text("review-sum-title"), rows)
}

/// Losses and luck by phase, and losses by kind of decision.
fn details(review: &Review, teller: &Teller<'_>) -> String {
    let words = teller.words;
    let phase = |name: &str| words.text(&format!("review-phase-{name}"));
    let of = |sum: &ReviewSum| {
        let (loss, many) = (words.signed(-sum.loss), i32::try_from(sum.many).unwrap_or(i32::MAX));
        words.say("review-of", &[("loss", Value::Text(&loss)), ("count", Value::Number(many))])
    };
    let by = |part: Part, label: &dyn Fn(&str) -> String, cell: &dyn Fn(&ReviewSum) -> String| {
        let mut rows: Vec<(String, Vec<String>)> = Vec::new();
        for name in names(review, part) {
            let found = |total| part(total).iter().find(|sum| sum.name == name && is_some(sum));
            let cells = review.totals.iter().map(|total| found(total).map_or("–".to_owned(), cell));
            rows.push((label(name), cells.collect()));
        }
        rows
    };
    let phases: Part = |total| &total.phases;
    let kinds: Part = |total| &total.kinds;
    let kind = |name: &str| teller.kind(name);
    let all = [
        ("review-lost-by-phase", by(phases, &phase, &|sum| words.signed(-sum.loss))),
        ("review-luck-by-phase", by(phases, &phase, &|sum| words.signed(sum.luck))),
        ("review-lost-by-kind", by(kinds, &kind, &of)),
    ];
    all.map(|(title, rows)| table(review, &words.text(title), rows)).concat()
}

/// A part of a player's sums.
type Part = fn(&ReviewTotal) -> &Vec<ReviewSum>;

fn is_some(sum: &ReviewSum) -> bool {
    sum.many > 0 || sum.loss != 0.0 || sum.luck != 0.0
}

/// What any player has something of.
fn names(review: &Review, part: Part) -> Vec<&str> {
    let mut names = Vec::new();
    for sum in review.totals.iter().flat_map(part).filter(|sum| is_some(sum)) {
        if !names.contains(&sum.name.as_str()) {
            names.push(&sum.name);
        }
    }
    names
}

/// A table with a column for each player.
fn table(review: &Review, title: &str, rows: Vec<(String, Vec<String>)>) -> String {
    let mut text = format!("<table><tr><th class=move>{}", escaped(title));
    for seat in 0..review.totals.len() {
        text += &player(review, seat);
    }
    for (label, cells) in rows {
        let _ = write!(text, "</tr><tr><th class=move>{}", escaped(&label));
        for cell in cells {
            let _ = write!(text, "<td>{}", escaped(&cell));
        }
    }
    text + "</tr></table>"
}

fn player(review: &Review, seat: usize) -> String {
    format!("<th><span class='key seat{seat}'></span>{}", escaped(name(review, seat)))
}

fn name(review: &Review, seat: usize) -> &str {
    review.players.get(seat).map_or("", String::as_str)
}
