//! Malicious clients are refused, and the others notice nothing.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message};

use crate::common::{Client, Dice, Gone, Made, Running, here};

async fn two(running: &Running) -> Made {
    let seats = json!([here("Anna"), here("Bert")]);
    running.table(json!({"seats": seats, "first": {"seat": 0}})).await
}

/// The two players of a table keep playing for a while.
async fn play_on(running: &Running, made: &Made, turns: u64) {
    let tokens = [made.token(0), made.token(1)];
    let mut client = Client::enter(running.address, &made.id, &tokens).await.expect("in");
    let mut dice = Dice(turns);
    let end = client.version + turns;
    while client.version < end {
        let (seat, version) = (client.actor.as_u64().expect("a seat"), client.version);
        let actions = client.draft(seat, version, |many| dice.below(many)).await;
        let actions = actions.expect("connected").expect("a draft");
        let commit =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        client.ask(commit).await.expect("connected").expect("taken");
        while client.version == version {
            client.push().await.expect("the move");
        }
    }
}

/// The next answer; other messages in the meantime are skipped.
async fn answer(client: &mut Client) -> Result<Value, Gone> {
    loop {
        let value = client.frame().await?;
        if value["push"].is_null() {
            return Ok(value);
        }
    }
}

/// Everything until the connection is closed, and how it was.
async fn rest(client: &mut Client) -> (Vec<Value>, Gone) {
    let mut all = Vec::new();
    loop {
        match client.frame().await {
            Ok(value) => all.push(value),
            Err(gone) => return (all, gone),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_old_and_other_secrets_are_refused() {
    let running = Running::new().await;
    let (made, other) = (two(&running).await, two(&running).await);
    for token in ["forged", other.token(0), other.host.as_str(), ""] {
        let hello = json!({ "tokens": [made.token(0), token] });
        let mut client = Client::connect(running.address, &made.id, hello).await.expect("a socket");
        let answer = client.frame().await.expect("an answer");
        assert_eq!(answer["error"]["code"], "seat/unknown-secret", "{token}");
        assert!(client.frame().await.is_err(), "closed");
    }
    // A socket that connected with a secret loses the seat when the secret is replaced.
    let mut client = Client::enter(running.address, &made.id, &[made.token(0)]).await.expect("in");
    let renewed = client.ask(json!({"type": "reset-secret", "seat": 0})).await.expect("connected");
    renewed.expect("a new secret");
    let resign = client.ask(json!({"type": "resign", "seat": 0})).await.expect("connected");
    assert_eq!(resign.expect_err("refused")["code"], "seat/old-secret");
    let mut watcher = Client::enter(running.address, &made.id, &[]).await.expect("in");
    for request in [
        json!({"type": "resign", "seat": 1}),
        json!({"type": "commit", "seat": 0, "version": 1, "actions": ["-"]}),
        json!({"type": "reset-secret", "seat": 1}),
        json!({"type": "resign", "seat": 200}),
        json!({"type": "close"}),
    ] {
        let refused = watcher.ask(request.clone()).await.expect("connected");
        let code = refused.expect_err("refused")["code"].as_str().expect("a code").to_owned();
        assert!(code.starts_with("seat/not-"), "{request}: {code}");
    }
    play_on(&running, &other, 3).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_malformed_and_foreign_frames_end_only_their_own_socket() {
    let running = Running::new().await;
    let made = two(&running).await;
    let address = running.address;
    let own = Frame::message(vec![0xff, 0xfe, 0xc0], OpCode::Data(Data::Text), true);
    let reserved = Frame::message(vec![1], OpCode::Data(Data::Reserved(3)), true);
    let bad = [
        (Message::text("x".repeat(20_000)), "message too long"),
        (Message::binary(vec![0; 20_000]), "message too long"),
        // Too long to be read: the connection may be gone before anything can be said.
        (Message::text("x".repeat(2_000_000)), ""),
        (Message::Frame(own), "text that is not UTF-8"),
        (Message::Frame(reserved), "not a WebSocket frame"),
    ];
    for (message, told) in bad {
        let mut client = Client::enter(address, &made.id, &[]).await.expect("in");
        let shown = format!("{message:?}").chars().take(60).collect::<String>();
        let _ = client.send(message).await;
        let end = rest(&mut client).await.1;
        assert!(end.contains(told), "{shown}: {end}");
        let gone = client.ask(json!({"type": "ping"})).await;
        assert!(gone.is_err(), "{shown}");
    }
    // Text that is not a request is answered, a few times.
    let mut client = Client::enter(address, &made.id, &[]).await.expect("in");
    let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
    for text in ["", "{", "[]", "null", "{\"id\":1}", "{\"id\":-1,\"type\":\"ping\"}", &deep] {
        client.send(Message::text(text)).await.expect("sent");
        let value = answer(&mut client).await.expect("an answer");
        assert_eq!(value["ok"], false, "{text}");
    }
    client.send(Message::binary(vec![1, 2, 3])).await.expect("sent");
    let pinged = client.ask(json!({"type": "ping"})).await;
    assert!(pinged.is_err(), "the answer to the binary frame came first: {pinged:?}");
    // Twenty times is enough.
    let mut client = Client::enter(address, &made.id, &[]).await.expect("in");
    let mut answered = 0;
    while client.send(Message::text("{")).await.is_ok() {
        match answer(&mut client).await {
            Ok(answer) => assert_eq!(answer["error"]["code"], "request/json"),
            Err(_) => break,
        }
        answered += 1;
    }
    assert_eq!(answered, 21, "answers before the end");
    play_on(&running, &made, 3).await;
    running.stop().await;
}

/// Sends frames as fast as possible, far more than allowed; returns whether the server ended it.
async fn flood(address: SocketAddr, id: &str, mut next: impl FnMut() -> Message) -> bool {
    let mut client = Client::enter(address, id, &[]).await.expect("in");
    for _ in 0..2000 {
        if client.send(next()).await.is_err() {
            return true;
        }
    }
    rest(&mut client).await;
    client.ask(json!({"type": "ping"})).await.is_err()
}

#[tokio::test(flavor = "multi_thread")]
async fn random_frames_and_a_flood_do_not_disturb_others() {
    let running = Running::with(|config| config.limits.messages_per_second = 10).await;
    let made = two(&running).await;
    let (address, id) = (running.address, made.id.clone());
    let noise = tokio::spawn(async move {
        let mut dice = Dice(9);
        let mut random = || {
            let bytes: Vec<u8> = (0..dice.below(40)).map(|_| dice.below(128) as u8).collect();
            let text = String::from_utf8(bytes).unwrap_or_default();
            match dice.below(3) {
                0 => Message::binary(text.into_bytes()),
                1 => Message::text(text),
                _ => Message::text(json!({"id": 1, "type": "view"}).to_string()),
            }
        };
        let mut ended = 0;
        for _ in 0..12 {
            ended += u32::from(flood(address, &id, &mut random).await);
        }
        ended
    });
    play_on(&running, &made, 4).await;
    assert_eq!(noise.await.expect("no panic"), 12, "every flood is ended by the server");
    play_on(&running, &made, 2).await;
    // A client that waits for each answer is told what was too much, after five seconds' worth.
    let mut client = Client::enter(address, &made.id, &[]).await.expect("in");
    let mut answered = 0;
    let refused = loop {
        client
            .send(Message::text(json!({"id": 1, "type": "view"}).to_string()))
            .await
            .expect("sent");
        let told = answer(&mut client).await.expect("an answer");
        if told["ok"] != true {
            break told["error"]["code"].clone();
        }
        answered += 1;
    };
    assert_eq!(refused, "limit/messages");
    assert!(answered >= 50, "{answered} answers");
    assert!(answer(&mut client).await.is_err(), "closed");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_get_no_socket_and_rooms_are_bounded() {
    let running = Running::with(|config| config.limits.sockets_per_table = 5).await;
    let made = two(&running).await;
    let url = format!("ws://{}/api/tables/{}/live", running.address, made.id);
    let from = |origin: String| {
        ClientRequestBuilder::new(url.parse().expect("a URL")).with_header("origin", origin)
    };
    let evil = tokio_tungstenite::connect_async(from("http://evil.example".to_owned())).await;
    assert!(evil.is_err());
    let own = tokio_tungstenite::connect_async(from(format!("http://{}", running.address))).await;
    drop(own.expect("our own page"));
    let request = axum::http::Request::post("/api/tables").header("host", "here");
    let request = request.header("origin", "http://evil.example").body("{}".to_owned());
    let router = aude_server::app(running.app.clone());
    let refused = tower::ServiceExt::oneshot(router, request.expect("a request")).await;
    assert_eq!(refused.expect("an answer").status(), 403);
    let mut inside = Vec::new();
    for _ in 0..5 {
        inside.push(Client::enter(running.address, &made.id, &[]).await.expect("in"));
    }
    let mut sixth = Client::connect(running.address, &made.id, json!({})).await.expect("a socket");
    let answer = sixth.frame().await.expect("an answer");
    assert_eq!(answer["error"]["code"], "limit/sockets");
    let nowhere = format!("ws://{}/api/tables/abcdefghjkmn/live", running.address);
    assert!(tokio_tungstenite::connect_async(nowhere).await.is_err());
    running.stop().await;
}
