//! What is acknowledged is on disk, and on the standby if there is one, however the database or the
//! role is set up.

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::super::StoreError;
use super::address::unreached;
use super::connection::in_time;
use super::failed;

/// The oldest version of PostgreSQL that is served, as the server numbers it.
const OLDEST: i32 = 130_000;

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
    Ok(options
        .options([("synchronous_commit", wait), ("statement_timeout", "0")])
        .options(KEEPALIVE))
}

/// The database finds out that a server is gone even if the network never says so: until then the
/// connection keeps its locks. (Seconds, and milliseconds; over a unix socket they mean nothing.)
const KEEPALIVE: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "25000"),
];

pub(super) async fn check_version(connection: &mut PgConnection) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT current_setting('server_version_num')::int, version()");
    let row = row.fetch_one(connection).await.map_err(|error| failed(&error))?;
    let found =
        row.try_get::<i32, _>(0).and_then(|number| Ok((number, row.try_get::<String, _>(1)?)));
    match found.map_err(|error| failed(&error))? {
        (number, _) if number >= OLDEST => Ok(()),
        (_, name) => {
            let name = name.split(" on ").next().unwrap_or_default();
            let oldest = OLDEST / 10_000;
            Err(StoreError::Failed(format!("it is {name}; PostgreSQL {oldest} or newer is needed")))
        }
    }
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
