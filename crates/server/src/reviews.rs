//! Reviews: jobs on the computer players' threads below all play, one piece at a time, and the
//! finished ones kept as files in the data folder. A review that is lost is made again, and comes out
//! the same.

mod kept;
mod together;

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use aude_review::{Plan, Verdict, Worker, assemble};
use tokio::sync::Notify;

use crate::errors::{Failure, Outcome};
use crate::folder;
use crate::limits::{NoRoom, Place, Quota};
use crate::pool::Lane;
use crate::protocol::ReviewState;
use crate::shared::{Shared, uptime};
use kept::Kept;
pub(crate) use kept::Of;

/// Reviews in progress at a time, and of one address.
const MOST: usize = 32;
const MOST_OF_ONE: usize = 3;
/// Milliseconds after which a review that nobody asks for is given up.
const PATIENCE: i64 = 15_000;

/// All reviews in progress.
#[derive(Debug)]
pub struct Reviews {
    quota: Arc<Quota>,
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    kept: Kept,
    /// Where servers share them: those that somebody here waits for, and since when by [`uptime`].
    waiting: Mutex<HashMap<String, (Place, i64)>>,
    /// There may be something to do.
    news: Notify,
}

/// A review in progress.
#[derive(Debug)]
struct Job {
    version: u32,
    done: AtomicU32,
    total: u32,
    /// When somebody last asked for it.
    asked: AtomicI64,
}

impl Job {
    /// How far it is; somebody asks for it.
    fn told(&self) -> ReviewState {
        self.asked.store(uptime(), Ordering::Relaxed);
        let done = self.done.load(Ordering::Relaxed);
        ReviewState { done, total: self.total, ..ReviewState::default() }
    }
}

/// The versions of the table that belong to each turn part.
#[derive(Debug, Default)]
pub(crate) struct Versions {
    /// Before its first decision.
    pub(crate) before: Vec<u32>,
    /// After its last.
    pub(crate) played: Vec<u32>,
}

/// What a review is made of: the pieces of work, and the versions of its turn parts.
pub(crate) type Work = (Plan, Versions);

impl Reviews {
    /// No reviews yet; finished ones are kept in a folder.
    pub(crate) fn new(data: &std::path::Path) -> Self {
        Self {
            quota: Quota::new(MOST, MOST_OF_ONE),
            jobs: Mutex::default(),
            kept: Kept::new(data.join(folder::REVIEWS)),
            waiting: Mutex::default(),
            news: Notify::new(),
        }
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<String, (Place, i64)>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts somebody who waits for a review, unless there are too many.
    fn wait_for(&self, id: &str, address: IpAddr) -> Outcome<()> {
        let (mut waiting, now) = (self.waiting(), uptime());
        waiting.retain(|_, (_, asked)| now - *asked <= PATIENCE);
        if let Some((_, asked)) = waiting.get_mut(id) {
            *asked = now;
            return Ok(());
        }
        let place = self.place(address)?;
        waiting.insert(id.to_owned(), (place, now));
        Ok(())
    }

    fn place(&self, address: IpAddr) -> Outcome<Place> {
        self.quota.open(address).map_err(|full| {
            let message = match full {
                NoRoom::Address => "too many reviews at once from one address; wait for one to end",
                NoRoom::Server => "too many reviews are in progress; try again in a moment",
            };
            Failure::limit("limit/work", message).retry_after(5)
        })
    }

    /// How far the review of a table is, if one is in progress.
    pub(crate) fn progress(&self, id: &str, version: u32) -> Option<ReviewState> {
        self.jobs().get(id).filter(|job| job.version == version).map(|job| job.told())
    }

    /// Adds a review, unless one of the same game is in progress: two may ask at the same time. Then it says
    /// how far that one is.
    fn begin(&self, id: &str, job: &Arc<Job>) -> Option<ReviewState> {
        let mut jobs = self.jobs();
        if let Some(known) = jobs.get(id).filter(|known| known.version == job.version) {
            return Some(known.told());
        }
        jobs.insert(id.to_owned(), Arc::clone(job));
        None
    }

    /// Forgets the reviews of tables that are deleted.
    pub(crate) async fn forget(&self, ids: &[String]) {
        self.kept.forget(ids).await;
    }

    /// The number of reviews in progress.
    #[must_use]
    pub fn count(&self) -> usize {
        self.quota.count()
    }
}

impl Shared {
    /// The review of a game, or how far it is. If there is none yet, it is begun with
    /// what `work` reads.
    pub(crate) async fn review(
        self: &Arc<Self>,
        of: Of,
        address: Option<IpAddr>,
        work: impl Future<Output = Outcome<Work>>,
    ) -> Outcome<ReviewState> {
        let (id, version) = (of.id.as_str(), of.version);
        if let Some(state) = self.reviews.progress(id, version) {
            return Ok(state);
        }
        if let Some(kept) = self.reviews.kept.read(&of).await {
            return Ok(kept);
        }
        let address = address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        if let Some(jobs) = self.store.jobs() {
            return self.review_together(jobs, &of, address, work).await;
        }
        let place = self.reviews.place(address)?;
        let (plan, versions) = work.await?;
        let total = u32::try_from(plan.items().len()).unwrap_or(u32::MAX);
        let (done, asked) = (AtomicU32::new(0), AtomicI64::new(uptime()));
        let job = Arc::new(Job { version, done, total, asked });
        if let Some(state) = self.reviews.begin(id, &job) {
            return Ok(state);
        }
        let shared = Arc::clone(self);
        tokio::spawn(async move {
            if let Some(state) = shared.carry_out(&job, plan, versions).await {
                shared.reviews.kept.write(&of, state).await;
            }
            drop(place);
            let mut jobs = shared.reviews.jobs();
            if jobs.get(&of.id).is_some_and(|known| Arc::ptr_eq(known, &job)) {
                jobs.remove(&of.id);
            }
        });
        Ok(ReviewState { total, ..ReviewState::default() })
    }

    /// Does the pieces of a review one after another; nothing if it is given up.
    async fn carry_out(&self, job: &Job, plan: Plan, versions: Versions) -> Option<ReviewState> {
        let began = std::time::Instant::now();
        let plan = Arc::new(plan);
        let mut worker = Worker::new(&plan);
        let mut verdicts: Vec<Verdict> = Vec::with_capacity(plan.items().len());
        for index in 0..plan.items().len() {
            let waited = uptime() - job.asked.load(Ordering::Relaxed);
            if waited > PATIENCE || self.is_stopping() {
                return None;
            }
            let plan = Arc::clone(&plan);
            let piece = self.computers.run(Lane::Spare, move |_, _| {
                let verdict = worker.judge(&plan, &plan.items()[index]);
                (worker, verdict)
            });
            let (same, verdict) = piece.await.ok()?;
            worker = same;
            verdicts.push(verdict);
            job.done.fetch_add(1, Ordering::Relaxed);
        }
        let put = move |_: &mut crate::computer::Players, _| assemble(&plan, &verdicts);
        let review = self.computers.run(Lane::Spare, put).await.ok()?;
        let Versions { before, played } = versions;
        let (done, total) = (job.total, job.total);
        let state = ReviewState { done, total, before, played, review: Some(review) };
        metrics::counter!("aude_reviews_total").increment(1);
        tracing::debug!(seconds = began.elapsed().as_secs_f64(), "a game was reviewed");
        Some(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_who_ask_at_the_same_time_get_one_review() {
        let reviews = Reviews::new(std::path::Path::new("nowhere"));
        let job = |version, total| {
            let (done, asked) = (AtomicU32::new(2), AtomicI64::new(0));
            Arc::new(Job { version, done, total, asked })
        };
        assert!(reviews.begin("a", &job(7, 10)).is_none());
        let known = reviews.begin("a", &job(7, 20)).expect("in progress");
        assert_eq!((known.done, known.total), (2, 10));
        assert!(reviews.begin("b", &job(7, 20)).is_none(), "another table");
        assert!(reviews.begin("a", &job(8, 20)).is_none(), "the table has gone on");
        assert!(reviews.progress("a", 7).is_none());
    }
}
