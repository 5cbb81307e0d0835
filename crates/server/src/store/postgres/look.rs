//! What a database is, for whoever asks before it is used.

use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::super::StoreError;
use super::address::{options, unreached};
use super::durable::check_version;
use super::{PostgresStore, failed};

impl PostgresStore {
    /// What a database is and holds, in words; changes nothing.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub(crate) async fn look(url: &str) -> Result<String, StoreError> {
        let options = options(url)?;
        let connected = options.connect().await;
        let mut connection = connected.map_err(|error| unreached(&options, &error))?;
        check_version(&mut connection).await?;
        let sql = "SELECT split_part(version(), ' on ', 1), to_regclass('game') IS NOT NULL,
                          pg_size_pretty(pg_database_size(current_database()))";
        let row = sqlx::query(sql).fetch_one(&mut connection).await;
        let row = row.map_err(|error| failed(&error))?;
        let get = |column: usize| row.try_get::<String, _>(column);
        let (name, size) =
            get(0).and_then(|name| Ok((name, get(2)?))).map_err(|error| failed(&error))?;
        let text = match row.try_get(1).map_err(|error| failed(&error))? {
            true => format!("{name}, {size}"),
            false => format!("{name}; its tables are created at the first start"),
        };
        let _ = connection.close().await;
        Ok(text)
    }
}
