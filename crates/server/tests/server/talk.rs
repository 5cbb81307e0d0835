//! The socket loop over channels, without a port.

use std::sync::Arc;
use std::time::Duration;

use aude_server::live::{End, In, Out, Visitor, converse, read_frame, read_hello};
use futures_util::{sink, stream};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::common::{Dice, Made, Site, here};

struct Socket {
    to: mpsc::UnboundedSender<In>,
    from: mpsc::UnboundedReceiver<Out>,
    end: tokio::task::JoinHandle<End>,
}

impl Socket {
    async fn open(site: &Site, id: &str) -> Self {
        let (to, incoming) = mpsc::unbounded_channel();
        let (outgoing, from) = mpsc::unbounded_channel();
        let incoming = Box::pin(stream::unfold(incoming, |mut incoming| async move {
            incoming.recv().await.map(|frame| (frame, incoming))
        }));
        let outgoing = Box::pin(sink::unfold(
            outgoing,
            |outgoing: mpsc::UnboundedSender<Out>, out| async move {
                outgoing.send(out).map(|()| outgoing)
            },
        ));
        let table = site.app.tables.get(id).await.expect("a table");
        let (shared, tables) = (Arc::clone(&site.app.shared), Arc::clone(&site.app.tables));
        let end =
            tokio::spawn(converse(Visitor::default(), shared, tables, table, incoming, outgoing));
        Self { to, from, end }
    }

    fn say(&self, value: &Value) {
        let _ = self.to.send(In::Text(value.to_string()));
    }

    async fn hear(&mut self) -> Value {
        loop {
            let out = tokio::time::timeout(Duration::from_secs(10), self.from.recv()).await;
            match out.expect("in time").expect("something") {
                Out::Text(text) => return serde_json::from_str(&text).expect("JSON"),
                Out::Ping => {}
                Out::Close(code, reason) => return json!({"closed": code, "reason": reason}),
            }
        }
    }

    /// The next frame that is not about the table's seats.
    async fn news(&mut self) -> Value {
        loop {
            let value = self.hear().await;
            if value["push"] != "table" {
                return value;
            }
        }
    }
}

async fn two(site: &Site) -> Made {
    let seats = json!([here("Anna"), here("Bert")]);
    site.table(json!({"seats": seats, "first": {"seat": 0}})).await
}

#[tokio::test]
async fn a_seat_plays_and_a_watcher_sees_it() {
    let site = Site::new().await;
    let made = two(&site).await;
    let mut seat = Socket::open(&site, &made.id).await;
    seat.say(&json!({"tokens": [made.token(0), made.host]}));
    let welcome = seat.news().await;
    assert_eq!(welcome["push"], "welcome");
    assert_eq!((&welcome["you"], &welcome["host"]), (&json!([0]), &json!(true)));
    let mut watcher = Socket::open(&site, &made.id).await;
    watcher.say(&json!({"full": true}));
    assert_eq!(watcher.news().await["you"], json!([]));
    let info = site.info(&made.id).await;
    assert_eq!((&info["spectators"], &info["seats"][0]["connected"]), (&json!(1), &json!(true)));
    let actions = site.actions(&made, 0, 1).await;
    seat.say(&json!({"id": 7, "type": "commit", "seat": 0, "version": 1, "actions": actions}));
    let (mut answer, mut moved) = (Value::Null, Value::Null);
    while answer.is_null() || moved.is_null() {
        let value = seat.news().await;
        if value["reply_to"] == 7 { answer = value } else { moved = value }
    }
    assert_eq!(answer["result"]["version"], 2);
    assert_eq!(
        (&moved["push"], &moved["version"], &moved["seat"]),
        (&json!("moved"), &json!(2), &json!(0))
    );
    assert!(moved["state"].is_null());
    let seen = watcher.news().await;
    assert_eq!(seen["state"]["hash"], seen["hash"], "the whole position comes along");
    drop(seat.to);
    assert_eq!(seat.end.await.expect("an end"), End::Gone);
    // Those who stay are told, perhaps after the news that both had come.
    let mut info = watcher.hear().await;
    while info["seats"][0]["connected"] == true {
        info = watcher.hear().await;
    }
    assert_eq!((&info["push"], &info["seats"][0]["connected"]), (&json!("table"), &json!(false)));
}

#[tokio::test]
async fn who_comes_back_gets_what_was_missed() {
    let site = Site::new().await;
    let made = two(&site).await;
    for _ in 0..5 {
        site.least(&made).await;
    }
    let mut socket = Socket::open(&site, &made.id).await;
    socket.say(&json!({"tokens": [made.token(1)], "last": 3, "chat": 0}));
    for version in 4..=6 {
        assert_eq!(socket.news().await["version"], version);
    }
    site.ask(&made.id, made.token(0), json!({"type": "chat", "seat": 0, "text": "Hi"})).await;
    assert_eq!(socket.news().await["text"], "Hi");
    // From the future, or another server: a fresh view.
    for last in [99, 1_000_000] {
        let mut socket = Socket::open(&site, &made.id).await;
        socket.say(&json!({"last": last}));
        assert_eq!(socket.news().await["push"], "welcome");
    }
    let again = crate::common::app_with(site.app.shared.config.clone()).await;
    let again = Site {
        router: aude_server::app(again.clone()),
        app: again,
        folder: crate::common::Folder::new(),
    };
    let mut socket = Socket::open(&again, &made.id).await;
    socket.say(&json!({"last": 3}));
    assert_eq!(socket.news().await["table"]["version"], 6);
    let mut socket = Socket::open(&again, &made.id).await;
    socket.say(&json!({"last": 6}));
    assert_eq!(socket.hear().await["push"], "table", "nothing was missed");
}

#[tokio::test]
async fn who_missed_what_a_takeback_brought_back_gets_a_fresh_view() {
    let site = Site::new().await;
    let made = two(&site).await;
    site.least(&made).await;
    site.ask(&made.id, made.token(0), json!({"type": "takeback", "seat": 0})).await;
    site.ask(
        &made.id,
        made.token(1),
        json!({"type": "answer-takeback", "seat": 1, "accept": true}),
    )
    .await;
    for last in [1, 2, 3] {
        let mut socket = Socket::open(&site, &made.id).await;
        socket.say(&json!({"last": last}));
        let welcome = socket.news().await;
        assert_eq!(
            (&welcome["push"], &welcome["table"]["version"]),
            (&json!("welcome"), &json!(3))
        );
    }
    // From there on, what is missed arrives by itself again.
    for _ in 0..2 {
        site.least(&made).await;
    }
    let mut socket = Socket::open(&site, &made.id).await;
    socket.say(&json!({"last": 4}));
    assert_eq!(socket.news().await["version"], 5);
}

#[tokio::test]
async fn who_is_not_known_or_says_nothing_is_not_taken_in() {
    let site = Site::with(|config| config.times.hello = Duration::from_millis(50)).await;
    let made = two(&site).await;
    for hello in ["{\"tokens\":[\"forged\"]}", "{", "[]", "{\"tokens\":7}", "{\"who\":1}", ""] {
        let mut socket = Socket::open(&site, &made.id).await;
        if !hello.is_empty() {
            socket.to.send(In::Text(hello.to_owned())).expect("sent");
        }
        assert_eq!(socket.hear().await["ok"], false, "{hello}");
        assert_eq!(socket.hear().await["closed"], 1008, "{hello}");
        assert_eq!(socket.end.await.expect("an end"), End::Refused);
    }
    assert_eq!(site.info(&made.id).await["spectators"], 0);
}

#[tokio::test]
async fn a_flood_is_refused_and_silence_ends_the_talk() {
    let site = Site::with(|config| {
        config.limits.messages_per_second = 10;
        config.times.heartbeat = Duration::from_millis(40);
        config.times.silence = Duration::from_millis(100);
    })
    .await;
    let made = two(&site).await;
    let mut socket = Socket::open(&site, &made.id).await;
    socket.say(&json!({}));
    for id in 0..200 {
        socket.say(&json!({"id": id, "type": "ping"}));
    }
    let mut answered = 0;
    loop {
        let value = socket.hear().await;
        answered += u32::from(value["ok"] == true);
        if value["ok"] == false {
            assert_eq!(value["error"]["code"], "limit/messages");
            break;
        }
    }
    assert!((50..60).contains(&answered), "{answered}");
    assert_eq!(socket.end.await.expect("an end"), End::Refused);
    let mut silent = Socket::open(&site, &made.id).await;
    silent.say(&json!({}));
    let mut beats = 0;
    loop {
        let value = silent.hear().await;
        beats += u32::from(value["push"] == "heartbeat");
        if value["closed"] == 1001 {
            break;
        }
    }
    assert!(beats >= 1);
    assert_eq!(silent.end.await.expect("an end"), End::Silent);
}

#[tokio::test]
async fn a_stop_says_goodbye_and_takes_no_more_commands() {
    let site = Site::new().await;
    let made = two(&site).await;
    let mut socket = Socket::open(&site, &made.id).await;
    socket.say(&json!({}));
    assert_eq!(socket.news().await["push"], "welcome");
    let (_, actions) = (0, site.actions(&made, 0, 1).await);
    site.app.shared.stop().await;
    assert_eq!(socket.end.await.expect("an end"), End::Stopping);
    let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": actions});
    let path = format!("/api/tables/{}/requests", made.id);
    let (status, answer) = site.post(&path, made.token(0), commit).await;
    assert_eq!((status.as_u16(), answer["error"]["code"].as_str()), (503, Some("server/stopping")));
}

#[tokio::test]
async fn a_slow_socket_gets_a_fresh_view_instead_of_a_gap() {
    let site = Site::new().await;
    let made = two(&site).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let hello = read_hello("{}").expect("a hello");
    let mut subscription = table.subscribe(&hello).await.expect("taken in");
    for number in 0..200 {
        let say = json!({"type": "chat", "seat": 0, "text": format!("{number}")});
        site.ask(&made.id, made.token(0), say).await;
    }
    assert!(subscription.broadcasts.recv().await.is_err(), "it lags");
    let fresh = table.fresh(&mut subscription).await.expect("a view");
    assert!(fresh.starts_with("{\"push\":\"welcome\""));
}

/// The decoder never panics, whatever it gets, and reads back what is written.
#[test]
fn frames_of_any_kind_are_read_or_refused() {
    let good = [
        r#"{"id":1,"type":"commit","seat":0,"version":3,"actions":["1,0r3",{"pass":true}]}"#,
        r#"{"id":4294967295,"type":"why","action":"thief:NS","after":[]}"#,
        r#"{"id":0,"type":"chat","text":"Grüße"}"#,
        r#"{"id":5,"type":"stand-in","seat":255}"#,
        r#"{"id":5,"type":"features","at":[-3,7]}"#,
    ];
    for text in good {
        let frame = read_frame(text).expect("a request");
        let written = serde_json::to_string(&frame).expect("JSON");
        assert_eq!(read_frame(&written).expect("the same"), frame);
    }
    // Nothing is a fraction, and a number with too many digits would become another.
    for number in ["8".repeat(81), "1e3".to_owned(), "0.5".to_owned(), "-0.0".to_owned()] {
        for action in [number.clone(), format!("[{number}]"), format!("{{\"x\":{number}}}")] {
            let head = r#"{"id":7,"type":"commit","seat":0,"version":1,"actions""#;
            let refused = read_frame(&format!("{head}:[{action}]}}")).expect_err("no such number");
            assert_eq!((refused.0, refused.1.code.as_str()), (Some(7), "request/json"));
            assert!(refused.1.message.contains("64 bits"), "{}", refused.1.message);
        }
    }
    let mut dice = Dice(1);
    for round in 0..30_000 {
        let mut bytes = good[round % good.len()].as_bytes().to_vec();
        for _ in 0..=dice.below(6) {
            let at = dice.below(bytes.len());
            match dice.below(4) {
                0 => bytes[at] = dice.below(256) as u8,
                1 => bytes.insert(at, b"{}[]\":,0\\eE-"[dice.below(12)]),
                2 => drop(bytes.remove(at)),
                _ => {
                    let part = bytes[at..].to_vec();
                    bytes.extend(part);
                }
            }
            if bytes.is_empty() {
                bytes.push(b'{');
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let _ = read_frame(&text);
        let _ = read_hello(&text);
    }
    for deep in ["[".repeat(100_000), "{\"a\":".repeat(100_000)] {
        assert!(read_frame(&deep).is_err() && read_hello(&deep).is_err());
    }
}
