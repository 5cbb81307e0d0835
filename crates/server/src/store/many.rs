//! Many tables at once, with their logs: when the server starts, thousands are read, and every query
//! is a round trip to a thread of the database.

use std::collections::HashMap;

use sqlx::Row;
use sqlx::sqlite::SqlitePool;

use super::Stored;
use super::sqlite::{entry, game};

const GAMES: &str = "SELECT * FROM game WHERE id IN (SELECT value FROM json_each(?))";
const ENTRIES: &str = "SELECT * FROM entry WHERE game IN (SELECT value FROM json_each(?))
    ORDER BY game, version";
const SAID: &str = "SELECT value AS game, (SELECT max(number) FROM chat WHERE game = value) AS said
    FROM json_each(?)";

/// The tables with these ids, those that are there.
pub(super) async fn games(
    readers: &SqlitePool,
    ids: &[String],
) -> Result<Vec<Stored>, sqlx::Error> {
    let ids = serde_json::to_string(ids).unwrap_or_default();
    let mut found = HashMap::new();
    for row in sqlx::query(GAMES).bind(&ids).fetch_all(readers).await? {
        let game = game(&row)?;
        found.insert(game.id.clone(), Stored { game, entries: Vec::new(), said: 0 });
    }
    for row in sqlx::query(ENTRIES).bind(&ids).fetch_all(readers).await? {
        if let Some(stored) = found.get_mut(row.try_get::<&str, _>("game")?) {
            stored.entries.push(entry(&row)?);
        }
    }
    for row in sqlx::query(SAID).bind(&ids).fetch_all(readers).await? {
        if let Some(stored) = found.get_mut(row.try_get::<&str, _>("game")?) {
            stored.said = row.try_get::<Option<u32>, _>("said")?.unwrap_or(0);
        }
    }
    Ok(found.into_values().collect())
}
