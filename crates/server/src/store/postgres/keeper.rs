//! Housekeeping in PostgreSQL.

use sqlx::Row as _;
use sqlx::postgres::PgRow;

use super::super::keeper::{Closed, Keeper, Line, Share, Space};
use super::super::writer::Op;
use super::super::{Later, Mark};
use super::rows::{all, head};
use super::{PostgresStore, failed, int};

/// A table's columns and what it takes; `head` and the ids count for every row.
macro_rules! sized {
    ($rest:literal) => {
        concat!(
            "SELECT *, log + talk AS bytes FROM (SELECT game.*,
                (SELECT count(*) FROM entry WHERE game = id) AS entries,
                (SELECT count(*) FROM chat WHERE game = id AND text <> '') AS messages,
                octet_length(head) + 100 + coalesce((SELECT sum(octet_length(moves)
                    + octet_length(hash) + octet_length(clocks) + 40)
                    FROM entry WHERE game = id), 0)::bigint AS log,
                coalesce((SELECT sum(octet_length(text) + octet_length(name) + 40)
                    FROM chat WHERE game = id), 0)::bigint AS talk
             FROM game) AS sized ",
            $rest
        )
    };
}

fn line(row: &PgRow) -> Result<Line, sqlx::Error> {
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

fn share(row: &PgRow) -> Result<Share, sqlx::Error> {
    Ok(Share {
        name: row.try_get("name")?,
        tables: number(row, "tables")?,
        log_bytes: number(row, "log_bytes")?,
        chat_bytes: number(row, "chat_bytes")?,
    })
}

fn number(row: &PgRow, name: &str) -> Result<u64, sqlx::Error> {
    row.try_get::<i64, _>(name).map(|number| u64::try_from(number).unwrap_or(0))
}

/// The most rows of a list of the largest.
const LARGEST: u32 = 10;

impl Keeper for PostgresStore {
    fn phases(&self) -> Later<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let sql = "SELECT phase, count(*) AS many FROM game GROUP BY phase ORDER BY phase";
            let rows = self.rows(sqlx::query(sql)).await?;
            all(&rows, |row| Ok((row.try_get("phase")?, number(row, "many")?)))
        })
    }

    fn chat_bytes<'a>(&'a self, id: Option<&'a str>) -> Later<'a, u64> {
        Box::pin(async move {
            let query = match id {
                // What the database takes for it, without reading it all.
                None => sqlx::query("SELECT pg_table_size('chat')"),
                Some(id) => {
                    let sql =
                        "SELECT coalesce(sum(octet_length(text) + octet_length(name)), 0)::bigint
                               FROM chat WHERE game = $1";
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
            let sql = r#"SELECT updated, id FROM game WHERE phase = $1 AND updated < $2
                         AND EXISTS (SELECT 1 FROM entry WHERE game = id) = $3
                         AND (updated, id COLLATE "C") > ($4, $5)
                         ORDER BY updated, id COLLATE "C" LIMIT $6"#;
            let query = sqlx::query(sql).bind(phase).bind(since).bind(log);
            let query = query.bind(after.0).bind(&after.1).bind(int(most));
            all(&self.rows(query).await?, |row| Ok((row.try_get("updated")?, row.try_get("id")?)))
        })
    }

    fn talked<'a>(&'a self, before: i64, after: &'a str, most: u32) -> Later<'a, Vec<String>> {
        Box::pin(async move {
            let sql = r#"SELECT id FROM game WHERE phase IN ('over', 'abandoned', 'replay')
                AND EXISTS (SELECT 1 FROM chat WHERE game = id AND at < $1 AND text <> '')
                AND id COLLATE "C" > $2 ORDER BY id COLLATE "C" LIMIT $3"#;
            self.ids(sqlx::query(sql).bind(before).bind(after).bind(int(most))).await
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

    fn compact(&self, _: u32) -> Later<'_, u64> {
        // PostgreSQL does this by itself.
        Box::pin(async { Ok(0) })
    }

    fn lines<'a>(&'a self, phase: Option<&'a str>, most: u32) -> Later<'a, Vec<Line>> {
        Box::pin(async move {
            let sql = sized!(
                "WHERE id IN (SELECT id FROM game WHERE $1::text IS NULL OR phase = $1
                              ORDER BY updated DESC LIMIT $2) ORDER BY updated DESC"
            );
            all(&self.rows(sqlx::query(sql).bind(phase).bind(int(most))).await?, line)
        })
    }

    fn line<'a>(&'a self, id: &'a str) -> Later<'a, Option<Line>> {
        Box::pin(async move {
            let row = self.row(sqlx::query(sized!("WHERE id = $1")).bind(id)).await?;
            row.map(|row| line(&row)).transpose().map_err(|error| failed(&error))
        })
    }

    fn starting_with<'a>(&'a self, start: &'a str, most: u32) -> Later<'a, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT id FROM game WHERE starts_with(id, $1) ORDER BY id LIMIT $2";
            self.ids(sqlx::query(sql).bind(start).bind(int(most))).await
        })
    }

    fn ids_after<'a>(&'a self, id: &'a str, most: u32) -> Later<'a, Vec<String>> {
        Box::pin(async move {
            let sql =
                r#"SELECT id FROM game WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2"#;
            self.ids(sqlx::query(sql).bind(id).bind(int(most))).await
        })
    }

    fn metas(&self) -> Later<'_, Vec<(String, String)>> {
        Box::pin(async move {
            let sql = r#"SELECT key, value FROM meta ORDER BY key COLLATE "C""#;
            let rows = self.rows(sqlx::query(sql)).await?;
            all(&rows, |row| Ok((row.try_get("key")?, row.try_get("value")?)))
        })
    }

    fn bytes(&self) -> Later<'_, Option<u64>> {
        let sql = "SELECT pg_database_size(current_database())";
        Box::pin(async move { self.count(sqlx::query(sql)).await.map(Some) })
    }

    fn space(&self) -> Later<'_, Space> {
        Box::pin(async move {
            let file = self.bytes().await?.unwrap_or_default();
            let mut shares = Vec::new();
            for sql in [
                concat!(
                    "SELECT phase AS name, count(*) AS tables, sum(log)::bigint AS log_bytes,
                     sum(talk)::bigint AS chat_bytes FROM (",
                    sized!("WHERE $1 > 0"),
                    ") AS all_of_them GROUP BY phase ORDER BY sum(bytes) DESC"
                ),
                concat!(
                    "SELECT origin AS name, count(*) AS tables, sum(log)::bigint AS log_bytes,
                     sum(talk)::bigint AS chat_bytes FROM (",
                    sized!(""),
                    ") AS all_of_them GROUP BY origin ORDER BY sum(bytes) DESC LIMIT $1"
                ),
            ] {
                shares.push(all(&self.rows(sqlx::query(sql).bind(int(LARGEST))).await?, share)?);
            }
            let query = sqlx::query(sized!("ORDER BY bytes DESC LIMIT $1")).bind(int(LARGEST));
            let largest = all(&self.rows(query).await?, line)?;
            let origins = shares.pop().unwrap_or_default();
            let phases = shares.pop().unwrap_or_default();
            Ok(Space { file, free: 0, phases, origins, largest })
        })
    }
}
