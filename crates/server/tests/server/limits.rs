//! Nobody takes more than their share.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::common::{Client, Folder, Made, Running, Site, here};

async fn two(running: &Running) -> Made {
    running.table(json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}})).await
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_never_keep_players_out() {
    let running = Running::with(|config| config.limits.sockets_per_table = 3).await;
    let made = two(&running).await;
    let mut crowd = Vec::new();
    for _ in 0..3 {
        crowd.push(Client::enter(running.address, &made.id, &[]).await.expect("in"));
    }
    let mut one_more =
        Client::connect(running.address, &made.id, json!({})).await.expect("a socket");
    assert_eq!(one_more.frame().await.expect("an answer")["error"]["code"], "limit/sockets");
    let anna = Client::enter(running.address, &made.id, &[made.token(0)]).await.expect("in");
    let _host = Client::enter(running.address, &made.id, &[&made.host]).await.expect("in");
    let _bert = Client::enter(running.address, &made.id, &[made.token(1)]).await.expect("in");
    let _again = anna.back(running.address, &made.id, &[made.token(0)]).await.expect("back");
    // The number of players is limited, too.
    let hello = json!({"tokens": [made.token(1)]});
    let mut more = Client::connect(running.address, &made.id, hello).await.expect("a socket");
    assert_eq!(more.frame().await.expect("an answer")["error"]["code"], "limit/sockets");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_sockets_and_gets_them_back() {
    let running = Running::with(|config| config.limits.sockets_per_address = 2).await;
    let made = two(&running).await;
    let first = Client::enter(running.address, &made.id, &[]).await.expect("in");
    let _second = Client::enter(running.address, &made.id, &[]).await.expect("in");
    let third = Client::connect(running.address, &made.id, json!({})).await;
    assert!(third.err().is_some_and(|told| told.contains("429")));
    drop(first);
    for _ in 0..200 {
        if Client::enter(running.address, &made.id, &[]).await.is_ok() {
            return running.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("a closed socket still counts");
}

#[tokio::test]
async fn talk_is_bounded_and_watchers_do_not_drown_players() {
    let site = Site::with(|config| config.limits.chat_per_second = 1).await;
    let made = site.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    let path = format!("/api/tables/{}/requests", made.id);
    let mut refused = 0;
    for _ in 0..30 {
        let (status, answer) = site.post(&path, "", json!({"type": "chat", "text": "Boo"})).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer["error"]["code"], "limit/chat");
            refused += 1;
        }
    }
    assert!((18..=20).contains(&refused), "{refused}");
    for seat in [0, 1] {
        let say = json!({"type": "chat", "seat": seat, "text": "Your turn"});
        site.ask(&made.id, made.token(seat), say).await;
    }
}

#[tokio::test]
async fn tables_are_not_made_without_end_by_closing_replaying_or_playing_again() {
    let site = Site::with(|config| config.limits.tables_per_address = 1).await;
    let (status, made) =
        site.post("/api/tables", "", json!({"seats": [here("Anna"), here("Bert")]})).await;
    assert_eq!(status, StatusCode::CREATED);
    let mut made = Made::of(&made);
    let next = async |made: &Made| {
        site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
        site.ask(&made.id, made.token(1), json!({"type": "rematch", "seat": 1})).await;
        let rematch = json!({"type": "rematch", "seat": 0});
        site.post(&format!("/api/tables/{}/requests", made.id), made.token(0), rematch).await
    };
    // A rematch counts as a table of the same address …
    let (_, answer) = next(&made).await;
    made.id = answer["table"].as_str().expect("a table").to_owned();
    let (_, refused) = site.post("/api/tables", "", json!({})).await;
    assert_eq!(refused["error"]["code"], "limit/tables-per-address");
    // … and there are six per hour, including closed ones.
    for _ in 0..4 {
        let (status, answer) = next(&made).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        made.id = answer["table"].as_str().expect("a table").to_owned();
    }
    let (status, refused) = next(&made).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused["error"]["code"], "limit/tables-per-hour");
    let record = "[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n";
    let body = json!({"record": record, "mode": "replay"});
    let (_, refused) = site.post("/api/records", "", body).await;
    assert_eq!(refused["error"]["code"], "limit/tables-per-hour");
}

/// So many requests at the same moment, from one address each.
async fn made_at_once(site: &Site, many: usize, own_address: bool) -> Vec<StatusCode> {
    let create = (0..many).map(|number| {
        let name = if own_address { format!("address {number}") } else { "address".to_owned() };
        let tables = std::sync::Arc::clone(&site.app.tables);
        let create = serde_json::from_value(json!({})).expect("a table");
        tokio::spawn(async move { tables.create(&create, &name).await })
    });
    let create: Vec<_> = create.collect();
    let mut answers = Vec::new();
    for created in create {
        let created = created.await.expect("no panic");
        answers.push(created.map_or_else(|failure| failure.status, |_| StatusCode::CREATED));
    }
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn limits_of_tables_hold_for_requests_at_the_same_moment() {
    let made = |answers: &[StatusCode]| {
        let other = |&&status: &&StatusCode| status != StatusCode::CREATED;
        assert!(answers.iter().filter(other).all(|&status| status == 429), "{answers:?}");
        answers.iter().filter(|&&status| status == StatusCode::CREATED).count()
    };
    let site = Site::with(|config| config.limits.tables_per_address = 10).await;
    assert_eq!(made(&made_at_once(&site, 60, false).await), 10);
    let open = site.app.shared.store.open(None).await;
    assert_eq!(open, Ok(10));
    // The others are refused without an effect on other addresses …
    assert_eq!(made(&made_at_once(&site, 5, true).await), 5);
    // … and in all there are no more than the server holds.
    let site = Site::with(|config| config.limits.tables = 10).await;
    assert!(made(&made_at_once(&site, 60, true).await) <= 10);
    let open = site.app.shared.store.open(None).await.expect("a number");
    assert!((1..=10).contains(&open), "{open}");
    // Nothing stays reserved.
    for number in open..10 {
        let create = serde_json::from_value(json!({})).expect("a table");
        site.app.tables.create(&create, &format!("later {number}")).await.expect("room");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_over_which_nothing_is_said_are_closed() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let running = Running::with(|config| {
        config.times.patience = Duration::from_millis(900);
        config.times.heartbeat = Duration::from_millis(200);
    })
    .await;
    let made = two(&running).await;
    let mut client = Client::enter(running.address, &made.id, &[]).await.expect("in");
    for half in ["", "GET / HT", "GET /health HTTP/1.1\r\nhost: x\r\n"] {
        let mut stream = tokio::net::TcpStream::connect(running.address).await.expect("connected");
        stream.write_all(half.as_bytes()).await.expect("sent");
        let mut rest = Vec::new();
        let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest));
        assert!(closed.await.is_ok(), "{half:?} keeps a connection for ever");
    }
    // A silent socket has its heartbeat.
    while client.push().await.expect("still there")["push"] != "heartbeat" {}
    client.ask(json!({"type": "ping"})).await.expect("connected").expect("answered");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_does_not_hold_up_the_end() {
    use tokio::io::AsyncWriteExt;
    let running = Running::new().await;
    let body = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{\"seats\"";
    let mut streams = Vec::new();
    for half in ["", "GET / HT", "GET /health HTTP/1.1\r\nhost: x\r\n", body] {
        let mut stream = tokio::net::TcpStream::connect(running.address).await.expect("connected");
        stream.write_all(half.as_bytes()).await.expect("sent");
        streams.push(stream);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let began = std::time::Instant::now();
    running.stop().await;
    assert!(began.elapsed() < Duration::from_secs(6), "{:?}", began.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_of_a_record_are_told_in_few_words() {
    let site = Site::new().await;
    for record in ["[\n".repeat(250_000), "[A \"b\"]\n".repeat(80_000), "x ".repeat(8_000)] {
        let began = std::time::Instant::now();
        let body = json!({"record": record, "mode": "replay"});
        let (status, answer) = site.post("/api/records", "", body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let told = answer.to_string().len();
        assert!(told < 20_000, "{told} bytes");
        assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
    }
}

#[tokio::test]
async fn the_chat_of_a_table_may_be_filled_to_the_last_byte() {
    // A message counts with its author's name: ten bytes each.
    let site = Site::with(|config| config.limits.chat_bytes_per_table = 20).await;
    let made = site.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    let say = |text: &str| json!({"type": "chat", "seat": 0, "text": text});
    site.ask(&made.id, made.token(0), say("sixsix")).await;
    assert_eq!(site.fail(&made.id, made.token(0), say("sevenses")).await, "limit/chat-total");
    site.ask(&made.id, made.token(0), say("sixsix")).await;
    assert_eq!(site.fail(&made.id, made.token(0), say("1")).await, "limit/chat-total");
}

/// The folder of the server that the test below starts.
#[cfg(unix)]
const FEW_FILES: &str = "AUDE_TEST_FEW_FILES";

/// Not a test by itself: a server that may have few files open.
#[cfg(unix)]
#[test]
fn few_files_child() {
    let Ok(folder) = std::env::var(FEW_FILES) else { return };
    let mut config = aude_server::Config { data: folder.into(), ..Default::default() };
    config.listen = "127.0.0.1:0".parse().expect("an address");
    aude_server::serve(config, &|url| println!("\nLISTENING {url}")).expect("it runs");
}

/// Under a real limit of open files: whoever sends half of a request, with its headers and without
/// its body, keeps nobody out.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn half_sent_bodies_make_room_for_others() {
    use std::io::BufRead as _;
    use std::process::{Command, Stdio};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let folder = Folder::new();
    // 48 connections fit in, and 12 of each address.
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -n 96; exec \"$0\" --exact limits::few_files_child --nocapture"])
        .arg(std::env::current_exe().expect("this program"))
        .env(FEW_FILES, folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let output = std::io::BufReader::new(child.stdout.take().expect("its output"));
    let _process = crate::kill::Process(child);
    let mut lines = output.lines().map_while(Result::ok);
    let line = lines.find(|line| line.starts_with("LISTENING")).expect("it listens");
    let address = line.trim_start_matches("LISTENING http://").trim_end_matches('/');
    let address: std::net::SocketAddr = address.parse().expect("an address");
    let from = async |last: u8, text: &str| {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind((std::net::Ipv4Addr::new(127, 0, 0, last), 0).into()).expect("bound");
        let mut stream = socket.connect(address).await.expect("it listens");
        let _ = stream.write_all(text.as_bytes()).await;
        stream
    };
    let half = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 100\r\n\r\n{";
    let mut crowd = Vec::new();
    for last in 1..=6 {
        for _ in 0..14 {
            crowd.push((last, from(last, half).await));
        }
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let whole = "GET /api/sets HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    for guest in 101..=104 {
        let mut stream = from(guest, whole).await;
        let mut answer = Vec::new();
        let read = stream.read_to_end(&mut answer);
        let read = tokio::time::timeout(Duration::from_secs(10), read).await;
        assert!(matches!(read, Ok(Ok(_))), "guest {guest} waits: {read:?}");
        assert!(answer.starts_with(b"HTTP/1.1 200"), "guest {guest}");
    }
    // No address had more than its quarter.
    let mut open = [0; 7];
    for (last, stream) in &crowd {
        let still = stream.try_read(&mut [0; 1]);
        let is_open = still.is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock);
        open[usize::from(*last)] += usize::from(is_open);
    }
    assert!(open.iter().all(|&many| many <= 12), "{open:?}");
    assert!(open.iter().sum::<usize>() <= 48, "{open:?}");
}

/// Looking at everything takes work, too.
#[tokio::test]
async fn metrics_are_limited_like_other_requests() {
    let site = Site::with(|config| config.limits.requests_per_second = 1).await;
    let mut refused = 0;
    for _ in 0..40 {
        let (status, _) = site.send(Method::GET, "/metrics", "", Body::empty()).await;
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 20, "{refused}");
}

/// Whoever goes away makes no room for another hint before the work is done.
#[tokio::test(flavor = "multi_thread")]
async fn hints_that_nobody_waits_for_still_count() {
    let site = Site::with(|config| config.times.hint = Duration::from_secs(2)).await;
    let made = loop {
        let seats = json!([here("Anna"), here("Bert")]);
        let made = site.table(json!({"seats": seats, "first": {"seat": 0}, "aids": true})).await;
        let legal = site.ask(&made.id, "", json!({"type": "legal"})).await;
        if legal["actions"].as_array().is_some_and(|actions| actions.len() > 4) {
            break made;
        }
    };
    let ask = json!({"type": "hint", "seat": 0});
    let path = format!("/api/tables/{}/requests", made.id);
    let gone = site.post(&path, made.token(0), ask.clone());
    let gone = tokio::time::timeout(Duration::from_millis(100), gone).await;
    assert!(gone.is_err(), "the client goes away");
    assert_eq!(site.app.shared.hints.count(), 1, "it is still being worked on");
    let failure = site.fail(&made.id, made.token(0), ask).await;
    assert_eq!(failure, "limit/hint", "one at a time per seat");
    let all: Vec<_> = (0..7).map(|_| site.app.shared.hints.place(None).expect("room")).collect();
    assert!(site.app.shared.hints.place(None).is_err(), "no address has more than its share");
    drop(all);
}
