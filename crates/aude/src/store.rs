//! `aude store`: the stores of servers.

use std::time::Duration;

use clap::{Args, Subcommand};
use indicatif::ProgressBar;

use crate::failure::{Failure, Outcome};
use crate::terminal::Terminal;

/// Copy everything a server has stored to another store
#[derive(Args, Clone, Debug)]
pub(crate) struct StoreArgs {
    #[command(subcommand)]
    command: StoreCommand,
}

#[derive(Subcommand, Clone, Debug)]
enum StoreCommand {
    /// Copy all tables with their logs and chat to an empty store, and compare them; neither may be
    /// in use. A store is a data folder, or a database such as `postgres://aude@db.example.org/aude`
    Copy {
        /// Store to read
        from: String,
        /// Store to write; a folder is created
        to: String,
    },
}

/// Runs `aude store`.
pub(crate) fn run(args: &StoreArgs, terminal: &mut Terminal) -> Outcome {
    let StoreCommand::Copy { from, to } = &args.command;
    let progress = ProgressBar::new_spinner();
    progress.enable_steady_tick(Duration::from_millis(100));
    let told = |tables: u64| progress.set_message(format!("{tables} tables"));
    let copied = aude_server::copy_store(from, to, &told);
    progress.finish_and_clear();
    let copied = copied.map_err(|error| Failure::input(error.to_string()))?;
    let aude_server::store::Transferred { tables, entries, messages } = copied;
    terminal.line(format_args!(
        "copied and compared; tables: {tables}, log entries: {entries}, chat messages: {messages}"
    ))
}
