//! The connections that read. A database, or a network, that says nothing more must not hold
//! anybody for ever: every query has its time, and a connection that does not answer is closed.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{
    PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow, Postgres,
};
use sqlx::query::Query;
use sqlx::{Connection as _, Row as _};
use tokio::time::error::Elapsed;
use tokio::time::timeout;

use super::super::StoreError;
use super::{PATIENCE, failed};

/// Connections that read.
const READERS: u32 = 8;
/// How long a query may take: longer than it waits for a lock.
pub(super) const SILENCE: Duration = Duration::from_secs(15);
/// How long a connection that nobody uses may take to show that it is alive: all of them together
/// less than a query waits for one.
const ALIVE: Duration = Duration::from_secs(1);

/// The connections that read.
#[derive(Debug)]
pub(super) struct Readers {
    pool: PgPool,
    /// When one of them was last answered.
    heard: Mutex<Instant>,
}

impl Readers {
    pub(super) async fn open(options: PgConnectOptions) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, _| {
                Box::pin(async {
                    Ok(matches!(timeout(ALIVE, connection.ping()).await, Ok(Ok(()))))
                })
            })
            .connect_with(options)
            .await
            .map_err(|error| failed(&error))?;
        Ok(Self { pool, heard: Mutex::new(Instant::now()) })
    }

    /// All rows of a query.
    pub(super) async fn rows(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<Vec<PgRow>, StoreError> {
        let mut lent = self.lend().await?;
        let done = timeout(SILENCE, query.fetch_all(lent.connection()?)).await;
        self.took(lent, done)
    }

    /// The only row of a query, if there is one.
    pub(super) async fn row(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<Option<PgRow>, StoreError> {
        let mut lent = self.lend().await?;
        let done = timeout(SILENCE, query.fetch_optional(lent.connection()?)).await;
        self.took(lent, done)
    }

    /// The number that a query counts.
    pub(super) async fn count(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<u64, StoreError> {
        let row = self.row(query).await?.ok_or_else(|| failed(&sqlx::Error::RowNotFound))?;
        let many: i64 = row.try_get(0).map_err(|error| failed(&error))?;
        Ok(u64::try_from(many).unwrap_or(0))
    }

    /// How many rows a statement has changed.
    pub(super) async fn run(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<u64, StoreError> {
        let mut lent = self.lend().await?;
        let done = timeout(SILENCE, query.execute(lent.connection()?)).await;
        Ok(self.took(lent, done)?.rows_affected())
    }

    /// A connection, which is closed unless it is [taken back](Self::took).
    pub(super) async fn lend(&self) -> Result<Lent, StoreError> {
        Ok(Lent(Some(self.pool.acquire().await.map_err(|error| failed(&error))?)))
    }

    /// Takes a connection back after what was done with it, unless it does not answer.
    pub(super) fn took<T>(
        &self,
        lent: Lent,
        done: Result<Result<T, sqlx::Error>, Elapsed>,
    ) -> Result<T, StoreError> {
        let done = done.map_err(|_| silent())?;
        if matches!(&done, Ok(_) | Err(sqlx::Error::Database(_))) {
            *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
            lent.give_back();
        }
        done.map_err(|error| failed(&error))
    }

    /// How long none of them has been answered.
    pub(super) fn silent_for(&self) -> Duration {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// Asks for nothing, to see whether there is an answer.
    pub(super) async fn probe(&self) {
        let _ = self.row(sqlx::query("SELECT 1")).await;
    }

    /// How many are in use.
    pub(super) fn in_use(&self) -> usize {
        let all = usize::try_from(self.pool.size()).unwrap_or(usize::MAX);
        all.saturating_sub(self.pool.num_idle())
    }

    pub(super) fn is_closed(&self) -> bool {
        self.pool.is_closed()
    }

    pub(super) async fn close(&self) {
        // Whoever is silent is not waited for.
        let _ = timeout(SILENCE, self.pool.close()).await;
    }
}

fn silent() -> StoreError {
    StoreError::Failed("the database does not answer".to_owned())
}

/// A connection that is in use. Unless it is given back, it is closed: nobody knows what it would
/// say next.
pub(super) struct Lent(Option<PoolConnection<Postgres>>);

impl Lent {
    pub(super) fn connection(&mut self) -> Result<&mut PgConnection, StoreError> {
        self.0.as_deref_mut().ok_or_else(silent)
    }

    fn give_back(mut self) {
        if let Some(mut connection) = self.0.take() {
            // The pool asks it for a sign of life, and would wait for ever.
            tokio::spawn(timeout(SILENCE, connection.return_to_pool()));
        }
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}
