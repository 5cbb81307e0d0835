//! All tables: those in memory, and the store behind them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Mutex as AsyncMutex;

use crate::errors::{Failure, Outcome};
use crate::protocol::{Create, Created, Import, Outcome as GameOutcome, Phase, TableLine};
use crate::secret;
use crate::shared::{Shared, now, stopped};
use crate::table::{Head, Table};

/// All tables.
#[derive(Debug)]
pub struct Tables {
    shared: Arc<Shared>,
    here: Mutex<HashMap<String, Arc<Table>>>,
    /// A table is loaded by one task at a time, so that none is in memory twice.
    reading: AsyncMutex<()>,
}

/// The most tables in a list.
const LISTED: u32 = 100;
/// An hour in milliseconds, and how many times the limit of open tables an address may create in
/// one.
const HOUR: i64 = 60 * 60 * 1000;
const AN_HOUR: u64 = 6;
/// The most tables resumed or abandoned at a time.
const SWEPT: u32 = 20_000;

impl Tables {
    /// All tables of a store; none is in memory yet.
    #[must_use]
    pub fn new(shared: Arc<Shared>) -> Arc<Self> {
        Arc::new(Self { shared, here: Mutex::default(), reading: AsyncMutex::default() })
    }

    fn with<T>(&self, look: impl FnOnce(&mut HashMap<String, Arc<Table>>) -> T) -> T {
        look(&mut self.here.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A table by its id.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn get(&self, id: &str) -> Outcome<Arc<Table>> {
        if !secret::is_table_id(id) {
            return Err(Failure::no_table());
        }
        if let Some(table) = self.with(|here| here.get(id).cloned()) {
            return Ok(table);
        }
        let _reading = self.reading.lock().await;
        if let Some(table) = self.with(|here| here.get(id).cloned()) {
            return Ok(table);
        }
        let table = Table::load(&self.shared, id).await?.ok_or_else(Failure::no_table)?;
        self.add(Arc::clone(&table));
        table.wake().await?;
        Ok(table)
    }

    /// Takes a table into memory.
    pub fn add(&self, table: Arc<Table>) {
        self.with(|here| {
            here.entry(table.id().to_owned()).or_insert(table);
        });
    }

    /// Creates a table, if the limits allow.
    ///
    /// # Errors
    /// Everything wrong with it.
    pub async fn create(&self, create: &Create, origin: &str) -> Outcome<Created> {
        self.check_room(origin).await?;
        let (table, created) = Table::create(&self.shared, create, origin).await?;
        self.add(table);
        Ok(created)
    }

    /// Creates a table from a record, if the limits allow.
    ///
    /// # Errors
    /// Everything wrong with it.
    pub async fn import(&self, import: &Import, origin: &str) -> Outcome<Created> {
        self.check_room(origin).await?;
        let (table, created) = Table::import(&self.shared, import, origin).await?;
        self.add(table);
        Ok(created)
    }

    /// Whether an address, by its hash, may create another table.
    pub(crate) async fn check_room(&self, origin: &str) -> Outcome<()> {
        let limits = &self.shared.config.limits;
        let most = limits.tables_per_address;
        if self.shared.store.open(Some(origin)).await? >= most {
            let message = format!("at most {most} open tables per address");
            return Err(Failure::limit("limit/tables-per-address", message));
        }
        // Finished tables are kept too, so creating them is limited as well.
        let most = most.saturating_mul(AN_HOUR);
        if self.shared.store.made(origin, now() - HOUR).await? >= most {
            let message = format!("at most {most} new tables per hour per address");
            return Err(Failure::limit("limit/tables-per-hour", message));
        }
        if self.shared.store.open(None).await? >= limits.tables {
            return Err(Failure::limit("limit/tables", "the server cannot hold any more tables"));
        }
        Ok(())
    }

    /// The listed tables of a phase, the latest first.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn list(&self, phase: Phase) -> Outcome<Vec<TableLine>> {
        let rows = self.shared.store.list(phase.name(), LISTED).await?;
        let lines = rows.into_iter().filter_map(|row| {
            Head::line(&row.head.json).map(|(game, sets, names, outcome)| TableLine {
                id: row.id,
                phase,
                game,
                sets,
                names,
                outcome,
                updated: row.head.updated,
            })
        });
        Ok(lines.collect())
    }

    /// Tables in memory.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        self.with(|here| here.len())
    }

    /// Resumes every table with a game in progress: computers decide, clocks run.
    pub async fn wake(&self) {
        match self.shared.store.playing(SWEPT).await {
            Ok(ids) => {
                for id in ids {
                    if self.shared.is_stopping() {
                        return;
                    }
                    if let Err(failure) = self.get(&id).await {
                        tracing::error!(
                            table = short(&id),
                            code = failure.body.code,
                            "does not wake up"
                        );
                    }
                }
            }
            Err(error) => tracing::error!(%error, "no table wakes up"),
        }
    }

    /// Unloads tables nobody has open, and abandons those nobody has come back to.
    pub async fn sweep(&self) {
        let times = &self.shared.config.times;
        let before = now() - i64::try_from(times.idle.as_millis()).unwrap_or(i64::MAX);
        // A table in use is referenced from elsewhere.
        self.with(|here| {
            here.retain(|_, table| {
                Arc::strong_count(table) > 1 || table.is_watched() || table.last_used() >= before
            });
        });
        let since = now() - i64::try_from(times.abandon.as_millis()).unwrap_or(i64::MAX);
        let Ok(ids) = self.shared.store.untouched(since, SWEPT).await else { return };
        for id in ids {
            match self.get(&id).await {
                Ok(table) => {
                    if !table.is_watched() && table.abandon(since).await == Ok(true) {
                        tracing::info!(table = short(&id), "abandoned");
                    }
                }
                // Nobody can return to a table that cannot be opened, so it is not abandoned.
                Err(failure) if failure.is_missing() => self.put_off(&id).await,
                Err(_) => {}
            }
        }
        metrics::gauge!("aude_tables_in_memory").set(self.in_memory() as f64);
    }

    /// Marks a table as just used.
    async fn put_off(&self, id: &str) {
        if let Ok(Some(mut row)) = self.shared.store.game(id).await {
            row.head.updated = now();
            let _ = self.shared.store.put_head(id, row.head).await;
        }
    }

    /// Sweeps periodically until the server stops.
    pub async fn keep_sweeping(self: Arc<Self>) {
        let mut stop = self.shared.stopping();
        loop {
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(15)) => self.sweep().await,
                () = stopped(&mut stop) => return,
            }
        }
    }
}

/// The start of an id, for logs.
fn short(id: &str) -> &str {
    id.get(..4).unwrap_or("")
}

type Line = (String, Vec<String>, Vec<String>, Option<GameOutcome>);

impl Head {
    /// What a list shows of a table.
    fn line(json: &str) -> Option<Line> {
        let head: Self = serde_json::from_str(json).ok()?;
        Some(head.into_line())
    }
}
