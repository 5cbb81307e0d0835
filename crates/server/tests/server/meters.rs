//! What the operator sees: metrics and request ids.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tower::ServiceExt;

use crate::common::{Client, Running, Site, here};

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_histograms_queues_and_states() {
    let running = Running::new().await;
    let made = running.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    let _anna = Client::enter(running.address, &made.id, &[made.token(0)]).await.expect("in");
    let router = aude_server::app(running.app.clone());
    let get = async |path: &str| {
        let request = Request::get(path).body(Body::empty()).expect("a request");
        let response = router.clone().oneshot(request).await.expect("an answer");
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        String::from_utf8(body.to_vec()).expect("text")
    };
    get("/api/sets").await;
    let text = get("/metrics").await;
    for wanted in [
        "# TYPE aude_http_seconds histogram",
        "aude_http_seconds_bucket{route=\"/api/sets\",le=\"0.05\"}",
        "# TYPE aude_store_seconds histogram",
        "# TYPE aude_store_batch histogram",
        "aude_queue{of=\"pictures\"} 0",
        "aude_queue{of=\"queries\"}",
        "aude_queue{of=\"records\"}",
        "aude_queue{of=\"large requests\"}",
        "aude_queue{of=\"computers\"}",
        "aude_queue{of=\"spare work\"}",
        "aude_queue{of=\"reviews\"}",
        "aude_queue{of=\"analyses\"}",
        "aude_queue{of=\"writes\"}",
        "aude_tables_in_memory{phase=\"playing\",watched=\"yes\"}",
        "aude_tables_open",
        "aude_connections{use=\"player\"}",
        "aude_database_bytes",
    ] {
        assert!(text.contains(wanted), "{wanted} is missing in\n{text}");
    }
    let none = "aude_tables_in_memory{phase=\"playing\",watched=\"yes\"} 0";
    assert!(!text.contains(none), "Anna's table is counted:\n{text}");
    if cfg!(unix) {
        assert!(text.contains("aude_disk_free_bytes"), "{text}");
    }
    for secret in [made.token(0), &made.host, &made.id] {
        assert!(!text.contains(secret), "no secrets");
    }
    running.stop().await;
}

/// Every metric of the program is explained, and the dashboard shows those that exist.
#[test]
fn the_dashboard_and_the_documentation_know_the_metrics() {
    fn names(text: &str) -> BTreeSet<String> {
        let pieces = text.split(|c: char| !c.is_ascii_lowercase() && c != '_');
        let names = pieces.filter(|name| name.starts_with("aude_"));
        let plain = |name: &str| {
            let end = ["_bucket", "_count"].iter().find_map(|end| name.strip_suffix(end));
            end.unwrap_or(name).to_owned()
        };
        names.map(plain).collect()
    }
    fn quoted(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                quoted(&path, found);
            } else {
                let text = std::fs::read_to_string(&path).expect("a source");
                let calls =
                    text.split("!(\"aude_").skip(1).filter_map(|rest| rest.split('"').next());
                found.extend(calls.map(|name| format!("aude_{name}")));
            }
        }
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| std::fs::read_to_string(here.join("../..").join(file)).expect(file);
    let mut made = BTreeSet::new();
    quoted(&here.join("src"), &mut made);
    assert!(made.len() > 15, "{made:?}");
    let explained = names(&read("docs/server.md"));
    let dashboard = read("deploy/grafana.json");
    serde_json::from_str::<serde_json::Value>(&dashboard).expect("it is JSON");
    let shown = names(&dashboard);
    assert_eq!(made.difference(&explained).collect::<Vec<_>>(), [""; 0], "not explained");
    assert_eq!(shown.difference(&made).collect::<Vec<_>>(), [""; 0], "shown, but not there");
    assert_eq!(made.difference(&shown).collect::<Vec<_>>(), [""; 0], "not shown");
}

#[tokio::test]
async fn every_answer_has_its_own_id() {
    let site = Site::new().await;
    let id = async |site: &Site, given: &str| {
        let request = Request::get("/api/sets").header("x-request-id", given);
        let request = request.body(Body::empty()).expect("a request");
        let response = site.router.clone().oneshot(request).await.expect("an answer");
        response.headers()["x-request-id"].to_str().expect("text").to_owned()
    };
    let (one, other) = (id(&site, "mine").await, id(&site, "mine").await);
    assert!(one != other && one != "mine", "{one}, {other}");
}

/// A proxy that is named may choose the id, within reason; nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_is_believed_only_if_named() {
    for (named, believed) in
        [("false", false), ("192.0.2.7", false), ("127.0.0.1", true), ("true", true)]
    {
        let running = Running::with(|config| {
            config.trust_proxy = named.parse().expect("proxies");
        });
        let running = running.await;
        let id = async |given: &str| {
            let mut stream = TcpStream::connect(running.address).await.expect("it listens");
            let head = "GET /api/sets HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-request-id";
            let request = format!("{head}: {given}\r\n\r\n");
            stream.write_all(request.as_bytes()).await.expect("sent");
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.expect("an answer");
            let line = answer.lines().find_map(|line| line.strip_prefix("x-request-id: "));
            line.expect("an id").to_owned()
        };
        assert_eq!(id("proxy-1").await == "proxy-1", believed, "{named}");
        let long = "x".repeat(100);
        assert!(id(&long).await != long && id("a b").await != "a b", "{named}");
        running.stop().await;
    }
}

/// Whoever reads the logs can follow a table, but cannot join or watch it.
#[tokio::test]
async fn logs_name_tables_by_the_start_of_their_id() {
    let written = Arc::new(Mutex::new(Vec::new()));
    let writer = Arc::clone(&written);
    let lines = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(move || Lines(Arc::clone(&writer)))
        .finish();
    // With a single subscriber, what other threads without one log first would be switched off.
    let _other = tracing::Dispatch::new(tracing_subscriber::registry());
    let (id, secrets) = {
        let _here = tracing::subscriber::set_default(lines);
        let site = Site::new().await;
        let made = site.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
        site.least(&made).await;
        let app = crate::common::app_with(site.app.shared.config.clone()).await;
        app.tables.get(&made.id).await.expect("a table");
        (made.id.clone(), [made.token(0).to_owned(), made.token(1).to_owned(), made.host.clone()])
    };
    let text = String::from_utf8(written.lock().expect("lines").clone()).expect("text");
    let named = format!("table=\"{}\"", &id[..4]);
    for event in ["table created", "game started"] {
        let line = text.lines().find(|line| line.contains(event));
        let line = line.unwrap_or_else(|| panic!("{event} is missing in\n{text}"));
        assert!(line.contains(&named), "{named}: {line}");
    }
    assert!(!text.contains(&id), "the whole id");
    for secret in secrets {
        assert!(!text.contains(&secret), "a secret");
    }
}

/// Lines of a log, kept for a test.
struct Lines(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("lines").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
