//! Servers and clients for tests.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use aude_server::{App, Config, Server};
use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tower::ServiceExt;

use crate::aids::aided;
pub(crate) use crate::client::{Client, Gone};

pub(crate) const EVERYTHING: [&str; 5] =
    ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"];

/// A temporary folder for each test; removed when dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("aude-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings for tests: any port, no delays, no limits in the way.
pub(crate) fn config(folder: &Folder) -> Config {
    let mut config = Config { data: folder.path().to_owned(), ..Config::default() };
    config.listen = "127.0.0.1:0".parse().expect("an address");
    config.times.computer_pace = Duration::ZERO;
    config.times.absent = Duration::ZERO;
    config.times.proof = Duration::ZERO;
    config.times.ready = Duration::ZERO;
    config.limits.messages_per_second = 100_000;
    config.limits.requests_per_second = 100_000;
    config.limits.chat_per_second = 100_000;
    config
}

pub(crate) async fn app_with(config: Config) -> App {
    let store = aude_server::store::open(&config).await.expect("a store");
    App::new(config, store).await.expect("an app")
}

/// A router without a port.
pub(crate) struct Site {
    pub(crate) app: App,
    pub(crate) router: Router,
    pub(crate) folder: Folder,
}

impl Site {
    pub(crate) async fn new() -> Self {
        Self::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = Folder::new();
        let mut config = config(&folder);
        change(&mut config);
        let app = app_with(config).await;
        Self { router: aude_server::app(app.clone()), app, folder }
    }

    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        token: &str,
        body: impl Into<Body>,
    ) -> (StatusCode, Vec<u8>) {
        let mut request = Request::builder().method(method).uri(path);
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.body(body.into()).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let status = response.status();
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        (status, body.to_vec())
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        let (status, body) = self.send(Method::GET, path, "", Body::empty()).await;
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> (StatusCode, Value) {
        let (status, body) = self.send(Method::POST, path, token, body.to_string()).await;
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    /// Creates a table and returns the server's answer.
    pub(crate) async fn table(&self, body: Value) -> Made {
        let (status, created) = self.post("/api/tables", "", aided(body)).await;
        assert_eq!(status, StatusCode::CREATED, "{created}");
        Made::of(&created)
    }

    /// A request that must succeed.
    pub(crate) async fn ask(&self, id: &str, token: &str, request: Value) -> Value {
        let (status, answer) =
            self.post(&format!("/api/tables/{id}/requests"), token, request.clone()).await;
        assert_eq!(status, StatusCode::OK, "{request}: {answer}");
        answer
    }

    /// A request that must fail, and the expected code.
    pub(crate) async fn fail(&self, id: &str, token: &str, request: Value) -> String {
        let (status, answer) =
            self.post(&format!("/api/tables/{id}/requests"), token, request.clone()).await;
        assert!(status.is_client_error(), "{request}: {status} {answer}");
        answer["error"]["code"].as_str().expect("a code").to_owned()
    }

    pub(crate) async fn info(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.1["table"].clone()
    }

    /// The minimal turn of the acting seat, committed with its secret.
    pub(crate) async fn least(&self, made: &Made) -> Value {
        let view = self.get(&format!("/api/tables/{}", made.id)).await.1;
        let seat = view["state"]["actor"].as_u64().expect("a seat decides");
        let version = view["table"]["version"].as_u64().expect("a version");
        let actions = self.actions(made, seat, version).await;
        let request =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        self.ask(&made.id, made.token(seat), request).await
    }

    /// Waits until a table reaches the wanted state.
    pub(crate) async fn until(&self, made: &Made, what: &str, wanted: impl Fn(&Value) -> bool) {
        for _ in 0..1000 {
            let view = self.get(&format!("/api/tables/{}", made.id)).await.1;
            if wanted(&view) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("never: {what}");
    }

    /// Plays a table of computers to its end.
    pub(crate) async fn finished(&self, sets: &[&str], game: &str) -> Made {
        let computer = json!({"kind": "computer", "level": "easy"});
        let seats = json!([computer, computer, computer]);
        let made =
            self.table(json!({"game": game, "sets": sets, "seats": seats, "public": true})).await;
        for _ in 0..3000 {
            if self.info(&made.id).await["phase"] == "over" {
                return made;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("the game does not end");
    }

    /// The first legal action of every step of a seat's part.
    pub(crate) async fn actions(&self, made: &Made, seat: u64, version: u64) -> Vec<Value> {
        self.actions_after(made, seat, version, Vec::new()).await
    }

    /// The same, after these.
    pub(crate) async fn actions_after(
        &self,
        made: &Made,
        seat: u64,
        version: u64,
        mut actions: Vec<Value>,
    ) -> Vec<Value> {
        loop {
            let request =
                json!({"type": "draft", "seat": seat, "version": version, "actions": actions});
            let draft = self.ask(&made.id, made.token(seat), request).await;
            if draft["complete"] == true {
                return actions;
            }
            actions.push(draft["legal"][0]["text"].clone());
        }
    }
}

/// A table and its secrets.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) id: String,
    pub(crate) host: String,
    pub(crate) tokens: Vec<(u64, String)>,
}

impl Made {
    pub(crate) fn of(created: &Value) -> Self {
        let seats = created["seats"].as_array().expect("seats");
        let pair = |seat: &Value| {
            let token = seat["token"].as_str().expect("a secret").to_owned();
            (seat["seat"].as_u64().expect("a seat"), token)
        };
        Self {
            id: created["table"]["id"].as_str().expect("an id").to_owned(),
            host: created["host"].as_str().expect("a secret").to_owned(),
            tokens: seats.iter().map(pair).collect(),
        }
    }

    pub(crate) fn token(&self, seat: u64) -> &str {
        let found = self.tokens.iter().find(|(known, _)| *known == seat);
        &found.expect("a seat at this device").1
    }
}

/// A server on a real port.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) app: App,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
    _folder: Folder,
}

impl Running {
    pub(crate) async fn new() -> Self {
        Self::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = Folder::new();
        let mut config = config(&folder);
        change(&mut config);
        let server = Server::bind(config).await.expect("a server");
        let (address, app) = (server.address(), server.app().clone());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let until = async { drop(stopped.await) };
            server.run(until).await.expect("it runs");
        });
        Self { address, app, stop: Some(stop), task, _folder: folder }
    }

    /// One of several that share a PostgreSQL database.
    pub(crate) async fn sharing(url: &str, change: impl FnOnce(&mut Config)) -> Self {
        Self::with(|config| {
            url.clone_into(&mut config.database);
            "127.0.0.1:0".clone_into(&mut config.node);
            change(config);
        })
        .await
    }

    pub(crate) async fn table(&self, body: Value) -> Made {
        let create = serde_json::from_value(aided(body)).expect("a table to be");
        let created = self.app.tables.create(&create, "test").await.expect("a table");
        Made::of(&serde_json::to_value(created).expect("JSON"))
    }

    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        (&mut self.task).await.expect("a good end");
    }
}

/// A small generator for choices in tests.
#[derive(Clone)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

pub(crate) fn here(name: &str) -> Value {
    json!({"kind": "local", "name": name})
}
