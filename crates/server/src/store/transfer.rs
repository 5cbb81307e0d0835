//! Everything from one store to another, and a check that nothing is missing or different.

use futures_util::{StreamExt as _, stream};

use super::{ChatRow, Store, StoreError, Stored};

/// Ids that are asked for at a time.
const AT_ONCE: u32 = 500;
/// Tables that are written at the same time, and so go to disk together.
const TOGETHER: usize = 64;
/// More chat than a table can have.
const ALL: u32 = i32::MAX as u32;
/// What belongs to a running server and not to what is stored.
const BEAT: &str = "beat";

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Transferred {
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Chat messages.
    pub messages: u64,
}

/// Copies everything to an empty store, then reads both and compares them. `told` is called now and
/// then with the number of tables so far.
///
/// # Errors
/// If the other store is not empty, one of them fails, or they differ afterwards.
pub async fn transfer(
    from: &dyn Store,
    to: &dyn Store,
    told: &(dyn Fn(u64) + Sync),
) -> Result<Transferred, StoreError> {
    if !to.keeper().ids_after("", 1).await?.is_empty() {
        return Err(StoreError::Failed(
            "the other store is not empty; nothing was copied".to_owned(),
        ));
    }
    for (key, value) in from.keeper().metas().await? {
        if key != BEAT && to.meta(&key, value.clone()).await? != value {
            let reason = format!("the other store has another value of `{key}`");
            return Err(StoreError::Failed(reason));
        }
    }
    let mut copied = Transferred::default();
    let mut last = String::new();
    loop {
        let ids = from.keeper().ids_after(&last, AT_ONCE).await?;
        let Some(end) = ids.last().cloned() else { break };
        let mut copies = stream::iter(ids).map(|id| copy(from, to, id)).buffer_unordered(TOGETHER);
        while let Some(one) = copies.next().await {
            let one = one?;
            copied.tables += one.tables;
            copied.entries += one.entries;
            copied.messages += one.messages;
        }
        told(copied.tables);
        last = end;
    }
    compare(from, to).await?;
    Ok(copied)
}

async fn copy(from: &dyn Store, to: &dyn Store, id: String) -> Result<Transferred, StoreError> {
    // A table that is deleted meanwhile is none.
    let Some(stored) = whole(from, &id).await? else { return Ok(Transferred::default()) };
    let Stored { game, entries, said } = stored;
    let chat = from.chat(&id, 0, ALL).await?;
    let (many, messages) = (entries.len() as u64, chat.len() as u64);
    let (at, last) = (game.head.updated, chat.last().map_or(0, |line| line.number));
    to.create(game, entries).await?;
    for line in chat {
        to.say(&id, line).await?;
    }
    // The last message was deleted: the next one is counted on from it all the same.
    if said > last {
        let (name, text) = (String::new(), String::new());
        to.say(&id, ChatRow { number: said, seat: None, name, text, at }).await?;
    }
    Ok(Transferred { tables: 1, entries: many, messages })
}

async fn whole(store: &dyn Store, id: &str) -> Result<Option<Stored>, StoreError> {
    Ok(store.games(vec![id.to_owned()]).await?.pop())
}

async fn compare(one: &dyn Store, other: &dyn Store) -> Result<(), StoreError> {
    let differs = |what: &str| StoreError::Failed(format!("{what} differs after copying"));
    let metas = async |store: &dyn Store| {
        let metas = store.keeper().metas().await?;
        Ok::<_, StoreError>(metas.into_iter().filter(|(key, _)| key != BEAT).collect::<Vec<_>>())
    };
    if metas(one).await? != metas(other).await? {
        return Err(differs("what belongs to the installation"));
    }
    let mut last = String::new();
    loop {
        let ids = one.keeper().ids_after(&last, AT_ONCE).await?;
        if other.keeper().ids_after(&last, AT_ONCE).await? != ids {
            return Err(differs("the list of tables"));
        }
        let Some(end) = ids.last().cloned() else { return Ok(()) };
        for id in &ids {
            let same = whole(one, id).await? == whole(other, id).await?
                && one.chat(id, 0, ALL).await? == other.chat(id, 0, ALL).await?;
            if !same {
                return Err(differs(&format!("table {id}")));
            }
        }
        last = end;
    }
}
