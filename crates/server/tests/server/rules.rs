//! The rules pages over HTTP.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use tower::ServiceExt;

use crate::common::Site;

#[tokio::test]
async fn pages_and_rules_come_in_the_readers_language() {
    let site = Site::new().await;
    let (_, titles) = site.get("/api/rules?lang=de").await;
    assert_eq!(titles.as_array().map(Vec::len), Some(6));
    assert_eq!(titles[4]["title"], "Der Turm");
    let (_, page) = site.get("/api/rules/tower?lang=nl-BE").await;
    assert_eq!((page["lang"].as_str(), page["title"].as_str()), (Some("nl"), Some("De Toren")));
    assert_eq!(page["chapters"][0]["rules"][0]["id"], "T-1");
    // An unknown language: English.
    let (_, page) = site.get("/api/rules/tower?lang=xx").await;
    assert_eq!(page["lang"], "en");
    let (_, card) = site.get("/api/rules/rule/C-7?lang=hu").await;
    assert_eq!(
        (card["page"].as_str(), card["title"].as_str()),
        (Some("base"), Some("A befejezett út"))
    );
    for (path, code) in [
        ("/api/rules/chess", "rules/page"),
        ("/api/rules/rule/X-1", "rules/rule"),
        ("/api/rules/pictures/road", "rules/picture"),
        ("/api/rules/pictures/..%2Froad.svg", "rules/picture"),
    ] {
        let (status, answer) = site.get(path).await;
        assert_eq!((status, answer["error"]["code"].as_str()), (StatusCode::NOT_FOUND, Some(code)));
    }
}

#[tokio::test]
async fn pictures_are_drawings_a_browser_may_keep() {
    let site = Site::new().await;
    let ask = |tag: Option<String>| {
        let mut request = Request::builder().uri("/api/rules/pictures/road.svg");
        if let Some(tag) = tag {
            request = request.header("if-none-match", tag);
        }
        site.router.clone().oneshot(request.body(Body::empty()).expect("a request"))
    };
    let first = ask(None).await.expect("an answer");
    assert_eq!(first.headers()["content-type"], "image/svg+xml");
    let keep = first.headers()["cache-control"].to_str().expect("text");
    assert!(keep.contains("max-age"), "{keep}");
    let tag = first.headers()["etag"].to_str().expect("text").to_owned();
    let again = ask(Some(tag)).await.expect("an answer");
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    let (_, svg) = site.send(Method::GET, "/api/rules/pictures/road.svg", "", Body::empty()).await;
    assert!(svg.starts_with(b"<svg"));
}

#[tokio::test]
async fn everything_a_page_names_is_served() {
    let site = Site::new().await;
    for page in ["inns_cathedrals", "mayflower"] {
        let (_, page) = site.get(&format!("/api/rules/{page}?lang=en")).await;
        let text = page.to_string();
        let names: Vec<_> = text.split("\"kind\":\"picture\",\"name\":\"").skip(1).collect();
        assert!(names.len() > 4);
        for rest in names {
            let name = rest.split('"').next().expect("a name");
            let path = format!("/api/rules/pictures/{name}.svg");
            let (status, _) = site.send(Method::GET, &path, "", Body::empty()).await;
            assert_eq!(status, StatusCode::OK, "{name}");
        }
    }
}
