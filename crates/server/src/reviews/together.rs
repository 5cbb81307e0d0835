//! Reviews where several servers share a database: asked for at any of them, made by whichever has
//! time, and read by all.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::time::Duration;

use aude_ai::Judge;

use super::{Job, Of, PATIENCE, Work};
use crate::errors::Outcome;
use crate::protocol::ReviewState;
use crate::shared::{Shared, stopped, uptime};
use crate::store::{JobKey, JobState, Jobs};
use crate::table::Table;

/// Who judges, and how deep.
fn judge() -> String {
    format!("{} {}", Judge::NAME, Judge::STANDARD)
}

impl Shared {
    /// The review of a table, or how far it is, whoever makes it.
    pub(super) async fn review_together(
        self: &Arc<Self>,
        jobs: &dyn Jobs,
        of: &Of,
        address: IpAddr,
        work: impl Future<Output = Outcome<Work>>,
    ) -> Outcome<ReviewState> {
        let id = of.id.as_str();
        let job = JobKey { game: of.id.clone(), version: of.version, judge: judge() };
        let state = match jobs.look(&job).await? {
            Some(JobState::Done(text)) => {
                self.reviews.waiting().remove(id);
                if let Ok(state) = serde_json::from_str::<ReviewState>(&text) {
                    self.reviews.kept.write(of, state.clone()).await;
                    return Ok(state);
                }
                ReviewState::default()
            }
            Some(JobState::Open(done, total)) => {
                self.reviews.wait_for(id, address)?;
                ReviewState { done, total, ..ReviewState::default() }
            }
            None => {
                self.reviews.wait_for(id, address)?;
                let total = u32::try_from(work.await?.0.items().len()).unwrap_or(u32::MAX);
                jobs.ask(&job, total).await?;
                ReviewState { total, ..ReviewState::default() }
            }
        };
        self.reviews.news.notify_one();
        Ok(state)
    }

    /// Makes reviews that were asked for here or elsewhere, as many at a time as there are threads
    /// to make them.
    pub(crate) async fn keep_reviewing(self: Arc<Self>) {
        let mut stop = self.stopping();
        let every = self.config.times.lease / 4;
        let room = Arc::new(tokio::sync::Semaphore::new(self.config.computer_threads.max(1)));
        loop {
            let Ok(place) = Arc::clone(&room).acquire_owned().await else { return };
            let Some(jobs) = self.store.jobs() else { return };
            match jobs.take(&judge()).await {
                Ok(Some(job)) => {
                    let shared = Arc::clone(&self);
                    tokio::spawn(async move {
                        shared.make(job, every).await;
                        drop(place);
                    });
                    continue;
                }
                Ok(None) => {}
                Err(error) => tracing::warn!(%error, "cannot look for reviews to make"),
            }
            drop(place);
            tokio::select! {
                () = tokio::time::sleep(every) => {}
                () = self.reviews.news.notified() => {}
                () = stopped(&mut stop) => return,
            }
        }
    }

    /// Makes a review that was taken. The table may be another server's: its game is over, so what
    /// is read of it does not change.
    async fn make(self: Arc<Self>, key: JobKey, every: Duration) {
        let Some(jobs) = self.store.jobs() else { return };
        let work = match Table::load(&self, &key.game).await {
            Ok(Some(table)) => table.review_work().await.ok(),
            _ => None,
        };
        let mut result = None;
        if let Some((plan, versions)) = work {
            let total = u32::try_from(plan.items().len()).unwrap_or(u32::MAX);
            let (done, asked) = (AtomicU32::new(0), AtomicI64::new(uptime()));
            let job = Arc::new(Job { version: key.version, done, total, asked });
            let keeping =
                tokio::spawn(keep(Arc::clone(&self), key.clone(), Arc::clone(&job), every));
            let state = self.carry_out(&job, plan, versions).await;
            keeping.abort();
            result = state.and_then(|state| serde_json::to_string(&state).ok());
        }
        if let Err(error) = jobs.end(&key, result).await {
            tracing::warn!(%error, "a review could not be saved");
        }
    }
}

/// Keeps a job for as long as it is wanted here.
async fn keep(shared: Arc<Shared>, key: JobKey, job: Arc<Job>, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        let Some(jobs) = shared.store.jobs() else { return };
        match jobs.keep(&key, job.done.load(Ordering::Relaxed)).await {
            Ok(true) => job.asked.store(uptime(), Ordering::Relaxed),
            Ok(false) => job.asked.store(-PATIENCE - 1, Ordering::Relaxed),
            Err(_) => {}
        }
    }
}
