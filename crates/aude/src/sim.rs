//! `aude sim`: many games of uniformly random play, and their statistics.

mod report;
mod series;
mod tally;

use std::time::Instant;

use aude_engine::{Game, Rules};
use aude_record::notation::Words;
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::table::TableArgs;
use crate::terminal::Terminal;
use tally::Tally;

/// Play random games and report speed, scores and where the points came from
#[derive(Args, Clone, Debug)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Number of games
    #[arg(long, short, default_value_t = 10_000, value_name = "NUMBER")]
    games: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, short, default_value_t = 0, value_name = "NUMBER")]
    threads: usize,
    /// Random seed; the same seed gives the same games with any number of threads
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

/// A series of games that was played.
struct Played {
    games: u64,
    players: u8,
    sets: Vec<String>,
    words: &'static Words,
    seed: u64,
    threads: usize,
    seconds: f64,
    tally: Tally,
}

/// Runs the command.
pub(crate) fn run(args: &SimArgs, terminal: &mut Terminal) -> Outcome {
    if args.games == 0 {
        return Err(Failure::input("--games must be at least 1"));
    }
    let game = args.table.begin()?;
    let threads = match args.threads {
        0 => std::thread::available_parallelism().map_or(1, Into::into),
        many => many.min(1024),
    };
    let start = Instant::now();
    // The loop is monomorphised for the game itself.
    let tally = match &game {
        Game::Classic(game) => series::play(game, args.games, args.seed, threads),
        Game::Mayflower(game) => series::play(game, args.games, args.seed, threads),
    };
    let played = Played {
        games: args.games,
        players: game.players(),
        sets: game.tiles().sets().to_vec(),
        words: Words::of(&game),
        seed: args.seed,
        threads,
        seconds: start.elapsed().as_secs_f64(),
        tally,
    };
    if args.json { report::json(&played, terminal) } else { report::text(&played, terminal) }
}
