//! Several servers on one database. Each table has one owner at a time; a server is alive as long
//! as it renews its lease, and only the database's clock counts.

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, PgConnection, Row as _};
use tokio::sync::mpsc;

use super::super::StoreError;
use super::failed;
use super::readers::Readers;

/// How many times a lease is renewed before it runs out.
const RENEWALS: u32 = 4;
/// How long a node that is gone is remembered.
const FORGOTTEN: &str = "1 day";

/// This server among those that share the database.
#[derive(Debug)]
pub(super) struct Node {
    address: String,
    lease: Duration,
    held: Mutex<Held>,
    lost: mpsc::UnboundedSender<String>,
    /// Nodes that were seen to be gone.
    gone: Mutex<BTreeSet<String>>,
    /// When the lease was last renewed, at the latest; none if it has run out.
    renewed: Mutex<Option<Instant>>,
    /// By how many milliseconds this server's clock is ahead of the database's.
    ahead: AtomicI64,
    /// Whether it is about to stop, and takes no more tables.
    pub(super) leaving: AtomicBool,
    /// Whether it has left: its lease is not renewed, and others may have its tables.
    left: AtomicBool,
}

/// What it is called, and what it owns under this name. A server whose lease has run out begins
/// again under another name: what it claimed before, and hears of only now, is not its own.
#[derive(Debug)]
pub(super) struct Held {
    id: String,
    /// The names under which it may be alive.
    names: Vec<String>,
    /// How often it has begun.
    begun: u32,
    /// The tables it owns, with the epoch they were claimed with.
    epochs: HashMap<String, i64>,
}

impl Held {
    fn begin_again(&mut self) -> HashMap<String, i64> {
        self.begun += 1;
        let name = self.id.split('.').next().unwrap_or_default();
        self.id = format!("{name}.{}", self.begun);
        std::mem::take(&mut self.epochs)
    }

    /// Notes a claim under a name, if that is still its own. Two claims at the same time may be
    /// answered in any order.
    pub(super) fn note(&mut self, name: &str, id: &str, epoch: i64) -> bool {
        if self.id != name {
            return false;
        }
        let known = self.epochs.entry(id.to_owned()).or_insert(epoch);
        *known = epoch.max(*known);
        true
    }
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
        let held = Held { id, names: Vec::new(), begun: 0, epochs: HashMap::new() };
        let node = Self {
            address,
            lease,
            held: Mutex::new(held),
            lost,
            gone: Mutex::default(),
            renewed: Mutex::default(),
            ahead: AtomicI64::new(0),
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

    /// Becomes one of those that are alive, unless another that is has this address. Nobody who was
    /// gone comes back under the same name: others may have acted on it.
    async fn enter(&self, connection: &mut PgConnection) -> Result<bool, StoreError> {
        let asked = Instant::now();
        // If nobody answers, it may have entered all the same.
        let (id, before) = self.held(|held| {
            let before = held.names.clone();
            held.names.push(held.id.clone());
            (held.id.clone(), before)
        });
        let end = "UPDATE node SET until = '-infinity' WHERE id = ANY($1)";
        let sql = "INSERT INTO node (id, address, until)
                   SELECT $1, $2, now() + $3 * interval '1 millisecond' WHERE NOT EXISTS (
                       SELECT 1 FROM node WHERE address = $2 AND id <> $1 AND until > now())
                   ON CONFLICT DO NOTHING";
        let entering = async {
            let mut transaction = connection.begin().await?;
            // Of two that start at the same time, one comes second.
            transaction.execute("LOCK TABLE node IN SHARE ROW EXCLUSIVE MODE").await?;
            sqlx::query(end).bind(before).execute(&mut *transaction).await?;
            let query = sqlx::query(sql).bind(&id).bind(&self.address).bind(self.millis());
            let done = query.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(done.rows_affected() > 0)
        };
        let entered = entering.await.map_err(|error: sqlx::Error| failed(&error))?;
        self.held(|held| {
            held.names.clear();
            held.names.extend(entered.then_some(id));
        });
        if entered {
            self.set_renewed(Some(asked));
        }
        Ok(entered)
    }

    fn set_renewed(&self, at: Option<Instant>) {
        *self.renewed.lock().unwrap_or_else(PoisonError::into_inner) = at;
    }

    /// Whether nobody else can have its tables by now, by a clock that never jumps.
    pub(super) fn is_alive(&self) -> bool {
        let renewed = *self.renewed.lock().unwrap_or_else(PoisonError::into_inner);
        renewed.is_some_and(|at| at.elapsed() < self.lease) && !self.has_left()
    }

    /// By how many milliseconds this server's clock is ahead of the database's.
    pub(super) fn ahead(&self) -> i64 {
        self.ahead.load(Ordering::Relaxed)
    }

    /// The epoch of a table that no other server can have by now. A server that was stopped knows
    /// nothing when it wakes up, not even that it is too late.
    pub(super) fn term(&self, id: &str) -> Option<i64> {
        if self.is_alive() { self.epoch(id) } else { None }
    }

    fn has_left(&self) -> bool {
        self.left.load(Ordering::SeqCst)
    }

    /// How long its lease is.
    pub(super) fn millis(&self) -> i64 {
        i64::try_from(self.lease.as_millis()).unwrap_or(i64::MAX)
    }

    pub(super) fn held<T>(&self, look: impl FnOnce(&mut Held) -> T) -> T {
        look(&mut self.held.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The epoch of a table this server owns.
    pub(super) fn epoch(&self, id: &str) -> Option<i64> {
        self.held(|held| held.epochs.get(id).copied())
    }

    /// Notes a table that it is about to create.
    pub(super) fn create(&self, id: &str) -> Result<(), StoreError> {
        if !self.is_alive() {
            return Err(StoreError::Failed("the lease has run out".to_owned()));
        }
        self.held(|held| held.epochs.insert(id.to_owned(), FIRST));
        Ok(())
    }

    /// A table that was not created after all.
    pub(super) fn forget(&self, id: &str) {
        self.held(|held| held.epochs.remove(id));
    }

    /// Its name.
    pub(super) fn id(&self) -> String {
        self.held(|held| held.id.clone())
    }

    /// Notes that a table belongs to another server now.
    pub(super) fn lose(&self, id: &str, epoch: i64) {
        let is_lost = self.held(|held| {
            let is_known = held.epochs.get(id) == Some(&epoch);
            is_known && held.epochs.remove(id).is_some()
        });
        if is_lost {
            self.tell_lost(id.to_owned());
        }
    }

    fn tell_lost(&self, id: String) {
        metrics::counter!("aude_owner_changes_total", "to" => "elsewhere").increment(1);
        let _ = self.lost.send(id);
    }

    fn lose_all(&self) {
        self.set_renewed(None);
        let all = self.held(Held::begin_again);
        if !all.is_empty() {
            tracing::warn!(tables = all.len(), "this server was too late to renew its lease");
        }
        all.into_keys().for_each(|id| self.tell_lost(id));
    }

    /// Renews the lease until the store is closed, over a connection of its own: nobody who reads a
    /// lot may make it late.
    pub(super) async fn keep_renewing(
        self: Arc<Self>,
        options: PgConnectOptions,
        readers: Arc<Readers>,
    ) {
        let mut connection = None;
        let often = self.lease / RENEWALS;
        loop {
            tokio::time::sleep(often).await;
            if readers.is_closed() || self.has_left() {
                return;
            }
            // A server that cannot read serves nobody: somebody else may.
            let is_deaf = readers.silent_for() > self.lease;
            let probing = async {
                if readers.silent_for() >= often {
                    let _ = tokio::time::timeout(often, readers.probe()).await;
                }
            };
            let renewing = async {
                if is_deaf {
                    return Err(StoreError::Failed("no query is answered".to_owned()));
                }
                let renewing = self.renew(&mut connection, &options);
                let silent = |_| Err(StoreError::Failed("the database does not answer".to_owned()));
                tokio::time::timeout(often, renewing).await.unwrap_or_else(silent)
            };
            let ((), renewed) = tokio::join!(probing, renewing);
            let Err(error) = renewed else { continue };
            connection = None;
            if self.is_alive() && !is_deaf {
                tracing::warn!(%error, "cannot renew the lease yet");
            } else {
                tracing::error!(%error, "cannot renew the lease");
                self.lose_all();
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
                   WHERE id = $1 AND until > now()
                   RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let (asked, clock) = (Instant::now(), crate::shared::now());
        let query = sqlx::query(sql).bind(self.id()).bind(self.millis());
        let row = query.fetch_optional(&mut *own).await.map_err(|error| failed(&error))?;
        if let Some(row) = row {
            let theirs: i64 = row.try_get(0).map_err(|error| failed(&error))?;
            // It was read there while this was on its way, there or back.
            let ours = clock.midpoint(crate::shared::now());
            self.ahead.store(ours.saturating_sub(theirs), Ordering::Relaxed);
            // Whoever has been refused in the meantime was told that the table is elsewhere.
            if self.is_alive() {
                self.set_renewed(Some(asked));
                return Ok(());
            }
        }
        // The tables were given back while this was on its way.
        if self.has_left() {
            return Ok(());
        }
        self.lose_all();
        if self.enter(own).await? { Ok(()) } else { Err(self.taken()) }
    }

    /// Nodes that are gone: those that were not noted yet, and all.
    pub(super) async fn newly_gone(
        &self,
        readers: &Readers,
    ) -> Result<(Vec<String>, BTreeSet<String>), StoreError> {
        let rows = readers.rows(sqlx::query("SELECT id FROM node WHERE until <= now()")).await?;
        let ids = rows.iter().filter_map(|row| row.try_get::<String, _>(0).ok());
        let now: BTreeSet<String> = ids.collect();
        let gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        Ok((now.difference(&gone).cloned().collect(), now))
    }

    /// Notes the nodes that are gone, once it is known what they have left.
    pub(super) fn note_gone(&self, gone: BTreeSet<String>) {
        *self.gone.lock().unwrap_or_else(PoisonError::into_inner) = gone;
    }

    /// Leaves: every table can be claimed at once, and requests that still arrive go to another server.
    pub(super) async fn leave(&self, readers: &Readers) {
        self.left.store(true, Ordering::SeqCst);
        let id = self.held(|held| {
            held.epochs.clear();
            held.id.clone()
        });
        let sql = "UPDATE node SET until = '-infinity' WHERE id = $1";
        if let Err(error) = readers.run(sqlx::query(sql).bind(id)).await {
            tracing::warn!(%error, "the tables are free only when the lease runs out");
        }
        let old = sqlx::AssertSqlSafe(format!(
            "DELETE FROM node WHERE until < now() - interval '{FORGOTTEN}' AND id NOT IN (SELECT node FROM owner)"
        ));
        let _ = readers.run(sqlx::query(old)).await;
    }
}

/// The epoch of a new table.
pub(super) const FIRST: i64 = 1;
