//! A table: one game, its seats and its clients. All changes go through one lock, are written to
//! the store first, and are then broadcast.

mod abandon;
mod again;
pub(crate) mod analysis;
mod arrange;
mod chat;
mod clock;
pub(crate) mod draft;
mod head;
mod hint;
mod history;
mod info;
pub(crate) mod lifecycle;
mod log;
mod numbers;
pub(crate) mod outlook;
mod play;
mod presence;
pub(crate) mod questions;
mod recent;
mod rematch;
pub(crate) mod requests;
mod review;
mod seats;
mod subscribe;
mod takeback;
pub(crate) mod tally;
mod times;

pub use head::{Head, Seat};
pub use seats::Caller;
pub use subscribe::{Broadcast, Subscription};

use std::sync::atomic::{AtomicI64, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock, Weak};

use tokio::sync::{Mutex, MutexGuard, broadcast, watch};
use tokio::task::AbortHandle;

use crate::errors::{Failure, Outcome};
use crate::fair::Seed;
use crate::limits::Bucket;
use crate::protocol::Takeback;
use crate::shared::{Shared, uptime};
use crate::store::{HeadRow, Stored};
use log::Play;
use presence::Presence;

/// How many events a slow socket may be behind before it gets a fresh view instead.
const BACKLOG: usize = 16;

/// A table in memory.
#[derive(Debug)]
pub struct Table {
    id: String,
    me: Weak<Self>,
    shared: Arc<Shared>,
    inner: Mutex<Inner>,
    /// The claim under which this server has it; none for a copy that is only looked at.
    term: OnceLock<i64>,
    /// Whether it is known that another server has it.
    is_gone: watch::Sender<bool>,
    broadcasts: broadcast::Sender<Broadcast>,
    presence: std::sync::Mutex<Presence>,
    /// Sockets that want the complete position with every move.
    full: AtomicUsize,
    used: AtomicI64,
    /// Waits for the clock of the player to decide to run out.
    timer: std::sync::Mutex<Option<AbortHandle>>,
    /// The version and seat a computer is thinking about.
    thinking: std::sync::Mutex<Option<(u32, u8)>>,
    hints: std::sync::Mutex<Vec<hint::Asked>>,
    /// How much has been broadcast.
    told: AtomicU64,
    /// The fresh view as a crowd of spectators gets it.
    crowd_view: std::sync::Mutex<Option<subscribe::CrowdView>>,
}

/// What the lock guards.
#[derive(Debug)]
struct Inner {
    created: i64,
    updated: i64,
    /// The time of the last change that the stored head includes.
    kept: i64,
    /// A keyed hash of the address that created it.
    origin: String,
    seed: Seed,
    head: Head,
    play: Option<Play>,
    takeback: Option<Takeback>,
    rematch: Option<rematch::Offer>,
    /// How often each seat has asked for one.
    asked: Vec<takeback::Asked>,
    /// The number of the last chat message.
    said: u32,
    /// Bytes of its chat, once they have been needed.
    said_bytes: Option<u64>,
    /// How often each seat, and all spectators together, may still chat.
    talk: Vec<Bucket>,
    /// A write failed or its result is unknown: this state must be reloaded.
    stale: bool,
    /// Another server has the table now.
    moved: bool,
}

impl Inner {
    fn version(&self) -> u32 {
        self.play.as_ref().map_or(0, Play::version)
    }

    /// The game in progress.
    fn playing(&self) -> Outcome<&Play> {
        let begun = self.play.as_ref();
        begun.ok_or_else(|| Failure::conflict("table/not-begun", "the game has not started yet"))
    }

    /// Whether player aids are on.
    fn check_aids(&self) -> Outcome<()> {
        self.head.aids.then_some(()).ok_or_else(aids_off)
    }

    fn head_row(&self) -> Outcome<HeadRow> {
        self.head.row(self.updated)
    }
}

fn aids_off() -> Failure {
    Failure::forbidden("table/aids-off", "player aids are off at this table")
}

impl Table {
    /// Loads a table from the store; none if there is no such table.
    ///
    /// # Errors
    /// If the store fails, or the log is damaged.
    pub async fn load(shared: &Arc<Shared>, id: &str) -> Outcome<Option<Arc<Self>>> {
        let loaded = Self::load_many(shared, vec![id.to_owned()]).await?;
        loaded.into_iter().next().map(|(_, table)| table).transpose()
    }

    /// Loads tables from the store, those that are there.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn load_many(shared: &Arc<Shared>, ids: Vec<String>) -> Outcome<Vec<Loaded>> {
        let read = read(shared, ids).await?.into_iter();
        let table = |(id, inner): (String, Outcome<Inner>)| {
            let table = inner.map(|inner| Self::new(shared, &id, inner));
            (id, table)
        };
        Ok(read.map(table).collect())
    }

    fn new(shared: &Arc<Shared>, id: &str, inner: Inner) -> Arc<Self> {
        let seats = inner.head.seats.len();
        Arc::new_cyclic(|me| Self {
            id: id.to_owned(),
            me: Weak::clone(me),
            shared: Arc::clone(shared),
            inner: Mutex::new(inner),
            term: OnceLock::new(),
            is_gone: watch::Sender::new(false),
            broadcasts: broadcast::Sender::new(BACKLOG),
            presence: std::sync::Mutex::new(Presence::new(seats)),
            full: AtomicUsize::new(0),
            used: AtomicI64::new(uptime()),
            timer: std::sync::Mutex::default(),
            thinking: std::sync::Mutex::default(),
            hints: std::sync::Mutex::default(),
            told: AtomicU64::new(0),
            crowd_view: std::sync::Mutex::default(),
        })
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The start of its id, for logs: anyone who knows the whole id can watch.
    fn short(&self) -> &str {
        self.id.get(..4).unwrap_or("")
    }

    /// When it was last used, by [`uptime`].
    #[must_use]
    pub fn last_used(&self) -> i64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Its phase, unless it is just being changed.
    pub(crate) fn phase_now(&self) -> Option<crate::protocol::Phase> {
        self.inner.try_lock().ok().map(|inner| inner.head.phase)
    }

    /// Notes the claim under which this server has it.
    pub(crate) fn set_term(&self, term: i64) {
        let _ = self.term.set(term);
    }

    /// Whether no other server can have it: what is in memory is what counts.
    pub(super) fn check_own(&self) -> Outcome<()> {
        let holds = |term: &i64| self.shared.store.term(&self.id) == Some(*term);
        if self.term.get().is_none_or(holds) { Ok(()) } else { Err(Failure::elsewhere()) }
    }

    /// The state, reloaded from the store if necessary.
    async fn lock(&self) -> Outcome<MutexGuard<'_, Inner>> {
        self.used.store(uptime(), Ordering::Relaxed);
        self.check_own()?;
        let mut inner = match self.inner.try_lock() {
            Ok(inner) => inner,
            // Whoever waits for a write that may take long need not, once the table is elsewhere.
            Err(_) => {
                let mut gone = self.is_gone.subscribe();
                tokio::select! {
                    inner = self.inner.lock() => inner,
                    _ = gone.wait_for(|gone| *gone) => return Err(Failure::elsewhere()),
                }
            }
        };
        // It may have been waited for.
        self.check_own()?;
        if inner.moved {
            return Err(Failure::elsewhere());
        }
        if inner.stale {
            let read = read(&self.shared, vec![self.id.clone()]).await?.pop();
            *inner = read.ok_or_else(Failure::no_table)?.1?;
            tracing::info!(table = self.short(), version = inner.version(), "reloaded");
            self.tell_fresh(&inner);
            // Tasks started here belong to the previous position.
            if let Some(me) = self.me.upgrade() {
                me.arrange(&inner);
            }
        }
        Ok(inner)
    }
}

/// A table with its id, or why it cannot be loaded.
pub(crate) type Loaded = (String, Outcome<Arc<Table>>);

/// Reads tables from the store, those that are there.
async fn read(shared: &Arc<Shared>, ids: Vec<String>) -> Outcome<Vec<(String, Outcome<Inner>)>> {
    let stored = shared.store.games(ids).await?;
    // Reading a log takes milliseconds; a thread for it is never long in coming, as few tables are
    // loaded at a time.
    let _permit = shared.loading.acquire().await.ok();
    let shared = Arc::clone(shared);
    let replay = move || {
        let stored = stored.into_iter();
        stored.map(|stored| (stored.game.id.clone(), rebuild(&shared, stored))).collect()
    };
    tokio::task::spawn_blocking(replay).await.map_err(|_| Failure::broken())
}

/// A table from what is stored about it: its log is replayed.
fn rebuild(shared: &Shared, stored: Stored) -> Outcome<Inner> {
    let Stored { game: row, entries: rows, said } = stored;
    let mut head = Head::read(&row.head.json)?;
    let setup = head.setup(&row.seed, &row.id).before_fingerprints(&shared.library);
    let start = shared.reopen(&setup)?;
    head.fingerprints = setup.fingerprints;
    let updated = rows.last().map_or(0, |row| row.at).max(row.head.updated);
    let play = if rows.is_empty() { None } else { Some(Play::replay(start, &rows, &head.clock)?) };
    Ok(Inner {
        created: row.created,
        updated,
        kept: row.head.updated,
        origin: row.origin,
        seed: row.seed,
        talk: chat::talk(shared, head.seats.len()),
        head,
        play,
        takeback: None,
        rematch: None,
        asked: Vec::new(),
        said,
        said_bytes: None,
        stale: false,
        moved: false,
    })
}
