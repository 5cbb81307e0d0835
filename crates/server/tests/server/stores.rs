//! What every store promises, tried on SQLite and on PostgreSQL.

use std::sync::Arc;
use std::time::Duration;

use aude_server::store::{
    ChatRow, Closed, EntryRow, GameRow, HeadRow, PostgresStore, SqliteStore, Store, StoreError,
    transfer,
};
use axum::body::Body;
use axum::http::{Method, Request};
use http_body_util::BodyExt as _;
use serde_json::json;
use tower::ServiceExt as _;

use crate::cluster::{self, Cluster};
use crate::common::{Folder, Running, Site, here};

pub(crate) fn head(phase: &str, updated: i64) -> HeadRow {
    HeadRow {
        phase: phase.to_owned(),
        public: true,
        updated,
        json: format!("{{\"at\":{updated}}}"),
    }
}

pub(crate) fn game(id: &str, phase: &str, at: i64) -> GameRow {
    GameRow {
        id: id.to_owned(),
        created: at,
        origin: "here".to_owned(),
        seed: [at as u8; 32],
        head: head(phase, at),
    }
}

pub(crate) fn entry(version: u32) -> EntryRow {
    EntryRow {
        version,
        kind: "part".to_owned(),
        seat: (!version.is_multiple_of(3)).then_some((version % 3) as u8),
        moves: format!("move {version} – „ő”"),
        hash: format!("{version:032x}"),
        at: i64::from(version) * 1000,
        clocks: "[1,2]".to_owned(),
    }
}

pub(crate) fn line(number: u32) -> ChatRow {
    ChatRow {
        number,
        seat: Some(1),
        name: "Jolán".to_owned(),
        text: format!("szia {number}"),
        at: i64::from(number),
    }
}

/// Both stores, each empty.
async fn both(folder: &Folder) -> [(&'static str, Arc<dyn Store>); 2] {
    let sqlite = SqliteStore::open(&folder.path().join("aude.sqlite")).await.expect("a store");
    let postgres = PostgresStore::open(&cluster::database().await).await.expect("a store");
    [("SQLite", Arc::new(sqlite)), ("PostgreSQL", Arc::new(postgres))]
}

/// Many tables read at once are the same as each read by itself.
#[tokio::test(flavor = "multi_thread")]
async fn many_tables_are_read_together() {
    let folder = Folder::new();
    for (name, store) in both(&folder).await {
        let ids = ["a", "b", "c", "d"].map(str::to_owned);
        for (index, id) in ids.iter().enumerate().take(3) {
            let entries = (1..=index as u32 * 20).map(entry).collect();
            store.create(game(id, "playing", index as i64), entries).await.expect("created");
            for number in 1..=index as u32 {
                store.say(id, line(number)).await.expect("said");
            }
        }
        let mut found = store.games(ids.to_vec()).await.expect("read");
        found.sort_by(|one, other| one.game.id.cmp(&other.game.id));
        assert_eq!(found.len(), 3, "{name}: there is no d");
        for (index, stored) in found.into_iter().enumerate() {
            let id = &ids[index];
            assert_eq!(Some(stored.game), store.game(id).await.expect("read"), "{name}");
            assert_eq!(stored.entries, store.entries(id, 0).await.expect("read"), "{name}");
            assert_eq!((stored.entries.len(), stored.said), (index * 20, index as u32), "{name}");
        }
        assert_eq!(store.games(Vec::new()).await, Ok(Vec::new()), "{name}");
        store.close().await.expect("closed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_is_appended_to_each_version_once() {
    let folder = Folder::new();
    for (name, store) in both(&folder).await {
        store.create(game("a", "playing", 1), vec![entry(1), entry(2)]).await.expect("created");
        assert_eq!(
            store.create(game("a", "over", 9), vec![]).await,
            Err(StoreError::Conflict),
            "{name}"
        );
        store.append("a", vec![entry(3)], Some(head("playing", 5))).await.expect("appended");
        // All or none, also of what is written at the same time by others.
        let (taken, fine) = tokio::join!(
            store.append("a", vec![entry(4), entry(3)], Some(head("over", 7))),
            store.append("a", vec![entry(5)], None),
        );
        assert_eq!((taken, fine), (Err(StoreError::Conflict), Ok(())), "{name}");
        let versions: Vec<u32> =
            store.entries("a", 0).await.expect("a log").iter().map(|entry| entry.version).collect();
        assert_eq!(versions, [1, 2, 3, 5], "{name}");
        assert_eq!(store.entries("a", 2).await.expect("a log")[0], entry(3), "{name}");
        let found = store.game("a").await.expect("read").expect("it is there");
        assert_eq!(
            found,
            GameRow { head: head("playing", 5), ..game("a", "playing", 1) },
            "{name}"
        );
        assert_eq!(store.game("b").await, Ok(None), "{name}");
        // An entry needs its game.
        assert!(store.append("b", vec![entry(1)], None).await.is_err(), "{name}");
        store.close().await.expect("closed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn heads_and_chat_are_kept_in_order() {
    let folder = Folder::new();
    for (name, store) in both(&folder).await {
        store.create(game("a", "playing", 1), vec![]).await.expect("created");
        let heads = (2..50).map(|at| store.put_head("a", head("playing", at)));
        for put in heads {
            put.await.expect("written");
        }
        assert_eq!(
            store.game("a").await.expect("read").expect("there").head,
            head("playing", 49),
            "{name}"
        );
        for number in 1..=5 {
            store.say("a", line(number)).await.expect("said");
        }
        assert_eq!(store.say("a", line(5)).await, Err(StoreError::Conflict), "{name}");
        let latest = store.chat("a", 1, 3).await.expect("chat");
        assert_eq!(latest, [line(3), line(4), line(5)], "{name}");
        assert_eq!(store.keeper().chat_bytes(Some("a")).await, Ok(5 * (6 + 6)), "{name}");
        assert!(store.keeper().chat_bytes(None).await.expect("counted") >= 60, "{name}");
        assert_eq!(store.meta("salt", "one".to_owned()).await.as_deref(), Ok("one"), "{name}");
        assert_eq!(store.meta("salt", "two".to_owned()).await.as_deref(), Ok("one"), "{name}");
        store.touch().await.expect("it can be written to");
        store.close().await.expect("closed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_found_by_phase_address_and_age() {
    let folder = Folder::new();
    for (name, store) in both(&folder).await {
        for (id, phase, at) in [
            ("a", "gathering", 1),
            ("b", "playing", 2),
            ("c", "over", 3),
            ("d", "playing", 4),
            ("e", "abandoned", 5),
            ("f", "abandoned", 6),
        ] {
            let log = if matches!(id, "a" | "f") { vec![] } else { vec![entry(1)] };
            store.create(game(id, phase, at), log).await.expect("created");
        }
        store.say("c", line(1)).await.expect("said");
        let ids = |rows: Vec<aude_server::store::ListRow>| -> Vec<String> {
            rows.into_iter().map(|row| row.id).collect()
        };
        assert_eq!(ids(store.list("playing", 10).await.expect("a list")), ["d", "b"], "{name}");
        let latest = (i64::MAX, String::new());
        assert_eq!(ids(store.playing(&latest, 1).await.expect("a list")), ["d"], "{name}");
        for (mark, found) in [((4, "e"), &["d", "b"][..]), ((4, "d"), &["b"]), ((2, "b"), &[])] {
            let mark = (mark.0, mark.1.to_owned());
            assert_eq!(ids(store.playing(&mark, 9).await.expect("a list")), found, "{name}");
        }
        assert_eq!(
            (
                store.open(None).await,
                store.open(Some("here")).await,
                store.open(Some("there")).await
            ),
            (Ok(3), Ok(3), Ok(0)),
            "{name}"
        );
        assert_eq!(
            (store.made("here", 0).await, store.made("here", 3).await),
            (Ok(6), Ok(3)),
            "{name}"
        );
        store.create(game("g", "gathering", 7), vec![]).await.expect("created");
        assert_eq!(store.open(None).await, Ok(4), "{name}: the new one is counted at once");
        assert_eq!(store.untouched(4, 9).await.expect("found"), ["a", "b"], "{name}");
        let keeper = store.keeper();
        for (kind, since, found) in [
            (Closed::Finished, 9, &["c"][..]),
            (Closed::Finished, 3, &[]),
            (Closed::Abandoned, 9, &["e"]),
            (Closed::Unused, 9, &["f"]),
            (Closed::Replay, 9, &[]),
        ] {
            let first = (i64::MIN, String::new());
            let rows = keeper.outdated(kind, since, &first, 9).await.expect("found");
            let ids: Vec<_> = rows.iter().map(|(_, id)| id.as_str()).collect();
            assert_eq!(ids, found, "{name} {kind:?}");
            if let Some(last) = rows.last() {
                let after = keeper.outdated(kind, since, last, 9).await.expect("found");
                assert!(after.is_empty(), "{name} {kind:?}");
            }
        }
        assert_eq!(keeper.talked(9, "", 9).await.expect("found"), ["c"], "{name}");
        assert!(keeper.talked(9, "c", 9).await.expect("found").is_empty(), "{name}");
        let phases = keeper.phases().await.expect("counted");
        assert_eq!(
            phases.iter().filter(|(phase, many)| phase == "playing" && *many == 2).count(),
            1,
            "{name}"
        );
        let largest = keeper.line("c").await.expect("read").expect("there");
        assert_eq!((largest.entries, largest.messages), (1, 1), "{name}");
        assert_eq!(keeper.space().await.expect("counted").largest[0], largest, "{name}");
        let bytes = keeper.bytes().await.expect("counted");
        assert_eq!(bytes.map(|many| many > 100_000), (name == "PostgreSQL").then_some(true));
        assert_eq!(keeper.lines(Some("playing"), 9).await.expect("lines").len(), 2, "{name}");
        assert_eq!(keeper.starting_with("b", 9).await.expect("found"), ["b"], "{name}");
        assert_eq!(keeper.ids_after("b", 2).await.expect("found"), ["c", "d"], "{name}");
        keeper.delete_chat(&["c".to_owned()], 9).await.expect("deleted");
        assert!(store.chat("c", 0, 9).await.expect("chat").is_empty(), "{name}");
        assert!(keeper.talked(9, "", 9).await.expect("found").is_empty(), "{name}: it is gone");
        let said = store.games(vec!["c".to_owned()]).await.expect("read")[0].said;
        assert_eq!(said, 1, "{name}: the next message is the second");
        assert_eq!(store.say("c", line(1)).await, Err(StoreError::Conflict), "{name}");
        keeper.delete(&["c".to_owned(), "d".to_owned()]).await.expect("deleted");
        assert_eq!(
            (store.game("c").await, store.entries("c", 0).await),
            (Ok(None), Ok(vec![])),
            "{name}"
        );
        // Who comes back between the search and the deletion keeps the table.
        store.put_head("f", head("gathering", 8)).await.expect("kept");
        let ids = ["e".to_owned(), "f".to_owned()];
        keeper.delete_outdated(&ids, Closed::Abandoned, 9).await.expect("deleted");
        assert_eq!(store.game("e").await, Ok(None), "{name}");
        assert!(store.game("f").await.expect("read").is_some(), "{name}");
        store.put_head("f", head("abandoned", 8)).await.expect("kept");
        keeper.delete_outdated(&ids, Closed::Unused, 8).await.expect("deleted");
        assert!(store.game("f").await.expect("read").is_some(), "{name}: used since");
        keeper.compact(10).await.expect("done");
        store.close().await.expect("closed");
        assert!(store.put_head("a", head("over", 9)).await.is_err(), "{name}: it is closed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_copied_both_ways() {
    let folder = Folder::new();
    let [(_, file), (_, database)] = both(&folder).await;
    for number in 0..603 {
        let log = (1..=number % 5).map(entry).collect();
        file.create(game(&format!("T{number}"), "over", 7), log).await.expect("created");
    }
    file.say("T3", line(1)).await.expect("said");
    // The last message of a table was deleted, and the next one is counted on from it.
    file.say("T4", line(1)).await.expect("said");
    file.say("T4", line(2)).await.expect("said");
    file.keeper().delete_chat(&["T4".to_owned()], 9).await.expect("deleted");
    file.meta("salt", "pepper".to_owned()).await.expect("kept");
    file.touch().await.expect("touched");
    let copied = transfer(&*file, &*database, &|_| ()).await.expect("copied");
    assert_eq!((copied.tables, copied.messages), (603, 1));
    assert_eq!(database.entries("T4", 0).await, file.entries("T4", 0).await);
    let refused = transfer(&*file, &*database, &|_| ()).await.expect_err("it is not empty");
    assert!(refused.to_string().contains("not empty"), "{refused}");
    let again = SqliteStore::open(&folder.path().join("again.sqlite")).await.expect("a store");
    assert_eq!(transfer(&*database, &again, &|_| ()).await, Ok(copied));
    assert_eq!(again.meta("salt", String::new()).await.as_deref(), Ok("pepper"));
    for copy in [&*database, &again as &dyn Store] {
        let said = copy.games(vec!["T4".to_owned()]).await.expect("read")[0].said;
        assert_eq!((said, copy.chat("T4", 0, 9).await), (2, Ok(vec![])));
    }
}

/// Whatever was acknowledged is there after PostgreSQL was killed, and the store goes on by itself.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_postgres_is_killed() {
    let mut cluster = tokio::task::spawn_blocking(Cluster::new).await.expect("it starts");
    let url = cluster.database().await;
    let store = Arc::new(PostgresStore::open(&url).await.expect("a store"));
    let tables = 8;
    for table in 0..tables {
        store.create(game(&format!("t{table}"), "playing", 1), vec![]).await.expect("created");
    }
    let stop = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let written = Arc::new(std::sync::atomic::AtomicU32::new(0));
    let writing: Vec<_> = (0..tables)
        .map(|table| {
            let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
            let written = Arc::clone(&written);
            tokio::spawn(async move {
                let (id, mut version, mut acknowledged) = (format!("t{table}"), 1, 0);
                while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                    match store
                        .append(
                            &id,
                            vec![entry(version)],
                            Some(head("playing", i64::from(version))),
                        )
                        .await
                    {
                        Ok(()) => {
                            (acknowledged, version) = (version, version + 1);
                            written.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        }
                        // It was written before, and the answer was lost for good.
                        Err(StoreError::Conflict) => version += 1,
                        Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                    }
                }
                (id, acknowledged)
            })
        })
        .collect();
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(400)).await;
        let restarted = tokio::task::spawn_blocking(move || {
            cluster.tell("kill");
            cluster.tell("start");
            cluster
        });
        cluster = restarted.await.expect("it starts again");
    }
    // It writes again.
    let mut tries = 0;
    while store.touch().await.is_err() {
        tries += 1;
        assert!(tries < 300, "the store does not come back");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // However slow this machine is, there is something to compare.
    let enough = async {
        while written.load(std::sync::atomic::Ordering::Relaxed) <= 50 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), enough).await.expect("they go on");
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let mut all = 0;
    for task in writing {
        let (id, acknowledged) = task.await.expect("it ends");
        let versions: Vec<u32> =
            store.entries(&id, 0).await.expect("a log").iter().map(|entry| entry.version).collect();
        let last = u32::try_from(versions.len()).expect("a few");
        assert_eq!(versions, (1..=last).collect::<Vec<_>>(), "{id} has no gap");
        assert!(last >= acknowledged, "{id}: {acknowledged} were acknowledged, {last} are there");
        all += last;
    }
    assert!(all > 50, "{all} entries");
    store.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_used_is_told_in_one_sentence() {
    let told = async |url: &str| {
        let error = PostgresStore::open(url).await.expect_err("it does not open").to_string();
        assert_eq!(error.lines().count(), 1, "{error}");
        error
    };
    told("postgres://aude@localhost/aude?host=/nowhere").await;
    told("postgres://aude@127.0.0.1:1/aude").await;
    told("postgres://").await;
    let url = cluster::database().await;
    let first = PostgresStore::open(&url).await.expect("a store");
    assert!(told(&url).await.contains("another server uses it"));
    first.close().await.expect("closed");
    PostgresStore::open(&url).await.expect("free again").close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_share_a_database_only_if_all_of_them_know() {
    let url = cluster::database().await;
    let lease = Duration::from_millis(800);
    let one = PostgresStore::join(&url, "10.0.0.1:1", lease).await.expect("a store");
    let told = PostgresStore::open(&url).await.expect_err("it is shared").to_string();
    assert!(told.contains("another server uses it") && told.lines().count() == 1, "{told}");
    let told = PostgresStore::join(&url, "10.0.0.1:1", lease).await.expect_err("it is taken");
    assert!(told.to_string().contains("another server has the address 10.0.0.1:1"), "{told}");
    one.close().await.expect("closed");
    let alone = PostgresStore::open(&url).await.expect("a store");
    assert!(PostgresStore::join(&url, "10.0.0.1:1", lease).await.is_err());
    alone.close().await.expect("closed");
}

/// A server plays, stops and goes on with PostgreSQL as it does with a file.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_plays_on_postgres() {
    let url = cluster::database().await;
    let site = Site::with(|config| config.database.clone_from(&url)).await;
    let made = site.finished(&["base"], "classic").await;
    let path = format!("/api/tables/{}/record", made.id);
    let record = site.send(Method::GET, &path, "", Body::empty()).await.1;
    assert!(String::from_utf8_lossy(&record).contains("[Rules"), "{record:?}");
    site.app.shared.stop().await;
    site.app.shared.store.close().await.expect("closed");
    let running = Running::with(|config| config.database.clone_from(&url)).await;
    running.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    let router = aude_server::app(running.app.clone());
    let request = Request::get(&path).body(Body::empty()).expect("a request");
    let again = router.oneshot(request).await.expect("an answer").into_body().collect().await;
    assert_eq!(again.expect("a body").to_bytes(), record);
    running.stop().await;
    assert!(!site.folder.path().join("aude.sqlite").exists());
}
