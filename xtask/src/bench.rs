//! Reproducible measurements: instructions per ply by callgrind, and times for scale.

use std::process::Command;

use crate::run::cargo;

/// All measurements.
pub(crate) fn all() -> Result<(), String> {
    cargo("building", &["build", "--release", "--quiet", "--package", "aude"], &[])?;
    for (name, sets) in TABLES {
        let figure = instructions(sets)?;
        println!("{name}: {figure:.0} instructions a ply");
    }
    for (name, sets) in TABLES {
        let rate = output(
            &program(),
            &["sim", "--games", "4000", "--threads", "1", "--seed", "1", "--sets", sets, "--json"],
        )?;
        println!(
            "{name}: {} games a second on one core",
            field(&rate, "games_per_second").unwrap_or(0.0) as u64
        );
    }
    cargo("times", &["bench", "--quiet", "--package", "aude-testkit"], &[])
}

/// What is measured.
const TABLES: [(&str, &str); 3] = [
    ("base", "base"),
    ("everything", "base,inns_cathedrals,traders_builders,princess_dragon,tower"),
    ("mayflower", "mayflower"),
];

/// Where cargo puts the program.
fn program() -> String {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    format!("{target}/release/aude")
}

/// Instructions per ply: the difference between a long and a short run, so that start-up does not
/// count.
fn instructions(sets: &str) -> Result<f64, String> {
    let run = |games: &str| -> Result<(f64, f64), String> {
        let program = program();
        let sim = [
            program.as_str(),
            "sim",
            "--games",
            games,
            "--threads",
            "1",
            "--seed",
            "1",
            "--sets",
            sets,
            "--json",
        ];
        let valgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null"];
        let arguments: Vec<&str> = valgrind.iter().chain(&sim).copied().collect();
        let result = Command::new("valgrind").args(&arguments).output();
        let result = result.map_err(|_| {
            "the instruction count needs valgrind (a package of that name)".to_owned()
        })?;
        let told = String::from_utf8_lossy(&result.stderr).into_owned();
        let count =
            told.lines().find(|line| line.contains("refs:")).ok_or("valgrind counted nothing")?;
        let digits: String =
            count.rsplit(':').next().unwrap_or("").chars().filter(char::is_ascii_digit).collect();
        let plies = field(&String::from_utf8_lossy(&result.stdout), "plies")
            .ok_or("no plies in the answer")?;
        Ok((digits.parse().map_err(|_| "no number")?, plies))
    };
    let (short, few) = run("100")?;
    let (long, many) = run("400")?;
    Ok((long - short) / (many - few))
}

fn output(program: &str, arguments: &[&str]) -> Result<String, String> {
    let result = Command::new(program)
        .args(arguments)
        .output()
        .map_err(|error| format!("{program}: {error}"))?;
    Ok(String::from_utf8_lossy(&result.stdout).into_owned())
}

/// A number from a flat JSON object.
fn field(json: &str, name: &str) -> Option<f64> {
    let after = json.split(&format!("\"{name}\":")).nth(1)?;
    let digits: String =
        after.trim_start().chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    digits.parse().ok()
}
