//! The terminal: its colours, its width, and writing to it.

mod board;
mod canvas;
mod fields;
mod labels;
mod palette;
mod panel;
mod picture;
mod plan;
mod roads;
mod shapes;
mod stamp;

pub(crate) use board::{View, board};
pub(crate) use panel::{badge, legend, panel};
pub(crate) use stamp::tile;

use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

use clap::ValueEnum;
use console::Term;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Outcome;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Colour {
    /// In a terminal, unless NO_COLOR is set
    Auto,
    /// Always, even when piped
    Always,
    /// Never; boards are plain ASCII
    Never,
}

/// How many colours the output may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Characters only.
    Plain,
    /// The 256 colours every terminal has.
    Palette,
    /// 24-bit colours.
    True,
}

/// Standard output.
pub(crate) struct Terminal {
    out: BufWriter<Stdout>,
    /// How many colours it may use.
    pub(crate) ink: Ink,
    /// Columns and rows, if it is a terminal.
    pub(crate) size: Option<(usize, usize)>,
}

impl Terminal {
    /// Detects where the output goes.
    pub(crate) fn new(colour: Colour) -> Self {
        let stdout = io::stdout();
        let is_terminal = stdout.is_terminal();
        let wanted = match colour {
            Colour::Auto => {
                is_terminal
                    && is_unset("NO_COLOR")
                    && std::env::var("TERM").as_deref() != Ok("dumb")
            }
            Colour::Always => true,
            Colour::Never => false,
        };
        let deep = matches!(std::env::var("COLORTERM").as_deref(), Ok("truecolor" | "24bit"));
        let ink = match (wanted, deep) {
            (false, _) => Ink::Plain,
            (true, false) => Ink::Palette,
            (true, true) => Ink::True,
        };
        let size = is_terminal
            .then(|| Term::stdout().size())
            .map(|(rows, columns)| (columns.into(), rows.into()));
        Self { out: BufWriter::new(stdout), ink, size }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, line: impl Display) -> Outcome {
        Ok(writeln!(self.out, "{line}")?)
    }

    /// Writes lines.
    pub(crate) fn lines(&mut self, lines: impl IntoIterator<Item = impl Display>) -> Outcome {
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    /// How boards are drawn here.
    pub(crate) fn view(&self) -> View {
        View { ink: self.ink, room: self.size, size: None }
    }

    /// Writes without ending the line.
    pub(crate) fn print(&mut self, text: impl Display) -> Outcome {
        Ok(write!(self.out, "{text}")?)
    }

    /// Flushes everything written.
    pub(crate) fn flush(&mut self) -> Outcome {
        Ok(self.out.flush()?)
    }

    /// Emphasised text.
    pub(crate) fn strong(&self, text: impl Display) -> String {
        if self.ink == Ink::Plain { text.to_string() } else { format!("\x1b[1m{text}\x1b[0m") }
    }

    /// De-emphasised text.
    pub(crate) fn faint(&self, text: impl Display) -> String {
        if self.ink == Ink::Plain { text.to_string() } else { format!("\x1b[2m{text}\x1b[0m") }
    }

    /// A share of one as a bar of at most `width` characters; empty where it would be noise.
    pub(crate) fn bar(&self, share: f64, width: usize) -> String {
        let mark = if self.ink == Ink::Plain { "#" } else { "█" };
        mark.repeat((share.clamp(0.0, 1.0) * width as f64).round() as usize)
    }
}

fn is_unset(name: &str) -> bool {
    std::env::var_os(name).is_none_or(|value| value.is_empty())
}

/// A progress bar on stderr, if that is a terminal.
pub(crate) fn progress_bar(length: u64, what: &str) -> Option<ProgressBar> {
    if !io::stderr().is_terminal() {
        return None;
    }
    let style = ProgressStyle::with_template(&format!(
        "{{bar:40}} {{human_pos}} of {{human_len}} {what}  {{eta}} left"
    ));
    Some(
        ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())),
    )
}
