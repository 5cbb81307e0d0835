//! Storage: tables and their logs. A log is only ever appended to, each version once.

pub mod check;
mod checkpoint;
mod copy;
mod errands;
mod health;
mod jobs;
mod keeper;
mod many;
mod migrations;
mod postgres;
mod sqlite;
mod transfer;
mod writer;

pub use check::Found;
pub(crate) use copy::{copy, empty_log, write as write_copy};
pub use errands::{Errand, Errands, PATIENCE};
pub use jobs::{JobKey, JobState, Jobs};
pub use keeper::{Closed, Keeper, Line, Share, Space};
pub(crate) use migrations::{LATEST as LATEST_SCHEMA, LATEST_POSTGRES};
pub(crate) use postgres::EXAMPLE as POSTGRES_EXAMPLE;
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use transfer::{Transferred, transfer};

use core::fmt;
use core::pin::Pin;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;

use crate::config::Config;

/// The result type of a store.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store operation failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// This version was already written. Nothing was changed.
    Conflict,
    /// The database failed.
    Failed(String),
    /// The database is damaged.
    Damaged(String),
    /// Another server owns the table now. Nothing was changed.
    NotOwner,
    /// The connection was lost while it was written, and nobody can tell yet whether it was.
    Unknown(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => write!(f, "the version is taken"),
            Self::Failed(reason) => write!(f, "{reason}"),
            Self::Damaged(what) => write!(f, "it is damaged: {what}"),
            Self::NotOwner => write!(f, "another server owns the table"),
            Self::Unknown(reason) => write!(f, "whether it was written is unknown: {reason}"),
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

/// A table in a list by time: when it was last used, and its id. A list goes on from there.
pub type Mark = (i64, String);

/// Who has a table in memory, when several servers share a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Owner {
    /// This server.
    Here,
    /// The server with this address.
    Elsewhere(String),
}

/// Everything that is stored about a table, but for what was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The table.
    pub game: GameRow,
    /// Its log.
    pub entries: Vec<EntryRow>,
    /// The number of the last chat message; 0 if there is none.
    pub said: u32,
}

/// A store of tables. All methods may be called concurrently.
pub trait Store: Send + Sync + 'static {
    /// A new table, with the first entries of its log.
    fn create(&self, game: GameRow, entries: Vec<EntryRow>) -> Later<'_, ()>;
    /// A table without its log.
    fn game<'a>(&'a self, id: &'a str) -> Later<'a, Option<GameRow>>;
    /// The entries of a log after a version, in order.
    fn entries<'a>(&'a self, id: &'a str, after: u32) -> Later<'a, Vec<EntryRow>>;
    /// Tables with their logs, those that are there, in any order.
    fn games(&self, ids: Vec<String>) -> Later<'_, Vec<Stored>> {
        Box::pin(async move {
            let mut found = Vec::new();
            for id in &ids {
                let Some(game) = self.game(id).await? else { continue };
                let entries = self.entries(id, 0).await?;
                let said = self.chat(id, 0, 1).await?.last().map_or(0, |line| line.number);
                found.push(Stored { game, entries, said });
            }
            Ok(found)
        })
    }
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
    /// The tables with a game in progress, the latest first, from before a mark.
    fn playing<'a>(&'a self, before: &'a Mark, most: u32) -> Later<'a, Vec<ListRow>>;
    /// A value that belongs to the installation; the given one is stored if there is none yet.
    fn meta<'a>(&'a self, key: &'a str, otherwise: String) -> Later<'a, String>;
    /// Whether the database can be written to: writes something that matters to nobody.
    fn touch(&self) -> Later<'_, ()>;
    /// Makes this server the owner of a table, or says who is. A store with one server has one owner.
    fn claim<'a>(&'a self, _: &'a str) -> Later<'a, Owner> {
        Box::pin(async { Ok(Owner::Here) })
    }
    /// The number of the claim under which this server has a table, as long as no other can have one.
    /// What was read of a table belongs to the claim it was read under.
    fn term(&self, _: &str) -> Option<i64> {
        Some(0)
    }
    /// The ids of tables that this server no longer owns, as they are noticed; none if there is only
    /// one server. Can be taken once.
    fn losses(&self) -> Option<mpsc::UnboundedReceiver<String>> {
        None
    }
    /// Games in progress of servers that have gone since this was asked last.
    fn orphans(&self) -> Later<'_, Vec<ListRow>> {
        Box::pin(async { Ok(Vec::new()) })
    }
    /// This server is about to stop, and takes no more tables. The addresses of the others.
    fn retire(&self) -> Later<'_, Vec<String>> {
        Box::pin(async { Ok(Vec::new()) })
    }
    /// Gives a table to the server with this address; says who has it now, if that is another one.
    fn hand_over<'a>(&'a self, _: &'a str, _: &'a str) -> Later<'a, Option<String>> {
        Box::pin(async { Ok(None) })
    }
    /// Gives up the lease: requests for a table that this server still has need not wait for it to
    /// expire.
    fn leave(&self) -> Later<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    /// How long the server that has a table still counts as alive if it is silent.
    fn lease_left<'a>(&'a self, _: &'a str) -> Later<'a, Duration> {
        Box::pin(async { Ok(Duration::ZERO) })
    }
    /// By how many milliseconds this server's clock is ahead of the database's, as far as it matters:
    /// where several servers share a store, each acts on what the others wrote.
    fn ahead(&self) -> i64 {
        0
    }
    /// Work that servers share; none if there is only one server.
    fn jobs(&self) -> Option<&dyn Jobs> {
        None
    }
    /// Short work that a server has no room for; none if there is only one server.
    fn errands(&self) -> Option<&dyn Errands> {
        None
    }
    /// Connections that are reading, where they are limited.
    fn reading(&self) -> Option<usize> {
        None
    }
    /// Its housekeeping.
    fn keeper(&self) -> &dyn Keeper;
    /// Writes a backup of everything to a new file, which is whole or not there.
    fn backup<'a>(&'a self, file: &'a Path) -> Later<'a, ()>;
    /// Finishes pending writes and closes.
    fn close(&self) -> Later<'_, ()>;
}

/// Opens the store of these settings: a file in the data folder, or a PostgreSQL database.
///
/// # Errors
/// If it cannot be opened.
pub async fn open(config: &Config) -> Result<Arc<dyn Store>, StoreError> {
    open_at(config, None).await
}

/// The same; with an address at which other servers can reach this one, they can share a PostgreSQL
/// database.
pub(crate) async fn open_at(
    config: &Config,
    node: Option<SocketAddr>,
) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match (config.postgres(), node) {
        (Some(url), Some(address)) => {
            let lease = config.times.lease;
            Arc::new(PostgresStore::join(url, &address.to_string(), lease).await?)
        }
        (Some(url), None) => Arc::new(PostgresStore::open(url).await?),
        (None, _) => Arc::new(SqliteStore::open(&config.database()).await?),
    })
}
