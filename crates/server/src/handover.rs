//! A server that is asked to stop gives its tables to the others one by one, before it stops: each
//! is with its new owner when the pages that have it open are told to come again.

use std::sync::Arc;

use futures_util::{StreamExt as _, future, stream};
use tokio::time::timeout;

use crate::app::App;
use crate::forward;
use crate::table::Table;
use crate::tables::short;

/// How many tables are on their way at a time.
const TOGETHER: usize = 16;
/// Tables that come while others are given away are given away in the next round.
const ROUNDS: usize = 3;

/// Gives all tables away, if there is another server to take them.
pub(crate) async fn all(app: &App) {
    app.shared.leave();
    if timeout(app.shared.config.times.stop, give_all(app)).await.is_err() {
        tracing::warn!("some tables could not be given to another server in time");
    }
}

async fn give_all(app: &App) {
    let others = match app.shared.store.retire().await {
        Ok(others) => others,
        Err(error) => return tracing::warn!(%error, "cannot look for another server"),
    };
    // One that was killed counts as alive until its lease is over.
    let reached = future::join_all(others.iter().map(|other| forward::reach(other))).await;
    let there: Vec<String> = others
        .into_iter()
        .zip(reached)
        .filter(|(_, to)| to.is_ok())
        .map(|(other, _)| other)
        .collect();
    if there.is_empty() {
        return;
    }
    let mut given = 0;
    for _ in 0..ROUNDS {
        let tables: Vec<Arc<Table>> = app.tables.with(|here| here.values().cloned().collect());
        if tables.is_empty() {
            break;
        }
        given += tables.len();
        let heirs = tables.iter().zip(there.iter().cycle());
        stream::iter(heirs).for_each_concurrent(TOGETHER, |(table, to)| give(app, table, to)).await;
    }
    tracing::info!(given, "tables were given to other servers");
    // Tables that nobody has open can now be claimed when they are asked for, even while this server is
    // still shutting down.
    if let Err(error) = app.shared.store.leave().await {
        tracing::warn!(%error, "the remaining tables are free only when this server has ended");
    }
}

async fn give(app: &App, table: &Table, to: &str) {
    let id = table.id();
    let giving = async {
        match app.shared.store.hand_over(id, to).await {
            Ok(owner) => owner.is_some(),
            Err(error) => {
                tracing::warn!(table = short(id), %error, "cannot be given to another server");
                false
            }
        }
    };
    if !table.give(giving).await {
        return;
    }
    app.tables.with(|here| here.remove(id));
    // If it cannot be woken, it wakes when somebody comes.
    if let Err(error) = forward::wake(app, to, id).await {
        tracing::info!(table = short(id), %error, "its new server does not answer");
    }
    table.send_away();
}
