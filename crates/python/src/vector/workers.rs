//! Threads that stay from step to step and share the games of a vector.
//!
//! Waking a thread takes longer than many steps, and on a busy machine much longer. So a thread
//! stays awake for a while after its work, and a step waits for no thread that sleeps: it asks all,
//! gives work to those that answer, and does the rest itself. Who was asleep is there a step later.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rayon_core::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// How long a thread stays awake for the next step before it sleeps.
const PATIENCE: Duration = Duration::from_micros(200);
/// How long a step waits for answers before it begins alone: who is awake answers at once.
const ANSWER: Duration = Duration::from_micros(2);

/// The threads of one vector besides the one that calls it. They end when it is dropped.
pub(super) struct Workers {
    all: Vec<Worker>,
    steps: AtomicUsize,
    /// Whether each thread has a processor: a thread that waits awake must not take another's.
    have_room: bool,
    /// The process they belong to: a forked one has their memory, but not the threads.
    process: u32,
}

impl Workers {
    /// Starts so many threads.
    pub(super) fn start(many: usize) -> Result<Self, ThreadPoolBuildError> {
        let all = (0..many).map(Worker::start).collect::<Result<_, _>>()?;
        let have_room = many < std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Ok(Self { all, steps: AtomicUsize::new(0), have_room, process: std::process::id() })
    }

    /// Whether the threads are in this process.
    pub(super) fn are_here(&self) -> bool {
        self.process == std::process::id()
    }

    /// Does all pieces of a step, on this thread and those that are awake.
    pub(super) fn run<T: Send>(&self, pieces: &Pieces<T>, each: impl Fn(T) + Sync) {
        let step = self.steps.fetch_add(1, Ordering::Relaxed) + 1;
        let patience = |patience| if self.have_room { patience } else { Duration::ZERO };
        let ask = || self.all.iter().for_each(|worker| worker.ask(step, patience(PATIENCE)));
        ask();
        stay_awake(patience(ANSWER), || !self.all.iter().all(|worker| worker.answered(step)));
        let mut alone = pieces.of(0);
        while !self.all.iter().any(|worker| worker.answered(step)) {
            let Some(piece) = alone.next() else { return };
            each(piece);
            ask();
        }
        share(&self.all, step, patience(PATIENCE), &|thread| pieces.of(thread).for_each(&each));
    }
}

/// Runs `work` on this thread, as number 0, and on all that have answered.
fn share(workers: &[Worker], step: usize, patience: Duration, work: &(dyn Fn(usize) + Sync)) {
    let Some((worker, rest)) = workers.split_first() else { return work(0) };
    match &worker.pool {
        Some(pool) if worker.answered(step) => pool.in_place_scope(|scope| {
            scope.spawn(|_| work(worker.number));
            worker.attend(pool, patience);
            worker.state.given.store(step, Ordering::Release);
            share(rest, step, patience, work);
            // Only a thread that attends again has left the scope. Whoever waits for the scope itself
            // goes to sleep, even if it is a matter of nanoseconds.
            stay_awake(patience, || worker.state.attending.load(Ordering::Acquire) < step);
        }),
        _ => share(rest, step, patience, work),
    }
}

/// A thread, which is a pool of one: each is given work by itself.
struct Worker {
    number: usize,
    pool: Option<ThreadPool>,
    state: Arc<State>,
}

/// What a thread and its vector tell each other. Steps are counted from 1.
#[derive(Default)]
struct State {
    /// The step that has begun.
    asked: AtomicUsize,
    /// The last step that found the thread awake.
    answered: AtomicUsize,
    /// The last step in which it was given work.
    given: AtomicUsize,
    /// The last step in which it was given work, once that is done.
    attending: AtomicUsize,
    /// How often `attend` runs or will run.
    attends: AtomicUsize,
}

impl Worker {
    fn start(index: usize) -> Result<Self, ThreadPoolBuildError> {
        let name = format!("aude-vector-{index}");
        let pool = ThreadPoolBuilder::new().num_threads(1).thread_name(move |_| name.clone());
        Ok(Self { number: index + 1, pool: Some(pool.build()?), state: Arc::default() })
    }

    /// Asks whether the thread is awake, and wakes it if it sleeps.
    fn ask(&self, step: usize, patience: Duration) {
        self.state.asked.store(step, Ordering::Release);
        if let Some(pool) = &self.pool
            && self.state.attends.load(Ordering::Acquire) == 0
        {
            self.attend(pool, patience);
        }
    }

    fn answered(&self, step: usize) -> bool {
        self.state.answered.load(Ordering::Acquire) == step
    }

    /// What the thread does after its work: it answers until it is given more, or patience ends.
    fn attend(&self, pool: &ThreadPool, patience: Duration) {
        let state = Arc::clone(&self.state);
        state.attends.fetch_add(1, Ordering::AcqRel);
        pool.spawn(move || {
            let given = state.given.load(Ordering::Acquire);
            state.attending.store(given, Ordering::Release);
            stay_awake(patience, || {
                let asked = state.asked.load(Ordering::Acquire);
                if asked != state.answered.load(Ordering::Relaxed) {
                    state.answered.store(asked, Ordering::Release);
                }
                state.given.load(Ordering::Acquire) == given
            });
            state.attends.fetch_sub(1, Ordering::AcqRel);
        });
    }
}

/// Returns as soon as a condition ends, or when patience does.
fn stay_awake(patience: Duration, mut lasts: impl FnMut() -> bool) {
    let since = Instant::now();
    while lasts() && since.elapsed() < patience {
        std::hint::spin_loop();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        // After a fork a lock of a pool may be held by a thread that does not exist any more.
        if !self.are_here() {
            self.all.iter_mut().for_each(|worker| std::mem::forget(worker.pool.take()));
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

    /// The pieces of a thread, then what is left of the others'.
    fn of(&self, thread: usize) -> impl Iterator<Item = T> {
        let first = (thread * self.each).min(self.all.len());
        let last = (first + self.each).min(self.all.len());
        let others = (last..self.all.len()).rev().chain((0..first).rev());
        (first..last).chain(others).filter_map(|index| {
            self.all[index].lock().unwrap_or_else(PoisonError::into_inner).take()
        })
    }
}
