//! Which batches of this writer are in the database. Each leaves its number in the transaction that
//! wrote it, so that a commit whose answer was lost can be looked up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::postgres::PgConnection;
use sqlx::{Executor as _, Row as _};

use super::super::StoreError;

/// How long a writer that is gone is remembered.
const FORGOTTEN: &str = "DELETE FROM writer WHERE at < now() - interval '1 day'";

/// The batches of one writer, from its start to its end.
#[derive(Debug)]
pub(super) struct Batches {
    writer: String,
    number: i64,
    doubt: Arc<Doubt>,
}

/// Whether something may have been written that is not known to last: it can be read on the
/// primary, and may not be on the standby. The next commit that is confirmed settles it, because it
/// waits for everything before it.
#[derive(Debug, Default)]
pub(super) struct Doubt(AtomicBool);

impl Doubt {
    pub(super) fn is_there(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}

impl Batches {
    /// None so far.
    pub(super) fn new() -> Result<Self, StoreError> {
        let writer = crate::secret::token();
        let writer = writer.map_err(|_| StoreError::Failed("no randomness".to_owned()))?;
        Ok(Self { writer, number: 0, doubt: Arc::default() })
    }

    /// Whether something is in doubt.
    pub(super) fn doubt(&self) -> Arc<Doubt> {
        Arc::clone(&self.doubt)
    }

    /// A commit was interrupted, or the last one is known to have been confirmed or undone.
    pub(super) fn set_doubt(&self, is_there: bool) {
        self.doubt.0.store(is_there, Ordering::SeqCst);
    }

    /// Marks the transaction under way as the next batch.
    pub(super) async fn mark(&mut self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        self.number += 1;
        let sql = "INSERT INTO writer (id, batch) VALUES ($1, $2)
                   ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = now()";
        let query = sqlx::query(sql).bind(&self.writer).bind(self.number);
        query.execute(connection).await.map(drop)
    }

    /// Whether the last batch that was marked was committed after all. This writes the row too, and
    /// so waits for a transaction that is still being committed.
    pub(super) async fn is_last_stored(
        &self,
        connection: &mut PgConnection,
    ) -> Result<bool, sqlx::Error> {
        let sql = "INSERT INTO writer (id, batch) VALUES ($1, 0)
                   ON CONFLICT (id) DO UPDATE SET at = now() RETURNING batch";
        let row = sqlx::query(sql).bind(&self.writer).fetch_one(connection).await?;
        Ok(row.try_get::<i64, _>(0)? == self.number)
    }

    /// Removes what this writer and those long gone have left.
    pub(super) async fn end(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        let own = sqlx::query("DELETE FROM writer WHERE id = $1").bind(&self.writer);
        own.execute(&mut *connection).await?;
        connection.execute(FORGOTTEN).await.map(drop)
    }
}
