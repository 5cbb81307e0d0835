//! `aude show`: the board of a record, in the terminal or as a picture.

use std::path::{Path, PathBuf};

use aude_engine::Game;
use aude_record::import::import;
use aude_record::{Record, SetLibrary};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::narrator::Narrator;
use crate::picture::PictureArgs;
use crate::table::{add_file, read_game};
use crate::terminal::{Terminal, board, legend, panel};
use crate::tiles::note;

/// A record to read.
#[derive(Args, Clone, Debug)]
pub(crate) struct RecordArgs {
    /// Game to read: a record, or a file or link that `aude import` understands; `-` for standard input
    record: PathBuf,
    /// Tile file that adds or replaces a set; may be repeated
    #[arg(long = "tiles", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl RecordArgs {
    /// Arguments for a record and tile files.
    pub(crate) fn of(record: &Path, files: &[PathBuf]) -> Self {
        Self { record: record.to_owned(), files: files.to_vec() }
    }

    /// Reads the record and plays it through the rules.
    pub(crate) fn read(&self) -> Outcome<Record> {
        self.read_with(&self.library()?)
    }

    /// The sets that records can refer to here.
    fn library(&self) -> Outcome<SetLibrary> {
        let mut library = SetLibrary::builtin();
        for file in &self.files {
            add_file(&mut library, file)?;
        }
        Ok(library)
    }

    fn read_with(&self, library: &SetLibrary) -> Outcome<Record> {
        let (name, text) = read_game(&self.record)?;
        let found = import(&text, library).map_err(|errors| {
            let lines: Vec<_> = errors.iter().map(|error| format!("{name}: {error}")).collect();
            Failure::problems(&lines)
        })?;
        Ok(found.record)
    }
}

/// Show the board of a game record
#[derive(Args, Clone, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    record: RecordArgs,
    /// Show the board after this turn, counted from 1 as in the record; 0 is the start
    #[arg(long, value_name = "NUMBER")]
    turn: Option<usize>,
    #[command(flatten)]
    picture: PictureArgs,
}

/// Runs the command.
pub(crate) fn run(args: &ShowArgs, terminal: &mut Terminal) -> Outcome {
    let wants_picture = args.picture.is_wanted()?;
    let library = args.record.library()?;
    let record = args.record.read_with(&library)?;
    let parts = record.parts();
    let number = args.turn.unwrap_or(parts.len());
    if number > parts.len() {
        return Err(Failure::input(format!(
            "--turn {number}: the record has only {} turns",
            parts.len()
        )));
    }
    let names = &record.setup().players;
    let mut narrator = Narrator::new(record.start().clone(), names);
    let mut last = Vec::new();
    for part in &parts[..number] {
        last.clear();
        record.actions()[part.actions.clone()]
            .iter()
            .for_each(|&action| last.extend(narrator.apply(action)));
    }
    if wants_picture {
        return args.picture.draw(&narrator.game, terminal);
    }
    terminal.line(terminal.faint(format_args!("turn {number} of {}", parts.len())))?;
    terminal.lines(last.iter().map(|sentence| format!("  {sentence}")))?;
    terminal.line("")?;
    position(&narrator.game, names, terminal)?;
    let sets = record.setup().sets.iter().filter_map(|name| library.get(name));
    sets.into_iter().try_for_each(|set| note(set, terminal))
}

/// Board, players and legend.
pub(crate) fn position(game: &Game, names: &[String], terminal: &mut Terminal) -> Outcome {
    let width = terminal.size.map_or(100, |(columns, _)| columns);
    let players = panel(game, names, terminal.ink, width);
    let signs = legend(game, terminal.ink, width);
    // An empty line, the coordinates, and one line for the next question.
    let below = players.len() + signs.len() + 4;
    let mut view = terminal.view();
    view.room = view.room.map(|(columns, lines)| (columns, lines.saturating_sub(below)));
    terminal.lines(board(game, view))?;
    terminal.line("")?;
    terminal.lines(players)?;
    terminal.lines(signs)
}
