//! Pictures and records at any version.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::common::{Made, Site, here};

#[tokio::test]
async fn every_moment_has_its_picture() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    for _ in 0..3 {
        site.least(&made).await;
    }
    let picture = async |tail: &str| {
        let path = format!("/api/tables/{}/picture.{tail}", made.id);
        site.send(Method::GET, &path, "", Body::empty()).await
    };
    let (status, first) = picture("svg?version=1").await;
    assert_eq!(status, StatusCode::OK);
    let (_, now) = picture("svg").await;
    let tiles = |svg: &[u8]| String::from_utf8_lossy(svg).matches("<use ").count();
    assert!(first.starts_with(b"<svg") && tiles(&first) < tiles(&now));
    assert_eq!(picture("svg?version=4").await.1, now);
    assert_ne!(picture("svg?dark=true").await.1, now);
    let (status, small) = picture("png?version=1&pixels=16").await;
    assert_eq!(status, StatusCode::OK);
    assert!(small.starts_with(b"\x89PNG"));
    for bad in ["png?version=5", "svg?version=x", "png?pixels=-1"] {
        assert_eq!(picture(bad).await.0, StatusCode::BAD_REQUEST, "{bad}");
    }
}

#[tokio::test]
async fn a_game_goes_on_from_any_of_its_moments() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    for _ in 0..5 {
        site.least(&made).await;
    }
    let path = format!("/api/tables/{}/record?version=3", made.id);
    let (status, text) = site.send(Method::GET, &path, "", Body::empty()).await;
    assert_eq!(status, StatusCode::OK);
    let record = String::from_utf8(text).expect("text");
    let body = json!({"record": record, "mode": "continue"});
    let (status, on) = site.post("/api/records", "", body).await;
    assert_eq!(status, StatusCode::CREATED, "{on}");
    let on = Made::of(&on);
    let then = site.get(&format!("/api/tables/{}/position/3", made.id)).await.1;
    let here = site.get(&format!("/api/tables/{}", on.id)).await.1;
    assert_eq!(here["state"]["hash"], then["hash"]);
    site.least(&on).await;
    let (status, _) = site.get(&format!("/api/tables/{}/record?version=99", made.id)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}
