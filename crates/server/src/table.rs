//! A table: one game, its seats and its clients. All changes go through one lock, are written to
//! the store first, and are then broadcast.

mod arrange;
mod chat;
mod clock;
mod draft;
mod head;
mod hint;
mod history;
mod info;
mod lifecycle;
mod log;
mod play;
mod presence;
mod questions;
mod requests;
mod seats;
mod subscribe;
mod takeback;
mod tally;

pub use head::{Head, Seat};
pub use seats::Caller;
pub use subscribe::{Broadcast, Subscription};

use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Weak};

use tokio::sync::{Mutex, MutexGuard, broadcast};
use tokio::task::AbortHandle;

use crate::errors::{Failure, Outcome};
use crate::fair::Seed;
use crate::limits::Bucket;
use crate::protocol::Takeback;
use crate::shared::{Shared, now};
use crate::store::{GameRow, HeadRow};
use log::Play;
use presence::Presence;

/// How many events a slow socket may be behind before it gets a fresh view instead.
const BACKLOG: usize = 128;

/// A table in memory.
#[derive(Debug)]
pub struct Table {
    id: String,
    me: Weak<Self>,
    shared: Arc<Shared>,
    inner: Mutex<Inner>,
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
    /// The number of the last chat message.
    said: u32,
    /// How often each seat, and all spectators together, may still chat.
    talk: Vec<Bucket>,
    /// A write failed or its result is unknown: this state must be reloaded.
    stale: bool,
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
        let Some(row) = shared.store.game(id).await? else { return Ok(None) };
        let inner = read(shared, row).await?;
        Ok(Some(Self::new(shared, id, inner)))
    }

    fn new(shared: &Arc<Shared>, id: &str, inner: Inner) -> Arc<Self> {
        let seats = inner.head.seats.len();
        Arc::new_cyclic(|me| Self {
            id: id.to_owned(),
            me: Weak::clone(me),
            shared: Arc::clone(shared),
            inner: Mutex::new(inner),
            broadcasts: broadcast::Sender::new(BACKLOG),
            presence: std::sync::Mutex::new(Presence::new(seats)),
            full: AtomicUsize::new(0),
            used: AtomicI64::new(now()),
            timer: std::sync::Mutex::default(),
            thinking: std::sync::Mutex::default(),
            hints: std::sync::Mutex::default(),
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

    /// When it was last used, in milliseconds since 1970.
    #[must_use]
    pub fn last_used(&self) -> i64 {
        self.used.load(Ordering::Relaxed)
    }

    /// The state, reloaded from the store if necessary.
    async fn lock(&self) -> Outcome<MutexGuard<'_, Inner>> {
        self.used.store(now(), Ordering::Relaxed);
        let mut inner = self.inner.lock().await;
        if inner.stale {
            let row = self.shared.store.game(&self.id).await?.ok_or_else(Failure::no_table)?;
            *inner = read(&self.shared, row).await?;
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

async fn read(shared: &Arc<Shared>, row: GameRow) -> Outcome<Inner> {
    let mut head = Head::read(&row.head.json)?;
    let setup = head.setup(&row.seed, &row.id).before_fingerprints(&shared.library);
    let start = shared.reopen(&setup)?;
    head.fingerprints = setup.fingerprints;
    let rows = shared.store.entries(&row.id, 0).await?;
    let said = shared.store.chat(&row.id, 0, 1).await?.last().map_or(0, |line| line.number);
    let play = if rows.is_empty() { None } else { Some(Play::replay(start, &rows, &head.clock)?) };
    Ok(Inner {
        created: row.created,
        updated: rows.last().map_or(0, |row| row.at).max(row.head.updated),
        kept: row.head.updated,
        origin: row.origin,
        seed: row.seed,
        talk: chat::talk(shared, head.seats.len()),
        head,
        play,
        takeback: None,
        said,
        stale: false,
    })
}
