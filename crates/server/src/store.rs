//! What is kept: tables and their logs. A log is only ever appended to, each version once.

mod migrations;
mod sqlite;
mod writer;

pub use sqlite::SqliteStore;
pub(crate) use sqlite::copy;

use core::fmt;
use core::pin::Pin;
use std::path::Path;

/// What a store promises to answer.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store could not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else wrote this version first. Nothing was written.
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

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// A mark of the address it was made from; no address.
    pub origin: String,
    /// The secret of its draws.
    pub seed: [u8; 32],
    /// What changes.
    pub head: HeadRow,
}

/// What changes of a table beside its log.
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

/// An entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Counted from 1.
    pub version: u32,
    /// What it is.
    pub kind: String,
    /// Whose it is.
    pub seat: Option<u8>,
    /// Moves as text, a space between them.
    pub moves: String,
    /// The position's hash after it.
    pub hash: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Milliseconds left by seat, as JSON.
    pub clocks: String,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Counted from 1.
    pub number: u32,
    /// Who: a seat, or somebody looking on.
    pub seat: Option<u8>,
    /// His name.
    pub name: String,
    /// What he says.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// A line of a list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListRow {
    /// The table's id.
    pub id: String,
    /// What changes of it.
    pub head: HeadRow,
}

/// A place to keep tables. All methods may be called at once from anywhere.
pub trait Store: Send + Sync + 'static {
    /// A new table, with the entries its log begins with.
    fn create(&self, game: GameRow, entries: Vec<EntryRow>) -> Later<'_, ()>;
    /// A table without its log.
    fn game<'a>(&'a self, id: &'a str) -> Later<'a, Option<GameRow>>;
    /// The entries of a log after a version, in order.
    fn entries<'a>(&'a self, id: &'a str, after: u32) -> Later<'a, Vec<EntryRow>>;
    /// Appends entries, all or none, and changes the head with them if there is one. A version
    /// that is taken is a [`StoreError::Conflict`].
    fn append(&self, id: &str, entries: Vec<EntryRow>, head: Option<HeadRow>) -> Later<'_, ()>;
    /// Changes a table's head.
    fn put_head(&self, id: &str, head: HeadRow) -> Later<'_, ()>;
    /// Adds a line of chat.
    fn say(&self, id: &str, line: ChatRow) -> Later<'_, ()>;
    /// The lines of chat after a number, the latest `most` of them, in order.
    fn chat<'a>(&'a self, id: &'a str, after: u32, most: u32) -> Later<'a, Vec<ChatRow>>;
    /// Listed tables of a phase, the latest first.
    fn list<'a>(&'a self, phase: &'a str, most: u32) -> Later<'a, Vec<ListRow>>;
    /// How many tables are open: those of an address's mark, or all.
    fn open<'a>(&'a self, origin: Option<&'a str>) -> Later<'a, u64>;
    /// How many tables an address's mark has made since a time, whatever became of them.
    fn made<'a>(&'a self, origin: &'a str, since: i64) -> Later<'a, u64>;
    /// The open tables that nobody touched since a time.
    fn untouched(&self, since: i64, most: u32) -> Later<'_, Vec<String>>;
    /// The tables with a game on: those a server must wake up when it starts.
    fn playing(&self, most: u32) -> Later<'_, Vec<String>>;
    /// A value that belongs to the installation; the one given is kept if there is none yet.
    fn meta<'a>(&'a self, key: &'a str, otherwise: String) -> Later<'a, String>;
    /// Whether the database answers.
    fn touch(&self) -> Later<'_, ()>;
    /// Writes a copy of everything to a new file, while the server runs.
    fn backup<'a>(&'a self, file: &'a Path) -> Later<'a, ()>;
    /// Writes what is under way and closes.
    fn close(&self) -> Later<'_, ()>;
}
