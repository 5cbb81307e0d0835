//! Project tasks: `cargo xtask test` is what CI runs.

mod bench;
mod debian;
mod dist;
mod fuzz;
mod mutants;
mod package;
mod pictures;
mod python;
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
  python [NAME] only the Python package: its wheel and its tests in a virtual environment of their own
  wheel         build the wheel that is released, in target/python/wheel
  benchmark     build the fast wheel and rewrite docs/benchmark.md with it
  screenshots   screenshots of every page of the client, in target/screenshots or the given folder
  pictures      remake the pictures in docs/pictures (`pictures tiles` or `pictures pages` for one part)
  tidy          only the repository rules
  package       package the published crates, and build each from its package
  dist          make the release files in target/dist-files: a static program as an archive and as a .deb, the wheel
  bench         instructions per ply, games per second, undo and clone times
  playthroughs  rewrite the playthrough files (review the diff before committing)
  tiles         rewrite the engine's standard sets from the tile files
  battery N     random games with all combinations of sets and players, N times as many as in `test`
  histories     clients play on PostgreSQL while it and the server are killed 60 times (`--faults N`, `--servers 3`),
                and what they saw is compared with what was stored; `--times N` measures how soon a table is available again
  fuzz TARGET   fuzz `record`, `protocol`, `frame` or `session` for a minute (`--seconds N` for longer);
                `--inputs N --seed S` tries many more without cargo-fuzz; `fuzz check` only builds the targets
  mutants AREA  plant faults in `classic`, `mayflower`, `engine`, `record` or `table` and count those
                that the tests catch; `--shard 0/8` takes every eighth, starting with the first
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["quick"] => quick::check(),
        ["test"] => run::test(),
        ["web", names @ ..] => web::test(names),
        ["python", names @ ..] => python::test(names),
        ["wheel"] => python::wheel("target/python/wheel"),
        ["benchmark", words @ ..] => python::benchmark(words),
        ["screenshots", folder @ ..] => web::screenshots(folder),
        ["pictures", part @ ..] => pictures::all(part),
        ["tidy"] => tidy::check(),
        ["package"] => package::all(),
        ["dist"] => dist::all(),
        ["bench"] => bench::all(),
        ["tiles"] => run::tiles(),
        ["playthroughs"] => run::playthroughs(),
        ["battery", rounds] => run::battery(rounds),
        ["histories"] => run::histories("60", ""),
        ["histories", "--faults", faults] => run::histories(faults, ""),
        ["histories", "--faults", faults, "--servers", many] => run::histories(faults, many),
        ["histories", "--times", times] => run::times(times),
        ["mutants", area] => mutants::run(area, None),
        ["mutants", area, "--shard", shard] => mutants::run(area, Some(shard)),
        ["fuzz", "check"] => fuzz::check(),
        ["fuzz", target, "--inputs", inputs] => fuzz::try_inputs(target, inputs, "1"),
        ["fuzz", target, "--inputs", inputs, "--seed", seed] => {
            fuzz::try_inputs(target, inputs, seed)
        }
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
