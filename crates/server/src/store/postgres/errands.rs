//! Errands as rows: taken by one statement, which skips those that others are just taking. What nobody
//! waits for any more is deleted when the next one is offered, and now and then.

use sqlx::Row as _;

use super::super::errands::{Errand, Errands, PATIENCE};
use super::super::{Later, StoreError};
use super::{PostgresStore, failed};

/// Whether another server, not $1, is alive.
const HELPERS: &str = "EXISTS (SELECT 1 FROM node WHERE until > now() AND id <> $1)";
/// Rows at a time, of all servers together.
const MOST: i64 = 256;
/// Work that takes longer was lost with its server, or its server is busy too: another may try.
const LATE: &str = "interval '4 seconds'";
/// Longer than anybody waits.
const FORGOTTEN: &str = "DELETE FROM errand WHERE asked < now() - interval '1 minute'";

impl Errands for PostgresStore {
    fn has_helpers(&self) -> Later<'_, bool> {
        Box::pin(async move {
            let (own, _) = self.own()?;
            let sql = sqlx::AssertSqlSafe(format!("SELECT WHERE {HELPERS}"));
            Ok(self.readers.row(sqlx::query(sql).bind(own)).await?.is_some())
        })
    }

    fn offer<'a>(&'a self, kind: &'a str, what: &'a str) -> Later<'a, Option<i64>> {
        Box::pin(async move {
            let (own, _) = self.own()?;
            self.forget().await?;
            let random = crate::secret::random();
            let id = random.map_err(|_| StoreError::Failed("no randomness".to_owned()))?;
            let sql = format!(
                "INSERT INTO errand (asker, id, kind, what) SELECT $1, $2, $3, $4
                 WHERE {HELPERS} AND (SELECT count(*) FROM errand) < $5 RETURNING id"
            );
            let query =
                sqlx::query(sqlx::AssertSqlSafe(sql)).bind(own).bind(i64::from_le_bytes(id));
            let row = self.readers.row(query.bind(kind).bind(what).bind(MOST)).await?;
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
                     AND (until IS NULL OR until < now()) AND asked > now() - $3 * interval '1 second'
                     ORDER BY asked LIMIT 1 FOR UPDATE SKIP LOCKED)
                 RETURNING id, kind, what"
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(own).bind(kinds);
            let query = query.bind(PATIENCE.as_secs_f64());
            let Some(row) = self.readers.row(query).await? else { return Ok(None) };
            let read = || -> Result<Errand, sqlx::Error> {
                let (id, kind) = (row.try_get("id")?, row.try_get("kind")?);
                Ok(Errand { id, kind, what: row.try_get("what")? })
            };
            read().map(Some).map_err(|error| failed(&error))
        })
    }

    fn give_back(&self, id: i64) -> Later<'_, ()> {
        Box::pin(async move {
            let (own, _) = self.own()?;
            let sql = "UPDATE errand SET node = NULL, until = NULL WHERE id = $1 AND node = $2";
            self.readers.run(sqlx::query(sql).bind(id).bind(own)).await.map(drop)
        })
    }

    fn forget(&self) -> Later<'_, ()> {
        Box::pin(async move { self.readers.run(sqlx::query(FORGOTTEN)).await.map(drop) })
    }

    fn deliver<'a>(&'a self, id: i64, result: &'a [u8]) -> Later<'a, ()> {
        Box::pin(async move {
            let sql = "UPDATE errand SET result = $2 WHERE id = $1 AND result IS NULL";
            self.readers.run(sqlx::query(sql).bind(id).bind(result)).await.map(drop)
        })
    }
}
