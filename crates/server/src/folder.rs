//! The data folder: used by one program at a time, and closed to other users of the machine. It
//! contains the seeds of running games.

use core::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

/// The database.
pub(crate) const DATABASE: &str = "aude.sqlite";
/// The lock.
const LOCK: &str = "aude.lock";
/// The most bytes of what is noted in it.
const NOTE: u64 = 20;
/// A restored database that has not taken its place yet.
pub(crate) const RESTORING: &str = "aude.sqlite.restoring";
/// The folder of scheduled backups.
pub(crate) const BACKUPS: &str = "backups";
/// The folder of finished reviews.
pub(crate) const REVIEWS: &str = "reviews";
/// What a restore put aside: the start of the name of a folder.
pub(crate) const ASIDE: &str = "before-restore-";
/// What SQLite adds to the name of a database for the files next to it.
pub(crate) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The data folder, in use by this program until this is dropped.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    _lock: File,
}

/// Why a data folder cannot be used.
#[derive(Debug)]
pub enum FolderError {
    /// It cannot be created.
    Create(PathBuf, io::Error),
    /// It cannot be locked.
    Lock(PathBuf, io::Error),
    /// Another program uses it: a server or a tool, with its process number if it is known.
    Taken(PathBuf, Option<u32>),
    /// A restore was interrupted, and there is no database.
    Restoring(PathBuf),
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Create(folder, error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let folder = folder.display();
                write!(f, "{folder} is not a folder; choose another with --data")
            }
            Self::Create(folder, error) => {
                let folder = folder.display();
                write!(f, "cannot create the folder {folder}: {error}; choose another with --data")
            }
            Self::Lock(folder, error) => {
                let folder = folder.display();
                write!(
                    f,
                    "cannot write in the folder {folder}: {error}; choose another with --data"
                )
            }
            Self::Taken(folder, process) => {
                let folder = folder.display();
                let process = process.map(|number| format!(" (process {number})"));
                let process = process.unwrap_or_default();
                write!(
                    f,
                    "another aude{process} is using the folder {folder}; stop it, or choose \
                     another folder with --data"
                )
            }
            Self::Restoring(folder) => write!(
                f,
                "a restore in {} was interrupted; run `aude restore` again (what was there is in \
                 its newest {ASIDE}… folder)",
                folder.display()
            ),
        }
    }
}

impl core::error::Error for FolderError {}

impl DataFolder {
    /// Takes a folder, creating it if there is none, and closes it to other users.
    ///
    /// # Errors
    /// If it cannot be used, or another program is using it.
    pub fn take(path: &Path) -> Result<Self, FolderError> {
        let folder = Self::lock(path)?;
        if path.join(RESTORING).exists() && !path.join(DATABASE).exists() {
            return Err(FolderError::Restoring(path.to_owned()));
        }
        folder.close_to_others();
        Ok(folder)
    }

    /// The same for a restore, which may find an interrupted one.
    pub(crate) fn take_to_restore(path: &Path) -> Result<Self, FolderError> {
        let folder = Self::lock(path)?;
        folder.close_to_others();
        Ok(folder)
    }

    fn lock(path: &Path) -> Result<Self, FolderError> {
        create_folder(path).map_err(|error| FolderError::Create(path.to_owned(), error))?;
        let failed = |error| FolderError::Lock(path.to_owned(), error);
        let mut lock = open_lock(path).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                let _ = (&lock).take(NOTE).read_to_string(&mut text);
                return Err(FolderError::Taken(path.to_owned(), text.trim().parse().ok()));
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        // For whoever finds the folder taken; the lock itself is what counts. A file that somebody
        // has put here under this name is left as it is.
        if lock.metadata().map_err(failed)?.len() > NOTE {
            return Ok(Self { path: path.to_owned(), _lock: lock });
        }
        let noted = lock.set_len(0).and_then(|()| lock.rewind());
        noted.and_then(|()| writeln!(lock, "{}", std::process::id())).map_err(failed)?;
        Ok(Self { path: path.to_owned(), _lock: lock })
    }

    /// The process that uses a folder, if one does: `Some(None)` if its number is not known.
    ///
    /// # Errors
    /// If that cannot be found out.
    pub fn user(path: &Path) -> io::Result<Option<Option<u32>>> {
        let file = match File::open(path.join(LOCK)) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        match file.try_lock_shared() {
            Ok(()) => Ok(None),
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                let _ = (&file).take(NOTE).read_to_string(&mut text);
                Ok(Some(text.trim().parse().ok()))
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Files of earlier programs could be read by everyone on the machine.
    fn close_to_others(&self) {
        let mut closed = 0;
        for path in open_to_others(&self.path) {
            match close_one(&path) {
                Ok(()) => closed += 1,
                Err(error) => tracing::warn!(
                    path = %path.display(), %error,
                    "other users of this machine can read this, and it cannot be changed"
                ),
            }
        }
        if closed > 0 {
            let folder = self.path.display();
            tracing::info!(%folder, closed, "closed the data folder to other users of this machine");
        }
    }
}

/// The lock of a folder, created if there is none.
fn open_lock(folder: &Path) -> io::Result<File> {
    let path = folder.join(LOCK);
    match private().read(true).create_new(true).open(&path) {
        Ok(lock) => give_to_owner(folder, &path).map(|()| lock),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            private().read(true).create(true).open(&path)
        }
        Err(error) => Err(error),
    }
}

/// Gives what was just created in a data folder to whoever has the folder: what root restores, the
/// server must be able to open as its own user. (SQLite does the same with the files it adds.)
pub(crate) fn give_to_owner(folder: &Path, path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, lchown};
        let owner = fs::metadata(folder)?;
        if rustix::process::geteuid().is_root() {
            lchown(path, Some(owner.uid()), Some(owner.gid()))?;
        }
    }
    #[cfg(not(unix))]
    let _ = (folder, path);
    Ok(())
}

/// The first file of a data folder that does not belong to the folder's owner.
#[must_use]
pub fn foreign(folder: &Path) -> Option<PathBuf> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let owner = fs::metadata(folder).ok()?.uid();
        let is_foreign =
            |path: &PathBuf| fs::symlink_metadata(path).is_ok_and(|file| file.uid() != owner);
        let ours = entries(folder).filter(|path| is_ours(path));
        ours.filter(is_foreign).min()
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        None
    }
}

/// Whether something in a data folder belongs to the server.
fn is_ours(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
    name.starts_with("aude.") || [BACKUPS, REVIEWS].contains(&name) || name.starts_with(ASIDE)
}

/// The files of a data folder, and the folder itself, that other users can read or write. A folder
/// that also contains other people's files is left alone.
#[must_use]
pub fn open_to_others(folder: &Path) -> Vec<PathBuf> {
    let (mut open, mut only_ours) = (Vec::new(), true);
    for path in entries(folder) {
        only_ours &= is_ours(&path);
        if !is_ours(&path) {
            continue;
        }
        // A symbolic link points to a place that somebody chose, with its own permissions.
        let Ok(kind) = fs::symlink_metadata(&path) else { continue };
        if kind.is_dir() {
            open.extend(entries(&path).filter(|inner| inner.is_file() && !is_private(inner)));
        }
        if !kind.is_symlink() && !is_private(&path) {
            open.push(path);
        }
    }
    if only_ours && !is_private(folder) {
        open.push(folder.to_owned());
    }
    open
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()))
}

/// Whether only its owner can read and write it. Other systems than Unix keep a user's data folder
/// to that user.
#[must_use]
pub fn is_private(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::metadata(path).is_ok_and(|data| data.permissions().mode() & 0o077 == 0)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        true
    }
}

fn close_one(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = if path.is_dir() { 0o700 } else { 0o600 };
        fs::set_permissions(path, fs::Permissions::from_mode(mode))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        Ok(())
    }
}

/// Creates a folder that only its owner can read; nothing happens if it exists.
pub(crate) fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Opens files that only their owner can read.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates an empty file that only its owner can read, if there is none: SQLite takes it for an
/// empty database, and gives the files next to it the same permissions.
pub(crate) fn create_file(path: &Path) -> io::Result<()> {
    private().create(true).truncate(false).open(path).map(drop)
}

/// Waits until a file's or folder's content is on disk.
pub(crate) fn sync(path: &Path) -> io::Result<()> {
    // Windows cannot open folders as files, and keeps their entries by itself.
    if cfg!(windows) && path.is_dir() {
        return Ok(());
    }
    let file = if path.is_dir() { File::open(path) } else { private().open(path) };
    file?.sync_all()
}

/// Whether a folder contains a database, and this user may see it.
///
/// # Errors
/// Why there is none to be had, in a sentence.
pub(crate) fn check_database(file: &Path) -> Result<(), String> {
    match fs::metadata(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(format!("there is no database at {}", file.display()))
        }
        Err(error) => Err(format!(
            "cannot read {}: {error}; run this as the user that runs the server",
            file.display()
        )),
    }
}

/// The folder of a file.
pub(crate) fn parent(file: &Path) -> &Path {
    file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
