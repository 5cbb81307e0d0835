//! A review as one HTML page without scripts or other files.

use core::fmt::Write;

use aude_art::{Artist, BoardOptions, BoardView, Look};
use aude_engine::game::Silent;
use aude_engine::{Game, Rules};
use aude_record::{Record, notation};
use aude_review::Review;
use aude_review::report::{KeyMoment, ReviewMove};

use super::text::tenths;
use super::{chart, text};

const STYLE: &str = include_str!("page.css");

/// The page.
pub(super) fn page(review: &Review, record: &Record) -> String {
    let title = record.setup().players.join(" – ");
    let mut page = format!(
        "<!doctype html>\n<html lang=en><meta charset=utf-8>\
         <meta name=viewport content='width=device-width'>\n<title>{0}: review</title>\n\
         <style>{STYLE}</style>\n<main><h1>{0}</h1>\n",
        escaped(&title)
    );
    let leader = match review.players.as_slice() {
        [first, _] => escaped(first),
        _ => "a player".to_owned(),
    };
    let _ = write!(
        page,
        "<p class=soft>{}, {} simulations per turn. Above the line {leader} leads.</p>",
        review.judge, review.simulations,
    );
    page += "<h2>Margin</h2>";
    if review.players.len() > 2 {
        key(&mut page, review);
    }
    page += &chart::margins(review);
    page += "<h2>Luck of the draw</h2>";
    key(&mut page, review);
    page += &chart::luck(review);
    let artist = Artist::new(record.start().tiles(), Look::Painted);
    if !review.moments.is_empty() {
        page += "<h2>Key moments</h2>";
    }
    for (index, moment) in review.moments.iter().enumerate() {
        moment_of(&mut page, review, record, &artist, index, moment);
    }
    totals(&mut page, review);
    turns(&mut page, review);
    page += "</main>\n";
    page
}

/// Which colour belongs to whom.
fn key(page: &mut String, review: &Review) {
    *page += "<p class=soft>";
    for (seat, name) in review.players.iter().enumerate() {
        let _ = write!(page, "<span class='key seat{seat}'></span>{} ", escaped(name));
    }
    *page += "</p>";
}

/// A key moment: the boards after what was played and after what was better.
fn moment_of(
    page: &mut String,
    review: &Review,
    record: &Record,
    artist: &Artist,
    index: usize,
    moment: &KeyMoment,
) {
    let turn = &review.turns[moment.turn as usize];
    let start = (turn.actions[0] as usize) + turn.draws.len();
    let before = record.replay_to(start);
    let lines = text::sentences(review, moment);
    let letter = char::from(b'A' + index as u8);
    let _ =
        write!(page, "<section><h3><b>{letter}</b> {}</h3><div class=boards>", escaped(&lines[0]));
    for (moves, line) in [(&turn.played, &lines[1]), (&moment.better, &lines[2])] {
        let svg = artist.board(&BoardView::of(&after(&before, moves)), &BoardOptions::default());
        let _ =
            write!(page, "<figure>{svg}<figcaption>{}</figcaption></figure>", escaped(line.trim()));
    }
    *page += "</div></section>\n";
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

fn totals(page: &mut String, review: &Review) {
    *page += "<h2>Totals</h2><table><tr><th>player<th>expected<th>win<th>own luck<th>others’ luck<th>lost\
              <th>others lost<th>remainder<th>margin<th>without luck<th>error rate<th>plays like</tr>";
    for (seat, total) in review.totals.iter().enumerate() {
        let name = escaped(review.players.get(seat).map_or("", String::as_str));
        let _ = write!(page, "<tr><th class='seat{seat}'>{name}");
        let (start, win) = (review.start[seat], 100.0 * review.start_win[seat]);
        let _ = write!(page, "<td>{start:+.1}<td>{win:.0} %");
        let numbers = [
            total.luck,
            total.luck_of_others,
            -total.loss,
            total.gifts,
            total.remainder,
            review.end[seat],
            total.adjusted,
        ];
        for number in numbers {
            let _ = write!(page, "<td>{:+.1}", tenths(number));
        }
        let grade = total.grade.as_deref().unwrap_or("–");
        let _ = write!(page, "<td>{:.2}<td>{grade}</tr>", total.rate);
    }
    *page += "</table>";
}

fn turns(page: &mut String, review: &Review) {
    *page += "<h2>Turns</h2><table><tr><th>turn<th>player<th>tile<th>luck<th>lost<th>margin<th>win\
              <th>played<th>better</tr>";
    for turn in &review.turns {
        let seat = usize::from(turn.seat);
        let luck: f32 = turn.draws.iter().map(|draw| draw.luck[seat]).sum();
        let own = turn.decisions.iter().filter(|decision| decision.seat == turn.seat);
        let loss: f32 = own.map(|decision| decision.loss).sum();
        let moves = |moves: &[ReviewMove]| {
            escaped(&moves.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join(" "))
        };
        let better = if loss >= 0.5 { moves(&turn.best) } else { String::new() };
        let _ = write!(
            page,
            "<tr><td>{}<th class='seat{seat}'>{}<td>{}<td>{:+.1}<td>{:.1}<td>{:+.1}<td>{:.0} %\
             <td class=move>{}<td class=move>{better}</tr>",
            turn.number,
            escaped(review.players.get(seat).map_or("", String::as_str)),
            escaped(turn.draws.last().map_or("", |draw| draw.tile.as_str())),
            tenths(luck),
            tenths(loss),
            tenths(turn.margins[seat]),
            100.0 * turn.win[seat],
            moves(&turn.played),
        );
    }
    *page += "</table>";
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\'', "&#39;")
}
