//! A review for people.

use aude_review::Review;
use aude_review::report::{KeyMoment, ReviewFact, ReviewMove, ReviewTurn};

use super::facts::place;
use crate::failure::Outcome;
use crate::terminal::Terminal;

/// Writes the whole report.
pub(super) fn report(review: &Review, terminal: &mut Terminal) -> Outcome {
    terminal.line(format_args!(
        "{}, {}",
        terminal.strong(&review.judge),
        match review.simulations {
            0 => "luck only".to_owned(),
            many => format!("{many} simulations per turn"),
        }
    ))?;
    terminal.line("")?;
    turns(review, terminal)?;
    if !review.moments.is_empty() {
        terminal.line("")?;
        terminal.line(terminal.strong("Key moments"))?;
        for moment in &review.moments {
            terminal.lines(sentences(review, moment).iter().map(|line| format!("  {line}")))?;
        }
    }
    terminal.line("")?;
    totals(review, terminal)
}

/// A line for each turn.
fn turns(review: &Review, terminal: &mut Terminal) -> Outcome {
    let width = width(review);
    let with_loss = review.simulations > 0;
    let head = format!(
        "{:>4}  {:width$}  {:<10} {:>6}  {:>13}  {:>7} {:>5}  moves",
        "turn", "", "tile", "luck", "loss", "margin", "win"
    );
    terminal.line(terminal.faint(head))?;
    for turn in &review.turns {
        let seat = usize::from(turn.seat);
        let again = if turn.second { "+" } else { "" };
        let name = format!("{}{again}", review.players.get(seat).map_or("", String::as_str));
        let tile = turn.draws.last().map_or("", |draw| draw.tile.as_str());
        let luck: f32 = turn.draws.iter().map(|draw| draw.luck[seat]).sum();
        let mark = turn.draws.iter().map(|draw| draw.mark).find(|&mark| mark != 0).unwrap_or(0);
        let moves: Vec<&str> = turn.played.iter().map(|played| played.text.as_str()).collect();
        let line = format!(
            "{:>4}  {name:width$}  {tile:<10} {:>6}  {:>13}  {:>+7.1} {:>4.0}%  {}",
            turn.number,
            format!(
                "{:+.1}{}",
                tenths(luck),
                ["", "!", "!!"][usize::from(mark.unsigned_abs().min(2))]
            ),
            if with_loss { loss(turn, seat) } else { String::new() },
            tenths(turn.margins[seat]),
            100.0 * turn.win[seat],
            moves.join(" "),
        );
        terminal.line(line)?;
    }
    Ok(())
}

/// What the player whose turn it is lost, with its standard error.
fn loss(turn: &ReviewTurn, seat: usize) -> String {
    let own = || turn.decisions.iter().filter(|decision| usize::from(decision.seat) == seat);
    let loss: f32 = own().map(|decision| decision.loss).sum();
    let error = own().map(|decision| decision.error).fold(0.0, f32::max);
    match (own().any(|decision| decision.unforced), loss > 0.0, error > 0.0) {
        (false, false, _) => "-".to_owned(),
        (_, false, _) => "0".to_owned(),
        (_, true, false) => format!("{loss:.1}"),
        (_, true, true) => format!("{loss:.1} ± {error:.1}"),
    }
}

/// A key moment in sentences.
pub(super) fn sentences(review: &Review, moment: &KeyMoment) -> Vec<String> {
    let turn = &review.turns[moment.turn as usize];
    let name = review.players.get(usize::from(moment.seat)).map_or("", String::as_str);
    let is_same_place = place(&turn.played) == place(&moment.better);
    let nothing =
        if is_same_place { "nothing else scores or grows" } else { "nothing scores or grows" };
    let texts = |facts: &[ReviewFact]| {
        let texts: Vec<&str> = facts.iter().take(2).map(|fact| fact.text.as_str()).collect();
        if texts.is_empty() { nothing.to_owned() } else { texts.join("; ") }
    };
    let moves = |moves: &[ReviewMove]| {
        moves.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join(" ")
    };
    vec![
        format!(
            "turn {}, {name}: {:.1} points lost, chance of winning −{:.0} %",
            turn.number,
            moment.loss,
            100.0 * moment.win
        ),
        format!("  played {}: {}", moves(&turn.played), texts(&moment.played)),
        format!("  better {}: {}", moves(&moment.better), texts(&moment.facts)),
    ]
}

/// Rounded for a table, where nothing is less than nothing: not -0.0.
pub(super) fn tenths(number: f32) -> f32 {
    (10.0 * number).round() / 10.0 + 0.0
}

/// The sums of every player.
fn totals(review: &Review, terminal: &mut Terminal) -> Outcome {
    let width = width(review);
    let heads = ["expected", "win", "+ luck", "others'", "- loss", "+ gifts", "+ rest", "= margin"];
    let heads: String = heads.iter().map(|head| format!("{head:>10}")).collect();
    terminal.line(terminal.faint(format!("{:width$}{heads}", "")))?;
    for (seat, total) in review.totals.iter().enumerate() {
        let name = review.players.get(seat).map_or("", String::as_str);
        let (start, end) = (review.start[seat], review.end[seat]);
        let win = format!("{:.0}%", 100.0 * review.start_win[seat]);
        let numbers =
            [total.luck, total.luck_of_others, -total.loss, total.gifts, total.remainder, end];
        let numbers = numbers.map(|number| format!("{:>+10.1}", tenths(number))).concat();
        terminal.line(format_args!("{name:width$}{start:>+10.1}{win:>10}{numbers}"))?;
    }
    terminal.line("")?;
    for (seat, total) in review.totals.iter().enumerate() {
        let name = review.players.get(seat).map_or("", String::as_str);
        let mut parts = vec![format!("without luck {:+.1}", total.adjusted)];
        if let Some(grade) = &total.grade {
            parts.push(format!(
                "{:.2} points lost per decision ({} decisions): plays like {grade}",
                total.rate, total.unforced
            ));
            let worst: Vec<String> = total
                .kinds
                .iter()
                .take(3)
                .filter(|kind| kind.loss > 0.0)
                .map(|kind| {
                    let name = if kind.name == "none" { "no figure" } else { &kind.name };
                    format!("{name} {:.1}", kind.loss)
                })
                .collect();
            if !worst.is_empty() {
                parts.push(format!("lost by {}", worst.join(", ")));
            }
        }
        terminal.line(format_args!("{name:width$}  {}", parts.join("; ")))?;
    }
    Ok(())
}

fn width(review: &Review) -> usize {
    1 + review.players.iter().map(|name| name.chars().count()).max().unwrap_or(0)
}
