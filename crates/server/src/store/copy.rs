//! Copies of a database: written under a temporary name, checked, and only then given their own
//! name, so that a copy is whole or not there.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::StoreError;
use super::check::{self, Found};
use super::writer::failed;
use crate::folder;

/// The end of a temporary name.
const PARTIAL: &str = ".partial";
/// A temporary file that nobody has written to for this long is left over from a killed program.
const LEFT_OVER: Duration = Duration::from_secs(60 * 60);
/// Instructions of the database between two looks at whether to stop.
const STEPS: i32 = 10_000;

/// Copies a database file, which a server may be using, to a new file. Ends early, leaving nothing,
/// once `stop` is set.
///
/// # Errors
/// If the copy cannot be made, is damaged, or the file exists.
pub(crate) async fn copy(
    from: &Path,
    to: &Path,
    stop: Arc<AtomicBool>,
) -> Result<Found, StoreError> {
    let name = to.file_name().and_then(|name| name.to_str());
    let Some(name) = name.filter(|_| to.to_str().is_some()) else {
        return Err(StoreError::Failed("the file name is not valid text".to_owned()));
    };
    let folder = folder::parent(to);
    remove_left_over(folder);
    let partial = folder.join(format!(".{name}.{}{PARTIAL}", std::process::id()));
    let made = write(from, &partial, stop).await;
    let placed = match &made {
        Ok(_) => place(&partial, to).map_err(|error| StoreError::Failed(error.to_string())),
        Err(error) => Err(error.clone()),
    };
    let _ = fs::remove_file(&partial);
    placed.and(made)
}

/// Writes a whole copy to a file that is not there yet or empty, and checks it.
pub(crate) async fn write(
    from: &Path,
    to: &Path,
    stop: Arc<AtomicBool>,
) -> Result<Found, StoreError> {
    let told = |error: io::Error| StoreError::Failed(format!("{}: {error}", to.display()));
    folder::private().create_new(true).open(to).map_err(told)?;
    let mut connection = open(from).await?;
    let mut handle = connection.lock_handle().await.map_err(|error| failed(&error))?;
    handle.set_progress_handler(STEPS, move || !stop.load(Ordering::Relaxed));
    drop(handle);
    // How the copy is laid out: it can give back space piece by piece. The connection refuses to
    // write this to the original, which is as it should be.
    let _ = sqlx::query("PRAGMA auto_vacuum = INCREMENTAL").execute(&mut connection).await;
    let copied = sqlx::query("VACUUM INTO ?").bind(to.to_str()).execute(&mut connection).await;
    let _ = connection.close().await;
    copied.map_err(|error| failed(&error))?;
    folder::sync(to).map_err(told)?;
    check::file(to).await
}

/// Opens a database to read it: as it is while a server writes to it, or as a file on a medium that
/// cannot be written to.
pub(crate) async fn open(file: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging();
    let works = async |options: &SqliteConnectOptions| {
        let mut connection = options.connect().await?;
        sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(&mut connection).await?;
        Ok::<_, sqlx::Error>(connection)
    };
    match works(&options).await {
        Ok(connection) => Ok(connection),
        Err(error) => {
            let has_log = PathBuf::from(format!("{}-wal", file.display())).exists();
            let alone = options.immutable(true);
            match works(&alone).await {
                Ok(connection) if !has_log => Ok(connection),
                _ => Err(failed(&error)),
            }
        }
    }
}

/// Puts what is in the log of a database into its file, without changing anything else about it.
pub(crate) async fn empty_log(file: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging();
    let mut connection = options.connect().await.map_err(|error| failed(&error))?;
    let emptied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
    let _ = connection.close().await;
    emptied.map(drop).map_err(|error| failed(&error))
}

/// Gives a finished file its name, unless there already is such a file.
fn place(partial: &Path, to: &Path) -> io::Result<()> {
    let exists = || io::Error::new(io::ErrorKind::AlreadyExists, "the file already exists");
    match fs::hard_link(partial, to) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(exists()),
        // Some file systems have no links.
        Err(_) if to.exists() => return Err(exists()),
        Err(_) => fs::rename(partial, to)?,
    }
    folder::sync(folder::parent(to))
}

/// Removes what killed programs have left in a folder.
fn remove_left_over(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_partial = name.to_str().is_some_and(|name| {
            let number = name.strip_suffix(PARTIAL).and_then(|name| name.rsplit_once('.'));
            name.starts_with('.') && number.is_some_and(|(_, number)| number.parse::<u32>().is_ok())
        });
        let changed = entry.metadata().and_then(|data| data.modified());
        let age = changed.ok().and_then(|at| SystemTime::now().duration_since(at).ok());
        if is_partial && age.is_some_and(|age| age > LEFT_OVER) {
            let _ = fs::remove_file(entry.path());
        }
    }
}
