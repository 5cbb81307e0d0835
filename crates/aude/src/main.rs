//! The `aude` command.

mod admin;
mod arena;
mod demo;
mod engine;
mod failure;
mod import;
mod manual;
mod narrator;
mod operate;
mod perft;
mod picture;
mod play;
mod puzzles;
mod random;
mod random_game;
mod replay;
mod review;
mod serve;
mod show;
mod sim;
mod store;
mod table;
mod terminal;
mod tiles;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use aude_record::SetLibrary;
use clap::{Parser, Subcommand};

use failure::{Failure, Outcome};
use terminal::{Colour, Terminal};

/// Carcassonne and Carcassonne Mayflower: play in the browser, replay game records, draw boards,
/// run computer players.
///
/// Without a command, `aude` starts the server (like `aude serve`) and prints the address to open
/// in a browser.
#[derive(Parser, Debug)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    /// When to use colours
    #[arg(
        long,
        global = true,
        value_enum,
        default_value = "auto",
        value_name = "WHEN",
        display_order = 900
    )]
    color: Colour,
    #[command(flatten, next_help_heading = "Server options (without a command)")]
    serve: serve::ServeArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::ServeArgs),
    /// Print every setting in force and where it comes from; the output is a settings file
    Config(serve::ServeArgs),
    Health(operate::HealthArgs),
    Backup(operate::BackupArgs),
    Restore(operate::RestoreArgs),
    Admin(admin::AdminArgs),
    Doctor(admin::DoctorArgs),
    Store(store::StoreArgs),
    Demo(demo::DemoArgs),
    Play(play::PlayArgs),
    Show(show::ShowArgs),
    Replay(replay::ReplayArgs),
    Verify(replay::VerifyArgs),
    Review(review::ReviewArgs),
    Puzzles(puzzles::PuzzlesArgs),
    Import(import::ImportArgs),
    Tiles(tiles::TilesArgs),
    /// List the house rules, and the elements each set brings into play
    Options,
    #[command(name = "random-game", alias = "random")]
    Random(random_game::RandomArgs),
    Sim(sim::SimArgs),
    Arena(arena::ArenaArgs),
    Perft(perft::PerftArgs),
    /// Run the rules engine over JSON lines on stdin and stdout, for other programs
    Engine {
        /// Tile file that adds or replaces a set; may be repeated
        #[arg(long = "tiles", value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    Completions(manual::CompletionsArgs),
    Man(manual::ManArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut terminal = Terminal::new(cli.color);
    match run(cli, &mut terminal).and_then(|()| terminal.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli, terminal: &mut Terminal) -> Outcome {
    let Some(command) = cli.command else { return serve::run(cli.serve) };
    if cli.serve != serve::ServeArgs::default() {
        return Err(Failure::input(
            "server options such as --listen go after `serve`: `aude serve --listen …`",
        ));
    }
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Config(args) => operate::config(args, terminal),
        Command::Health(args) => operate::health(args, terminal),
        Command::Backup(args) => operate::backup(args, terminal),
        Command::Restore(args) => operate::restore(args, terminal),
        Command::Admin(args) => admin::run(args, terminal),
        Command::Doctor(args) => admin::doctor(args, terminal),
        Command::Store(args) => store::run(&args, terminal),
        Command::Demo(args) => demo::run(&args, terminal),
        Command::Play(args) => play::run(&args, terminal),
        Command::Show(args) => show::run(&args, terminal),
        Command::Replay(args) => replay::run(&args, terminal),
        Command::Verify(args) => replay::verify(&args, terminal),
        Command::Review(args) => review::run(&args, terminal),
        Command::Puzzles(args) => puzzles::run(&args, terminal),
        Command::Import(args) => import::run(&args, terminal),
        Command::Tiles(args) => tiles::run(&args, terminal),
        Command::Options => tiles::list_options(terminal),
        Command::Random(args) => random_game::run(&args, terminal),
        Command::Sim(args) => sim::run(&args, terminal),
        Command::Arena(args) => arena::run(&args, terminal),
        Command::Perft(args) => perft::run(&args, terminal),
        Command::Completions(args) => manual::completions(&args, terminal),
        Command::Man(args) => manual::man(&args, terminal),
        Command::Engine { files } => {
            let mut library = SetLibrary::builtin();
            for file in &files {
                table::add_file(&mut library, file)?;
            }
            Ok(engine::run(library, io::stdin().lock(), io::stdout().lock())?)
        }
    }
}
