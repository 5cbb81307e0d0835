//! Clocks, and what happens when time runs out.

use std::time::Duration;

use aude_record::record::Comment;
use aude_record::{Record, SetLibrary};
use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};

use crate::common::{Made, Site, here};

async fn table(site: &Site, names: &[&str], clock: Value) -> Made {
    let seats: Vec<Value> = names.iter().map(|name| here(name)).collect();
    site.table(json!({"seats": seats, "clock": clock, "first": {"seat": 0}})).await
}

fn turn(expiry: &str) -> Value {
    json!({"kind": "turn", "seconds": 1, "expiry": expiry})
}

/// The moves of version 2, without the draw after them.
async fn moves(site: &Site, made: &Made) -> Vec<Value> {
    let log = site.get(&format!("/api/tables/{}/log?from=2", made.id)).await.1;
    let mut moves = log[0]["moves"].as_array().expect("moves").clone();
    moves.pop();
    moves
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_plays_for_whose_time_is_up_if_the_table_says_so() {
    let site = Site::new().await;
    let made = table(&site, &["Anna", "Bert"], turn("computer")).await;
    let clocks = site.info(&made.id).await["clocks"].clone();
    assert_eq!(clocks["running"], 0);
    assert!(clocks["left"][0].as_i64().is_some_and(|left| left <= 1000), "{clocks}");
    site.until(&made, "a move", |view| view["state"]["actor"] == 1).await;
    let info = site.info(&made.id).await;
    assert_eq!((&info["clocks"]["running"], &info["clocks"]["left"][0]), (&json!(1), &json!(1000)));
    assert_eq!(info["seats"][0]["stand_in"], false, "for this part only");
    let log = site.get(&format!("/api/tables/{}/log?from=2", made.id)).await.1;
    assert_eq!((&log[0]["kind"], &log[0]["seat"]), (&json!("expired"), &json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_least_is_done_for_whose_time_is_up_if_the_table_says_so() {
    let site = Site::new().await;
    let made = table(&site, &["Anna", "Bert"], turn("least")).await;
    let legal = site.ask(&made.id, "", json!({"type": "legal"})).await;
    site.until(&made, "a move", |view| view["state"]["actor"] == 1).await;
    let least = [legal["actions"][0]["text"].clone(), json!("-")];
    assert_eq!(moves(&site, &made).await, least, "the first place, and no follower");
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_time_is_up_forfeits_if_the_table_says_so() {
    let site = Site::new().await;
    let bank = json!({"kind": "bank", "seconds": 1, "increment": 3, "expiry": "forfeit"});
    let made = table(&site, &["Anna", "Bert"], bank.clone()).await;
    site.least(&made).await;
    let left = site.info(&made.id).await["clocks"]["left"][0].as_i64().expect("time");
    assert!((3000..=4000).contains(&left), "{left}");
    site.until(&made, "forfeit", |view| view["table"]["phase"] == "over").await;
    let outcome = site.info(&made.id).await["outcome"].clone();
    assert_eq!((&outcome["winners"], &outcome["by_resignation"]), (&json!([0]), &json!(true)));
    let log = site.get(&format!("/api/tables/{}/log?from=3", made.id)).await.1;
    assert_eq!((&log[0]["kind"], &log[0]["seat"]), (&json!("expired"), &json!(1)));
    assert_eq!(log[0]["moves"], json!([]), "nothing was played");
    // With three players, the others play on.
    let made = table(&site, &["Anna", "Bert", "Cleo"], bank).await;
    site.until(&made, "forfeit", |view| view["state"]["actor"] == 1).await;
    let info = site.info(&made.id).await;
    assert_eq!((&info["phase"], &info["seats"][0]["resigned"]), (&json!("playing"), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_has_its_whole_time() {
    let site = Site::with(|config| config.times.computer_pace = Duration::from_millis(50)).await;
    let clock = json!({"kind": "turn", "seconds": 60});
    let made = table(&site, &["Anna", "Bert"], clock).await;
    let left = async |seat: usize| {
        site.info(&made.id).await["clocks"]["left"][seat].as_i64().expect("time")
    };
    site.least(&made).await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert!(left(1).await < 59_900);
    // Anna's move is taken back while Bert thinks: he starts afresh when it is his turn again.
    site.ask(&made.id, made.token(0), json!({"type": "takeback", "seat": 0})).await;
    site.ask(
        &made.id,
        made.token(1),
        json!({"type": "answer-takeback", "seat": 1, "accept": true}),
    )
    .await;
    assert_eq!(left(1).await, 60_000);
    // A computer finishes the turn Anna was thinking about.
    tokio::time::sleep(Duration::from_millis(150)).await;
    site.ask(&made.id, made.token(0), json!({"type": "stand-in", "seat": 0})).await;
    site.until(&made, "a move", |view| view["state"]["actor"] == 1).await;
    assert_eq!(left(0).await, 60_000);
}

#[tokio::test]
async fn a_table_whose_clock_runs_is_not_given_up() {
    let site = Site::with(|config| config.times.abandon = Duration::ZERO).await;
    let slow = json!({"kind": "turn", "seconds": 2_000_000});
    let (made, other) = (
        table(&site, &["Anna", "Bert"], slow).await,
        table(&site, &["Anna", "Bert"], json!({"kind": "none"})).await,
    );
    tokio::time::sleep(Duration::from_millis(5)).await;
    site.app.tables.sweep().await;
    assert_eq!(site.info(&other.id).await["phase"], "abandoned");
    assert_eq!(site.info(&made.id).await["phase"], "playing");
}

/// A bank pays for decisions a player makes, and gives its increment for them alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_neither_uses_nor_fills_a_players_bank() {
    let site = Site::with(|config| config.times.computer_pace = Duration::from_millis(300)).await;
    let bank = json!({"kind": "bank", "seconds": 60, "increment": 5});
    let made = table(&site, &["Anna", "Bert"], bank).await;
    let left = async |seat: usize| {
        site.info(&made.id).await["clocks"]["left"][seat].as_i64().expect("time")
    };
    tokio::time::sleep(Duration::from_millis(50)).await;
    site.ask(&made.id, made.token(0), json!({"type": "stand-in", "seat": 0})).await;
    let before = left(0).await;
    assert!((55_000..60_000).contains(&before), "Anna has thought for a moment: {before}");
    assert!(site.info(&made.id).await["clocks"]["running"].is_null());
    site.until(&made, "a move", |view| view["state"]["actor"] == 1).await;
    assert_eq!(left(0).await, before);
    site.ask(&made.id, made.token(0), json!({"type": "reclaim", "seat": 0})).await;
    site.least(&made).await;
    assert!((60_001..=65_000).contains(&left(1).await), "Bert's decision brought his increment");
    assert_eq!(site.info(&made.id).await["clocks"]["running"], 0);
}

/// Handing a decision over and taking it back wins no time.
#[tokio::test(flavor = "multi_thread")]
async fn time_goes_on_from_where_it_was_when_a_seat_is_taken_back() {
    let site = Site::with(|config| config.times.computer_pace = Duration::from_secs(60)).await;
    let bank = json!({"kind": "bank", "seconds": 60, "increment": 5});
    let each = json!({"kind": "turn", "seconds": 60});
    for clock in [bank, each] {
        let made = table(&site, &["Anna", "Bert"], clock).await;
        let left = async || site.info(&made.id).await["clocks"]["left"][0].as_i64().expect("time");
        tokio::time::sleep(Duration::from_millis(200)).await;
        site.ask(&made.id, made.token(0), json!({"type": "stand-in", "seat": 0})).await;
        let handed_over = left().await;
        assert!(handed_over <= 59_800, "{handed_over}");
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(left().await, handed_over, "it stands still meanwhile");
        site.ask(&made.id, made.token(0), json!({"type": "reclaim", "seat": 0})).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        let back = left().await;
        assert!((handed_over - 10_000..=handed_over - 100).contains(&back), "{back}");
    }
}

/// Commits that arrive as the clock runs out: each is accepted or refused, and the log has what was
/// answered.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_at_the_last_moment_counts_or_does_not() {
    // The same seed brings the same tile.
    let seats = || json!([here("Anna"), here("Bert")]);
    let body = |clock: Value| json!({"seats": seats(), "clock": clock, "first": {"seat": 0}, "seed": "late"});
    for expiry in ["computer", "least", "forfeit"] {
        let site = Site::new().await;
        let calm = site.table(body(json!({"kind": "none"}))).await;
        let actions = &site.actions(&calm, 0, 1).await;
        let mut tables = Vec::new();
        for delay in [900, 990, 998, 1000, 1002, 1010, 1100] {
            let made = site.table(body(turn(expiry))).await;
            tables.push((made, tokio::time::Instant::now() + Duration::from_millis(delay)));
        }
        let late = tables.iter().map(async |(made, at)| {
            tokio::time::sleep_until(*at).await;
            let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": actions});
            let path = format!("/api/tables/{}/requests", made.id);
            let (status, answer) = site.post(&path, made.token(0), commit).await;
            let moved = |view: &Value| view["table"]["version"] != 1;
            site.until(made, "something happens", moved).await;
            let log = site.get(&format!("/api/tables/{}/log?from=2", made.id)).await.1;
            let kind = if status.is_success() { "part" } else { "expired" };
            assert_eq!((&log[0]["kind"], &log[0]["seat"]), (&json!(kind), &json!(0)), "{answer}");
            if kind == "part" {
                assert_eq!(answer["version"], 2);
            } else {
                assert_eq!(status, axum::http::StatusCode::CONFLICT, "{answer}");
            }
        });
        futures_util::future::join_all(late).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_clock_decided_is_nobodys_commit_even_after_a_restart() {
    let site = Site::new().await;
    let made = table(&site, &["Anna", "Bert"], turn("least")).await;
    let legal = site.ask(&made.id, "", json!({"type": "legal"})).await;
    let least = [legal["actions"][0]["text"].clone(), json!("-")];
    site.until(&made, "a move", |view| view["state"]["actor"] == 1).await;
    let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": least});
    assert_eq!(site.fail(&made.id, made.token(0), commit.clone()).await, "commit/conflict");
    let app = crate::common::app_with(site.app.shared.config.clone()).await;
    let again = Site { router: aude_server::app(app.clone()), app, folder: site.folder };
    assert_eq!(again.fail(&made.id, made.token(0), commit).await, "commit/conflict");
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_was_used_stays_used_after_a_restart() {
    let site = Site::new().await;
    let bank = json!({"kind": "bank", "seconds": 60});
    let made = table(&site, &["Anna", "Bert"], bank).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    site.least(&made).await;
    let used = site.info(&made.id).await["clocks"]["left"][0].clone();
    assert!(used.as_i64() <= Some(59_700), "{used}");
    let app = crate::common::app_with(site.app.shared.config.clone()).await;
    let again = Site { router: aude_server::app(app.clone()), app, folder: site.folder };
    let clocks = again.info(&made.id).await["clocks"].clone();
    assert_eq!((&clocks["left"][0], &clocks["running"]), (&used, &json!(1)));
}

/// The record that one downloads, up to a version; it reads back as the same text.
async fn record(site: &Site, made: &Made, query: &str) -> Record {
    let path = format!("/api/tables/{}/record{query}", made.id);
    let (_, text) = site.send(Method::GET, &path, "", Body::empty()).await;
    let text = String::from_utf8(text).expect("text");
    let record = Record::parse(&text, &SetLibrary::builtin()).expect("a record");
    assert_eq!(record.to_text(), text, "canonical");
    record
}

/// The comments at the ends of parts, by seat.
fn at_ends(record: &Record) -> Vec<(u8, Comment)> {
    let (parts, comments) = (record.parts(), record.notes().comments());
    let of = |(at, comment): &(usize, Comment)| {
        let part = parts.iter().find(|part| part.actions.end == *at).expect("the end of a part");
        (part.player.0, comment.clone())
    };
    comments.iter().map(of).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_tells_what_was_left_on_the_clocks() {
    let site = Site::new().await;
    let bank = json!({"kind": "bank", "seconds": 600, "increment": 5});
    let made = table(&site, &["Anna", "Bert"], bank).await;
    for _ in 0..3 {
        site.least(&made).await;
    }
    let found = record(&site, &made, "").await;
    let told = at_ends(&found);
    assert_eq!(told.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [0, 1, 0]);
    for (_, comment) in &told {
        let left = comment.clock().expect("a time").as_secs();
        assert!((600..=610).contains(&left), "{comment}");
        assert_eq!(comment.elapsed(), None);
    }
    let clocks = site.info(&made.id).await["clocks"]["left"].clone();
    let left = told[2].1.clock().expect("a time").as_millis();
    assert_eq!(Some(left / 100), clocks[0].as_u64().map(|left| u128::from(left) / 100));
    // Up to a version; and the times change nothing about the game.
    assert_eq!(at_ends(&record(&site, &made, "?version=2").await).len(), 1);
    assert!(record(&site, &made, "?version=1").await.notes().is_empty());
    let plain = Record::of(&found.replay(), &found.setup().players);
    assert_eq!((plain.actions(), plain.notes().is_empty()), (found.actions(), true));
    // What is taken back takes its time along.
    site.ask(&made.id, made.token(0), json!({"type": "takeback", "seat": 0})).await;
    let answer = json!({"type": "answer-takeback", "seat": 1, "accept": true});
    site.ask(&made.id, made.token(1), answer).await;
    assert_eq!(at_ends(&record(&site, &made, "").await).len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_tells_what_was_spent_where_every_decision_has_its_time() {
    let site = Site::new().await;
    let made = table(&site, &["Anna", "Bert"], json!({"kind": "turn", "seconds": 60})).await;
    site.least(&made).await;
    tokio::time::sleep(Duration::from_millis(250)).await;
    site.least(&made).await;
    let told = at_ends(&record(&site, &made, "").await);
    assert_eq!(told.len(), 2);
    let spent = told[1].1.elapsed().expect("a time");
    assert!((200..10_000).contains(&spent.as_millis()), "{}", told[1].1);
    assert!(told.iter().all(|(_, comment)| comment.clock().is_none()));
    let without = table(&site, &["Anna", "Bert"], json!({"kind": "none"})).await;
    site.least(&without).await;
    assert!(record(&site, &without, "").await.notes().is_empty());
}
