//! SQLite, embedded: one file in write-ahead mode, many readers and one writer.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::query::Query;
use sqlx::sqlite::{
    Sqlite, SqliteArguments, SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::checkpoint::{self, Progress};
use super::health::Health;
use super::keeper::Keeper;
use super::migrations;
use super::writer::{self, Job, Op, failed};
use super::{ChatRow, EntryRow, GameRow, HeadRow, Later, ListRow, Mark, Store, StoreError, Stored};
use crate::folder::create_file;

/// What is asked before a table is created. None of it reads more rows than an address may have.
const OPEN: &str = "SELECT coalesce(sum(many), 0) AS many FROM tally
    WHERE name IN ('phase gathering', 'phase playing')";
const OPEN_OF_ONE: &str = "SELECT count(*) AS many FROM game INDEXED BY game_origin
    WHERE origin = ? AND phase IN ('gathering', 'playing')";
const MADE: &str = "SELECT count(*) AS many FROM game INDEXED BY game_made
    WHERE origin = ? AND created > ?";

/// How long closing waits for queries in progress.
const READERS_END: Duration = Duration::from_secs(5);

/// A store in an SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    file: PathBuf,
    /// Ends a backup in progress.
    stop: Arc<AtomicBool>,
    /// One backup at a time.
    copying: Mutex<()>,
    pub(super) readers: SqlitePool,
    health: Arc<Health>,
    jobs: std::sync::Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    progress: Arc<Progress>,
    /// Copies the log into the database.
    copier: Mutex<Option<JoinHandle<()>>>,
}

impl core::fmt::Debug for Job {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Job").field("ops", &self.ops.len()).finish()
    }
}

impl SqliteStore {
    /// Opens a file, creating or upgrading it as needed.
    ///
    /// # Errors
    /// If the file cannot be opened or was written by a newer version.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let told = |error| StoreError::Failed(format!("{}: {error}", file.display()));
        create_file(file).map_err(told)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let options = options.disable_statement_logging();
        let writing = options.clone().auto_vacuum(SqliteAutoVacuum::Incremental);
        // The log is copied by another connection.
        let writing = writing.pragma("wal_autocheckpoint", "0");
        let mut connection = writing.connect().await.map_err(|error| failed(&error))?;
        let migrated = migrations::migrator().run(&mut connection).await;
        migrated.map_err(|error| StoreError::Failed(migrations::not_up_to_date(&error)))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(|error| failed(&error))?;
        let (sender, receiver) = mpsc::channel(1024);
        let health = Arc::<Health>::default();
        let progress = Arc::<Progress>::default();
        let copying = options.connect().await.map_err(|error| failed(&error))?;
        let copier = checkpoint::run(copying, Arc::clone(&progress));
        let writer = writer::run(connection, receiver, Arc::clone(&health), Arc::clone(&progress));
        let writer = tokio::spawn(writer);
        Ok(Self {
            file: file.to_owned(),
            stop: Arc::default(),
            progress,
            copier: Mutex::new(Some(tokio::spawn(copier))),
            copying: Mutex::default(),
            readers,
            health,
            jobs: std::sync::Mutex::new(Some(sender)),
            writer: Mutex::new(Some(writer)),
        })
    }

    /// An error, remembered if it shows that the database is damaged.
    pub(super) fn failed(&self, error: &sqlx::Error) -> StoreError {
        self.health.note(error);
        failed(error)
    }

    pub(super) async fn count<'a>(
        &self,
        query: Query<'a, Sqlite, SqliteArguments>,
    ) -> Result<u64, StoreError> {
        let row = query.fetch_one(&self.readers).await.map_err(|error| self.failed(&error))?;
        let many: i64 = row.try_get("many").map_err(|error| self.failed(&error))?;
        Ok(u64::try_from(many).unwrap_or(0))
    }

    pub(super) async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("the store is closed".to_owned());
        let sender = match self.jobs.lock() {
            Ok(jobs) => jobs.clone(),
            Err(_) => None,
        };
        let (done, result) = oneshot::channel();
        let job = Job { ops, fences: Vec::new(), done };
        sender.ok_or_else(closed)?.send(job).await.map_err(|_| closed())?;
        result.await.map_err(|_| closed())?
    }
}

pub(super) fn head(row: &SqliteRow) -> Result<HeadRow, sqlx::Error> {
    Ok(HeadRow {
        phase: row.try_get("phase")?,
        public: row.try_get("public")?,
        updated: row.try_get("updated")?,
        json: row.try_get("head")?,
    })
}

pub(super) fn game(row: &SqliteRow) -> Result<GameRow, sqlx::Error> {
    let seed: Vec<u8> = row.try_get("seed")?;
    let seed = seed.try_into().map_err(|_| sqlx::Error::Decode("a seed of 32 bytes".into()))?;
    Ok(GameRow {
        id: row.try_get("id")?,
        created: row.try_get("created")?,
        origin: row.try_get("origin")?,
        seed,
        head: head(row)?,
    })
}

pub(super) fn entry(row: &SqliteRow) -> Result<EntryRow, sqlx::Error> {
    Ok(EntryRow {
        version: row.try_get("version")?,
        kind: row.try_get("kind")?,
        seat: row.try_get("seat")?,
        moves: row.try_get("moves")?,
        hash: row.try_get("hash")?,
        at: row.try_get("at")?,
        clocks: row.try_get("clocks")?,
    })
}

fn line(row: &SqliteRow) -> Result<ChatRow, sqlx::Error> {
    Ok(ChatRow {
        number: row.try_get("number")?,
        seat: row.try_get("seat")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

pub(super) fn all<T>(
    rows: &[SqliteRow],
    one: impl Fn(&SqliteRow) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, StoreError> {
    rows.iter().map(one).collect::<Result<_, _>>().map_err(|error| failed(&error))
}

impl Store for SqliteStore {
    fn create(&self, game: GameRow, entries: Vec<EntryRow>) -> Later<'_, ()> {
        let id = game.id.clone();
        Box::pin(self.write(vec![Op::Game(game), Op::Entries(id, entries)]))
    }

    fn game<'a>(&'a self, id: &'a str) -> Later<'a, Option<GameRow>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT * FROM game WHERE id = ?").bind(id);
            let row =
                query.fetch_optional(&self.readers).await.map_err(|error| self.failed(&error))?;
            row.map(|row| game(&row)).transpose().map_err(|error| self.failed(&error))
        })
    }

    fn entries<'a>(&'a self, id: &'a str, after: u32) -> Later<'a, Vec<EntryRow>> {
        Box::pin(async move {
            let sql = "SELECT * FROM entry WHERE game = ? AND version > ? ORDER BY version";
            let query = sqlx::query(sql).bind(id).bind(after);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))?;
            all(&rows, entry)
        })
    }

    fn games(&self, ids: Vec<String>) -> Later<'_, Vec<Stored>> {
        Box::pin(async move {
            super::many::games(&self.readers, &ids).await.map_err(|error| self.failed(&error))
        })
    }

    fn append(&self, id: &str, entries: Vec<EntryRow>, head: Option<HeadRow>) -> Later<'_, ()> {
        let id = id.to_owned();
        let mut ops = vec![Op::Entries(id.clone(), entries)];
        ops.extend(head.map(|head| Op::Head(id, head)));
        Box::pin(self.write(ops))
    }

    fn put_head(&self, id: &str, head: HeadRow) -> Later<'_, ()> {
        Box::pin(self.write(vec![Op::Head(id.to_owned(), head)]))
    }

    fn say(&self, id: &str, line: ChatRow) -> Later<'_, ()> {
        Box::pin(self.write(vec![Op::Chat(id.to_owned(), line)]))
    }

    fn chat<'a>(&'a self, id: &'a str, after: u32, most: u32) -> Later<'a, Vec<ChatRow>> {
        Box::pin(async move {
            let sql = "SELECT * FROM (SELECT * FROM chat WHERE game = ? AND number > ?
                       AND text <> '' ORDER BY number DESC LIMIT ?) ORDER BY number";
            let query = sqlx::query(sql).bind(id).bind(after).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))?;
            all(&rows, line)
        })
    }

    fn list<'a>(&'a self, phase: &'a str, most: u32) -> Later<'a, Vec<ListRow>> {
        Box::pin(async move {
            let sql = "SELECT * FROM game WHERE phase = ? AND public = 1
                       ORDER BY updated DESC LIMIT ?";
            let query = sqlx::query(sql).bind(phase).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))?;
            all(&rows, |row| Ok(ListRow { id: row.try_get("id")?, head: head(row)? }))
        })
    }

    fn open<'a>(&'a self, origin: Option<&'a str>) -> Later<'a, u64> {
        Box::pin(async move {
            match origin {
                None => self.count(sqlx::query(OPEN)).await,
                Some(origin) => self.count(sqlx::query(OPEN_OF_ONE).bind(origin)).await,
            }
        })
    }

    fn made<'a>(&'a self, origin: &'a str, since: i64) -> Later<'a, u64> {
        Box::pin(async move { self.count(sqlx::query(MADE).bind(origin).bind(since)).await })
    }

    fn untouched(&self, since: i64, most: u32) -> Later<'_, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT id FROM game WHERE phase IN ('gathering', 'playing')
                       AND updated < ? ORDER BY updated LIMIT ?";
            let query = sqlx::query(sql).bind(since).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))?;
            all(&rows, |row| row.try_get("id"))
        })
    }

    fn playing<'a>(&'a self, before: &'a Mark, most: u32) -> Later<'a, Vec<ListRow>> {
        Box::pin(async move {
            let sql = "SELECT * FROM game WHERE id IN (SELECT id FROM game
                       WHERE phase = 'playing' AND (updated, id) < (?, ?)
                       ORDER BY updated DESC, id DESC LIMIT ?) ORDER BY updated DESC, id DESC";
            let query = sqlx::query(sql).bind(before.0).bind(&before.1).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))?;
            all(&rows, |row| Ok(ListRow { id: row.try_get("id")?, head: head(row)? }))
        })
    }

    fn meta<'a>(&'a self, key: &'a str, otherwise: String) -> Later<'a, String> {
        Box::pin(async move {
            self.write(vec![Op::Meta(key.to_owned(), otherwise)]).await?;
            let query = sqlx::query("SELECT value FROM meta WHERE key = ?").bind(key);
            let row = query.fetch_one(&self.readers).await.map_err(|error| self.failed(&error))?;
            row.try_get("value").map_err(|error| self.failed(&error))
        })
    }

    fn touch(&self) -> Later<'_, ()> {
        Box::pin(async move {
            if let Some(damage) = self.health.damage() {
                return Err(StoreError::Failed(format!("the database is damaged: {damage}")));
            }
            self.count(sqlx::query(OPEN)).await?;
            self.write(vec![Op::Beat(crate::shared::now())]).await
        })
    }

    fn keeper(&self) -> &dyn Keeper {
        self
    }

    fn backup<'a>(&'a self, file: &'a Path) -> Later<'a, ()> {
        let (from, to, stop) = (self.file.clone(), file.to_owned(), Arc::clone(&self.stop));
        Box::pin(async move {
            let _alone = self.copying.lock().await;
            let here = tokio::runtime::Handle::current();
            let copying = move || here.block_on(super::copy::copy(&from, &to, stop)).map(drop);
            let copied = tokio::task::spawn_blocking(copying).await;
            let copied = copied.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())));
            if let Err(StoreError::Damaged(what)) = &copied {
                self.health.note_damage(what);
            }
            copied
        })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            self.stop.store(true, Ordering::Relaxed);
            // The readers go first: only a writer that is alone can empty the log, without which
            // the file would not be whole by itself.
            let reading = async {
                drop(self.copying.lock().await);
                self.readers.close().await;
                self.progress.stop();
                if let Some(copier) = self.copier.lock().await.take() {
                    let _ = copier.await;
                }
            };
            if tokio::time::timeout(READERS_END, reading).await.is_err() {
                tracing::warn!("a query did not end in time");
            }
            if let Ok(mut jobs) = self.jobs.lock() {
                jobs.take();
            }
            if let Some(writer) = self.writer.lock().await.take() {
                let _ = writer.await;
            }
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection as _, SqliteConnection};

    use super::*;

    #[tokio::test]
    async fn creating_a_table_scans_nothing() {
        let mut database = SqliteConnection::connect("sqlite::memory:").await.expect("it opens");
        migrations::migrator().run(&mut database).await.expect("made");
        for sql in [OPEN, OPEN_OF_ONE, MADE] {
            let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
            let rows: Vec<SqliteRow> =
                sqlx::query(plan).fetch_all(&mut database).await.expect("a plan");
            let steps: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            let fits = |step: &String| step.starts_with("SEARCH") && step.contains("=?");
            assert!(!steps.is_empty() && steps.iter().all(fits), "{steps:?}");
        }
    }
}
