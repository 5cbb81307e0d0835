//! A whole review at once.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use aude_ai::Judge;
use aude_ai::judge::JudgedPart;
use aude_engine::{Action, Game};

use crate::assemble::assemble;
use crate::plan::{Plan, Verdict, Worker};
use crate::report::Review;

/// Reviews a game on this many threads, which do not affect the result. `progress` is called with
/// the number of pieces done; when it returns false, the review is cancelled.
pub fn review(
    plan: &Plan,
    threads: usize,
    progress: impl Fn(usize) -> bool + Sync,
) -> Option<Review> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let given_up = AtomicBool::new(false);
    let items = plan.items();
    let verdicts: Mutex<Vec<Option<Verdict>>> = Mutex::new(vec![None; items.len()]);
    let work = || {
        let mut worker = Worker::new(plan);
        while !given_up.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { break };
            let verdict = worker.judge(plan, item);
            let mut all = verdicts.lock().unwrap_or_else(PoisonError::into_inner);
            all[index] = Some(verdict);
            drop(all);
            if !progress(done.fetch_add(1, Ordering::Relaxed) + 1) {
                given_up.store(true, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let all = verdicts.into_inner().unwrap_or_else(PoisonError::into_inner);
    let all: Vec<Verdict> = all.into_iter().collect::<Option<_>>()?;
    Some(assemble(plan, &all))
}

/// Judges another turn part at a moment of a game, in the worlds of the review: `at` is the number
/// of actions before it.
#[must_use]
pub fn try_part(game: &Game, actions: &[Action], simulations: u32, at: usize) -> JudgedPart {
    Judge::new().part(game, actions, simulations, at as u64)
}
