//! The migrations of the database. A released migration never changes: a database remembers which
//! ones it has seen.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Every file of the folder `migrations`, in order: its number, name and text.
const STEPS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "versions", include_str!("../../migrations/0002_versions.sql")),
];

/// All migrations, for a connection to run those it lacks.
pub(super) fn migrator() -> Migrator {
    let steps = STEPS.iter().map(|&(number, name, text)| {
        Migration::new(number, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_step() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let entries = std::fs::read_dir(folder).expect("the folder");
        let name = |entry: std::io::Result<std::fs::DirEntry>| {
            entry.expect("an entry").file_name().into_string().expect("text")
        };
        let mut files: Vec<String> = entries.map(name).collect();
        files.sort();
        let named: Vec<String> = STEPS
            .iter()
            .map(|(number, name, _)| format!("{number:04}_{}.sql", name.replace(' ', "_")))
            .collect();
        assert_eq!(named, files);
    }
}
