//! A store that fails when a test wants it to, and counts what it writes.

use std::path::Path;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use aude_server::store::{
    ChatRow, EntryRow, GameRow, HeadRow, Keeper, Later, ListRow, Mark, SqliteStore, Store,
    StoreError,
};
use aude_server::{App, Config};
use tokio::sync::mpsc;

use crate::common::{Folder, Site};

/// What fails next, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// An entry is refused.
    Append,
    /// An entry is written, but the answer is a failure.
    AfterAppend,
    /// A head is refused.
    Head,
    /// A chat message is refused.
    Chat,
    /// A chat message is written, but nobody knows.
    AfterChat,
    /// Chat cannot be read.
    ReadChat,
}

pub(crate) struct Faulty {
    store: SqliteStore,
    /// What fails, after how many that do not.
    next: Mutex<Option<(Fault, u32)>>,
    /// How many heads were written, by themselves or with an entry.
    pub(crate) heads: AtomicU32,
    /// The table whose log is never found.
    lost: String,
    /// Tells of tables that another server has taken.
    pub(crate) moved: mpsc::UnboundedSender<String>,
    losses: Mutex<Option<mpsc::UnboundedReceiver<String>>>,
    /// The claim under which it has its tables.
    pub(crate) term: Mutex<Option<i64>>,
    /// By how many milliseconds its clock is ahead.
    pub(crate) ahead: AtomicI64,
}

impl Faulty {
    /// The store of these settings, without one of its logs.
    pub(crate) async fn open(config: &Config, lost: &str) -> Arc<Self> {
        let store = SqliteStore::open(&config.database()).await.expect("a store");
        let (moved, losses) = mpsc::unbounded_channel();
        Arc::new(Self {
            store,
            next: Mutex::default(),
            heads: AtomicU32::new(0),
            lost: lost.to_owned(),
            moved,
            losses: Mutex::new(Some(losses)),
            term: Mutex::new(Some(0)),
            ahead: AtomicI64::new(0),
        })
    }

    /// A server over it.
    pub(crate) async fn site(folder: Folder, config: Config) -> (Site, Arc<Self>) {
        let store = Self::open(&config, "").await;
        let app = App::new(config, Arc::clone(&store) as Arc<dyn Store>).await.expect("an app");
        (Site { router: aude_server::app(app.clone()), app, folder }, store)
    }

    pub(crate) fn fail(&self, fault: Fault) {
        self.fail_after(fault, 0);
    }

    /// The same, after so many of its kind have gone well.
    pub(crate) fn fail_after(&self, fault: Fault, good: u32) {
        *self.next.lock().expect("a fault") = Some((fault, good));
    }

    fn due(&self, fault: Fault) -> Result<(), StoreError> {
        let mut next = self.next.lock().expect("a fault");
        match next.as_mut() {
            Some((kind, good)) if *kind == fault && *good > 0 => *good -= 1,
            Some((kind, _)) if *kind == fault => {
                *next = None;
                return Err(StoreError::Failed("the line went dead".to_owned()));
            }
            _ => {}
        }
        Ok(())
    }
}

impl Store for Faulty {
    fn append(&self, id: &str, entries: Vec<EntryRow>, head: Option<HeadRow>) -> Later<'_, ()> {
        if let Err(error) = self.due(Fault::Append) {
            return Box::pin(std::future::ready(Err(error)));
        }
        self.heads.fetch_add(u32::from(head.is_some()), Ordering::SeqCst);
        let written = self.store.append(id, entries, head);
        Box::pin(async move {
            written.await?;
            self.due(Fault::AfterAppend)
        })
    }
    fn create(&self, game: GameRow, entries: Vec<EntryRow>) -> Later<'_, ()> {
        self.store.create(game, entries)
    }
    fn game<'a>(&'a self, id: &'a str) -> Later<'a, Option<GameRow>> {
        self.store.game(id)
    }
    fn entries<'a>(&'a self, id: &'a str, after: u32) -> Later<'a, Vec<EntryRow>> {
        if id == self.lost {
            return Box::pin(std::future::pending());
        }
        self.store.entries(id, after)
    }
    fn put_head(&self, id: &str, head: HeadRow) -> Later<'_, ()> {
        if let Err(error) = self.due(Fault::Head) {
            return Box::pin(std::future::ready(Err(error)));
        }
        self.heads.fetch_add(1, Ordering::SeqCst);
        self.store.put_head(id, head)
    }
    fn say(&self, id: &str, line: ChatRow) -> Later<'_, ()> {
        if let Err(error) = self.due(Fault::Chat) {
            return Box::pin(std::future::ready(Err(error)));
        }
        let written = self.store.say(id, line);
        Box::pin(async move {
            written.await?;
            let lost = |_| StoreError::Unknown("the line went dead".to_owned());
            self.due(Fault::AfterChat).map_err(lost)
        })
    }
    fn chat<'a>(&'a self, id: &'a str, after: u32, most: u32) -> Later<'a, Vec<ChatRow>> {
        if let Err(error) = self.due(Fault::ReadChat) {
            return Box::pin(std::future::ready(Err(error)));
        }
        self.store.chat(id, after, most)
    }
    fn list<'a>(&'a self, phase: &'a str, most: u32) -> Later<'a, Vec<ListRow>> {
        self.store.list(phase, most)
    }
    fn open<'a>(&'a self, origin: Option<&'a str>) -> Later<'a, u64> {
        self.store.open(origin)
    }
    fn made<'a>(&'a self, origin: &'a str, since: i64) -> Later<'a, u64> {
        self.store.made(origin, since)
    }
    fn untouched(&self, since: i64, most: u32) -> Later<'_, Vec<String>> {
        self.store.untouched(since, most)
    }
    fn playing<'a>(&'a self, before: &'a Mark, most: u32) -> Later<'a, Vec<ListRow>> {
        self.store.playing(before, most)
    }
    fn meta<'a>(&'a self, key: &'a str, otherwise: String) -> Later<'a, String> {
        self.store.meta(key, otherwise)
    }
    fn touch(&self) -> Later<'_, ()> {
        self.store.touch()
    }
    fn term(&self, _: &str) -> Option<i64> {
        *self.term.lock().expect("a term")
    }
    fn ahead(&self) -> i64 {
        self.ahead.load(Ordering::SeqCst)
    }
    fn losses(&self) -> Option<mpsc::UnboundedReceiver<String>> {
        self.losses.lock().expect("losses").take()
    }
    fn keeper(&self) -> &dyn Keeper {
        self.store.keeper()
    }
    fn backup<'a>(&'a self, file: &'a Path) -> Later<'a, ()> {
        self.store.backup(file)
    }
    fn close(&self) -> Later<'_, ()> {
        self.store.close()
    }
}
