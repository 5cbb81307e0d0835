//! A commit whose answer is lost: the store finds out how it ended before it tells anybody.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use aude_server::store::{PostgresStore, Store as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Notify;

use crate::cluster::{Cluster, execute};
use crate::common::Folder;
use crate::stores::{entry, game};

/// Whoever wants to commit while it is armed.
#[derive(Default)]
struct Trap {
    is_armed: AtomicBool,
    /// Whether the database hears of the commit.
    passes_on: AtomicBool,
    caught: Notify,
}

/// Stands between a store and its database, and holds the first commit after it was armed: what
/// was caught is never answered, and its connection ends when the database's does.
fn stand_between(database: PathBuf, folder: &Path, trap: Arc<Trap>) {
    let listener = UnixListener::bind(folder.join(".s.PGSQL.5432")).expect("a socket");
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let Ok(server) = UnixStream::connect(&database).await else { continue };
            tokio::spawn(forward(client, server, Arc::clone(&trap)));
        }
    });
}

async fn forward(client: UnixStream, server: UnixStream, trap: Arc<Trap>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let is_caught = Arc::new(AtomicBool::new(false));
    let silent = Arc::clone(&is_caught);
    let answers = tokio::spawn(async move {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(many @ 1..) = from_server.read(&mut bytes).await {
            if !silent.load(Ordering::SeqCst) && to_client.write_all(&bytes[..many]).await.is_err()
            {
                return;
            }
        }
    });
    let mut bytes = vec![0; 1 << 16];
    while let Ok(many @ 1..) = from_client.read(&mut bytes).await {
        let commits = bytes[..many].windows(6).any(|word| word == b"COMMIT");
        if commits && trap.is_armed.swap(false, Ordering::SeqCst) {
            is_caught.store(true, Ordering::SeqCst);
            if trap.passes_on.load(Ordering::SeqCst) {
                to_server.write_all(&bytes[..many]).await.expect("passed on");
            }
            trap.caught.notify_one();
            // Nothing more is said until the database has gone.
            let _ = answers.await;
            return;
        }
        if to_server.write_all(&bytes[..many]).await.is_err() {
            return;
        }
    }
    answers.abort();
}

/// The database is killed while a transaction is being committed, and started again; `others` is
/// done in it before the store can ask. What the store says must be what was stored.
async fn killed_during_a_commit(passes_on: bool, others: &[&str]) -> (bool, usize) {
    killed_while_appending(2, passes_on, others).await
}

/// The same while this version is appended; the first is there already.
async fn killed_while_appending(version: u32, passes_on: bool, others: &[&str]) -> (bool, usize) {
    let mut cluster = tokio::task::spawn_blocking(Cluster::new).await.expect("it starts");
    // What is not committed stays in memory until then, and is lost with it.
    cluster.execute("postgres", "ALTER SYSTEM SET wal_writer_delay = '10s'").await;
    let mut cluster = tokio::task::spawn_blocking(move || {
        cluster.tell("stop");
        cluster.tell("start");
        cluster
    })
    .await
    .expect("started again");
    let direct = cluster.database().await;
    let folder = Folder::new();
    let (url, real) = direct.split_once("?host=").expect("a socket");
    let real = Path::new(real);
    let trap = Arc::new(Trap::default());
    stand_between(real.join(".s.PGSQL.5432"), folder.path(), Arc::clone(&trap));
    let url = format!("{url}?host={}", folder.path().display());
    let store = PostgresStore::join(&url, "10.0.0.1:1", Duration::from_secs(60)).await;
    let store = Arc::new(store.expect("a store"));
    store.create(game("t", "playing", 1), vec![entry(1)]).await.expect("created");
    execute(&direct, "CREATE TABLE scratch (number INTEGER)").await;
    trap.passes_on.store(passes_on, Ordering::SeqCst);
    trap.is_armed.store(true, Ordering::SeqCst);
    let writing = Arc::clone(&store);
    let answer =
        tokio::spawn(async move { writing.append("t", vec![entry(version)], None).await.is_ok() });
    trap.caught.notified().await;
    if passes_on && version > 1 {
        // It has the time to commit.
        while read(&direct).await < 2 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    // The store asks as soon as it can; whoever comes first must not confuse it.
    let gate = folder.path().join(".s.PGSQL.5432");
    std::fs::rename(&gate, folder.path().join("shut")).expect("shut");
    cluster = tokio::task::spawn_blocking(move || {
        cluster.tell("kill");
        cluster.tell("start");
        cluster
    })
    .await
    .expect("started again");
    for sql in others {
        execute(&direct, sql).await;
    }
    std::fs::rename(folder.path().join("shut"), &gate).expect("open");
    let answer = answer.await.expect("an answer");
    let stored = read(&direct).await;
    if answer {
        store.append("t", vec![entry(3)], None).await.expect("it goes on");
    } else {
        store.append("t", vec![entry(2)], None).await.expect("it is tried again");
    }
    store.close().await.expect("closed");
    drop(cluster);
    (answer, stored)
}

/// How many entries the table has.
async fn read(url: &str) -> usize {
    use sqlx::{Connection as _, Row as _};
    let mut connection = sqlx::PgConnection::connect(url).await.expect("it answers");
    let row = sqlx::query("SELECT count(*) FROM entry").fetch_one(&mut connection).await;
    let many: i64 = row.expect("a row").try_get(0).expect("a number");
    let _ = connection.close().await;
    usize::try_from(many).expect("a count")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_was_lost_is_not_taken_for_another_transaction() {
    // After the crash other transactions get the number that the lost one had.
    let others = ["INSERT INTO scratch VALUES (1)"; 8];
    assert_eq!(killed_during_a_commit(false, &others).await, (false, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_whose_answer_was_lost_is_acknowledged() {
    assert_eq!(killed_during_a_commit(true, &[]).await, (true, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_is_not_acknowledged_because_the_rest_was_written() {
    // The version is taken: the transaction is committed without it.
    assert_eq!(killed_while_appending(1, true, &[]).await, (false, 1));
}
