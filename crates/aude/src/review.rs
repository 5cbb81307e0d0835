//! `aude review`: what every move and every draw of a game was worth.

mod annotated;
mod chart;
mod facts;
mod html;
mod tables;
mod text;
mod words;

use std::path::PathBuf;

use aude_ai::Judge;
use aude_review::{Plan, review};
use aude_rulebook::Lang;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::failure::{Failure, Outcome};
use crate::show::RecordArgs;
use crate::terminal::{Terminal, progress_bar};

/// Review a recorded game: what each move lost, what each draw was worth, and the turning points
///
/// The judge and its budget are named in the report; the result is the same on every machine and
/// with any number of threads. docs/review.md has the definitions.
#[derive(Args, Clone, Debug)]
pub(crate) struct ReviewArgs {
    #[command(flatten)]
    record: RecordArgs,
    /// Simulations for each turn; more take longer and make losses more certain
    #[arg(long, default_value_t = Judge::STANDARD, value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    depth: u32,
    /// Judge only the luck of the draws, which takes a moment
    #[arg(long, conflicts_with = "depth")]
    luck: bool,
    /// Number of threads; they do not affect the result. 0 means one per core
    #[arg(long, short, default_value_t = 0, value_name = "NUMBER")]
    threads: usize,
    /// Print the review as JSON
    #[arg(long)]
    json: bool,
    /// Write the review as one HTML page, with boards, that can be sent to others
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// The language of the page: everything else the program prints is in English
    #[arg(long, requires = "html", default_value_t = Lang::En, value_name = "LANGUAGE", value_parser = language())]
    language: Lang,
    /// Write the game as a record with the evaluation of each turn, and better turns as variations
    #[arg(long, value_name = "FILE", conflicts_with_all = ["html", "luck"])]
    record_to: Option<PathBuf>,
}

/// The languages of pages by their codes.
fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::of_tag(&code).unwrap_or_default())
}

/// Runs the command.
pub(crate) fn run(args: &ReviewArgs, terminal: &mut Terminal) -> Outcome {
    let record = args.record.read()?;
    if record.actions().is_empty() {
        return Err(Failure::input("there is nothing to review: no tile has been drawn yet"));
    }
    let plan = Plan::new(&record, if args.luck { 0 } else { args.depth });
    let threads = match args.threads {
        0 => std::thread::available_parallelism().map_or(1, Into::into),
        many => many.min(256),
    };
    let bar = progress_bar(plan.items().len() as u64, "draws and turns");
    let told = |done: usize| {
        bar.iter().for_each(|bar| bar.set_position(done as u64));
        true
    };
    let found = review(&plan, threads, told);
    bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
    let found = found.ok_or_else(|| Failure::input("the review was cancelled"))?;
    let written = match (&args.html, &args.record_to) {
        (Some(file), _) => Some((file, html::page(&found, &record, args.language))),
        (None, Some(file)) => Some((file, annotated::annotated(&found, &record).to_text())),
        (None, None) => None,
    };
    if let Some((file, text)) = written {
        std::fs::write(file, text)
            .map_err(|error| Failure::input(format!("cannot write {}: {error}", file.display())))?;
        terminal.line(format_args!("written to {}", file.display()))?;
        return Ok(());
    }
    if args.json {
        return terminal.line(serde_json::to_string(&found).map_err(std::io::Error::from)?);
    }
    text::report(&found, terminal)
}
