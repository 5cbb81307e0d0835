//! Who has a table where several servers share a database: nobody takes one from a server that may be
//! alive, and nothing that a server has left is forgotten.

use std::time::Duration;

use aude_server::store::{Owner, PostgresStore, Store as _, StoreError};
use sqlx::{Connection as _, Executor as _};

use crate::cluster::{database, execute};
use crate::stores::{entry, game, head, line};

/// Two servers that share a database; the first has created a table.
async fn two(url: &str) -> [PostgresStore; 2] {
    let join = async |address: &str| {
        PostgresStore::join(url, address, Duration::from_secs(60)).await.expect("a store")
    };
    let both = [join("10.0.0.1:1").await, join("10.0.0.2:1").await];
    both[0].create(game("t", "playing", 1), vec![entry(1)]).await.expect("created");
    both
}

/// Two servers on one database: a table has one owner, and one that has lost it without noticing
/// writes nothing about it.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_lost_a_table_writes_nothing() {
    let url = database().await;
    let lease = Duration::from_secs(60);
    let join = async |address: &str| PostgresStore::join(&url, address, lease).await;
    let one = join("10.0.0.1:1").await.expect("a store");
    let other = join("10.0.0.2:1").await.expect("a store");
    let mut losses = one.losses().expect("nobody has taken them");
    one.create(game("t", "playing", 1), vec![entry(1)]).await.expect("created");
    assert_eq!(one.claim("t").await, Ok(Owner::Here));
    assert_eq!(other.claim("t").await, Ok(Owner::Elsewhere("10.0.0.1:1".to_owned())));
    assert_eq!(other.put_head("t", head("over", 2)).await, Err(StoreError::NotOwner));
    assert_eq!(other.orphans().await, Ok(vec![]));
    // Its lease runs out.
    let silent = "UPDATE node SET until = now() - interval '1 second' WHERE address = '10.0.0.1:1'";
    execute(&url, silent).await;
    let orphans = other.orphans().await.expect("found");
    assert_eq!(orphans.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["t"]);
    assert_eq!(other.orphans().await, Ok(vec![]), "each once");
    assert_eq!(other.claim("t").await, Ok(Owner::Here));
    // It does not know yet, and writes in vain; what it writes about its other tables is written.
    let (lost, fine) = tokio::join!(
        one.append("t", vec![entry(2)], Some(head("over", 3))),
        one.create(game("u", "playing", 1), vec![]),
    );
    assert_eq!((lost, fine), (Err(StoreError::NotOwner), Ok(())));
    assert_eq!(losses.recv().await.as_deref(), Some("t"));
    for refused in [one.put_head("t", head("over", 3)).await, one.say("t", line(1)).await] {
        assert_eq!(refused, Err(StoreError::NotOwner));
    }
    assert_eq!(other.game("t").await.expect("read").expect("there").head, head("playing", 1));
    other.append("t", vec![entry(2)], Some(head("playing", 4))).await.expect("it is the owner");
    // A server that stops gives its tables back at once.
    other.close().await.expect("closed");
    assert_eq!(one.claim("t").await, Ok(Owner::Here));
    one.append("t", vec![entry(3)], None).await.expect("it is the owner again");
    one.close().await.expect("closed");
}

/// A server renews its lease just in time, but that is committed only when the lease is over and
/// somebody else wants its table.
#[tokio::test(flavor = "multi_thread")]
async fn a_renewal_under_way_is_waited_for() {
    let url = database().await;
    let [_, other] = two(&url).await;
    execute(&url, "INSERT INTO node VALUES ('x', '10.0.0.9:1', now() + interval '1 second')").await;
    execute(&url, "UPDATE owner SET node = 'x', epoch = 7").await;
    let mut renewing = sqlx::PgConnection::connect(&url).await.expect("it answers");
    let renew = "BEGIN; UPDATE node SET until = now() + interval '1 hour' \
                 WHERE id = 'x' AND until > now()";
    renewing.execute(renew).await.expect("renewed");
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let commit = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        renewing.execute("COMMIT").await.expect("committed");
    };
    let (claimed, ()) = tokio::join!(other.claim("t"), commit);
    assert_eq!(claimed, Ok(Owner::Elsewhere("10.0.0.9:1".to_owned())));
    // When its lease is over for good, it cannot be renewed any more, and the table is free; also one
    // whose server nobody knows.
    execute(&url, "UPDATE node SET until = now() - interval '1 second' WHERE id = 'x'").await;
    assert_eq!(other.claim("t").await, Ok(Owner::Here));
    let mut renewing = sqlx::PgConnection::connect(&url).await.expect("it answers");
    let late = "UPDATE node SET until = now() + interval '1 hour' WHERE id = 'x' AND until > now()";
    assert_eq!(renewing.execute(late).await.expect("answered").rows_affected(), 0);
    other.append("t", vec![entry(2)], None).await.expect("it is the owner");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_server_that_is_gone_are_looked_for_until_they_are_found() {
    let url = database().await;
    let [_one, other] = two(&url).await;
    let silent = "UPDATE node SET until = now() - interval '1 second' WHERE address = '10.0.0.1:1'";
    execute(&url, silent).await;
    execute(&url, "ALTER TABLE game RENAME TO away").await;
    assert!(other.orphans().await.is_err(), "they cannot be read");
    execute(&url, "ALTER TABLE away RENAME TO game").await;
    let found = other.orphans().await.expect("found");
    assert_eq!(found.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["t"]);
}

/// A server that was too late begins again: what it had can be taken at once, by itself too.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_too_late_has_nothing_and_can_begin_again() {
    let url = database().await;
    let lease = Duration::from_secs(2);
    let store = PostgresStore::join(&url, "10.0.0.1:1", lease).await.expect("a store");
    let mut losses = store.losses().expect("nobody has taken them");
    store.create(game("t", "playing", 1), vec![entry(1)]).await.expect("created");
    assert_eq!(store.term("t"), Some(1));
    execute(&url, "UPDATE node SET until = now() - interval '1 second'").await;
    let lost = tokio::time::timeout(lease * 2, losses.recv()).await.expect("it notices");
    assert_eq!(lost.as_deref(), Some("t"));
    assert_eq!(store.term("t"), None);
    let again = async {
        while store.claim("t").await != Ok(Owner::Here) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(lease * 2, again).await.expect("it is alive again");
    assert_eq!(store.term("t"), Some(2));
    store.append("t", vec![entry(2)], None).await.expect("it is the owner");
    store.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_deleted_by_the_server_that_has_the_table() {
    let url = database().await;
    let [one, other] = two(&url).await;
    let ids = ["t".to_owned()];
    assert_eq!(other.keeper().delete_chat(&ids, 9).await, Err(StoreError::NotOwner));
    assert_eq!(one.keeper().delete_chat(&ids, 9).await, Ok(()));
}
