//! Whether a file is a sound database of this program.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::{Connection, Row, SqliteConnection};

use super::StoreError;
use super::copy::open;
use super::migrations;
use super::writer::failed;

/// What a sound database contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// The number of its last migration.
    pub schema: i64,
    /// Tables.
    pub tables: u64,
    /// Entries of all logs.
    pub entries: u64,
}

/// Checks a whole file: every page, the schema, and that this program can read it.
///
/// # Errors
/// The first thing that is wrong.
pub async fn file(file: &Path) -> Result<Found, StoreError> {
    let mut connection = open(file).await?;
    let found = database(&mut connection).await;
    let _ = connection.close().await;
    found
}

/// The number of the last migration.
pub(crate) async fn schema_of(file: &Path) -> Result<i64, StoreError> {
    let mut connection = open(file).await?;
    let found = schema(&mut connection).await;
    let _ = connection.close().await;
    found
}

/// When a table was last changed, in milliseconds since 1970.
pub(crate) async fn latest(file: &Path) -> Result<Option<i64>, StoreError> {
    if !file.exists() {
        return Ok(None);
    }
    let mut connection = open(file).await?;
    let row = sqlx::query("SELECT max(updated) AS at FROM game").fetch_one(&mut connection).await;
    let _ = connection.close().await;
    row.and_then(|row| row.try_get("at")).map_err(|error| failed(&error))
}

async fn database(connection: &mut SqliteConnection) -> Result<Found, StoreError> {
    let schema = schema(connection).await?;
    let pages = texts(connection, "PRAGMA integrity_check(3)").await?;
    if pages != ["ok"] {
        return Err(StoreError::Damaged(pages.join("; ").replace('\n', " ")));
    }
    let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *connection).await;
    let orphans = orphans.map_err(|error| failed(&error))?;
    if !orphans.is_empty() {
        let what = format!("{} rows belong to no table", orphans.len());
        return Err(StoreError::Damaged(what));
    }
    let tables = count(connection, "SELECT count(*) AS many FROM game").await?;
    let entries = count(connection, "SELECT count(*) AS many FROM entry").await?;
    Ok(Found { schema, tables, entries })
}

/// The number of the last migration, if the schema is exactly what the migrations up to there make.
async fn schema(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let found = objects(connection).await?;
    if !found.contains_key("_sqlx_migrations") {
        return Err(StoreError::Failed("it is not a database of aude".to_owned()));
    }
    let last = "SELECT coalesce(max(version), 0) AS many FROM _sqlx_migrations";
    let last = count(connection, last).await?;
    let last = i64::try_from(last).unwrap_or(i64::MAX);
    let Some(steps) = migrations::up_to(last) else {
        return Err(StoreError::Failed(migrations::NEWER.to_owned()));
    };
    let mut fresh =
        SqliteConnection::connect("sqlite::memory:").await.map_err(|error| failed(&error))?;
    let made = steps.run(&mut fresh).await;
    made.map_err(|error| StoreError::Failed(error.to_string()))?;
    let expected = objects(&mut fresh).await?;
    let _ = fresh.close().await;
    for (name, sql) in &expected {
        match found.get(name) {
            None => return Err(StoreError::Failed(format!("its schema lacks {name}"))),
            Some(other) if other != sql => {
                return Err(StoreError::Failed(format!("its schema has another {name}")));
            }
            Some(_) => {}
        }
    }
    // An index more does no harm; a trigger or a view could do anything.
    let added = found.iter().find(|(name, (kind, _))| {
        !expected.contains_key(*name) && matches!(kind.as_str(), "trigger" | "view")
    });
    match added {
        Some((name, (kind, _))) => {
            Err(StoreError::Failed(format!("its schema has a {kind} that is not ours: {name:?}")))
        }
        None => Ok(last),
    }
}

/// Everything in the schema by name: its kind and its text.
async fn objects(
    connection: &mut SqliteConnection,
) -> Result<BTreeMap<String, (String, String)>, StoreError> {
    let sql = "SELECT name, type, coalesce(sql, '') AS sql FROM sqlite_schema
               WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
    let rows = sqlx::query(sql).fetch_all(connection).await.map_err(|error| failed(&error))?;
    let read = |row: &sqlx::sqlite::SqliteRow| {
        Ok((row.try_get("name")?, (row.try_get("type")?, row.try_get("sql")?)))
    };
    rows.iter().map(read).collect::<Result<_, _>>().map_err(|error: sqlx::Error| failed(&error))
}

async fn texts(
    connection: &mut SqliteConnection,
    sql: &'static str,
) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(sql).fetch_all(connection).await.map_err(|error| failed(&error))?;
    rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>().map_err(|error| failed(&error))
}

async fn count(connection: &mut SqliteConnection, sql: &'static str) -> Result<u64, StoreError> {
    let row = sqlx::query(sql).fetch_one(connection).await.map_err(|error| failed(&error))?;
    let many: i64 = row.try_get("many").map_err(|error| failed(&error))?;
    Ok(u64::try_from(many).unwrap_or(0))
}
