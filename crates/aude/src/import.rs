//! `aude import`: a game from elsewhere as a record.

use std::path::PathBuf;

use aude_engine::{Actor, Rules};
use aude_record::SetLibrary;
use aude_record::import::{Source, import};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::table::read_game;
use crate::terminal::Terminal;

/// Read a game played elsewhere and print it as a record
///
/// The game can be the log of a base game at Board Game Arena (JSON), a CarcassonneLab link, or a
/// record. Every move is checked, and every score it contains.
#[derive(Args, Clone, Debug)]
pub(crate) struct ImportArgs {
    /// File to read, `-` for standard input, or a link; nothing is fetched
    #[arg(value_name = "FILE|LINK")]
    game: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &ImportArgs, terminal: &mut Terminal) -> Outcome {
    let (name, text) = read_game(&args.game)?;
    let found = import(&text, &SetLibrary::builtin()).map_err(|errors| {
        let lines: Vec<_> = errors.iter().map(|error| format!("{name}: {error}")).collect();
        Failure::problems(&lines)
    })?;
    let end = found.record.replay();
    let turns = found.record.parts().len();
    let checked = match (found.source, found.is_checked) {
        (_, true) => "; the scores are those of the log",
        (Source::BoardGameArena, false) => "; the log has no scores to compare with",
        (Source::Record | Source::CarcassonneLab, false) => "",
    };
    let is_over = if end.actor() == Actor::Nobody { "" } else { ", not over" };
    eprintln!("{}: {turns} turns{is_over}{checked}", found.source.name());
    terminal.print(found.record.to_text())
}
