//! PostgreSQL, for those who have outgrown one file: many readers, and one connection that writes
//! and holds the database, so that a second server is refused.

mod address;
mod batches;
mod claims;
mod connection;
mod counted;
mod durable;
mod errands;
mod games;
mod jobs;
mod keeper;
mod leaving;
mod look;
mod nodes;
mod readers;
mod rows;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Row as _;
use sqlx::postgres::{PgArguments, PgRow, Postgres};
use sqlx::query::Query;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::keeper::Keeper;
use super::migrations;
use super::writer::{Job, Op};
use super::{
    ChatRow, EntryRow, Errands, GameRow, HeadRow, Jobs, Later, ListRow, Owner, Store, StoreError,
    Stored,
};
pub(crate) use address::EXAMPLE;
use address::{options, unprotected};
use batches::{Batches, Doubt};
use connection::Holder;
use counted::Counted;
use nodes::Node;
use readers::Readers;
use rows::{all, chat_line, entry, game, listed};

/// How long a query waits for a connection, and for what another server is writing.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a transaction may stand still.
const IDLE: Duration = Duration::from_secs(10);

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    readers: Arc<Readers>,
    doubt: Arc<Doubt>,
    jobs: std::sync::Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    open: Counted,
    /// This server among several.
    node: Option<Arc<Node>>,
    losses: std::sync::Mutex<Option<mpsc::UnboundedReceiver<String>>>,
}

impl PostgresStore {
    /// Opens a database such as `postgres://aude@db.example.org/aude`, creating or upgrading its
    /// tables as needed.
    ///
    /// # Errors
    /// If the database cannot be reached, is too old, was written by a newer version, or another
    /// server uses it.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::begin(url, None).await
    }

    /// The same for one of several servers: the address at which the others reach it, and how long
    /// they wait before they take over when it is silent.
    ///
    /// # Errors
    /// Also if another server has this address, or one uses the database alone.
    pub async fn join(url: &str, address: &str, lease: Duration) -> Result<Self, StoreError> {
        Self::begin(url, Some((address, lease))).await
    }

    async fn begin(url: &str, node: Option<(&str, Duration)>) -> Result<Self, StoreError> {
        let options = durable::options(options(url)?).await?;
        // A server that hangs in the middle of a transaction must not keep others from its tables.
        let idle = node.map_or(IDLE, |(_, lease)| lease / 2).as_millis().max(1).to_string();
        let writing = options.clone().options([("idle_in_transaction_session_timeout", idle)]);
        let mut holder = Holder::new(writing, node.is_some());
        let connection = holder.connect().await?;
        let migrated = migrations::postgres().run(&mut *connection).await;
        migrated.map_err(|error| StoreError::Failed(migrations::not_up_to_date(&error)))?;
        let readers = Arc::new(Readers::open(options.clone()).await?);
        let (node, losses) = match node {
            None => (None, None),
            Some((address, lease)) => {
                let connection = holder.connect().await?;
                let (node, losses) = Node::join(connection, address.to_owned(), lease).await?;
                tokio::spawn(Arc::clone(&node).keep_renewing(options, Arc::clone(&readers)));
                (Some(node), Some(losses))
            }
        };
        let (sender, receiver) = mpsc::channel(1024);
        let batches = Batches::new()?;
        let doubt = batches.doubt();
        let writer = tokio::spawn(writer::run(holder, batches, receiver, node.clone()));
        Ok(Self {
            readers,
            doubt,
            jobs: std::sync::Mutex::new(Some(sender)),
            writer: Mutex::new(Some(writer)),
            open: Counted::default(),
            node,
            losses: std::sync::Mutex::new(losses),
        })
    }

    async fn rows(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<Vec<PgRow>, StoreError> {
        self.readers.rows(query).await
    }

    async fn row(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<Option<PgRow>, StoreError> {
        self.readers.row(query).await
    }

    async fn count(&self, query: Query<'_, Postgres, PgArguments>) -> Result<u64, StoreError> {
        self.readers.count(query).await
    }

    async fn ids(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<Vec<String>, StoreError> {
        all(&self.rows(query).await?, |row| row.try_get("id"))
    }

    /// What is read of a table, once it is known to last: what can be read may not be on the standby
    /// yet if a commit was interrupted.
    async fn lasting<T>(
        &self,
        read: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        self.settle().await?;
        let read = read.await?;
        self.settle().await?;
        Ok(read)
    }

    /// Waits until nothing is in doubt any more: a commit that is confirmed confirms all before it.
    async fn settle(&self) -> Result<(), StoreError> {
        if !self.doubt.is_there() {
            return Ok(());
        }
        self.write(Vec::new()).await.map_err(|error| match error {
            StoreError::Unknown(reason) => StoreError::Unknown(reason),
            error => StoreError::Unknown(error.to_string()),
        })
    }

    /// What must still be true when this is written: the epochs of the tables it is about.
    fn fences(&self, ops: &[Op]) -> Result<Vec<(String, i64)>, StoreError> {
        let Some(node) = &self.node else { return Ok(Vec::new()) };
        let mut fences: Vec<(String, i64)> = Vec::new();
        for op in ops {
            let id = match op {
                Op::Game(game) => {
                    node.create(&game.id)?;
                    continue;
                }
                Op::Entries(id, _)
                | Op::Head(id, _)
                | Op::Chat(id, _)
                | Op::Delete(id)
                | Op::DeleteOutdated(id, ..)
                | Op::DeleteChat(id, _) => id,
                Op::Meta(..) | Op::Beat(_) | Op::Compact(_) => continue,
            };
            let is_new = ops.iter().any(|op| matches!(op, Op::Game(game) if game.id == *id));
            if !is_new && !fences.iter().any(|(known, _)| known == id) {
                fences.push((id.clone(), node.epoch(id).ok_or(StoreError::NotOwner)?));
            }
        }
        Ok(fences)
    }

    async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("the store is closed".to_owned());
        let sender = match self.jobs.lock() {
            Ok(jobs) => jobs.clone(),
            Err(_) => None,
        };
        let fences = self.fences(&ops)?;
        let (done, result) = oneshot::channel();
        let job = Job { ops, fences, done };
        sender.ok_or_else(closed)?.send(job).await.map_err(|_| closed())?;
        result.await.map_err(|_| closed())?
    }
}

/// An error in words; a version that is taken is a conflict.
fn failed(error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) if error.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(error) => StoreError::Failed(error.message().to_owned()),
        error => StoreError::Failed(unprotected(error).unwrap_or_else(|| error.to_string())),
    }
}

impl Store for PostgresStore {
    fn create(&self, game: GameRow, entries: Vec<EntryRow>) -> Later<'_, ()> {
        let id = game.id.clone();
        Box::pin(async move {
            let written = self.write(vec![Op::Game(game), Op::Entries(id.clone(), entries)]).await;
            if let (Err(_), Some(node)) = (&written, &self.node) {
                node.forget(&id);
            }
            if written.is_ok() {
                self.open.created().await;
            }
            written
        })
    }

    fn game<'a>(&'a self, id: &'a str) -> Later<'a, Option<GameRow>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT * FROM game WHERE id = $1").bind(id);
            let row = self.lasting(self.row(query)).await?;
            row.map(|row| game(&row)).transpose().map_err(|error| failed(&error))
        })
    }

    fn entries<'a>(&'a self, id: &'a str, after: u32) -> Later<'a, Vec<EntryRow>> {
        Box::pin(async move {
            let sql = "SELECT * FROM entry WHERE game = $1 AND version > $2 ORDER BY version";
            let query = sqlx::query(sql).bind(id).bind(int(after));
            all(&self.lasting(self.rows(query)).await?, entry)
        })
    }

    fn games(&self, ids: Vec<String>) -> Later<'_, Vec<Stored>> {
        Box::pin(async move { self.lasting(games::games(&self.readers, &ids)).await })
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
            let sql = "SELECT * FROM (SELECT * FROM chat WHERE game = $1 AND number > $2
                       AND text <> '' ORDER BY number DESC LIMIT $3) AS latest ORDER BY number";
            let query = sqlx::query(sql).bind(id).bind(int(after)).bind(int(most));
            all(&self.lasting(self.rows(query)).await?, chat_line)
        })
    }

    fn list<'a>(&'a self, phase: &'a str, most: u32) -> Later<'a, Vec<ListRow>> {
        Box::pin(async move {
            let sql = "SELECT * FROM game WHERE phase = $1 AND public
                       ORDER BY updated DESC LIMIT $2";
            all(&self.rows(sqlx::query(sql).bind(phase).bind(int(most))).await?, listed)
        })
    }

    fn open<'a>(&'a self, origin: Option<&'a str>) -> Later<'a, u64> {
        Box::pin(async move {
            let Some(origin) = origin else {
                return self.open.look(self).await;
            };
            let sql = "SELECT count(*) FROM game
                       WHERE origin = $1 AND phase IN ('gathering', 'playing')";
            self.count(sqlx::query(sql).bind(origin)).await
        })
    }

    fn made<'a>(&'a self, origin: &'a str, since: i64) -> Later<'a, u64> {
        Box::pin(async move {
            let sql = "SELECT count(*) FROM game WHERE origin = $1 AND created > $2";
            self.count(sqlx::query(sql).bind(origin).bind(since)).await
        })
    }

    fn untouched(&self, since: i64, most: u32) -> Later<'_, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT id FROM game WHERE phase IN ('gathering', 'playing')
                       AND updated < $1 ORDER BY updated LIMIT $2";
            self.ids(sqlx::query(sql).bind(since).bind(int(most))).await
        })
    }

    fn playing<'a>(&'a self, before: &'a super::Mark, most: u32) -> Later<'a, Vec<ListRow>> {
        Box::pin(async move {
            let sql = r#"SELECT * FROM game
                WHERE phase = 'playing' AND (updated, id COLLATE "C") < ($1, $2)
                ORDER BY updated DESC, id COLLATE "C" DESC LIMIT $3"#;
            let rows = sqlx::query(sql).bind(before.0).bind(&before.1).bind(int(most));
            all(&self.rows(rows).await?, listed)
        })
    }

    fn meta<'a>(&'a self, key: &'a str, otherwise: String) -> Later<'a, String> {
        Box::pin(async move {
            self.write(vec![Op::Meta(key.to_owned(), otherwise)]).await?;
            let query = sqlx::query("SELECT value FROM meta WHERE key = $1").bind(key);
            let row = self.row(query).await?.ok_or_else(|| failed(&sqlx::Error::RowNotFound))?;
            row.try_get("value").map_err(|error| failed(&error))
        })
    }

    fn touch(&self) -> Later<'_, ()> {
        Box::pin(async move {
            self.count(sqlx::query("SELECT count(*) FROM meta")).await?;
            self.write(vec![Op::Beat(crate::shared::now())]).await
        })
    }

    fn claim<'a>(&'a self, id: &'a str) -> Later<'a, Owner> {
        Box::pin(async move {
            match &self.node {
                None => Ok(Owner::Here),
                Some(node) => node.claim(&self.readers, id).await,
            }
        })
    }

    fn term(&self, id: &str) -> Option<i64> {
        self.node.as_ref().map_or(Some(0), |node| node.term(id))
    }

    fn losses(&self) -> Option<mpsc::UnboundedReceiver<String>> {
        self.losses.lock().ok()?.take()
    }

    fn orphans(&self) -> Later<'_, Vec<ListRow>> {
        Box::pin(async move {
            let Some(node) = &self.node else { return Ok(Vec::new()) };
            let (new, gone) = node.newly_gone(&self.readers).await?;
            if new.is_empty() {
                node.note_gone(gone);
                return Ok(Vec::new());
            }
            let sql = "SELECT game.* FROM owner JOIN game ON game.id = owner.game
                       WHERE node = ANY($1) AND phase = 'playing' ORDER BY updated DESC";
            let rows = all(&self.rows(sqlx::query(sql).bind(new)).await?, listed)?;
            // Only now: if it fails, they are looked for again.
            node.note_gone(gone);
            Ok(rows)
        })
    }

    fn retire(&self) -> Later<'_, Vec<String>> {
        Box::pin(async move {
            match &self.node {
                None => Ok(Vec::new()),
                Some(node) => node.retire(&self.readers).await,
            }
        })
    }

    fn hand_over<'a>(&'a self, id: &'a str, to: &'a str) -> Later<'a, Option<String>> {
        Box::pin(async move {
            match &self.node {
                None => Ok(None),
                Some(node) => node.hand_over(&self.readers, id, Some(to)).await,
            }
        })
    }

    fn leave(&self) -> Later<'_, ()> {
        Box::pin(async move {
            if let Some(node) = &self.node {
                node.leave(&self.readers).await;
            }
            Ok(())
        })
    }

    fn lease_left<'a>(&'a self, id: &'a str) -> Later<'a, Duration> {
        Box::pin(leaving::lease_left(&self.readers, id))
    }

    fn ahead(&self) -> i64 {
        self.node.as_ref().map_or(0, |node| node.ahead())
    }

    fn jobs(&self) -> Option<&dyn Jobs> {
        self.node.as_ref().map(|_| self as &dyn Jobs)
    }

    fn errands(&self) -> Option<&dyn Errands> {
        self.node.as_ref().map(|_| self as &dyn Errands)
    }

    fn reading(&self) -> Option<usize> {
        Some(self.readers.in_use())
    }

    fn keeper(&self) -> &dyn Keeper {
        self
    }

    fn backup<'a>(&'a self, _: &'a Path) -> Later<'a, ()> {
        let told = "a PostgreSQL database is backed up with `pg_dump`, or copied to a file with \
                    `aude store copy`";
        Box::pin(async move { Err(StoreError::Failed(told.to_owned())) })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            if let Ok(mut jobs) = self.jobs.lock() {
                jobs.take();
            }
            if let Some(writer) = self.writer.lock().await.take() {
                let _ = writer.await;
            }
            if let Some(node) = &self.node {
                node.leave(&self.readers).await;
            }
            self.readers.close().await;
            Ok(())
        })
    }
}

/// A number as PostgreSQL stores it; those that are too large are all the same to a limit.
fn int(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
