//! The write-ahead log is copied into the database by a connection of its own, while the writer goes
//! on: otherwise all players would wait for it, every second or so while many play.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::Notify;
use tokio::time::Instant;

/// The time between two looks, and the time after which even a little is copied.
const EVERY: Duration = Duration::from_millis(if cfg!(test) { 50 } else { 1000 });
const LATEST: Duration = Duration::from_secs(60);

/// Writes that are worth copying.
const MANY: u64 = if cfg!(test) { 5 } else { 500 };

/// Pages of 4 kB in the log after which it is to begin anew. It can do so only when everything in it
/// has been copied, so the writer copies the little that was added in the meantime.
const LONG: i64 = if cfg!(test) { 256 } else { 16_384 };

/// What the writer and the copier tell each other.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// Writes so far.
    written: AtomicU64,
    /// Whether the writer is to copy the rest, so that the log begins anew.
    due: AtomicBool,
    /// Whether the copier is to stop.
    stop: Notify,
}

impl Progress {
    /// The writer has written something. Returns whether it is to copy the rest of the log.
    pub(super) fn wrote(&self, many: usize) -> bool {
        self.written.fetch_add(many as u64, Ordering::Relaxed);
        self.due.swap(false, Ordering::Relaxed)
    }

    /// The copier is to stop.
    pub(super) fn stop(&self) {
        self.stop.notify_one();
    }
}

/// Copies until it is stopped.
pub(super) async fn run(mut connection: SqliteConnection, progress: Arc<Progress>) {
    let (mut copied, mut last) = (0, Instant::now());
    while tokio::time::timeout(EVERY, progress.stop.notified()).await.is_err() {
        let written = progress.written.load(Ordering::Relaxed);
        let enough = if last.elapsed() < LATEST { MANY } else { 1 };
        if written - copied < enough {
            continue;
        }
        (copied, last) = (written, Instant::now());
        match copy(&mut connection).await {
            Ok(pages) => progress.due.store(pages > LONG, Ordering::Relaxed),
            // The writer learns soon enough whether anything is wrong.
            Err(error) => tracing::debug!(%error, "the log of the database was not copied"),
        }
    }
    let _ = connection.close().await;
}

/// Copies what can be copied without making anyone wait. Returns how many pages the log has.
pub(super) async fn copy(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    row.try_get(1)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::{ChatRow, GameRow, HeadRow, SqliteStore, Store};

    fn pages(file: &Path) -> u64 {
        std::fs::metadata(file).map_or(0, |file| file.len() / 4096)
    }

    /// However much is written, the log stays within limits, and all of it is in the database at the
    /// end.
    #[tokio::test(flavor = "multi_thread")]
    async fn the_log_begins_anew_while_there_is_always_something_to_write() {
        let folder = std::env::temp_dir().join(format!("aude-log-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("aude.sqlite");
        let store = SqliteStore::open(&file).await.expect("a store");
        let head =
            HeadRow { phase: "over".into(), public: false, updated: 1, json: "{}".to_owned() };
        let (id, origin) = ("a".to_owned(), String::new());
        let game = GameRow { id, created: 1, origin, seed: [0; 32], head };
        store.create(game, Vec::new()).await.expect("written");
        // Some 5,000 pages: the log would have as many.
        let text = "x".repeat(64_000);
        let (began, mut said) = (std::time::Instant::now(), 0);
        while said < 300 || began.elapsed() < super::EVERY * 20 {
            said += 1;
            let name = String::new();
            let line = ChatRow { number: said, seat: None, name, text: text.clone(), at: 1 };
            store.say("a", line).await.expect("written");
        }
        let log = pages(&folder.join("aude.sqlite-wal"));
        assert!(log < 8 * u64::from(said), "{log} pages in the log after {said} writes");
        let all = store.keeper().chat_bytes(Some("a")).await.expect("counted");
        assert_eq!(all, u64::from(said) * 64_000);
        store.close().await.expect("closed");
        assert_eq!(pages(&folder.join("aude.sqlite-wal")), 0);
        assert!(pages(&file) >= 15 * u64::from(said));
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
