//! The router without a port.

use aude_record::{Record, SetLibrary};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::common::{EVERYTHING, Made, Site, here};

#[tokio::test]
async fn health_touches_the_database_and_every_answer_has_strict_headers() {
    let site = Site::new().await;
    for path in ["/health", "/", "/table/abc", "/icon.svg", "/api/nothing", "/api/art/mayflower/A"]
    {
        let request = Request::builder().uri(path).body(Body::empty()).expect("a request");
        let response = site.router.clone().oneshot(request).await.expect("an answer");
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().expect("text");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
    }
    // Scripts, styles and texts are parts of pages: no browser takes them for anything else.
    for path in ["/app/main.js", "/style/base.css", "/locales/en/home.ftl"] {
        let request = Request::builder().uri(path).body(Body::empty()).expect("a request");
        let response = site.router.clone().oneshot(request).await.expect("an answer");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff", "{path}");
        assert!(!response.headers().contains_key("content-security-policy"), "{path}");
    }
    assert_eq!(site.get("/health").await.1["ok"], true);
    site.app.shared.store.close().await.expect("closed");
    let (status, body) = site.get("/health").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(body["error"]["code"], "store/failed");
}

#[tokio::test]
async fn every_fault_of_a_setup_is_told_at_once() {
    let site = Site::new().await;
    let body = json!({"sets": ["base", "moon"], "options": {"small-city": "3"}});
    let (status, answer) = site.post("/api/tables", "", body).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(answer["error"]["code"], "request/setup");
    assert_eq!(answer["error"]["problems"].as_array().map(Vec::len), Some(2), "{answer}");
    for bad in [
        json!({"game": "chess"}),
        json!({"seats": [here("")]}),
        json!({"seats": [here("A\nB"), here("C")]}),
        json!({"seats": [here("A")]}),
        json!({"seats": vec![here("A"); 7]}),
        json!({"first": {"seat": 5}}),
        json!({"clock": {"kind": "turn", "seconds": 0}}),
        json!({"seed": ""}),
        json!({"color": 3}),
        json!([1]),
    ] {
        let (status, answer) = site.post("/api/tables", "", bad.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad}: {answer}");
    }
}

#[tokio::test]
async fn seats_fill_and_the_game_begins() {
    let site = Site::new().await;
    let seats = json!([here("Anna"), {"kind": "open"}, {"kind": "open"}]);
    let made = site.table(json!({"seats": seats, "public": true})).await;
    assert_eq!(site.info(&made.id).await["phase"], "gathering");
    assert_eq!(site.get("/api/tables").await.1[0]["id"], made.id);
    let code = site.fail(&made.id, made.token(0), json!({"type": "legal"})).await;
    assert_eq!(code, "table/not-begun");
    let join = format!("/api/tables/{}/join", made.id);
    let (_, joined) = site.post(&join, "", json!({"name": "Bert", "color": "blue"})).await;
    assert_eq!(joined["secret"]["seat"], 1);
    let (status, _) = site.post(&join, "", json!({"name": "Cleo", "seat": 1})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    // Only the host can put a computer there.
    let computer = json!({"type": "add-computer", "seat": 2, "level": "easy"});
    assert_eq!(site.fail(&made.id, made.token(0), computer.clone()).await, "seat/not-host");
    site.ask(&made.id, &made.host, computer).await;
    let info = site.info(&made.id).await;
    assert_eq!(info["phase"], "playing");
    assert_eq!(info["seats"][2]["name"], "Computer 3");
    let (status, _) = site.post(&join, "", json!({"name": "Dora"})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(site.get("/api/tables?phase=playing").await.1[0]["names"][1], "Bert");
    let both = site.get("/api/tables?phase=gathering,playing,replay").await.1;
    assert_eq!(both.as_array().map(Vec::len), Some(1), "several phases in one answer: {both}");
    assert_eq!(both[0]["phase"], "playing");
    for phase in ["dancing", "playing,dancing", "", "over,over,over,over,over,over"] {
        let (status, refused) = site.get(&format!("/api/tables?phase={phase}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{phase}: {refused}");
    }
}

#[tokio::test]
async fn no_secret_is_in_anything_others_see() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": [here("Anna"), here("Bert")], "public": true})).await;
    let mut seen = String::new();
    let paths =
        ["", "/record", "/log", "/position/1"].map(|tail| format!("/api/tables/{}{tail}", made.id));
    for path in paths.iter().map(String::as_str).chain(["/api/tables?phase=playing"]) {
        let (status, body) = site.send(Method::GET, path, "", Body::empty()).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        seen.push_str(&String::from_utf8(body).expect("text"));
    }
    for secret in made.tokens.iter().map(|(_, token)| token).chain([&made.host]) {
        assert!(!seen.contains(secret.as_str()));
    }
    let row = site.app.shared.store.game(&made.id).await.expect("read").expect("a row");
    let seed: String = row.seed.iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(!seen.contains(&seed));
    assert!(!row.head.json.contains(made.token(0)), "only hashes are kept");
    let file = std::fs::read(site.folder.path().join("aude.sqlite-wal")).expect("the database");
    let holds = |needle: &str| file.windows(needle.len()).any(|part| part == needle.as_bytes());
    assert!(!holds(made.token(0)) && !holds(&made.host));
}

#[tokio::test]
async fn drafts_book_nothing_and_refusals_name_the_rule() {
    let site = Site::new().await;
    let seats = json!([here("Anna"), here("Bert")]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}, "seed": "draft"})).await;
    let before = site.get(&format!("/api/tables/{}", made.id)).await.1;
    let actions = site.actions(&made, 0, 1).await;
    let draft = json!({"type": "draft", "seat": 0, "version": 1, "actions": actions});
    let draft = site.ask(&made.id, made.token(0), draft).await;
    assert_eq!(draft["complete"], true);
    assert_eq!(draft["state"]["actor"], "chance", "no tile is drawn");
    assert_eq!(site.get(&format!("/api/tables/{}", made.id)).await.1, before);
    let far = json!({"type": "draft", "seat": 0, "version": 1, "actions": ["9,9r0"]});
    let (status, refusal) =
        site.post(&format!("/api/tables/{}/requests", made.id), made.token(0), far).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refusal["error"]["code"], "refused/not-adjacent");
    assert_eq!(refusal["error"]["rule"], "C-3");
    let why = site.ask(&made.id, "", json!({"type": "why", "action": "0,0r0"})).await;
    assert_eq!(why["refusal"]["code"], "refused/cell-taken");
    let why =
        site.ask(&made.id, "", json!({"type": "why", "action": "-", "after": [actions[0]]})).await;
    assert_eq!(why["legal"], true);
    // Another player's turn, another player's seat, too little, too much.
    let commit = |seat: u8, actions: &[Value]| json!({"type": "commit", "seat": seat, "version": 1, "actions": actions});
    let id = &made.id;
    assert_eq!(site.fail(id, made.token(1), commit(1, &actions)).await, "seat/not-your-turn");
    assert_eq!(site.fail(id, made.token(1), commit(0, &actions)).await, "seat/not-yours");
    assert_eq!(site.fail(id, "", commit(0, &actions)).await, "seat/not-yours");
    assert_eq!(site.fail(id, made.token(0), commit(0, &actions[..1])).await, "commit/unfinished");
    let more = [actions.as_slice(), &[json!("-")]].concat();
    assert_eq!(site.fail(id, made.token(0), commit(0, &more)).await, "commit/too-many");
    let many = vec![json!("-"); site.app.shared.config.limits.actions + 1];
    assert_eq!(site.fail(id, made.token(0), commit(0, &many)).await, "limit/actions");
    let most = site.fail(id, made.token(0), commit(0, &many[1..])).await;
    assert_ne!(most, "limit/actions", "as many as are allowed");
    assert_eq!(site.fail(id, made.token(0), commit(0, &[json!("?")])).await, "request/action");
    assert_eq!(
        site.fail(id, made.token(0), commit(0, &[json!({"draw": "A"})])).await,
        "refused/not-now"
    );
    assert_eq!(site.info(id).await["version"], 1);
    site.ask(id, made.token(0), commit(0, &actions)).await;
    let late = commit(0, &actions[..1]);
    assert_eq!(site.fail(id, made.token(0), late).await, "commit/conflict");
}

#[tokio::test]
async fn two_servers_on_one_database_do_not_overwrite_each_other() {
    let site = Site::new().await;
    let other = crate::common::app_with(site.app.shared.config.clone()).await;
    let other = Site {
        router: aude_server::app(other.clone()),
        app: other,
        folder: crate::common::Folder::new(),
    };
    let seats = json!([here("Anna"), here("Bert")]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}})).await;
    let actions = other.actions(&made, 0, 1).await;
    site.least(&made).await;
    // The other one still assumes version 1; the store knows better.
    let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": actions});
    assert_eq!(other.fail(&made.id, made.token(0), commit).await, "commit/conflict");
    assert_eq!(other.info(&made.id).await["version"], 2, "it has looked again");
    other.least(&made).await;
    assert_eq!(other.info(&made.id).await["version"], 3);
}

#[tokio::test]
async fn a_given_seed_gives_the_same_tiles_at_every_table() {
    let site = Site::new().await;
    let mut games = Vec::new();
    for seed in ["club evening", "club evening", "another"] {
        let made = site.table(json!({"seats": [here("Anna"), here("Bert")], "seed": seed})).await;
        let mut drawn = Vec::new();
        for _ in 0..20 {
            let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
            drawn.push((view["state"]["drawn"].to_string(), view["state"]["actor"].to_string()));
            site.least(&made).await;
        }
        games.push(drawn);
        site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
        let (_, text) = site
            .send(Method::GET, &format!("/api/tables/{}/record", made.id), "", Body::empty())
            .await;
        let text = String::from_utf8(text).expect("text");
        let record = Record::parse(&text, &SetLibrary::builtin()).expect("a record");
        let verified = aude_server::verify_record(&record).expect("fair");
        assert!(verified.draws >= 20, "{verified:?}");
        assert_eq!(former(&text, "SeedScope", "DrawsOf"), verified);
    }
    assert_eq!(games[0], games[1], "also who begins");
    assert_ne!(games[0], games[2]);
}

/// The contents of a record with a header under its former name.
fn former(text: &str, header: &str, name: &str) -> aude_server::fair::Verified {
    let old = text.replace(&format!("[{header} "), &format!("[{name} "));
    assert_ne!(old, text, "{text}");
    let old = Record::parse(&old, &SetLibrary::builtin()).expect("a record");
    aude_server::verify_record(&old).expect("fair under its former header too")
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_kept_proved_fair_exported_and_imported() {
    let site = Site::new().await;
    for (game, sets) in [("classic", EVERYTHING.as_slice()), ("mayflower", &["mayflower"])] {
        let made = site.finished(sets, game).await;
        assert_eq!(site.get("/api/tables?phase=over").await.1[0]["id"], made.id);
        let path = format!("/api/tables/{}/record", made.id);
        let (_, text) = site.send(Method::GET, &path, "", Body::empty()).await;
        let text = String::from_utf8(text).expect("text");
        let record = Record::parse(&text, &SetLibrary::builtin()).expect("a record");
        let verified = aude_server::verify_record(&record).expect("fair");
        assert!(verified.draws >= 65, "{verified:?}");
        // Another seed, or a changed draw, is detected.
        let info = site.info(&made.id).await;
        let seed = info["seed"].as_str().expect("told at the end");
        let wrong = text.replace(seed, &seed.chars().rev().collect::<String>());
        let wrong = Record::parse(&wrong, &SetLibrary::builtin()).expect("a record");
        assert!(aude_server::verify_record(&wrong).is_err());
        let id = &text.lines().find(|line| line.starts_with("[Table")).expect("a header")[8..20];
        let moved = text.replace(id, "abcdefghjkmn");
        let moved = Record::parse(&moved, &SetLibrary::builtin()).expect("a record");
        assert!(matches!(
            aude_server::verify_record(&moved),
            Err(aude_server::fair::Unfair::Draw { .. } | aude_server::fair::Unfair::First { .. })
        ));
        // To replay.
        let body = json!({"record": text, "mode": "replay"});
        let (status, replay) = site.post("/api/records", "", body).await;
        assert_eq!(status, StatusCode::CREATED, "{replay}");
        assert_eq!(replay["table"]["phase"], "replay");
        let id = replay["table"]["id"].as_str().expect("an id");
        let version = replay["table"]["version"].as_u64().expect("a version");
        let last = site.get(&format!("/api/tables/{id}/position/{version}")).await.1;
        assert_eq!(
            last["hash"],
            site.get(&format!("/api/tables/{}", made.id)).await.1["state"]["hash"]
        );
        assert_eq!(last["over"], true);
        // To continue, from the middle.
        let half: Vec<&str> = text.lines().collect();
        let head = half.iter().position(|line| line.is_empty()).expect("a gap");
        let half = half[..head + 21].join("\n");
        let result = half.lines().find(|line| line.starts_with("[Result")).expect("a result");
        let half = half.replace(result, "");
        let body = json!({"record": half, "mode": "continue"});
        let (status, on) = site.post("/api/records", "", body).await;
        assert_eq!(status, StatusCode::CREATED, "{on}");
        let on = Made::of(&on);
        site.least(&on).await;
        site.ask(&on.id, on.token(0), json!({"type": "resign", "seat": 0})).await;
        site.ask(&on.id, on.token(1), json!({"type": "resign", "seat": 1})).await;
        let path = format!("/api/tables/{}/record", on.id);
        let (_, text) = site.send(Method::GET, &path, "", Body::empty()).await;
        let text = String::from_utf8(text).expect("text");
        let record = Record::parse(&text, &SetLibrary::builtin()).expect("a record");
        let verified = aude_server::verify_record(&record).expect("fair");
        assert!(verified.imported >= 18 && verified.draws >= 1, "{verified:?}\n{text}");
        assert_eq!(former(&text, "ImportedDraws", "DrawsElsewhere"), verified);
    }
    let (status, answer) =
        site.post("/api/records", "", json!({"record": "1. 1 V", "mode": "replay"})).await;
    assert_eq!(
        (status, answer["error"]["code"].as_str()),
        (StatusCode::BAD_REQUEST, Some("request/record"))
    );
}

#[tokio::test]
async fn games_from_elsewhere_are_imported() {
    let site = Site::new().await;
    let link = "https://example.org/#/0/0/Fg/2111?players=Anna,B%C3%A9la";
    let body = json!({"record": link, "mode": "replay"});
    let (status, made) = site.post("/api/records", "", body).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let id = made["table"]["id"].as_str().expect("an id");
    let view = site.get(&format!("/api/tables/{id}")).await.1;
    assert_eq!(view["table"]["seats"][1]["name"], "Béla", "{view}");
    let body = json!({"record": "<html>", "mode": "replay"});
    let (status, refused) = site.post("/api/records", "", body).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(refused["error"]["code"], "request/format", "{refused}");
}

#[tokio::test]
async fn limits_hold() {
    let site = Site::with(|config| {
        config.limits.tables_per_address = 3;
        config.limits.body_bytes = 2000;
    })
    .await;
    for _ in 0..3 {
        site.table(json!({})).await;
    }
    let (status, answer) = site.post("/api/tables", "", json!({})).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(answer["error"]["code"], "limit/tables-per-address");
    let long = json!({"seed": "x".repeat(3000)});
    assert_eq!(site.post("/api/tables", "", long).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let deep = "[".repeat(1500);
    let (status, _) = site.send(Method::POST, "/api/tables", "", deep).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = site.send(Method::POST, "/api/tables", "", vec![0xff, 0xfe]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    for id in ["nothing", "abcdefghjkmn", "..%2f..%2fetc", "%00"] {
        assert_eq!(site.get(&format!("/api/tables/{id}")).await.0, StatusCode::NOT_FOUND, "{id}");
    }
    let slow = Site::with(|config| config.limits.requests_per_second = 1).await;
    let mut refused = 0;
    for _ in 0..20 {
        refused += u32::from(slow.get("/api/tables").await.0 == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused >= 14, "{refused}");
    assert_eq!(slow.get("/health").await.0, StatusCode::OK, "the host can still look");
}

#[tokio::test]
async fn everything_lies_under_the_base_path() {
    let site = Site::with(|config| config.base_path = "/games/aude/".to_owned()).await;
    assert_eq!(site.get("/games/aude/health").await.0, StatusCode::OK);
    assert_eq!(site.get("/games/aude/api/sets").await.0, StatusCode::OK);
    let pages = ["/games/aude", "/games/aude/", "/games/aude/table/x"];
    for page in pages {
        let (status, body) = site.send(Method::GET, page, "", Body::empty()).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        assert!(String::from_utf8_lossy(&body).contains("<base href=\"/games/aude/\">"));
    }
    assert_eq!(site.get("/health").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn pages_are_read_and_nothing_else() {
    for base in ["", "/games/aude"] {
        let site = Site::with(|config| config.base_path = base.to_owned()).await;
        for method in ["POST", "PUT", "DELETE", "TRACE", "CONNECT", "BREW"] {
            let method: Method = method.parse().expect("a method");
            for page in ["/", "/table/x", "/style/base.css"] {
                let page = format!("{base}{page}");
                let (status, _) = site.send(method.clone(), &page, "", Body::empty()).await;
                assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {page}");
            }
        }
        let (status, body) = site.send(Method::HEAD, &format!("{base}/"), "", Body::empty()).await;
        assert_eq!((status, body.len()), (StatusCode::OK, 0));
    }
}

#[tokio::test]
async fn files_come_compressed_and_are_not_sent_twice() {
    let site = Site::new().await;
    let get = |path: &str, header: &'static str, value: String| {
        let request = Request::builder().uri(path).header(header, value);
        let request = request.body(Body::empty()).expect("a request");
        site.router.clone().oneshot(request)
    };
    for path in ["/", "/style/base.css", "/table/x"] {
        let first = get(path, "accept-encoding", "gzip".to_owned()).await.expect("an answer");
        assert_eq!(first.status(), StatusCode::OK, "{path}");
        let headers = first.headers();
        assert_eq!(headers["content-encoding"], "gzip", "{path}");
        assert_eq!(headers["cache-control"], "no-cache");
        let tag = headers["etag"].to_str().expect("text").to_owned();
        for known in [tag.clone(), format!("\"x\", {tag}"), "*".to_owned()] {
            let again = get(path, "if-none-match", known).await.expect("an answer");
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{path}");
            assert_eq!(again.headers()["etag"].to_str().expect("text"), tag);
        }
        let other = get(path, "if-none-match", "\"x\"".to_owned()).await.expect("an answer");
        assert_eq!(other.status(), StatusCode::OK);
    }
    let missing = get("/no.js", "accept", "*/*".to_owned()).await.expect("an answer");
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    let up = get("/../Cargo.toml", "accept", "*/*".to_owned()).await.expect("an answer");
    assert_eq!(up.status(), StatusCode::NOT_FOUND);
}
