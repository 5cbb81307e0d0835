//! Tables that change servers: given away by one that stops, and waited for when their server was
//! killed.

use std::time::Duration;

use aude_server::store::{Owner, PostgresStore, Store as _, StoreError};
use serde_json::{Value, json};

use crate::cluster::{database, execute};
use crate::common::{Client, Folder, Made, Running, here};
use crate::kill::{start_with, try_to_make, try_to_post};
use crate::stores::{entry, game, head};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_gives_its_tables_away() {
    let (url, lease) = (database().await, Duration::from_secs(60));
    let join = async |address: &str| PostgresStore::join(&url, address, lease).await;
    let one = join("10.0.0.1:1").await.expect("a store");
    for id in ["t", "u", "v"] {
        one.create(game(id, "playing", 1), vec![entry(1)]).await.expect("created");
    }
    assert_eq!(one.retire().await, Ok(vec![]), "nobody is there to take them");
    assert_eq!(one.hand_over("t", "10.0.0.2:1").await, Ok(None));
    assert_eq!(one.claim("t").await, Ok(Owner::Here), "it keeps them until it is gone");
    let two = join("10.0.0.2:1").await.expect("a store");
    assert_eq!(one.retire().await, Ok(vec!["10.0.0.2:1".to_owned()]));
    let there = Owner::Elsewhere("10.0.0.2:1".to_owned());
    assert_eq!(one.hand_over("t", "10.0.0.2:1").await, Ok(Some("10.0.0.2:1".to_owned())));
    assert_eq!(one.claim("t").await, Ok(there.clone()));
    assert_eq!(one.put_head("t", head("over", 2)).await, Err(StoreError::NotOwner));
    assert!(two.lease_left("t").await.expect("it answers") > lease / 2);
    assert_eq!(two.claim("t").await, Ok(Owner::Here));
    two.append("t", vec![entry(2)], None).await.expect("it is the owner");
    // What it still has is its own; it takes nothing more, not even a table that nobody has.
    one.append("u", vec![entry(2)], None).await.expect("it is the owner");
    let free = "UPDATE owner SET node = 'nobody' WHERE game = 'v'";
    execute(&url, free).await;
    assert_eq!(one.put_head("v", head("over", 2)).await, Err(StoreError::NotOwner));
    assert_eq!(one.claim("v").await, Ok(there));
    one.close().await.expect("closed");
    assert_eq!(two.claim("u").await, Ok(Owner::Here), "the rest is free when it is gone");
    two.close().await.expect("closed");
}

/// Commits whatever comes first.
async fn commit(client: &mut Client) -> u64 {
    let (seat, version) = (client.actor.as_u64().expect("a player"), client.version);
    let actions = client.draft(seat, version, |_| 0).await.expect("connected").expect("a draft");
    let request = json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
    let done = client.ask(request).await.expect("connected").expect("committed");
    done["version"].as_u64().expect("a version")
}

async fn until_closed(client: &mut Client) {
    while client.frame().await.is_ok() {}
}

fn seats() -> Value {
    json!({"seats": [here("Anna"), here("Bert")]})
}

fn secrets(made: &Made) -> [&str; 2] {
    [made.token(0), made.token(1)]
}

/// Whoever is told to come again finds the table with its new server at the first try.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_on_at_once_when_its_server_stops() {
    let url = database().await;
    let server = async || Running::sharing(&url, |_| ()).await;
    let (one, other) = (server().await, server().await);
    let made = one.table(seats()).await;
    let tokens = secrets(&made);
    let mut direct = Client::enter(one.address, &made.id, &tokens).await.expect("entered");
    let mut passed_on = Client::enter(other.address, &made.id, &tokens).await.expect("entered");
    let version = commit(&mut passed_on).await;
    while direct.version < version {
        direct.frame().await.expect("it is pushed");
    }
    let stopping = tokio::spawn(one.stop());
    for client in [&mut direct, &mut passed_on] {
        until_closed(client).await;
        let mut again = client.back(other.address, &made.id, &tokens).await.expect("back");
        commit(&mut again).await;
    }
    stopping.await.expect("it stops");
    assert_eq!(other.app.tables.in_memory(), 1);
    other.stop().await;
}

/// The server between a client and its table stops: whoever was passed on is told to come again, too.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_passed_on_is_told_to_come_again() {
    let url = database().await;
    let server = async || Running::sharing(&url, |_| ()).await;
    let (one, between) = (server().await, server().await);
    let made = one.table(seats()).await;
    let tokens = secrets(&made);
    let mut client = Client::enter(between.address, &made.id, &tokens).await.expect("entered");
    let version = commit(&mut client).await;
    let stopping = tokio::spawn(between.stop());
    let end = loop {
        if let Err(end) = client.frame().await {
            break end;
        }
    };
    assert!(end.contains("code: Restart"), "{end}");
    let mut again = client.back(one.address, &made.id, &tokens).await.expect("back");
    assert_eq!((client.version, commit(&mut again).await), (version, version + 1));
    stopping.await.expect("it stops");
    one.stop().await;
}

/// A server takes a moment to end, and answers nobody new in it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_has_open_is_there_while_its_server_still_ends() {
    use tokio::io::AsyncWriteExt as _;
    let (url, lease) = (database().await, Duration::from_secs(30));
    let server = async || Running::sharing(&url, |config| config.times.lease = lease).await;
    let (one, other) = (server().await, server().await);
    let body = json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}});
    let made = one.table(body).await;
    // Another like it, which is only stored.
    let store = &one.app.shared.store;
    let mut row = store.game(&made.id).await.expect("read").expect("it is there");
    row.id = made.id.chars().rev().collect();
    let (id, entries) = (row.id.clone(), store.entries(&made.id, 0).await.expect("read"));
    store.create(row, entries).await.expect("created");
    // Somebody who never says what they want holds up the end.
    let mut slow = tokio::net::TcpStream::connect(one.address).await.expect("connected");
    slow.write_all(b"POST /api/tables HTTP/1.1\r\nhost: x\r\n").await.expect("sent");
    let address = one.address;
    let stopping = tokio::spawn(one.stop());
    while tokio::net::TcpStream::connect(address).await.is_ok() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let entered = tokio::time::timeout(lease / 3, Client::enter(other.address, &id, &[])).await;
    entered.expect("before the lease is over").expect("entered");
    stopping.await.expect("it stops");
    other.stop().await;
}

/// Whoever asks while a server that was killed still counts as alive waits, and need not ask again.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_waited_for_when_its_server_was_killed() {
    let (url, folders) = (database().await, [Folder::new(), Folder::new()]);
    let start = |index: usize| {
        start_with(folders[index].path(), &url, "127.0.0.1:0", None).expect("it starts")
    };
    let ((one, first), (_other, second)) = (start(0), start(1));
    let made = try_to_make(first, &seats()).await.expect("a table");
    let tokens = secrets(&made);
    let mut client = Client::enter(second, &made.id, &tokens).await.expect("entered");
    let version = commit(&mut client).await;
    drop(one);
    until_closed(&mut client).await;
    let mut again = Client::enter(second, &made.id, &tokens).await.expect("entered");
    assert_eq!(again.version, version);
    commit(&mut again).await;
}

/// The server that has a table takes a request and does not answer any more: nobody can tell whether
/// it did what it was asked for.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_passed_on_and_not_answered_is_told_that_it_is_unknown() {
    use tokio::io::AsyncReadExt as _;
    let url = database().await;
    let server = async || Running::sharing(&url, |_| ()).await;
    let gone = server().await;
    let made = gone.table(json!({"seats": [here("Anna"), {"kind": "open"}]})).await;
    gone.stop().await;
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = silent.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = silent.accept().await {
            let _ = stream.read(&mut [0; 1024]).await;
        }
    });
    let until = "now() + interval '1 hour'";
    let sql = format!("INSERT INTO node (id, address, until) VALUES ('x', '{address}', {until})");
    execute(&url, &sql).await;
    execute(&url, "UPDATE owner SET node = 'x', epoch = epoch + 1").await;
    let asked = server().await;
    let path = format!("/api/tables/{}/join", made.id);
    let join = try_to_post(asked.address, &path, &json!({"name": "Bert"})).await;
    let (status, answer) = join.expect("an answer");
    assert_eq!((status, &answer["error"]["code"]), (503, &json!("store/unknown")), "{answer}");
    asked.stop().await;
}

/// A link to a table says what it is, whichever server is asked for the page.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_shows_its_table_at_every_server() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let url = database().await;
    let server = async || {
        let address = Some("https://aude.example.org".to_owned());
        Running::sharing(&url, |config| config.public_url = address).await
    };
    let (one, other) = (server().await, server().await);
    let made = one.table(seats()).await;
    for server in [&one, &other] {
        let mut stream = tokio::net::TcpStream::connect(server.address).await.expect("connected");
        let request =
            format!("GET /table/{} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", made.id);
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut page = String::new();
        stream.read_to_string(&mut page).await.expect("an answer");
        assert!(page.contains("Carcassonne: Anna, Bert"), "{page}");
    }
    one.stop().await;
    other.stop().await;
}
