//! `aude puzzles`: finding puzzles in games, and checking those there are.

use std::path::PathBuf;

use aude_ai::Judge;
use aude_puzzles::mine::{Miner, Wanted};
use aude_puzzles::{Puzzles, Table, file, verify};
use clap::{Args, Subcommand};

use crate::failure::{Failure, Outcome};
use crate::terminal::{Terminal, progress_bar};

/// Find puzzles in games of computer players, or check those of this program
///
/// docs/puzzles.md has the criteria and the format of the files.
#[derive(Args, Clone, Debug)]
pub(crate) struct PuzzlesArgs {
    #[command(subcommand)]
    command: PuzzlesCommand,
}

#[derive(Subcommand, Clone, Debug)]
enum PuzzlesCommand {
    Make(MakeArgs),
    Check(CheckArgs),
}

/// Play games and look for puzzles in them; the file is written after every game
#[derive(Args, Clone, Debug)]
struct MakeArgs {
    /// Table: base, an expansion, all or mayflower
    table: String,
    /// File of puzzles; those already in it are kept
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Seed of the first game
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    /// Play at most this many games
    #[arg(long, default_value_t = 100, value_name = "NUMBER")]
    games: u64,
    /// How many best moves to collect in all
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    best: usize,
    /// How many exact best moves, with at most two tiles left
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    endings: usize,
    /// How many questions about what a field scores
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    scores: usize,
    /// How many questions about who owns a feature
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    owners: usize,
    /// How many features to close with the next tile
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    closes: usize,
}

/// Check every puzzle again, with more simulations, and list what no longer holds
#[derive(Args, Clone, Debug)]
struct CheckArgs {
    /// Puzzles or tables to check (default: all of them)
    which: Vec<String>,
    /// Worlds in which the turn parts are compared, for each of three seeds
    #[arg(long, default_value_t = 600, value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(10..=100_000))]
    worlds: u32,
}

/// Runs the command.
pub(crate) fn run(args: &PuzzlesArgs, terminal: &mut Terminal) -> Outcome {
    match &args.command {
        PuzzlesCommand::Make(args) => make(args, terminal),
        PuzzlesCommand::Check(args) => check(args, terminal),
    }
}

fn make(args: &MakeArgs, terminal: &mut Terminal) -> Outcome {
    let known: Vec<_> = Table::ALL.iter().map(|table| table.name).collect();
    let table = Table::named(&args.table).ok_or_else(|| {
        Failure::input(format!("unknown table {} (expected {})", args.table, known.join(", ")))
    })?;
    let name = args.out.display();
    let text = match std::fs::read_to_string(&args.out) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(Failure::input(format!("cannot read {name}: {error}"))),
    };
    let puzzles = file::read(table, &text).map_err(|errors| Failure::problems(&errors))?;
    let MakeArgs { best, endings, scores, owners, closes, .. } = *args;
    let mut miner = Miner::new(table, Wanted { best, endings, scores, owners, closes }, puzzles);
    let bar = progress_bar(args.games, "games");
    for game in 0..args.games {
        if miner.is_done() {
            break;
        }
        miner.game(args.seed.wrapping_add(game));
        std::fs::write(&args.out, file::write(miner.puzzles()))
            .map_err(|error| Failure::input(format!("cannot write {name}: {error}")))?;
        bar.iter().for_each(|bar| bar.set_position(game + 1));
    }
    bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
    terminal.line(format_args!("{}", miner.tally()))?;
    terminal.line(format_args!("{} puzzles in {name}", miner.puzzles().len()))
}

fn check(args: &CheckArgs, terminal: &mut Terminal) -> Outcome {
    let puzzles = Puzzles::open();
    let meant = |id: &str, table: &str| {
        args.which.is_empty() || args.which.iter().any(|one| one == id || one == table)
    };
    let all: Vec<_> = puzzles.all().iter().filter(|one| meant(&one.id, one.table.name)).collect();
    if all.is_empty() {
        return Err(Failure::input("there is no such puzzle or table"));
    }
    let (mut judge, mut doubtful) = (Judge::new(), 0);
    let bar = progress_bar(all.len() as u64, "puzzles");
    for puzzle in &all {
        let doubts = verify::doubts(&mut judge, puzzle, args.worlds);
        bar.iter().for_each(|bar| bar.inc(1));
        if !doubts.is_empty() {
            doubtful += 1;
            terminal.line(format_args!("{}: {}", puzzle.id, doubts.join("; ")))?;
        }
    }
    bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
    terminal.line(format_args!("{} of {} puzzles hold", all.len() - doubtful, all.len()))
}
