//! A review as one HTML page without scripts or other files, in the words of the client.

use core::fmt::Write;

use aude_art::{Artist, BoardOptions, BoardView, Look};
use aude_engine::game::Silent;
use aude_engine::{Game, Rules};
use aude_record::{Record, notation};
use aude_review::Review;
use aude_review::report::{KeyMoment, ReviewMove, ReviewTurn};
use aude_rulebook::Lang;

use super::facts::Teller;
use super::words::{Value, Words};
use super::{chart, tables};

const STYLE: &str = include_str!("page.css");

/// A better turn is shown in the table from this loss on.
const SHOWN: f32 = 0.5;
/// Chances of winning are told from this difference on.
const CHANCE: f32 = 0.01;

/// The page in a language.
pub(super) fn page(review: &Review, record: &Record, lang: Lang) -> String {
    let words = Words::new(lang);
    let setup = record.setup();
    let teller = Teller { words: &words, game: &setup.game, names: &review.players };
    let title = escaped(&setup.players.join(" – "));
    let heading = |key: &str| format!("<h2>{}</h2>", escaped(&words.text(key)));
    let mut page = format!(
        "<!doctype html>\n<html lang={lang}><meta charset=utf-8>\
         <meta name=viewport content='width=device-width'>\n<title>{title}: {about}</title>\n\
         <style>{STYLE}</style>\n<main><h1>{title}</h1>\n",
        about = escaped(&words.text("replay-review")),
    );
    if review.simulations > 0 {
        let _ = write!(page, "<p class=soft>{}</p>", escaped(&judge(review, &words)));
    }
    page += &heading("review-margin");
    page += &sides(review, &words);
    page += &chart::margins(review);
    page += &heading("review-luck");
    page += &key(review);
    page += &chart::luck(review);
    if review.simulations > 0 {
        page += &heading("review-moments");
    }
    if review.simulations > 0 && review.moments.is_empty() {
        let _ = write!(page, "<p class=soft>{}</p>", escaped(&words.text("review-none")));
    }
    let artist = Artist::new(record.start().tiles(), Look::Painted);
    for (index, moment) in review.moments.iter().enumerate() {
        page += &moment_of(review, record, &artist, &teller, (index, moment));
    }
    page += &heading("review-sums");
    page += &tables::totals(review, &teller);
    page += &heading("analysis-tree");
    page += &turns(review, &words);
    page += "</main>\n";
    page
}

/// Who judged how thoroughly.
fn judge(review: &Review, words: &Words) -> String {
    let simulations = i32::try_from(review.simulations).unwrap_or(i32::MAX);
    words.say(
        "review-judge",
        &[("judge", Value::Text(&review.judge)), ("simulations", Value::Number(simulations))],
    )
}

/// Who leads above the line and who below; with more than two players, which line is whose.
fn sides(review: &Review, words: &Words) -> String {
    let [first, second] = review.players.as_slice() else { return key(review) };
    let values = [("above", Value::Text(first)), ("below", Value::Text(second))];
    format!("<p class=soft>{}</p>", escaped(&words.say("review-sides", &values)))
}

/// Which colour belongs to whom.
fn key(review: &Review) -> String {
    let mut text = "<p class=soft>".to_owned();
    for (seat, name) in review.players.iter().enumerate() {
        let _ = write!(text, "<span class='key seat{seat}'></span>{} ", escaped(name));
    }
    text + "</p>"
}

/// A key moment: the boards after what was played and after what was better.
fn moment_of(
    review: &Review,
    record: &Record,
    artist: &Artist,
    teller: &Teller<'_>,
    (index, moment): (usize, &KeyMoment),
) -> String {
    let (turn, words) = (&review.turns[moment.turn as usize], teller.words);
    let before = record.replay_to((turn.actions[0] as usize) + turn.draws.len());
    let why = teller.why(&moment.played, moment.seat, (&turn.played, &moment.better), false);
    let played = words.say("review-played", &[("what", Value::Text(&why))]);
    let why = teller.why(&moment.facts, moment.seat, (&moment.better, &turn.played), true);
    let worth = words.decimal(moment.loss);
    let worth = words.say("review-worth", &[("points", Value::Text(&worth))]);
    let mut better = format!("{} {why} · {worth}", words.text("review-better"));
    if moment.win >= CHANCE {
        let chance = words.percent(moment.win);
        let chance = words.say("review-chance", &[("chance", Value::Text(&chance))]);
        let _ = write!(better, " · {chance}");
    }
    let mut text = format!(
        "<section><h3><b>{}</b> {} <b class=lost>{}</b></h3><div class=boards>",
        char::from(b'A' + index as u8),
        escaped(&turn_name(review, turn, moment.seat, words)),
        words.signed(-moment.loss),
    );
    for (moves, line) in [(&turn.played, played), (&moment.better, better)] {
        let svg = artist.board(&BoardView::of(&after(&before, moves)), &BoardOptions::default());
        let (line, moves) = (escaped(&line), escaped(&joined(moves)));
        let caption = format!("{line}<br><code>{moves}</code>");
        let _ = write!(text, "<figure>{svg}<figcaption>{caption}</figcaption></figure>");
    }
    text + "</div></section>\n"
}

fn after(before: &Game, moves: &[ReviewMove]) -> Game {
    let mut game = before.snapshot();
    for one in moves {
        match notation::read(&game, &one.text) {
            Ok(action) if game.apply(action, &mut Silent).is_ok() => {}
            _ => break,
        }
    }
    game
}

/// The number of a turn and whose decision it is.
fn turn_name(review: &Review, turn: &ReviewTurn, seat: u8, words: &Words) -> String {
    let name = review.players.get(usize::from(seat)).map_or("", String::as_str);
    let number = i32::try_from(turn.number).unwrap_or(i32::MAX);
    words.say("review-turn", &[("number", Value::Number(number)), ("player", Value::Text(name))])
}

/// A line for each turn.
fn turns(review: &Review, words: &Words) -> String {
    let with_losses = review.simulations > 0;
    let heads = [
        ("", "review-luck-sum", true),
        ("", "review-lost", with_losses),
        ("", "review-margin", true),
        (" class=move", "review-mark-played", true),
        (" class=move", "review-mark-better", with_losses),
    ];
    let mut text = "<table class=turns><tr><td>".to_owned();
    for (class, head, _) in heads.into_iter().filter(|(_, _, is_shown)| *is_shown) {
        let _ = write!(text, "<th{class}>{}", escaped(&words.text(head)));
    }
    for turn in &review.turns {
        let seat = usize::from(turn.seat);
        let luck: f32 = turn.draws.iter().map(|draw| draw.luck[seat]).sum();
        let own = turn.decisions.iter().filter(|decision| decision.seat == turn.seat);
        let loss: f32 = own.map(|decision| decision.loss).sum();
        let better = if loss >= SHOWN { joined(&turn.best) } else { String::new() };
        let (lost, better) = if with_losses {
            let lost = format!("<td>{}", words.signed(-loss));
            (lost, format!("<td class=move>{}", escaped(&better)))
        } else {
            (String::new(), String::new())
        };
        let draws = turn.draws.iter().map(|draw| draw.tile.as_str()).collect::<Vec<_>>().join(" ");
        let _ = write!(
            text,
            "</tr>\n<tr><th class=move><span class='key seat{seat}'></span>{}<td>{}{lost}\
             <td>{} ({})<td class=move>{} {}{better}",
            escaped(&turn_name(review, turn, turn.seat, words)),
            words.signed(luck),
            words.signed(turn.margins[seat]),
            words.percent(turn.win[seat]),
            escaped(&draws),
            escaped(&joined(&turn.played)),
        );
    }
    text + "</tr></table>"
}

fn joined(moves: &[ReviewMove]) -> String {
    moves.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Text as HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\'', "&#39;")
}
