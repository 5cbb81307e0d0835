//! Clocks, and what happens when time runs out.

use std::time::Duration;

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
    assert!(clocks["left"][0].as_i64() <= Some(1000));
    site.until(&made, "a move", |view| view["state"]["actor"] == 1).await;
    let info = site.info(&made.id).await;
    assert_eq!((&info["clocks"]["running"], &info["clocks"]["left"][0]), (&json!(1), &json!(1000)));
    assert_eq!(info["seats"][0]["stand_in"], false, "for this part only");
    let log = site.get(&format!("/api/tables/{}/log?from=2", made.id)).await.1;
    assert_eq!((&log[0]["kind"], &log[0]["seat"]), (&json!("part"), &json!(0)));
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
