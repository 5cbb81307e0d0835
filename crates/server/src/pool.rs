//! The threads of the computer players: a bounded number, separate from those that serve clients.
//!
//! There are three lanes. Quick work never waits for long searches: one thread is always reserved for
//! it. Long searches are first come, first served, and take less time while others wait, so that
//! under load nobody waits longer for a move than at a single table. Spare work, such as reviews, is
//! done in short pieces while nothing else waits.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::computer::Players;

/// How long a job takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Milliseconds.
    Quick,
    /// Seconds.
    Deep,
    /// Below all play: a fraction of a second, while no search waits.
    Spare,
}

/// The job was cut short: it panicked, or there is no thread for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrokenOff;

/// A job; it is passed the number of others waiting for a thread.
type Work = Box<dyn FnOnce(&mut Players, usize) + Send>;

/// An idle thread ends after this time and frees its memory.
const IDLE: Duration = Duration::from_secs(30);

/// A bounded number of threads, and the jobs waiting for them.
#[derive(Debug)]
pub struct Pool {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    /// The most threads; at least two.
    most: usize,
    /// The most threads that may run long searches: all but one.
    most_deep: usize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    quick: VecDeque<Work>,
    deep: VecDeque<Work>,
    spare: VecDeque<Work>,
    threads: usize,
    idle: usize,
    /// Threads with long searches or spare work.
    deep_now: usize,
    closed: bool,
}

impl core::fmt::Debug for State {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("State").field("threads", &self.threads).finish_non_exhaustive()
    }
}

impl Pool {
    /// A pool for this many processors. Threads are started when there is work.
    #[must_use]
    pub fn new(processors: usize) -> Self {
        let most = processors.max(2);
        let state = Mutex::default();
        let inner = Inner { most, most_deep: most - 1, state, changed: Condvar::new() };
        Self { inner: Arc::new(inner) }
    }

    /// Runs a job on one of the threads. It is passed the current load factor: 1 if nobody else is
    /// waiting.
    ///
    /// # Errors
    /// If it panics, or no thread is available.
    pub async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce(&mut Players, u32) -> T + Send + 'static,
    ) -> Result<T, BrokenOff> {
        let (done, result) = oneshot::channel();
        let most_deep = self.inner.most_deep;
        let work: Work = Box::new(move |players, waiting| {
            // Nobody waits for it any more.
            if lane == Lane::Spare && done.is_closed() {
                return;
            }
            let crowd = match lane {
                Lane::Quick | Lane::Spare => 1,
                Lane::Deep => 1 + waiting.div_ceil(most_deep),
            };
            let _ = done.send(work(players, u32::try_from(crowd).unwrap_or(u32::MAX)));
        });
        self.inner.add(lane, work);
        result.await.map_err(|_| BrokenOff)
    }

    /// Whether spare work could begin at once.
    pub(crate) fn has_room(&self) -> bool {
        let state = self.inner.lock();
        state.deep_now < self.inner.most_deep && state.deep.is_empty() && state.spare.is_empty()
    }

    /// How much spare work is waiting for a thread: pieces of reviews and analyses.
    #[must_use]
    pub fn waiting_spare(&self) -> usize {
        self.inner.lock().spare.len()
    }

    /// How many long searches are waiting for a thread.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.inner.lock().deep.len()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut state = self.inner.lock();
        state.closed = true;
        state.quick.clear();
        state.deep.clear();
        state.spare.clear();
        self.inner.changed.notify_all();
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, State> {
        // Jobs run without the lock, so a panic leaves nothing half done here.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(self: &Arc<Self>, lane: Lane, work: Work) {
        let mut state = self.lock();
        match lane {
            Lane::Quick => state.quick.push_back(work),
            Lane::Deep => state.deep.push_back(work),
            Lane::Spare => state.spare.push_back(work),
        }
        metrics::gauge!("aude_thinking_waits").set((state.quick.len() + state.deep.len()) as f64);
        if state.idle == 0 && state.threads < self.most {
            let pool = Arc::clone(self);
            let thread = std::thread::Builder::new().name("computer".to_owned());
            match thread.spawn(move || pool.serve()) {
                Ok(_) => state.threads += 1,
                Err(error) if state.threads == 0 => {
                    tracing::error!(%error, "no thread for computer players");
                    state.quick.clear();
                    state.deep.clear();
                    state.spare.clear();
                }
                Err(error) => tracing::warn!(%error, "fewer threads for computer players"),
            }
        }
        drop(state);
        self.changed.notify_all();
    }

    /// The main loop of a thread.
    fn serve(&self) {
        let mut players = Players::default();
        while let Some((lane, work, waiting)) = self.next() {
            if catch_unwind(AssertUnwindSafe(|| work(&mut players, waiting))).is_err() {
                tracing::error!("a computer player panicked");
                players = Players::default();
            }
            if lane != Lane::Quick {
                self.lock().deep_now -= 1;
                self.changed.notify_all();
            }
        }
    }

    /// The next job; none when the thread is no longer needed.
    fn next(&self) -> Option<(Lane, Work, usize)> {
        let mut state = self.lock();
        loop {
            if let Some(work) = state.quick.pop_front() {
                return Some((Lane::Quick, work, state.quick.len()));
            }
            if state.deep_now < self.most_deep
                && let Some(work) = state.deep.pop_front()
            {
                state.deep_now += 1;
                return Some((Lane::Deep, work, state.deep.len()));
            }
            if state.deep_now < self.most_deep
                && let Some(work) = state.spare.pop_front()
            {
                state.deep_now += 1;
                return Some((Lane::Spare, work, 0));
            }
            state.idle += 1;
            let (back, wait) =
                self.changed.wait_timeout(state, IDLE).unwrap_or_else(PoisonError::into_inner);
            state = back;
            state.idle -= 1;
            let nothing = state.quick.is_empty() && state.deep.is_empty() && state.spare.is_empty();
            if state.closed || wait.timed_out() && nothing {
                state.threads -= 1;
                return None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    #[tokio::test(flavor = "multi_thread")]
    async fn quick_work_never_waits_for_long_thought() {
        let pool = Arc::new(Pool::new(2));
        let enough = Arc::new(AtomicBool::new(false));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let deep: Vec<_> = (0..4)
            .map(|_| {
                let (pool, now, most) = (Arc::clone(&pool), Arc::clone(&now), Arc::clone(&most));
                let enough = Arc::clone(&enough);
                tokio::spawn(async move {
                    pool.run(Lane::Deep, move |_, crowd| {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        while !enough.load(Ordering::SeqCst) {
                            std::thread::sleep(Duration::from_millis(1));
                        }
                        now.fetch_sub(1, Ordering::SeqCst);
                        crowd
                    })
                    .await
                })
            })
            .collect();
        while now.load(Ordering::SeqCst) == 0 || pool.waiting() < 3 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        for _ in 0..5 {
            assert_eq!(pool.run(Lane::Quick, |_, crowd| crowd).await, Ok(1));
        }
        assert_eq!(pool.waiting(), 3, "long thought still goes on");
        enough.store(true, Ordering::SeqCst);
        let mut crowds = Vec::new();
        for task in deep {
            crowds.push(task.await.expect("no panic").expect("done"));
        }
        assert_eq!(most.load(Ordering::SeqCst), 1, "one thread is left for quick work");
        assert!(crowds.iter().max() > Some(&1), "those in a crowd are told: {crowds:?}");
        // They may queue in any order; the last one is alone.
        assert_eq!(crowds.iter().min(), Some(&1));
    }

    /// While spare work is queued, a search waits for no more than the piece in progress.
    #[tokio::test(flavor = "multi_thread")]
    async fn spare_work_comes_after_all_play() {
        let pool = Arc::new(Pool::new(2));
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |lane| {
            let (pool, order) = (Arc::clone(&pool), Arc::clone(&order));
            tokio::spawn(async move {
                let noted = move |_: &mut Players, _| {
                    std::thread::sleep(Duration::from_millis(20));
                    order.lock().expect("no panic").push(lane);
                };
                pool.run(lane, noted).await
            })
        };
        let mut tasks: Vec<_> = (0..4).map(|_| note(Lane::Spare)).collect();
        while order.lock().expect("no panic").is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tasks.push(note(Lane::Deep));
        for task in tasks {
            assert_eq!(task.await.expect("no panic"), Ok(()));
        }
        let order = order.lock().expect("no panic");
        let deep = order.iter().position(|lane| *lane == Lane::Deep);
        assert!(deep < Some(4), "{order:?}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_panic_is_told_and_the_next_is_served() {
        let pool = Pool::new(2);
        for lane in [Lane::Quick, Lane::Deep, Lane::Deep, Lane::Deep] {
            let broken: Result<u8, _> = pool.run(lane, |_, _| panic!("on purpose")).await;
            assert_eq!(broken, Err(BrokenOff));
        }
        assert_eq!(pool.run(Lane::Deep, |_, _| 7).await, Ok(7));
        assert_eq!(pool.run(Lane::Quick, |_, _| 8).await, Ok(8));
    }
}
