//! Several servers on one database. Each table has one owner at a time; a server is alive as long
//! as it renews its lease, and only the database's clock counts.

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgPool};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, PgConnection, Row as _};
use tokio::sync::mpsc;

use super::super::{Owner, StoreError};
use super::failed;

/// How many times a lease is renewed before it runs out.
const RENEWALS: u32 = 4;
/// How long a node that is gone is remembered.
const FORGOTTEN: &str = "1 day";

/// This server among those that share the database.
#[derive(Debug)]
pub(super) struct Node {
    id: String,
    address: String,
    lease: Duration,
    /// The tables it owns, with the epoch they were claimed with.
    epochs: Mutex<HashMap<String, i64>>,
    lost: mpsc::UnboundedSender<String>,
    /// Nodes that were seen to be gone.
    gone: Mutex<BTreeSet<String>>,
    /// When the lease was last renewed, at the latest.
    renewed: Mutex<Instant>,
    /// Whether it has lost its own games, and should look after them again.
    was_late: AtomicBool,
    /// Whether it is about to stop, and takes no more tables.
    pub(super) leaving: AtomicBool,
    /// Whether it has left: its lease is not renewed, and others may have its tables.
    left: AtomicBool,
}

impl Node {
    /// Joins the others.
    pub(super) async fn join(
        connection: &mut PgConnection,
        address: String,
        lease: Duration,
    ) -> Result<(Arc<Self>, mpsc::UnboundedReceiver<String>), StoreError> {
        let id =
            crate::secret::token().map_err(|_| StoreError::Failed("no randomness".to_owned()))?;
        let (lost, losses) = mpsc::unbounded_channel();
        let node = Self {
            id,
            address,
            lease,
            epochs: Mutex::default(),
            lost,
            gone: Mutex::default(),
            renewed: Mutex::new(Instant::now()),
            was_late: AtomicBool::new(false),
            leaving: AtomicBool::new(false),
            left: AtomicBool::new(false),
        };
        node.wait_for_address(connection).await?;
        Ok((Arc::new(node), losses))
    }

    /// A server that was killed and is started again waits until its old self is gone; one whose
    /// address is really taken never gets there.
    async fn wait_for_address(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        let end = Instant::now() + self.lease + self.lease / RENEWALS;
        while !self.enter(connection).await? {
            if Instant::now() > end {
                return Err(self.taken());
            }
            tokio::time::sleep(self.lease / 20).await;
        }
        Ok(())
    }

    fn taken(&self) -> StoreError {
        StoreError::Failed(format!("another server has the address {}", self.address))
    }

    /// Becomes one of those that are alive, unless another that is has this address.
    async fn enter(&self, connection: &mut PgConnection) -> Result<bool, StoreError> {
        let asked = Instant::now();
        let sql = "INSERT INTO node (id, address, until)
                   SELECT $1, $2, now() + $3 * interval '1 millisecond' WHERE NOT EXISTS (
                       SELECT 1 FROM node WHERE address = $2 AND id <> $1 AND until > now())
                   ON CONFLICT (id) DO UPDATE SET until = excluded.until";
        let entering = async {
            let mut transaction = connection.begin().await?;
            // Of two that start at the same time, one comes second.
            transaction.execute("LOCK TABLE node IN SHARE ROW EXCLUSIVE MODE").await?;
            let query = sqlx::query(sql).bind(&self.id).bind(&self.address).bind(self.millis());
            let done = query.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(done.rows_affected() > 0)
        };
        let entered = entering.await.map_err(|error: sqlx::Error| failed(&error))?;
        if entered {
            self.set_renewed(asked);
        }
        Ok(entered)
    }

    fn set_renewed(&self, at: Instant) {
        *self.renewed.lock().unwrap_or_else(PoisonError::into_inner) = at;
    }

    /// How long ago the lease was renewed, by a clock that never jumps.
    fn since_renewed(&self) -> Duration {
        self.renewed.lock().unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// The epoch of a table that no other server can have by now. A server that was stopped knows
    /// nothing when it wakes up, not even that it is too late.
    pub(super) fn term(&self, id: &str) -> Option<i64> {
        let is_alive = self.since_renewed() < self.lease && !self.has_left();
        if is_alive { self.epoch(id) } else { None }
    }

    fn has_left(&self) -> bool {
        self.left.load(Ordering::SeqCst)
    }

    /// How long its lease is.
    pub(super) fn millis(&self) -> i64 {
        i64::try_from(self.lease.as_millis()).unwrap_or(i64::MAX)
    }

    fn epochs<T>(&self, look: impl FnOnce(&mut HashMap<String, i64>) -> T) -> T {
        look(&mut self.epochs.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The epoch of a table this server owns.
    pub(super) fn epoch(&self, id: &str) -> Option<i64> {
        self.epochs(|epochs| epochs.get(id).copied())
    }

    /// Notes a table that it is about to create.
    pub(super) fn create(&self, id: &str) {
        self.epochs(|epochs| epochs.insert(id.to_owned(), FIRST));
    }

    /// A table that was not created after all.
    pub(super) fn forget(&self, id: &str) {
        self.epochs(|epochs| epochs.remove(id));
    }

    /// The id.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Notes that a table belongs to another server now, or to a later claim of this one.
    pub(super) fn lose(&self, id: &str, epoch: i64) {
        let is_lost = self.epochs(|epochs| {
            let is_known = epochs.get(id) == Some(&epoch);
            is_known && epochs.remove(id).is_some()
        });
        if is_lost {
            metrics::counter!("aude_owner_changes_total", "to" => "elsewhere").increment(1);
            let _ = self.lost.send(id.to_owned());
        }
    }

    fn lose_all(&self) {
        let all: Vec<(String, i64)> =
            self.epochs(|epochs| epochs.iter().map(|(id, epoch)| (id.clone(), *epoch)).collect());
        if !all.is_empty() {
            tracing::warn!(tables = all.len(), "this server was too late to renew its lease");
            self.was_late.store(true, Ordering::SeqCst);
        }
        all.iter().for_each(|(id, epoch)| self.lose(id, *epoch));
    }

    /// Makes this server the owner of a table, unless a server that is alive is.
    pub(super) async fn claim(&self, readers: &PgPool, id: &str) -> Result<Owner, StoreError> {
        if self.epoch(id).is_some() {
            return Ok(Owner::Here);
        }
        if self.leaving.load(Ordering::SeqCst)
            && let Some(address) = self.hand_over(readers, id, None).await?
        {
            return Ok(Owner::Elsewhere(address));
        }
        // A table that has been given back in the meantime is claimed at the second try.
        for _ in 0..2 {
            let sql = "INSERT INTO owner (game, node, epoch)
                       SELECT id, $2, $3 FROM game WHERE id = $1
                       ON CONFLICT (game) DO UPDATE SET node = $2, epoch = owner.epoch + 1
                       WHERE owner.node = $2 OR NOT EXISTS (
                           SELECT 1 FROM node WHERE node.id = owner.node AND until > now())
                       RETURNING epoch";
            let query = sqlx::query(sql).bind(id).bind(&self.id).bind(FIRST);
            let row = query.fetch_optional(readers).await.map_err(|error| failed(&error))?;
            if let Some(row) = row {
                let epoch: i64 = row.try_get(0).map_err(|error| failed(&error))?;
                // Two claims at the same time may be answered in any order.
                self.epochs(|epochs| {
                    let known = epochs.entry(id.to_owned()).or_insert(epoch);
                    *known = epoch.max(*known);
                });
                metrics::counter!("aude_owner_changes_total", "to" => "here").increment(1);
                return Ok(Owner::Here);
            }
            let sql = "SELECT address FROM owner JOIN node ON node.id = owner.node
                       WHERE game = $1 AND until > now()";
            let row = sqlx::query(sql).bind(id).fetch_optional(readers).await;
            if let Some(row) = row.map_err(|error| failed(&error))? {
                return Ok(Owner::Elsewhere(row.try_get(0).map_err(|error| failed(&error))?));
            }
        }
        // There is no such table.
        Ok(Owner::Here)
    }

    /// Renews the lease until the store is closed, over a connection of its own: nobody who reads a
    /// lot may make it late.
    pub(super) async fn keep_renewing(self: Arc<Self>, options: PgConnectOptions, readers: PgPool) {
        let mut connection = None;
        loop {
            tokio::time::sleep(self.lease / RENEWALS).await;
            if readers.is_closed() || self.has_left() {
                return;
            }
            let renewing = self.renew(&mut connection, &options);
            let renewed = tokio::time::timeout(self.lease / RENEWALS, renewing).await;
            let silent = |_| Err(StoreError::Failed("the database does not answer".to_owned()));
            let Err(error) = renewed.unwrap_or_else(silent) else { continue };
            connection = None;
            if self.since_renewed() > self.lease {
                tracing::error!(%error, "cannot renew the lease");
                self.lose_all();
            } else {
                tracing::warn!(%error, "cannot renew the lease yet");
            }
        }
    }

    async fn renew(
        &self,
        connection: &mut Option<PgConnection>,
        options: &PgConnectOptions,
    ) -> Result<(), StoreError> {
        let own = match connection {
            Some(own) => own,
            None => connection.insert(options.connect().await.map_err(|error| failed(&error))?),
        };
        let sql = "UPDATE node SET until = now() + $2 * interval '1 millisecond'
                   WHERE id = $1 AND until > now()";
        let asked = Instant::now();
        let query = sqlx::query(sql).bind(&self.id).bind(self.millis());
        if query.execute(&mut *own).await.map_err(|error| failed(&error))?.rows_affected() > 0 {
            self.set_renewed(asked);
            return Ok(());
        }
        // The tables were given back while this was on its way.
        if self.has_left() {
            return Ok(());
        }
        self.lose_all();
        if self.enter(own).await? { Ok(()) } else { Err(self.taken()) }
    }

    /// Nodes that are gone and were not when this was asked last.
    pub(super) async fn newly_gone(&self, readers: &PgPool) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM node WHERE until <= now()").fetch_all(readers).await;
        let rows = rows.map_err(|error| failed(&error))?;
        let mut gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        let ids = rows.iter().filter_map(|row| row.try_get::<String, _>(0).ok());
        let mut now: BTreeSet<String> = ids.collect();
        // What it has lost itself it may take up again, if nobody else has.
        if self.was_late.swap(false, Ordering::SeqCst) {
            gone.remove(&self.id);
            now.insert(self.id.clone());
        }
        let new = now.difference(&gone).cloned().collect();
        *gone = now;
        Ok(new)
    }

    /// Leaves: every table can be claimed at once, and requests that still arrive go to another server.
    pub(super) async fn leave(&self, readers: &PgPool) {
        self.left.store(true, Ordering::SeqCst);
        self.epochs(HashMap::clear);
        let sql = "UPDATE node SET until = '-infinity' WHERE id = $1";
        if let Err(error) = sqlx::query(sql).bind(&self.id).execute(readers).await {
            tracing::warn!(%error, "the tables are free only when the lease runs out");
        }
        let old = sqlx::AssertSqlSafe(format!(
            "DELETE FROM node WHERE until < now() - interval '{FORGOTTEN}' AND id NOT IN (SELECT node FROM owner)"
        ));
        let _ = sqlx::query(old).execute(readers).await;
    }
}

/// The epoch of a new table.
pub(super) const FIRST: i64 = 1;
