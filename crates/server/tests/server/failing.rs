//! A store that fails: what it refuses has not happened, and nothing that was acknowledged is lost.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Folder, Made, Site, app_with, config, here};
use crate::damage::tamper;
use crate::faulty::{Fault, Faulty};

async fn faulty() -> (Site, Arc<Faulty>) {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.times.computer_pace = Duration::from_millis(20);
    Faulty::site(folder, config).await
}

async fn two(site: &Site) -> Made {
    site.table(json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}})).await
}

/// What everyone sees of a table, without the time.
async fn seen(site: &Site, made: &Made) -> Value {
    let mut view = site.get(&format!("/api/tables/{}", made.id)).await.1;
    view["table"]["updated"] = Value::Null;
    view
}

/// A request that the store does not let through, and that therefore changes nothing.
async fn refused(site: &Site, store: &Faulty, made: &Made, fault: Fault, request: &Value) {
    let before = seen(site, made).await;
    store.fail(fault);
    let path = format!("/api/tables/{}/requests", made.id);
    let seat = request["seat"].as_u64().unwrap_or(0);
    let (status, answer) = site.post(&path, made.token(seat), request.clone()).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{request}: {answer}");
    assert_eq!(answer["error"]["code"], "store/failed", "{request}: {answer}");
    assert_eq!(seen(site, made).await, before, "{request}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_written_has_not_happened() {
    let (site, store) = faulty().await;
    let made = two(&site).await;
    site.least(&made).await;
    let version = site.info(&made.id).await["version"].clone();
    let actions = site.actions(&made, 1, 2).await;
    let commit = json!({"type": "commit", "seat": 1, "version": version, "actions": actions});
    let cases = [
        (Fault::Append, commit.clone()),
        (Fault::Head, json!({"type": "rename", "seat": 0, "name": "Anne", "color": "red"})),
        (Fault::Head, json!({"type": "stand-in", "seat": 0})),
        (Fault::Head, json!({"type": "resign", "seat": 0})),
        (Fault::Head, json!({"type": "reset-secret", "seat": 0})),
        (Fault::Chat, json!({"type": "chat", "seat": 0, "text": "Hello"})),
    ];
    for (fault, request) in &cases {
        refused(&site, &store, &made, *fault, request).await;
    }
    // All of it works the next time.
    site.ask(&made.id, made.token(1), commit).await;
    let chat = json!({"type": "chat", "seat": 0, "text": "Hello"});
    assert_eq!(site.ask(&made.id, made.token(0), chat).await["number"], 1, "no number is left out");
    // A takeback that everyone agreed to.
    site.ask(&made.id, made.token(0), json!({"type": "takeback", "seat": 0})).await;
    let agree = json!({"type": "answer-takeback", "seat": 1, "accept": true});
    let version = site.info(&made.id).await["version"].clone();
    store.fail(Fault::Append);
    let path = format!("/api/tables/{}/requests", made.id);
    let (status, answer) = site.post(&path, made.token(1), agree).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
    let view = seen(&site, &made).await;
    assert_eq!((&view["table"]["version"], &view["state"]["actor"]), (&version, &json!(0)));
    site.least(&made).await;
    // What is in memory is what is on disk.
    let fresh = app_with(site.app.shared.config.clone()).await;
    let fresh = Site { router: aude_server::app(fresh.clone()), app: fresh, folder: Folder::new() };
    assert_eq!(seen(&fresh, &made).await, seen(&site, &made).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_goes_on_after_a_message_that_may_have_been_written() {
    let (site, store) = faulty().await;
    let made = two(&site).await;
    let say = |text: &str| json!({"type": "chat", "seat": 0, "text": text});
    site.ask(&made.id, made.token(0), say("one")).await;
    store.fail(Fault::AfterChat);
    let path = format!("/api/tables/{}/requests", made.id);
    let (status, answer) = site.post(&path, made.token(0), say("two")).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
    assert_eq!(answer["error"]["code"], "store/unknown");
    assert_eq!(site.ask(&made.id, made.token(0), say("three")).await["number"], 3);
    let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
    let lines = view["chat"].as_array().expect("lines").iter().map(|line| &line["text"]);
    assert_eq!(lines.collect::<Vec<_>>(), ["one", "two", "three"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_cannot_be_written_is_still_free() {
    let (site, store) = faulty().await;
    let open = json!({"kind": "open"});
    let made = site.table(json!({"seats": [here("Anna"), open, open]})).await;
    let join = format!("/api/tables/{}/join", made.id);
    for (fault, name) in [(Fault::Head, "Bert"), (Fault::Append, "Cleo")] {
        let before = seen(&site, &made).await;
        store.fail(fault);
        let (status, answer) = site.post(&join, "", json!({"name": name})).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{name}: {answer}");
        assert_eq!(seen(&site, &made).await, before, "{name}");
        let (status, answer) = site.post(&join, "", json!({"name": name})).await;
        assert_eq!(status, StatusCode::OK, "{name}: {answer}");
    }
    let info = site.info(&made.id).await;
    assert_eq!((&info["phase"], &info["version"]), (&json!("playing"), &json!(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computers_move_is_tried_again() {
    let (site, store) = faulty().await;
    let computer = json!({"kind": "computer", "level": "easy"});
    let body = json!({"seats": [here("Anna"), computer], "first": {"seat": 0}});
    let made = site.table(body).await;
    let actions = site.actions(&made, 0, 1).await;
    let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": actions});
    store.fail_after(Fault::Append, 1);
    site.ask(&made.id, made.token(0), commit).await;
    // Nobody looks: the server comes back to it by itself.
    let log = async || site.app.shared.store.entries(&made.id, 0).await.expect("a log");
    for _ in 0..3000 {
        if log().await.len() == 3 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(log().await.len(), 3, "the computer has moved");
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(log().await.len(), 3, "once");
    site.least(&made).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_another_server_has_leaves_nothing_behind() {
    let (site, store) = faulty().await;
    let computer = json!({"kind": "computer", "level": "easy"});
    let body = json!({"seats": [here("Anna"), computer], "first": {"seat": 0}});
    let made = site.table(body).await;
    let actions = site.actions(&made, 0, 1).await;
    let table = Arc::downgrade(&site.app.tables.get(&made.id).await.expect("a table"));
    tokio::spawn(Arc::clone(&site.app.tables).keep_losing());
    let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": actions});
    site.ask(&made.id, made.token(0), commit).await;
    // The computer is thinking.
    store.moved.send(made.id.clone()).expect("told");
    for _ in 0..3000 {
        if table.strong_count() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(table.strong_count(), 0, "something still holds the table");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_head_is_written_when_it_has_something_to_say() {
    let (site, store) = faulty().await;
    let file = site.app.shared.config.database();
    for (public, early, late) in [(false, 570_000, 630_000), (true, 30_000, 90_000)] {
        let body = json!({"seats": [here("Anna"), here("Bert")], "public": public});
        let made = site.table(body).await;
        let heads = || store.heads.load(Ordering::SeqCst);
        let begun = heads();
        for _ in 0..6 {
            site.least(&made).await;
        }
        assert_eq!(heads(), begun, "moves are in the log");
        // A table that was last heard of a while ago, as the store has it.
        for (ago, written) in [(early, 0), (late, 1)] {
            let sql = format!(
                "UPDATE game SET updated = updated - {ago} WHERE id = '{0}';
                 UPDATE entry SET at = at - {ago} WHERE game = '{0}'",
                made.id
            );
            tamper(&file, sql).await;
            let fresh = Faulty::open(&site.app.shared.config, "").await;
            let config = site.app.shared.config.clone();
            let app = aude_server::App::new(config, Arc::clone(&fresh) as _).await.expect("an app");
            let router = aude_server::app(app.clone());
            let again = Site { router, app, folder: Folder::new() };
            again.least(&made).await;
            again.least(&made).await;
            again.least(&made).await;
            assert_eq!(fresh.heads.load(Ordering::SeqCst), written, "{ago} ms, public: {public}");
            let sql = format!(
                "UPDATE game SET updated = (SELECT max(at) FROM entry WHERE game = '{0}')
                 WHERE id = '{0}'",
                made.id
            );
            tamper(&file, sql).await;
        }
    }
}
