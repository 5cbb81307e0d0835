//! Who has a table where several servers share a database: nobody takes one from a server that may be
//! alive, and nothing that a server has left is forgotten.

use std::time::Duration;

use aude_server::store::{Owner, PostgresStore, Store as _, StoreError};
use sqlx::{Connection as _, Executor as _, Row as _};

use crate::cluster::{database, execute};
use crate::link::{Link, Traffic};
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

/// Several come back to a table at the same time when its server has gone: whoever loads it has it,
/// however many others ask.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_claimed_several_times_at_once_is_claimed_once() {
    let url = database().await;
    let [_one, other] = two(&url).await;
    let silent = "UPDATE node SET until = now() - interval '1 second' WHERE address = '10.0.0.1:1'";
    execute(&url, silent).await;
    let mut locking = sqlx::PgConnection::connect(&url).await.expect("it answers");
    let lock = "BEGIN; LOCK TABLE owner IN EXCLUSIVE MODE";
    locking.execute(lock).await.expect("locked");
    let unlock = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        locking.execute("COMMIT").await.expect("unlocked");
    };
    // All have looked before any has it.
    let claims = futures_util::future::join_all((0..5).map(|_| other.claim("t")));
    let (claimed, ()) = tokio::join!(claims, unlock);
    assert!(claimed.iter().all(|owner| *owner == Ok(Owner::Here)), "{claimed:?}");
    assert_eq!(other.term("t"), Some(2), "what was loaded under the first claim is not outdated");
    other.append("t", vec![entry(2)], None).await.expect("it is the owner");
}

/// A server claims a table, and loses its lease before it hears that it has it. It begins again under another
/// name, and what it heard too late is not its own.
#[tokio::test(flavor = "multi_thread")]
async fn a_claim_that_is_answered_too_late_does_not_count() {
    let (url, lease) = (database().await, Duration::from_secs(1));
    let gone = PostgresStore::join(&url, "10.0.0.1:1", lease).await.expect("a store");
    gone.create(game("t", "playing", 1), vec![entry(1)]).await.expect("created");
    gone.close().await.expect("closed");
    let link = Link::to(&url);
    let one = PostgresStore::join(&link.url(), "10.0.0.2:1", lease).await.expect("a store");
    // What it says arrives, and no answer comes back until its lease is over.
    let holding = async {
        tokio::time::sleep(lease / 10).await;
        link.set(Traffic::Held);
        tokio::time::sleep(lease * 2).await;
        link.set(Traffic::Flows);
    };
    let mut slow = sqlx::PgConnection::connect(&url).await.expect("it answers");
    slow.execute("BEGIN; LOCK TABLE owner IN EXCLUSIVE MODE").await.expect("locked");
    let unlock = async {
        tokio::time::sleep(lease / 2).await;
        slow.execute("COMMIT").await.expect("unlocked");
    };
    let (claimed, (), ()) = tokio::join!(one.claim("t"), holding, unlock);
    // Whatever it was told: it has the table under a claim of its new name, or it does not have it.
    let mut connection = sqlx::PgConnection::connect(&url).await.expect("it answers");
    let row =
        sqlx::query("SELECT epoch, until > now() FROM owner JOIN node ON node.id = owner.node")
            .fetch_one(&mut connection)
            .await
            .expect("an owner");
    let (epoch, is_alive): (i64, bool) = (row.get(0), row.get(1));
    match one.term("t") {
        Some(term) => assert_eq!((term, is_alive), (epoch, true), "{claimed:?}"),
        None => {
            assert_ne!(claimed, Ok(Owner::Here), "it would answer about a table it does not have")
        }
    }
    // It can be claimed again, and then written to.
    let again = async {
        while one.claim("t").await != Ok(Owner::Here) || one.term("t").is_none() {
            tokio::time::sleep(lease / 20).await;
        }
    };
    tokio::time::timeout(lease * 10, again).await.expect("it is alive again");
    one.append("t", vec![entry(2)], None).await.expect("it is the owner");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_deleted_by_the_server_that_has_the_table() {
    let url = database().await;
    let [one, other] = two(&url).await;
    let ids = ["t".to_owned()];
    assert_eq!(other.keeper().delete_chat(&ids, 9).await, Err(StoreError::NotOwner));
    assert_eq!(one.keeper().delete_chat(&ids, 9).await, Ok(()));
}
