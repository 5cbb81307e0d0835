//! A round robin: everyone meets everyone else, and the results are put on one scale.

use aude_ai::arena::{Pairing, Rating, Report, ratings};
use aude_engine::Rules;
use aude_record::english as words;
use serde_json::json;

use super::budget::BudgetArg;
use super::contest::Contest;
use crate::failure::{Failure, Outcome};
use crate::terminal::Terminal;

/// A pair and the result of its match.
struct Met {
    a: usize,
    b: usize,
    report: Report,
}

/// Plays all matches as `contest` says, and reports each as it ends. With more than two seats, the
/// players of a pair take turns at having one seat against the other in all the rest.
pub(super) fn run(
    names: Vec<String>,
    apart: Option<usize>,
    mut contest: Contest,
    is_json: bool,
    terminal: &mut Terminal,
) -> Outcome {
    for (index, name) in names.iter().enumerate() {
        super::named(name)?;
        if names[..index].contains(name) {
            return Err(Failure::input(format!("{name} takes part twice")));
        }
    }
    let seats = contest.rules.start.players();
    let mut pairs = Vec::new();
    for a in 0..names.len() {
        for b in (0..a).filter(|b| apart.is_none_or(|most| a - b <= most)) {
            pairs.push((a, b));
            pairs.extend((seats > 2).then_some((b, a)));
        }
    }
    if !is_json {
        heading(&contest, names.len(), pairs.len(), terminal)?;
    }
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let mut met = Vec::new();
    for (a, b) in pairs {
        contest.names = [names[a].clone(), names[b].clone()];
        let (report, _) = contest.run()?;
        let (share, (margin, error)) = (report.share(), report.margin());
        if !is_json {
            terminal.line(format_args!(
                "{:<width$}  {:<width$}  {:>5} games  {:>5.1} %  ({:.1} to {:.1})  {margin:+.2} ± {error:.2}",
                names[a],
                names[b],
                report.games,
                100.0 * share.mean,
                100.0 * share.low,
                100.0 * share.high,
            ))?;
        }
        met.push(Met { a, b, report });
    }
    let pairings: Vec<Pairing> = met
        .iter()
        .map(|met| Pairing { a: met.a, b: met.b, shares: met.report.shares.clone() })
        .collect();
    let scale = ratings(names.len(), &pairings, seats);
    if is_json {
        return terminal.line(as_json(&names, &contest, &met, &scale));
    }
    terminal.line("")?;
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|&a, &b| scale[b].elo.total_cmp(&scale[a].elo));
    for player in order {
        let Rating { elo, half } = scale[player];
        terminal.line(format_args!("{:<width$}  {elo:>+6.0} ± {half:.0} Elo", names[player]))?;
    }
    Ok(())
}

fn heading(contest: &Contest, players: usize, matches: usize, terminal: &mut Terminal) -> Outcome {
    let start = &contest.rules.start;
    terminal.line(format_args!(
        "{players} players in {matches} matches of {}: {} seats, {}, {}, seed {}",
        words::counted(contest.decks, "deck"),
        start.players(),
        start.tiles().sets().join(" + "),
        BudgetArg(contest.rules.budgets[0]),
        contest.rules.seed,
    ))
}

fn as_json(
    names: &[String],
    contest: &Contest,
    met: &[Met],
    scale: &[Rating],
) -> serde_json::Value {
    let matches: Vec<_> = met
        .iter()
        .map(|met| {
            let (share, (margin, error)) = (met.report.share(), met.report.margin());
            json!({
                "players": [names[met.a], names[met.b]],
                "games": met.report.games,
                "wins": share.mean,
                "wins_low": share.low,
                "wins_high": share.high,
                "margin": margin,
                "margin_error": error,
            })
        })
        .collect();
    let scale: Vec<_> = names
        .iter()
        .zip(scale)
        .map(|(name, rating)| json!({"player": name, "elo": rating.elo, "half": rating.half}))
        .collect();
    json!({
        "seats": contest.rules.start.players(),
        "sets": contest.rules.start.tiles().sets(),
        "seed": contest.rules.seed,
        "decks": contest.decks,
        "matches": matches,
        "ratings": scale,
    })
}
