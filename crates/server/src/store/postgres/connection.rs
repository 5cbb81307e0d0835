//! The connection that writes. It holds a lock that belongs to the connection: a server that is alone
//! excludes all others, and those that share the database only servers that are alone.

use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::super::StoreError;
use super::failed;

/// The lock's number: the letters of the program's name.
const LOCK: i64 = i64::from_be_bytes(*b"\0\0\0\0aude");

/// How long a lock may take to become free: a server that was killed is noticed by the database.
const TAKEN: Duration = Duration::from_secs(5);
/// How long it may take to connect, and to get the lock.
const SILENCE: Duration = Duration::from_secs(10);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(100);

/// Connects, and connects again when the connection is lost.
#[derive(Debug)]
pub(super) struct Holder {
    options: PgConnectOptions,
    /// Whether other servers may use the database too.
    is_shared: bool,
    connection: Option<PgConnection>,
}

impl Holder {
    pub(super) const fn new(options: PgConnectOptions, is_shared: bool) -> Self {
        Self { options, is_shared, connection: None }
    }

    /// The connection, with the lock.
    pub(super) async fn connect(&mut self) -> Result<&mut PgConnection, StoreError> {
        if self.connection.is_none() {
            self.connection = Some(in_time(self.open()).await?);
        }
        let none = || StoreError::Failed("there is no connection".to_owned());
        self.connection.as_mut().ok_or_else(none)
    }

    async fn open(&self) -> Result<PgConnection, StoreError> {
        let mut connection = self.options.connect().await.map_err(|error| failed(&error))?;
        take(&mut connection, self.is_shared).await?;
        Ok(connection)
    }

    /// Drops a connection in an unknown state. The database undoes what it had not committed.
    pub(super) fn drop_connection(&mut self) {
        self.connection = None;
    }

    /// Ends cleanly.
    pub(super) async fn close(&mut self) {
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the connection to the database did not close cleanly");
        }
    }
}

/// What the database says when somebody connects, if it says anything.
pub(super) async fn in_time<T>(
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let silent = |_| StoreError::Failed("the database does not answer".to_owned());
    tokio::time::timeout(SILENCE, work).await.map_err(silent)?
}

async fn take(connection: &mut PgConnection, is_shared: bool) -> Result<(), StoreError> {
    let sql = match is_shared {
        true => "SELECT pg_try_advisory_lock_shared($1)",
        false => "SELECT pg_try_advisory_lock($1)",
    };
    let began = Instant::now();
    loop {
        let row = sqlx::query(sql).bind(LOCK);
        let row = row.fetch_one(&mut *connection).await.map_err(|error| failed(&error))?;
        if row.try_get(0).map_err(|error| failed(&error))? {
            return Ok(());
        }
        if began.elapsed() > TAKEN {
            let told =
                "another server uses it; servers share a database if each has a `node` address";
            return Err(StoreError::Failed(told.to_owned()));
        }
        tokio::time::sleep(PAUSE).await;
    }
}
