//! The game a command plays: players, sets and house rules, from its arguments.

use std::io::Read;
use std::path::{Path, PathBuf};

use aude_engine::Game;
use aude_engine::game::SetupError;
use aude_record::setup::SetupProblem;
use aude_record::{GameSetup, SetLibrary, sets};
use clap::{Args, ValueEnum};

use crate::failure::{Failure, Outcome};

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GameName {
    /// Carcassonne
    Classic,
    /// Carcassonne Mayflower
    Mayflower,
}

/// The arguments that say what is played.
#[derive(Args, Clone, Debug)]
pub(crate) struct TableArgs {
    /// Game to play
    #[arg(long, value_enum, default_value = "classic")]
    pub(crate) game: GameName,
    /// Number of players
    #[arg(long, short, default_value_t = 2, value_name = "NUMBER")]
    pub(crate) players: u8,
    /// Tile sets, separated by commas (see `aude tiles`); `all` means base and every expansion
    /// [default: base]
    #[arg(long, value_delimiter = ',', value_name = "SETS")]
    pub(crate) sets: Vec<String>,
    /// House rule (see `aude options`); may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Tile file that adds or replaces a set; may be repeated
    #[arg(long = "tiles", value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

impl TableArgs {
    /// The game before the first tile is drawn.
    pub(crate) fn begin(&self) -> Outcome<Game> {
        let mut library = SetLibrary::builtin();
        let mut sets = self.set_names();
        for file in &self.files {
            let set = add_file(&mut library, file)?;
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        let setup = GameSetup {
            game: self
                .game
                .to_possible_value()
                .map_or_else(String::new, |value| value.get_name().to_owned()),
            sets,
            options: self.options.iter().map(|text| pair(text)).collect::<Outcome<_>>()?,
            players: GameSetup::default_names(self.players),
            ..GameSetup::default()
        };
        setup.begin(&library).map_err(|problems| {
            Failure::problems(&problems.iter().map(with_remedy).collect::<Vec<_>>())
        })
    }

    /// The names of the sets in play.
    pub(crate) fn set_names(&self) -> Vec<String> {
        match self.sets.as_slice() {
            [one] if one == "all" => sets::classic().map(str::to_owned).collect(),
            [] if self.game == GameName::Mayflower => vec!["mayflower".to_owned()],
            [] => vec!["base".to_owned()],
            sets => sets.to_vec(),
        }
    }
}

/// A problem with what was chosen, and the argument that solves it if there is one.
fn with_remedy(problem: &SetupProblem) -> String {
    match problem {
        SetupProblem::Rules(SetupError::WrongGame { game, .. }) => {
            format!("{problem} (--game {game})")
        }
        _ => problem.to_string(),
    }
}

fn pair(text: &str) -> Outcome<(String, String)> {
    let (name, value) = text.split_once('=').ok_or_else(|| {
        Failure::input(format!(
            "--option {text}: expected NAME=VALUE, such as small-city=2 (`aude options` lists them)"
        ))
    })?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Adds a user's tile file to a library and returns the set's name; all problems together.
pub(crate) fn add_file(library: &mut SetLibrary, file: &Path) -> Outcome<String> {
    let text = read(file)?;
    let added = library.add_file(&file.display().to_string(), &text);
    added.map(|set| set.name.clone()).map_err(|problems| Failure::problems(&problems))
}

/// The name of a game for messages, and its text: that of a file, or the link itself.
pub(crate) fn read_game(game: &Path) -> Outcome<(String, String)> {
    let name = game.display().to_string();
    match name.contains("://") || name.contains("#/") {
        true => Ok(("the link".to_owned(), name)),
        false => read(game).map(|text| (name, text)),
    }
}

/// The text of a file; `-` is standard input.
pub(crate) fn read(file: &Path) -> Outcome<String> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes).map(drop)
    } else {
        std::fs::read(file).map(|read| bytes = read)
    };
    read.and_then(|()| text(bytes))
        .map_err(|error| Failure::input(format!("cannot read {}: {error}", file.display())))
}

/// Bytes as text: UTF-8, or UTF-16 with a mark, as some shells write what a command prints.
fn text(bytes: Vec<u8>) -> std::io::Result<String> {
    let of_pair: fn([u8; 2]) -> u16 = match bytes.first_chunk() {
        Some([0xff, 0xfe]) => u16::from_le_bytes,
        Some([0xfe, 0xff]) => u16::from_be_bytes,
        _ => return String::from_utf8(bytes).map_err(|_| not_text()),
    };
    let (pairs, rest) = bytes[2..].as_chunks();
    if !rest.is_empty() {
        return Err(not_text());
    }
    char::decode_utf16(pairs.iter().copied().map(of_pair))
        .collect::<Result<_, _>>()
        .map_err(|_| not_text())
}

fn not_text() -> std::io::Error {
    std::io::Error::new(std::io::ErrorKind::InvalidData, "it is not text")
}
