//! What a socket gets first: what it has missed, or a fresh view, and never the same twice.

use std::sync::Arc;
use std::time::Duration;

use aude_server::table::{Broadcast, Subscription, Table};
use serde_json::{Value, json};

use crate::common::{Folder, Made, Site, config, here};
use crate::faulty::{Fault, Faulty};

async fn two(site: &Site) -> Made {
    site.table(json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}})).await
}

async fn subscribe(table: &Arc<Table>, hello: Value) -> Subscription {
    let hello = serde_json::from_value(hello).expect("a greeting");
    table.subscribe(&hello).await.expect("a socket")
}

fn texts(subscription: &Subscription) -> Vec<Value> {
    let read = |text: &Arc<str>| serde_json::from_str(text).expect("JSON");
    subscription.first.iter().map(read).collect()
}

fn kinds(subscription: &Subscription) -> Vec<String> {
    let kind = |value: Value| value["push"].as_str().expect("a push").to_owned();
    texts(subscription).into_iter().map(kind).collect()
}

/// The kinds of all that has been broadcast to a socket so far.
fn heard(subscription: &mut Subscription) -> Vec<String> {
    let mut kinds = Vec::new();
    while let Ok(broadcast) = subscription.broadcasts.try_recv() {
        kinds.push(match broadcast {
            Broadcast::Moved { .. } => "moved".to_owned(),
            Broadcast::Other(text) => {
                let value: Value = serde_json::from_str(&text).expect("JSON");
                value["push"].as_str().expect("a push").to_owned()
            }
            Broadcast::Fresh => "fresh".to_owned(),
            Broadcast::Elsewhere => "elsewhere".to_owned(),
        });
    }
    kinds
}

/// What a socket is sent before the table as it is now, which it gets first or with everyone.
fn missed(subscription: &mut Subscription) -> Vec<String> {
    let mut first = kinds(subscription);
    match first.pop_if(|last| last == "table") {
        Some(_) => first,
        None => {
            assert!(heard(subscription).contains(&"table".to_owned()), "{first:?}");
            first
        }
    }
}

#[tokio::test]
async fn whoever_comes_back_gets_exactly_what_was_missed() {
    let site = Site::new().await;
    let made = two(&site).await;
    for _ in 0..3 {
        site.least(&made).await;
    }
    let chat = |text: &str| json!({"type": "chat", "seat": 0, "text": text});
    for text in ["one", "two", "three"] {
        site.ask(&made.id, made.token(0), chat(text)).await;
    }
    let table = site.app.tables.get(&made.id).await.expect("a table");
    // The first to come: everyone is told at once, and that includes the new socket.
    let mut first = subscribe(&table, json!({"tokens": [made.token(0)], "last": 4})).await;
    assert_eq!(kinds(&first), [""; 0], "nothing was missed");
    assert_eq!(heard(&mut first), ["table"], "once");
    // Whoever comes at the same moment is told at once, too, whenever the others are.
    let mut second =
        subscribe(&table, json!({"tokens": [made.token(1)], "last": 2, "chat": 1})).await;
    assert_eq!(missed(&mut second), ["moved", "moved", "chat", "chat"]);
    let texts = texts(&second);
    assert_eq!((&texts[0]["version"], &texts[1]["version"]), (&json!(3), &json!(4)));
    assert_eq!((&texts[2]["text"], &texts[3]["text"]), (&json!("two"), &json!("three")));
    tokio::time::sleep(Duration::from_millis(200)).await;
    let told = heard(&mut first);
    assert!(told.len() == 1 && told[0] == "table", "with a pause, and not twice: {told:?}");
    // A new socket has everything in its view.
    let third = subscribe(&table, json!({})).await;
    let fourth = subscribe(&table, json!({})).await;
    assert_eq!((kinds(&third), kinds(&fourth)), (vec!["welcome".into()], vec!["welcome".into()]));
    // Complete positions are not kept: whoever wants them gets the whole view.
    let full = subscribe(&table, json!({"last": 2, "full": true})).await;
    assert_eq!(kinds(&full).first().map(String::as_str), Some("welcome"));
    let mut full = subscribe(&table, json!({"last": 4, "full": true})).await;
    assert_eq!(missed(&mut full), [""; 0]);
    // So does whoever was away for long.
    for _ in 0..20 {
        site.least(&made).await;
    }
    let late = subscribe(&table, json!({"last": 3})).await;
    assert_eq!(kinds(&late).first().map(String::as_str), Some("welcome"));
    let version = site.info(&made.id).await["version"].as_u64().expect("a version");
    let mut latest = subscribe(&table, json!({"last": version - 1})).await;
    assert_eq!(missed(&mut latest), ["moved"]);
}

#[tokio::test]
async fn complete_positions_are_made_while_someone_wants_them() {
    let site = Site::new().await;
    let made = two(&site).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let mut brief = subscribe(&table, json!({})).await;
    let full = async |brief: &mut Subscription| {
        site.least(&made).await;
        loop {
            let told = brief.broadcasts.try_recv().expect("a move");
            if let Broadcast::Moved { full, .. } = told {
                return full.is_some();
            }
        }
    };
    assert!(!full(&mut brief).await);
    let whole = subscribe(&table, json!({"full": true})).await;
    let again = subscribe(&table, json!({"full": true})).await;
    assert!(full(&mut brief).await);
    drop(whole);
    assert!(full(&mut brief).await);
    drop(again);
    assert!(!full(&mut brief).await);
}

#[tokio::test]
async fn a_crowd_shares_one_view_while_nothing_happens() {
    let site = Site::new().await;
    let made = two(&site).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let watch = async || subscribe(&table, json!({})).await;
    let same =
        |one: &Subscription, other: &Subscription| Arc::ptr_eq(&one.first[0], &other.first[0]);
    let (one, other) = (watch().await, watch().await);
    assert!(!same(&one, &other), "a few get their own");
    let mut crowd = Vec::new();
    for _ in 0..18 {
        crowd.push(watch().await);
    }
    // Two that come together; now and then something is told, or time passes, between them.
    let pair = async |crowd: &mut Vec<Subscription>| {
        for _ in 0..30 {
            let (one, other) = (watch().await, watch().await);
            if same(&one, &other) {
                return Arc::clone(&one.first[0]);
            }
            crowd.extend([one, other]);
        }
        panic!("with twenty, one is made for all");
    };
    let shared = pair(&mut crowd).await;
    let view: Value = serde_json::from_str(&shared).expect("JSON");
    assert!(view["table"]["spectators"].as_u64() >= Some(20), "and it is right");
    let seat = subscribe(&table, json!({"tokens": [made.token(0)]})).await;
    assert!(!Arc::ptr_eq(&seat.first[0], &shared), "a player has seats of their own");
    assert_eq!(texts(&seat)[0]["you"], json!([0]));
    site.ask(&made.id, made.token(0), json!({"type": "chat", "seat": 0, "text": "Hi"})).await;
    let later = watch().await;
    assert!(!Arc::ptr_eq(&later.first[0], &shared), "what has been said since is in it");
    assert_eq!(texts(&later)[0]["chat"][0]["text"], "Hi");
    let shared = pair(&mut crowd).await;
    tokio::time::sleep(Duration::from_millis(250)).await;
    let late = watch().await;
    assert!(!Arc::ptr_eq(&late.first[0], &shared), "clocks run on, so it does not last");
}

#[tokio::test]
async fn a_socket_that_cannot_be_served_is_not_counted() {
    let folder = Folder::new();
    let config = config(&folder);
    let (site, store) = Faulty::site(folder, config).await;
    let made = two(&site).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let mut here = subscribe(&table, json!({"tokens": [made.token(0)]})).await;
    for hello in [json!({}), json!({"tokens": [made.token(1)]})] {
        store.fail(Fault::ReadChat);
        let hello = serde_json::from_value(hello).expect("a greeting");
        table.subscribe(&hello).await.expect_err("no view");
        let info = site.info(&made.id).await;
        assert_eq!(info["spectators"], 0);
        assert_eq!(info["seats"][1]["connected"], false, "{info}");
    }
    // Those who are here hear in the end that nobody came.
    let mut last = Value::Null;
    for _ in 0..500 {
        tokio::time::sleep(Duration::from_millis(10)).await;
        while let Ok(broadcast) = here.broadcasts.try_recv() {
            if let Broadcast::Other(text) = broadcast {
                last = serde_json::from_str(&text).expect("JSON");
            }
        }
        if last["spectators"] == 0 && last["seats"][1]["connected"] == false {
            return;
        }
    }
    panic!("{last}");
}

#[tokio::test]
async fn seats_are_connected_while_a_socket_of_theirs_is() {
    let site = Site::new().await;
    let made = two(&site).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let connected = async || {
        let info = site.info(&made.id).await;
        let seat = |seat: usize| info["seats"][seat]["connected"].as_bool().expect("a flag");
        (seat(0), seat(1), info["spectators"].as_u64().expect("a number"))
    };
    assert!(!table.is_watched());
    let both = subscribe(&table, json!({"tokens": [made.token(0), made.token(1)]})).await;
    let anna = subscribe(&table, json!({"tokens": [made.token(0)]})).await;
    let guest = subscribe(&table, json!({})).await;
    assert_eq!(connected().await, (true, true, 1));
    table.leave(&both.caller).await;
    assert_eq!(connected().await, (true, false, 1));
    table.leave(&guest.caller).await;
    assert_eq!(connected().await, (true, false, 0));
    assert!(table.is_watched());
    table.leave(&anna.caller).await;
    assert_eq!(connected().await, (false, false, 0));
    assert!(!table.is_watched());
}
