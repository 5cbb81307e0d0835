//! `aude tiles`: the available sets, their tiles, and whether a tile file is valid.

mod describe;
mod options;

pub(crate) use options::list as list_options;

use std::path::{Path, PathBuf};

use aude_engine::tiles::{KindId, SetSpec, Tiles};
use aude_record::{Fingerprint, SetLibrary, sets};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::picture::{self, LookArg};
use crate::table::read;
use crate::terminal::{self, Terminal};
use aude_record::english as words;

/// List tile sets, show their tiles and check tile files
#[derive(Args, Clone, Debug)]
pub(crate) struct TilesArgs {
    /// Sets to show; without any, list all sets
    #[arg(value_name = "SET")]
    sets: Vec<String>,
    /// Tile file to show or check; may be repeated
    #[arg(long = "file", visible_alias = "tiles", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only check the files, and list every error
    #[arg(long)]
    check: bool,
    /// Write a contact sheet of the tiles to an .svg or .png file
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// How the tiles on the sheet are drawn [default: painted]
    #[arg(long, value_name = "LOOK", requires = "sheet")]
    look: Option<LookArg>,
    /// Pixels per tile on the sheet; below 72, tiles are drawn plainly, as on small boards [default: 160]
    #[arg(long, value_name = "PIXELS", requires = "sheet", value_parser = clap::value_parser!(u32).range(8..=400))]
    pixels: Option<u32>,
    /// The former name of `aude options`
    #[arg(long, hide = true)]
    rules: bool,
}

/// Runs the command.
pub(crate) fn run(args: &TilesArgs, terminal: &mut Terminal) -> Outcome {
    if args.rules {
        return options::list(terminal);
    }
    let wanted = wanted(args)?;
    if let Some(file) = &args.sheet {
        return sheet(&wanted, file, args, terminal);
    }
    match (args.check, wanted.is_empty()) {
        (true, _) => check(&wanted, terminal),
        (false, true) => overview(terminal),
        (false, false) => wanted.iter().try_for_each(|set| show(set, terminal)),
    }
}

/// Draws the tiles of some sets, all on one sheet, with their notes.
fn sheet(wanted: &[SetSpec], file: &Path, args: &TilesArgs, terminal: &mut Terminal) -> Outcome {
    if wanted.is_empty() {
        return Err(Failure::input(
            "--sheet needs the sets to draw, for example `aude tiles base --sheet base.png`",
        ));
    }
    let tiles = Tiles::build(wanted).map_err(|errors| {
        Failure::problems(&errors.iter().map(ToString::to_string).collect::<Vec<_>>())
    })?;
    picture::sheet(&tiles, file, args.pixels, args.look, terminal)?;
    wanted.iter().try_for_each(|set| note(set, terminal))
}

/// The requested sets; with `--check` and nothing named, all built-in ones.
fn wanted(args: &TilesArgs) -> Outcome<Vec<SetSpec>> {
    let library = SetLibrary::builtin();
    let everything = args.check && args.sets.is_empty() && args.files.is_empty();
    if everything {
        return Ok(library.iter().cloned().collect());
    }
    let (mut wanted, mut errors) = (Vec::new(), Vec::new());
    for name in &args.sets {
        match library.get(name) {
            Some(set) => wanted.push(set.clone()),
            None => {
                let known: Vec<_> = library.names().collect();
                errors.push(format!(
                    "there is no tile set {name:?} (expected one of {})",
                    known.join(", ")
                ));
            }
        }
    }
    for file in &args.files {
        match sets::check(&file.display().to_string(), &read(file)?) {
            Ok(set) => wanted.push(set),
            Err(found) => errors.extend(found.iter().map(ToString::to_string)),
        }
    }
    if errors.is_empty() { Ok(wanted) } else { Err(Failure::problems(&errors)) }
}

fn check(wanted: &[SetSpec], terminal: &mut Terminal) -> Outcome {
    for set in wanted {
        build(set)?;
        terminal.line(format_args!("{}: OK, {}{}", set.name, size(set), fingerprint(set)))?;
        note(set, terminal)?;
    }
    Ok(())
}

fn build(set: &SetSpec) -> Outcome<Tiles> {
    Tiles::build(std::slice::from_ref(set)).map_err(|errors| Failure::problems(&errors))
}

fn size(set: &SetSpec) -> String {
    let tiles: u32 = set.tiles.iter().map(|tile| tile.count + tile.start).sum();
    let coast = if set.coast.is_empty() {
        String::new()
    } else {
        format!(", {} start spaces", set.coast.len())
    };
    format!(
        "{}, {}{coast}",
        words::counted(tiles.into(), "tile"),
        words::counted(set.tiles.len() as u64, "kind")
    )
}

/// How records identify this edition of a set.
fn fingerprint(set: &SetSpec) -> String {
    Fingerprint::of(set).map_or_else(String::new, |of| format!(", fingerprint {of}"))
}

fn overview(terminal: &mut Terminal) -> Outcome {
    for set in SetLibrary::builtin().iter() {
        let name = terminal.strong(format_args!("{:<18}", set.name));
        terminal.line(format_args!("{name}{:<20}{}", set.title, size(set)))?;
        if !set.elements.is_empty() {
            terminal.line(format_args!("{:18}adds {}", "", set.elements.join(", ")))?;
        }
        note(set, terminal)?;
    }
    terminal.line("")?;
    terminal.line("`aude tiles SET` shows a set, `aude tiles --file FILE` one of your own; `aude options` lists the house rules.")
}

/// The note displayed with a set.
pub(crate) fn note(set: &SetSpec, terminal: &mut Terminal) -> Outcome {
    if set.note.is_empty() {
        return Ok(());
    }
    let width = terminal.size.map_or(96, |(columns, _)| columns.clamp(40, 100));
    let mut line = String::from("  Note:");
    for word in set.note.split_whitespace() {
        if line.chars().count() + word.chars().count() + 1 > width {
            terminal.line(&line)?;
            line = String::from("       ");
        }
        line.push(' ');
        line.push_str(word);
    }
    terminal.line(line)
}

fn show(set: &SetSpec, terminal: &mut Terminal) -> Outcome {
    let tiles = build(set)?;
    terminal.line(terminal.strong(format_args!("{} ({}): {}", set.title, set.name, size(set))))?;
    note(set, terminal)?;
    terminal.line("")?;
    for kind in tiles.all().chain(tiles.coast().iter().copied()) {
        one(&tiles, kind, terminal)?;
    }
    Ok(())
}

/// A tile: its picture, and next to it its description.
fn one(tiles: &Tiles, kind: KindId, terminal: &mut Terminal) -> Outcome {
    let picture = terminal::tile(tiles, kind, aude_engine::Rotation::NONE, 10, terminal.ink);
    let text = describe::tile(tiles, kind);
    for row in 0..picture.len().max(text.len()) {
        let left = picture.get(row).map_or("", String::as_str);
        let gap = " ".repeat(13usize.saturating_sub(console::measure_text_width(left)));
        let right = text.get(row).map_or("", String::as_str);
        let right = if row == 0 { terminal.strong(right) } else { right.to_owned() };
        terminal.line(format!("{left}{gap}{right}").trim_end())?;
    }
    terminal.line("")
}
