//! A store in memory: a session is played in a millisecond. What is written is there at once, and a
//! version that is taken is refused, as in the database.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use aude_server::store::{
    ChatRow, Closed, EntryRow, GameRow, HeadRow, Keeper, Later, Line, ListRow, Mark, Space,
    Store, StoreError,
};

#[derive(Default)]
pub(crate) struct Memory(Mutex<Rows>);

#[derive(Default)]
struct Rows {
    games: HashMap<String, (GameRow, Vec<EntryRow>, Vec<ChatRow>)>,
    meta: HashMap<String, String>,
}

fn now<'a, T: Send + 'a>(result: Result<T, StoreError>) -> Later<'a, T> {
    Box::pin(std::future::ready(result))
}

fn missing() -> StoreError {
    StoreError::Failed("there is no such table".into())
}

impl Memory {
    fn with<T>(&self, look: impl FnOnce(&mut Rows) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Forgets all tables.
    pub(crate) fn clear(&self) {
        self.with(|rows| rows.games.clear());
    }

    /// Looks at the log of a table.
    pub(crate) fn look<T>(&self, id: &str, look: impl FnOnce(&[EntryRow]) -> T) -> T {
        self.with(|rows| look(rows.games.get(id).map_or(&[], |game| game.1.as_slice())))
    }
}

impl Store for Memory {
    fn create(&self, game: GameRow, entries: Vec<EntryRow>) -> Later<'_, ()> {
        now(self.with(|rows| {
            if rows.games.contains_key(&game.id) {
                return Err(StoreError::Conflict);
            }
            rows.games.insert(game.id.clone(), (game, entries, Vec::new()));
            Ok(())
        }))
    }

    fn game<'a>(&'a self, id: &'a str) -> Later<'a, Option<GameRow>> {
        now(Ok(self.with(|rows| rows.games.get(id).map(|game| game.0.clone()))))
    }

    fn entries<'a>(&'a self, id: &'a str, after: u32) -> Later<'a, Vec<EntryRow>> {
        let later = |row: &&EntryRow| row.version > after;
        now(Ok(self.look(id, |log| log.iter().filter(later).cloned().collect())))
    }

    fn append(&self, id: &str, entries: Vec<EntryRow>, head: Option<HeadRow>) -> Later<'_, ()> {
        now(self.with(|rows| {
            let (game, log, _) = rows.games.get_mut(id).ok_or_else(missing)?;
            let taken = |row: &EntryRow| log.iter().any(|known| known.version == row.version);
            if entries.iter().any(taken) {
                return Err(StoreError::Conflict);
            }
            log.extend(entries);
            if let Some(head) = head {
                game.head = head;
            }
            Ok(())
        }))
    }

    fn put_head(&self, id: &str, head: HeadRow) -> Later<'_, ()> {
        self.append(id, Vec::new(), Some(head))
    }

    fn say(&self, id: &str, line: ChatRow) -> Later<'_, ()> {
        now(self.with(|rows| {
            rows.games.get_mut(id).ok_or_else(missing)?.2.push(line);
            Ok(())
        }))
    }

    fn chat<'a>(&'a self, id: &'a str, after: u32, most: u32) -> Later<'a, Vec<ChatRow>> {
        let lines = self.with(|rows| rows.games.get(id).map(|game| game.2.clone()));
        let mut lines = lines.unwrap_or_default();
        lines.retain(|line| line.number > after);
        now(Ok(lines.split_off(lines.len().saturating_sub(most as usize))))
    }

    fn list<'a>(&'a self, _: &'a str, _: u32) -> Later<'a, Vec<ListRow>> {
        now(Ok(Vec::new()))
    }

    fn open<'a>(&'a self, _: Option<&'a str>) -> Later<'a, u64> {
        now(Ok(0))
    }

    fn made<'a>(&'a self, _: &'a str, _: i64) -> Later<'a, u64> {
        now(Ok(0))
    }

    fn untouched(&self, _: i64, _: u32) -> Later<'_, Vec<String>> {
        now(Ok(Vec::new()))
    }

    fn playing<'a>(&'a self, _: &'a Mark, _: u32) -> Later<'a, Vec<ListRow>> {
        now(Ok(Vec::new()))
    }

    fn meta<'a>(&'a self, key: &'a str, otherwise: String) -> Later<'a, String> {
        now(Ok(self.with(|rows| rows.meta.entry(key.to_owned()).or_insert(otherwise).clone())))
    }

    fn touch(&self) -> Later<'_, ()> {
        now(Ok(()))
    }

    fn keeper(&self) -> &dyn Keeper {
        self
    }

    fn backup<'a>(&'a self, _: &'a Path) -> Later<'a, ()> {
        now(Err(StoreError::Failed("there is no file".into())))
    }

    fn close(&self) -> Later<'_, ()> {
        now(Ok(()))
    }
}

/// Nothing is tidied up in a session.
impl Keeper for Memory {
    fn phases(&self) -> Later<'_, Vec<(String, u64)>> {
        now(Ok(Vec::new()))
    }
    fn chat_bytes<'a>(&'a self, _: Option<&'a str>) -> Later<'a, u64> {
        now(Ok(0))
    }
    fn outdated<'a>(
        &'a self,
        _: Closed,
        _: i64,
        _: &'a Mark,
        _: u32,
    ) -> Later<'a, Vec<Mark>> {
        now(Ok(Vec::new()))
    }
    fn talked<'a>(&'a self, _: i64, _: &'a str, _: u32) -> Later<'a, Vec<String>> {
        now(Ok(Vec::new()))
    }
    fn delete(&self, _: &[String]) -> Later<'_, ()> {
        now(Ok(()))
    }
    fn delete_outdated(&self, _: &[String], _: Closed, _: i64) -> Later<'_, ()> {
        now(Ok(()))
    }
    fn delete_chat(&self, _: &[String], _: i64) -> Later<'_, ()> {
        now(Ok(()))
    }
    fn compact(&self, _: u32) -> Later<'_, u64> {
        now(Ok(0))
    }
    fn lines<'a>(&'a self, _: Option<&'a str>, _: u32) -> Later<'a, Vec<Line>> {
        now(Ok(Vec::new()))
    }
    fn line<'a>(&'a self, _: &'a str) -> Later<'a, Option<Line>> {
        now(Ok(None))
    }
    fn starting_with<'a>(&'a self, _: &'a str, _: u32) -> Later<'a, Vec<String>> {
        now(Ok(Vec::new()))
    }
    fn ids_after<'a>(&'a self, _: &'a str, _: u32) -> Later<'a, Vec<String>> {
        now(Ok(Vec::new()))
    }
    fn metas(&self) -> Later<'_, Vec<(String, String)>> {
        now(Ok(Vec::new()))
    }
    fn space(&self) -> Later<'_, Space> {
        now(Ok(Space::default()))
    }
}
