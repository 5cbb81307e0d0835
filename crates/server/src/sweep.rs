//! Housekeeping: tables leave the memory, are abandoned, and are deleted once the operator no
//! longer wants to keep them.

use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Keep;
use crate::errors::{Failure, Outcome};
use crate::shared::{now, stopped, uptime};
use crate::steady::Steady;
use crate::store::{Closed, Mark, StoreError};
use crate::tables::{Tables, short};

/// The time between two sweeps.
const EVERY: Duration = Duration::from_secs(15);
/// The most tables abandoned in one sweep, unless there may be more open ones, and deleted in one
/// transaction.
const SWEPT: u32 = 20_000;
const DELETED: u32 = 100;
/// The time between two looks for what may be deleted. That takes several times as much proof that
/// the clock is right as abandoning a table, which can be undone.
const DELETE_EVERY: Duration = Duration::from_secs(60 * 60);
const DELETE_PROOF: u32 = 6;
/// Where several servers share a database, all go by the same time: milliseconds by which a clock is
/// too wrong to judge what others wrote.
const WRONG: i64 = 30_000;
/// Free pages that are worth giving back, and how many are given back at a time.
const FREE_PAGES: u64 = 1024;
const PAGES: u32 = 256;

/// What is remembered from one sweep to the next.
#[derive(Debug, Default)]
pub(crate) struct Sweeping {
    steady: Steady,
    deleted: Option<Instant>,
    /// Whether the clock was wrong.
    is_wrong: bool,
}

impl Tables {
    /// Unloads tables nobody has open, abandons those nobody has come back to, and deletes those
    /// that need not be kept.
    pub async fn sweep(&self) {
        self.sweep_at(now(), Instant::now()).await;
    }

    /// The same at a time: milliseconds since 1970, and an instant of a clock that never jumps.
    pub async fn sweep_at(&self, wall: i64, at: Instant) {
        let times = &self.shared.config.times;
        self.unload(uptime() - millis(times.idle));
        if self.has_wrong_clock() {
            return;
        }
        let (steady, is_due) = {
            let mut sweeping = self.sweeping.lock().unwrap_or_else(PoisonError::into_inner);
            let steady = sweeping.steady.look(wall, at);
            let due = sweeping.deleted.is_none_or(|last| at - last >= DELETE_EVERY)
                && steady >= times.proof * DELETE_PROOF;
            if due {
                sweeping.deleted = Some(at);
            }
            (steady, due)
        };
        if steady >= times.proof {
            self.abandon_unused(wall - millis(times.abandon)).await;
        }
        if is_due {
            self.delete_outdated(wall).await;
        }
    }

    /// Whether this server's clock differs so much from the database's that it must not judge by it
    /// what other servers have written.
    fn has_wrong_clock(&self) -> bool {
        let ahead = self.shared.store.ahead();
        let is_wrong = ahead.abs() > WRONG;
        let mut sweeping = self.sweeping.lock().unwrap_or_else(PoisonError::into_inner);
        if is_wrong && !sweeping.is_wrong {
            let (seconds, side) =
                (ahead.abs() / 1000, if ahead > 0 { "ahead of" } else { "behind" });
            tracing::error!(
                "this server's clock is {seconds} seconds {side} the database's: until that is mended, \
                 it abandons and deletes no tables"
            );
        }
        sweeping.is_wrong = is_wrong;
        is_wrong
    }

    /// Unloads tables that nobody has used since a time of [`uptime`].
    fn unload(&self, since: i64) {
        // A table in use is referenced from elsewhere.
        self.with(|here| {
            here.retain(|_, table| {
                Arc::strong_count(table) > 1 || table.is_watched() || table.last_used() >= since
            });
        });
    }

    async fn abandon_unused(&self, since: i64) {
        let most = u32::try_from(self.shared.config.limits.tables).unwrap_or(u32::MAX).max(SWEPT);
        let found = self.shared.store.untouched(since, most).await;
        let Some(ids) = logged("find", found) else { return };
        for id in ids {
            match self.get(&id).await {
                Ok(table) => {
                    if table.is_watched() {
                        continue;
                    }
                    match table.abandon(since).await {
                        Ok(true) => tracing::info!(table = short(&id), "abandoned"),
                        Ok(false) => {}
                        Err(failure) => failed("abandon", &failure),
                    }
                }
                // Nobody can return to a table that cannot be opened, so it is not abandoned.
                Err(failure) if failure.is_unopenable() => self.put_off(&id).await,
                Err(failure) => failed("abandon", &failure),
            }
        }
    }

    /// Marks a table as just used.
    async fn put_off(&self, id: &str) {
        if let Ok(Some(mut row)) = self.shared.store.game(id).await {
            row.head.updated = now();
            logged("put off", self.shared.store.put_head(id, row.head).await);
        }
    }

    /// Deletes what the operator's rule no longer keeps. Games in progress are always kept. Returns
    /// how many tables went.
    pub async fn delete_outdated(&self, wall: i64) -> u64 {
        let Keep { finished, abandoned, unused, replays, chat } = self.shared.config.keep;
        let keeper = self.shared.store.keeper();
        let mut deleted = 0;
        for (kind, keep) in [
            (Closed::Finished, finished),
            (Closed::Abandoned, abandoned),
            (Closed::Unused, unused),
            (Closed::Replay, replays),
        ] {
            let Some(keep) = keep else { continue };
            deleted += self.delete_kind(kind, wall - millis(keep)).await;
        }
        if let Some(keep) = chat {
            let before = wall - millis(keep);
            let mut after = String::new();
            while let Some(ids) = logged("find", keeper.talked(before, &after, DELETED).await) {
                let mut ours = Vec::with_capacity(ids.len());
                for id in &ids {
                    if matches!(self.elsewhere(id).await, Ok(None)) {
                        ours.push(id.clone());
                    }
                }
                let deleted = logged("delete", keeper.delete_chat(&ours, before).await);
                if deleted.is_none() || ids.len() < DELETED as usize || self.shared.is_stopping() {
                    break;
                }
                after = ids.last().cloned().unwrap_or_default();
            }
        }
        if deleted > 0 {
            tracing::info!(deleted, "deleted outdated tables");
        }
        self.compact().await;
        deleted
    }

    /// Deletes the tables of a kind that nobody has used since a time, unless somebody is looking at
    /// them or another server has them. Returns how many went.
    async fn delete_kind(&self, kind: Closed, since: i64) -> u64 {
        let keeper = self.shared.store.keeper();
        let (mut deleted, mut after): (u64, Mark) = (0, (i64::MIN, String::new()));
        while let Some(found) = logged("find", keeper.outdated(kind, since, &after, DELETED).await)
        {
            let is_last = found.len() < DELETED as usize;
            let Some(last) = found.last() else { break };
            after = last.clone();
            let is_watched =
                |id: &str| self.with(|here| here.get(id).is_some_and(|table| table.is_watched()));
            let mut ids = Vec::with_capacity(found.len());
            for (_, id) in found {
                if !is_watched(&id) && matches!(self.elsewhere(&id).await, Ok(None)) {
                    ids.push(id);
                }
            }
            match self.delete_closed(&ids, kind, since).await {
                // Whoever came back meanwhile still has the table.
                Ok(gone) => deleted += gone,
                Err(failure) => {
                    failed("delete", &failure);
                    break;
                }
            }
            if is_last || self.shared.is_stopping() {
                break;
            }
        }
        deleted
    }

    /// Gives free space back to the file system, piece by piece, so that players need not wait.
    pub async fn compact(&self) {
        let keeper = self.shared.store.keeper();
        let mut left = u64::MAX;
        // A file of an earlier program keeps its free pages, and uses them again.
        let pages = |left: u64| if left == u64::MAX { 0 } else { PAGES };
        while let Some(now) = logged("compact", keeper.compact(pages(left)).await) {
            if now < FREE_PAGES || (left != u64::MAX && now >= left) || self.shared.is_stopping() {
                return;
            }
            left = now;
            tokio::task::yield_now().await;
        }
    }

    /// Deletes tables with their logs and chat, whatever their phase, all or none. Whoever has one
    /// open is told that there is no such table.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn delete(&self, ids: &[String]) -> Outcome<()> {
        for id in ids {
            if self.elsewhere(id).await?.is_some() {
                return Err(Failure::elsewhere());
            }
        }
        self.shared.store.keeper().delete(ids).await?;
        self.forget(ids).await;
        Ok(())
    }

    /// Deletes a table that is closed in this way; returns whether it was. Whoever resumes it meanwhile
    /// still has it.
    ///
    /// # Errors
    /// If the store fails, or another server has it.
    pub async fn delete_if(&self, id: &str, kind: Closed) -> Outcome<bool> {
        if self.elsewhere(id).await?.is_some() {
            return Err(Failure::elsewhere());
        }
        Ok(self.delete_closed(&[id.to_owned()], kind, i64::MAX).await? > 0)
    }

    /// Deletes those of some tables that are still closed and unused; returns how many these are.
    async fn delete_closed(&self, ids: &[String], kind: Closed, since: i64) -> Outcome<u64> {
        let store = &self.shared.store;
        if ids.is_empty() {
            return Ok(0);
        }
        store.keeper().delete_outdated(ids, kind, since).await?;
        let mut gone = Vec::with_capacity(ids.len());
        for id in ids {
            if store.game(id).await?.is_none() {
                gone.push(id.clone());
            }
        }
        self.forget(&gone).await;
        Ok(gone.len() as u64)
    }

    /// What is known here about tables that were deleted.
    async fn forget(&self, ids: &[String]) {
        self.shared.reviews.forget(ids).await;
        for id in ids {
            if let Some(table) = self.with(|here| here.remove(id)) {
                table.forget().await;
            }
        }
    }

    /// Sweeps periodically until the server stops.
    pub async fn keep_sweeping(self: Arc<Self>) {
        let mut stop = self.shared.stopping();
        loop {
            tokio::select! {
                () = tokio::time::sleep(EVERY) => self.sweep().await,
                () = stopped(&mut stop) => return,
            }
        }
    }
}

/// The result of housekeeping; a failure of the store is logged and counted.
fn logged<T>(what: &'static str, result: Result<T, StoreError>) -> Option<T> {
    result.inspect_err(|error| failed(what, &Failure::from(error.clone()))).ok()
}

fn failed(what: &'static str, failure: &Failure) {
    metrics::counter!("aude_sweep_errors_total").increment(1);
    let (code, message) = (&failure.body.code, &failure.body.message);
    tracing::warn!(what, code, message, "housekeeping failed; it will be tried again");
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
