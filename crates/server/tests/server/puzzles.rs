//! Puzzles over HTTP: the list, positions, questions about them, and verdicts.

use aude_puzzles::{Puzzles, Task};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::Site;

/// A puzzle of a kind, of the base game.
fn puzzle(kind: &str) -> &'static aude_puzzles::Puzzle {
    let mut all = Puzzles::open().all().iter();
    all.find(|one| one.table.name == "base" && one.task.kind() == kind).expect("a puzzle")
}

#[tokio::test]
async fn the_list_has_every_puzzle_and_that_of_a_day() {
    let site = Site::new().await;
    let (_, list) = site.get("/api/puzzles").await;
    assert_eq!(list["puzzles"].as_array().map(Vec::len), Some(Puzzles::open().all().len()));
    assert_eq!(list["daily"], Value::Null);
    let (_, one) = site.get("/api/puzzles?date=2026-11-18").await;
    let (_, same) = site.get("/api/puzzles?date=2026-11-18").await;
    let (_, other) = site.get("/api/puzzles?date=2026-11-19").await;
    assert_eq!(one["daily"], same["daily"]);
    assert_ne!(one["daily"], other["daily"]);
    for date in ["", "today", "2026-02-30", "99999999999-01-01"] {
        let (status, answer) = site.get(&format!("/api/puzzles?date={date}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{date}");
        assert_eq!(answer["error"]["code"], "request/field");
    }
}

#[tokio::test]
async fn a_best_move_is_right_and_a_mistake_is_refuted() {
    let site = Site::new().await;
    let puzzle = puzzle("best");
    let Task::Best(best) = &puzzle.task else { panic!("a best move") };
    let path = format!("/api/puzzles/{}", puzzle.id);
    let (_, view) = site.get(&path).await;
    assert_eq!((&view["id"], &view["kind"]), (&json!(puzzle.id), &json!("best")));
    let seat = view["seat"].as_u64().expect("a seat") as usize;
    assert_eq!(view["info"]["seats"][seat]["kind"], "person");
    assert!(view["state"]["drawn"].is_string());
    assert!(view.get("answers").is_none() && view.get("solution").is_none());
    let check = format!("{path}/check");
    let (status, verdict) = site.post(&check, "", json!({"moves": best.answers[0]})).await;
    assert_eq!((status, &verdict["right"]), (StatusCode::OK, &json!(true)));
    assert_eq!(verdict["moved"]["version"], 2);
    let tiles = |state: &Value| state["tiles"].as_array().map(Vec::len);
    assert_eq!(tiles(&verdict["state"]), tiles(&view["state"]).map(|many| many + 1));
    let (_, verdict) = site.post(&check, "", json!({"moves": best.wrong[0].moves})).await;
    assert_eq!(verdict["right"], false);
    assert!(verdict["loss"].as_f64().is_some_and(|loss| loss >= 1.0), "{verdict}");
    let (_, shown) = site.post(&check, "", json!({"show": true})).await;
    assert_eq!(shown["moved"]["moves"], json!(best.answers[0]));
}

#[tokio::test]
async fn questions_are_answered_by_the_rules() {
    let site = Site::new().await;
    for kind in ["score", "owner"] {
        let path = format!("/api/puzzles/{}", puzzle(kind).id);
        let (_, view) = site.get(&path).await;
        assert!(!view["light"].as_array().expect("parts").is_empty());
        let mut right = Vec::new();
        for choice in view["choices"].as_array().expect("choices") {
            let check = format!("{path}/check");
            let (_, verdict) = site.post(&check, "", json!({"choice": choice})).await;
            assert!(verdict["count"]["followers"].is_array());
            if verdict["right"] == true {
                assert_eq!(verdict["choice"], *choice);
                right.push(choice.clone());
            }
        }
        assert_eq!(right.len(), 1, "{kind}");
    }
    let Task::Close { answers, tiles, .. } = &puzzle("close").task else { panic!("a feature") };
    let path = format!("/api/puzzles/{}/check", puzzle("close").id);
    let (_, shown) = site.post(&path, "", json!({"show": true})).await;
    assert_eq!(shown["moved"]["moves"][0], json!(answers[0]));
    assert_eq!(shown["closing"]["tiles"], json!(tiles));
}

#[tokio::test]
async fn the_position_of_a_puzzle_answers_like_a_table() {
    let site = Site::new().await;
    let path = format!("/api/puzzles/{}/requests", puzzle("best").id);
    let (_, legal) = site.post(&path, "", json!({"query": {"type": "legal"}})).await;
    let (_, view) = site.get(&format!("/api/puzzles/{}", puzzle("best").id)).await;
    assert_eq!((&legal["version"], &legal["next"]["actor"]), (&json!(1), &view["seat"]));
    let first = legal["actions"][0]["text"].clone();
    let draft =
        json!({"type": "draft", "seat": view["seat"], "version": 1, "actions": [first.clone()]});
    let (_, draft) = site.post(&path, "", json!({"query": draft})).await;
    assert_eq!(draft["moves"], json!([first]));
    let (_, left) = site.post(&path, "", json!({"query": {"type": "remaining"}})).await;
    assert!(left.is_object() || left.is_array());
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let site = Site::new().await;
    let check = format!("/api/puzzles/{}/check", puzzle("best").id);
    let asked = format!("/api/puzzles/{}/check", puzzle("score").id);
    let requests = format!("/api/puzzles/{}/requests", puzzle("best").id);
    for (path, body, code) in [
        (check.as_str(), json!({}), "puzzle/attempt"),
        (&check, json!({"moves": ["1,0r0"], "choice": "3"}), "puzzle/attempt"),
        (&check, json!({"show": false}), "puzzle/attempt"),
        (&check, json!({"choice": "3"}), "puzzle/attempt"),
        (&asked, json!({"choice": "1000"}), "puzzle/attempt"),
        (&asked, json!({"moves": ["1,0r0"]}), "puzzle/attempt"),
        (&check, json!({"moves": []}), "commit/unfinished"),
        (&check, json!({"moves": ["nonsense"]}), "request/action"),
        (&check, json!({"moves": vec!["1,0r0"; 500]}), "limit/actions"),
        (&check, json!({"moves": 3}), "request/json"),
        (&check, json!({"answer": true}), "request/json"),
        (&requests, json!({"query": {"type": "log"}}), "lesson/request"),
        ("/api/puzzles/chess/check", json!({"show": true}), "puzzle/unknown"),
        ("/api/puzzles/chess/requests", json!({"query": {"type": "legal"}}), "puzzle/unknown"),
    ] {
        let (status, answer) = site.post(path, "", body.clone()).await;
        assert!(status.is_client_error(), "{body}: {status}");
        assert_eq!(answer["error"]["code"], code, "{body}: {answer}");
    }
    let (status, _) = site.get("/api/puzzles/chess").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}
