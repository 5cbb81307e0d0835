//! Analysis: trees of variations, candidates, draws and chances of completion, for a line of play
//! that comes with the request.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use aude_server::pool::Lane;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::Site;

async fn post(site: &Site, path: &str, body: Value) -> Value {
    let (status, answer) = site.post(&format!("/api/analysis/{path}"), "", body).await;
    assert_eq!(status, StatusCode::OK, "{path}: {answer}");
    answer
}

/// An empty table, a tile that is chosen, a turn, and another instead.
#[tokio::test(flavor = "multi_thread")]
async fn a_tree_of_variations_becomes_a_record_and_a_tree_again() {
    let site = Site::new().await;
    let opened = post(&site, "open", json!({"players": ["Ann", "Bob"]})).await;
    let head = &opened["head"];
    assert_eq!(opened["nodes"], json!([]));
    assert_eq!(opened["table"]["seats"][1]["name"], "Bob");
    let at = |moves: Value| json!({"line": {"record": head, "moves": moves}});
    let start = post(&site, "position", at(json!([]))).await;
    assert_eq!(start["state"]["actor"], "chance");
    assert!(start["legal"].as_array().expect("a list").iter().any(|one| one["draw"] == "U"));
    let drawn = post(&site, "position", at(json!(["V"]))).await;
    assert_eq!((&drawn["state"]["actor"], &drawn["version"]), (&json!(0), &json!(1)));
    let nodes = json!([
        {"parent": null, "moves": ["V", "1,0r0", "thief:SW"], "comment": "the usual start"},
        {"parent": null, "moves": ["V", "1,0r0", "-"], "comment": ""},
        {"parent": 1, "moves": ["U", "1,1r1", "-"]},
        {"parent": 1, "moves": ["U", "1,1r1", "thief:NS"]},
        {"parent": 0, "moves": ["U", "1,1r1", "-"]},
    ]);
    let text = post(&site, "record", json!({"head": head, "nodes": nodes})).await;
    let record = text["record"].as_str().expect("a text");
    assert!(record.contains("{the usual start}\n(\n"), "{record}");
    let again = post(&site, "open", json!({"record": record})).await;
    let moves = |nodes: &Value| -> Vec<String> {
        nodes.as_array().expect("a list").iter().map(|node| node["moves"].to_string()).collect()
    };
    let (mut before, mut after) = (moves(&nodes), moves(&again["nodes"]));
    before.sort();
    after.sort();
    assert_eq!(after, before, "{record}");
    let twice = json!({"head": again["head"], "nodes": again["nodes"]});
    assert_eq!(post(&site, "record", twice).await["record"], record);
}

#[tokio::test(flavor = "multi_thread")]
async fn candidates_draws_and_completions_are_told() {
    let site = Site::new().await;
    let head = post(&site, "open", json!({})).await["head"].clone();
    let ask = |moves: Value, more: Value| {
        let mut body = json!({"line": {"record": head, "moves": moves}});
        body.as_object_mut().expect("an object").extend(more.as_object().expect("more").clone());
        body
    };
    let few = post(&site, "candidates", ask(json!(["E"]), json!({"simulations": 256}))).await;
    let more = post(&site, "candidates", ask(json!(["E"]), json!({"simulations": 2048}))).await;
    let error = |found: &Value| found["candidates"][0]["error"].as_f64().expect("an error");
    assert!(error(&more) < error(&few), "{few} {more}");
    let margins: Vec<f64> = more["candidates"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["margin"].as_f64())
        .collect();
    assert!(margins.windows(2).all(|pair| pair[0] >= pair[1]), "{margins:?}");
    let draws = post(&site, "draws", ask(json!([]), json!({}))).await;
    let all = draws["draws"].as_array().expect("a list");
    let mean: f64 = all
        .iter()
        .map(|one| one["luck"].as_f64().expect("luck") * one["count"].as_f64().expect("a count"))
        .sum();
    assert!((mean / 71.0).abs() < 0.02, "luck has mean 0: {draws}");
    let (margin, win) = (draws["margin"].as_f64(), draws["win"].as_f64());
    assert!(
        margin > Some(0.0) && win > Some(0.5) && win < Some(0.8),
        "the first turn helps: {draws}"
    );
    // The start tile's city needs one more tile with a city edge; many do it.
    let found = post(&site, "completions", ask(json!([]), json!({"at": [0, 0]}))).await;
    let city = found["features"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|one| one["spot"]["on"] == "city")
        .expect("a city");
    assert_eq!((&city["closing"], &found["left"]), (&json!(22), &json!(71)), "{found}");
    assert!(city["chance"].as_f64() > Some(0.3), "{found}");
    // A tile in hand is not one of those left: E would close the city, V would not.
    for (tile, closing) in [("E", 21), ("V", 22)] {
        let found = post(&site, "completions", ask(json!([tile]), json!({"at": [0, 0]}))).await;
        let features = found["features"].as_array().expect("a list");
        let city = features.iter().find(|one| one["spot"]["on"] == "city").expect("a city");
        assert_eq!((&city["closing"], &found["left"]), (&json!(closing), &json!(70)), "{found}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_analysed_is_refused() {
    let site = Site::new().await;
    let head = post(&site, "open", json!({})).await["head"].clone();
    let line = json!({"record": head, "moves": []});
    for (path, body, code) in [
        ("open", json!({"record": "hello"}), "request/format"),
        ("open", json!({"sets": ["nowhere"]}), "request/setup"),
        ("position", json!({"line": {"record": head, "moves": ["ZZ"]}}), "request/action"),
        ("position", json!({"line": {"record": head, "moves": vec!["V"; 5000]}}), "limit/actions"),
        ("candidates", json!({"line": line}), "request/action"),
        ("draws", json!({"line": {"record": head, "moves": ["V"]}}), "request/action"),
        ("completions", json!({"line": line}), "request/field"),
        ("record", json!({"head": head, "nodes": [{"parent": 3, "moves": []}]}), "request/field"),
        ("query", json!({"line": line, "query": {"type": "view"}}), "request/field"),
    ] {
        let (status, refused) = site.post(&format!("/api/analysis/{path}"), "", body).await;
        assert!(status.is_client_error(), "{path}: {status} {refused}");
        assert_eq!(refused["error"]["code"], code, "{path}: {refused}");
    }
}

/// What is wrong is told briefly, however much was sent.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_not_larger_than_they_need_to_be() {
    let site = Site::new().await;
    let head = post(&site, "open", json!({})).await["head"].clone();
    let line = json!({"record": head, "moves": ["Z".repeat(100_000)]});
    let (status, refused) = site.post("/api/analysis/position", "", json!({"line": line})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(refused.to_string().len() < 500, "{} bytes", refused.to_string().len());
    let apart: Vec<_> = (0..600).map(|x| format!("tile U {},40r0", 2 * x - 600)).collect();
    let found = set_up(&site, &head, &json!(apart), json!({})).await;
    let problems = found["problems"].as_array().expect("a list");
    assert_eq!((problems.len(), &found["head"]), (50, &json!("")));
}

/// Whoever goes away makes no room for another analysis before the piece in progress is done.
#[tokio::test(flavor = "multi_thread")]
async fn analyses_that_nobody_waits_for_still_count() {
    let site = Site::new().await;
    let head = post(&site, "open", json!({})).await["head"].clone();
    let analyses = Arc::clone(&site.app.shared.analyses);
    // Other spare work is in front, on all threads, until the gate is opened.
    let gate = Arc::new(AtomicBool::new(false));
    let before: Vec<_> = (0..64)
        .map(|_| {
            let (app, gate) = (site.app.clone(), Arc::clone(&gate));
            let wait = move |_: &mut _, _| {
                while !gate.load(Ordering::SeqCst) {
                    std::thread::sleep(Duration::from_millis(1));
                }
            };
            tokio::spawn(async move { app.shared.computers.run(Lane::Spare, wait).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let ask = |path: &str, moves: Value| {
        let body = json!({"line": {"record": head, "moves": moves}, "at": [0, 0]});
        let (site, path) = (&site, format!("/api/analysis/{path}"));
        async move {
            tokio::time::timeout(Duration::from_secs(2), site.post(&path, "", body)).await.is_err()
        }
    };
    let empty = json!([]);
    let gone = tokio::join!(
        ask("candidates", json!(["E"])),
        ask("draws", empty.clone()),
        ask("completions", empty)
    );
    assert_eq!(gone, (true, true, true), "the clients go away");
    assert_eq!(analyses.count(), 3, "they still wait for a thread");
    gate.store(true, Ordering::SeqCst);
    for task in before {
        assert!(task.await.expect("no panic").is_ok());
    }
    for _ in 0..200 {
        if analyses.count() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} places are kept", analyses.count());
}

/// Sends a change of a position and expects it to be taken.
async fn set_up(site: &Site, head: &Value, position: &Value, more: Value) -> Value {
    let mut body = json!({"line": {"record": head}, "position": position});
    body.as_object_mut().expect("an object").extend(more.as_object().expect("more").clone());
    post(site, "setup", body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_set_up_analysed_and_written() {
    let site = Site::new().await;
    let head = post(&site, "open", json!({"players": ["Ann", "Bob"]})).await["head"].clone();
    let start = set_up(&site, &head, &Value::Null, json!({"wanted": {"tile": "U"}})).await;
    assert_eq!(start["position"], json!(["turn 1"]));
    assert!(start["legal"].as_array().expect("a list").iter().any(|one| one["text"] == "1,0r0"));
    let mut position = start["position"].clone();
    for statement in ["tile U 1,0r0", "score 12 7", "turn 2", "figure 1 thief:EW@1,0", "gone C"] {
        position =
            set_up(&site, &head, &position, json!({"edit": {"add": statement}})).await["position"]
                .clone();
    }
    let found = set_up(
        &site,
        &head,
        &position,
        json!({"wanted": {"figure": {"seat": 1, "figure": "small", "at": [1, 0]}}}),
    )
    .await;
    assert_eq!(found["legal"], json!([]), "a tile gets one figure");
    assert_eq!(found["state"]["scores"], json!([12, 7]));
    assert_eq!((&found["problems"], &found["tools"]), (&json!([]), &json!(["tile", "figure"])));
    let record = found["head"].as_str().expect("a record");
    assert!(record.contains("[Position \"turn 2\" \"score 12 7\" \"tile U 1,0r0\""), "{record}");
    // It is a position like any other: a branch, candidates, a picture, a record, a tree again.
    let line = json!({"record": record, "moves": ["V"]});
    let candidates = post(&site, "candidates", json!({"line": line, "simulations": 64})).await;
    assert!(!candidates["candidates"].as_array().expect("a list").is_empty());
    let nodes = json!([
        {"parent": null, "moves": ["V", "2,0r0", "-"], "comment": "on <the> road"},
        {"parent": null, "moves": ["V", "0,1r0", "-"]},
    ]);
    let text =
        post(&site, "record", json!({"head": record, "nodes": nodes})).await["record"].clone();
    let again = post(&site, "open", json!({"record": text})).await;
    assert_eq!(again["head"], found["head"]);
    assert_eq!(again["nodes"].as_array().expect("a list").len(), 2);
    let (status, _) = site.post("/api/analysis/picture", "", json!({"line": line})).await;
    assert_eq!(status, StatusCode::OK);
    let page =
        post(&site, "page", json!({"head": record, "nodes": nodes, "at": 0, "lang": "de"})).await;
    let html = page["html"].as_str().expect("a page");
    assert!(html.starts_with("<!doctype html>\n<html lang=de>"), "{:.80}", html);
    assert!(html.contains("Nach Zug 1. V 2,0r0 -") && html.contains("on &lt;the&gt; road"));
    assert_eq!(html.matches("<svg").count(), 2, "the board looked at and the other end");
    assert!(
        html.contains("[Position &quot;") || html.contains("[Position \"turn 2\""),
        "the record"
    );
    assert!(!html.contains("<script"));
    // At a table every game starts as the rules say.
    let (status, refused) =
        site.post("/api/records", "", json!({"record": text, "mode": "replay"})).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (StatusCode::BAD_REQUEST, &json!("request/set-up"))
    );
    // What stands on a tile goes first, then the tile; the start tile stays.
    let mut position = found["position"].clone();
    for left in [0, 0] {
        position =
            set_up(&site, &head, &position, json!({"edit": {"remove": [1, 0]}})).await["position"]
                .clone();
        let figures = position.to_string().matches("figure").count();
        assert_eq!(figures, left, "{position}");
    }
    assert_eq!(position, json!(["turn 2", "score 12 7", "gone C"]));
    let cleared = set_up(&site, &head, &position, json!({"edit": {"clear": true}})).await;
    assert_eq!(cleared["position"], json!(["turn 1"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_set_up_is_refused_with_its_rule() {
    let site = Site::new().await;
    let all = json!({"sets": ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"]});
    let head = post(&site, "open", all).await["head"].clone();
    let refused = |edit: Value, position: Value| {
        let (site, head) = (&site, &head);
        async move {
            let body = json!({"line": {"record": head}, "position": position, "edit": edit});
            let (status, answer) = site.post("/api/analysis/setup", "", body).await;
            assert_ne!(status, StatusCode::OK, "{answer}");
            let error = &answer["error"];
            let rule = error["rule"].as_str().unwrap_or_default();
            format!("{} {rule}", error["code"].as_str().unwrap_or_default()).trim().to_owned()
        }
    };
    let add = |statement: &str| json!({"add": statement});
    for (edit, position, expected) in [
        (add("tile U 1,0r1"), json!([]), "refused/edge-mismatch C-3"),
        (add("tile U 5,5r1"), json!([]), "refused/not-adjacent C-3"),
        (add("tile C 0,-1r0"), json!(["gone C"]), "refused/not-in-bag C-1"),
        (add("figure 1 builder:EW@0,0"), json!([]), "refused/needs-your-follower B-1"),
        (add("turn 3"), json!([]), "refused/no-such-player C-20"),
        (add("tower 0,0 1"), json!([]), "refused/no-tower-site T-2"),
        (add("captive 1 1 small"), json!([]), "refused/own-captive T-3"),
        (json!({"remove": [0, 0]}), json!([]), "refused/start-tile C-1"),
        (
            json!({"remove": [1, 0]}),
            json!(["tile U 1,0r0", "tile U 2,0r0"]),
            "refused/not-adjacent C-3",
        ),
        (add("nonsense"), json!([]), "request/position"),
        (add("turn 1"), json!(["nonsense"]), "request/position"),
        (add("turn 1"), json!(vec!["turn 1"; 3000]), "request/position"),
        (json!({"grow": 1}), json!([]), "request/json"),
    ] {
        let found = refused(edit.clone(), position).await;
        let same =
            found == expected || (expected == "request/json" && found.starts_with("request/"));
        assert!(same, "{edit}: expected {expected}, found {found}");
    }
    // What only has to be completed is said, and cannot be used until it is.
    let found = set_up(&site, &head, &json!(["goods 1 1 0 0"]), json!({})).await;
    assert_eq!((&found["head"], &found["problems"][0]["rule"]), (&json!(""), &json!("B-6")));
    // The first volcano calls the dragon.
    let volcano = set_up(&site, &head, &json!([]), json!({"wanted": {"tile": "BX"}})).await;
    let place = volcano["legal"][0]["text"].as_str().expect("it fits").to_owned();
    let placed =
        set_up(&site, &head, &json!([]), json!({"edit": {"add": format!("tile BX {place}")}}))
            .await;
    assert_eq!(placed["problems"], json!([]), "{placed}");
    // The fairy joins a follower on her tile.
    let position = json!(["figure 2 thief:EW@0,0"]);
    let fairy = set_up(&site, &head, &position, json!({"edit": {"add": "fairy 0,0"}})).await;
    assert!(fairy["position"].to_string().contains("fairy road.EW@0,0"));
}

#[tokio::test(flavor = "multi_thread")]
async fn remarks_on_the_start_and_headers_survive() {
    let site = Site::new().await;
    let head = post(&site, "open", json!({"players": ["Ann", "Bob"]})).await["head"].clone();
    let record = head.as_str().expect("a record").replace("[Result", "[Event \"Sunday\"]\n[Result")
        + "\n{before the first move}\n1. 1 V 1,0r0 -\n";
    let opened = post(&site, "open", json!({"record": record})).await;
    let text =
        post(&site, "record", json!({"head": opened["head"], "nodes": opened["nodes"]})).await;
    let text = text["record"].as_str().expect("a record");
    assert!(
        text.contains("[Event \"Sunday\"]") && text.contains("{before the first move}"),
        "{text}"
    );
}

/// Clock times, evaluations and what is said between two moves stay where they are, also in variations.
#[tokio::test(flavor = "multi_thread")]
async fn tags_and_comments_within_a_part_survive() {
    let site = Site::new().await;
    let head = post(&site, "open", json!({"players": ["Ann", "Bob"]})).await["head"].clone();
    let head = head.as_str().expect("a record").replace("[Game ", "[Format \"2\"]\n[Game ");
    let record = head
        + "\n{[%clk 0:10:00]}\n\
           1. 1 V {[%eval +0.5] what now?} 1,0r0 thief:SW {[%clk 0:04:12] [%emt 0:00:03] [%eval +3.5 0.4] good}\n\
           (\n  {or else} \n  1. 1 V 1,0r0 {[%own x]} - {no}\n)\n\
           2. 2 U 1,1r1 - {[%clk 0:09:59.5]}\n";
    let opened = post(&site, "open", json!({"record": record})).await;
    let first = &opened["nodes"][0];
    assert_eq!(first["comment"], "good", "the text can be changed by itself");
    assert_eq!(
        first["notes"][0],
        json!({"after": 1, "tags": [["eval", "+0.5"]], "text": "what now?"})
    );
    let write = |nodes: Value| json!({"head": opened["head"], "nodes": nodes});
    let text = post(&site, "record", write(opened["nodes"].clone())).await["record"].clone();
    let text = text.as_str().expect("a record");
    for part in [
        "{[%clk 0:10:00]}\n",
        "V {[%eval +0.5] what now?} 1,0r0 thief:SW {[%clk 0:04:12] [%emt 0:00:03] [%eval +3.5 0.4] good}\n",
        "{or else}\n",
        "1,0r0 {[%own x]} - {no}\n",
        "- {[%clk 0:09:59.5]}\n",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let again = post(&site, "open", json!({"record": text})).await;
    assert_eq!(again["nodes"], opened["nodes"]);
    let mut changed = opened["nodes"].clone();
    changed[0]["comment"] = json!("better");
    let text = post(&site, "record", write(changed.clone())).await["record"].clone();
    assert!(text.as_str().expect("a record").contains("[%eval +3.5 0.4] better}"), "{text}");
    changed[0]["notes"] = json!([{"after": 9, "text": "nowhere"}]);
    let (status, refused) = site.post("/api/analysis/record", "", write(changed)).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (StatusCode::BAD_REQUEST, &json!("request/field"))
    );
}
