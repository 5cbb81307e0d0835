//! `aude perft`: counts action sequences, to check the rules and measure their speed.

use std::time::Instant;

use aude_engine::game::Silent;
use aude_engine::{Action, Rules};
use aude_record::notation;
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::table::TableArgs;
use crate::terminal::{Terminal, progress_bar};
use aude_record::english as words;

/// Count the action sequences from the start, counting each drawable tile once
#[derive(Args, Clone, Debug)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Depth in actions; drawing, placing and putting a figure count as three
    #[arg(long, short, value_name = "NUMBER")]
    depth: u32,
    /// Show a separate count for each first action
    #[arg(long)]
    divide: bool,
}

/// The maximum depth: the numbers stay far below what a count can hold.
const DEEPEST: u32 = 16;

/// Runs the command.
pub(crate) fn run(args: &PerftArgs, terminal: &mut Terminal) -> Outcome {
    if args.depth == 0 {
        return Err(Failure::input("--depth must be at least 1"));
    }
    if args.depth > DEEPEST {
        return Err(Failure::input(format!(
            "--depth {} would take too long (at most {DEEPEST}; each extra action takes about five times as long)",
            args.depth
        )));
    }
    let mut game = args.table.begin()?;
    if !args.divide {
        for depth in 1..args.depth {
            let start = Instant::now();
            let count = count(&mut game, depth, |_, _| {});
            line(terminal, depth, count, start)?;
        }
    }
    let start = Instant::now();
    let mut parts = Vec::new();
    let count = count(&mut game, args.depth, |action, count| parts.push((action, count)));
    if args.divide {
        for (action, count) in parts {
            let name = notation::write(&game, action);
            terminal.line(format_args!("{name:<24}{:>24}", words::thousands(count)))?;
        }
    }
    line(terminal, args.depth, count, start)
}

fn line(terminal: &mut Terminal, depth: u32, count: u64, start: Instant) -> Outcome {
    let seconds = start.elapsed().as_secs_f64();
    let count = words::thousands(count);
    terminal.line(format_args!("depth {depth:>2}{count:>24}{seconds:>12.3} s"))?;
    // The next depth may take long.
    terminal.flush()
}

/// Counts below each first action, so that long counts show their progress.
fn count<R: Rules>(game: &mut R, depth: u32, mut each: impl FnMut(Action, u64)) -> u64 {
    let mut list = Vec::new();
    game.legal(&mut list);
    let bar = progress_bar(list.len() as u64, "first actions");
    let mut sum = 0;
    for action in list {
        game.apply_unchecked(action, &mut Silent);
        let count = game.perft(depth - 1);
        game.undo();
        each(action, count);
        sum += count;
        bar.iter().for_each(|bar| bar.inc(1));
    }
    bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
    sum
}
