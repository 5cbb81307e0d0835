//! From the first seat to the end.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;

use crate::common::{Made, Site, here};

async fn two(site: &Site) -> Made {
    let seats = json!([here("Anna"), here("Bert")]);
    site.table(json!({"seats": seats, "first": {"seat": 0}})).await
}

#[tokio::test]
async fn whoever_resigns_of_two_has_lost_and_the_seed_is_told() {
    let site = Site::new().await;
    let made = two(&site).await;
    assert!(site.info(&made.id).await["seed"].is_null());
    site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
    let info = site.info(&made.id).await;
    assert_eq!(info["phase"], "over");
    assert_eq!(info["outcome"]["winners"], json!([1]));
    assert_eq!(info["outcome"]["by_resignation"], true);
    let seed = info["seed"].as_str().expect("told");
    let seed = blake3::Hash::from_hex(seed).expect("hexadecimal");
    assert_eq!(
        aude_server::fair::commitment(seed.as_bytes()),
        info["seed_hash"].as_str().expect("text")
    );
    let resign = json!({"type": "resign", "seat": 1});
    assert_eq!(site.fail(&made.id, made.token(1), resign).await, "table/not-playing");
}

#[tokio::test]
async fn of_three_the_others_play_on_and_a_computer_fills_in() {
    let site = Site::new().await;
    let seats = json!([here("Anna"), here("Bert"), here("Cleo")]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}})).await;
    site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
    site.until(&made, "the computer plays", |view| view["state"]["actor"] == 1).await;
    site.least(&made).await;
    site.least(&made).await;
    site.until(&made, "the computer plays again", |view| view["state"]["actor"] == 1).await;
    let reclaim = json!({"type": "reclaim", "seat": 0});
    assert_eq!(site.fail(&made.id, made.token(0), reclaim).await, "seat/resigned");
}

#[tokio::test]
async fn a_computer_stands_in_and_the_seat_is_reclaimed() {
    let site = Site::new().await;
    let made = two(&site).await;
    // Nobody is connected, and the delay is set to zero: the other seat may ask.
    let stand_in = json!({"type": "stand-in", "seat": 0});
    assert_eq!(site.fail(&made.id, "", stand_in.clone()).await, "seat/none");
    site.ask(&made.id, made.token(1), stand_in.clone()).await;
    site.until(&made, "it is Bert's turn", |view| view["state"]["actor"] == 1).await;
    assert_eq!(site.info(&made.id).await["seats"][0]["stand_in"], true);
    assert_eq!(site.fail(&made.id, made.token(1), stand_in).await, "seat/played");
    site.ask(&made.id, made.token(0), json!({"type": "reclaim", "seat": 0})).await;
    site.least(&made).await;
    site.least(&made).await;
    assert!(site.info(&made.id).await["version"].as_u64() >= Some(4));
}

#[tokio::test]
async fn moves_are_taken_back_if_everybody_agrees() {
    let site = Site::new().await;
    let made = two(&site).await;
    let start = site.get(&format!("/api/tables/{}", made.id)).await.1["state"].clone();
    let ask = json!({"type": "takeback", "seat": 0});
    assert_eq!(site.fail(&made.id, made.token(0), ask.clone()).await, "takeback/nothing");
    site.least(&made).await;
    let second = site.get(&format!("/api/tables/{}", made.id)).await.1["state"].clone();
    site.least(&made).await;
    site.ask(&made.id, made.token(0), ask.clone()).await;
    assert_eq!(site.info(&made.id).await["takeback"]["by"], 0);
    site.ask(
        &made.id,
        made.token(1),
        json!({"type": "answer-takeback", "seat": 1, "accept": false}),
    )
    .await;
    assert!(site.info(&made.id).await["takeback"].is_null());
    let agree = json!({"type": "answer-takeback", "seat": 1, "accept": true});
    assert_eq!(site.fail(&made.id, made.token(1), agree.clone()).await, "takeback/none");
    site.ask(&made.id, made.token(0), ask.clone()).await;
    site.ask(&made.id, made.token(1), agree.clone()).await;
    let back = site.get(&format!("/api/tables/{}", made.id)).await.1;
    assert_eq!(back["state"]["hash"], start["hash"]);
    assert_eq!(back["table"]["version"], 4, "versions only ever rise");
    assert_eq!(site.fail(&made.id, made.token(0), ask.clone()).await, "takeback/nothing");
    // The same tile is drawn again, and the same game comes from the store.
    site.least(&made).await;
    let again = site.get(&format!("/api/tables/{}", made.id)).await.1;
    assert_eq!(again["state"]["hash"], second["hash"]);
    site.ask(&made.id, made.token(0), ask).await;
    site.ask(&made.id, made.token(1), agree).await;
    site.least(&made).await;
    let fresh = crate::common::app_with(site.app.shared.config.clone()).await;
    let table = fresh.tables.get(&made.id).await.expect("it replays");
    assert_eq!(table.look().await.expect("a table").version, 7);
    assert_eq!(
        site.get(&format!("/api/tables/{}/position/1", made.id)).await.1["hash"],
        start["hash"]
    );
    assert_eq!(
        site.get(&format!("/api/tables/{}/position/9", made.id)).await.0,
        StatusCode::BAD_REQUEST
    );
}

#[tokio::test]
async fn secrets_can_be_renewed_and_old_ones_are_void() {
    let site = Site::new().await;
    let (made, other) = (two(&site).await, two(&site).await);
    let old = made.token(0);
    let renewed = site.ask(&made.id, old, json!({"type": "reset-secret", "seat": 0})).await;
    let rename = json!({"type": "rename", "seat": 0, "name": "Anne", "color": "red"});
    assert_eq!(site.fail(&made.id, old, rename.clone()).await, "seat/unknown-secret");
    assert_eq!(site.fail(&made.id, other.token(0), rename.clone()).await, "seat/unknown-secret");
    assert_eq!(site.fail(&made.id, "forged", rename.clone()).await, "seat/unknown-secret");
    let token = renewed["token"].as_str().expect("a secret");
    site.ask(&made.id, token, rename).await;
    assert_eq!(site.info(&made.id).await["seats"][0]["name"], "Anne");
    let bad = json!({"type": "rename", "seat": 0, "name": "A\u{7}"});
    assert_eq!(site.fail(&made.id, token, bad).await, "request/name");
}

#[tokio::test]
async fn a_seat_can_be_left_and_a_table_closed_before_the_game() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": [here("Anna"), {"kind": "open"}]})).await;
    site.ask(&made.id, made.token(0), json!({"type": "leave", "seat": 0})).await;
    assert_eq!(site.info(&made.id).await["seats"][0]["kind"], "open");
    assert_eq!(
        site.fail(&made.id, made.token(0), json!({"type": "leave", "seat": 0})).await,
        "seat/unknown-secret"
    );
    site.ask(&made.id, &made.host, json!({"type": "close"})).await;
    assert_eq!(site.info(&made.id).await["phase"], "abandoned");
}

#[tokio::test]
async fn a_table_nobody_comes_back_to_is_given_up_and_leaves_the_memory() {
    let site = Site::with(|config| {
        config.times.abandon = Duration::ZERO;
        config.times.idle = Duration::ZERO;
    })
    .await;
    let made = two(&site).await;
    let before = site.get(&format!("/api/tables/{}", made.id)).await.1["state"].clone();
    assert_eq!(site.app.tables.in_memory(), 1);
    tokio::time::sleep(Duration::from_millis(5)).await;
    site.app.tables.sweep().await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    site.app.tables.sweep().await;
    assert_eq!(site.app.tables.in_memory(), 0);
    let after = site.get(&format!("/api/tables/{}", made.id)).await.1;
    assert_eq!(after["table"]["phase"], "abandoned");
    assert_eq!(after["state"], before, "it can still be looked at");
}

#[tokio::test]
async fn chat_is_kept_in_order_as_plain_text() {
    let site = Site::new().await;
    let made = two(&site).await;
    let say = |text: &str| json!({"type": "chat", "seat": 0, "text": text});
    site.ask(&made.id, made.token(0), say("<script>alert(1)</script>")).await;
    site.ask(&made.id, "", json!({"type": "chat", "name": "Guest", "text": "Hello"})).await;
    let chat = site.get(&format!("/api/tables/{}", made.id)).await.1["chat"].clone();
    assert_eq!(chat[0]["text"], "<script>alert(1)</script>", "as it is: clients show text as text");
    assert_eq!((&chat[1]["seat"], &chat[1]["name"]), (&json!(null), &json!("Guest")));
    assert_eq!(site.fail(&made.id, "", say("as Anna")).await, "seat/not-yours");
    assert_eq!(site.fail(&made.id, made.token(0), say(&"x".repeat(501))).await, "request/text");
    assert_eq!(site.fail(&made.id, made.token(0), say("a\u{202e}b")).await, "request/text");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_database_is_copied_whole() {
    let site = Site::new().await;
    let made = two(&site).await;
    site.least(&made).await;
    let file = site.folder.path().join("copy.sqlite");
    let config = site.app.shared.config.clone();
    let target = file.clone();
    tokio::task::spawn_blocking(move || aude_server::backup(&config, &target).expect("a copy"))
        .await
        .expect("done");
    site.least(&made).await;
    let store = aude_server::store::SqliteStore::open(&file).await.expect("it opens");
    let entries = aude_server::store::Store::entries(&store, &made.id, 0).await.expect("a log");
    assert_eq!(entries.len(), 2);
    let config = site.app.shared.config.clone();
    let again = tokio::task::spawn_blocking(move || aude_server::backup(&config, &file)).await;
    assert!(again.expect("done").is_err(), "nothing is overwritten");
}

#[tokio::test]
async fn each_version_is_written_once() {
    let site = Site::new().await;
    let made = two(&site).await;
    let store = &site.app.shared.store;
    let mut entry = store.entries(&made.id, 0).await.expect("a log").remove(0);
    entry.version = 2;
    store.append(&made.id, vec![entry.clone()], None).await.expect("appended");
    let again = store.append(&made.id, vec![entry], None).await;
    assert_eq!(again, Err(aude_server::store::StoreError::Conflict));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_reclaimed_in_time_decides_for_itself() {
    let site = Site::with(|config| config.times.computer_pace = Duration::from_secs(3)).await;
    let made = two(&site).await;
    for _ in 0..4 {
        site.ask(&made.id, made.token(0), json!({"type": "stand-in", "seat": 0})).await;
        site.ask(&made.id, made.token(0), json!({"type": "reclaim", "seat": 0})).await;
    }
    tokio::time::sleep(Duration::from_millis(3500)).await;
    assert_eq!(site.info(&made.id).await["version"], 1, "no computer has moved");
    // The same decision can still be handed over.
    site.ask(&made.id, made.token(0), json!({"type": "stand-in", "seat": 0})).await;
    site.until(&made, "the computer plays", |view| view["state"]["actor"] == 1).await;
    site.ask(&made.id, made.token(0), json!({"type": "reclaim", "seat": 0})).await;
    // Handed over for good, it is played, and only once.
    site.ask(&made.id, made.token(1), json!({"type": "stand-in", "seat": 1})).await;
    site.ask(&made.id, made.token(1), json!({"type": "reclaim", "seat": 1})).await;
    site.ask(&made.id, made.token(1), json!({"type": "stand-in", "seat": 1})).await;
    site.until(&made, "the computer plays", |view| view["state"]["actor"] == 0).await;
    assert_eq!(site.info(&made.id).await["version"], 3);
}

#[tokio::test]
async fn a_computer_stands_in_for_others_only_after_their_absence() {
    let site = Site::with(|config| config.times.absent = Duration::from_secs(1)).await;
    let made = two(&site).await;
    let stand_in = json!({"type": "stand-in", "seat": 0});
    assert_eq!(site.fail(&made.id, made.token(1), stand_in.clone()).await, "seat/not-away");
    tokio::time::sleep(Duration::from_millis(1050)).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let hello = serde_json::from_value(json!({"tokens": [made.token(0)]})).expect("a greeting");
    let anna = table.subscribe(&hello).await.expect("a socket");
    assert_eq!(site.fail(&made.id, made.token(1), stand_in.clone()).await, "seat/not-away");
    table.leave(&anna.caller).await;
    assert_eq!(site.fail(&made.id, made.token(1), stand_in.clone()).await, "seat/not-away");
    tokio::time::sleep(Duration::from_millis(1050)).await;
    site.ask(&made.id, made.token(1), stand_in).await;
    assert_eq!(site.info(&made.id).await["seats"][0]["stand_in"], true);
    site.until(&made, "the computer plays", |view| view["state"]["actor"] == 1).await;
    // Her own seat she may hand over at any time.
    site.ask(&made.id, made.token(0), json!({"type": "reclaim", "seat": 0})).await;
    site.ask(&made.id, made.token(0), json!({"type": "stand-in", "seat": 0})).await;
}

#[tokio::test]
async fn whoever_resigns_against_computers_alone_ends_the_game() {
    let site = Site::with(|config| config.times.computer_pace = Duration::from_secs(60)).await;
    let computer = json!({"kind": "computer", "level": "easy"});
    let seats = json!([here("Anna"), computer, computer]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}})).await;
    site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
    let info = site.info(&made.id).await;
    assert_eq!((&info["phase"], &info["outcome"]["winners"]), (&json!("over"), &json!([1, 2])));
}

#[tokio::test]
async fn those_who_gave_up_or_are_away_have_no_say_over_takebacks() {
    let site = Site::with(|config| config.times.computer_pace = Duration::from_secs(60)).await;
    let seats = json!([here("Anna"), here("Bert"), here("Cleo")]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}})).await;
    site.least(&made).await;
    site.ask(&made.id, made.token(2), json!({"type": "resign", "seat": 2})).await;
    let ask = |seat: u8| json!({"type": "takeback", "seat": seat});
    assert_eq!(site.fail(&made.id, made.token(2), ask(2)).await, "seat/resigned");
    site.ask(&made.id, made.token(0), ask(0)).await;
    let no = json!({"type": "answer-takeback", "seat": 2, "accept": false});
    assert_eq!(site.fail(&made.id, made.token(2), no).await, "seat/resigned");
    site.ask(
        &made.id,
        made.token(1),
        json!({"type": "answer-takeback", "seat": 1, "accept": true}),
    )
    .await;
    let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
    assert_eq!((&view["state"]["actor"], &view["table"]["version"]), (&json!(0), &json!(3)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_goes_on_with_whoever_comes() {
    let site = Site::new().await;
    let made = two(&site).await;
    for _ in 0..4 {
        site.least(&made).await;
    }
    let path = format!("/api/tables/{}/record", made.id);
    let (_, text) = site.send(axum::http::Method::GET, &path, "", "").await;
    let record = String::from_utf8(text).expect("text");
    let seats = json!([{"kind": "computer", "level": "easy"}, {"kind": "open", "color": "red"}]);
    let body = json!({"record": record, "mode": "continue", "seats": seats});
    let (status, on) = site.post("/api/records", "", body).await;
    assert_eq!((status, &on["table"]["phase"]), (StatusCode::CREATED, &json!("gathering")));
    let mut on = Made::of(&on);
    let join = format!("/api/tables/{}/join", on.id);
    let joined = site.post(&join, "", json!({"name": "Dora"})).await.1;
    assert_eq!(joined["table"]["phase"], "playing", "{joined}");
    on.tokens = vec![(1, joined["secret"]["token"].as_str().expect("a secret").to_owned())];
    site.until(&on, "the computer goes on", |view| view["state"]["actor"] == 1).await;
    site.least(&on).await;
    let few = json!({"record": record, "mode": "continue", "seats": [{"kind": "open"}]});
    let (status, refused) = site.post("/api/records", "", few).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (StatusCode::BAD_REQUEST, &json!("request/seats"))
    );
}
