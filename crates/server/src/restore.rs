//! Restoring a backup: checked first, and what was there is kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::config::Config;
use crate::folder::{self, ASIDE, BESIDE, DATABASE, DataFolder, RESTORING};
use crate::serve::{OWN_TOOLS, ServeError, runtime};
use crate::shared::now;
use crate::stamp::stamp;
use crate::store::{self, Found, SqliteStore, Store as _};

/// What a restore did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// What the backup contains.
    pub found: Found,
    /// Where the previous database is now; none if there was none.
    pub aside: Option<PathBuf>,
}

/// Puts a backup in the place of the database. Nothing is changed unless the backup is sound and no
/// server is running; what was there is kept in a folder of its own.
///
/// # Errors
/// Why it was not restored.
pub fn restore(config: &Config, file: &Path) -> Result<Restored, ServeError> {
    if config.postgres().is_some() {
        return Err(refused(OWN_TOOLS.to_owned()));
    }
    if !file.is_file() {
        return Err(refused(format!("there is no file {}", file.display())));
    }
    let database = config.database();
    let folder = DataFolder::take_to_restore(&config.data).map_err(ServeError::Folder)?;
    if is_same(file, &database) {
        return Err(refused("the file is the database itself".to_owned()));
    }
    let runtime = runtime()?;
    let ready = config.data.join(RESTORING);
    let found = runtime.block_on(prepare(file, &ready));
    let found = found.map_err(|reason| {
        remove(&ready);
        refused(format!("{}: {reason}", file.display()))
    })?;
    // What is in the log of the old database belongs into its file, so that it is whole by itself.
    // If it is damaged, the files are kept as they are.
    let _ = runtime.block_on(store::empty_log(&database));
    let aside = swap(folder.path(), &ready).map_err(|error| {
        refused(format!("{error}; what was there is in {}", config.data.display()))
    })?;
    drop(folder);
    Ok(Restored { found, aside })
}

fn refused(reason: String) -> ServeError {
    ServeError::Restore(reason)
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// A checked copy of the backup next to the database, brought up to date.
async fn prepare(file: &Path, ready: &Path) -> Result<Found, store::StoreError> {
    remove(ready);
    let found = store::write_copy(file, ready, Arc::default()).await?;
    // It is brought up to date here, so that a failure is one before anything has changed.
    SqliteStore::open(ready).await?.close().await?;
    let given = folder::give_to_owner(folder::parent(ready), ready);
    let ready = given.and_then(|()| folder::sync(ready));
    ready.map_err(|error| store::StoreError::Failed(error.to_string()))?;
    Ok(found)
}

fn beside(file: &Path) -> impl Iterator<Item = PathBuf> {
    BESIDE.iter().map(|end| PathBuf::from(format!("{}{end}", file.display())))
}

fn remove(file: &Path) {
    for path in beside(file).chain([file.to_owned()]) {
        let _ = fs::remove_file(path);
    }
}

/// The name itself, or with a number if there already is such a folder.
fn unused(name: &Path) -> PathBuf {
    let numbered = (2..).map(|number| PathBuf::from(format!("{}-{number}", name.display())));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|path| !path.exists()).unwrap_or_else(|| name.to_owned())
}

/// Keeps the old files under a dated name, and gives the new one its place. Whenever this is
/// interrupted, everything is in the dated folder, or nothing has changed yet.
fn swap(data: &Path, ready: &Path) -> io::Result<Option<PathBuf>> {
    let database = data.join(DATABASE);
    let old: Vec<PathBuf> =
        beside(&database).chain([database.clone()]).filter(|path| path.exists()).collect();
    let aside = unused(&data.join(format!("{ASIDE}{}", stamp(now()))));
    if !old.is_empty() {
        folder::create_folder(&aside)?;
        folder::give_to_owner(data, &aside)?;
        for path in &old {
            let kept = aside.join(path.file_name().unwrap_or_default());
            // Some file systems have no links.
            if fs::hard_link(path, &kept).is_err() {
                fs::copy(path, &kept)?;
                folder::give_to_owner(data, &kept)?;
            }
            folder::sync(&kept)?;
        }
        folder::sync(&aside)?;
        folder::sync(data)?;
    }
    // A log must never be next to a database it does not belong to, nor a database lose its own.
    if old.iter().any(|path| *path != database) {
        for path in old.iter().rev() {
            fs::remove_file(path)?;
        }
        folder::sync(data)?;
    }
    fs::rename(ready, &database)?;
    folder::sync(data)?;
    Ok((!old.is_empty()).then_some(aside))
}
