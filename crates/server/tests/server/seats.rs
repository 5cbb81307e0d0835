//! Who holds a seat, what they may do, and what others may not.

use axum::http::StatusCode;
use serde_json::json;

use crate::common::{Client, Running, Site, here};

#[tokio::test]
async fn colours_are_chosen_for_every_seat() {
    let site = Site::new().await;
    let seats = json!([
        {"kind": "local", "name": "Anna", "color": "red"},
        {"kind": "open", "color": "blue"},
        {"kind": "open", "color": "green"},
        {"kind": "open", "color": "black"},
        {"kind": "computer", "level": "easy", "color": "yellow"},
    ]);
    let made = site.table(json!({"seats": seats})).await;
    let join = format!("/api/tables/{}/join", made.id);
    // A player without a preference gets the seat's colour; a preference comes first.
    site.post(&join, "", json!({"name": "Bert"})).await;
    site.post(&join, "", json!({"name": "Cleo", "color": "purple"})).await;
    site.ask(&made.id, &made.host, json!({"type": "add-computer", "seat": 3, "level": "easy"}))
        .await;
    let info = site.info(&made.id).await;
    let worn: Vec<_> =
        info["seats"].as_array().expect("seats").iter().map(|s| &s["color"]).collect();
    assert_eq!(worn, ["red", "blue", "purple", "black", "yellow"]);
    let loud = json!({"seats": [here("Anna"), {"kind": "computer", "color": "<b>"}]});
    assert_eq!(site.post("/api/tables", "", loud).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_computer_has_a_style_if_its_level_has_styles() {
    let site = Site::new().await;
    let computer =
        |level: &str, style: &str| json!({"kind": "computer", "level": level, "style": style});
    let seats =
        json!([here("Anna"), computer("hard", "farmer"), {"kind": "computer"}, {"kind": "open"}]);
    let made = site.table(json!({"seats": seats})).await;
    let add = json!({"type": "add-computer", "seat": 3, "level": "expert", "style": "raider"});
    site.ask(&made.id, &made.host, add).await;
    let info = site.info(&made.id).await;
    let all: Vec<_> = info["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|s| (&s["level"], &s["style"]))
        .collect();
    assert_eq!(
        json!(all),
        json!([[null, null], ["hard", "farmer"], ["medium", null], ["expert", "raider"]])
    );
    for (level, style, says) in [
        ("easy", "farmer", "the level easy has no styles (expected medium, hard, expert)"),
        ("master", "builder", "the level master has no styles (expected medium, hard, expert)"),
        (
            "hard",
            "gardener",
            "unknown variant `gardener`, expected one of `builder`, `farmer`, `raider`",
        ),
    ] {
        let wish = json!({"seats": [here("Anna"), computer(level, style)]});
        let (status, refused) = site.post("/api/tables", "", wish).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{refused}");
        let told = refused["error"]["message"].as_str();
        assert!(told.is_some_and(|told| told.contains(says)), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_left_a_seat_has_no_say_over_the_computer_on_it() {
    let running = Running::new().await;
    let made = running.table(json!({"seats": [here("Anna"), {"kind": "open"}]})).await;
    let mut left = Client::enter(running.address, &made.id, &[made.token(0)]).await.expect("in");
    left.ask(json!({"type": "leave", "seat": 0})).await.expect("connected").expect("left");
    let mut host = Client::enter(running.address, &made.id, &[&made.host]).await.expect("in");
    let computer = json!({"type": "add-computer", "seat": 0, "level": "easy"});
    host.ask(computer).await.expect("connected").expect("seated");
    for request in [
        json!({"type": "reset-secret", "seat": 0}),
        json!({"type": "rename", "seat": 0, "name": "Nobody"}),
        json!({"type": "chat", "seat": 0, "text": "I am a computer"}),
    ] {
        let refused = left.ask(request.clone()).await.expect("connected");
        assert_eq!(refused.expect_err("refused")["code"], "seat/old-secret", "{request}");
    }
    running.stop().await;
}

#[tokio::test]
async fn the_host_frees_seats_before_the_game_and_only_then() {
    let site = Site::new().await;
    let seats = json!([here("Anna"), {"kind": "open"}, {"kind": "computer"}, {"kind": "open"}]);
    let made = site.table(json!({"seats": seats})).await;
    let join = format!("/api/tables/{}/join", made.id);
    let joined = site.post(&join, "", json!({"name": "Stranger", "seat": 1})).await.1;
    let stranger = joined["secret"]["token"].as_str().expect("a secret");
    let leave = |seat: u8| json!({"type": "leave", "seat": seat});
    assert_eq!(site.fail(&made.id, stranger, leave(0)).await, "seat/not-yours");
    site.ask(&made.id, &made.host, leave(1)).await;
    site.ask(&made.id, &made.host, leave(2)).await;
    let info = site.info(&made.id).await;
    assert_eq!(
        (&info["seats"][1]["kind"], &info["seats"][2]["kind"]),
        (&json!("open"), &json!("open"))
    );
    assert_eq!(site.fail(&made.id, stranger, leave(1)).await, "seat/unknown-secret");
    assert_eq!(site.fail(&made.id, &made.host, leave(9)).await, "request/seats");
    for name in ["Bert", "Cleo", "Dora"] {
        site.post(&join, "", json!({"name": name})).await;
    }
    assert_eq!(site.info(&made.id).await["phase"], "playing");
    assert_eq!(site.fail(&made.id, &made.host, leave(1)).await, "table/begun");
}

#[tokio::test]
async fn names_can_be_seen() {
    let site = Site::new().await;
    for hidden in ["\u{200b}", "\u{3164}", "\u{ad}", "A\u{200e}B", "\u{2800}", "\u{200d}"] {
        let body = json!({"seats": [here(hidden), {"kind": "open"}]});
        let (status, answer) = site.post("/api/tables", "", body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{hidden:?}");
        assert_eq!(answer["error"]["code"], "request/name");
    }
    // Emoji families, and scripts that need a joiner, are valid names.
    site.table(json!({"seats": [here("👩\u{200d}👧"), here("نازی\u{200c}ها")]})).await;
}

/// A connection that was made with a secret ends with it, for everything it may ask.
#[tokio::test]
async fn whoever_connected_with_a_replaced_secret_has_no_say_any_more() {
    let site = Site::new().await;
    let made =
        site.table(json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}})).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let hello = serde_json::from_value(json!({"tokens": [made.token(1)]})).expect("a greeting");
    let bert = table.subscribe(&hello).await.expect("a socket");
    let answer = async |request: serde_json::Value| {
        let frame = aude_server::live::read_frame(&request.to_string()).expect("a request");
        let answer = table.answer(&site.app.tables, &bert.caller, frame.request).await;
        answer.map(drop).map_err(|failure| failure.body.code)
    };
    let rename = json!({"id": 1, "type": "rename", "seat": 1, "name": "Bernd"});
    answer(rename.clone()).await.expect("renamed");
    site.ask(&made.id, made.token(1), json!({"type": "reset-secret", "seat": 1})).await;
    let others = [
        rename,
        json!({"id": 1, "type": "stand-in", "seat": 0}),
        json!({"id": 1, "type": "stand-in", "seat": 1}),
        json!({"id": 1, "type": "resign", "seat": 1}),
        json!({"id": 1, "type": "takeback", "seat": 1}),
        json!({"id": 1, "type": "chat", "seat": 1, "text": "Hi"}),
    ];
    let before = site.info(&made.id).await["seats"].clone();
    for request in others {
        assert_eq!(answer(request.clone()).await, Err("seat/old-secret".to_owned()), "{request}");
    }
    assert_eq!(site.info(&made.id).await["seats"], before);
}
