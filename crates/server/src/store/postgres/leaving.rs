//! A server that is asked to stop gives its tables to the others, one by one.

use std::sync::atomic::Ordering;
use std::time::Duration;

use sqlx::Row as _;

use super::super::StoreError;
use super::failed;
use super::nodes::Node;
use super::readers::Readers;

impl Node {
    /// From now on it takes no tables. The addresses of the other servers.
    pub(super) async fn retire(&self, readers: &Readers) -> Result<Vec<String>, StoreError> {
        self.leaving.store(true, Ordering::SeqCst);
        let sql = "SELECT address FROM node WHERE until > now() AND id <> $1 ORDER BY random()";
        let rows = readers.rows(sqlx::query(sql).bind(self.id())).await?;
        rows.iter().map(|row| row.try_get(0).map_err(|error| failed(&error))).collect()
    }

    /// Gives a table of this server, or of one that is gone, to the server with this address or, if
    /// none is named, to any other. Who has it now, if that is another server.
    pub(super) async fn hand_over(
        &self,
        readers: &Readers,
        id: &str,
        address: Option<&str>,
    ) -> Result<Option<String>, StoreError> {
        let sql = "UPDATE owner SET node = heir.id, epoch = epoch + 1
                   FROM (SELECT id, address FROM node
                         WHERE until > now() AND id <> $2 AND ($3 IS NULL OR address = $3)
                         ORDER BY random() LIMIT 1) AS heir
                   WHERE game = $1 AND (owner.node = $2 OR EXISTS (
                       SELECT 1 FROM node WHERE node.id = owner.node AND until = '-infinity'))
                   RETURNING heir.address";
        let own = self.id();
        if self.epoch(id).is_none() {
            self.bury(readers, id).await?;
        }
        let query = sqlx::query(sql).bind(id).bind(&own).bind(address);
        let given = readers.row(query).await?;
        if given.is_some() {
            self.forget(id);
            metrics::counter!("aude_owner_changes_total", "to" => "elsewhere").increment(1);
        }
        let row = match given {
            Some(row) => Some(row),
            None => {
                let sql = "SELECT address FROM owner JOIN node ON node.id = owner.node
                           WHERE game = $1 AND until > now() AND node <> $2";
                readers.row(sqlx::query(sql).bind(id).bind(&own)).await?
            }
        };
        row.map(|row| row.try_get(0).map_err(|error| failed(&error))).transpose()
    }
}

/// How long the server that has a table still counts as alive if it is silent.
pub(super) async fn lease_left(readers: &Readers, id: &str) -> Result<Duration, StoreError> {
    let sql = "SELECT (extract(epoch FROM until - now()) * 1000)::bigint
               FROM owner JOIN node ON node.id = owner.node WHERE game = $1 AND until > now()";
    let Some(row) = readers.row(sqlx::query(sql).bind(id)).await? else {
        return Ok(Duration::ZERO);
    };
    let millis: i64 = row.try_get(0).map_err(|error| failed(&error))?;
    Ok(Duration::from_millis(millis.try_into().unwrap_or(0)))
}
