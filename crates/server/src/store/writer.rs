//! One connection writes. Concurrent writes from many tables go to disk in one transaction, each
//! table's part all or none: a disk can only be synchronised so often per second.

use std::sync::Arc;

use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::{self, Progress};
use super::health::{self, Health};
use super::{ChatRow, Closed, EntryRow, GameRow, HeadRow, StoreError};

/// Something to be written.
pub(super) enum Op {
    Game(GameRow),
    Entries(String, Vec<EntryRow>),
    Head(String, HeadRow),
    Chat(String, ChatRow),
    Meta(String, String),
    /// A sign of life, to see whether anything can be written.
    Beat(i64),
    Delete(String),
    /// Unless it is no longer closed in this way, or was used since this time.
    DeleteOutdated(String, Closed, i64),
    DeleteChat(String, i64),
    Compact(u32),
}

/// What is written together, or not at all.
pub(super) struct Job {
    pub(super) ops: Vec<Op>,
    /// Tables and the epochs they must still have, where several servers share a store.
    pub(super) fences: Vec<(String, i64)>,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// The most jobs per transaction.
const TOGETHER: usize = 256;

/// Writes until all senders are gone.
pub(super) async fn run(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    health: Arc<Health>,
    progress: Arc<Progress>,
) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        metrics::histogram!("aude_store_batch").record(batch.len() as f64);
        metrics::gauge!("aude_queue", "of" => "writes").set(jobs.len() as f64);
        let began = std::time::Instant::now();
        let results = write(&mut connection, &batch, &health).await;
        metrics::histogram!("aude_store_seconds").record(began.elapsed().as_secs_f64());
        match results {
            Ok(results) => {
                let is_long = progress.wrote(batch.len());
                for (job, result) in batch.drain(..).zip(results) {
                    let _ = job.done.send(result);
                }
                if is_long && let Err(error) = checkpoint::copy(&mut connection).await {
                    health.note(&error);
                }
            }
            Err(error) => {
                // Whatever state the transaction is in, the next one must start cleanly.
                let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
                health.note(&error);
                let error = failed(&error);
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }
    // Everything from the log goes into the file, and the log is emptied.
    let emptied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await;
    match emptied.and_then(|row| row.try_get::<i64, _>(0)) {
        Ok(0) => {}
        Ok(_) => tracing::warn!("another program is reading the database, so its log stays"),
        Err(error) => tracing::warn!(%error, "the log of the database could not be emptied"),
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly");
    }
}

/// Writes a batch in one transaction. It nearly always succeeds; if something fails, it is repeated
/// with a savepoint for each job.
async fn write(
    connection: &mut SqliteConnection,
    batch: &[Job],
    health: &Health,
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    match write_all(connection, batch).await {
        Ok(()) => {
            sqlx::query("COMMIT").execute(&mut *connection).await?;
            return Ok(batch.iter().map(|_| Ok(())).collect());
        }
        // It may be that only writing meets a damaged page.
        Err(error) => health.note(&error),
    }
    sqlx::query("ROLLBACK").execute(&mut *connection).await?;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
        let result = write_all(connection, std::slice::from_ref(job)).await;
        if result.is_err() {
            sqlx::query("ROLLBACK TO job").execute(&mut *connection).await?;
        }
        sqlx::query("RELEASE job").execute(&mut *connection).await?;
        results.push(result.map_err(|error| {
            health.note(&error);
            failed(&error)
        }));
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(results)
}

async fn write_all(connection: &mut SqliteConnection, batch: &[Job]) -> Result<(), sqlx::Error> {
    let ops = || batch.iter().flat_map(|job| &job.ops);
    // Entries need their game, and go together; everything else comes after.
    for op in ops().filter(|op| matches!(op, Op::Game(_))) {
        carry_out(connection, op).await?;
    }
    let mut entries: Vec<(&str, &EntryRow)> = Vec::new();
    for op in ops() {
        if let Op::Entries(id, rows) = op {
            entries.extend(rows.iter().map(|row| (id.as_str(), row)));
        }
    }
    write_entries(connection, &entries).await?;
    for op in ops().filter(|op| !matches!(op, Op::Game(_) | Op::Entries(..))) {
        carry_out(connection, op).await?;
    }
    Ok(())
}

/// Rows per statement. Few different numbers, so that the statements stay prepared.
const ROWS: [usize; 4] = [64, 16, 4, 1];

/// Writes entries of any tables, many per statement: every statement is a round trip to the
/// database thread.
async fn write_entries(
    connection: &mut SqliteConnection,
    mut entries: &[(&str, &EntryRow)],
) -> Result<(), sqlx::Error> {
    for rows in ROWS {
        while let Some((now, rest)) = entries.split_at_checked(rows) {
            let values = vec!["(?, ?, ?, ?, ?, ?, ?, ?)"; rows].join(", ");
            let sql = format!(
                "INSERT INTO entry (game, version, kind, seat, moves, hash, at, clocks)
                 VALUES {values}"
            );
            // Only the number of rows goes into the statement.
            let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
            for (id, entry) in now {
                query = query
                    .bind(*id)
                    .bind(entry.version)
                    .bind(&entry.kind)
                    .bind(entry.seat)
                    .bind(&entry.moves)
                    .bind(&entry.hash)
                    .bind(entry.at)
                    .bind(&entry.clocks);
            }
            query.execute(&mut *connection).await?;
            entries = rest;
        }
    }
    Ok(())
}

async fn carry_out(connection: &mut SqliteConnection, op: &Op) -> Result<(), sqlx::Error> {
    match op {
        Op::Game(game) => {
            let sql = "INSERT INTO game (id, created, updated, phase, public, origin, seed, head)
                       VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
            sqlx::query(sql)
                .bind(&game.id)
                .bind(game.created)
                .bind(game.head.updated)
                .bind(&game.head.phase)
                .bind(game.head.public)
                .bind(&game.origin)
                .bind(game.seed.as_slice())
                .bind(&game.head.json)
                .execute(connection)
                .await?;
        }
        // They are written together.
        Op::Entries(..) => {}
        Op::Head(id, head) => {
            let sql = "UPDATE game SET phase = ?, public = ?, updated = ?, head = ? WHERE id = ?";
            sqlx::query(sql)
                .bind(&head.phase)
                .bind(head.public)
                .bind(head.updated)
                .bind(&head.json)
                .bind(id)
                .execute(connection)
                .await?;
        }
        Op::Chat(id, line) => {
            let sql = "INSERT INTO chat (game, number, seat, name, text, at)
                       VALUES (?, ?, ?, ?, ?, ?)";
            sqlx::query(sql)
                .bind(id)
                .bind(line.number)
                .bind(line.seat)
                .bind(&line.name)
                .bind(&line.text)
                .bind(line.at)
                .execute(connection)
                .await?;
        }
        Op::Meta(key, value) => {
            sqlx::query("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(key)
                .bind(value)
                .execute(connection)
                .await?;
        }
        Op::Beat(at) => {
            let sql = "INSERT INTO meta (key, value) VALUES ('beat', ?)
                       ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            sqlx::query(sql).bind(at.to_string()).execute(connection).await?;
        }
        Op::Delete(id) => delete(connection, id).await?,
        Op::DeleteOutdated(id, kind, since) => {
            let sql = "SELECT 1 FROM game WHERE id = ? AND phase = ? AND updated < ?";
            let query = sqlx::query(sql).bind(id).bind(kind.rule().0).bind(since);
            if query.fetch_optional(&mut *connection).await?.is_some() {
                delete(connection, id).await?;
            }
        }
        Op::DeleteChat(id, before) => {
            let sql = "SELECT number, at FROM chat WHERE game = ? ORDER BY number DESC LIMIT 1";
            let last = sqlx::query(sql).bind(id).fetch_optional(&mut *connection).await?;
            let sql = "DELETE FROM chat WHERE game = ? AND at < ?";
            sqlx::query(sql).bind(id).bind(before).execute(&mut *connection).await?;
            // Its number is not given again.
            let sql = "INSERT OR IGNORE INTO chat (game, number, name, text, at)
                       VALUES (?, ?, '', '', ?)";
            if let Some(last) = last {
                let (number, at): (u32, i64) = (last.try_get(0)?, last.try_get(1)?);
                sqlx::query(sql).bind(id).bind(number).bind(at).execute(connection).await?;
            }
        }
        Op::Compact(pages) => {
            // A pragma takes no parameters.
            let sql = sqlx::AssertSqlSafe(format!("PRAGMA incremental_vacuum({pages})"));
            sqlx::query(sql).execute(connection).await?;
        }
    }
    Ok(())
}

async fn delete(connection: &mut SqliteConnection, id: &str) -> Result<(), sqlx::Error> {
    for sql in [
        "DELETE FROM chat WHERE game = ?",
        "DELETE FROM entry WHERE game = ?",
        "DELETE FROM game WHERE id = ?",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) fn failed(error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) if error.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(error) => match health::code(&**error) {
            Some(health::CORRUPT) => StoreError::Damaged(error.message().to_owned()),
            Some(health::NOT_A_DATABASE) => StoreError::Failed("it is not a database".to_owned()),
            _ => StoreError::Failed(error.message().to_owned()),
        },
        error => StoreError::Failed(error.to_string()),
    }
}
