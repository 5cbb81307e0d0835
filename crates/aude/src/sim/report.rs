//! A series of games as text, or as one JSON object.

use aude_engine::game::Category;
use aude_record::notation::Words;
use serde_json::{Map, Value, json};

use super::Played;
use crate::failure::Outcome;
use crate::terminal::Terminal;
use aude_record::english as words;

impl Played {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }

    fn scores(&self) -> f64 {
        self.games as f64 * f64::from(self.players)
    }

    fn mean(&self) -> f64 {
        self.tally.points as f64 / self.scores()
    }

    /// The standard deviation of a single player's score.
    fn spread(&self) -> f64 {
        (self.tally.squares as f64 / self.scores() - self.mean() * self.mean()).max(0.0).sqrt()
    }

    fn seats(&self) -> std::ops::Range<usize> {
        0..usize::from(self.players)
    }

    /// Categories that occurred, with their points.
    fn categories(&self) -> impl Iterator<Item = (Category, i64)> {
        Category::ALL
            .into_iter()
            .map(|category| (category, self.tally.categories[category as usize]))
            .filter(|(_, points)| *points != 0)
    }
}

/// The report for people.
pub(super) fn text(played: &Played, terminal: &mut Terminal) -> Outcome {
    let tally = &played.tally;
    let games = played.games as f64;
    terminal.line(format_args!(
        "{} random games, {} players, {}, seed {}",
        words::thousands(played.games),
        played.players,
        played.sets.join(" + "),
        played.seed,
    ))?;
    terminal.line("")?;
    terminal.line(format_args!(
        "speed   {} games/s   {} tiles/s   ({:.2} s, {} thread{})",
        words::thousands(played.per_second(played.games) as u64),
        words::thousands(played.per_second(tally.plies) as u64),
        played.seconds,
        played.threads,
        if played.threads == 1 { "" } else { "s" },
    ))?;
    terminal.line(format_args!(
        "score   mean {:.2}   spread {:.2} (standard deviation)   {:.2} tiles per game",
        played.mean(),
        played.spread(),
        tally.plies as f64 / games,
    ))?;
    terminal.line("")?;
    terminal.line("points from")?;
    for (category, points) in played.categories() {
        let share = points as f64 / tally.points.max(1) as f64;
        let bar = terminal.bar(share, 40);
        terminal.line(format_args!(
            "  {:<10}{:>6.1} %  {:>6.2} per player  {bar}",
            words::category(played.words, category),
            100.0 * share,
            points as f64 / played.scores(),
        ))?;
    }
    terminal.line("")?;
    terminal.line("wins by seat")?;
    for seat in played.seats() {
        let share = tally.wins[seat] as f64 / games;
        let mean = tally.by_seat[seat] as f64 / games;
        let bar = terminal.bar(share, 40);
        terminal.line(format_args!(
            "  player {}  {:>6.1} %  average {mean:>6.2}  {bar}",
            seat + 1,
            100.0 * share
        ))?;
    }
    terminal.line(format_args!("  tied      {:>6.1} %", 100.0 * tally.shared as f64 / games))
}

/// The report for programs.
pub(super) fn json(played: &Played, terminal: &mut Terminal) -> Outcome {
    let tally = &played.tally;
    let categories: Map<String, Value> = played
        .categories()
        .map(|(category, points)| (words::category(&Words::CLASSIC, category), points.into()))
        .collect();
    terminal.line(json!({
        "game": played.words.game,
        "games": played.games,
        "players": played.players,
        "sets": played.sets,
        "seed": played.seed,
        "threads": played.threads,
        "plies": tally.plies,
        "seconds": played.seconds,
        "games_per_second": played.per_second(played.games),
        "plies_per_second": played.per_second(tally.plies),
        "mean_score": played.mean(),
        "sd": played.spread(),
        "mean_by_seat": played.seats().map(|seat| tally.by_seat[seat] as f64 / played.games as f64).collect::<Vec<_>>(),
        "wins": played.seats().map(|seat| tally.wins[seat]).collect::<Vec<_>>(),
        "shared_wins": tally.shared,
        "categories": categories,
    }))
}
