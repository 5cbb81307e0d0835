//! What people who run a server need: `aude config`, `aude health`, `aude backup` and `aude restore`.

use std::path::PathBuf;

use aude_server::{ConfigError, Settings, doctor};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::serve::ServeArgs;
use crate::terminal::Terminal;

/// Which server is meant.
#[derive(Args, Clone, Debug)]
pub(crate) struct Place {
    /// Folder for saved tables [default: same as the server's]
    #[arg(
        long = "data",
        id = "server-data",
        global = true,
        display_order = 800,
        value_name = "FOLDER"
    )]
    data: Option<PathBuf>,
    /// File with settings [default: aude.toml in the data folder, if there is one]
    #[arg(
        long = "config",
        id = "server-config",
        global = true,
        display_order = 800,
        value_name = "FILE"
    )]
    config: Option<PathBuf>,
}

impl Place {
    /// The options of the server that is meant, if it listens here.
    fn listening(self, listen: Option<String>) -> ServeArgs {
        ServeArgs::of(self.data, self.config).listening(listen)
    }

    /// The settings of the server.
    pub(crate) fn settings(self) -> Outcome<Settings> {
        ServeArgs::of(self.data, self.config).settings()
    }

    /// The same as far as they can be read, and what cannot.
    pub(crate) fn readable_settings(self) -> (Settings, Vec<ConfigError>) {
        ServeArgs::of(self.data, self.config).readable_settings()
    }
}

/// Print every setting in force and where it comes from; the output is a settings file
pub(crate) fn config(args: ServeArgs, terminal: &mut Terminal) -> Outcome {
    let settings = args.settings()?;
    settings.config.check().map_err(|error| Failure::input(error.to_string()))?;
    terminal.line(format_args!("{}", settings.to_toml().trim_end()))
}

/// Ask the running server whether it is ready; exits with an error if it is not
#[derive(Args, Clone, Debug)]
pub(crate) struct HealthArgs {
    /// Address and port to ask [default: where the server of these settings listens]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    #[command(flatten)]
    place: Place,
}

/// Runs `aude health`.
pub(crate) fn health(args: HealthArgs, terminal: &mut Terminal) -> Outcome {
    let config = args.place.listening(args.listen).settings()?.config;
    aude_server::health(&config).map_err(Failure::input)?;
    terminal.line(format_args!("ready"))
}

/// Back up the server's database to a file; the server may keep running
#[derive(Args, Clone, Debug)]
pub(crate) struct BackupArgs {
    /// File to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Runs `aude backup`.
pub(crate) fn backup(args: BackupArgs, terminal: &mut Terminal) -> Outcome {
    aude_server::backup(&args.place.settings()?.config, &args.file)
        .map_err(|error| Failure::input(error.to_string()))?;
    terminal.line(format_args!("backed up to {}", args.file.display()))
}

/// Replace the server's database with a backup; the old one is kept in a folder of its own
#[derive(Args, Clone, Debug)]
pub(crate) struct RestoreArgs {
    /// File written by `aude backup`
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Runs `aude restore`.
pub(crate) fn restore(args: RestoreArgs, terminal: &mut Terminal) -> Outcome {
    let config = args.place.settings()?.config;
    let restored = aude_server::restore(&config, &args.file)
        .map_err(|error| Failure::input(error.to_string()))?;
    let (tables, data) = (doctor::tables(restored.found.tables), config.data.display());
    terminal.line(format_args!("restored {tables} to {data}"))?;
    match restored.aside {
        Some(aside) => {
            let aside = aside.display();
            terminal.line(format_args!("what was there before is in {aside}"))
        }
        None => Ok(()),
    }
}
