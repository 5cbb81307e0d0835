//! Databases of earlier versions: they open, show what they showed, and their games continue.
//! tests/data/README.md says how each was made.

use std::path::PathBuf;
use std::time::Duration;

use aude_server::admin::Admin;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Dice, EVERYTHING, Folder, Made, Site, app_with, config, here};

fn data(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file)
}

/// What must be the same after any upgrade: everything on the table and all chat.
async fn seen(site: &Site, id: &str) -> Value {
    let (status, view) = site.get(&format!("/api/tables/{id}")).await;
    assert_eq!(status, StatusCode::OK, "{view}");
    let (table, state) = (&view["table"], &view["state"]);
    let texts = |key: &str| {
        let lines = view["chat"].as_array().expect("lines").iter();
        lines.map(|line| line[key].clone()).collect::<Vec<_>>()
    };
    let seats = table["seats"].as_array().expect("seats");
    let styles: Vec<_> = seats.iter().filter_map(|seat| seat["style"].as_str()).collect();
    let mut seen = json!({
        "phase": table["phase"], "version": table["version"], "game": table["game"],
        "sets": table["sets"], "options": table["options"], "outcome": table["outcome"],
        "names": table["seats"].as_array().expect("seats").iter()
            .map(|seat| seat["name"].clone()).collect::<Vec<_>>(),
        "clock": table["clock"], "seed": table["seed"], "chat": texts("text"),
        "scores": state["scores"], "actor": state["actor"], "drawn": state["drawn"],
        "tiles": state["tiles"], "supply": state["supply"], "captives": state["captives"],
        "goods": state["goods"], "towers": state["towers"], "dragon": state["dragon"],
        "fairy": state["fairy"], "surveyors": state["surveyors"], "bag": state["bag"],
    });
    if !styles.is_empty() {
        seen["styles"] = json!(styles);
    }
    seen
}

/// Whoever only looks at the tables of an earlier program may still want to go back to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_tool_does_not_upgrade_a_database() {
    for number in earlier_schemas("migrations") {
        let folder = Folder::new();
        let config = config(&folder);
        std::fs::copy(data(&format!("schema-{number}.sqlite")), config.database()).expect("copied");
        let before = std::fs::read(config.database()).expect("a file");
        let place = config.clone();
        let reached = tokio::task::spawn_blocking(move || Admin::reach(place).map(drop));
        let told = reached.await.expect("no panic").expect_err("refused").to_string();
        assert!(told.contains("the server upgrades it when it next starts"), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(std::fs::read(config.database()).expect("a file") == before, "it was changed");
    }
}

/// Plays a number of parts at random with the seats on this device, waiting for the others.
async fn play(site: &Site, made: &Made, parts: usize) {
    let mut dice = Dice(7);
    let path = format!("/api/tables/{}", made.id);
    let mine = |view: &Value| {
        let seat = view["state"]["actor"].as_u64();
        seat.filter(|seat| made.tokens.iter().any(|(own, _)| own == seat))
    };
    for _ in 0..parts {
        site.until(made, "a seat here decides", |view| mine(view).is_some()).await;
        let view = site.get(&path).await.1;
        let (seat, version) = (mine(&view).expect("a seat"), view["table"]["version"].clone());
        let mut actions: Vec<Value> = Vec::new();
        loop {
            let draft =
                json!({"type": "draft", "seat": seat, "version": version, "actions": actions});
            let draft = site.ask(&made.id, made.token(seat), draft).await;
            if draft["complete"] == true {
                break;
            }
            let legal = draft["legal"].as_array().expect("a list");
            actions.push(legal[dice.below(legal.len())]["text"].clone());
        }
        let commit =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        site.ask(&made.id, made.token(seat), commit).await;
    }
}

/// The numbers of the schemas, by the files in a folder of migrations.
fn schemas(folder: &str) -> std::ops::RangeInclusive<i64> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(folder).expect("the migrations").count();
    1..=files as i64
}

/// Those before the latest.
pub(crate) fn earlier_schemas(folder: &str) -> std::ops::Range<i64> {
    1..*schemas(folder).end()
}

/// A database was kept of every schema, the latest too: what is added to it later must be added to a
/// new one.
#[test]
fn a_database_of_every_schema_is_kept() {
    for number in schemas("migrations") {
        for ending in ["sqlite", "json"] {
            let file = data(&format!("schema-{number}.{ending}"));
            assert!(file.exists(), "{} is missing: tests/data/README.md", file.display());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_of_every_schema_open_and_their_games_go_on() {
    for number in schemas("migrations") {
        let name = format!("schema-{number}");
        let folder = Folder::new();
        let mut config = config(&folder);
        // Nobody has used these tables for long, and only this test decides.
        config.times.abandon = Duration::from_secs(u32::MAX.into());
        std::fs::copy(data(&format!("{name}.sqlite")), config.database()).expect("a copy");
        let text =
            std::fs::read_to_string(data(&format!("{name}.json"))).expect("what they showed");
        let tables: Vec<Value> = serde_json::from_str(&text).expect("JSON");
        let app = app_with(config).await;
        let site = Site { router: aude_server::app(app.clone()), app, folder };
        for table in &tables {
            let what = format!("{name}: {}", table["what"]);
            let made = made(table);
            assert_eq!(seen(&site, &made.id).await, table["seen"], "{what}");
            let begun = table["seen"]["version"] != 0;
            for path in ["history", "summary", "record", "log"].iter().filter(|_| begun) {
                let (status, answer) = site.get(&format!("/api/tables/{}/{path}", made.id)).await;
                assert_eq!(status, StatusCode::OK, "{what}: {path}: {answer}");
            }
            match table["seen"]["phase"].as_str() {
                Some("playing") => play(&site, &made, 12).await,
                Some("gathering") => {
                    let join = json!({"name": "Dora"});
                    let path = format!("/api/tables/{}/join", made.id);
                    let (status, joined) = site.post(&path, "", join).await;
                    assert_eq!(status, StatusCode::OK, "{what}: {joined}");
                    assert_eq!(site.info(&made.id).await["phase"], "playing", "{what}");
                }
                _ => {}
            }
        }
        // The next start reads what was played here.
        let before = site.info(tables[0]["id"].as_str().expect("an id")).await["version"].clone();
        let again = app_with(site.app.shared.config.clone()).await;
        let again =
            Site { router: aude_server::app(again.clone()), app: again, folder: Folder::new() };
        for table in &tables {
            seen(&again, table["id"].as_str().expect("an id")).await;
        }
        let after = again.info(tables[0]["id"].as_str().expect("an id")).await["version"].clone();
        assert_eq!(after, before, "{name}");
    }
}

fn made(table: &Value) -> Made {
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let tokens = table["tokens"].as_array().expect("secrets").iter();
    let tokens = tokens.map(|pair| (pair[0].as_u64().expect("a seat"), text(&pair[1])));
    Made { id: text(&table["id"]), host: text(&table["host"]), tokens: tokens.collect() }
}

/// Tables of every phase and both games, in a file.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes a database to keep, see tests/data/README.md"]
async fn keep_a_database() {
    let name = std::env::var("AUDE_KEEP").expect("AUDE_KEEP: the name of the file");
    let site = Site::new().await;
    let two = || json!([here("Anna"), here("Bert")]);
    let computer = |level: &str| json!({"kind": "computer", "level": level});
    let mut kept: Vec<(&str, Made)> = Vec::new();

    let body = json!({"seats": two(), "first": {"seat": 0}, "public": true, "seed": "one"});
    let made = site.table(body).await;
    play(&site, &made, 8).await;
    let say = json!({"type": "chat", "seat": 0, "text": "Moment: ich überlege noch."});
    site.ask(&made.id, made.token(0), say).await;
    site.ask(&made.id, made.token(0), json!({"type": "takeback", "seat": 0})).await;
    site.ask(
        &made.id,
        made.token(1),
        json!({"type": "answer-takeback", "seat": 1, "accept": true}),
    )
    .await;
    play(&site, &made, 5).await;
    let say = json!({"type": "chat", "seat": 1, "text": "Good!"});
    site.ask(&made.id, made.token(1), say).await;
    kept.push(("classic, running, with a takeback and chat", made));

    let clock = json!({"kind": "bank", "seconds": 86400, "increment": 10});
    let options = json!({"small-city": "2", "fairy-point": "follower", "princess": "must",
        "dragon": "after-scoring", "volcano": "nobody", "poor-ransom": "allowed",
        "roof": "stays-closed"});
    let seats = json!([here("Anna"), here("Bert"), here("Cleo")]);
    let body = json!({"sets": EVERYTHING, "options": options, "seats": seats, "clock": clock});
    let made = site.table(body).await;
    play(&site, &made, 60).await;
    kept.push(("classic with everything, house options and a clock, running", made));

    let seats = json!([here("Anna"), computer("easy"), computer("casual"), computer("medium")]);
    let body = json!({"sets": EVERYTHING, "seats": seats, "first": {"seat": 0}, "aids": false});
    let made = site.table(body).await;
    play(&site, &made, 8).await;
    site.until(&made, "Anna decides", |view| view["state"]["actor"] == 0).await;
    kept.push(("classic with everything against computers, running", made));

    let body = json!({"game": "mayflower", "seats": two(), "seed": "two"});
    let made = site.table(body).await;
    play(&site, &made, 30).await;
    let seat = site.get(&format!("/api/tables/{}", made.id)).await.1["state"]["actor"].clone();
    let other = 1 - seat.as_u64().expect("a seat");
    let back = json!({"type": "takeback", "seat": other});
    site.ask(&made.id, made.token(other), back).await;
    let agree = json!({"type": "answer-takeback", "seat": seat, "accept": true});
    site.ask(&made.id, made.token(1 - other), agree).await;
    play(&site, &made, 20).await;
    kept.push(("Mayflower, running, with a takeback", made));

    let options = json!({"rows": "closed", "surveyor-bonus": "per-player"});
    let seats = json!([here("Anna"), computer("easy"), computer("medium")]);
    let body =
        json!({"game": "mayflower", "seats": seats, "options": options, "first": {"seat": 0}});
    let made = site.table(body).await;
    play(&site, &made, 10).await;
    site.until(&made, "Anna decides", |view| view["state"]["actor"] == 0).await;
    kept.push(("Mayflower with house options against computers, running", made));

    kept.push(("classic, finished", site.finished(&EVERYTHING, "classic").await));
    let made = site.finished(&["mayflower"], "mayflower").await;
    let path = format!("/api/tables/{}/record", made.id);
    let (_, record) = site.send(axum::http::Method::GET, &path, "", "").await;
    let record = String::from_utf8(record).expect("text");
    kept.push(("Mayflower, finished", made));

    let body = json!({"seats": two(), "sets": ["base", "tower"]});
    let made = site.table(body).await;
    play(&site, &made, 12).await;
    site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
    kept.push(("classic, over by resignation", made.clone()));
    site.ask(&made.id, made.token(0), json!({"type": "rematch", "seat": 0})).await;
    let next = site.ask(&made.id, made.token(1), json!({"type": "rematch", "seat": 1})).await;
    let next = next["table"].as_str().or(next.as_str()).expect("an id").to_owned();
    kept.push(("its rematch, running", Made { id: next, ..made }));

    let open = json!({"kind": "open"});
    let body = json!({"seats": [here("Anna"), open], "sets": EVERYTHING, "public": true});
    kept.push(("classic, gathering", site.table(body).await));
    let options = json!({"surveyor-bonus": "per-player"});
    let body = json!({"game": "mayflower", "seats": [here("Anna"), open, computer("easy")],
        "options": options, "first": {"seat": 0}});
    kept.push(("Mayflower, gathering", site.table(body).await));

    let body = json!({"seats": two()});
    let made = site.table(body).await;
    play(&site, &made, 3).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    assert!(table.abandon(i64::MAX).await.expect("written"));
    kept.push(("classic, abandoned", made));

    let cut: Vec<&str> = record.lines().take_while(|line| !line.starts_with("60.")).collect();
    let cut = cut.join("\n").replace(&line_of(&record, "[Result"), "[Result \"*\"]");
    for (what, text, mode) in [
        ("Mayflower, a record to look at", record.clone(), "replay"),
        ("Mayflower, a record to play on, running", cut, "continue"),
    ] {
        let body = json!({"record": text, "mode": mode});
        let (status, created) = site.post("/api/records", "", body).await;
        assert_eq!(status, StatusCode::CREATED, "{created}");
        kept.push((what, Made::of(&created)));
    }

    let styled = json!({"kind": "computer", "level": "hard", "style": "farmer"});
    let body = json!({"seats": [here("Anna"), styled], "first": {"seat": 0}});
    let made = site.table(body).await;
    play(&site, &made, 2).await;
    site.until(&made, "Anna decides", |view| view["state"]["actor"] == 0).await;
    kept.push(("classic against a computer with a style, running", made));

    let mut tables = Vec::new();
    for (what, made) in &kept {
        let seen = seen(&site, &made.id).await;
        tables.push(json!({"what": what, "id": made.id, "host": made.host,
            "tokens": made.tokens, "seen": seen}));
    }
    let config = site.app.shared.config.clone();
    let target = data(&format!("{name}.sqlite"));
    let copied = tokio::task::spawn_blocking(move || aude_server::backup(&config, &target));
    copied.await.expect("no panic").expect("a copy");
    let text = serde_json::to_string_pretty(&tables).expect("JSON");
    std::fs::write(data(&format!("{name}.json")), text + "\n").expect("written");
}

fn line_of(text: &str, begin: &str) -> String {
    text.lines().find(|line| line.starts_with(begin)).expect("a line").to_owned()
}
