//! The table a command plays at: players, sets and house options, from its arguments.

use std::path::{Path, PathBuf};

use aude_engine::classic::{Classic, Options, Setup};
use aude_engine::tiles::SetSpec;
use aude_record::sets;
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
    /// Which game
    #[arg(long, value_enum, default_value = "classic")]
    pub(crate) game: GameName,
    /// How many players
    #[arg(long, short, default_value_t = 2, value_name = "NUMBER")]
    pub(crate) players: u8,
    /// Tile sets, separated by commas (`aude tiles` lists them); `all` for base and every expansion
    #[arg(long, default_value = "base", value_delimiter = ',', value_name = "SETS")]
    pub(crate) sets: Vec<String>,
    /// A house option (`aude tiles --rules` lists them); may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// A tile file that replaces or adds a set; may be given several times
    #[arg(long = "tiles", value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

/// The sets of the classic game that `--sets all` means.
const ALL: [&str; 5] = ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"];

impl TableArgs {
    /// A game of Carcassonne at this table.
    pub(crate) fn classic(&self) -> Outcome<Classic> {
        if self.game == GameName::Mayflower {
            return Err(Failure::input("--game mayflower: Mayflower is not built yet (expected classic)"));
        }
        let setup = Setup {
            players: self.players,
            sets: self.set_specs()?,
            options: self.house_options()?,
            ..Setup::default()
        };
        Classic::new(setup).map_err(|faults| Failure::faults(&faults))
    }

    /// The names of the sets in play.
    pub(crate) fn set_names(&self) -> Vec<String> {
        match self.sets.as_slice() {
            [one] if one == "all" => ALL.map(str::to_owned).to_vec(),
            sets => sets.to_vec(),
        }
    }

    fn set_specs(&self) -> Outcome<Vec<SetSpec>> {
        let mut own = self.files.iter().map(|file| read_set(file)).collect::<Outcome<Vec<_>>>()?;
        let mut specs = Vec::new();
        for name in self.set_names() {
            match own.iter().position(|set| set.name == name) {
                Some(index) => specs.push(own.remove(index)),
                None => specs.push(builtin(&name)?),
            }
        }
        specs.append(&mut own);
        Ok(specs)
    }

    fn house_options(&self) -> Outcome<Options> {
        let mut options = Options::default();
        for text in &self.options {
            let (name, value) = text.split_once('=').unwrap_or((text, ""));
            if !options.set(name, value) {
                return Err(Failure::input(expected_option(text, name)));
            }
        }
        Ok(options)
    }
}

fn expected_option(text: &str, name: &str) -> String {
    match Options::CHOICES.iter().find(|choice| choice.name == name) {
        Some(choice) => {
            let values: Vec<_> = choice.values.iter().map(|(value, _)| format!("{name}={value}")).collect();
            format!("--option {text}: expected {}", values.join(" or "))
        }
        None => {
            let names: Vec<_> = Options::CHOICES.iter().map(|choice| choice.name).collect();
            format!("--option {text}: there is no such option (expected NAME=VALUE, a name of {})", names.join(", "))
        }
    }
}

/// A built-in set by name.
pub(crate) fn builtin(name: &str) -> Outcome<SetSpec> {
    sets::builtin(name).ok_or_else(|| {
        let known: Vec<_> = sets::names().collect();
        Failure::input(format!("there is no tile set {name:?} (expected one of {})", known.join(", ")))
    })
}

/// A set from a user's file; all faults of its form at once.
pub(crate) fn read_set(file: &Path) -> Outcome<SetSpec> {
    let name = file.display().to_string();
    let text = read(file)?;
    sets::parse(&name, &text).map_err(|faults| Failure::faults(&faults))
}

/// The text of a file; `-` is the standard input.
pub(crate) fn read(file: &Path) -> Outcome<String> {
    let text = if file == Path::new("-") {
        std::io::read_to_string(std::io::stdin())
    } else {
        std::fs::read_to_string(file)
    };
    text.map_err(|error| Failure::input(format!("{}: cannot be read: {error}", file.display())))
}
