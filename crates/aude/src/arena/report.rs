//! The report of a match, as text or as one JSON object.

use std::time::Duration;

use aude_ai::arena::{Habits, Report, Verdict};
use aude_engine::Rules;
use aude_engine::game::Category;
use aude_record::english as words;
use aude_record::notation::Words;
use serde_json::json;

use super::budget::BudgetArg;
use super::contest::Contest;
use crate::failure::Outcome;
use crate::terminal::Terminal;

/// The report for people.
pub(super) fn text(
    contest: &Contest,
    report: &Report,
    seconds: f64,
    terminal: &mut Terminal,
) -> Outcome {
    let [a, b] = &contest.names;
    let start = &contest.rules.start;
    let budgets = contest.rules.budgets.map(|budget| BudgetArg(budget).to_string());
    terminal.line(format_args!(
        "{a} ({}) against {b} ({}): {} players, {}, {}, {}, seed {}",
        budgets[0],
        budgets[1],
        start.players(),
        start.tiles().sets().join(" + "),
        words::counted(report.shares.len() as u64, "deck"),
        words::counted(report.games, "game"),
        contest.rules.seed,
    ))?;
    let (share, (margin, error)) = (report.share(), report.margin());
    terminal.line(format_args!(
        "wins    {:.1} %   (95 %: {:.1} to {:.1})",
        100.0 * share.mean,
        100.0 * share.low,
        100.0 * share.high,
    ))?;
    if start.players() == 2 {
        terminal.line(format_args!(
            "pairs   {:?} in which {a} won 0, ½, 1, 1½, 2 games",
            report.pentanomial()
        ))?;
    }
    terminal.line(format_args!("margin  {margin:+.2} ± {error:.2} (standard error, by deck)"))?;
    let [own, others] = &report.scores;
    terminal.line(format_args!("scores  {:.1} : {:.1}", mean(own), mean(others)))?;
    for (category, points) in by_category(report, start.players()) {
        terminal
            .line(format_args!("points  {:.1} : {:.1} for {category}", points[0], points[1]))?;
    }
    for (about, [own, others]) in by_habit(contest, report) {
        terminal.line(format_args!("habits  {own:.2} : {others:.2} {about}"))?;
    }
    for (side, name) in contest.names.iter().enumerate() {
        terminal.line(format_args!(
            "time    {name}: {:.2} ms of processor time per decision, {:.0} ms at most",
            1000.0 * a_decision(report.time[side]),
            1000.0 * report.longest[side].as_secs_f64(),
        ))?;
    }
    for (name, forfeits) in
        contest.names.iter().zip(report.forfeits).filter(|(_, forfeits)| *forfeits > 0)
    {
        terminal
            .line(format_args!("forfeits  {name}: {forfeits} games lost by an illegal move"))?;
    }
    if let Some(sprt) = contest.sprt {
        let says = match sprt.verdict(&report.shares) {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
            Verdict::Open => "not decided",
        };
        terminal.line(format_args!(
            "test    {} against {}: {says} (ratio {:.2}, bounds ±{:.2})",
            sprt.other,
            sprt.null,
            sprt.ratio(&report.shares),
            sprt.bound(),
        ))?;
    }
    terminal.line(format_args!("        {seconds:.1} s, {} threads", contest.threads))
}

/// The report for programs.
pub(super) fn json(
    contest: &Contest,
    report: &Report,
    seconds: f64,
    terminal: &mut Terminal,
) -> Outcome {
    let (share, (margin, error)) = (report.share(), report.margin());
    let start = &contest.rules.start;
    terminal.line(json!({
        "players": contest.names,
        "seats": start.players(),
        "sets": start.tiles().sets(),
        "seed": contest.rules.seed,
        "budgets": contest.rules.budgets.map(|budget| BudgetArg(budget).to_string()),
        "decks": report.shares.len(),
        "games": report.games,
        "wins": share.mean,
        "wins_low": share.low,
        "wins_high": share.high,
        "pentanomial": report.pentanomial(),
        "margin": margin,
        "margin_error": error,
        "scores": [mean(&report.scores[0]), mean(&report.scores[1])],
        "points": by_category(report, start.players())
            .into_iter()
            .map(|(category, points)| (category, points.into()))
            .collect::<serde_json::Map<_, serde_json::Value>>(),
        "habits": by_habit(contest, report)
            .into_iter()
            .map(|(about, shares)| (about.to_owned(), shares.into()))
            .collect::<serde_json::Map<_, serde_json::Value>>(),
        "seconds_a_decision": report.time.map(a_decision),
        "longest": report.longest.map(|time| time.as_secs_f64()),
        "forfeits": report.forfeits,
        "ratio": contest.sprt.map(|sprt| sprt.ratio(&report.shares)),
        "seconds": seconds,
    }))
}

/// Mean points of a player of either side by category, where there are any.
fn by_category(report: &Report, players: u8) -> Vec<(String, [f64; 2])> {
    let games = report.games.max(1) as f64;
    let seats = [games, games * f64::from(players.saturating_sub(1).max(1))];
    let mean = |category: Category| {
        [0, 1].map(|side| report.points[side][category as usize] as f64 / seats[side])
    };
    let scored =
        |category: &Category| report.points.iter().any(|side| side[*category as usize] != 0);
    Category::ALL
        .iter()
        .copied()
        .filter(scored)
        .map(|it| (words::category(&Words::CLASSIC, it), mean(it)))
        .collect()
}

/// How either side played, if that was asked for: means per player and game.
fn by_habit(contest: &Contest, report: &Report) -> Vec<(&'static str, [f64; 2])> {
    if !contest.habits {
        return Vec::new();
    }
    let games = report.games.max(1) as f64;
    let seats = f64::from(contest.rules.start.players().saturating_sub(1).max(1));
    let each = |count: fn(&Habits) -> u64| {
        [count(&report.habits[0]) as f64 / games, count(&report.habits[1]) as f64 / games / seats]
    };
    vec![
        ("turns", each(|seen| seen.turns)),
        ("turns without a follower in supply", each(|seen| seen.without_follower)),
        ("joins with features of others", each(|seen| seen.joins)),
        ("points given to others", each(|seen| seen.gifts)),
        ("followers put on roads", each(|seen| seen.put[0])),
        ("followers put on cities", each(|seen| seen.put[1])),
        ("followers put on cloisters", each(|seen| seen.put[2])),
        ("followers put on fields", each(|seen| seen.put[3])),
    ]
}

fn mean(sample: &[f64]) -> f64 {
    aude_ai::arena::mean_and_error(sample).0
}

fn a_decision((time, decisions): (Duration, u64)) -> f64 {
    time.as_secs_f64() / decisions.max(1) as f64
}
