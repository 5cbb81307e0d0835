//! Tables of another version of the rules, or with other tiles, are played under their own. If the
//! program lacks them, the table is kept, says so, and continues once the program has them.

use std::sync::Arc;
use std::time::Duration;

use aude_engine::classic::{Options, SmallCity};
use aude_engine::game::RulesVersion;
use aude_engine::tiles::SetSpec;
use aude_record::{SetLibrary, sets};
use aude_server::store::SqliteStore;
use aude_server::{App, Config};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Folder, Made, Site, config, here};

/// A program with these sets and versions, over the files of these settings.
async fn program(config: Config, library: SetLibrary) -> Site {
    let store = Arc::new(SqliteStore::open(&config.database()).await.expect("a store"));
    let app = App::with_library(config, store, library).await.expect("an app");
    Site { router: aude_server::app(app.clone()), app, folder: Folder::new() }
}

/// A version that no program has: a small city is worth 2.
fn newer_rules() -> RulesVersion {
    let latest = RulesVersion::LATEST;
    let options = Options { small_city: SmallCity::Two, ..latest.classic() };
    RulesVersion::new(1000, options, latest.mayflower())
}

/// The base set with one more cloister.
fn changed_base() -> SetSpec {
    let mut base = sets::builtin("base").expect("built in");
    base.tiles.iter_mut().find(|tile| tile.id == "B").expect("a cloister").count += 1;
    base
}

async fn two(site: &Site) -> Made {
    let seats = json!([here("Anna"), here("Bert")]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}, "public": true})).await;
    for _ in 0..6 {
        site.least(&made).await;
    }
    made
}

/// The public information about a table, without what a server start changes.
async fn view(site: &Site, made: &Made) -> Value {
    let (status, mut view) = site.get(&format!("/api/tables/{}", made.id)).await;
    assert_eq!(status, StatusCode::OK, "{view}");
    view["table"]["updated"] = Value::Null;
    view["table"]["art"] = Value::Null;
    view
}

/// One sentence, whatever is requested, and the other tables keep working.
async fn is_missing(site: &Site, made: &Made, code: &str, says: &[&str]) {
    for path in ["", "/record", "/history", "/summary", "/log", "/picture.svg"] {
        let (status, answer) = site.get(&format!("/api/tables/{}{path}", made.id)).await;
        assert_eq!(status, StatusCode::NOT_IMPLEMENTED, "{path}: {answer}");
        assert_eq!(answer["error"]["code"], code, "{path}: {answer}");
        let message = answer["error"]["message"].as_str().expect("a sentence");
        assert!(says.iter().all(|part| message.contains(part)), "{message}");
    }
    site.app.tables.wake().await;
    site.app.tables.sweep().await;
    let other = two(site).await;
    site.least(&other).await;
}

#[tokio::test]
async fn a_table_of_missing_rules_is_kept_and_goes_on_once_they_are_there() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.times.abandon = Duration::ZERO;
    let mut library = SetLibrary::builtin();
    library.add_rules(newer_rules());
    let newer = program(config.clone(), library.clone()).await;
    let made = two(&newer).await;
    let before = view(&newer, &made).await;
    assert_eq!(before["table"]["rules"], RulesVersion::LATEST.number());
    newer.app.shared.store.close().await.expect("closed");
    // New tables have the latest version; this one is given a future version.
    let sql =
        format!("UPDATE game SET head = json_set(head, '$.rules', 1000) WHERE id = '{}'", made.id);
    crate::damage::tamper(&config.database(), sql).await;

    let older = program(config.clone(), SetLibrary::builtin()).await;
    let says = ["version 1000 of the rules", "it is kept"];
    is_missing(&older, &made, "table/missing-rules", &says).await;
    older.app.shared.store.close().await.expect("closed");

    config.times.abandon = Duration::from_secs(60);
    let newer = program(config, library).await;
    newer.app.tables.sweep().await;
    let mut after = view(&newer, &made).await;
    assert_eq!(after["table"]["rules"], 1000);
    assert_eq!(after["table"]["phase"], "playing", "nobody gave it up meanwhile");
    assert_eq!(after["state"]["options"]["small-city"], "2", "by its own rules");
    after["table"]["rules"] = before["table"]["rules"].clone();
    after["state"]["rules"] = before["state"]["rules"].clone();
    after["state"]["options"]["small-city"] = json!("4");
    assert_eq!(after, before, "nothing is lost");
    newer.least(&made).await;
}

#[tokio::test]
async fn a_table_with_missing_tiles_is_kept_and_goes_on_once_they_are_there() {
    let folder = Folder::new();
    let config = config(&folder);
    let mut changed = SetLibrary::default();
    changed.add(changed_base());
    let first = program(config.clone(), changed.clone()).await;
    let made = two(&first).await;
    let before = view(&first, &made).await;
    first.app.shared.store.close().await.expect("closed");

    let builtin = program(config.clone(), SetLibrary::builtin()).await;
    let fingerprint = changed.fingerprint("base").expect("tiles").to_string();
    let says = ["tiles of the set base", &fingerprint, "it is kept"];
    is_missing(&builtin, &made, "table/missing-tiles", &says).await;
    builtin.app.shared.store.close().await.expect("closed");

    // A program with both: the game continues with its own tiles, and they are drawn.
    let mut both = SetLibrary::default();
    both.add(changed_base());
    both.add_edition(sets::builtin("base").expect("built in"));
    let both = program(config, both).await;
    assert_eq!(view(&both, &made).await, before, "nothing is lost");
    both.least(&made).await;
    let art = both.info(&made.id).await["art"].clone();
    assert_eq!(art, json!([format!("base={fingerprint}")]));
    let drawn = |sets: String| {
        let both = &both;
        async move {
            both.get(&format!("/api/art/classic?sets={sets}")).await.1["tiles"]["B"]["count"]
                .clone()
        }
    };
    assert_eq!(drawn(format!("base={fingerprint}")).await, 5);
    assert_eq!(drawn("base".to_owned()).await, 4);
    let fresh = two(&both).await;
    assert_eq!(both.info(&fresh.id).await["art"], json!(["base"]));
}

#[tokio::test]
async fn a_record_of_other_rules_is_played_on_by_its_own() {
    let folder = Folder::new();
    let mut library = SetLibrary::builtin();
    library.add_rules(newer_rules());
    let site = program(config(&folder), library).await;
    let record = "[Rules \"1000\"]\n[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n\
        1. 1 E 0,-1r2 knight:S\n2. 2 U 1,0r0 -\n";
    let (status, created) =
        site.post("/api/records", "", json!({"record": record, "mode": "continue"})).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    let made = Made::of(&created);
    assert_eq!(view(&site, &made).await["state"]["scores"], json!([2, 0]), "a small city");
    site.least(&made).await;
    let path = format!("/api/tables/{}/record", made.id);
    let (_, text) = site.send(axum::http::Method::GET, &path, "", "").await;
    assert!(String::from_utf8_lossy(&text).contains("[Rules \"1000\"]"));
    // If the version is missing, the record says so and no table is created.
    let plain = Site::new().await;
    let (status, answer) =
        plain.post("/api/records", "", json!({"record": record, "mode": "replay"})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let problems = answer["error"]["problems"].as_array().expect("problems");
    assert_eq!(problems.len(), 1, "{answer}");
    assert!(problems[0].as_str().is_some_and(|text| text.contains("version 1000")), "{answer}");
}
