//! A commit is acknowledged when it is on the standby, whatever else is set, and whatever happens while
//! it is waited for.

use std::sync::Arc;
use std::time::{Duration, Instant};

use aude_server::store::{PostgresStore, Store as _, StoreError};
use sqlx::{Connection as _, Row as _};
use tokio::task::JoinHandle;

use crate::cluster::{Cluster, database_of, execute};
use crate::stores::{entry, game};

/// By then PostgreSQL knows its standby.
const KNOWN: Duration = Duration::from_secs(5);

async fn cluster() -> Cluster {
    tokio::task::spawn_blocking(Cluster::new).await.expect("it starts")
}

async fn told(mut cluster: Cluster, word: &'static str) -> Cluster {
    let told = tokio::task::spawn_blocking(move || {
        cluster.tell(word);
        cluster
    });
    told.await.expect("told")
}

/// A number that a database counts.
async fn count(url: &str, sql: &'static str) -> i64 {
    let mut connection = sqlx::PgConnection::connect(url).await.expect("it answers");
    let row = sqlx::query(sql).fetch_one(&mut connection).await.expect("a row");
    let _ = connection.close().await;
    row.try_get(0).expect("a number")
}

/// A store with a table, where these are the database's own settings.
async fn store(url: &str, settings: &[&str]) -> Arc<PostgresStore> {
    for setting in settings {
        execute(url, &format!("ALTER DATABASE {} SET {setting}", database_of(url))).await;
    }
    let store = Arc::new(PostgresStore::open(url).await.expect("a store"));
    store.create(game("t", "playing", 1), vec![entry(1)]).await.expect("created");
    store
}

/// Appends a version, and comes back when that waits for the standby. PostgreSQL takes a moment to know
/// that there is one: until then further versions are appended.
async fn waiting(
    store: &Arc<PostgresStore>,
    url: &str,
    mut version: u32,
) -> JoinHandle<Result<(), StoreError>> {
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    let begin = Instant::now();
    loop {
        let writing = Arc::clone(store);
        let next = vec![entry(version)];
        let answer = tokio::spawn(async move { writing.append("t", next, None).await });
        while !answer.is_finished() {
            if count(url, sql).await > 0 {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(begin.elapsed() < KNOWN, "answered without the standby");
        version += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_of_the_database_do_not_make_a_commit_less_durable() {
    let cluster = cluster().await;
    for setting in ["off", "local", "remote_write"] {
        let url = cluster.database().await;
        let synchronous = format!("synchronous_commit = {setting}");
        let store = store(&url, &[&synchronous, "statement_timeout = '300ms'"]).await;
        // A standby that never comes.
        cluster.set("synchronous_standby_names", "nobody").await;
        let answer = waiting(&store, &url, 2).await;
        tokio::time::sleep(Duration::from_millis(600)).await;
        assert!(!answer.is_finished(), "{setting}: answered without the standby");
        cluster.set("synchronous_standby_names", "").await;
        assert_eq!(answer.await.expect("an answer"), Ok(()), "{setting}");
        store.close().await.expect("closed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stronger_setting_is_kept() {
    let cluster = told(cluster().await, "standby").await;
    let url = cluster.database().await;
    let standby = cluster.standby("postgres");
    let store = store(&url, &["synchronous_commit = remote_apply"]).await;
    // It is on the standby's disk, but cannot be read there yet.
    execute(&standby, "SELECT pg_wal_replay_pause()").await;
    let answer = waiting(&store, &url, 2).await;
    execute(&standby, "SELECT pg_wal_replay_resume()").await;
    assert_eq!(answer.await.expect("an answer"), Ok(()));
    store.close().await.expect("closed");
}

/// Nobody knows how a commit ended: the primary shows it, and the standby has not confirmed it. Nobody
/// is told that it is there before it has, not even by a repeated request.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_doubt_is_not_read_before_the_standby_has_it() {
    let cluster = cluster().await;
    let url = cluster.database().await;
    let store = store(&url, &[]).await;
    cluster.set("synchronous_standby_names", "nobody").await;
    let answer = waiting(&store, &url, 2).await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    execute(&url, end).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let written = count(&url, "SELECT count(*) FROM entry").await;
    let ids = || vec!["t".to_owned()];
    let early = async |when: &str| {
        let read = tokio::time::timeout(Duration::from_secs(1), store.games(ids())).await;
        assert!(!matches!(read, Ok(Ok(_))), "{when}: {read:?}");
        let read = tokio::time::timeout(Duration::from_secs(1), store.entries("t", 0)).await;
        assert!(!matches!(read, Ok(Ok(_))), "{when}: {read:?}");
    };
    early("while it is asked for").await;
    let answer = answer.await.expect("an answer");
    assert!(matches!(answer, Err(StoreError::Unknown(_))), "{answer:?}");
    early("when it is given up").await;
    cluster.set("synchronous_standby_names", "").await;
    let found = store.games(ids()).await.expect("read");
    assert_eq!(i64::try_from(found[0].entries.len()), Ok(written), "it was written after all");
    store.close().await.expect("closed");
}

/// The connection is ended while the standby is away: nobody is answered before it is back and has
/// what was written.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_lost_its_connection_is_acknowledged_when_the_standby_has_it() {
    let cluster = told(cluster().await, "standby").await;
    let url = cluster.database().await;
    let standby = cluster.standby(database_of(&url));
    let store = store(&url, &[]).await;
    let cluster = told(cluster, "stop-standby").await;
    let answer = waiting(&store, &url, 2).await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    execute(&url, end).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(count(&url, "SELECT count(*) FROM entry").await, 2, "the primary has it");
    assert!(!answer.is_finished(), "answered without the standby");
    let cluster = told(cluster, "start-standby").await;
    assert_eq!(answer.await.expect("an answer"), Ok(()));
    store.append("t", vec![entry(3)], None).await.expect("it goes on");
    store.close().await.expect("closed");
    let cluster = told(cluster, "promote").await;
    assert_eq!(count(&standby, "SELECT count(*) FROM entry").await, 3);
    drop(cluster);
}
