//! Project tasks: `cargo xtask test` is what CI runs.

mod bench;
mod fuzz;
mod package;
mod quick;
mod run;
#[cfg(test)]
mod rust_version;
mod tidy;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  quick         only the checks your change needs (what differs from `main`), without a browser
  test          everything CI checks: formatting, lints, repository rules, documentation, all tests
  web [NAME]    only the web client: types, and its tests in a real browser (all, or those named)
  screenshots   screenshots of every page of the client, in target/screenshots or the given folder
  tidy          only the repository rules
  package       pack the published crates, and build each from its package
  bench         instructions per ply, games per second, undo and clone times
  playthroughs  rewrite the playthrough files (review the diff before committing)
  tiles         rewrite the engine's standard sets from the tile files
  battery N     random games with all combinations of sets and players, N times as many as in `test`
  fuzz TARGET   fuzz `record`, `protocol` or `frame` for a minute (`--seconds N` for longer)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["quick"] => quick::check(),
        ["test"] => run::test(),
        ["web", names @ ..] => web::test(names),
        ["screenshots", folder @ ..] => web::screenshots(folder),
        ["tidy"] => tidy::check(),
        ["package"] => package::all(),
        ["bench"] => bench::all(),
        ["tiles"] => run::tiles(),
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
