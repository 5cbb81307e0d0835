//! The migrations of the database. A released migration never changes: a database remembers which
//! ones it has seen.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

/// Every file of the folder `migrations`, in order: its number, name and text.
const STEPS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "versions", include_str!("../../migrations/0002_versions.sql")),
    (3, "numbers", include_str!("../../migrations/0003_numbers.sql")),
    (4, "tally", include_str!("../../migrations/0004_tally.sql")),
    (5, "styles", include_str!("../../migrations/0005_styles.sql")),
];

/// What a program says of a database with a migration it does not know.
pub(super) const NEWER: &str =
    "it was written by a newer version of aude; use that version, or another database";

/// The number of the last migration.
pub(crate) const LATEST: i64 = STEPS[STEPS.len() - 1].0;

/// All migrations, for a connection to run those it lacks.
pub(super) fn migrator() -> Migrator {
    of(STEPS)
}

/// Every file of the folder `migrations-postgres`.
const POSTGRES: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../../migrations-postgres/0001_tables.sql")),
    (2, "nodes", include_str!("../../migrations-postgres/0002_nodes.sql")),
    (3, "writers", include_str!("../../migrations-postgres/0003_writers.sql")),
    (4, "jobs", include_str!("../../migrations-postgres/0004_jobs.sql")),
    (5, "styles", include_str!("../../migrations-postgres/0005_styles.sql")),
    (6, "errands", include_str!("../../migrations-postgres/0006_errands.sql")),
];

/// The number of the last of them.
pub(crate) const LATEST_POSTGRES: i64 = POSTGRES[POSTGRES.len() - 1].0;

/// The migrations of a PostgreSQL database, which has a schema of its own.
pub(super) fn postgres() -> Migrator {
    of(POSTGRES)
}

/// Why a database could not be upgraded, for the person who runs the server.
pub(super) fn not_up_to_date(error: &MigrateError) -> String {
    match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => NEWER.to_owned(),
        error => error.to_string(),
    }
}

/// The migrations up to a number; none if there is none of that number.
pub(super) fn up_to(number: i64) -> Option<Migrator> {
    let last = STEPS.iter().position(|(known, ..)| *known == number)?;
    Some(of(&STEPS[..=last]))
}

fn of(steps: &[(i64, &'static str, &'static str)]) -> Migrator {
    let steps = steps.iter().map(|&(number, name, text)| {
        Migration::new(number, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_step() {
        check("migrations", STEPS);
        check("migrations-postgres", POSTGRES);
    }

    fn check(folder: &str, steps: &[(i64, &str, &str)]) {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let entries = std::fs::read_dir(folder).expect("the folder");
        let name = |entry: std::io::Result<std::fs::DirEntry>| {
            entry.expect("an entry").file_name().into_string().expect("text")
        };
        let mut files: Vec<String> = entries.map(name).collect();
        files.sort();
        let named: Vec<String> = steps
            .iter()
            .map(|(number, name, _)| format!("{number:04}_{}.sql", name.replace(' ', "_")))
            .collect();
        assert_eq!(named, files);
    }
}
