//! A request whose answer was lost is sent again with the same key: it counts once, and the answer is
//! the same, even if the server was stopped in between.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::common::{Made, Site, app_with, here};

const KEY: &str = "kE3y_of-22-characters-or-more";

async fn post(site: &Site, path: &str, token: &str, key: &str, body: Value) -> (StatusCode, Value) {
    let request = Request::builder().method(Method::POST).uri(path);
    let mut request = request.header("idempotency-key", key);
    if !token.is_empty() {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let request = request.body(Body::from(body.to_string())).expect("a request");
    let response = site.router.clone().oneshot(request).await.expect("an answer");
    let status = response.status();
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

/// The same database in another process.
async fn restarted(site: Site) -> Site {
    site.app.shared.store.close().await.expect("closed");
    let app = app_with(site.app.shared.config.clone()).await;
    Site { router: aude_server::app(app.clone()), app, folder: site.folder }
}

#[tokio::test]
async fn a_table_is_created_once() {
    let site = Site::with(|config| config.limits.tables_per_address = 2).await;
    let body = json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}});
    let (status, first) = post(&site, "/api/tables", "", KEY, body.clone()).await;
    assert_eq!(status, StatusCode::CREATED, "{first}");
    let made = Made::of(&first);
    let secrets = BTreeSet::from([made.token(0), made.token(1), &made.host]);
    assert_eq!(secrets.len(), 3, "each seat and the host has a secret of its own");
    site.least(&made).await;
    let site = restarted(site).await;
    for _ in 0..5 {
        let (status, again) = post(&site, "/api/tables", "", KEY, body.clone()).await;
        assert_eq!(status, StatusCode::CREATED, "{again}");
        assert_eq!(again["table"]["id"], first["table"]["id"]);
        assert_eq!((&again["host"], &again["seats"]), (&first["host"], &first["seats"]));
        assert_eq!(again["table"]["version"], 2, "as it is now");
    }
    site.least(&made).await;
    // Other contents or another key are another request.
    let other = json!({"seats": [here("Anna"), here("Carl")]});
    let (status, other) = post(&site, "/api/tables", "", KEY, other).await;
    assert_eq!(status, StatusCode::CREATED);
    assert_ne!(other["table"]["id"], first["table"]["id"]);
    assert_ne!(other["host"], first["host"]);
    // Full: but what was there before is answered.
    let (status, _) = post(&site, "/api/tables", "", &KEY.to_uppercase(), body.clone()).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    let (status, _) = post(&site, "/api/tables", "", KEY, body).await;
    assert_eq!(status, StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_several_times_at_once_is_one() {
    let site = Site::new().await;
    let body = json!({"seats": [here("Anna"), {"kind": "open"}]});
    let create = || post(&site, "/api/tables", "", KEY, body.clone());
    let all = tokio::join!(create(), create(), create(), create());
    let ids = [all.0.1, all.1.1, all.2.1, all.3.1].map(|made| made["table"]["id"].clone());
    assert!(ids.iter().all(|id| id.is_string() && *id == ids[0]), "{ids:?}");
    assert_eq!(site.app.tables.in_memory(), 1);
    let record = "[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n";
    let body = json!({"record": record, "mode": "continue"});
    let (_, first) = post(&site, "/api/records", "", KEY, body.clone()).await;
    let (_, again) = post(&site, "/api/records", "", KEY, body).await;
    assert_eq!(first["seats"], again["seats"]);
    assert!(first["table"]["id"].is_string() && first["table"]["id"] == again["table"]["id"]);
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let site = Site::new().await;
    let body = json!({"seats": [here("Anna"), {"kind": "open"}, {"kind": "open"}]});
    let made = site.table(body).await;
    let path = format!("/api/tables/{}/join", made.id);
    let join = json!({"name": "Bert"});
    let (status, first) = post(&site, &path, "", KEY, join.clone()).await;
    assert_eq!(status, StatusCode::OK, "{first}");
    let site = restarted(site).await;
    let (status, again) = post(&site, &path, "", KEY, join.clone()).await;
    assert_eq!((status, &again["secret"]), (StatusCode::OK, &first["secret"]));
    assert_eq!(site.info(&made.id).await["seats"][2]["kind"], "open");
    // Somebody with the same name and another key is somebody else; and with the last seat taken
    // the answer is still there.
    let (status, other) = post(&site, &path, "", &KEY.to_lowercase(), join.clone()).await;
    assert_eq!((status, &other["secret"]["seat"]), (StatusCode::OK, &json!(2)));
    let (status, again) = post(&site, &path, "", KEY, join).await;
    assert_eq!((status, &again["secret"]), (StatusCode::OK, &first["secret"]));
    let token = first["secret"]["token"].as_str().expect("a secret");
    site.ask(&made.id, token, json!({"type": "chat", "seat": 1, "text": "Here I am"})).await;
}

#[tokio::test]
async fn a_secret_is_replaced_once_and_not_lost_with_its_answer() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    let path = format!("/api/tables/{}/requests", made.id);
    let reset = json!({"type": "reset-secret", "seat": 0});
    let (status, first) = post(&site, &path, made.token(0), KEY, reset.clone()).await;
    assert_eq!(status, StatusCode::OK, "{first}");
    let site = restarted(site).await;
    let (status, again) = post(&site, &path, made.token(0), KEY, reset.clone()).await;
    assert_eq!((status, &again), (StatusCode::OK, &first));
    // The old secret is good for nothing else, nor with another key.
    let chat = json!({"type": "chat", "seat": 0, "text": "Hello"});
    assert_eq!(site.fail(&made.id, made.token(0), chat.clone()).await, "seat/unknown-secret");
    let (status, _) = post(&site, &path, made.token(0), &KEY.to_uppercase(), reset.clone()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _) = post(&site, &path, made.token(1), KEY, reset.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let token = first["token"].as_str().expect("a secret");
    site.ask(&made.id, token, chat).await;
    // Once it is replaced again, the first answer is void.
    let (status, _) = post(&site, &path, token, &KEY.to_uppercase(), reset.clone()).await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = post(&site, &path, made.token(0), KEY, reset).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_key_that_could_be_guessed_is_refused() {
    let site = Site::new().await;
    for key in ["1", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "with spaces in between them"] {
        let (status, answer) = post(&site, "/api/tables", "", key, json!({})).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains("22 to 64")));
    }
}
