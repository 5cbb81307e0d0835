//! Clocks that jump, readiness, quotas of chat, and what is deleted when.

use std::time::{Duration, Instant};

use aude_server::shared::now;
use aude_server::store::{ChatRow, StoreError};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Client, Made, Running, Site, here};
use crate::damage::tamper;

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn two(site: &Site) -> Made {
    let seats = json!([here("Anna"), here("Bert")]);
    site.table(json!({"seats": seats, "first": {"seat": 0}})).await
}

async fn phase(site: &Site, made: &Made) -> String {
    site.info(&made.id).await["phase"].as_str().expect("a phase").to_owned()
}

/// Sweeps as a server does: every 15 seconds of a clock that never jumps.
async fn sweep(site: &Site, from: Instant, seconds: std::ops::Range<u64>, ahead: i64) {
    let began = now() - i64::try_from(from.elapsed().as_millis()).expect("short");
    for second in seconds.step_by(15) {
        let wall = began + ahead + i64::try_from(second * 1000).expect("short");
        site.app.tables.sweep_at(wall, from + Duration::from_secs(second)).await;
    }
}

#[tokio::test]
async fn a_clock_that_jumps_for_a_moment_abandons_nothing() {
    let site = Site::with(|config| config.times.proof = Duration::from_secs(600)).await;
    let (made, start) = (two(&site).await, Instant::now());
    sweep(&site, start, 0..900, 0).await;
    sweep(&site, start, 900..930, 15 * DAY).await;
    sweep(&site, start, 930..2000, 0).await;
    assert_eq!(phase(&site, &made).await, "playing");
    // Neither does one that jumps back.
    sweep(&site, start, 2000..2060, -15 * DAY).await;
    sweep(&site, start, 2060..4000, 0).await;
    assert_eq!(phase(&site, &made).await, "playing");
}

#[tokio::test]
async fn a_clock_that_stays_wrong_abandons_and_whoever_returns_plays_on() {
    let site = Site::with(|config| config.times.proof = Duration::from_secs(600)).await;
    let (made, start) = (two(&site).await, Instant::now());
    site.least(&made).await;
    let waiting = site.table(json!({"seats": [here("Cleo"), {"kind": "open"}]})).await;
    let closed = site.table(json!({"seats": [here("Dora"), {"kind": "open"}]})).await;
    site.ask(&closed.id, &closed.host, json!({"type": "close"})).await;
    sweep(&site, start, 0..1200, 15 * DAY).await;
    for table in [&made, &waiting, &closed] {
        assert_eq!(phase(&site, table).await, "abandoned");
    }
    // Somebody may come back: the order of the tiles stays secret.
    let info = site.info(&made.id).await;
    assert!(info["seed"].is_null(), "{info}");
    let fair = site.get(&format!("/api/tables/{}/verify-draws", made.id)).await.1;
    assert_eq!(fair["verdict"], "secret", "{fair}");
    let path = format!("/api/tables/{}/record", made.id);
    let record = site.send(axum::http::Method::GET, &path, "", "").await.1;
    let record = String::from_utf8(record).expect("text");
    assert!(!record.to_lowercase().contains("\nseed "), "{record}");
    // A spectator is nobody who returns.
    let chat = json!({"type": "chat", "text": "hello"});
    site.ask(&made.id, "", chat).await;
    assert_eq!(phase(&site, &made).await, "abandoned");
    site.ask(&made.id, made.token(1), json!({"type": "rename", "seat": 1, "name": "Bert"})).await;
    assert_eq!(phase(&site, &made).await, "playing");
    site.least(&made).await;
    site.ask(&waiting.id, &waiting.host, json!({"type": "add-computer", "seat": 1})).await;
    assert_eq!(phase(&site, &waiting).await, "playing");
    // What the host has closed stays closed.
    let leave = json!({"type": "leave", "seat": 0});
    assert_eq!(site.fail(&closed.id, closed.token(0), leave).await, "table/begun");
    assert_eq!(phase(&site, &closed).await, "abandoned");
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_the_page_again_resumes_an_abandoned_game() {
    let server = Running::with(|config| config.times.abandon = Duration::ZERO).await;
    let made =
        server.table(json!({"seats": [here("Anna"), {"kind": "computer", "level": "easy"}]})).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let table = server.app.tables.get(&made.id).await.expect("a table");
    assert!(table.abandon(i64::MAX).await.expect("written"));
    let watcher = Client::enter(server.address, &made.id, &[]).await.expect("entered");
    assert!(table.look().await.expect("a table").seed.is_none());
    let phase = async || {
        let info = serde_json::to_value(table.look().await.expect("a table")).expect("JSON");
        info["phase"].clone()
    };
    assert_eq!(phase().await, "abandoned");
    let mut anna =
        Client::enter(server.address, &made.id, &[made.token(0)]).await.expect("entered");
    assert_eq!(phase().await, "playing");
    // And the computer too.
    while anna.actor != 0 {
        anna.push().await.expect("a move");
    }
    drop((watcher, anna));
    server.stop().await;
}

#[tokio::test]
async fn readiness_writes_and_liveness_does_not() {
    let site = Site::new().await;
    assert_eq!(site.get("/health/ready").await.0, StatusCode::OK);
    // A database that cannot be written to, as on a full disk.
    let file = site.app.shared.config.database();
    let refuse =
        "CREATE TRIGGER full BEFORE UPDATE ON meta BEGIN SELECT raise(ABORT, 'disk full'); END;
        CREATE TRIGGER full2 BEFORE INSERT ON meta BEGIN SELECT raise(ABORT, 'disk full'); END";
    tamper(&file, refuse).await;
    for path in ["/health/ready", "/health"] {
        let (status, answer) = site.get(path).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert_eq!(answer["error"]["code"], "store/failed");
    }
    assert_eq!(site.get("/health/live").await.0, StatusCode::OK);
    tamper(&file, "DROP TRIGGER full; DROP TRIGGER full2").await;
    assert_eq!(site.get("/health/ready").await.0, StatusCode::OK, "it recovers by itself");
}

/// A server over a database whose pages are damaged from the middle on: they have chat.
async fn damaged() -> (Site, Made) {
    let site = Site::new().await;
    let made = two(&site).await;
    site.least(&made).await;
    let file = site.app.shared.config.database();
    site.app.shared.store.close().await.expect("closed");
    let fill = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
        INSERT INTO chat SELECT (SELECT min(id) FROM game), i, NULL, '', hex(randomblob(40)), 0 FROM n";
    tamper(&file, fill).await;
    let mut bytes = std::fs::read(&file).expect("read");
    let half = bytes.len() / 2 / 4096 * 4096;
    bytes[half..].fill(0xa5);
    std::fs::write(&file, bytes).expect("written");
    let app = crate::common::app_with(site.app.shared.config.clone()).await;
    let fresh = Site { router: aude_server::app(app.clone()), app, folder: site.folder };
    assert_eq!(fresh.get("/health/ready").await.0, StatusCode::OK, "nobody has met it yet");
    (fresh, made)
}

/// Nobody reads what is damaged: it is met when something is to be written there.
#[tokio::test(flavor = "multi_thread")]
async fn damage_that_only_writing_meets_ends_readiness() {
    let (site, made) = damaged().await;
    let text = "hello".to_owned();
    let line = ChatRow { number: 3001, seat: None, name: String::new(), text, at: 0 };
    let said = site.app.shared.store.say(&made.id, line).await;
    assert!(matches!(said, Err(StoreError::Damaged(_))), "{said:?}");
    assert_eq!(site.get("/health/ready").await.0, StatusCode::SERVICE_UNAVAILABLE);
    // What is whole is still written.
    let later = site.app.shared.store.meta("later", "stored".to_owned()).await;
    assert_eq!(later.as_deref(), Ok("stored"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_that_was_met_ends_readiness() {
    let (fresh, made) = damaged().await;
    let backup = fresh.app.shared.store.backup(&fresh.folder.path().join("copy.sqlite")).await;
    assert!(matches!(backup, Err(StoreError::Failed(_) | StoreError::Damaged(_))), "{backup:?}");
    let _ = fresh.get(&format!("/api/tables/{}", made.id)).await;
    assert_eq!(fresh.get("/health/ready").await.0, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(fresh.get("/health/live").await.0, StatusCode::OK);
}

fn say(text: &str) -> Value {
    json!({"type": "chat", "seat": 0, "text": text})
}

#[tokio::test]
async fn chat_is_bounded_per_table_per_address_and_in_all() {
    let long = "x".repeat(490);
    let fill = async |site: &Site, most: usize| {
        let (mut said, mut code) = (0, String::new());
        'all: for _ in 0..4 {
            let made = two(site).await;
            for _ in 0..most {
                let path = format!("/api/tables/{}/requests", made.id);
                let (status, answer) = site.post(&path, made.token(0), say(&long)).await;
                if status != StatusCode::OK {
                    code = answer["error"]["code"].as_str().expect("a code").to_owned();
                    if code != "limit/chat-total" {
                        break 'all;
                    }
                    break;
                }
                said += 1;
            }
        }
        (said, code)
    };
    let site = Site::with(|config| config.limits.chat_bytes_per_table = 5000).await;
    assert_eq!(fill(&site, 20).await, (4 * 10, "limit/chat-total".to_owned()));
    assert_eq!(site.app.shared.store.keeper().chat_bytes(None).await, Ok(4 * 10 * 494));
    let site = Site::with(|config| config.limits.chat_bytes_per_hour = 5000).await;
    assert_eq!(fill(&site, 20).await, (10, "limit/chat".to_owned()));
    let site = Site::with(|config| config.limits.chat_bytes = 10_000).await;
    assert_eq!(fill(&site, 15).await, (20, "limit/chat-total".to_owned()));
    // What was said before a restart counts too.
    let site = Site::with(|config| config.limits.chat_bytes_per_table = 2000).await;
    let made = two(&site).await;
    for _ in 0..3 {
        site.ask(&made.id, made.token(0), say(&long)).await;
    }
    let app = crate::common::app_with(site.app.shared.config.clone()).await;
    let again =
        Site { router: aude_server::app(app.clone()), app, folder: crate::common::Folder::new() };
    again.ask(&made.id, made.token(0), say(&long)).await;
    assert_eq!(again.fail(&made.id, made.token(0), say(&long)).await, "limit/chat-total");
    assert_eq!(
        again.fail(&made.id, "", json!({"type": "chat", "text": "x"})).await,
        "limit/chat-total"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_over_sockets_counts_for_the_address_at_all_tables() {
    let server = Running::with(|config| config.limits.chat_bytes_per_hour = 5000).await;
    let long = "x".repeat(490);
    let (mut said, mut refused) = (0, 0);
    for _ in 0..3 {
        let made = server.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
        let client = Client::enter(server.address, &made.id, &[made.token(0)]).await;
        let mut client = client.expect("entered");
        for _ in 0..6 {
            match client.ask(say(&long)).await.expect("an answer") {
                Ok(_) => said += 1,
                Err(error) => {
                    assert_eq!(error["code"], "limit/chat", "{error}");
                    refused += 1;
                }
            }
        }
    }
    assert_eq!((said, refused), (10, 8), "of 494 bytes each");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_outdated_goes_by_the_operators_rule_and_games_in_progress_never_do() {
    let site = Site::with(|config| {
        config.keep.finished = Some(Duration::from_secs(30 * 86_400));
        config.keep.chat = Some(Duration::from_secs(10 * 86_400));
        config.times.abandon = Duration::from_secs(u32::MAX.into());
    })
    .await;
    let (over, running) = (two(&site).await, two(&site).await);
    for made in [&over, &running] {
        site.ask(&made.id, made.token(0), say("hello")).await;
    }
    site.ask(&over.id, over.token(0), json!({"type": "resign", "seat": 0})).await;
    let chat = async |made: &Made| {
        let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
        view["chat"].as_array().map_or(0, Vec::len)
    };
    let tables = &site.app.tables;
    assert_eq!(tables.delete_outdated(now() + 5 * DAY).await, 0);
    assert_eq!((chat(&over).await, chat(&running).await), (1, 1));
    assert_eq!(tables.delete_outdated(now() + 20 * DAY).await, 0);
    assert_eq!((chat(&over).await, chat(&running).await), (0, 1));
    assert_eq!(tables.delete_outdated(now() + 40 * DAY).await, 1);
    let (status, answer) = site.get(&format!("/api/tables/{}", over.id)).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::NOT_FOUND, &json!("table/unknown"))
    );
    site.least(&running).await;
    // However many there are.
    let many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 350)
        INSERT INTO game SELECT printf('%012d', i), 0, 0, 'over', 0, '', zeroblob(32), '{}' FROM n;
        INSERT INTO entry SELECT id, 1, 'start', NULL, '', '', 0, '' FROM game WHERE phase = 'over'";
    tamper(&site.app.shared.config.database(), many).await;
    assert_eq!(tables.delete_outdated(now()).await, 350);
    let phases = site.app.shared.store.keeper().phases().await.expect("figures");
    let of = |name: &str| phases.iter().find(|(phase, _)| phase == name).map(|(_, many)| *many);
    assert_eq!((of("over"), of("playing")), (Some(0), Some(1)));
}

/// A hundred tables that somebody is looking at do not keep the next one from being deleted.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_look_at_old_tables_keep_no_others() {
    let month = Duration::from_secs(30 * 86_400);
    let site = Site::with(|config| config.keep.finished = Some(month)).await;
    let (mut watchers, mut last) = (Vec::new(), String::new());
    for number in 0..=100 {
        let made = two(&site).await;
        site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
        if number < 100 {
            let table = site.app.tables.get(&made.id).await.expect("a table");
            let hello = serde_json::from_value(json!({})).expect("a hello");
            watchers.push(table.subscribe(&hello).await.expect("in"));
        }
        last = made.id;
    }
    assert_eq!(site.app.tables.delete_outdated(now() + 31 * DAY).await, 1);
    assert_eq!(site.get(&format!("/api/tables/{last}")).await.0, StatusCode::NOT_FOUND);
}

/// What cannot be opened is not tried again at every sweep.
#[tokio::test]
async fn a_damaged_table_is_put_off() {
    let site = Site::new().await;
    let (made, other) = (two(&site).await, two(&site).await);
    let file = site.app.shared.config.database();
    let sql = format!(
        "UPDATE game SET updated = 1; UPDATE entry SET at = 1; UPDATE game SET head = '{{' WHERE id = '{}'",
        made.id
    );
    tamper(&file, sql).await;
    let app = crate::common::app_with(site.app.shared.config.clone()).await;
    let store = &app.shared.store;
    assert_eq!(store.untouched(now(), 9).await.expect("found").len(), 2);
    app.tables.sweep().await;
    assert_eq!(store.untouched(now() - DAY, 9).await, Ok(Vec::new()), "put off, and abandoned");
    let row = store.game(&made.id).await.expect("read").expect("there");
    assert_eq!((row.head.phase.as_str(), row.head.json.as_str()), ("playing", "{"), "as it was");
    let row = store.game(&other.id).await.expect("read").expect("there");
    assert_eq!(row.head.phase, "abandoned");
}

#[tokio::test]
async fn by_default_nothing_is_deleted() {
    let site = Site::new().await;
    let made = two(&site).await;
    site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
    assert_eq!(site.app.tables.delete_outdated(now() + 100_000 * DAY).await, 0);
    assert_eq!(phase(&site, &made).await, "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_tables_give_their_space_back() {
    let site = Site::new().await;
    let made = two(&site).await;
    let file = site.app.shared.config.database();
    let fill = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
         INSERT INTO chat SELECT '{}', i, NULL, '', hex(randomblob(100)), 0 FROM n",
        made.id
    );
    tamper(&file, fill).await;
    let keeper = site.app.shared.store.keeper();
    let before = keeper.space().await.expect("figures");
    assert!(before.file > 12_000_000, "{before:?}");
    assert_eq!(before.largest[0].id, made.id);
    site.app.tables.delete(std::slice::from_ref(&made.id)).await.expect("deleted");
    site.app.tables.compact().await;
    let after = keeper.space().await.expect("figures");
    assert!(after.file < 6_000_000 && after.free < 6_000_000, "{after:?}");
    assert_eq!(keeper.chat_bytes(None).await, Ok(0));
}
