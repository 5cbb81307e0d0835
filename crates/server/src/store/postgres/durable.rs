//! What is acknowledged is on disk, and on the standby if there is one, however the database or the
//! role is set up.

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::super::StoreError;
use super::address::unreached;
use super::connection::in_time;
use super::{check_version, failed};

/// Says how to connect to a database so that a commit is answered only when it will last.
pub(super) async fn options(options: PgConnectOptions) -> Result<PgConnectOptions, StoreError> {
    let looking = async {
        let connected = options.connect().await;
        let mut connection = connected.map_err(|error| unreached(&options, &error))?;
        check_version(&mut connection).await?;
        let found = synchronous_commit(&mut connection).await.map_err(|error| failed(&error));
        let _ = connection.close().await;
        found
    };
    let wait = match in_time(looking).await?.as_str() {
        // Stronger: what was written can be read on the standby too.
        "remote_apply" => "remote_apply",
        _ => "on",
    };
    // A statement that takes too long while it waits for the standby would be reported as done.
    Ok(options.options([("synchronous_commit", wait), ("statement_timeout", "0")]))
}

async fn synchronous_commit(connection: &mut PgConnection) -> Result<String, sqlx::Error> {
    let sql = "SELECT current_setting('synchronous_commit'), current_setting('fsync')";
    let row = sqlx::query(sql).fetch_one(connection).await?;
    if row.try_get::<String, _>(1)? == "off" {
        tracing::warn!(
            "PostgreSQL runs with `fsync = off`: a power failure may damage the database"
        );
    }
    row.try_get(0)
}
