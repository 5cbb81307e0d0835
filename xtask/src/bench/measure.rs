//! The measurements themselves, for any build of the program. The tests of `aude` run them in a small size.

use std::process::{Command, Output};

/// A table that is measured: its name, and the arguments that choose it.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    arguments: &'static [&'static str],
}

/// What is measured.
pub(crate) const TABLES: [Table; 3] = [
    Table { name: "base", arguments: &["--sets", "base"] },
    Table { name: "everything", arguments: &["--sets", "all"] },
    Table { name: "mayflower", arguments: &["--game", "mayflower"] },
];

impl Table {
    fn sim(&self, games: u32) -> Vec<String> {
        let games = games.to_string();
        let fixed = ["sim", "--games", &games, "--threads", "1", "--seed", "1", "--json"];
        fixed.iter().chain(self.arguments).map(|&argument| argument.to_owned()).collect()
    }

    /// Games per second.
    pub(crate) fn rate(&self, program: &str, games: u32) -> Result<f64, String> {
        let output = run(Command::new(program).args(self.sim(games)), program)?;
        field(&output.stdout, "games_per_second")
    }

    /// Instructions per ply: the difference between a long and a short run, so that start-up does not
    /// count.
    pub(crate) fn instructions(&self, program: &str, games: [u32; 2]) -> Result<f64, String> {
        let [(few, short), (many, long)] =
            [self.count(program, games[0])?, self.count(program, games[1])?];
        Ok((long - short) / (many - few))
    }

    /// Plies and instructions of a run.
    fn count(&self, program: &str, games: u32) -> Result<(f64, f64), String> {
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null", program]);
        let output = run(
            command.args(self.sim(games)),
            "valgrind, which counts instructions (a package of that name)",
        )?;
        let report = String::from_utf8_lossy(&output.stderr);
        let line = report.lines().find(|line| line.contains("refs:"));
        let count = line.and_then(|line| line.rsplit(':').next()).unwrap_or("");
        let digits: String = count.chars().filter(char::is_ascii_digit).collect();
        let count = digits.parse().map_err(|_| "valgrind counted nothing".to_owned())?;
        Ok((field(&output.stdout, "plies")?, count))
    }
}

/// Runs a command that must succeed.
fn run(command: &mut Command, what: &str) -> Result<Output, String> {
    let output = command.output().map_err(|error| format!("{what}: {error}"))?;
    if output.status.success() {
        return Ok(output);
    }
    Err(format!("{what}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}

/// A number of a flat JSON object.
fn field(json: &[u8], name: &str) -> Result<f64, String> {
    let json = String::from_utf8_lossy(json);
    let after = json.split(&format!("\"{name}\":")).nth(1).unwrap_or("");
    let digits: String =
        after.trim_start().chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    digits.parse().map_err(|_| format!("no {name} in {json:?}"))
}
