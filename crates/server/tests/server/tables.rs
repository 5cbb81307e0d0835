//! Tables: which are made, kept in memory and abandoned.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Made, Site, here};

fn two() -> Value {
    json!([here("Anna"), here("Bert")])
}

#[tokio::test]
async fn seeds_and_clocks_have_their_limits() {
    let site = Site::new().await;
    let month = 31 * 24 * 60 * 60;
    let bank = |seconds: u32, increment: u32| json!({"kind": "bank", "seconds": seconds, "increment": increment});
    let turn = |seconds: u32| json!({"kind": "turn", "seconds": seconds});
    let clock = |clock: Value| json!({"seats": two(), "clock": clock});
    let seed = |letters: usize| json!({"seats": two(), "seed": "s".repeat(letters)});
    let good = [
        clock(bank(1, 0)),
        clock(bank(month, month)),
        clock(turn(1)),
        clock(turn(month)),
        seed(1),
        seed(200),
    ];
    for body in good {
        let (status, answer) = site.post("/api/tables", "", body).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
    }
    let bad = [
        (clock(bank(0, 5)), "request/clock"),
        (clock(bank(month + 1, 5)), "request/clock"),
        (clock(bank(60, month + 1)), "request/clock"),
        (clock(turn(0)), "request/clock"),
        (clock(turn(month + 1)), "request/clock"),
        (seed(0), "request/seed"),
        (seed(201), "request/seed"),
        (seed(1000), "request/seed"),
    ];
    for (body, code) in bad {
        let (status, answer) = site.post("/api/tables", "", body.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
        assert_eq!(answer["error"]["code"], code, "{body}: {answer}");
    }
}

/// However many newer games need nothing from the server.
#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_game_with_a_computer_is_resumed_after_a_restart() {
    let site = Site::with(|config| config.times.computer_pace = Duration::from_secs(600)).await;
    let people = site.table(json!({"seats": two()})).await;
    let computer = json!({"kind": "computer", "level": "easy"});
    let made = site.table(json!({"seats": [computer, here("Anna")], "first": {"seat": 0}})).await;
    let file = site.app.shared.config.database();
    let many = format!(
        "UPDATE game SET updated = 7 WHERE id = '{}';
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20001)
         INSERT INTO game SELECT printf('%012d', i), created, 1000 + i / 3, phase, 0, '', seed, head
             FROM n, game WHERE id = '{}'",
        made.id, people.id
    );
    crate::damage::tamper(&file, many).await;
    let mut config = site.app.shared.config.clone();
    config.times.computer_pace = Duration::ZERO;
    let again = crate::common::app_with(config).await;
    again.tables.wake().await;
    assert_eq!(again.tables.in_memory(), 1);
    let table = again.tables.get(&made.id).await.expect("a table");
    for _ in 0..1000 {
        if table.look().await.expect("a table").version > 1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the computer never plays");
}

#[tokio::test]
async fn a_table_stays_in_memory_while_it_is_used() {
    let site = Site::with(|config| config.times.idle = Duration::from_secs(2)).await;
    let made = site.table(json!({"seats": two()})).await;
    let begun = tokio::time::Instant::now();
    // Longer than it may be idle, but somebody looks all the time.
    while begun.elapsed() < Duration::from_secs(4) {
        site.info(&made.id).await;
        site.app.tables.sweep().await;
        assert_eq!(site.app.tables.in_memory(), 1, "after {:?}", begun.elapsed());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for _ in 0..1000 {
        site.app.tables.sweep().await;
        if site.app.tables.in_memory() == 0 {
            assert_eq!(site.info(&made.id).await["phase"], "playing", "and comes back");
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it is never unloaded");
}

#[tokio::test]
async fn only_open_tables_that_nobody_has_used_since_are_abandoned() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": two(), "first": {"seat": 0}})).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let updated = site.info(&made.id).await["updated"].as_i64().expect("a time");
    assert_eq!(table.abandon(updated).await, Ok(false), "it was used at that very moment");
    assert_eq!(site.info(&made.id).await["phase"], "playing");
    let over = site.table(json!({"seats": two(), "first": {"seat": 0}})).await;
    site.ask(&over.id, over.token(0), json!({"type": "resign", "seat": 0})).await;
    let ended = site.app.tables.get(&over.id).await.expect("a table");
    assert_eq!(ended.abandon(i64::MAX).await, Ok(false));
    assert_eq!(site.info(&over.id).await["phase"], "over");
    assert_eq!(table.abandon(updated + 1).await, Ok(true));
    assert_eq!(table.abandon(i64::MAX).await, Ok(false), "once");
    assert_eq!(site.info(&made.id).await["phase"], "abandoned");
}

/// Moves that were played elsewhere are nobody's here.
#[tokio::test]
async fn imported_moves_are_neither_taken_back_nor_committed_again() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": two(), "first": {"seat": 0}})).await;
    let actions = site.actions(&made, 0, 1).await;
    for _ in 0..3 {
        site.least(&made).await;
    }
    let path = format!("/api/tables/{}/record", made.id);
    let (_, text) = site.send(Method::GET, &path, "", "").await;
    let record = String::from_utf8(text).expect("text");
    let (status, on) =
        site.post("/api/records", "", json!({"record": record, "mode": "continue"})).await;
    assert_eq!(status, StatusCode::CREATED, "{on}");
    let on = Made::of(&on);
    let app = crate::common::app_with(site.app.shared.config.clone()).await;
    let again = Site { router: aude_server::app(app.clone()), app, folder: site.folder };
    let version = again.info(&on.id).await["version"].as_u64().expect("a version");
    for seat in 0..2 {
        let takeback = json!({"type": "takeback", "seat": seat});
        let refused = again.fail(&on.id, on.token(seat), takeback).await;
        assert_eq!(refused, "takeback/nothing");
    }
    for at in 0..version {
        let commit = json!({"type": "commit", "seat": 0, "version": at, "actions": actions});
        assert_eq!(again.fail(&on.id, on.token(0), commit).await, "commit/conflict");
    }
    let view = again.get(&format!("/api/tables/{}", on.id)).await.1;
    let seat = view["state"]["actor"].as_u64().expect("a seat");
    again.least(&on).await;
    again.ask(&on.id, on.token(seat), json!({"type": "takeback", "seat": seat})).await;
    let log = again.get(&format!("/api/tables/{}/log", on.id)).await.1;
    let kinds: Vec<&Value> =
        log.as_array().expect("a log").iter().map(|entry| &entry["kind"]).collect();
    assert!(kinds[..version as usize - 1].iter().all(|kind| **kind == "import"), "{kinds:?}");
    assert_eq!(kinds.last().copied(), Some(&json!("part")));
}
