//! Writes of many tables in one transaction, each table's part all or none. Whatever can go in one
//! statement does: every statement is a round trip.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{Executor as _, Row as _};
use tokio::sync::mpsc;

use super::super::writer::{Job, Op};
use super::super::{ChatRow, EntryRow, GameRow, HeadRow, StoreError};
use super::batches::Batches;
use super::connection::Holder;
use super::failed;
use super::nodes::{FIRST, Node};

/// The most jobs per transaction.
const TOGETHER: usize = 256;
/// How long the outcome of a commit is asked for after the connection was lost.
const DOUBT: Duration = Duration::from_secs(20);
/// Between two questions.
const PAUSE: Duration = Duration::from_millis(200);
/// How long the database may take for a batch, and for its commit: longer than it waits for a lock. A
/// network that swallows everything must not hold all tables for ever.
const SILENCE: Duration = Duration::from_secs(15);

/// Writes until all senders are gone.
pub(super) async fn run(
    mut holder: Holder,
    mut batches: Batches,
    mut jobs: mpsc::Receiver<Job>,
    node: Option<Arc<Node>>,
) {
    let node = node.as_deref();
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        metrics::histogram!("aude_store_batch").record(batch.len() as f64);
        metrics::gauge!("aude_queue", "of" => "writes").set(jobs.len() as f64);
        let began = Instant::now();
        let results = write(&mut holder, &mut batches, &batch, node).await;
        metrics::histogram!("aude_store_seconds").record(began.elapsed().as_secs_f64());
        for (job, result) in batch.drain(..).zip(results) {
            let _ = job.done.send(result);
        }
    }
    if let Ok(connection) = holder.connect().await
        && let Err(error) = in_time(batches.end(connection)).await
    {
        tracing::warn!(%error, "the last batch's number stays in the database");
    }
    holder.close().await;
}

/// Why a batch was not written.
enum Lost {
    /// Nothing was written.
    Before(StoreError),
    /// Something went wrong while the transaction was committed; what becomes of each job if it was.
    During(StoreError, Vec<Result<(), StoreError>>),
}

async fn write(
    holder: &mut Holder,
    batches: &mut Batches,
    batch: &[Job],
    node: Option<&Node>,
) -> Vec<Result<(), StoreError>> {
    let each = |result: Result<(), StoreError>| batch.iter().map(|_| result.clone()).collect();
    let connection = match holder.connect().await {
        Ok(connection) => connection,
        Err(error) => return each(Err(error)),
    };
    let lost = match transaction(connection, batches, batch, node).await {
        Ok(results) => {
            batches.set_doubt(false);
            return results;
        }
        Err(lost) => lost,
    };
    // Whatever state it is in, the next transaction has to start cleanly.
    holder.drop_connection();
    match lost {
        Lost::Before(error) => each(Err(error)),
        Lost::During(error, results) => {
            metrics::counter!("aude_store_unknown_total").increment(1);
            tracing::warn!(%error, "a commit was interrupted; asking how it ended");
            batches.set_doubt(true);
            // A job that was refused is not in the transaction, however that ended.
            let ended = resolve(holder, batches, error).await;
            batches.set_doubt(matches!(ended, Err(StoreError::Unknown(_))));
            results.into_iter().map(|result| result.and_then(|()| ended.clone())).collect()
        }
    }
}

/// How an interrupted commit ended. Nobody is answered before that is known, unless it takes too
/// long: then it is unknown.
async fn resolve(
    holder: &mut Holder,
    batches: &Batches,
    error: StoreError,
) -> Result<(), StoreError> {
    let began = Instant::now();
    while began.elapsed() < DOUBT {
        if let Ok(connection) = holder.connect().await {
            match in_time(batches.is_last_stored(connection)).await {
                Ok(true) => return Ok(()),
                Ok(false) => return Err(error),
                Err(_) => holder.drop_connection(),
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
    Err(StoreError::Unknown(error.to_string()))
}

/// What the database says, if it says anything.
async fn in_time<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    match tokio::time::timeout(SILENCE, work).await {
        Ok(done) => done.map_err(|error| failed(&error)),
        Err(_) => Err(StoreError::Failed("the database does not answer".to_owned())),
    }
}

/// Writes a batch in one transaction.
async fn transaction(
    connection: &mut PgConnection,
    batches: &mut Batches,
    batch: &[Job],
    node: Option<&Node>,
) -> Result<Vec<Result<(), StoreError>>, Lost> {
    let prepared = in_time(prepare(connection, batches, batch, node)).await;
    let results = prepared.map_err(Lost::Before)?;
    // Whatever goes wrong here, even an error of the database itself, may come after the commit.
    match in_time(connection.execute("COMMIT")).await {
        Ok(_) => Ok(results),
        Err(error) => Err(Lost::During(error, results)),
    }
}

/// Everything up to the commit. It nearly always succeeds; if something in it fails, it is repeated
/// with a savepoint for each job.
async fn prepare(
    connection: &mut PgConnection,
    batches: &mut Batches,
    batch: &[Job],
    node: Option<&Node>,
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    connection.execute("BEGIN").await?;
    let all: Vec<&Job> = batch.iter().collect();
    let kept = keep_owned(connection, &all, node).await?;
    let results = match write_all(connection, &kept, node).await {
        Ok(()) => batch.iter().map(|job| outcome(job, &kept)).collect(),
        Err(error) if error.as_database_error().is_none() => return Err(error),
        Err(_) => {
            connection.execute("ROLLBACK").await?;
            connection.execute("BEGIN").await?;
            let mut results = Vec::with_capacity(batch.len());
            // The transaction began anew, and so did the world.
            let kept = keep_owned(connection, &all, node).await?;
            for job in batch {
                if let Err(lost) = outcome(job, &kept) {
                    results.push(Err(lost));
                    continue;
                }
                connection.execute("SAVEPOINT job").await?;
                let result = write_all(connection, &[job], node).await;
                if result.is_err() {
                    connection.execute("ROLLBACK TO SAVEPOINT job").await?;
                }
                connection.execute("RELEASE SAVEPOINT job").await?;
                results.push(result.map_err(|error| failed(&error)));
            }
            results
        }
    };
    batches.mark(connection).await?;
    Ok(results)
}

/// The jobs about tables that this server still owns. It keeps owning them until the transaction
/// ends: whoever wants to claim one has to wait.
async fn keep_owned<'j>(
    connection: &mut PgConnection,
    batch: &[&'j Job],
    node: Option<&Node>,
) -> Result<Vec<&'j Job>, sqlx::Error> {
    let Some(node) = node else { return Ok(batch.to_vec()) };
    let fences: Vec<&(String, i64)> = batch.iter().flat_map(|job| &job.fences).collect();
    if fences.is_empty() {
        return Ok(batch.to_vec());
    }
    let sql = "SELECT owner.game, owner.epoch FROM owner
               JOIN (SELECT DISTINCT * FROM unnest($1::text[], $2::bigint[]) AS all_of_them (game, epoch))
                    AS mine ON owner.game = mine.game AND owner.epoch = mine.epoch
               WHERE owner.node = $3 ORDER BY owner.game FOR SHARE OF owner";
    let rows = sqlx::query(sql)
        .bind(column(&fences, |fence| fence.0.as_str()))
        .bind(column(&fences, |fence| fence.1))
        .bind(node.id())
        .fetch_all(connection)
        .await?;
    let mut owned = HashSet::new();
    for row in &rows {
        owned.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
    }
    for fence in fences.iter().filter(|fence| !owned.contains(**fence)) {
        node.lose(&fence.0, fence.1);
    }
    let is_owned = |job: &&&Job| job.fences.iter().all(|fence| owned.contains(fence));
    Ok(batch.iter().filter(is_owned).copied().collect())
}

/// What becomes of a job if those that are kept are written.
fn outcome(job: &Job, kept: &[&Job]) -> Result<(), StoreError> {
    let is_kept = kept.iter().any(|other| std::ptr::eq(*other, job));
    if is_kept { Ok(()) } else { Err(StoreError::NotOwner) }
}

async fn write_all(
    connection: &mut PgConnection,
    batch: &[&Job],
    node: Option<&Node>,
) -> Result<(), sqlx::Error> {
    let ops = || batch.iter().flat_map(|job| &job.ops);
    let (mut games, mut entries, mut chat) = (Vec::new(), Vec::new(), Vec::new());
    // The last head of a table counts.
    let mut heads = BTreeMap::new();
    for op in ops() {
        match op {
            Op::Game(game) => games.push(game),
            Op::Entries(id, rows) => entries.extend(rows.iter().map(|row| (id.as_str(), row))),
            Op::Head(id, head) => _ = heads.insert(id.as_str(), head),
            Op::Chat(id, line) => chat.push((id.as_str(), line)),
            _ => {}
        }
    }
    // Entries need their game; everything else comes after.
    write_games(connection, &games).await?;
    write_owners(connection, &games, node).await?;
    write_entries(connection, &entries).await?;
    write_heads(connection, &heads).await?;
    write_chat(connection, &chat).await?;
    for op in ops() {
        carry_out(connection, op).await?;
    }
    Ok(())
}

/// A column of many rows.
fn column<'r, R, T>(rows: &'r [R], value: impl Fn(&'r R) -> T) -> Vec<T> {
    rows.iter().map(value).collect()
}

async fn write_games(connection: &mut PgConnection, games: &[&GameRow]) -> Result<(), sqlx::Error> {
    if games.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO game (id, created, updated, phase, public, origin, seed, head)
               SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[],
                                    $5::boolean[], $6::text[], $7::bytea[], $8::text[])";
    sqlx::query(sql)
        .bind(column(games, |game| game.id.as_str()))
        .bind(column(games, |game| game.created))
        .bind(column(games, |game| game.head.updated))
        .bind(column(games, |game| game.head.phase.as_str()))
        .bind(column(games, |game| game.head.public))
        .bind(column(games, |game| game.origin.as_str()))
        .bind(column(games, |game| game.seed.as_slice()))
        .bind(column(games, |game| game.head.json.as_str()))
        .execute(connection)
        .await
        .map(drop)
}

/// Whoever creates a table owns it.
async fn write_owners(
    connection: &mut PgConnection,
    games: &[&GameRow],
    node: Option<&Node>,
) -> Result<(), sqlx::Error> {
    let Some(node) = node.filter(|_| !games.is_empty()) else { return Ok(()) };
    let sql =
        "INSERT INTO owner (game, node, epoch) SELECT game, $2, $3 FROM unnest($1::text[]) AS game";
    let ids = column(games, |game| game.id.as_str());
    sqlx::query(sql).bind(ids).bind(node.id()).bind(FIRST).execute(connection).await.map(drop)
}

async fn write_entries(
    connection: &mut PgConnection,
    rows: &[(&str, &EntryRow)],
) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO entry (game, version, kind, seat, moves, hash, at, clocks)
               SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::smallint[],
                                    $5::text[], $6::text[], $7::bigint[], $8::text[])";
    sqlx::query(sql)
        .bind(column(rows, |(id, _)| *id))
        .bind(column(rows, |(_, row)| super::int(row.version)))
        .bind(column(rows, |(_, row)| row.kind.as_str()))
        .bind(column(rows, |(_, row)| row.seat.map(i16::from)))
        .bind(column(rows, |(_, row)| row.moves.as_str()))
        .bind(column(rows, |(_, row)| row.hash.as_str()))
        .bind(column(rows, |(_, row)| row.at))
        .bind(column(rows, |(_, row)| row.clocks.as_str()))
        .execute(connection)
        .await
        .map(drop)
}

async fn write_heads(
    connection: &mut PgConnection,
    heads: &BTreeMap<&str, &HeadRow>,
) -> Result<(), sqlx::Error> {
    if heads.is_empty() {
        return Ok(());
    }
    let rows: Vec<_> = heads.iter().collect();
    let sql = "UPDATE game SET phase = new.phase, public = new.public, updated = new.updated,
                               head = new.head
               FROM unnest($1::text[], $2::text[], $3::boolean[], $4::bigint[], $5::text[])
                    AS new (id, phase, public, updated, head)
               WHERE game.id = new.id";
    sqlx::query(sql)
        .bind(column(&rows, |(id, _)| **id))
        .bind(column(&rows, |(_, head)| head.phase.as_str()))
        .bind(column(&rows, |(_, head)| head.public))
        .bind(column(&rows, |(_, head)| head.updated))
        .bind(column(&rows, |(_, head)| head.json.as_str()))
        .execute(connection)
        .await
        .map(drop)
}

async fn write_chat(
    connection: &mut PgConnection,
    rows: &[(&str, &ChatRow)],
) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO chat (game, number, seat, name, text, at)
               SELECT * FROM unnest($1::text[], $2::integer[], $3::smallint[], $4::text[],
                                    $5::text[], $6::bigint[])";
    sqlx::query(sql)
        .bind(column(rows, |(id, _)| *id))
        .bind(column(rows, |(_, row)| super::int(row.number)))
        .bind(column(rows, |(_, row)| row.seat.map(i16::from)))
        .bind(column(rows, |(_, row)| row.name.as_str()))
        .bind(column(rows, |(_, row)| row.text.as_str()))
        .bind(column(rows, |(_, row)| row.at))
        .execute(connection)
        .await
        .map(drop)
}

async fn carry_out(connection: &mut PgConnection, op: &Op) -> Result<(), sqlx::Error> {
    match op {
        // They are written together.
        Op::Game(_) | Op::Entries(..) | Op::Head(..) | Op::Chat(..) => {}
        Op::Meta(key, value) => {
            sqlx::query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(key)
                .bind(value)
                .execute(connection)
                .await?;
        }
        Op::Beat(at) => {
            let sql = "INSERT INTO meta (key, value) VALUES ('beat', $1)
                       ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            sqlx::query(sql).bind(at.to_string()).execute(connection).await?;
        }
        Op::Delete(id) => delete(connection, id).await?,
        Op::DeleteOutdated(id, kind, since) => {
            let sql = "SELECT 1 FROM game WHERE id = $1 AND phase = $2 AND updated < $3 FOR UPDATE";
            let query = sqlx::query(sql).bind(id).bind(kind.rule().0).bind(since);
            if query.fetch_optional(&mut *connection).await?.is_some() {
                delete(connection, id).await?;
            }
        }
        Op::DeleteChat(id, before) => {
            let sql = "WITH last AS (SELECT number, at FROM chat WHERE game = $1
                                     ORDER BY number DESC LIMIT 1),
                       kept AS (UPDATE chat SET seat = NULL, name = '', text = '' FROM last
                                WHERE game = $1 AND chat.number = last.number AND last.at < $2)
                       DELETE FROM chat USING last
                       WHERE game = $1 AND chat.at < $2 AND chat.number < last.number";
            sqlx::query(sql).bind(id).bind(before).execute(connection).await?;
        }
        // PostgreSQL does this by itself.
        Op::Compact(_) => {}
    }
    Ok(())
}

async fn delete(connection: &mut PgConnection, id: &str) -> Result<(), sqlx::Error> {
    for sql in [
        "DELETE FROM chat WHERE game = $1",
        "DELETE FROM entry WHERE game = $1",
        "DELETE FROM game WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}
