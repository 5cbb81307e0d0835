//! QR codes, read back as a phone would.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::common::{Made, Site, here};

/// Requests a path at a host, with or without a secret; returns the answer as text.
async fn ask(site: &Site, host: &str, path: &str, token: &str) -> (StatusCode, String) {
    let mut request = Request::builder().uri(path).header("host", host);
    if !token.is_empty() {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let request = request.body(Body::empty()).expect("a request");
    let response = site.router.clone().oneshot(request).await.expect("an answer");
    let status = response.status();
    if status == StatusCode::OK {
        assert_eq!(response.headers()["content-type"], "image/svg+xml");
    }
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, String::from_utf8(body.to_vec()).expect("text"))
}

/// What a reader finds: the drawing is painted pixel by pixel, and the code is searched for in it.
fn read(svg: &str) -> String {
    let part = |name: &str| svg.split(name).nth(1).and_then(|rest| rest.split('"').next());
    let side = part("viewBox=\"0 0 ").and_then(|size| size.split(' ').next()?.parse().ok());
    let side: usize = side.expect("a size");
    let mut dark = vec![false; side * side];
    for bar in part("<path d=\"").expect("bars").split_terminator('z') {
        let mut numbers = bar.split(['M', ' ', 'h', 'v', '-']).filter_map(|word| word.parse().ok());
        let mut next = || -> usize { numbers.next().expect("a number") };
        let (x, y, run) = (next(), next(), next());
        dark[y * side + x..y * side + x + run].fill(true);
    }
    const DOTS: usize = 3;
    let dot = |x: usize, y: usize| if dark[y / DOTS * side + x / DOTS] { 0 } else { 255 };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side * DOTS, side * DOTS, dot);
    let codes = picture.detect_grids();
    assert_eq!(codes.len(), 1, "one code in {svg}");
    codes[0].decode().expect("a code that can be read").1
}

fn code_of(answer: &str) -> Value {
    serde_json::from_str::<Value>(answer).expect("a refusal")["error"]["code"].clone()
}

async fn table(site: &Site) -> Made {
    site.table(json!({"seats": [here("Anna"), here("Bert")]})).await
}

#[tokio::test]
async fn a_code_is_the_link_that_is_shown() {
    let site = Site::with(|config| config.base_path = "/aude".to_owned()).await;
    let (status, created) =
        site.post("/aude/api/tables", "", json!({"seats": [here("Anna"), here("Bert")]})).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    let made = Made::of(&created);
    let (id, anna) = (&made.id, made.token(0));
    let table = format!("/aude/api/tables/{id}/qr.svg");
    for (path, token, link) in [
        (table.clone(), "", format!("http://192.168.1.5:7171/aude/table/{id}")),
        (format!("{table}?turn=7"), "", format!("http://192.168.1.5:7171/aude/replay/{id}?turn=7")),
        (
            format!("{table}?from=https://192.168.1.5:7171"),
            "",
            format!("https://192.168.1.5:7171/aude/table/{id}"),
        ),
        (
            format!("/aude/api/tables/{id}/seats/0/qr.svg"),
            anna,
            format!("http://192.168.1.5:7171/aude/table/{id}#seat=0.{anna}"),
        ),
    ] {
        let (status, svg) = ask(&site, "192.168.1.5:7171", &path, token).await;
        assert_eq!(status, StatusCode::OK, "{path}: {svg}");
        assert_eq!(read(&svg), link, "{path}");
    }
}

#[tokio::test]
async fn the_public_address_goes_into_codes_wherever_they_are_asked_for() {
    let public = Some("https://play.example.org".to_owned());
    let site = Site::with(|config| config.public_url = public).await;
    let made = table(&site).await;
    let path = format!("/api/tables/{}/qr.svg?from=https://evil.example", made.id);
    let (_, svg) = ask(&site, "localhost:7171", &path, "").await;
    assert_eq!(read(&svg), format!("https://play.example.org/table/{}", made.id));
}

#[tokio::test]
async fn no_code_leads_other_devices_to_themselves() {
    let site = Site::new().await;
    let made = table(&site).await;
    for host in ["localhost:7171", "127.0.0.1:7171", "[::1]:7171"] {
        let path = format!("/api/tables/{}/qr.svg", made.id);
        let (status, answer) = ask(&site, host, &path, "").await;
        assert_eq!(status, StatusCode::CONFLICT, "{host}");
        assert_eq!(code_of(&answer), "request/loopback");
        assert!(answer.contains("--listen 0.0.0.0"), "{answer}");
    }
}

#[tokio::test]
async fn codes_of_other_sites_tables_and_seats_are_refused() {
    let site = Site::new().await;
    let made = table(&site).await;
    let (id, anna, bert) = (&made.id, made.token(0), made.token(1));
    let long = "a".repeat(300);
    for (host, path, token, status, code) in [
        ("here.example", "nobody000000/qr.svg".to_owned(), "", 404, "table/unknown"),
        (
            "here.example",
            format!("{id}/qr.svg?from=https://evil.example"),
            "",
            400,
            "request/origin",
        ),
        ("here.example/x?y=", format!("{id}/qr.svg"), "", 400, "request/origin"),
        (&long, format!("{id}/qr.svg"), "", 400, "request/origin"),
        ("here.example", format!("{id}/qr.svg?turn=-1"), "", 400, "request/path"),
        ("here.example", format!("{id}/seats/0/qr.svg"), "", 403, "seat/not-yours"),
        ("here.example", format!("{id}/seats/0/qr.svg"), bert, 403, "seat/not-yours"),
        ("here.example", format!("{id}/seats/0/qr.svg"), &made.host, 403, "seat/not-yours"),
        ("here.example", format!("{id}/seats/9/qr.svg"), anna, 403, "seat/not-yours"),
        ("here.example", format!("{id}/seats/0/qr.svg"), "guessed", 401, "seat/unknown-secret"),
        (
            "here.example",
            format!("{id}/seats/0/qr.svg"),
            &format!("{anna},{bert}"),
            400,
            "request/tokens",
        ),
    ] {
        let (told, answer) = ask(&site, host, &format!("/api/tables/{path}"), token).await;
        assert_eq!(told.as_u16(), status, "{host} {path}: {answer}");
        assert_eq!(code_of(&answer), code, "{host} {path}");
    }
}
