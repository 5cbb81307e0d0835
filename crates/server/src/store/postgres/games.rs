//! Many tables at once, with their logs, as they are at one moment.

use std::collections::HashMap;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Executor as _, Row as _};
use tokio::time::timeout;

use super::super::{StoreError, Stored};
use super::readers::{Readers, SILENCE};
use super::rows::{entry, game, unsigned};

/// Whatever is written meanwhile is seen by none of the queries, or by all.
const BEGIN: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
const GAMES: &str = "SELECT * FROM game WHERE id = ANY($1)";
const ENTRIES: &str = "SELECT * FROM entry WHERE game = ANY($1) ORDER BY game, version";
const SAID: &str = "SELECT game, max(number) AS said FROM chat WHERE game = ANY($1) GROUP BY game";

/// The tables with these ids, those that are there.
pub(super) async fn games(readers: &Readers, ids: &[String]) -> Result<Vec<Stored>, StoreError> {
    let mut lent = readers.lend().await?;
    let done = timeout(SILENCE, read(lent.connection()?, ids)).await;
    readers.took(lent, done)
}

async fn read(connection: &mut PgConnection, ids: &[String]) -> Result<Vec<Stored>, sqlx::Error> {
    connection.execute(BEGIN).await?;
    let read = read_within(connection, ids).await;
    connection.execute("COMMIT").await?;
    read
}

async fn read_within(
    connection: &mut PgConnection,
    ids: &[String],
) -> Result<Vec<Stored>, sqlx::Error> {
    let mut found = HashMap::new();
    for row in rows(connection, GAMES, ids).await? {
        let game = game(&row)?;
        found.insert(game.id.clone(), Stored { game, entries: Vec::new(), said: 0 });
    }
    for row in rows(connection, ENTRIES, ids).await? {
        if let Some(stored) = found.get_mut(row.try_get::<&str, _>("game")?) {
            stored.entries.push(entry(&row)?);
        }
    }
    for row in rows(connection, SAID, ids).await? {
        if let Some(stored) = found.get_mut(row.try_get::<&str, _>("game")?) {
            stored.said = unsigned(row.try_get::<i32, _>("said")?)?;
        }
    }
    Ok(found.into_values().collect())
}

async fn rows(
    connection: &mut PgConnection,
    sql: &'static str,
    ids: &[String],
) -> Result<Vec<PgRow>, sqlx::Error> {
    sqlx::query(sql).bind(ids).fetch_all(connection).await
}
