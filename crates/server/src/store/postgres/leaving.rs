//! A server that is asked to stop gives its tables to the others, one by one.

use std::sync::atomic::Ordering;
use std::time::Duration;

use sqlx::Row as _;
use sqlx::postgres::PgPool;

use super::super::StoreError;
use super::failed;
use super::nodes::Node;

impl Node {
    /// From now on it takes no tables. The addresses of the other servers.
    pub(super) async fn retire(&self, readers: &PgPool) -> Result<Vec<String>, StoreError> {
        self.leaving.store(true, Ordering::SeqCst);
        let sql = "SELECT address FROM node WHERE until > now() AND id <> $1 ORDER BY random()";
        let rows = sqlx::query(sql).bind(self.id()).fetch_all(readers).await;
        let rows = rows.map_err(|error| failed(&error))?;
        rows.iter().map(|row| row.try_get(0).map_err(|error| failed(&error))).collect()
    }

    /// Gives a table of this server, or of one that is gone, to the server with this address or, if
    /// none is named, to any other. Who has it now, if that is another server.
    pub(super) async fn hand_over(
        &self,
        readers: &PgPool,
        id: &str,
        address: Option<&str>,
    ) -> Result<Option<String>, StoreError> {
        let sql = "UPDATE owner SET node = heir.id, epoch = epoch + 1
                   FROM (SELECT id, address FROM node
                         WHERE until > now() AND id <> $2 AND ($3 IS NULL OR address = $3)
                         ORDER BY random() LIMIT 1) AS heir
                   WHERE game = $1 AND (owner.node = $2 OR NOT EXISTS (
                       SELECT 1 FROM node WHERE node.id = owner.node AND until > now()))
                   RETURNING heir.address";
        let query = sqlx::query(sql).bind(id).bind(self.id()).bind(address);
        let given = query.fetch_optional(readers).await.map_err(|error| failed(&error))?;
        if given.is_some() {
            self.forget(id);
            metrics::counter!("aude_owner_changes_total", "to" => "elsewhere").increment(1);
        }
        let row = match given {
            Some(row) => Some(row),
            None => {
                let sql = "SELECT address FROM owner JOIN node ON node.id = owner.node
                           WHERE game = $1 AND until > now() AND node <> $2";
                let query = sqlx::query(sql).bind(id).bind(self.id());
                query.fetch_optional(readers).await.map_err(|error| failed(&error))?
            }
        };
        row.map(|row| row.try_get(0).map_err(|error| failed(&error))).transpose()
    }
}

/// How long the server that has a table still counts as alive if it is silent.
pub(super) async fn lease_left(readers: &PgPool, id: &str) -> Result<Duration, StoreError> {
    let sql = "SELECT (extract(epoch FROM until - now()) * 1000)::bigint
               FROM owner JOIN node ON node.id = owner.node WHERE game = $1 AND until > now()";
    let row = sqlx::query(sql).bind(id).fetch_optional(readers).await;
    let Some(row) = row.map_err(|error| failed(&error))? else { return Ok(Duration::ZERO) };
    let millis: i64 = row.try_get(0).map_err(|error| failed(&error))?;
    Ok(Duration::from_millis(millis.try_into().unwrap_or(0)))
}
