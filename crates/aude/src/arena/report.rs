//! The report of a match, as text or as one JSON object.

use std::time::Duration;

use aude_ai::arena::{Report, Verdict};
use aude_engine::Rules;
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
        "{a} ({}) against {b} ({}): {} players, {}, {} decks, {} games, seed {}",
        budgets[0],
        budgets[1],
        start.players(),
        start.tiles().sets().join(" + "),
        report.shares.len(),
        report.games,
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
    for (side, name) in contest.names.iter().enumerate() {
        terminal.line(format_args!(
            "time    {name}: {:.2} ms per decision, {:.0} ms at most",
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
        "seconds_a_decision": report.time.map(a_decision),
        "longest": report.longest.map(|time| time.as_secs_f64()),
        "forfeits": report.forfeits,
        "ratio": contest.sprt.map(|sprt| sprt.ratio(&report.shares)),
        "seconds": seconds,
    }))
}

fn mean(sample: &[f64]) -> f64 {
    aude_ai::arena::mean_and_error(sample).0
}

fn a_decision((time, decisions): (Duration, u64)) -> f64 {
    time.as_secs_f64() / decisions.max(1) as f64
}
