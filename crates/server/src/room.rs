//! Whether there is room for another table. Counting and creating are one step: of many requests at the
//! same moment, no more are carried out than the limits allow.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::errors::{Failure, Outcome};
use crate::gates::Gates;
use crate::shared::{Shared, now};

/// An hour in milliseconds, and how many times the limit of open tables an address may create in
/// one.
const HOUR: i64 = 60 * 60 * 1000;
const AN_HOUR: u64 = 6;

/// Those who create tables.
#[derive(Debug, Default)]
pub(crate) struct TableRoom {
    /// One at a time for each address.
    addresses: Gates,
    all: Mutex<Count>,
}

/// Tables of all addresses that the store may not have counted yet.
#[derive(Debug, Default)]
struct Count {
    /// Being created.
    making: u64,
    /// Created, or given up, since the start.
    made: u64,
}

/// A table that is being created.
struct Making<'a>(&'a TableRoom);

impl Drop for Making<'_> {
    fn drop(&mut self) {
        let mut all = self.0.all();
        all.making -= 1;
        all.made += 1;
    }
}

impl TableRoom {
    fn all(&self) -> MutexGuard<'_, Count> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts another table, if there is room for it beside those that the store has counted, and
    /// those that it may have missed.
    fn reserve(&self, open: u64, before: u64, most: u64) -> Outcome<Making<'_>> {
        let mut all = self.all();
        let missed = all.making + (all.made - before);
        if open.saturating_add(missed) >= most {
            return Err(Failure::limit("limit/tables", "the server cannot hold any more tables"));
        }
        all.making += 1;
        Ok(Making(self))
    }
}

impl Shared {
    /// Whether an address, by its hash, may create another table, as far as its own are concerned.
    pub(crate) async fn check_room(&self, origin: &str) -> Outcome<()> {
        let most = self.config.limits.tables_per_address;
        if self.store.open(Some(origin)).await? >= most {
            let message = format!("at most {most} open tables per address");
            return Err(Failure::limit("limit/tables-per-address", message));
        }
        // Finished tables are kept too, so creating them is limited as well.
        let most = most.saturating_mul(AN_HOUR);
        if self.store.made(origin, now() - HOUR).await? >= most {
            let message = format!("at most {most} new tables per hour per address");
            return Err(Failure::limit("limit/tables-per-hour", message));
        }
        Ok(())
    }

    /// Writes a table, if its address, by its hash, may create another one. Where several servers
    /// share a store, a few more can be let through: each server knows only its own.
    pub(crate) async fn in_room<T>(
        &self,
        origin: &str,
        write: impl Future<Output = Outcome<T>>,
    ) -> Outcome<T> {
        let gate = self.room.addresses.of(origin);
        let _alone = gate.pass().await;
        self.check_room(origin).await?;
        let before = self.room.all().made;
        let open = self.store.open(None).await?;
        let _making = self.room.reserve(open, before, self.config.limits.tables)?;
        write.await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_store_may_have_missed_counts() {
        let room = TableRoom::default();
        let first = room.reserve(7, 0, 9).expect("room");
        let before = room.all().made;
        let second = room.reserve(7, before, 9).expect("room");
        assert!(room.reserve(7, before, 9).is_err(), "two are being created");
        // Created after the store had counted.
        drop(first);
        assert!(room.reserve(7, before, 9).is_err());
        drop(second);
        assert!(room.reserve(7, before, 9).is_err());
        // The next count has both.
        let before = room.all().made;
        assert!(room.reserve(9, before, 9).is_err());
        assert!(room.reserve(8, before, 9).is_ok());
    }
}
