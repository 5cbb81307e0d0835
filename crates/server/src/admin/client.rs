//! The operator's end: a running server through its socket, or its data folder while it is stopped.

use std::path::Path;

use super::{AdminReply, AdminRequest, carry_out};
use crate::app::App;
use crate::config::Config;
use crate::folder::{DataFolder, FolderError, check_database};
use crate::serve::{ServeError, runtime};
use crate::store::{self, LATEST_SCHEMA};

/// Access to the tables of a server.
#[derive(Debug)]
pub struct Admin {
    runtime: tokio::runtime::Runtime,
    reach: Reach,
}

#[derive(Debug)]
enum Reach {
    #[cfg(unix)]
    Socket(std::io::BufReader<std::os::unix::net::UnixStream>),
    Folder(Box<App>, #[expect(dead_code, reason = "held until the end")] DataFolder),
}

/// The longest answer: the record of a game is a thousand times shorter.
#[cfg(unix)]
const ANSWER: u64 = 64 << 20;

impl Admin {
    /// Reaches the server of these settings.
    ///
    /// # Errors
    /// If there is no such data folder, or it cannot be used.
    pub fn reach(config: Config) -> Result<Self, ServeError> {
        let database = config.database();
        if config.postgres().is_none() {
            check_database(&database).map_err(ServeError::Admin)?;
        }
        let runtime = runtime()?;
        let taken = match DataFolder::take(&config.data) {
            Ok(folder) => {
                if config.postgres().is_none() {
                    let schema = runtime.block_on(store::check::schema_of(&database));
                    is_current(&database, schema.map_err(ServeError::Store)?)?;
                }
                let store = runtime.block_on(store::open(&config)).map_err(ServeError::Store)?;
                let app = runtime.block_on(App::new(config, store));
                let app = Box::new(app.map_err(ServeError::Store)?);
                return Ok(Self { runtime, reach: Reach::Folder(app, folder) });
            }
            Err(taken @ FolderError::Taken(..)) => taken,
            Err(error) => return Err(ServeError::Folder(error)),
        };
        let reach = connect(&config, taken)?;
        Ok(Self { runtime, reach })
    }

    /// Whether a server is running.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        match self.reach {
            #[cfg(unix)]
            Reach::Socket(_) => true,
            Reach::Folder(..) => false,
        }
    }

    /// Asks for something.
    ///
    /// # Errors
    /// Why it was not done, in a sentence.
    pub fn ask(&mut self, request: AdminRequest) -> Result<AdminReply, String> {
        match &mut self.reach {
            #[cfg(unix)]
            Reach::Socket(stream) => {
                use std::io::{BufRead as _, Read as _, Write as _};

                use super::socket::Answer;

                let gone = |error: std::io::Error| format!("the server does not answer: {error}");
                let mut text =
                    serde_json::to_string(&request).map_err(|error| error.to_string())?;
                text.push('\n');
                stream.get_mut().write_all(text.as_bytes()).map_err(gone)?;
                let mut line = String::new();
                stream.take(ANSWER).read_line(&mut line).map_err(gone)?;
                if line.is_empty() {
                    return Err("the server closed the connection; try again in a moment".into());
                }
                match serde_json::from_str(&line) {
                    Ok(Answer::Ok(reply)) => Ok(reply),
                    Ok(Answer::Error(reason)) => Err(reason),
                    Err(error) => Err(format!("the answer cannot be read: {error}")),
                }
            }
            Reach::Folder(app, _) => self.runtime.block_on(carry_out(app, false, request)),
        }
    }
}

/// Only the server upgrades a database: whoever looks at it may still want to go back.
fn is_current(database: &Path, schema: i64) -> Result<(), ServeError> {
    if schema == LATEST_SCHEMA {
        return Ok(());
    }
    Err(ServeError::Admin(format!(
        "{} is of schema {schema}, from an earlier version of aude; the server upgrades it when it \
         next starts (make a backup before: `aude backup FILE`)",
        database.display()
    )))
}

/// The socket of the server that has taken the folder.
#[cfg(unix)]
fn connect(config: &Config, taken: FolderError) -> Result<Reach, ServeError> {
    let stream = std::os::unix::net::UnixStream::connect(super::path(&config.data));
    let stream = stream.map_err(|error| {
        ServeError::Admin(format!("{taken}; it cannot be reached through its socket: {error}"))
    })?;
    Ok(Reach::Socket(std::io::BufReader::new(stream)))
}

#[cfg(not(unix))]
fn connect(_: &Config, taken: FolderError) -> Result<Reach, ServeError> {
    Err(ServeError::Folder(taken))
}

impl Drop for Admin {
    fn drop(&mut self) {
        if let Reach::Folder(app, _) = &self.reach {
            let _ = self.runtime.block_on(app.shared.store.close());
        }
    }
}
