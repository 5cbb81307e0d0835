//! Whether a server can run well here: its settings, folder, database and machine, in plain words
//! (`aude doctor`).

use core::fmt;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::admin::{Admin, AdminReply, AdminRequest};
use crate::backups;
use crate::config::{Config, ConfigError, Settings};
use crate::folder::{self, DataFolder};
use crate::serve::runtime;
use crate::shared::now;
use crate::stamp;
use crate::store::{self, LATEST_POSTGRES, LATEST_SCHEMA, check};

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// As it should be.
    Good,
    /// It works, but something should be done.
    Doubtful,
    /// The server cannot run, or loses something.
    Bad,
}

/// Something that was looked at, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How bad it is.
    pub level: Level,
    /// What was looked at.
    pub about: &'static str,
    /// What was found, and what to do.
    pub text: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match self.level {
            Level::Good => "ok",
            Level::Doubtful => "warning",
            Level::Bad => "PROBLEM",
        };
        write!(f, "{level:<8} {:<12} {}", self.about, self.text)
    }
}

fn good(about: &'static str, text: impl Into<String>) -> Finding {
    Finding { level: Level::Good, about, text: text.into() }
}

fn doubtful(about: &'static str, text: impl Into<String>) -> Finding {
    Finding { level: Level::Doubtful, about, text: text.into() }
}

fn bad(about: &'static str, text: impl Into<String>) -> Finding {
    Finding { level: Level::Bad, about, text: text.into() }
}

/// Looks at everything; changes nothing. `faults` are what could not be read of the settings.
#[must_use]
pub fn examine(settings: &Settings, faults: &[ConfigError]) -> Vec<Finding> {
    let config = &settings.config;
    let mut found = vec![program(config)];
    found.extend(settings_of(settings, faults));
    if let Err(error) = std::fs::read_dir(&config.data)
        && error.kind() == std::io::ErrorKind::PermissionDenied
    {
        let folder = config.data.display();
        let text =
            format!("{folder} belongs to another user; run this as the user that runs the server");
        found.push(bad("folder", text));
        return found;
    }
    let user = DataFolder::user(&config.data);
    found.extend(folder_of(config));
    // A service has limits of its own, which matter more than those of this shell.
    let mut files = None;
    found.push(match user {
        Ok(None) => port(config),
        Ok(Some(process)) => running(config, process, &mut files),
        Err(error) => bad("server", format!("cannot see whether one is running: {error}")),
    });
    found.push(database(config));
    found.extend(backups_of(config));
    found.extend(machine(config, files));
    found
}

fn program(config: &Config) -> Finding {
    let version = env!("CARGO_PKG_VERSION");
    let schema = if config.postgres().is_some() { LATEST_POSTGRES } else { LATEST_SCHEMA };
    good("program", format!("aude {version}, which writes databases of schema {schema}"))
}

fn settings_of(settings: &Settings, faults: &[ConfigError]) -> Vec<Finding> {
    let unread = |fault: &ConfigError| {
        bad(
            "settings",
            format!("{fault}; no server starts with this, so the checks below ignore it"),
        )
    };
    let mut found: Vec<Finding> = faults.iter().map(unread).collect();
    if let Err(error) = settings.config.check() {
        found.push(bad("settings", error.to_string()));
    }
    if !found.is_empty() {
        return found;
    }
    vec![match &settings.file {
        Some(file) if !is_safe(file) => {
            let file = file.display();
            doubtful("settings", format!("other users can change {file}; run `chmod go-w {file}`"))
        }
        Some(file) => good("settings", format!("read from {}", file.display())),
        None => {
            good("settings", "there is no settings file; `aude config` prints what is in force")
        }
    }]
}

/// Whether only its owner can change a file.
fn is_safe(file: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        file.metadata().is_ok_and(|data| data.permissions().mode() & 0o022 == 0)
    }
    #[cfg(not(unix))]
    file.exists()
}

fn folder_of(config: &Config) -> Vec<Finding> {
    let data = &config.data;
    let name = data.display();
    if !data.exists() {
        return vec![good(
            "folder",
            format!("{name} does not exist yet; the server creates it when it starts"),
        )];
    }
    if !data.is_dir() {
        return vec![bad("folder", format!("{name} is not a folder; choose another with --data"))];
    }
    let probe = data.join(format!(".aude-doctor-{}", std::process::id()));
    let written = folder::create_file(&probe).and_then(|()| std::fs::remove_file(&probe));
    let mut found = vec![match written {
        Ok(()) => good("folder", format!("{name} can be written to")),
        Err(error) => bad("folder", format!("{name} cannot be written to: {error}")),
    }];
    let open = folder::open_to_others(data);
    found.push(match open.first() {
        None => good("permissions", "only you can read what is stored"),
        Some(first) => {
            let more = match open.len() - 1 {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            let text = format!(
                "other users can read {}{more}; the server corrects that when it starts",
                first.display()
            );
            doubtful("permissions", text)
        }
    });
    if let Some(file) = folder::foreign(data) {
        let file = file.display();
        let text = format!(
            "{file} belongs to another user than its folder, so the server may not be able to open it; run `chown --reference={name} {file}`"
        );
        found.push(bad("permissions", text));
    }
    #[cfg(unix)]
    if !crate::admin::has_room_for_socket(data) {
        let text = format!(
            "the path {name} is too long for a socket in it, so `aude admin` cannot reach a running server; use a shorter path"
        );
        found.push(doubtful("folder", text));
    }
    if data.join(folder::RESTORING).exists() && !config.database().exists() {
        found.push(bad("restore", "a restore was interrupted; run `aude restore` again"));
    }
    found
}

fn port(config: &Config) -> Finding {
    let address = config.listen;
    match TcpListener::bind(address) {
        Ok(_) => good("server", format!("none is running; it can listen on {address}")),
        Err(error) => {
            bad("server", format!("none is running, and it cannot listen on {address}: {error}"))
        }
    }
}

fn running(config: &Config, process: Option<u32>, files: &mut Option<u64>) -> Finding {
    let process = process.map(|number| format!(" as process {number}")).unwrap_or_default();
    let answer = Admin::reach(config.clone()).map_err(|error| error.to_string());
    let answer = answer.and_then(|mut admin| admin.ask(AdminRequest::Hello));
    if let Ok(AdminReply::Hello { files: most, .. }) = &answer {
        *files = *most;
    }
    match answer {
        Ok(AdminReply::Hello { version, tables: many, .. })
            if version == env!("CARGO_PKG_VERSION") =>
        {
            good("server", format!("running{process}, with {} in memory", tables(many)))
        }
        Ok(AdminReply::Hello { version, .. }) => doubtful(
            "server",
            format!("running{process}, but version {version}; restart it to use this one"),
        ),
        Ok(_) => doubtful("server", format!("running{process}, with an unexpected answer")),
        Err(reason) => doubtful(
            "server",
            format!("running{process}, but `aude admin` cannot reach it: {reason}"),
        ),
    }
}

/// A log that grows beyond this is not emptied any more.
const LONG_LOG: u64 = 256 << 20;

fn database(config: &Config) -> Finding {
    if let Some(url) = config.postgres() {
        let Ok(runtime) = runtime() else { return bad("database", "no threads can be started") };
        return match runtime.block_on(store::PostgresStore::look(url)) {
            Ok(found) => good("database", found),
            Err(error) => bad("database", error.to_string()),
        };
    }
    let file = config.database();
    if !file.exists() {
        return good("database", "there is none yet; the server creates it when it first starts");
    }
    let Ok(runtime) = runtime() else { return bad("database", "no threads can be started") };
    let found = match runtime.block_on(check::file(&file)) {
        Ok(found) => found,
        Err(error) => {
            return bad("database", format!("{error}; `aude restore` puts a backup in its place"));
        }
    };
    let (tables, entries) = (tables(found.tables), many(found.entries, "entry", "entries"));
    let log = log_bytes(config);
    if log > LONG_LOG {
        let text = format!("sound, but its log has {}; restart the server", size(log));
        return doubtful("database", text);
    }
    let schema = if found.schema < LATEST_SCHEMA {
        format!("; schema {} is upgraded at the next start", found.schema)
    } else {
        String::new()
    };
    let bytes = size(bytes(config));
    good("database", format!("sound: {tables} with {entries}, {bytes}{schema}"))
}

/// Bytes of the database with its log, which has the newest part for a while.
fn bytes(config: &Config) -> u64 {
    config.database().metadata().map_or(0, |data| data.len()).saturating_add(log_bytes(config))
}

fn log_bytes(config: &Config) -> u64 {
    let log = PathBuf::from(format!("{}-wal", config.database().display()));
    log.metadata().map_or(0, |data| data.len())
}

fn backups_of(config: &Config) -> Option<Finding> {
    if config.postgres().is_some() {
        return Some(good("backups", "PostgreSQL has its own tools, such as `pg_dump`"));
    }
    let folder = config.backups();
    let newest = backups::newest(&folder);
    let age = newest.and_then(|at| SystemTime::now().duration_since(at).ok());
    Some(match (config.backup.every, age.map(old)) {
        (None, None) if !config.database().exists() => return None,
        (None, None) => doubtful(
            "backups",
            "there are none; set `backup.every`, or run `aude backup` regularly",
        ),
        (None, Some(old)) => {
            doubtful("backups", format!("none are scheduled; the newest is {old} old"))
        }
        (Some(_), None) => doubtful("backups", format!("none in {} yet", folder.display())),
        (Some(every), Some(old)) if age.is_some_and(|age| age > every * 2) => doubtful(
            "backups",
            format!("the newest is {old} old, more than it should be; see the server's log"),
        ),
        (Some(_), Some(old)) => {
            let many = backups::backups(&folder).len();
            good("backups", format!("{many} in {}, the newest {old} old", folder.display()))
        }
    })
}

fn machine(config: &Config, files: Option<u64>) -> Vec<Finding> {
    let mut found = Vec::new();
    #[cfg(unix)]
    {
        found.push(disk(config));
        found.push(descriptors(config, files));
    }
    #[cfg(not(unix))]
    let _ = files;
    found.push(clock(config));
    found
}

/// Connections and files besides live connections.
#[cfg(unix)]
const BESIDES: u64 = 100;

#[cfg(unix)]
fn descriptors(config: &Config, files: Option<u64>) -> Finding {
    let most = files.or_else(crate::admin::files).unwrap_or(u64::MAX);
    let wanted = u64::try_from(config.limits.sockets).unwrap_or(u64::MAX).saturating_add(BESIDES);
    if most >= wanted {
        return good(
            "limits",
            format!(
                "at most {most} open files, enough for {} live connections",
                config.limits.sockets
            ),
        );
    }
    let text = format!(
        "at most {most} open files, but `limits.sockets` allows {} live connections; raise the limit (`LimitNOFILE` for systemd, `ulimit -Hn` in a shell) or lower the setting",
        config.limits.sockets
    );
    doubtful("limits", text)
}

/// Less free space than this is too little for anything.
#[cfg(unix)]
const LITTLE: u64 = 100 << 20;

#[cfg(unix)]
fn disk(config: &Config) -> Finding {
    let mut place = config.data.as_path();
    while !place.exists() {
        place = match place.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
    }
    let free = match rustix::fs::statvfs(place) {
        Ok(figures) => figures.f_bavail.saturating_mul(figures.f_frsize),
        Err(error) => return doubtful("disk", format!("cannot determine the free space: {error}")),
    };
    let database = if config.postgres().is_some() { 0 } else { bytes(config) };
    let text = match config.postgres() {
        Some(_) => format!("{} free where the data folder is", size(free)),
        None => format!("{} free, and the database has {}", size(free), size(database)),
    };
    match free {
        free if free < LITTLE => bad("disk", format!("{text}; free some space soon")),
        free if free < database.saturating_mul(2) => {
            doubtful("disk", format!("{text}: too little for a backup and room to grow"))
        }
        _ => good("disk", text),
    }
}

/// The day on which this was written: no correct clock shows an earlier one.
const WRITTEN: i64 = 1_794_787_200_000;
/// How far a clock may be behind what it wrote before.
const BEHIND: Duration = Duration::from_secs(5 * 60);

fn clock(config: &Config) -> Finding {
    let (now, shown) = (now(), stamp::minute(now()));
    if now < WRITTEN {
        return bad("time", format!("the clock shows {shown} UTC, which is in the past; set it"));
    }
    let newest = runtime()
        .ok()
        .and_then(|runtime| runtime.block_on(check::latest(&config.database())).ok().flatten());
    match newest {
        Some(newest) if newest > now + BEHIND.as_millis() as i64 => doubtful(
            "time",
            format!(
                "the clock shows {shown} UTC, but a table was used at {}; the clock is or was wrong",
                stamp::minute(newest)
            ),
        ),
        _ => good("time", format!("the clock shows {shown} UTC")),
    }
}

/// A number of things for people.
fn many(number: u64, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// A number of tables for people.
#[must_use]
pub fn tables(number: u64) -> String {
    many(number, "table", "tables")
}

/// An age for people.
fn old(age: Duration) -> String {
    match age.as_secs() / 3600 {
        0..2 => many(age.as_secs() / 60, "minute", "minutes"),
        hours @ 2..48 => many(hours, "hour", "hours"),
        hours => many(hours / 24, "day", "days"),
    }
}

/// A number of bytes for people.
#[must_use]
pub fn size(bytes: u64) -> String {
    let units = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000)];
    match units.iter().find(|(_, unit)| bytes >= *unit) {
        Some((name, unit)) => format!("{:.1} {name}", bytes as f64 / *unit as f64),
        None => format!("{bytes} bytes"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ages_are_told_as_people_do() {
        assert_eq!((tables(0), tables(1)), ("0 tables".to_owned(), "1 table".to_owned()));
        for (minutes, told) in [
            (0, "0 minutes"),
            (1, "1 minute"),
            (119, "119 minutes"),
            (120, "2 hours"),
            (60 * 48 - 1, "47 hours"),
            (60 * 48, "2 days"),
        ] {
            assert_eq!(old(Duration::from_secs(60 * minutes)), told);
        }
        assert_eq!((size(999), size(58_200_000)), ("999 bytes".to_owned(), "58.2 MB".to_owned()));
    }
}
