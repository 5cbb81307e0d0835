//! Settings: by option, by environment variable, by file, or default (docs/operate.md).

mod check;
mod settings;
mod sources;
mod values;

pub use settings::{SETTINGS, Setting};
pub use sources::{FILE, FILE_VAR, Settings, Source};
pub use values::Kind;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use core::fmt;

use crate::proxies::Proxies;

/// All settings. The defaults serve only this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen. Port 0 picks a free port.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// A PostgreSQL database; empty for a file in the data folder.
    pub database: String,
    /// The address at which other servers that share the database reach this one; empty if there are
    /// none.
    pub node: String,
    /// The public address of the site, such as `https://play.example.org`; sockets from other sites
    /// are refused. By default the host of the request counts.
    pub public_url: Option<String>,
    /// The URL path prefix behind a proxy, such as `/aude`; empty for the root.
    pub base_path: String,
    /// The proxies whose `X-Forwarded-For` and `-Host` are trusted.
    pub trust_proxy: Proxies,
    /// Logs as JSON lines.
    pub json_logs: bool,
    /// The log level; empty for the usual one.
    pub log: String,
    /// Open the browser once the server is running.
    pub open: bool,
    /// Serve the web client packed into a few files; otherwise its sources.
    pub packed: bool,
    /// Limits.
    pub limits: Limits,
    /// Timings.
    pub times: Times,
    /// How long closed tables and chat are kept.
    pub keep: Keep,
    /// Scheduled backups.
    pub backup: Backups,
    /// Threads for computer players; at least two, one of them reserved for the quick levels.
    pub computer_threads: usize,
}

/// Limits on input from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Open tables per address.
    pub tables_per_address: u64,
    /// Open tables in total.
    pub tables: u64,
    /// Spectator sockets per table, and as many again for players.
    pub sockets_per_table: usize,
    /// Sockets in total.
    pub sockets: usize,
    /// Sockets per address.
    pub sockets_per_address: usize,
    /// Bytes of a socket's message.
    pub message_bytes: usize,
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// Messages per second that a socket may send, on average.
    pub messages_per_second: u32,
    /// Requests per second that an address may make, on average.
    pub requests_per_second: u32,
    /// Chat messages per second that a seat may send, on average; all spectators together have
    /// twice as many.
    pub chat_per_second: u32,
    /// Bytes of chat per table; spectators may use half of them.
    pub chat_bytes_per_table: u64,
    /// Bytes of chat that an address may have stored in an hour.
    pub chat_bytes_per_hour: u64,
    /// Bytes of chat in total.
    pub chat_bytes: u64,
    /// Characters of a chat message.
    pub chat_chars: usize,
    /// Characters of a name.
    pub name_chars: usize,
    /// Actions of one draft or commit.
    pub actions: usize,
}

/// How long what is closed is kept; none means for ever. Games in progress are always kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keep {
    /// Finished games, since their last change.
    pub finished: Option<Duration>,
    /// Abandoned games.
    pub abandoned: Option<Duration>,
    /// Tables that were abandoned before their game began.
    pub unused: Option<Duration>,
    /// Records that were opened to be replayed.
    pub replays: Option<Duration>,
    /// Chat at tables that are closed.
    pub chat: Option<Duration>,
}

/// Backups that the server makes by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backups {
    /// How often; none means never.
    pub every: Option<Duration>,
    /// How many are kept.
    pub keep: usize,
    /// Where; a relative folder is in the data folder.
    pub folder: PathBuf,
}

impl Default for Backups {
    fn default() -> Self {
        Self { every: None, keep: 7, folder: PathBuf::from(crate::folder::BACKUPS) }
    }
}

/// Timings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times {
    /// A table nobody has used for this long is abandoned.
    pub abandon: Duration,
    /// How long the system's clock must have kept pace with a monotonic one before a table is
    /// abandoned; several times as long before one is deleted.
    pub proof: Duration,
    /// How long an answer about readiness counts.
    pub ready: Duration,
    /// A table nobody has open for this long is unloaded from memory; it is loaded again on demand.
    pub idle: Duration,
    /// Other players may call in a computer for a player who has been away for this long.
    pub absent: Duration,
    /// The minimum time between two moves of computers.
    pub computer_pace: Duration,
    /// How long a game that could start waits for the seats' random numbers.
    pub numbers: Duration,
    /// How long a hint is computed.
    pub hint: Duration,
    /// The interval between two heartbeats on a socket.
    pub heartbeat: Duration,
    /// A socket that is silent for this long is closed.
    pub silence: Duration,
    /// A connection that is idle for this long is closed; longer than a heartbeat.
    pub patience: Duration,
    /// The first message of a socket must arrive within this time.
    pub hello: Duration,
    /// How long shutdown waits for work in progress.
    pub stop: Duration,
    /// When several servers share a database: after how long a silent one has lost its tables.
    pub lease: Duration,
    /// How long others may take for what a server has no room for: long enough for a second one if the
    /// first is killed.
    pub errand: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7171),
            data: PathBuf::from(HERE),
            public_url: None,
            base_path: String::new(),
            database: String::new(),
            node: String::new(),
            trust_proxy: Proxies::default(),
            json_logs: false,
            log: String::new(),
            open: false,
            packed: !cfg!(debug_assertions),
            limits: Limits::default(),
            times: Times::default(),
            keep: Keep::default(),
            backup: Backups::default(),
            computer_threads: std::thread::available_parallelism().map_or(1, usize::from),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables_per_address: 50,
            tables: 20_000,
            sockets_per_table: 200,
            sockets: 10_000,
            sockets_per_address: 500,
            message_bytes: 16 << 10,
            body_bytes: 1 << 20,
            messages_per_second: 20,
            requests_per_second: 20,
            chat_per_second: 2,
            chat_bytes_per_table: 256 << 10,
            chat_bytes_per_hour: 1 << 20,
            chat_bytes: 1 << 30,
            chat_chars: 500,
            name_chars: 40,
            actions: 32,
        }
    }
}

impl Default for Times {
    fn default() -> Self {
        let day = 24 * 60 * 60;
        Self {
            abandon: Duration::from_secs(14 * day),
            proof: Duration::from_secs(10 * 60),
            ready: Duration::from_secs(1),
            idle: Duration::from_secs(60),
            absent: Duration::from_secs(60),
            computer_pace: Duration::from_millis(700),
            numbers: Duration::from_secs(15),
            errand: crate::store::PATIENCE,
            hint: Duration::from_secs(1),
            heartbeat: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            patience: Duration::from_secs(75),
            hello: Duration::from_secs(10),
            stop: Duration::from_secs(10),
            lease: Duration::from_secs(8),
        }
    }
}

/// Settings that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConfigError {
    /// A value is none.
    Value {
        /// The setting as it was given.
        name: String,
        /// What it says.
        value: String,
        /// What was expected.
        expected: &'static str,
    },
    /// The file has a key that no setting has.
    Unknown {
        /// The file.
        file: PathBuf,
        /// The key.
        key: String,
        /// The setting that was probably meant.
        nearest: Option<&'static str>,
    },
    /// The file cannot be read.
    File {
        /// The file.
        file: PathBuf,
        /// Why.
        reason: String,
    },
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value { name, value, expected } => {
                write!(f, "{name} is set to {value:?} (expected {expected})")
            }
            Self::Unknown { file, key, nearest } => {
                let key = key.escape_debug();
                write!(f, "{} has an unknown setting `{key}`", file.display())?;
                match nearest {
                    Some(nearest) => write!(f, "; did you mean `{nearest}`?"),
                    None => write!(f, "; `aude config` lists all settings"),
                }
            }
            Self::File { file, reason } => {
                write!(f, "cannot read the settings in {}: {reason}", file.display())
            }
        }
    }
}

impl core::error::Error for ConfigError {}

impl Config {
    /// The defaults with the settings of the environment and of the file: `AUDE_LISTEN`, …
    /// (docs/operate.md).
    ///
    /// # Errors
    /// The first setting that cannot be read.
    pub fn from_env() -> Result<Self, ConfigError> {
        let settings = Settings::read(&[], None, |name| std::env::var(name).ok());
        settings.map(|settings| settings.config)
    }

    /// The base path as routes need it: empty, or with a leading slash and no trailing one.
    #[must_use]
    pub fn base(&self) -> String {
        let path = self.base_path.trim_matches('/');
        if path.is_empty() { String::new() } else { format!("/{path}") }
    }

    /// The public address with the base path, without a trailing slash.
    #[must_use]
    pub fn public_address(&self) -> Option<String> {
        let (url, base) = (self.public_url.as_deref()?.trim_end_matches('/'), self.base());
        // Accepts a path that is given twice.
        Some(format!("{}{base}", url.strip_suffix(base.as_str()).unwrap_or(url)))
    }

    /// The folder of scheduled backups.
    #[must_use]
    pub fn backups(&self) -> PathBuf {
        self.data.join(&self.backup.folder)
    }

    /// The address of the PostgreSQL database, if there is one.
    #[must_use]
    pub fn postgres(&self) -> Option<&str> {
        Some(self.database.as_str()).filter(|url| !url.is_empty())
    }

    /// The database file.
    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.data.join(crate::folder::DATABASE)
    }
}

/// The data folder for people who keep it in the current folder.
const HERE: &str = "aude-data";

/// The default data folder: the one in the current folder if it exists, otherwise the system's
/// folder for user data, so that the same tables are found wherever the program is started from.
fn data_folder(var: impl Fn(&str) -> Option<String>, is_here: bool) -> PathBuf {
    let folder = |name: &str| {
        let path = var(name).filter(|path| !path.is_empty()).map(PathBuf::from)?;
        path.is_absolute().then_some(path)
    };
    let users = match std::env::consts::OS {
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Application Support")),
        _ => folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share"))),
    };
    match users {
        Some(users) if !is_here => users.join("aude"),
        _ => PathBuf::from(HERE),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn tables_are_kept_beside_us_or_with_the_users_data() {
        let none = |_: &str| None;
        let home = |name: &str| {
            let known = ["HOME", "LOCALAPPDATA"].contains(&name);
            known.then(|| if cfg!(windows) { "C:\\home" } else { "/home/anna" }.to_owned())
        };
        assert_eq!(data_folder(none, false), Path::new("aude-data"));
        assert_eq!(data_folder(home, true), Path::new("aude-data"));
        let kept = data_folder(home, false);
        assert!(kept.is_absolute() && kept.ends_with("aude"), "{}", kept.display());
        let odd = |name: &str| (name == "XDG_DATA_HOME").then(|| "relative".to_owned());
        assert_eq!(data_folder(odd, false), Path::new("aude-data"));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let vars = |name: &str| (name == "AUDE_LISTEN").then(|| "here".to_owned());
        let error = Settings::read(&[], None, vars).expect_err("no address").to_string();
        let told = "AUDE_LISTEN is set to \"here\" (expected an address and a port, such as \
                    127.0.0.1:7171)";
        assert_eq!(error, told);
    }
}
