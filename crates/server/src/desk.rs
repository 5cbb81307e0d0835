//! Long work off the async threads: few at a time, and a bounded queue in which no address takes
//! more than its share. The work owns its place: a client that goes away does not make room for
//! more work before its own is done.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::http::StatusCode;
use tokio::sync::Semaphore;

use crate::errors::{Failure, Outcome};
use crate::limits::{NoRoom, Place, Quota};

/// How many works may be in progress or waiting.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// At a time.
    pub threads: usize,
    /// In progress and waiting.
    pub most: usize,
    /// The same for one address.
    pub most_of_one: usize,
}

/// Where long work is done.
#[derive(Debug)]
pub struct Desk {
    /// What is done here, for people.
    what: &'static str,
    threads: Arc<Semaphore>,
    queue: Arc<Quota>,
}

/// Seconds after which a refused client may try again: an address that has too much in progress,
/// and anyone if the queue is full.
const RETRY_ADDRESS: u8 = 2;
pub(crate) const RETRY_SERVER: u8 = 5;

/// Counts work that is refused.
pub(crate) fn count_refused(what: &'static str) {
    metrics::counter!("aude_work_refused_total", "work" => what).increment(1);
}

impl Desk {
    /// An idle desk.
    #[must_use]
    pub fn new(what: &'static str, room: Room) -> Self {
        Self {
            what,
            threads: Arc::new(Semaphore::new(room.threads.max(1))),
            queue: Quota::new(room.most, room.most_of_one),
        }
    }

    /// A place in the queue, for a client at an address or for the server itself.
    ///
    /// # Errors
    /// If the queue is full, or the address already has its share.
    pub fn place(&self, address: Option<IpAddr>) -> Outcome<Place> {
        self.open(address).map_err(|full| self.refuse(full))
    }

    /// The same, where something else can be done if there is none.
    pub(crate) fn open(&self, address: Option<IpAddr>) -> Result<Place, NoRoom> {
        self.queue.open(address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }

    /// Counts work that is refused, and says why.
    pub(crate) fn refuse(&self, full: NoRoom) -> Failure {
        let what = self.what;
        count_refused(what);
        match full {
            NoRoom::Address => {
                let message = format!("too many {what} at once from one address");
                Failure::limit("limit/work", message).retry_after(RETRY_ADDRESS)
            }
            NoRoom::Server => {
                let message = format!("the server is busy with {what}; try again in a moment");
                let status = StatusCode::SERVICE_UNAVAILABLE;
                Failure::new(status, "limit/work", message).retry_after(RETRY_SERVER)
            }
        }
    }

    /// Does work on a blocking thread when it is its turn. Nothing is done if the client goes away
    /// before; work that has begun keeps its place until it is done.
    ///
    /// # Errors
    /// The work's own, or that it failed.
    pub async fn run<T: Send + 'static>(
        &self,
        place: Place,
        work: impl FnOnce() -> Outcome<T> + Send + 'static,
    ) -> Outcome<T> {
        let permit = Arc::clone(&self.threads).acquire_owned().await.ok();
        let working = tokio::task::spawn_blocking(move || {
            let _held = (place, permit);
            work()
        });
        working.await.unwrap_or_else(|_| Err(Failure::broken()))
    }

    /// Whether something could begin at once.
    pub(crate) fn is_free(&self) -> bool {
        self.threads.available_permits() > 0
    }

    /// What is done here.
    #[must_use]
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// Works in progress and waiting.
    #[must_use]
    pub fn count(&self) -> usize {
        self.queue.count()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn abandoned_work_keeps_its_place_until_it_is_done() {
        let desk = Desk::new("pictures", Room { threads: 1, most: 6, most_of_one: 4 });
        let (now, peak, begun) =
            <(Arc<AtomicUsize>, Arc<AtomicUsize>, Arc<AtomicUsize>)>::default();
        let one = Some(IpAddr::from([10, 0, 0, 1]));
        let (mut refused, started) = (0, std::time::Instant::now());
        for _ in 0..50 {
            let Ok(place) = desk.place(one) else {
                refused += 1;
                continue;
            };
            let (now, peak, begun) = (Arc::clone(&now), Arc::clone(&peak), Arc::clone(&begun));
            let work = desk.run(place, move || {
                begun.fetch_add(1, Ordering::SeqCst);
                peak.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(50));
                now.fetch_sub(1, Ordering::SeqCst);
                Ok(())
            });
            // The client goes away after a moment.
            let _ = tokio::time::timeout(Duration::from_millis(2), work).await;
        }
        assert_eq!(peak.load(Ordering::SeqCst), 1, "one at a time, whoever waits for it");
        // One after the other, however long it took to ask.
        let most = started.elapsed().as_millis() / 50 + 2;
        let begun = begun.load(Ordering::SeqCst);
        assert!(begun as u128 <= most, "{begun} begun of 50 ms each, {most} expected at most");
        assert!(refused == 0, "those who left while waiting left the queue");
        // Work that nobody waits for still counts.
        while desk.count() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let held: Vec<_> = (0..4).map(|_| desk.place(one).expect("room")).collect();
        let failure = desk.place(one).map(drop).expect_err("too many");
        assert_eq!((failure.status.as_u16(), failure.retry), (429, Some(2)));
        let other = Some(IpAddr::from([10, 0, 0, 2]));
        let _more: Vec<_> = (0..2).map(|_| desk.place(other).expect("room")).collect();
        let failure = desk.place(other).map(drop).expect_err("full");
        assert_eq!((failure.status.as_u16(), failure.retry), (503, Some(5)));
        drop(held);
        assert!(desk.place(other).is_ok());
    }
}
