//! Lessons over HTTP: the positions, questions about them, and verdicts.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::Site;

#[tokio::test]
async fn a_lesson_comes_with_its_positions_and_texts() {
    let site = Site::new().await;
    let (_, lines) = site.get("/api/lessons?lang=de").await;
    assert_eq!(
        (lines[0]["id"].as_str(), lines[0]["course"].as_str()),
        (Some("placing"), Some("base"))
    );
    assert_eq!(lines[0]["title"], "Eine Karte anlegen");
    let (_, lesson) = site.get("/api/lessons/roads?lang=hu").await;
    assert_eq!(lesson["title"], "Út elfoglalása");
    assert_eq!(lesson["steps"].as_array().map(Vec::len), Some(2));
    assert_eq!(lesson["steps"][0]["state"]["drawn"], "V");
    assert_eq!(lesson["table"]["seats"][0]["kind"], "person");
    assert_eq!(lesson["next"], "cities");
    let (status, answer) = site.get("/api/lessons/chess").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(answer["error"]["code"], "lesson/unknown");
}

#[tokio::test]
async fn goals_and_wrong_moves_are_answered_in_the_readers_language() {
    let site = Site::new().await;
    let path = "/api/lessons/roads/0/check?lang=de";
    let (status, verdict) = site.post(path, "", json!({"moves": ["1,0r0", "thief:SW"]})).await;
    assert_eq!((status, &verdict["reached"]), (StatusCode::OK, &json!(true)));
    assert_eq!(verdict["moved"]["moves"], json!(["1,0r0", "thief:SW"]));
    assert_eq!(verdict["state"]["figures"].as_array().map(Vec::len), Some(1));
    let (_, verdict) = site.post(path, "", json!({"moves": ["1,0r0", "-"]})).await;
    assert_eq!((&verdict["reached"], &verdict["state"]), (&json!(false), &Value::Null));
    assert!(verdict["answer"][0][0]["text"].as_str().is_some_and(|text| text.contains("besetzt")));
    // A question, and features to find.
    let path = "/api/lessons/fields/1/check";
    let (_, verdict) = site.post(path, "", json!({"choice": "6"})).await;
    assert_eq!(verdict["reached"], true);
    let (_, verdict) = site.post(path, "", json!({"choice": "9"})).await;
    assert_eq!(verdict["reached"], false);
    let (_, lesson) = site.get("/api/lessons/fields").await;
    let many = lesson["steps"][0]["candidates"].as_array().map_or(0, Vec::len);
    let path = "/api/lessons/fields/0/check";
    let mut right = Vec::new();
    for index in 0..many {
        let (_, verdict) = site.post(path, "", json!({"candidate": index})).await;
        assert!(!verdict["parts"].as_array().expect("parts").is_empty());
        if verdict["reached"] == true {
            right.push(json!(index.to_string()));
        }
    }
    assert_eq!(lesson["steps"][0]["solution"], json!(right));
}

#[tokio::test]
async fn the_position_of_a_step_answers_like_a_table() {
    let site = Site::new().await;
    let path = "/api/lessons/roads/0/requests";
    let ask = |query: Value| json!({"query": query});
    let (_, legal) = site.post(path, "", ask(json!({"type": "legal"}))).await;
    assert_eq!(legal["version"], 1);
    assert!(legal["actions"].as_array().is_some_and(|all| all.len() > 2));
    let draft = json!({"type": "draft", "seat": 0, "version": 1, "actions": ["1,0r0"]});
    let (_, draft) = site.post(path, "", ask(draft)).await;
    assert_eq!((&draft["complete"], &draft["moves"]), (&json!(false), &json!(["1,0r0"])));
    let why = json!({"type": "why", "action": "1,0r2"});
    let (_, why) = site.post(path, "", ask(why)).await;
    assert_eq!(why["refusal"]["rule"], "C-3");
    // After the moves that were made in it.
    let made = json!({"made": ["1,0r0", "thief:SW"], "query": {"type": "features"}});
    let (_, features) = site.post(path, "", made).await;
    assert_eq!(
        (&features["version"], &features["features"][0]["owners"]),
        (&json!(2), &json!([0]))
    );
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let site = Site::new().await;
    let check = "/api/lessons/roads/0/check";
    let requests = "/api/lessons/roads/0/requests";
    for (path, body, code) in [
        (check, json!({}), "lesson/attempt"),
        (check, json!({"moves": ["1,0r0"], "choice": "3"}), "lesson/attempt"),
        (check, json!({"choice": "3"}), "lesson/attempt"),
        (check, json!({"candidate": 70}), "lesson/attempt"),
        (check, json!({"moves": ["1,0r0"]}), "commit/unfinished"),
        (check, json!({"moves": ["1,0r2", "-"]}), "refused/edge-mismatch"),
        (check, json!({"moves": ["nonsense"]}), "request/action"),
        (check, json!({"moves": vec!["1,0r0"; 500]}), "limit/actions"),
        (check, json!({"moves": 3}), "request/json"),
        (requests, json!({"query": {"type": "commit"}}), "request/json"),
        (requests, json!({"query": {"type": "log"}}), "lesson/request"),
        ("/api/lessons/roads/9/check", json!({"moves": []}), "lesson/unknown"),
        ("/api/lessons/chess/0/requests", json!({"query": {"type": "legal"}}), "lesson/unknown"),
    ] {
        let (status, answer) = site.post(path, "", body.clone()).await;
        assert!(status.is_client_error(), "{body}: {status}");
        assert_eq!(answer["error"]["code"], code, "{body}: {answer}");
    }
}
