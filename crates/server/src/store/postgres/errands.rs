//! Errands as rows: taken by one statement, which skips those that others are just taking. What nobody
//! waits for any more is deleted when the next one is offered.

use sqlx::Row as _;

use super::super::errands::{Errand, Errands};
use super::super::{Later, StoreError};
use super::{PostgresStore, failed};

/// Rows at a time, of all servers together.
const MOST: i64 = 256;
/// Work that takes longer was lost with its server, or its server is busy too: another may try.
const LATE: &str = "interval '4 seconds'";
/// Longer than anybody waits.
const FORGOTTEN: &str = "DELETE FROM errand WHERE asked < now() - interval '1 minute'";

impl Errands for PostgresStore {
    fn offer<'a>(&'a self, kind: &'a str, what: &'a str) -> Later<'a, Option<i64>> {
        Box::pin(async move {
            let (own, _) = self.own()?;
            self.readers.run(sqlx::query(FORGOTTEN)).await?;
            let sql = "INSERT INTO errand (kind, what, asker) SELECT $1, $2, $3
                       WHERE EXISTS (SELECT 1 FROM node WHERE until > now() AND id <> $3)
                       AND (SELECT count(*) FROM errand) < $4 RETURNING id";
            let query = sqlx::query(sql).bind(kind).bind(what).bind(own).bind(MOST);
            let row = self.readers.row(query).await?;
            row.map(|row| row.try_get(0).map_err(|error| failed(&error))).transpose()
        })
    }

    fn result(&self, id: i64) -> Later<'_, Option<Vec<u8>>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT result FROM errand WHERE id = $1").bind(id);
            let gone = || StoreError::Failed("an errand was forgotten".to_owned());
            let row = self.readers.row(query).await?.ok_or_else(gone)?;
            row.try_get(0).map_err(|error| failed(&error))
        })
    }

    fn withdraw(&self, id: i64) -> Later<'_, ()> {
        Box::pin(async move {
            let query = sqlx::query("DELETE FROM errand WHERE id = $1").bind(id);
            self.readers.run(query).await.map(drop)
        })
    }

    fn take<'a>(&'a self, kinds: &'a [&'a str]) -> Later<'a, Option<Errand>> {
        Box::pin(async move {
            let (own, _) = self.own()?;
            let sql = format!(
                "UPDATE errand SET node = $1, until = now() + {LATE} WHERE id = (
                     SELECT id FROM errand WHERE result IS NULL AND kind = ANY($2) AND asker <> $1
                     AND (until IS NULL OR until < now())
                     ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
                 RETURNING id, kind, what"
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(own).bind(kinds);
            let Some(row) = self.readers.row(query).await? else { return Ok(None) };
            let read = || -> Result<Errand, sqlx::Error> {
                let (id, kind) = (row.try_get("id")?, row.try_get("kind")?);
                Ok(Errand { id, kind, what: row.try_get("what")? })
            };
            read().map(Some).map_err(|error| failed(&error))
        })
    }

    fn deliver<'a>(&'a self, id: i64, result: &'a [u8]) -> Later<'a, ()> {
        Box::pin(async move {
            let sql = "UPDATE errand SET result = $2 WHERE id = $1 AND result IS NULL";
            self.readers.run(sqlx::query(sql).bind(id).bind(result)).await.map(drop)
        })
    }
}
