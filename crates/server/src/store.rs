//! Storage: tables and their logs. A log is only ever appended to, each version once.

mod migrations;
mod sqlite;
mod writer;

pub use sqlite::SqliteStore;
pub(crate) use sqlite::copy;

use core::fmt;
use core::pin::Pin;
use std::path::Path;

/// The result type of a store.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store operation failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// This version was already written. Nothing was changed.
    Conflict,
    /// The database failed.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => write!(f, "the version is taken"),
            Self::Failed(reason) => write!(f, "{reason}"),
        }
    }
}

impl core::error::Error for StoreError {}

/// A stored table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// A keyed hash of the address that created it.
    pub origin: String,
    /// The secret of its draws.
    pub seed: [u8; 32],
    /// The term that changes.
    pub head: HeadRow,
}

/// What changes about a table besides its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadRow {
    /// The phase's name.
    pub phase: String,
    /// Whether it is listed.
    pub public: bool,
    /// Milliseconds since 1970.
    pub updated: i64,
    /// The rest as JSON.
    pub json: String,
}

/// A log entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Counted from 1.
    pub version: u32,
    /// What it is.
    pub kind: String,
    /// Whose it is.
    pub seat: Option<u8>,
    /// Moves as text, separated by spaces.
    pub moves: String,
    /// The position's hash after it.
    pub hash: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Milliseconds left by seat, as JSON.
    pub clocks: String,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Counted from 1.
    pub number: u32,
    /// Who sent it: a seat, or a spectator.
    pub seat: Option<u8>,
    /// The sender's name.
    pub name: String,
    /// The message.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// An entry in a list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListRow {
    /// The table's id.
    pub id: String,
    /// What changes about it.
    pub head: HeadRow,
}

/// A store of tables. All methods may be called concurrently.
pub trait Store: Send + Sync + 'static {
    /// A new table, with the first entries of its log.
    fn create(&self, game: GameRow, entries: Vec<EntryRow>) -> Later<'_, ()>;
    /// A table without its log.
    fn game<'a>(&'a self, id: &'a str) -> Later<'a, Option<GameRow>>;
    /// The entries of a log after a version, in order.
    fn entries<'a>(&'a self, id: &'a str, after: u32) -> Later<'a, Vec<EntryRow>>;
    /// Appends entries, all or none, and updates the head with them if there is one. A version that
    /// is taken is a [`StoreError::Conflict`].
    fn append(&self, id: &str, entries: Vec<EntryRow>, head: Option<HeadRow>) -> Later<'_, ()>;
    /// Updates a table's head.
    fn put_head(&self, id: &str, head: HeadRow) -> Later<'_, ()>;
    /// Adds a chat message.
    fn say(&self, id: &str, line: ChatRow) -> Later<'_, ()>;
    /// The chat messages after a number, the latest `most` of them, in order.
    fn chat<'a>(&'a self, id: &'a str, after: u32, most: u32) -> Later<'a, Vec<ChatRow>>;
    /// Listed tables of a phase, the latest first.
    fn list<'a>(&'a self, phase: &'a str, most: u32) -> Later<'a, Vec<ListRow>>;
    /// How many tables are open: those of an address's hash, or all.
    fn open<'a>(&'a self, origin: Option<&'a str>) -> Later<'a, u64>;
    /// How many tables an address's hash has created since a time, including closed ones.
    fn made<'a>(&'a self, origin: &'a str, since: i64) -> Later<'a, u64>;
    /// The open tables that nobody has used since a time.
    fn untouched(&self, since: i64, most: u32) -> Later<'_, Vec<String>>;
    /// The tables with a game in progress: those a server must resume when it starts.
    fn playing(&self, most: u32) -> Later<'_, Vec<String>>;
    /// A value that belongs to the installation; the given one is stored if there is none yet.
    fn meta<'a>(&'a self, key: &'a str, otherwise: String) -> Later<'a, String>;
    /// Whether the database answers.
    fn touch(&self) -> Later<'_, ()>;
    /// Writes a backup of everything to a new file, while the server runs.
    fn backup<'a>(&'a self, file: &'a Path) -> Later<'a, ()>;
    /// Finishes pending writes and closes.
    fn close(&self) -> Later<'_, ()>;
}
