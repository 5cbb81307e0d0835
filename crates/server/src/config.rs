//! Settings: by option, by environment variable, or default.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use core::fmt;

/// All settings. The defaults serve only this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen. Port 0 picks a free port.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The public address of the site, such as `https://play.example.org`; sockets from other sites
    /// are refused. By default the host of the request counts.
    pub public_url: Option<String>,
    /// The URL path prefix behind a proxy, such as `/aude`; empty for the root.
    pub base_path: String,
    /// Whether `X-Forwarded-For` and `-Host` are trusted.
    pub trust_proxy: bool,
    /// Logs as JSON lines.
    pub json_logs: bool,
    /// Open the browser once the server is running.
    pub open: bool,
    /// Limits.
    pub limits: Limits,
    /// Timings.
    pub times: Times,
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
    /// Characters of a chat message.
    pub chat_chars: usize,
    /// Characters of a name.
    pub name_chars: usize,
    /// Actions of one draft or commit.
    pub actions: usize,
}

/// Timings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times {
    /// A table nobody has used for this long is abandoned.
    pub abandon: Duration,
    /// A table nobody has open for this long is unloaded from memory; it is loaded again on demand.
    pub idle: Duration,
    /// Other players may call in a computer for a player who has been away for this long.
    pub absent: Duration,
    /// The minimum time between two moves of computers.
    pub computer_pace: Duration,
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
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7171),
            data: PathBuf::from(HERE),
            public_url: None,
            base_path: String::new(),
            trust_proxy: false,
            json_logs: false,
            open: false,
            limits: Limits::default(),
            times: Times::default(),
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
            idle: Duration::from_secs(60),
            absent: Duration::from_secs(60),
            computer_pace: Duration::from_millis(700),
            hint: Duration::from_secs(1),
            heartbeat: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            patience: Duration::from_secs(75),
            hello: Duration::from_secs(10),
            stop: Duration::from_secs(10),
        }
    }
}

/// A setting that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigError {
    /// The variable.
    pub name: String,
    /// What it says.
    pub value: String,
    /// What was expected.
    pub expected: &'static str,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is set to {:?} (expected {})", self.name, self.value, self.expected)
    }
}

impl core::error::Error for ConfigError {}

impl Config {
    /// The defaults with the settings from the environment: `AUDE_LISTEN`, `AUDE_DATA`, …
    /// (docs/server.md).
    ///
    /// # Errors
    /// The first variable that cannot be read.
    pub fn from_env() -> Result<Self, ConfigError> {
        Self::from_vars(|name| std::env::var(name).ok())
    }

    /// The same from any source of variables.
    ///
    /// # Errors
    /// The first variable that cannot be read.
    pub fn from_vars(var: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let mut config =
            Self { data: data_folder(&var, Path::new(HERE).is_dir()), ..Self::default() };
        let reader = Reader { var };
        let (limits, times) = (&mut config.limits, &mut config.times);
        reader.set("AUDE_LISTEN", "an address such as 127.0.0.1:7171", &mut config.listen)?;
        reader.set("AUDE_DATA", "a folder", &mut config.data)?;
        let mut url = String::new();
        reader.set("AUDE_PUBLIC_URL", "an address such as https://play.example.org", &mut url)?;
        config.public_url = Some(url).filter(|url| !url.is_empty());
        reader.set("AUDE_BASE_PATH", "a path such as /aude", &mut config.base_path)?;
        reader.set("AUDE_TRUST_PROXY", "true or false", &mut config.trust_proxy)?;
        reader.set("AUDE_JSON_LOGS", "true or false", &mut config.json_logs)?;
        reader.set("AUDE_OPEN", "true or false", &mut config.open)?;
        reader.set("AUDE_COMPUTER_THREADS", "a number", &mut config.computer_threads)?;
        reader.set("AUDE_TABLES_PER_ADDRESS", "a number", &mut limits.tables_per_address)?;
        reader.set("AUDE_TABLES", "a number", &mut limits.tables)?;
        reader.set("AUDE_SOCKETS_PER_TABLE", "a number", &mut limits.sockets_per_table)?;
        reader.set("AUDE_SOCKETS", "a number", &mut limits.sockets)?;
        reader.set("AUDE_SOCKETS_PER_ADDRESS", "a number", &mut limits.sockets_per_address)?;
        reader.set("AUDE_CHAT_PER_SECOND", "a number", &mut limits.chat_per_second)?;
        reader.set("AUDE_MESSAGE_BYTES", "a number", &mut limits.message_bytes)?;
        reader.set("AUDE_MESSAGES_PER_SECOND", "a number", &mut limits.messages_per_second)?;
        reader.set("AUDE_REQUESTS_PER_SECOND", "a number", &mut limits.requests_per_second)?;
        reader.seconds("AUDE_ABANDON_AFTER", &mut times.abandon)?;
        reader.seconds("AUDE_IDLE_AFTER", &mut times.idle)?;
        reader.seconds("AUDE_ABSENT_AFTER", &mut times.absent)?;
        reader.millis("AUDE_COMPUTER_PACE", &mut times.computer_pace)?;
        reader.millis("AUDE_HINT_TIME", &mut times.hint)?;
        Ok(config)
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

    /// Whether the server can run with these settings.
    ///
    /// # Errors
    /// The first setting that is invalid.
    pub fn check(&self) -> Result<(), ConfigError> {
        let wrong = |name: &str, value: &str, expected| {
            Err(ConfigError { name: name.to_owned(), value: value.to_owned(), expected })
        };
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~/".contains(c);
        if !self.base_path.chars().all(plain) || self.base().contains("//") {
            return wrong("the base path", &self.base_path, "letters and digits, such as /aude");
        }
        match self.public_url.as_deref() {
            Some(url) if crate::origin::host(url).is_none() => {
                wrong("the public URL", url, "an address such as https://play.example.org")
            }
            _ => Ok(()),
        }
    }

    /// The database file.
    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.data.join("aude.sqlite")
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

struct Reader<F> {
    var: F,
}

impl<F: Fn(&str) -> Option<String>> Reader<F> {
    fn set<T: std::str::FromStr>(
        &self,
        name: &str,
        expected: &'static str,
        to: &mut T,
    ) -> Result<(), ConfigError> {
        let Some(value) = (self.var)(name) else { return Ok(()) };
        match value.parse() {
            Ok(parsed) => *to = parsed,
            Err(_) => return Err(ConfigError { name: name.to_owned(), value, expected }),
        }
        Ok(())
    }

    fn seconds(&self, name: &str, to: &mut Duration) -> Result<(), ConfigError> {
        let mut seconds = to.as_secs();
        self.set(name, "seconds", &mut seconds)?;
        *to = Duration::from_secs(seconds);
        Ok(())
    }

    fn millis(&self, name: &str, to: &mut Duration) -> Result<(), ConfigError> {
        let mut millis = u64::try_from(to.as_millis()).unwrap_or(u64::MAX);
        self.set(name, "milliseconds", &mut millis)?;
        *to = Duration::from_millis(millis);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_sets_what_it_names() {
        let vars = |name: &str| match name {
            "AUDE_LISTEN" => Some("127.0.0.1:0".to_owned()),
            "AUDE_BASE_PATH" => Some("games/".to_owned()),
            "AUDE_COMPUTER_PACE" => Some("5".to_owned()),
            _ => None,
        };
        let config = Config::from_vars(vars).expect("readable");
        assert_eq!(config.listen.port(), 0);
        assert_eq!(config.base(), "/games");
        assert_eq!(config.times.computer_pace, Duration::from_millis(5));
        assert!(config.listen.ip().is_loopback());
    }

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
    fn what_cannot_be_served_with_is_told() {
        let with = |base: &str, url: Option<&str>| {
            let (base_path, public_url) = (base.to_owned(), url.map(str::to_owned));
            Config { base_path, public_url, ..Config::default() }.check()
        };
        for base in ["", "/", "aude", "/games/aude/", "/~anna/a-b_c.d"] {
            assert_eq!(with(base, Some("https://play.example.org")), Ok(()), "{base}");
        }
        for base in ["/{a", "/a*b", "/a\"b", "/a b", "/ä", "/a//b", "/a?b"] {
            assert!(with(base, None).is_err(), "{base}");
        }
        for url in ["play.example.org", "ftp://play.example.org", "https://", ""] {
            let told = with("", Some(url)).expect_err("no address").to_string();
            assert!(told.contains("https://play.example.org"), "{told}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let error = Config::from_vars(|name| (name == "AUDE_LISTEN").then(|| "here".to_owned()));
        assert_eq!(
            error.map_err(|error| error.to_string()),
            Err("AUDE_LISTEN is set to \"here\" (expected an address such as 127.0.0.1:7171)"
                .to_owned())
        );
    }
}
