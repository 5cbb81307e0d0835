//! What takes long is bounded, and others do not wait for it.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::common::{Client, Made, Running, Site, here};

async fn two(site: &Site) -> Made {
    site.table(json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}})).await
}

fn takeback(seat: u8) -> Value {
    json!({"type": "takeback", "seat": seat})
}

fn answer(seat: u8, accept: bool) -> Value {
    json!({"type": "answer-takeback", "seat": seat, "accept": accept})
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_pictures_do_not_pile_up() {
    let site = Site::new().await;
    let made = two(&site).await;
    for _ in 0..6 {
        site.least(&made).await;
    }
    let path = format!("/api/tables/{}/picture.png?pixels=160", made.id);
    let request = || Request::get(&path).body(Body::empty()).expect("a request");
    let mut left = Vec::new();
    let (mut refused, mut abandoned) = (0, 0);
    for _ in 0..60 {
        // Most clients hang up after a moment.
        let drawing = tokio::spawn(site.router.clone().oneshot(request()));
        tokio::time::sleep(Duration::from_millis(1)).await;
        if drawing.is_finished() {
            let response = drawing.await.expect("no panic").expect("an answer");
            if response.status() == StatusCode::TOO_MANY_REQUESTS {
                assert!(response.headers().contains_key(header::RETRY_AFTER));
                refused += 1;
            }
        } else {
            abandoned += 1;
            left.push(drawing);
        }
        assert!(site.app.shared.pictures.count() <= 8, "{}", site.app.shared.pictures.count());
    }
    assert!(refused > 0, "{abandoned} were accepted, none refused");
    left.into_iter().for_each(|drawing| drawing.abort());
    // What has begun is finished, and then there is room again.
    let since = Instant::now();
    while site.app.shared.pictures.count() > 0 {
        assert!(since.elapsed() < Duration::from_secs(60), "work that never ends");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let (status, _) = site.send(Method::GET, &path, "", Body::empty()).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn a_turn_is_taken_back_a_few_times_only() {
    let site = Site::new().await;
    let made = two(&site).await;
    for _ in 0..4 {
        site.least(&made).await;
    }
    let points = async || site.get(&format!("/api/tables/{}/summary", made.id)).await.1;
    let before = points().await["seats"].clone();
    site.least(&made).await;
    for _ in 0..5 {
        site.ask(&made.id, made.token(0), takeback(0)).await;
        site.ask(&made.id, made.token(1), answer(1, true)).await;
        assert_eq!(points().await["seats"], before, "back to the points of then");
        site.least(&made).await;
    }
    assert_eq!(site.fail(&made.id, made.token(0), takeback(0)).await, "limit/takebacks");
    // The next turn has its own; and the log reads back as it was played.
    let version = site.info(&made.id).await["version"].clone();
    let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
    let again = crate::common::app_with(site.app.shared.config.clone()).await;
    let again = Site { router: aude_server::app(again.clone()), app: again, folder: site.folder };
    let read = again.get(&format!("/api/tables/{}", made.id)).await.1;
    assert_eq!(read["state"], view["state"]);
    assert_eq!(read["table"]["version"], version);
    again.least(&made).await;
    again.least(&made).await;
    again.ask(&made.id, made.token(0), takeback(0)).await;
    again.ask(&made.id, made.token(1), answer(1, true)).await;
    again.least(&made).await;
}

#[tokio::test]
async fn nobody_is_asked_for_takebacks_without_end() {
    let site = Site::new().await;
    let made = two(&site).await;
    site.least(&made).await;
    for _ in 0..5 {
        site.ask(&made.id, made.token(0), takeback(0)).await;
        // Asking while the question is open changes nothing, and does not count.
        site.ask(&made.id, made.token(0), takeback(0)).await;
        site.ask(&made.id, made.token(1), answer(1, false)).await;
    }
    assert_eq!(site.fail(&made.id, made.token(0), takeback(0)).await, "limit/takebacks");
    site.least(&made).await;
    site.ask(&made.id, made.token(0), takeback(0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_comes_and_goes_is_told_in_few_messages() {
    const CROWD: u32 = 150;
    let running = Running::with(|config| config.limits.sockets_per_address = 1000).await;
    let body = json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}});
    let made = running.table(body).await;
    let mut anna = Client::enter(running.address, &made.id, &[made.token(0)]).await.expect("in");
    let (began, mut told) = (Instant::now(), 0_u32);
    let mut crowd = Vec::new();
    for _ in 0..CROWD {
        crowd.push(Client::enter(running.address, &made.id, &[]).await.expect("in"));
    }
    // Everyone is counted in the end, and nobody was told of each one.
    loop {
        let push = anna.push().await.expect("a push");
        if push["push"] == "table" {
            told += 1;
            if push["spectators"] == CROWD {
                break;
            }
        }
    }
    let most = 3 + began.elapsed().as_millis() / 100;
    assert!(u128::from(told) <= most, "{told} messages, at most {most} expected");
    assert!(told < CROWD / 2, "{told} messages about {CROWD} spectators");
    drop(crowd);
    let (began, mut told) = (Instant::now(), 0_u32);
    loop {
        let push = anna.push().await.expect("a push");
        if push["push"] == "table" {
            told += 1;
            if push["spectators"] == 0 {
                break;
            }
        }
    }
    let most = 3 + began.elapsed().as_millis() / 100;
    assert!(u128::from(told) <= most, "{told} messages, at most {most} expected");
    running.stop().await;
}

#[tokio::test]
async fn only_games_where_the_server_has_something_to_do_are_resumed() {
    let site = Site::with(|config| config.times.computer_pace = Duration::from_secs(600)).await;
    let human = two(&site).await;
    let seats = json!([here("Anna"), here("Bert")]);
    let clock = json!({"kind": "turn", "seconds": 600, "expiry": "forfeit"});
    let timed = site.table(json!({"seats": seats, "clock": clock})).await;
    let computer = json!([here("Anna"), {"kind": "computer", "level": "easy"}]);
    let computed = site.table(json!({"seats": computer, "first": {"seat": 1}})).await;
    let again = crate::common::app_with(site.app.shared.config.clone()).await;
    again.tables.wake().await;
    assert_eq!(again.tables.in_memory(), 2, "the clock and the computer");
    for made in [human, timed, computed] {
        again.tables.get(&made.id).await.expect("it opens when someone comes");
    }
    assert_eq!(again.tables.in_memory(), 3);
}

#[tokio::test]
async fn names_and_seats_are_not_changed_without_end() {
    let site = Site::with(|config| config.limits.chat_per_second = 1).await;
    let made = two(&site).await;
    let path = format!("/api/tables/{}/requests", made.id);
    let rename = json!({"type": "rename", "seat": 0, "name": "Carl"});
    let mut refused = 0;
    for _ in 0..20 {
        let (status, answer) = site.post(&path, made.token(0), rename.clone()).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer["error"]["code"], "limit/requests");
            refused += 1;
        }
    }
    assert!((8..=15).contains(&refused), "{refused} of 20 were refused");
    // The other player is not affected, and the game goes on.
    let rename = json!({"type": "rename", "seat": 1, "name": "Dora"});
    site.ask(&made.id, made.token(1), rename).await;
    site.least(&made).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_sockets_of_one_address_share_their_messages() {
    let running = Running::with(|config| config.limits.messages_per_second = 2).await;
    let body = json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}});
    let made = running.table(body).await;
    let mut refused = 0;
    // Each of them may send ten at once; all together a hundred.
    for _ in 0..15 {
        let mut client = Client::enter(running.address, &made.id, &[]).await.expect("in");
        for _ in 0..9 {
            match client.ask(json!({"type": "ping"})).await.expect("connected") {
                Ok(_) => {}
                Err(error) => {
                    assert_eq!(error["code"], "limit/messages");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 0, "135 messages were answered");
    running.stop().await;
}

/// Requests with large bodies that arrive slowly: a few from each address, and none holds up what is
/// short.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_large_requests_in_flight() {
    let site = Site::new().await;
    let slow = |length: Option<usize>| {
        let router = site.router.clone();
        let parts = futures_util::stream::iter([Ok::<_, std::io::Error>("{".to_owned())]);
        let parts = parts.chain(futures_util::stream::pending());
        let mut request = Request::post("/api/records");
        if let Some(length) = length {
            request = request.header("content-length", length);
        }
        let request = request.body(Body::from_stream(parts)).expect("a request");
        tokio::spawn(async move { router.oneshot(request).await.expect("an answer").status() })
    };
    let uploads = &site.app.shared.uploads;
    let waiting: Vec<_> = (0..16).map(|_| slow(Some(500_000))).collect();
    while uploads.count() < 16 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(slow(None).await.expect("no panic"), StatusCode::TOO_MANY_REQUESTS);
    let long = json!({"record": "x".repeat(100_000), "mode": "replay"});
    let (status, answer) = site.post("/api/records", "", long.clone()).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::TOO_MANY_REQUESTS, &json!("limit/work"))
    );
    let (status, answer) = site.post("/api/tables", "", json!({})).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    waiting.iter().for_each(tokio::task::JoinHandle::abort);
    while uploads.count() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // A large request that is answered has given its place back.
    for _ in 0..20 {
        let (status, answer) = site.post("/api/records", "", long.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    }
    assert_eq!(uploads.count(), 0);
}
