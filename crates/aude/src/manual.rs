//! `aude completions` and `aude man`: what packages install beside the program.

use std::path::PathBuf;

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use crate::Cli;
use crate::failure::{Failure, Outcome};
use crate::terminal::Terminal;

/// Print a script that completes commands and options in a shell
#[derive(Args, Clone, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// Runs `aude completions`.
pub(crate) fn completions(args: &CompletionsArgs, terminal: &mut Terminal) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "aude", &mut script);
    terminal.line(format_args!("{}", String::from_utf8_lossy(&script).trim_end()))
}

/// Print the manual page, or write the pages of all commands to a folder
#[derive(Args, Clone, Debug)]
pub(crate) struct ManArgs {
    /// An existing folder, to which `aude.1`, `aude-serve.1` and so on are written
    folder: Option<PathBuf>,
}

/// Runs `aude man`.
pub(crate) fn man(args: &ManArgs, terminal: &mut Terminal) -> Outcome {
    let Some(folder) = &args.folder else {
        let mut page = Vec::new();
        clap_mangen::Man::new(Cli::command()).render(&mut page)?;
        return terminal.line(format_args!("{}", String::from_utf8_lossy(&page).trim_end()));
    };
    let written = clap_mangen::generate_to(Cli::command(), folder);
    written.map_err(|error| Failure::input(format!("{}: {error}", folder.display())))
}
