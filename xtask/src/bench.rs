//! Reproducible measurements: instructions per ply by callgrind, and times for scale.

mod measure;

use crate::run::cargo;
use measure::TABLES;

/// All measurements.
pub(crate) fn all() -> Result<(), String> {
    cargo("building", &["build", "--profile", "dist", "--quiet", "--package", "aude"], &[])?;
    let program = program();
    for table in &TABLES {
        let figure = table.instructions(&program, [100, 400])?;
        println!("{}: {figure:.0} instructions per ply", table.name);
    }
    for table in &TABLES {
        let rate = table.rate(&program, 4000)?;
        println!("{}: {rate:.0} games per second on one core", table.name);
    }
    cargo("times", &["bench", "--profile", "dist", "--quiet", "--package", "aude-testkit"], &[])
}

/// Where cargo puts the program.
fn program() -> String {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    format!("{target}/dist/aude")
}
