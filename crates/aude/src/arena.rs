//! `aude arena`: a match between two computer players, and what can be concluded from it.

mod as_engine;
mod budget;
mod contest;
mod report;
mod round_robin;

use std::path::PathBuf;

use aude_ai::arena::{External, Match, Sprt};
use aude_ai::{Player, Style, roster};
use clap::Args;
use clap::builder::RangedU64ValueParser;

use crate::failure::{Failure, Outcome};
use crate::table::TableArgs;
use crate::terminal::Terminal;

/// Play a match between two computer players, with every deck played from each seat
///
/// A deck is one fixed order of draws. Each deck is played once for every seating: A takes one
/// seat, B all the others. With three or more players, everyone meets everyone else, and the results
/// become Elo ratings on one scale. Use --list to see the players, or --as-engine to run one of them
/// over the engine protocol instead.
#[derive(Args, Clone, Debug)]
pub(crate) struct ArenaArgs {
    /// First player, such as champion
    a: Option<String>,
    /// Second player, such as greedy
    b: Option<String>,
    /// More players: everyone meets everyone else
    more: Vec<String>,
    /// With three or more players: pair only those at most this far apart in the list
    #[arg(long, value_name = "NUMBER", requires = "more", value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    apart: Option<usize>,
    #[command(flatten)]
    table: TableArgs,
    /// Number of decks
    #[arg(long, short, default_value_t = 20, value_name = "NUMBER")]
    decks: u64,
    /// Budget: simulations per decision (2000), time per turn (500ms, 1s) or processor time per turn
    /// (cpu:500ms, fair on a busy machine); give two values to set A and B separately
    #[arg(long, short, value_delimiter = ',', default_value = "1000", value_name = "BUDGET")]
    budget: Vec<budget::BudgetArg>,
    /// Seed for the decks and the players
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    /// Number of threads; each plays one deck at a time
    #[arg(long, short, default_value_t = 1, value_name = "NUMBER")]
    threads: usize,
    /// Stop as soon as a sequential test decides between two win rates for A
    #[arg(long, value_name = "RATE,RATE", num_args = 0..=1, default_missing_value = "0.5,0.55", value_parser = sprt, conflicts_with = "more")]
    sprt: Option<Sprt>,
    /// Save the record of every game in this directory
    #[arg(long, value_name = "DIR", conflicts_with = "more")]
    records: Option<PathBuf>,
    /// Use an external program that speaks the engine protocol as B (docs/players.md)
    #[arg(long, alias = "external", value_name = "COMMAND", conflicts_with = "more")]
    program: Option<String>,
    /// Append the result of every deck to this file as it is played, one JSON object per line
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Also report how they play: turns without a follower in supply, joins, points given away
    #[arg(long)]
    habits: bool,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
    /// List the players
    #[arg(long)]
    list: bool,
    /// Run this player over the engine protocol
    #[arg(long, alias = "speak", value_name = "PLAYER")]
    as_engine: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &ArenaArgs, terminal: &mut Terminal) -> Outcome {
    if args.list {
        return terminal.lines(roster::LADDER.iter().chain(roster::LEVELS));
    }
    if let Some(name) = &args.as_engine {
        let player = named(name)?;
        return Ok(as_engine::run(player, std::io::stdin().lock(), std::io::stdout().lock())?);
    }
    let need =
        |what| Failure::input(format!("{what} is missing (`aude arena --list` shows the players)"));
    let a = args.a.clone().ok_or_else(|| need("the first player"))?;
    let b = match (&args.program, &args.b) {
        (Some(command), _) => command.clone(),
        (None, Some(name)) => name.clone(),
        (None, None) => return Err(need("the second player")),
    };
    let first = args.budget.first().ok_or_else(|| need("a budget"))?.0;
    let budgets = [first, args.budget.get(1).map_or(first, |second| second.0)];
    let contest = contest::Contest {
        names: [a, b],
        external: args.program.is_some(),
        rules: Match { start: args.table.begin()?, budgets, seed: args.seed },
        decks: args.decks,
        threads: args.threads.clamp(1, 256),
        sprt: args.sprt,
        records: args.records.clone(),
        log: args.log.clone(),
        habits: args.habits,
    };
    if !args.more.is_empty() {
        if args.budget.len() > 1 {
            let what = "--budget takes one value if there are three or more players";
            return Err(Failure::input(what));
        }
        let names = contest.names.iter().chain(&args.more).cloned().collect();
        return round_robin::run(names, args.apart, contest, args.json, terminal);
    }
    let (played, seconds) = contest.run()?;
    if args.json {
        report::json(&contest, &played, seconds, terminal)
    } else {
        report::text(&contest, &played, seconds, terminal)
    }
}

/// A player by name.
pub(crate) fn named(name: &str) -> Outcome<Box<dyn Player>> {
    roster::by_name(name).ok_or_else(|| {
        let known: Vec<_> = roster::LADDER.iter().chain(roster::LEVELS).copied().collect();
        let (styled, styles) = (roster::STYLED, Style::ALL.map(Style::name));
        Failure::input(format!(
            "unknown player {name:?} (expected {}; {} also with a style: {})",
            known.join(", "),
            styled.join(", "),
            styles.map(|style| format!(":{style}")).join(", "),
        ))
    })
}

/// A program as a player.
fn program(command: &str) -> Outcome<Box<dyn Player>> {
    match External::start(command) {
        Ok(player) => Ok(Box::new(player)),
        Err(error) => Err(Failure::input(format!("cannot start {command}: {error}"))),
    }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let wrong = || "expected two win rates, the lower first, such as 0.5,0.55".to_owned();
    let (null, other) = text.split_once(',').ok_or_else(wrong)?;
    let share =
        |text: &str| text.trim().parse::<f64>().ok().filter(|share| (0.0..=1.0).contains(share));
    match (share(null), share(other)) {
        (Some(null), Some(other)) if null < other => Ok(Sprt { null, other, ..Sprt::default() }),
        _ => Err(wrong()),
    }
}
