//! Every setting: its key in the file, its variable, what it is, and where it belongs.

use super::Config;
use super::values::{
    Kind, LEAST_EVERY, LEAST_KEEP, Value, read_optional, read_time, without_password, write_time,
};

/// A setting.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The key in the file, with its section.
    pub key: &'static str,
    /// The environment variable.
    pub var: &'static str,
    /// What its value is.
    pub kind: Kind,
    /// What it does, for people.
    pub about: &'static str,
    set: fn(&mut Config, &str) -> bool,
    get: fn(&Config) -> String,
}

impl Setting {
    /// Gives it a value; false if the text is none.
    pub(super) fn set(&self, config: &mut Config, text: &str) -> bool {
        (self.set)(config, text)
    }

    /// Its value as text.
    #[must_use]
    pub fn get(&self, config: &Config) -> String {
        (self.get)(config)
    }

    /// The setting with this key.
    #[must_use]
    pub fn find(key: &str) -> Option<&'static Self> {
        SETTINGS.iter().find(|setting| setting.key == key)
    }
}

macro_rules! settings {
    ($($key:literal $var:literal $kind:ident $($field:ident).+ : $about:literal)*) => {
        /// All settings, in the order in which they are listed.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            key: $key,
            var: $var,
            kind: Kind::$kind,
            about: $about,
            set: |config, text| set!($kind, config.$($field).+, text),
            get: |config| get!($kind, config.$($field).+),
        }),*];
    };
}

macro_rules! set {
    (Seconds, $place:expr, $text:expr) => {
        put(&mut $place, read_time($text, Some(1000)))
    };
    (Millis, $place:expr, $text:expr) => {
        put(&mut $place, read_time($text, Some(1)))
    };
    (Keep, $place:expr, $text:expr) => {
        put(&mut $place, read_optional($text, "forever", LEAST_KEEP))
    };
    (Every, $place:expr, $text:expr) => {
        put(&mut $place, read_optional($text, "never", LEAST_EVERY))
    };
    ($kind:ident, $place:expr, $text:expr) => {
        put(&mut $place, Value::read($text))
    };
}

macro_rules! get {
    (Seconds, $place:expr) => {
        write_time($place)
    };
    (Millis, $place:expr) => {
        write_time($place)
    };
    (Keep, $place:expr) => {
        $place.map_or("forever".to_owned(), write_time)
    };
    (Every, $place:expr) => {
        $place.map_or("never".to_owned(), write_time)
    };
    (Database, $place:expr) => {
        without_password(&$place)
    };
    ($kind:ident, $place:expr) => {
        Value::write(&$place)
    };
}

fn put<T>(place: &mut T, value: Option<T>) -> bool {
    let known = value.is_some();
    if let Some(value) = value {
        *place = value;
    }
    known
}

settings! {
    "listen" "AUDE_LISTEN" Address listen:
        "address and port; port 0 picks a free port"
    "data" "AUDE_DATA" Folder data:
        "folder for saved tables; not in the file that is in this folder"
    "database" "AUDE_DATABASE" Database database:
        "PostgreSQL database, such as postgres://aude@db.example.org/aude; empty: a file in the data folder"
    "node" "AUDE_NODE" Text node:
        "address at which other servers that share the database reach this one; empty: it is alone"
    "public-url" "AUDE_PUBLIC_URL" Url public_url:
        "public address of the site; connections from pages of other sites are refused"
    "base-path" "AUDE_BASE_PATH" UrlPath base_path:
        "URL path prefix"
    "trust-proxy" "AUDE_TRUST_PROXY" Proxies trust_proxy:
        "proxies whose X-Forwarded-For and X-Forwarded-Host are trusted; true: private addresses"
    "json-logs" "AUDE_JSON_LOGS" Flag json_logs:
        "logs as JSON lines"
    "log" "AUDE_LOG" Text log:
        "log level: error, warn, info, debug or trace; empty: warn in a terminal, otherwise info"
    "open" "AUDE_OPEN" Flag open:
        "open the browser"
    "packed" "AUDE_PACKED" Flag packed:
        "serve the web client packed into a few files; otherwise its sources"
    "computers.threads" "AUDE_COMPUTER_THREADS" Number computer_threads:
        "threads for computer players, at least two; one is reserved for the quick levels"
    "computers.pace" "AUDE_COMPUTER_PACE" Millis times.computer_pace:
        "least time between a move and the computer's reply"
    "computers.hint-time" "AUDE_HINT_TIME" Millis times.hint:
        "time to compute a hint"
    "limits.tables" "AUDE_TABLES" Number limits.tables:
        "open tables in total"
    "limits.tables-per-address" "AUDE_TABLES_PER_ADDRESS" Number limits.tables_per_address:
        "open tables per address; six times as many may be created in an hour"
    "limits.sockets" "AUDE_SOCKETS" Number limits.sockets:
        "live connections in total"
    "limits.sockets-per-address" "AUDE_SOCKETS_PER_ADDRESS" Number limits.sockets_per_address:
        "live connections per address"
    "limits.sockets-per-table" "AUDE_SOCKETS_PER_TABLE" Number limits.sockets_per_table:
        "spectator connections per table, and as many again for players"
    "limits.message-bytes" "AUDE_MESSAGE_BYTES" Number limits.message_bytes:
        "bytes of a message on a live connection"
    "limits.messages-per-second" "AUDE_MESSAGES_PER_SECOND" Number limits.messages_per_second:
        "messages per live connection"
    "limits.requests-per-second" "AUDE_REQUESTS_PER_SECOND" Number limits.requests_per_second:
        "requests per address"
    "limits.chat-per-second" "AUDE_CHAT_PER_SECOND" Number limits.chat_per_second:
        "chat messages per seat; all spectators together have twice as many"
    "limits.chat-bytes-per-table" "AUDE_CHAT_BYTES_PER_TABLE" Number limits.chat_bytes_per_table:
        "bytes of chat per table; spectators may use half of them"
    "limits.chat-bytes-per-hour" "AUDE_CHAT_BYTES_PER_HOUR" Number limits.chat_bytes_per_hour:
        "bytes of chat that an address may have stored in an hour"
    "limits.chat-bytes" "AUDE_CHAT_BYTES" Number limits.chat_bytes:
        "bytes of chat in total"
    "times.abandon-after" "AUDE_ABANDON_AFTER" Seconds times.abandon:
        "a table without a running clock that nobody has used for this long is abandoned"
    "times.idle-after" "AUDE_IDLE_AFTER" Seconds times.idle:
        "a table that nobody has open for this long is unloaded from memory"
    "times.absent-after" "AUDE_ABSENT_AFTER" Seconds times.absent:
        "a computer may stand in for a player who has been away for this long"
    "keep.finished" "AUDE_KEEP_FINISHED" Keep keep.finished:
        "how long finished games are kept"
    "keep.abandoned" "AUDE_KEEP_ABANDONED" Keep keep.abandoned:
        "how long abandoned games are kept, and can be resumed"
    "keep.unused" "AUDE_KEEP_UNUSED" Keep keep.unused:
        "how long tables are kept that were abandoned before their game began"
    "keep.replays" "AUDE_KEEP_REPLAYS" Keep keep.replays:
        "how long records are kept that were opened to be replayed"
    "keep.chat" "AUDE_KEEP_CHAT" Keep keep.chat:
        "how long chat is kept at tables that are finished, abandoned or replays"
    "backup.every" "AUDE_BACKUP_EVERY" Every backup.every:
        "how often the server backs up its database by itself"
    "backup.keep" "AUDE_BACKUP_KEEP" Number backup.keep:
        "how many of these backups are kept"
    "backup.folder" "AUDE_BACKUP_FOLDER" Folder backup.folder:
        "where these backups are; a relative folder is in the data folder"
}
