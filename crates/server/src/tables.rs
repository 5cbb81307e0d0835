//! All tables: those in memory, and the store behind them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::{StreamExt, stream};

use crate::errors::{Failure, Outcome};
use crate::gates::{Gate, Gates};
use crate::protocol::{Create, Created, Import, Outcome as GameOutcome, Phase, TableLine};
use crate::secret::{self, Source};
use crate::shared::{Shared, stopped};
use crate::store::{ListRow, Mark, Owner};
use crate::sweep::Sweeping;
use crate::table::{Head, Loaded, Table};

/// All tables.
#[derive(Debug)]
pub struct Tables {
    pub(crate) shared: Arc<Shared>,
    pub(crate) sweeping: Mutex<Sweeping>,
    here: Mutex<HashMap<String, Arc<Table>>>,
    /// Tables that are being loaded: each by one task at a time, so that none is in memory twice.
    loading: Gates,
    /// Requests to create a table with a key: none is carried out twice.
    creating: Gates,
    /// Games that could not be resumed.
    left: Mutex<Vec<String>>,
}

/// The most tables in a list.
const LISTED: u32 = 100;
/// How many games in progress are looked at together when the server starts.
const PAGE: u32 = 4096;
/// How many tables are resumed together, and how often side by side.
const TOGETHER: usize = 64;
const WAKING: usize = 16;

impl Tables {
    /// All tables of a store; none is in memory yet.
    #[must_use]
    pub fn new(shared: Arc<Shared>) -> Arc<Self> {
        Arc::new(Self {
            shared,
            sweeping: Mutex::default(),
            here: Mutex::default(),
            loading: Gates::default(),
            creating: Gates::default(),
            left: Mutex::default(),
        })
    }

    pub(crate) fn with<T>(&self, look: impl FnOnce(&mut HashMap<String, Arc<Table>>) -> T) -> T {
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
        if let Some(table) = self.known(id)? {
            return Ok(table);
        }
        let gate = self.loading.of(id);
        let _alone = gate.pass().await;
        if let Some(table) = self.known(id)? {
            return Ok(table);
        }
        if let Owner::Elsewhere(_) = self.shared.store.claim(id).await? {
            return Err(Failure::elsewhere());
        }
        let term = self.shared.store.term(id);
        let table = Table::load(&self.shared, id).await?.ok_or_else(Failure::no_table)?;
        self.take(&table, term).await?;
        table.wake().await?;
        Ok(table)
    }

    /// A table in memory. Once another server may have it, it is shown to nobody who comes.
    fn known(&self, id: &str) -> Outcome<Option<Arc<Table>>> {
        match self.with(|here| here.get(id).cloned()) {
            Some(_) if self.shared.store.term(id).is_none() => Err(Failure::elsewhere()),
            known => Ok(known),
        }
    }

    /// Takes a table into memory that was read under a claim, if that still holds.
    pub(crate) async fn take(&self, table: &Arc<Table>, term: Option<i64>) -> Outcome<()> {
        let holds = || term.is_some() && self.shared.store.term(table.id()) == term;
        if let Some(own) = term.filter(|_| holds()) {
            table.set_term(own);
            self.add(Arc::clone(table));
            if holds() {
                return Ok(());
            }
            // Whoever heard of the loss found no table to drop.
            table.move_away().await;
            self.with(|here| here.remove(table.id()));
        }
        Err(Failure::elsewhere())
    }

    /// The address of the server that has a table, if that is another one.
    pub(crate) async fn elsewhere(&self, id: &str) -> Outcome<Option<String>> {
        if !secret::is_table_id(id) || self.known(id)?.is_some() {
            return Ok(None);
        }
        match self.shared.store.claim(id).await? {
            Owner::Here => Ok(None),
            Owner::Elsewhere(address) => Ok(Some(address)),
        }
    }

    /// Drops tables as other servers take them over, until the store is closed.
    pub async fn keep_losing(self: Arc<Self>) {
        let Some(mut losses) = self.shared.store.losses() else { return };
        while let Some(id) = losses.recv().await {
            let Some(table) = self.with(|here| here.get(&id).cloned()) else { continue };
            tracing::info!(table = short(&id), "moved to another server");
            let tables = Arc::clone(&self);
            // What is in progress at one may take long, and those at the others do not wait for it.
            tokio::spawn(async move {
                table.move_away().await;
                // Only when nothing is in progress can the table be loaded again here.
                tables.with(|here| {
                    if here.get(&id).is_some_and(|now| Arc::ptr_eq(now, &table)) {
                        here.remove(&id);
                    }
                });
            });
        }
    }

    /// Takes over the games of servers that have gone, where there is something to do, and those of
    /// its own that could not be resumed before.
    pub(crate) async fn keep_adopting(self: Arc<Self>) {
        let mut stop = self.shared.stopping();
        let every = self.shared.config.times.lease / 4;
        loop {
            tokio::select! {
                () = tokio::time::sleep(every) => {}
                () = stopped(&mut stop) => return,
            }
            self.open_all(self.with_left(std::mem::take)).await;
            match self.shared.store.orphans().await {
                Ok(rows) if !rows.is_empty() => self.resume(rows).await,
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "cannot look for games to take over"),
            }
        }
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
        self.create_once(create, origin, &Source::Random).await
    }

    /// The same; a request that is sent again with the same key creates nothing more, and gets the
    /// same answer.
    ///
    /// # Errors
    /// Everything wrong with it.
    pub async fn create_once(
        &self,
        create: &Create,
        origin: &str,
        source: &Source,
    ) -> Outcome<Created> {
        let make = Table::create(&self.shared, create, origin, source);
        self.make_once(source, make).await
    }

    /// Creates a table from a record, if the limits allow; once for a key.
    ///
    /// # Errors
    /// Everything wrong with it.
    pub async fn import_once(
        &self,
        import: Import,
        origin: &str,
        source: &Source,
        address: Option<IpAddr>,
    ) -> Outcome<Created> {
        let make = async {
            // Nobody reads a record for an address that may not keep it.
            self.shared.check_room(origin).await?;
            Table::import(&self.shared, import, origin, source, address).await
        };
        self.make_once(source, make).await
    }

    /// Makes a table, if the limits allow, unless the request with this key has already made one.
    async fn make_once(
        &self,
        source: &Source,
        make: impl Future<Output = Outcome<(Arc<Table>, Created)>>,
    ) -> Outcome<Created> {
        let key = if source.is_repeatable() { source.table_id().ok() } else { None };
        let gate = key.as_deref().map(|id| self.creating.of(id));
        let _alone = match &gate {
            Some(gate) => Some(gate.pass().await),
            None => None,
        };
        if let Some(id) = &key
            && let Some(created) = self.created_before(source, id).await?
        {
            return Ok(created);
        }
        let (table, created) = make.await?;
        // If another server has it already, whoever comes is sent there.
        let _ = self.take(&table, self.shared.store.term(table.id())).await;
        Ok(created)
    }

    /// The answer to the request with this key, if there was one before.
    async fn created_before(&self, source: &Source, id: &str) -> Outcome<Option<Created>> {
        match self.get(id).await {
            Ok(table) => table.created_again(source).await,
            Err(failure) if failure == Failure::no_table() => Ok(None),
            Err(failure) => Err(failure),
        }
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

    /// Tables in memory by phase and whether anyone is connected. One that is just being changed
    /// counts with the next look.
    pub(crate) fn count(&self) -> HashMap<(Phase, bool), usize> {
        let tables: Vec<_> = self.with(|here| here.values().cloned().collect());
        let mut count = HashMap::new();
        for phase in Phase::ALL {
            count.insert((phase, false), 0);
            count.insert((phase, true), 0);
        }
        for table in tables {
            if let Some(phase) = table.phase_now() {
                *count.entry((phase, table.is_watched())).or_default() += 1;
            }
        }
        count
    }

    /// Resumes every table where the server has something to do: computers decide, clocks run. The
    /// others are loaded when someone comes.
    pub async fn wake(&self) {
        let mut before: Mark = (i64::MAX, String::new());
        loop {
            let rows = match self.shared.store.playing(&before, PAGE).await {
                Ok(rows) => rows,
                Err(error) => return tracing::error!(%error, "cannot resume tables"),
            };
            let Some(last) = rows.last() else { return };
            before = (last.head.updated, last.id.clone());
            let is_last = rows.len() < PAGE as usize;
            self.resume(rows).await;
            if is_last || self.shared.is_stopping() {
                return;
            }
        }
    }

    async fn resume(&self, rows: Vec<ListRow>) {
        let all = rows.len();
        let due: Vec<_> = rows.into_iter().filter(|row| Head::acts(&row.head.json)).collect();
        let resumed = due.len();
        tracing::info!(all, resumed, "games in progress");
        self.open_all(due.into_iter().map(|row| row.id).collect()).await;
    }

    fn with_left<T>(&self, look: impl FnOnce(&mut Vec<String>) -> T) -> T {
        look(&mut self.left.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes tables into memory. Those that the store does not give are tried again later.
    async fn open_all(&self, ids: Vec<String>) {
        if ids.is_empty() {
            return;
        }
        let (began, all) = (std::time::Instant::now(), ids.len());
        stream::iter(ids.chunks(TOGETHER)).for_each_concurrent(WAKING, |ids| self.open(ids)).await;
        let left = self.with_left(|left| left.len());
        let millis = began.elapsed().as_millis() as u64;
        tracing::info!(all, left, millis, "games resumed");
    }
}

impl Tables {
    async fn open(&self, ids: &[String]) {
        let left = self.open_absent(ids).await;
        self.with_left(|all| all.extend(left));
    }

    /// Takes tables into memory, unless they are there already or just being loaded. Those are left
    /// that the store did not give.
    async fn open_absent(&self, ids: &[String]) -> Vec<String> {
        let gates = self.loading.of_all(ids);
        let mut alone = Vec::with_capacity(gates.len());
        for gate in &gates {
            alone.push(gate.pass().await);
        }
        let (mut left, mut terms) = (Vec::new(), HashMap::new());
        for id in gates.iter().map(Gate::name) {
            if self.shared.is_stopping() {
                return Vec::new();
            }
            if self.with(|here| here.contains_key(id)) {
                // It has been lost, and is still in the way.
                if self.shared.store.term(id).is_none() {
                    left.push(id.to_owned());
                }
                continue;
            }
            match self.shared.store.claim(id).await {
                Ok(Owner::Here) => _ = terms.insert(id.to_owned(), self.shared.store.term(id)),
                Ok(Owner::Elsewhere(_)) => {}
                Err(error) => {
                    tracing::error!(table = short(id), %error, "cannot be resumed");
                    left.push(id.to_owned());
                }
            }
        }
        let absent: Vec<String> = terms.keys().cloned().collect();
        let loaded = match Table::load_many(&self.shared, absent.clone()).await {
            Ok(loaded) => loaded,
            // What is wrong with one table must not keep the others asleep.
            Err(_) => stream::iter(absent).then(|id| self.load_alone(id)).collect().await,
        };
        for (id, loaded) in loaded {
            let term = terms.get(&id).copied().flatten();
            let woken = match loaded {
                Ok(table) => match self.take(&table, term).await {
                    Ok(()) => table.wake().await,
                    Err(failure) => Err(failure),
                },
                Err(failure) => Err(failure),
            };
            if let Err(failure) = woken
                && failure != Failure::elsewhere()
            {
                let code = &failure.body.code;
                tracing::error!(table = short(&id), code, "cannot be resumed");
                // Another time it may be found; what is damaged stays so.
                if code.starts_with("store/") {
                    left.push(id);
                }
            }
        }
        left
    }

    async fn load_alone(&self, id: String) -> Loaded {
        let loaded = Table::load(&self.shared, &id).await;
        (id, loaded.and_then(|table| table.ok_or_else(Failure::no_table)))
    }
}

/// The start of an id, for logs.
pub(crate) fn short(id: &str) -> &str {
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
