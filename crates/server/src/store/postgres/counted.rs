//! How many tables are open. PostgreSQL counts row by row, so it is not asked for every table that is
//! created.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::{PostgresStore, StoreError};

/// How long a count over all tables is good for.
const FRESH: Duration = Duration::from_secs(1);

/// The last count, and when it was made.
#[derive(Debug, Default)]
pub(super) struct Counted(Mutex<Option<(Instant, u64)>>);

impl Counted {
    /// How many there are: never fewer than were created here.
    pub(super) async fn look(&self, store: &PostgresStore) -> Result<u64, StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, many)) = *last
            && at.elapsed() < FRESH
        {
            return Ok(many);
        }
        let sql = "SELECT count(*) FROM game WHERE phase IN ('gathering', 'playing')";
        let many = store.count(sqlx::query(sql)).await?;
        *last = Some((Instant::now(), many));
        Ok(many)
    }

    /// Another table was created.
    pub(super) async fn created(&self) {
        if let Some((_, many)) = self.0.lock().await.as_mut() {
            *many += 1;
        }
    }
}
