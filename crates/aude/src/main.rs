//! The `aude` command.

mod arena;
mod demo;
mod engine;
mod failure;
mod perft;
mod picture;
mod play;
mod random;
mod random_game;
mod replay;
mod serve;
mod show;
mod sim;
mod table;
mod telling;
mod terminal;
mod tiles;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use aude_record::SetLibrary;
use clap::{Parser, Subcommand};

use failure::Outcome;
use terminal::{Colour, Terminal};

/// Carcassonne and Carcassonne Mayflower: tables to play at, records, boards, tile sets.
///
/// Without a command a short random game is played and shown, as with `aude demo`.
#[derive(Parser, Debug)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    /// Colours in the output
    #[arg(long, global = true, value_enum, default_value = "auto", value_name = "WHEN")]
    color: Colour,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::ServeArgs),
    Backup(serve::BackupArgs),
    Demo(demo::DemoArgs),
    Play(play::PlayArgs),
    Show(show::ShowArgs),
    Replay(replay::ReplayArgs),
    Verify(replay::VerifyArgs),
    Tiles(tiles::TilesArgs),
    Random(random_game::RandomArgs),
    Sim(sim::SimArgs),
    Arena(arena::ArenaArgs),
    Perft(perft::PerftArgs),
    /// Speaks JSON lines on stdin and stdout, for programs that drive the rules
    Engine {
        /// A tile file that replaces or adds a set; may be given several times
        #[arg(long = "tiles", value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut terminal = Terminal::new(cli.color);
    match run(cli.command, &mut terminal).and_then(|()| terminal.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Option<Command>, terminal: &mut Terminal) -> Outcome {
    match command {
        None => demo::run(&demo::DemoArgs::default(), terminal),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Backup(args)) => serve::backup(args, terminal),
        Some(Command::Demo(args)) => demo::run(&args, terminal),
        Some(Command::Play(args)) => play::run(&args, terminal),
        Some(Command::Show(args)) => show::run(&args, terminal),
        Some(Command::Replay(args)) => replay::run(&args, terminal),
        Some(Command::Verify(args)) => replay::verify(&args, terminal),
        Some(Command::Tiles(args)) => tiles::run(&args, terminal),
        Some(Command::Random(args)) => random_game::run(&args, terminal),
        Some(Command::Sim(args)) => sim::run(&args, terminal),
        Some(Command::Arena(args)) => arena::run(&args, terminal),
        Some(Command::Perft(args)) => perft::run(&args, terminal),
        Some(Command::Engine { files }) => {
            let mut library = SetLibrary::builtin();
            for file in &files {
                table::add_file(&mut library, file)?;
            }
            Ok(engine::run(library, io::stdin().lock(), io::stdout().lock())?)
        }
    }
}
