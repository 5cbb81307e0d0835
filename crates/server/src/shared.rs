//! What all tables share: settings, store, tile sets, the threads of the computer players, the
//! shutdown signal.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use aude_engine::{Errors, Game};
use aude_record::setup::SetupProblem;
use aude_record::{GameSetup, SetLibrary};
use tokio::sync::{Notify, Semaphore, watch};
use tracing::Instrument;

use crate::config::Config;
use crate::desk::{Desk, Room};
use crate::errands;
use crate::errors::{Failure, Outcome};
use crate::limits::Quota;
use crate::pool::Pool;
use crate::reviews::Reviews;
use crate::room::TableRoom;
use crate::store::Store;
use crate::talk::Talk;

/// Positions that are analysed at a time, and of one address.
const ANALYSES: usize = 32;
const ANALYSES_OF_ONE: usize = 4;

/// What all tables share.
pub struct Shared {
    /// The settings.
    pub config: Config,
    /// Where tables are stored.
    pub store: Arc<dyn Store>,
    /// The tile sets games can be played with.
    pub library: SetLibrary,
    /// Where computer players run.
    pub computers: Pool,
    /// Where slow queries are answered.
    pub questions: Desk,
    /// Where records are read: whoever brings many keeps no other query waiting.
    pub records: Desk,
    /// Places for large requests, which take memory while they arrive and until they are answered.
    pub uploads: Desk,
    /// Where pictures are drawn, one at a time: they take long, and queries must not wait for them.
    pub pictures: Desk,
    /// Places for hints, which the computer players' threads make.
    pub hints: Desk,
    /// Reviews in progress, and those that are kept.
    pub reviews: Reviews,
    /// Places for what other servers do for this one.
    pub(crate) errands: Arc<Quota>,
    /// Positions that are being analysed.
    pub analyses: Arc<Quota>,
    /// How much chat each address may still have stored.
    pub talk: Talk,
    /// Those who create tables.
    pub(crate) room: TableRoom,
    /// The most logs read at a time.
    pub(crate) loading: Semaphore,
    starts: Mutex<HashMap<String, Arc<Game>>>,
    work: Arc<Work>,
    stop: watch::Sender<bool>,
    leaving: AtomicBool,
}

impl core::fmt::Debug for Shared {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Shared").field("config", &self.config).finish_non_exhaustive()
    }
}

/// Commands in progress.
#[derive(Default)]
struct Work {
    count: AtomicUsize,
    none: Notify,
}

/// Cached starting positions, so that tables of the same kind share their tiles.
const STARTS: usize = 128;

impl Shared {
    /// What tables need, based on a store.
    #[must_use]
    pub fn new(config: Config, store: Arc<dyn Store>, library: SetLibrary) -> Self {
        Self {
            computers: Pool::new(config.computer_threads),
            reviews: Reviews::new(&config.data),
            analyses: Quota::new(ANALYSES, ANALYSES_OF_ONE),
            errands: Quota::new(errands::MOST, errands::MOST_OF_ONE),
            talk: Talk::new(config.limits.chat_bytes_per_hour),
            questions: Desk::new(
                "queries",
                Room { threads: config.computer_threads, most: 512, most_of_one: 64 },
            ),
            records: Desk::new(
                "records",
                Room { threads: config.computer_threads, most: 128, most_of_one: 16 },
            ),
            uploads: Desk::new("large requests", Room { threads: 1, most: 128, most_of_one: 16 }),
            pictures: Desk::new("pictures", Room { threads: 1, most: 32, most_of_one: 8 }),
            hints: Desk::new("hints", Room { threads: 1, most: 64, most_of_one: 8 }),
            room: TableRoom::default(),
            loading: Semaphore::new(2 * config.computer_threads.max(1)),
            config,
            store,
            library,
            starts: Mutex::default(),
            work: Arc::default(),
            stop: watch::Sender::new(false),
            leaving: AtomicBool::new(false),
        }
    }

    /// The game a setup starts with.
    ///
    /// # Errors
    /// Every problem in the setup.
    pub fn begin(&self, setup: &GameSetup) -> Outcome<Arc<Game>> {
        self.start_of(setup).map_err(|problems| {
            let problems = problems.iter().map(SetupProblem::to_string).collect();
            Failure::request("request/setup", "the setup is invalid").with_problems(problems)
        })
    }

    /// The game that a stored table started with.
    ///
    /// # Errors
    /// What this program lacks to open it.
    pub fn reopen(&self, setup: &GameSetup) -> Outcome<Arc<Game>> {
        self.start_of(setup).map_err(|problems| Failure::missing(&problems))
    }

    fn start_of(&self, setup: &GameSetup) -> Result<Arc<Game>, Errors<SetupProblem>> {
        let players = setup.players.len();
        let GameSetup { game, rules, sets, fingerprints, options, first, .. } = setup;
        let key = format!("{game}|{rules}|{sets:?}|{fingerprints:?}|{options:?}|{players}|{first}");
        let known = self.starts.lock().ok().and_then(|starts| starts.get(&key).cloned());
        if let Some(game) = known {
            return Ok(game);
        }
        let game = Arc::new(setup.begin(&self.library)?);
        if let Ok(mut starts) = self.starts.lock() {
            if starts.len() >= STARTS {
                starts.clear();
            }
            starts.insert(key, Arc::clone(&game));
        }
        Ok(game)
    }

    /// Runs a command to completion, whether or not the client is still waiting.
    ///
    /// # Errors
    /// The command's own error, or that the server is stopping.
    pub async fn finish<T: Send + 'static>(
        &self,
        command: impl Future<Output = Outcome<T>> + Send + 'static,
    ) -> Outcome<T> {
        if self.is_stopping() {
            return Err(Failure::new(
                axum::http::StatusCode::SERVICE_UNAVAILABLE,
                "server/stopping",
                "the server is stopping; try again in a moment",
            ));
        }
        let guard = Guard::new(Arc::clone(&self.work));
        let task = async move {
            let _guard = guard;
            command.await
        };
        let task = tokio::spawn(task.in_current_span());
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a command panicked");
            Err(Failure::new(
                axum::http::StatusCode::INTERNAL_SERVER_ERROR,
                "server/broken",
                "something went wrong on the server",
            ))
        })
    }

    /// What a stop waits for, until it is dropped.
    pub(crate) fn hold(&self) -> Guard {
        Guard::new(Arc::clone(&self.work))
    }

    /// Whether the server is about to stop.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Whether the server stops or gives its tables away: nobody should be sent here any more.
    #[must_use]
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::SeqCst) || self.is_stopping()
    }

    /// The server begins to give its tables away.
    pub(crate) fn leave(&self) {
        self.leaving.store(true, Ordering::SeqCst);
    }

    /// Changes to true when the server is about to stop.
    #[must_use]
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Accepts no more commands, and waits until those in progress are done.
    pub async fn stop(&self) {
        self.stop.send_replace(true);
        let done = async {
            loop {
                let none = self.work.none.notified();
                if self.work.count.load(Ordering::SeqCst) == 0 {
                    return;
                }
                none.await;
            }
        };
        if tokio::time::timeout(self.config.times.stop, done).await.is_err() {
            tracing::warn!("some commands did not finish in time");
        }
    }
}

/// Something in progress.
pub(crate) struct Guard(Arc<Work>);

impl Guard {
    fn new(work: Arc<Work>) -> Self {
        work.count.fetch_add(1, Ordering::SeqCst);
        Self(work)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        if self.0.count.fetch_sub(1, Ordering::SeqCst) == 1 {
            self.0.none.notify_waiters();
        }
    }
}

/// Done when the server is about to stop.
pub async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Milliseconds since this process first asked: a clock that never jumps.
#[must_use]
pub fn uptime() -> i64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let since = START.get_or_init(Instant::now).elapsed();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
