//! What people who run a server need from its store: figures, and what may go.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::sqlite::{all, head};
use super::writer::Op;
use super::{HeadRow, Later, Mark, SqliteStore, StoreError};

/// A kind of table that an operator may not want to keep for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// The game is over.
    Finished,
    /// The game was abandoned.
    Abandoned,
    /// It was abandoned before its game began.
    Unused,
    /// It shows the record of a game.
    Replay,
}

impl Closed {
    /// The kind of tables in a phase by its name; none if they are open.
    pub(crate) fn of(phase: &str) -> Option<Self> {
        [Self::Finished, Self::Abandoned, Self::Replay]
            .into_iter()
            .find(|kind| kind.rule().0 == phase)
    }

    /// The phase, and whether it has a log.
    pub(super) const fn rule(self) -> (&'static str, bool) {
        match self {
            Self::Finished => ("over", true),
            Self::Abandoned => ("abandoned", true),
            Self::Unused => ("abandoned", false),
            Self::Replay => ("replay", true),
        }
    }
}

/// A table as an operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its id.
    pub id: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// A keyed hash of the address that created it.
    pub origin: String,
    /// What changes about it.
    pub head: HeadRow,
    /// Entries of its log.
    pub entries: u64,
    /// Chat messages.
    pub messages: u64,
    /// Bytes of everything about it.
    pub bytes: u64,
}

/// A part of the database: tables of a phase, or of one address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// The phase, or the keyed hash of the address.
    pub name: String,
    /// Tables.
    pub tables: u64,
    /// Bytes of their logs and heads.
    pub log_bytes: u64,
    /// Bytes of their chat.
    pub chat_bytes: u64,
}

/// What takes space.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Space {
    /// Bytes of the file, and those of it that are free.
    pub file: u64,
    /// Free bytes within the file.
    pub free: u64,
    /// By phase.
    pub phases: Vec<Share>,
    /// The addresses with the most bytes.
    pub origins: Vec<Share>,
    /// The tables with the most bytes.
    pub largest: Vec<Line>,
}

/// The housekeeping of a store.
pub trait Keeper: Send + Sync {
    /// How many tables are in each phase.
    fn phases(&self) -> Later<'_, Vec<(String, u64)>>;
    /// Bytes of the chat of a table, or of all.
    fn chat_bytes<'a>(&'a self, id: Option<&'a str>) -> Later<'a, u64>;
    /// Tables of a kind that nobody has used since a time, the oldest first, after a mark.
    fn outdated<'a>(
        &'a self,
        kind: Closed,
        since: i64,
        after: &'a Mark,
        most: u32,
    ) -> Later<'a, Vec<Mark>>;
    /// Closed tables with chat from before a time, in order, after one of them.
    fn talked<'a>(&'a self, before: i64, after: &'a str, most: u32) -> Later<'a, Vec<String>>;
    /// Deletes tables with everything about them, all or none.
    fn delete(&self, ids: &[String]) -> Later<'_, ()>;
    /// Deletes those of some tables that are still closed as they were, and that nobody has used
    /// since a time: somebody may have come back meanwhile.
    fn delete_outdated(&self, ids: &[String], kind: Closed, since: i64) -> Later<'_, ()>;
    /// Deletes the chat of tables from before a time. Only the number of the last message stays, so
    /// that none comes again.
    fn delete_chat(&self, ids: &[String], before: i64) -> Later<'_, ()>;
    /// Gives free pages back to the file system, at most so many. Returns how many are left.
    fn compact(&self, pages: u32) -> Later<'_, u64>;
    /// Tables, of a phase or all, the latest first.
    fn lines<'a>(&'a self, phase: Option<&'a str>, most: u32) -> Later<'a, Vec<Line>>;
    /// One table.
    fn line<'a>(&'a self, id: &'a str) -> Later<'a, Option<Line>>;
    /// The ids that start with a text.
    fn starting_with<'a>(&'a self, start: &'a str, most: u32) -> Later<'a, Vec<String>>;
    /// Ids in order, after one of them.
    fn ids_after<'a>(&'a self, id: &'a str, most: u32) -> Later<'a, Vec<String>>;
    /// All values that belong to the installation, in order of their keys.
    fn metas(&self) -> Later<'_, Vec<(String, String)>>;
    /// What takes space.
    fn space(&self) -> Later<'_, Space>;
    /// Bytes of the database, if it is not a file of this server.
    fn bytes(&self) -> Later<'_, Option<u64>> {
        Box::pin(async { Ok(None) })
    }
}

/// A table's columns and what it takes; `head` and the ids count for every row.
macro_rules! sized {
    ($rest:literal) => {
        concat!(
            "SELECT *, log + talk AS bytes FROM (SELECT game.*,
                (SELECT count(*) FROM entry WHERE game = id) AS entries,
                (SELECT count(*) FROM chat WHERE game = id AND text <> '') AS messages,
                length(head) + 100 + coalesce((SELECT sum(length(moves) + length(hash)
                    + length(clocks) + 40) FROM entry WHERE game = id), 0) AS log,
                coalesce((SELECT sum(length(CAST(text AS BLOB)) + length(CAST(name AS BLOB)) + 40)
                    FROM chat WHERE game = id), 0) AS talk
             FROM game) ",
            $rest
        )
    };
}

fn line(row: &SqliteRow) -> Result<Line, sqlx::Error> {
    Ok(Line {
        id: row.try_get("id")?,
        created: row.try_get("created")?,
        origin: row.try_get("origin")?,
        head: head(row)?,
        entries: number(row, "entries")?,
        messages: number(row, "messages")?,
        bytes: number(row, "bytes")?,
    })
}

fn share(row: &SqliteRow) -> Result<Share, sqlx::Error> {
    Ok(Share {
        name: row.try_get("name")?,
        tables: number(row, "tables")?,
        log_bytes: number(row, "log_bytes")?,
        chat_bytes: number(row, "chat_bytes")?,
    })
}

fn number(row: &SqliteRow, name: &str) -> Result<u64, sqlx::Error> {
    row.try_get::<i64, _>(name).map(|number| u64::try_from(number).unwrap_or(0))
}

/// The most rows of a list of the largest.
const LARGEST: u32 = 10;

impl SqliteStore {
    async fn pragma(&self, sql: &'static str) -> Result<u64, StoreError> {
        let row = sqlx::query(sql).fetch_one(&self.readers).await;
        let row = row.map_err(|error| self.failed(&error))?;
        row.try_get::<i64, _>(0)
            .map(|number| u64::try_from(number).unwrap_or(0))
            .map_err(|error| self.failed(&error))
    }
}

impl Keeper for SqliteStore {
    fn phases(&self) -> Later<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let sql = "SELECT substr(name, 7) AS phase, many FROM tally
                       WHERE name LIKE 'phase %' ORDER BY name";
            let rows = sqlx::query(sql).fetch_all(&self.readers).await;
            let rows = rows.map_err(|error| self.failed(&error))?;
            all(&rows, |row| Ok((row.try_get("phase")?, number(row, "many")?)))
        })
    }

    fn chat_bytes<'a>(&'a self, id: Option<&'a str>) -> Later<'a, u64> {
        Box::pin(async move {
            let query = match id {
                None => sqlx::query("SELECT many FROM tally WHERE name = 'chat'"),
                Some(id) => {
                    let sql = "SELECT coalesce(sum(length(CAST(text AS BLOB))
                               + length(CAST(name AS BLOB))), 0) AS many FROM chat WHERE game = ?";
                    sqlx::query(sql).bind(id)
                }
            };
            self.count(query).await
        })
    }

    fn outdated<'a>(
        &'a self,
        kind: Closed,
        since: i64,
        after: &'a Mark,
        most: u32,
    ) -> Later<'a, Vec<Mark>> {
        let (phase, log) = kind.rule();
        Box::pin(async move {
            let sql = "SELECT updated, id FROM game
                       WHERE phase = ? AND public IN (0, 1) AND updated < ?
                       AND EXISTS (SELECT 1 FROM entry WHERE game = id) = ?
                       AND (updated, id) > (?, ?) ORDER BY updated, id LIMIT ?";
            let query = sqlx::query(sql).bind(phase).bind(since).bind(log);
            let query = query.bind(after.0).bind(&after.1).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))?;
            all(&rows, |row| Ok((row.try_get("updated")?, row.try_get("id")?)))
        })
    }

    fn talked<'a>(&'a self, before: i64, after: &'a str, most: u32) -> Later<'a, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT id FROM game WHERE phase IN ('over', 'abandoned', 'replay')
                       AND EXISTS (SELECT 1 FROM chat WHERE game = id AND at < ? AND text <> '')
                       AND id > ? ORDER BY id LIMIT ?";
            let query = sqlx::query(sql).bind(before).bind(after).bind(most);
            let rows = query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))?;
            all(&rows, |row| row.try_get("id"))
        })
    }

    fn delete(&self, ids: &[String]) -> Later<'_, ()> {
        Box::pin(self.write(ids.iter().cloned().map(Op::Delete).collect()))
    }

    fn delete_outdated(&self, ids: &[String], kind: Closed, since: i64) -> Later<'_, ()> {
        let op = |id: &String| Op::DeleteOutdated(id.clone(), kind, since);
        Box::pin(self.write(ids.iter().map(op).collect()))
    }

    fn delete_chat(&self, ids: &[String], before: i64) -> Later<'_, ()> {
        let op = |id: &String| Op::DeleteChat(id.clone(), before);
        Box::pin(self.write(ids.iter().map(op).collect()))
    }

    fn compact(&self, pages: u32) -> Later<'_, u64> {
        Box::pin(async move {
            self.write(vec![Op::Compact(pages)]).await?;
            self.pragma("PRAGMA freelist_count").await
        })
    }

    fn lines<'a>(&'a self, phase: Option<&'a str>, most: u32) -> Later<'a, Vec<Line>> {
        Box::pin(async move {
            let sql = sized!(
                "WHERE id IN (SELECT id FROM game WHERE ?1 IS NULL OR phase = ?1
                              ORDER BY updated DESC LIMIT ?2) ORDER BY updated DESC"
            );
            let rows = sqlx::query(sql).bind(phase).bind(most).fetch_all(&self.readers).await;
            all(&rows.map_err(|error| self.failed(&error))?, line)
        })
    }

    fn line<'a>(&'a self, id: &'a str) -> Later<'a, Option<Line>> {
        Box::pin(async move {
            let row = sqlx::query(sized!("WHERE id = ?")).bind(id).fetch_optional(&self.readers);
            let row = row.await.map_err(|error| self.failed(&error))?;
            row.map(|row| line(&row)).transpose().map_err(|error| self.failed(&error))
        })
    }

    fn starting_with<'a>(&'a self, start: &'a str, most: u32) -> Later<'a, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT id FROM game WHERE id >= ?1 AND id < ?1 || '~' LIMIT ?2";
            let rows = sqlx::query(sql).bind(start).bind(most).fetch_all(&self.readers).await;
            all(&rows.map_err(|error| self.failed(&error))?, |row| row.try_get("id"))
        })
    }

    fn ids_after<'a>(&'a self, id: &'a str, most: u32) -> Later<'a, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT id FROM game WHERE id > ? ORDER BY id LIMIT ?";
            let rows = sqlx::query(sql).bind(id).bind(most).fetch_all(&self.readers).await;
            all(&rows.map_err(|error| self.failed(&error))?, |row| row.try_get("id"))
        })
    }

    fn metas(&self) -> Later<'_, Vec<(String, String)>> {
        Box::pin(async move {
            let sql = "SELECT key, value FROM meta ORDER BY key";
            let rows = sqlx::query(sql).fetch_all(&self.readers).await;
            let rows = rows.map_err(|error| self.failed(&error))?;
            all(&rows, |row| Ok((row.try_get("key")?, row.try_get("value")?)))
        })
    }

    fn space(&self) -> Later<'_, Space> {
        Box::pin(async move {
            let page = self.pragma("PRAGMA page_size").await?;
            let file = self.pragma("PRAGMA page_count").await?.saturating_mul(page);
            let free = self.pragma("PRAGMA freelist_count").await?.saturating_mul(page);
            let mut shares = Vec::new();
            for sql in [
                concat!(
                    "SELECT phase AS name, count(*) AS tables, sum(log) AS log_bytes,
                     sum(talk) AS chat_bytes FROM (",
                    sized!("WHERE ? > 0"),
                    ") GROUP BY phase ORDER BY sum(bytes) DESC"
                ),
                concat!(
                    "SELECT origin AS name, count(*) AS tables, sum(log) AS log_bytes,
                     sum(talk) AS chat_bytes FROM (",
                    sized!(""),
                    ") GROUP BY origin ORDER BY sum(bytes) DESC LIMIT ?"
                ),
            ] {
                let rows = sqlx::query(sql).bind(LARGEST).fetch_all(&self.readers).await;
                shares.push(all(&rows.map_err(|error| self.failed(&error))?, share)?);
            }
            let sql = sized!("ORDER BY bytes DESC LIMIT ?");
            let rows = sqlx::query(sql).bind(LARGEST).fetch_all(&self.readers).await;
            let largest = all(&rows.map_err(|error| self.failed(&error))?, line)?;
            let origins = shares.pop().unwrap_or_default();
            let phases = shares.pop().unwrap_or_default();
            Ok(Space { file, free, phases, origins, largest })
        })
    }
}
