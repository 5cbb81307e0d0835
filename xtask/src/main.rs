//! Chores of the project: `cargo xtask test` is what CI runs.

mod bench;
mod fuzz;
mod run;
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  test          everything CI checks: formatting, lints, repository rules, documentation, all tests
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
