//! Chores of the project: `cargo xtask test` is what CI runs.

mod bench;
mod fuzz;
mod run;
mod tidy;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  test          everything CI checks: formatting, lints, repository rules, documentation, all tests
  web [NAME]    the web client alone: types, and its tests in a real browser (all, or those named)
  screenshots   pictures of every page of the client, into target/screenshots or the folder named
  tidy          the repository rules alone
  bench         instructions a ply, games a second, undo and clone times
  playthroughs  writes the playthrough files anew (look at the difference before committing)
  battery N     random games over all combinations of sets and players, N times as many as in `test`
  fuzz TARGET   fuzzes `record`, `protocol` or `frame` for a minute (`--seconds N` for longer)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["test"] => run::test(),
        ["web", names @ ..] => web::test(names),
        ["screenshots", folder @ ..] => web::screenshots(folder),
        ["tidy"] => tidy::check(),
        ["bench"] => bench::all(),
        ["playthroughs"] => run::playthroughs(),
        ["battery", rounds] => run::battery(rounds),
        ["fuzz", target] => fuzz::run(target, "60"),
        ["fuzz", target, "--seconds", seconds] => fuzz::run(target, seconds),
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask: {what}");
            ExitCode::FAILURE
        }
    }
}
