//! `aude store copy`: everything from one store to another, such as from the data folder to
//! PostgreSQL.

use std::path::Path;
use std::sync::Arc;

use crate::folder::{DataFolder, check_database};
use crate::serve::{ServeError, runtime};
use crate::store::{self, PostgresStore, SqliteStore, Store, Transferred};

/// Copies everything from one store to another, which must be empty, and compares them. A store is
/// a data folder or the address of a PostgreSQL database. No server may be using either.
///
/// # Errors
/// If one of them cannot be used, or they differ afterwards.
pub fn copy_store(
    from: &str,
    to: &str,
    told: &(dyn Fn(u64) + Sync),
) -> Result<Transferred, ServeError> {
    runtime()?.block_on(async {
        if !is_postgres(from) {
            let database = Path::new(from).join(crate::folder::DATABASE);
            check_database(&database).map_err(ServeError::Admin)?;
        }
        let (_one, from) = open(from).await?;
        let (_other, to) = open(to).await?;
        let copied = store::transfer(&*from, &*to, told).await;
        let closed = (from.close().await, to.close().await);
        let copied = copied.map_err(|error| ServeError::Admin(error.to_string()))?;
        closed.0.and(closed.1).map_err(ServeError::Store)?;
        Ok(copied)
    })
}

async fn open(name: &str) -> Result<(Option<DataFolder>, Arc<dyn Store>), ServeError> {
    if is_postgres(name) {
        let store = PostgresStore::open(name).await.map_err(ServeError::Store)?;
        return Ok((None, Arc::new(store)));
    }
    let folder = DataFolder::take(Path::new(name)).map_err(ServeError::Folder)?;
    let file = folder.path().join(crate::folder::DATABASE);
    let store = SqliteStore::open(&file).await.map_err(ServeError::Store)?;
    Ok((Some(folder), Arc::new(store)))
}

fn is_postgres(name: &str) -> bool {
    name.starts_with("postgres://") || name.starts_with("postgresql://")
}
