//! The `aude` command.

mod demo;
mod failure;
mod perft;
mod random;
mod replay;
mod show;
mod sim;
mod table;
mod telling;
mod terminal;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Outcome;
use terminal::{Colour, Terminal};

/// Carcassonne in the terminal: random games, records, boards, tile sets.
///
/// Without a command a short random game is played and shown.
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
    Demo(demo::DemoArgs),
    Show(show::ShowArgs),
    Replay(replay::ReplayArgs),
    Verify(replay::VerifyArgs),
    Sim(sim::SimArgs),
    Perft(perft::PerftArgs),
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
        Some(Command::Demo(args)) => demo::run(&args, terminal),
        Some(Command::Show(args)) => show::run(&args, terminal),
        Some(Command::Replay(args)) => replay::run(&args, terminal),
        Some(Command::Verify(args)) => replay::verify(&args, terminal),
        Some(Command::Sim(args)) => sim::run(&args, terminal),
        Some(Command::Perft(args)) => perft::run(&args, terminal),
    }
}
