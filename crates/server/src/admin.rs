//! What an operator can do with the tables of a server, running or not (`aude admin`).

mod client;
#[cfg(unix)]
mod socket;

pub use client::Admin;
#[cfg(unix)]
pub(crate) use socket::{fits as has_room_for_socket, listen, path};

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::doctor::{size, tables};
use crate::errors::Failure;
use crate::secret;
use crate::shared::now;
use crate::store::{Closed, Line, Share, StoreError};
use crate::table::{Caller, Head, Table};

/// What an operator asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminRequest {
    /// Which program this is.
    Hello,
    /// Tables, of a phase or all, the latest first.
    List {
        /// The phase.
        phase: Option<String>,
        /// The most tables.
        most: u32,
    },
    /// One table; the start of its id is enough.
    Inspect {
        /// The table.
        id: String,
    },
    /// Closes an open table for good.
    Close {
        /// The table.
        id: String,
    },
    /// Deletes a table.
    Delete {
        /// The table.
        id: String,
        /// Also if its game is in progress.
        running: bool,
    },
    /// The record of a game.
    Export {
        /// The table.
        id: String,
    },
    /// What takes space.
    Space,
    /// Deletes now what the settings say need not be kept.
    Prune,
    /// Gives free space back to the file system.
    Compact,
}

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdminReply {
    /// Which program this is.
    Hello {
        /// Its version.
        version: String,
        /// The number of its process.
        process: u32,
        /// Tables in memory.
        tables: u64,
        /// How many files it may have open; unknown to earlier versions, or on other systems than
        /// Unix.
        #[serde(default)]
        files: Option<u64>,
    },
    /// Tables.
    Tables(Vec<TableSummary>),
    /// The record of a game.
    Record(String),
    /// What takes space.
    Space(SpaceReport),
    /// What was done.
    Done(String),
}

/// A table as an operator sees it. It contains no secrets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// Its phase.
    pub phase: String,
    /// The game and its sets; empty if its head cannot be read.
    pub game: String,
    /// The sets.
    pub sets: Vec<String>,
    /// The players.
    pub names: Vec<String>,
    /// Whether it is listed.
    pub public: bool,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Milliseconds since 1970.
    pub updated: i64,
    /// Entries of its log.
    pub entries: u64,
    /// Chat messages.
    pub messages: u64,
    /// Bytes of everything about it.
    pub bytes: u64,
    /// A keyed hash of the address that created it.
    pub origin: String,
    /// Whether anyone has it open.
    pub watched: bool,
}

/// What takes space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpaceReport {
    /// Bytes of the database file.
    pub file: u64,
    /// Free bytes in it.
    pub free: u64,
    /// By phase: name, tables, bytes of logs, bytes of chat.
    pub phases: Vec<(String, u64, u64, u64)>,
    /// The same by the address that created the tables, as a keyed hash.
    pub origins: Vec<(String, u64, u64, u64)>,
    /// The largest tables.
    pub largest: Vec<TableSummary>,
}

/// The most tables of an answer.
const MOST: u32 = 100_000;
/// The letters of an id that are enough to find it, as many as logs have.
const START: usize = 4;

/// Carries out a request. Without a running server, no table is set in motion.
pub(crate) async fn carry_out(
    app: &App,
    running: bool,
    request: AdminRequest,
) -> Result<AdminReply, String> {
    let keeper = app.shared.store.keeper();
    match request {
        AdminRequest::Hello => Ok(AdminReply::Hello {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            process: std::process::id(),
            tables: app.tables.in_memory() as u64,
            files: files(),
        }),
        AdminRequest::List { phase, most } => {
            let lines =
                keeper.lines(phase.as_deref(), most.min(MOST)).await.map_err(store_message)?;
            Ok(AdminReply::Tables(lines.into_iter().map(|line| summary(app, line)).collect()))
        }
        AdminRequest::Inspect { id } => {
            let id = find(app, &id).await?;
            let line =
                keeper.line(&id).await.map_err(store_message)?.ok_or_else(|| no_table(&id))?;
            Ok(AdminReply::Tables(vec![summary(app, line)]))
        }
        AdminRequest::Close { id } => {
            let table = open(app, running, &id).await?;
            let closed = table.close().await.map_err(failure_message)?;
            let what = if closed { "closed" } else { "not open, so there is nothing to close" };
            Ok(AdminReply::Done(format!("{id}: {what}")))
        }
        AdminRequest::Delete { id, running: even } => {
            check_whole(&id)?;
            let row = app.shared.store.game(&id).await.map_err(store_message)?;
            let row = row.ok_or_else(|| no_table(&id))?;
            let phase = row.head.phase;
            let deleted = match Closed::of(&phase) {
                _ if even => app.tables.delete(std::slice::from_ref(&id)).await.map(|()| true),
                Some(kind) => app.tables.delete_if(&id, kind).await,
                None => Ok(false),
            };
            match deleted {
                Ok(true) => {}
                Ok(false) if Closed::of(&phase).is_some() => {
                    return Err(format!("{id} has just been resumed, so it was not deleted"));
                }
                Ok(false) => {
                    return Err(format!("{id} is {phase}; add --even-running to delete it anyway"));
                }
                Err(failure) => return Err(refused(app, &id, failure).await),
            }
            tracing::warn!(table = crate::tables::short(&id), "deleted by the operator");
            Ok(AdminReply::Done(format!("{id}: deleted")))
        }
        AdminRequest::Export { id } => {
            let id = find(app, &id).await?;
            // What another server has can be read all the same.
            let is_here =
                running && app.tables.elsewhere(&id).await.map_err(failure_message)?.is_none();
            let table = open(app, is_here, &id).await?;
            table
                .record(&Caller::default(), None)
                .await
                .map(AdminReply::Record)
                .map_err(failure_message)
        }
        AdminRequest::Space => {
            let space = keeper.space().await.map_err(store_message)?;
            let part = |share: Share| (share.name, share.tables, share.log_bytes, share.chat_bytes);
            Ok(AdminReply::Space(SpaceReport {
                file: space.file,
                free: space.free,
                phases: space.phases.into_iter().map(part).collect(),
                origins: space.origins.into_iter().map(part).collect(),
                largest: space.largest.into_iter().map(|line| summary(app, line)).collect(),
            }))
        }
        AdminRequest::Prune => {
            let deleted = app.tables.delete_outdated(now()).await;
            Ok(AdminReply::Done(format!("deleted {}", tables(deleted as u64))))
        }
        AdminRequest::Compact => {
            let before = keeper.space().await.map_err(store_message)?.file;
            app.tables.compact().await;
            let after = keeper.space().await.map_err(store_message)?.file;
            let (after, before) = (size(after), size(before));
            Ok(AdminReply::Done(format!("the database has {after}; it had {before}")))
        }
    }
}

/// How many files this process may have open.
pub(crate) fn files() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};
        let limit = getrlimit(Resource::Nofile);
        limit.maximum.or(limit.current)
    }
    #[cfg(not(unix))]
    None
}

fn store_message(error: StoreError) -> String {
    error.to_string()
}

fn failure_message(failure: Failure) -> String {
    failure.body.message
}

/// Why nothing was done with a table: if another server has it, which.
async fn refused(app: &App, id: &str, failure: Failure) -> String {
    if failure == Failure::elsewhere()
        && let Ok(Some(address)) = app.tables.elsewhere(id).await
    {
        return format!("{id} is at the server {address}; use `aude admin` there");
    }
    failure_message(failure)
}

fn no_table(id: &str) -> String {
    format!("there is no table {id:?}")
}

/// The whole id for its start.
async fn find(app: &App, start: &str) -> Result<String, String> {
    if secret::is_table_id(start) {
        return Ok(start.to_owned());
    }
    if start.len() < START || !start.chars().all(|c| c.is_ascii_alphanumeric()) {
        return Err(format!(
            "{start:?} is not the id of a table; give at least its first {START} letters"
        ));
    }
    let found = app.shared.store.keeper().starting_with(start, 2).await.map_err(store_message)?;
    match found.as_slice() {
        [] => Err(no_table(start)),
        [id] => Ok(id.clone()),
        _ => Err(format!("several tables start with {start:?}; give more of the id")),
    }
}

/// What cannot be undone needs the full id, not just the start of it.
fn check_whole(id: &str) -> Result<(), String> {
    let whole = || format!("{id:?} is not the id of a table; give the full id");
    secret::is_table_id(id).then_some(()).ok_or_else(whole)
}

async fn open(app: &App, running: bool, id: &str) -> Result<Arc<Table>, String> {
    check_whole(id)?;
    if running {
        return match app.tables.get(id).await {
            Ok(table) => Ok(table),
            Err(failure) => Err(refused(app, id, failure).await),
        };
    }
    Table::load(&app.shared, id).await.map_err(failure_message)?.ok_or_else(|| no_table(id))
}

fn summary(app: &App, line: Line) -> TableSummary {
    let watched =
        app.tables.with(|here| here.get(&line.id).is_some_and(|table| table.is_watched()));
    let head: Option<Head> = serde_json::from_str(&line.head.json).ok();
    let (game, sets, names, _) = head.map(Head::into_line).unwrap_or_default();
    TableSummary {
        id: line.id,
        phase: line.head.phase,
        game,
        sets,
        names,
        public: line.head.public,
        created: line.created,
        updated: line.head.updated,
        entries: line.entries,
        messages: line.messages,
        bytes: line.bytes,
        origin: line.origin,
        watched,
    }
}
