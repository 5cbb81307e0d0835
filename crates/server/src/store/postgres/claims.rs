//! Claims: which server has a table. A server that is alive keeps its tables, and whether it is can
//! be judged only with its row in hand: it may just be renewing its lease. So a server whose lease
//! has run out is marked as gone first, which waits for a renewal under way and is undone by none;
//! and only tables of those that are marked are taken.

use std::sync::atomic::Ordering;

use sqlx::Row as _;

use super::super::{Owner, StoreError};
use super::failed;
use super::nodes::{FIRST, Node};
use super::readers::Readers;

/// A table that was given back, or whose server has gone, in the meantime is claimed at the next try.
const TRIES: usize = 4;

/// Marks the server that has a table as gone, if its lease has run out or nobody knows it.
const BURY: &str = "INSERT INTO node (id, address, until)
    SELECT node, '', '-infinity' FROM owner WHERE game = $1 AND node <> $2
    ON CONFLICT (id) DO UPDATE SET until = excluded.until WHERE node.until <= now()";

impl Node {
    /// Makes this server the owner of a table, unless a server that is alive is.
    pub(super) async fn claim(&self, readers: &Readers, id: &str) -> Result<Owner, StoreError> {
        if self.epoch(id).is_some() {
            return Ok(Owner::Here);
        }
        if self.leaving.load(Ordering::SeqCst)
            && let Some(address) = self.hand_over(readers, id, None).await?
        {
            return Ok(Owner::Elsewhere(address));
        }
        for _ in 0..TRIES {
            // Nobody takes a table in a name that may be marked as gone.
            if !self.is_alive() {
                return Err(StoreError::NotOwner);
            }
            let own = self.id();
            // Several may claim a table at the same time, and all have the same claim: what one of them
            // has loaded under it is not outdated by the others.
            let sql = "INSERT INTO owner (game, node, epoch)
                       SELECT id, $2, $3 FROM game WHERE id = $1
                       ON CONFLICT (game) DO UPDATE SET node = $2,
                           epoch = owner.epoch + CASE WHEN owner.node = $2 THEN 0 ELSE 1 END
                       WHERE owner.node = $2 OR EXISTS (
                           SELECT 1 FROM node WHERE node.id = owner.node AND until = '-infinity')
                       RETURNING epoch";
            let row = readers.row(sqlx::query(sql).bind(id).bind(&own).bind(FIRST)).await?;
            if let Some(row) = row {
                let epoch: i64 = row.try_get(0).map_err(|error| failed(&error))?;
                let is_own = self.held(|held| held.note(&own, id, epoch));
                // This server was too late while the answer was on its way.
                if !is_own {
                    continue;
                }
                metrics::counter!("aude_owner_changes_total", "to" => "here").increment(1);
                return Ok(Owner::Here);
            }
            // Another claim of this server may have been quicker: the next try finds it.
            let sql = "SELECT address FROM owner JOIN node ON node.id = owner.node
                       WHERE game = $1 AND until > now() AND node <> $2";
            if let Some(row) = readers.row(sqlx::query(sql).bind(id).bind(&own)).await? {
                return Ok(Owner::Elsewhere(row.try_get(0).map_err(|error| failed(&error))?));
            }
            if !self.bury(readers, id).await? {
                let known = sqlx::query("SELECT 1 FROM game WHERE id = $1").bind(id);
                if readers.row(known).await?.is_none() {
                    return Ok(Owner::Here);
                }
            }
        }
        Err(StoreError::Failed("a table changes its server again and again".to_owned()))
    }

    /// Marks the server that has a table as gone, if it is; whether it was marked.
    pub(super) async fn bury(&self, readers: &Readers, id: &str) -> Result<bool, StoreError> {
        Ok(readers.run(sqlx::query(BURY).bind(id).bind(self.id())).await? > 0)
    }
}
