//! SQLite, embedded: one file in write-ahead mode, many readers and one writer.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::query::Query;
use sqlx::sqlite::{
    Sqlite, SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::migrations;
use super::writer::{self, Job, Op, failed};
use super::{ChatRow, EntryRow, GameRow, HeadRow, Later, ListRow, Store, StoreError};

/// A store in an SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    jobs: std::sync::Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
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
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection =
            options.clone().disable_statement_logging().connect().await.map_err(|e| failed(&e))?;
        let migrated = migrations::migrator().run(&mut connection).await;
        migrated.map_err(|error| StoreError::Failed(not_up_to_date(&error)))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.disable_statement_logging().read_only(true))
            .await
            .map_err(|error| failed(&error))?;
        let (sender, receiver) = mpsc::channel(1024);
        let writer = tokio::spawn(writer::run(connection, receiver));
        Ok(Self {
            readers,
            jobs: std::sync::Mutex::new(Some(sender)),
            writer: Mutex::new(Some(writer)),
        })
    }

    async fn count<'a>(
        &self,
        query: Query<'a, Sqlite, SqliteArguments>,
    ) -> Result<u64, StoreError> {
        let row = query.fetch_one(&self.readers).await.map_err(|error| failed(&error))?;
        let many: i64 = row.try_get("many").map_err(|error| failed(&error))?;
        Ok(u64::try_from(many).unwrap_or(0))
    }

    async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("the store is closed".to_owned());
        let sender = match self.jobs.lock() {
            Ok(jobs) => jobs.clone(),
            Err(_) => None,
        };
        let (done, result) = oneshot::channel();
        let job = Job { ops, done };
        sender.ok_or_else(closed)?.send(job).await.map_err(|_| closed())?;
        result.await.map_err(|_| closed())?
    }
}

fn head(row: &SqliteRow) -> Result<HeadRow, sqlx::Error> {
    Ok(HeadRow {
        phase: row.try_get("phase")?,
        public: row.try_get("public")?,
        updated: row.try_get("updated")?,
        json: row.try_get("head")?,
    })
}

fn game(row: &SqliteRow) -> Result<GameRow, sqlx::Error> {
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

fn entry(row: &SqliteRow) -> Result<EntryRow, sqlx::Error> {
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

fn all<T>(
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
            let row = query.fetch_optional(&self.readers).await.map_err(|e| failed(&e))?;
            row.map(|row| game(&row)).transpose().map_err(|error| failed(&error))
        })
    }

    fn entries<'a>(&'a self, id: &'a str, after: u32) -> Later<'a, Vec<EntryRow>> {
        Box::pin(async move {
            let sql = "SELECT * FROM entry WHERE game = ? AND version > ? ORDER BY version";
            let query = sqlx::query(sql).bind(id).bind(after);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| failed(&error))?;
            all(&rows, entry)
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
                       ORDER BY number DESC LIMIT ?) ORDER BY number";
            let query = sqlx::query(sql).bind(id).bind(after).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| failed(&error))?;
            all(&rows, line)
        })
    }

    fn list<'a>(&'a self, phase: &'a str, most: u32) -> Later<'a, Vec<ListRow>> {
        Box::pin(async move {
            let sql = "SELECT * FROM game WHERE phase = ? AND public = 1
                       ORDER BY updated DESC LIMIT ?";
            let query = sqlx::query(sql).bind(phase).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| failed(&error))?;
            all(&rows, |row| Ok(ListRow { id: row.try_get("id")?, head: head(row)? }))
        })
    }

    fn open<'a>(&'a self, origin: Option<&'a str>) -> Later<'a, u64> {
        Box::pin(async move {
            let sql = "SELECT count(*) AS many FROM game
                       WHERE phase IN ('gathering', 'playing') AND (?1 IS NULL OR origin = ?1)";
            self.count(sqlx::query(sql).bind(origin)).await
        })
    }

    fn made<'a>(&'a self, origin: &'a str, since: i64) -> Later<'a, u64> {
        Box::pin(async move {
            let sql = "SELECT count(*) AS many FROM game WHERE origin = ? AND created > ?";
            self.count(sqlx::query(sql).bind(origin).bind(since)).await
        })
    }

    fn untouched(&self, since: i64, most: u32) -> Later<'_, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT id FROM game WHERE phase IN ('gathering', 'playing')
                       AND updated < ? ORDER BY updated LIMIT ?";
            let query = sqlx::query(sql).bind(since).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| failed(&error))?;
            all(&rows, |row| row.try_get("id"))
        })
    }

    fn playing(&self, most: u32) -> Later<'_, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT id FROM game WHERE phase = 'playing' ORDER BY updated DESC LIMIT ?";
            let query = sqlx::query(sql).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| failed(&error))?;
            all(&rows, |row| row.try_get("id"))
        })
    }

    fn meta<'a>(&'a self, key: &'a str, otherwise: String) -> Later<'a, String> {
        Box::pin(async move {
            self.write(vec![Op::Meta(key.to_owned(), otherwise)]).await?;
            let query = sqlx::query("SELECT value FROM meta WHERE key = ?").bind(key);
            let row = query.fetch_one(&self.readers).await.map_err(|error| failed(&error))?;
            row.try_get("value").map_err(|error| failed(&error))
        })
    }

    fn touch(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let query = sqlx::query("SELECT count(*) FROM meta");
            query.fetch_one(&self.readers).await.map_err(|error| failed(&error))?;
            // The writer must respond too.
            self.write(Vec::new()).await
        })
    }

    fn backup<'a>(&'a self, file: &'a Path) -> Later<'a, ()> {
        Box::pin(copy_to(&self.readers, file))
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            if let Ok(mut jobs) = self.jobs.lock() {
                jobs.take();
            }
            if let Some(writer) = self.writer.lock().await.take() {
                let _ = writer.await;
            }
            self.readers.close().await;
            Ok(())
        })
    }
}

/// Why a file could not be upgraded, for the person who runs the server.
fn not_up_to_date(error: &MigrateError) -> String {
    match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => {
            "it was written by a newer version of aude; use that version, or another data folder"
                .to_owned()
        }
        error => error.to_string(),
    }
}

async fn copy_to(readers: &SqlitePool, file: &Path) -> Result<(), StoreError> {
    let name = file.to_str();
    let name =
        name.ok_or_else(|| StoreError::Failed("the file name is not valid text".to_owned()))?;
    let copy = sqlx::query("VACUUM INTO ?").bind(name).execute(readers).await;
    copy.map(drop).map_err(|error| failed(&error))
}

/// Backs up a database file, which a server may be using, to a new file.
pub(crate) async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let url = SqliteConnectOptions::from_str("sqlite:").map_err(|error| failed(&error))?;
    let options = url
        .filename(from)
        .read_only(true)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging();
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await;
    let pool = pool.map_err(|error| failed(&error))?;
    let result = copy_to(&pool, to).await;
    pool.close().await;
    result
}
