//! Threads that stay from step to step and share the games of a vector.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rayon_core::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// How long a thread stays awake for the others before it sleeps. Waking one takes about as long
/// as a step of a few hundred games: if it slept between steps, the others would be done without it.
const PATIENCE: Duration = Duration::from_micros(200);

/// The threads of one vector besides the one that calls it. They end when it is dropped.
pub(super) struct Workers {
    pool: Option<ThreadPool>,
    many: usize,
    /// Steps that have begun.
    calls: Arc<AtomicUsize>,
    /// Whether each thread has a processor: a thread that waits awake must not take another's.
    have_room: bool,
    /// The process they belong to: a forked one has their memory, but not the threads.
    process: u32,
}

impl Workers {
    /// Starts so many threads.
    pub(super) fn start(many: usize) -> Result<Self, ThreadPoolBuildError> {
        let builder = ThreadPoolBuilder::new().num_threads(many);
        let pool = Some(builder.thread_name(|index| format!("aude-vector-{index}")).build()?);
        let have_room = many < std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let calls = Arc::new(AtomicUsize::new(0));
        Ok(Self { pool, many, calls, have_room, process: std::process::id() })
    }

    /// Whether the threads are in this process.
    pub(super) fn are_here(&self) -> bool {
        self.process == std::process::id()
    }

    /// Runs `work` once on every thread, each with its number; the calling thread is number 0.
    pub(super) fn run(&self, work: impl Fn(usize) + Sync) {
        let Some(pool) = &self.pool else { return work(0) };
        let busy = AtomicUsize::new(self.many);
        pool.in_place_scope(|scope| {
            scope.spawn_broadcast(|_, context| {
                work(1 + context.index());
                busy.fetch_sub(1, Ordering::Release);
            });
            let call = self.calls.fetch_add(1, Ordering::Release) + 1;
            if self.have_room {
                // What each thread does after its work, in the order of the calls.
                let calls = Arc::clone(&self.calls);
                pool.spawn_broadcast(move |_| {
                    stay_awake(|| calls.load(Ordering::Acquire) == call);
                });
            }
            work(0);
            stay_awake(|| busy.load(Ordering::Acquire) > 0);
        });
    }
}

/// Returns as soon as a condition ends, or when patience does.
fn stay_awake(mut lasts: impl FnMut() -> bool) {
    let since = Instant::now();
    while lasts() && since.elapsed() < PATIENCE {
        std::hint::spin_loop();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        // After a fork a lock of the pool may be held by a thread that does not exist any more.
        if !self.are_here() {
            std::mem::forget(self.pool.take());
        }
    }
}

/// Pieces of work. Each thread has its own, the same in every step, so that its games stay in its
/// cache; who has finished early takes the last ones of the others.
pub(super) struct Pieces<T> {
    all: Vec<Mutex<Option<T>>>,
    each: usize,
}

impl<T> Pieces<T> {
    /// `each` pieces a thread, in the order of the threads.
    pub(super) fn new(all: impl Iterator<Item = T>, each: usize) -> Self {
        Self { all: all.map(|piece| Mutex::new(Some(piece))).collect(), each }
    }

    /// Does the pieces of a thread, then what is left of the others'.
    pub(super) fn work(&self, thread: usize, mut each: impl FnMut(T)) {
        let first = (thread * self.each).min(self.all.len());
        let last = (first + self.each).min(self.all.len());
        let others = (last..self.all.len()).rev().chain((0..first).rev());
        for index in (first..last).chain(others) {
            let piece = self.all[index].lock().unwrap_or_else(PoisonError::into_inner).take();
            piece.into_iter().for_each(&mut each);
        }
    }
}
