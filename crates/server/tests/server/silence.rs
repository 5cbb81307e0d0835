//! A network that swallows what is said: nobody waits for ever, and a server that hears nothing more
//! does not keep its tables from the others.

use std::sync::Arc;
use std::time::Duration;

use aude_server::store::{Owner, PostgresStore, Store as _};
use serde_json::json;
use sqlx::{Connection as _, Executor as _};

use crate::cluster::database;
use crate::common::{Client, Running, here};
use crate::link::{Link, Traffic};
use crate::stores::{entry, game};

/// How long a query may take; a test may take longer.
const SILENCE: Duration = Duration::from_secs(30);

/// Connections fall silent for ever while queries are under way; new ones work.
#[tokio::test(flavor = "multi_thread")]
async fn queries_over_connections_that_fell_silent_end() {
    let url = database().await;
    let link = Link::to(&url);
    let lease = Duration::from_secs(3);
    let store = PostgresStore::join(&link.url(), "10.0.0.1:1", lease).await.expect("a store");
    let store = Arc::new(store);
    store.create(game("t", "playing", 1), vec![entry(1)]).await.expect("created");
    // As many as there are connections.
    let mut holding = sqlx::PgConnection::connect(&url).await.expect("it answers");
    let lock = "BEGIN; LOCK TABLE game IN ACCESS EXCLUSIVE MODE";
    holding.execute(lock).await.expect("locked");
    let reads: Vec<_> = (0..8)
        .map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.game("t").await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    link.silence();
    holding.execute("COMMIT").await.expect("free again");
    // It serves nobody, so another server may have its tables, although its lease could be renewed.
    let other = PostgresStore::join(&url, "10.0.0.2:1", lease).await.expect("a store");
    let claiming = async {
        while other.claim("t").await != Ok(Owner::Here) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(lease * 4, claiming).await.expect("it gives them up");
    for read in reads {
        let read = tokio::time::timeout(SILENCE, read).await.expect("it ends");
        assert!(read.expect("no panic").is_err(), "nothing was read");
    }
    let reading = async {
        while store.game("t").await.is_err() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(SILENCE, reading).await.expect("it reads again");
    let beginning = async {
        loop {
            match store.claim("t").await {
                Ok(owner) => return owner,
                // Its lease has run out; it begins again.
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    };
    let owner = tokio::time::timeout(lease * 4, beginning).await.expect("it begins again");
    assert_eq!(owner, Owner::Elsewhere("10.0.0.2:1".to_owned()));
}

/// Nobody gets through to the database any more, and another server takes over: whoever is still
/// connected is not told what was, and is sent away.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_lost_its_database_tells_nobody_what_was() {
    let (url, lease) = (database().await, Duration::from_secs(2));
    let link = Link::to(&url);
    let server = async |database: String| {
        Running::sharing(&database, |config| config.times.lease = lease).await
    };
    let (one, other) = (server(link.url()).await, server(url.clone()).await);
    let body = json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}});
    let made = one.table(body.clone()).await;
    let tokens = [made.token(0), made.token(1)];
    let mut client = Client::enter(one.address, &made.id, &tokens).await.expect("entered");
    let mut busy = Client::enter(one.address, &made.id, &tokens).await.expect("entered");
    assert!(client.ask(json!({"type": "legal"})).await.expect("connected").is_ok());
    link.set(Traffic::Held);
    // What cannot be written keeps the table busy, and those who wait for it.
    busy.begin(json!({"type": "chat", "seat": 0, "text": "hello"})).await.expect("sent");
    tokio::time::sleep(lease / 8).await;
    let asking = tokio::spawn(async move {
        let answer = client.ask(json!({"type": "legal"})).await;
        (answer, client)
    });
    let (answer, mut client) =
        tokio::time::timeout(lease * 3, asking).await.expect("in time").expect("no panic");
    let refused = answer.expect("connected").expect_err("it may be elsewhere");
    assert_eq!(refused["code"], "table/elsewhere");
    let gone = async { while client.frame().await.is_ok() {} };
    tokio::time::timeout(lease, gone).await.expect("it is sent away");
    let again = Client::enter(other.address, &made.id, &tokens).await;
    let mut again = again.expect("the other one has it");
    assert!(again.ask(json!({"type": "legal"})).await.expect("connected").is_ok());
    link.set(Traffic::Flows);
    other.stop().await;
    one.stop().await;
}
