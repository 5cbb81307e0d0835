//! What is on disk: old files, damaged ones, backups, and writes with an unknown result.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use aude_server::store::{SqliteStore, Store};
use aude_server::{App, Server};
use axum::http::StatusCode;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::common::{Folder, Made, Site, app_with, config, here};
use crate::faulty::{Fault, Faulty};

async fn two(site: &Site) -> Made {
    let seats = json!([here("Anna"), here("Bert")]);
    site.table(json!({"seats": seats, "first": {"seat": 0}, "public": true})).await
}

/// Changes the database behind the server's back.
pub(crate) async fn tamper(file: &Path, sql: impl Into<String>) {
    let sql: String = sql.into();
    let url = format!("sqlite:{}", file.display());
    let mut database = SqliteConnection::connect(&url).await.expect("it opens");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut database).await.expect("changed");
    database.close().await.expect("closed");
}

/// A server over the same files, as after a restart.
async fn again(site: &Site) -> Site {
    let app = app_with(site.app.shared.config.clone()).await;
    Site { router: aude_server::app(app.clone()), app, folder: Folder::new() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_told_and_the_others_go_on() {
    let site = Site::new().await;
    let good = two(&site).await;
    let ways = [
        ("UPDATE entry SET moves = '9,9r0 - V' WHERE game = '{}' AND version = 3", "entry 3"),
        ("UPDATE entry SET hash = '0000000000000000' WHERE game = '{}' AND version = 2", "entry 2"),
        ("UPDATE entry SET kind = 'wish' WHERE game = '{}' AND version = 4", "entry 4"),
        ("DELETE FROM entry WHERE game = '{}' AND version = 2", "version 2 expected"),
        ("UPDATE game SET head = '{{' WHERE id = '{}'", "its head"),
    ];
    let mut damaged = Vec::new();
    for (sql, told) in ways {
        let made = two(&site).await;
        for _ in 0..4 {
            site.least(&made).await;
        }
        let sql = sql.replace("{}", &made.id);
        tamper(&site.app.shared.config.database(), sql).await;
        damaged.push((made, told));
    }
    // A real server resumes every table with a game in progress.
    let server = Server::bind(site.app.shared.config.clone()).await.expect("it starts");
    let app = server.app().clone();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async { drop(stopped.await) }));
    let fresh = Site { router: aude_server::app(app.clone()), app, folder: Folder::new() };
    for (made, told) in damaged {
        for path in ["", "/record", "/history", "/summary"] {
            let (status, answer) = fresh.get(&format!("/api/tables/{}{path}", made.id)).await;
            assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{told}");
            assert_eq!(answer["error"]["code"], "table/damaged", "{answer}");
            let message = answer["error"]["message"].as_str().expect("words");
            assert!(message.contains(told), "{told}: {message}");
        }
    }
    fresh.least(&good).await;
    fresh.least(&good).await;
    let made = two(&fresh).await;
    fresh.least(&made).await;
    assert_eq!(fresh.get("/health").await.0, StatusCode::OK);
    drop(stop);
    running.await.expect("no panic").expect("a good end");
}

/// A database of the first schema, with heads as they were written before given seeds, named levels
/// and seat colours.
const OLD: &str = include_str!("old.sql");

#[tokio::test]
async fn an_old_database_opens_and_its_games_go_on() {
    let folder = Folder::new();
    let config = config(&folder);
    SqliteStore::open(&config.database()).await.expect("made").close().await.expect("closed");
    tamper(&config.database(), OLD).await;
    let app = app_with(config).await;
    let site = Site { router: aude_server::app(app.clone()), app, folder };
    let info = site.info("58b55xkrwks4").await;
    assert_eq!((&info["phase"], &info["version"]), (&json!("playing"), &json!(2)), "{info}");
    assert_eq!(
        (&info["seed_given"], &info["seats"][1]["level"]),
        (&json!(false), &json!("medium"))
    );
    let token = (0, "c5ypty9a35f5fpgrenw0mcfncx8xjag8".to_owned());
    let made = Made { id: "58b55xkrwks4".into(), host: String::new(), tokens: vec![token] };
    site.app.tables.wake().await;
    for _ in 0..1000 {
        let view = site.get("/api/tables/58b55xkrwks4").await.1;
        if view["state"]["actor"] == 0 {
            site.least(&made).await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the computer never plays");
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone_and_told() {
    let site = Site::new().await;
    let made = two(&site).await;
    let file = site.app.shared.config.database();
    site.app.shared.store.close().await.expect("closed");
    let newer = "INSERT INTO _sqlx_migrations
        VALUES (9999, 'to come', '2030-01-01', TRUE, x'00', 1)";
    tamper(&file, newer).await;
    let refused = SqliteStore::open(&file).await.expect_err("it does not open").to_string();
    assert!(refused.contains("newer") && refused.contains("aude"), "{refused}");
    tamper(&file, "DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    let fresh = again(&site).await;
    assert_eq!(fresh.info(&made.id).await["version"], 1, "nothing was changed");
    fresh.app.shared.store.close().await.expect("closed");
    std::fs::write(&file, "this is no database at all, and longer than any header")
        .expect("written");
    let refused = SqliteStore::open(&file).await.expect_err("it does not open").to_string();
    assert!(refused.contains("not a database"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_under_load_are_whole() {
    let site = Site::new().await;
    let easy = json!({"kind": "computer", "level": "easy"});
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(site.table(json!({"seats": [easy, easy, easy]})).await);
    }
    let count = async |store: &dyn Store| {
        let mut entries = 0;
        for made in &tables {
            entries += store.entries(&made.id, 0).await.expect("a log").len();
        }
        entries
    };
    let mut entries = 0;
    for number in 0..3 {
        // The games go on in the meantime, however busy this machine is.
        while count(&*site.app.shared.store).await <= entries {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let file = site.folder.path().join(format!("copy{number}.sqlite"));
        let (config, target) = (site.app.shared.config.clone(), file.clone());
        let copied = tokio::task::spawn_blocking(move || aude_server::backup(&config, &target));
        copied.await.expect("no panic").expect("a copy");
        let store = Arc::new(SqliteStore::open(&file).await.expect("it opens"));
        let before = entries;
        entries = count(&*store).await;
        assert!(entries > before, "what was written is in the copy: {entries} after {before}");
        // Every hash of every log is checked.
        let app = App::new(site.app.shared.config.clone(), store).await.expect("an app");
        for made in &tables {
            app.tables.get(&made.id).await.expect("a whole table");
        }
        app.shared.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_write_with_an_unknown_end_the_table_goes_on_by_itself() {
    let folder = Folder::new();
    let config = config(&folder);
    let (site, store) = Faulty::site(folder, config).await;
    let seats = json!([here("Anna"), {"kind": "computer", "level": "easy"}]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}})).await;
    let actions = site.actions(&made, 0, 1).await;
    store.fail(Fault::AfterAppend);
    let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": actions});
    let path = format!("/api/tables/{}/requests", made.id);
    let (status, answer) = site.post(&path, made.token(0), commit.clone()).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
    // Looking is enough: it was written after all, and the computer replies.
    for _ in 0..1000 {
        if site.info(&made.id).await["version"].as_u64() >= Some(3) {
            assert_eq!(site.ask(&made.id, made.token(0), commit).await["version"], 2);
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the table stands still");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_takes_long_to_load_holds_up_nobody_else() {
    let site = Site::new().await;
    let (slow, quick) = (two(&site).await, two(&site).await);
    let store = Faulty::open(&site.app.shared.config, &slow.id).await;
    let app = App::new(site.app.shared.config.clone(), store).await.expect("an app");
    let waiting = Arc::clone(&app.tables);
    let waiting = tokio::spawn(async move { waiting.get(&slow.id).await.map(drop) });
    tokio::time::sleep(Duration::from_millis(50)).await;
    let other = tokio::time::timeout(Duration::from_secs(10), app.tables.get(&quick.id)).await;
    other.expect("it does not wait").expect("a table");
    assert!(!waiting.is_finished());
    waiting.abort();
}
