//! What the server provides on request: player aids, hints, looking back.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Client, EVERYTHING, Made, Running, Site, here};

async fn two(site: &Site, more: Value) -> Made {
    let mut body = json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}});
    for (key, value) in more.as_object().expect("an object") {
        body[key] = value.clone();
    }
    site.table(body).await
}

/// The same table, with player aids unless it says otherwise.
pub(crate) fn aided(mut body: Value) -> Value {
    body.as_object_mut().expect("an object").entry("aids").or_insert(true.into());
    body
}

#[tokio::test]
async fn between_people_the_aids_are_off_unless_the_host_allows_them() {
    let site = Site::new().await;
    let (anna, bert) = (here("Anna"), here("Bert"));
    let (open, computer) = (json!({"kind": "open"}), json!({"kind": "computer", "level": "easy"}));
    for (seats, aids, on) in [
        (json!([anna, computer]), Value::Null, true),
        (json!([anna, bert]), Value::Null, false),
        (json!([anna, open]), Value::Null, false),
        (json!([anna, open]), json!(true), true),
    ] {
        let (_, made) = site.post("/api/tables", "", json!({"seats": seats, "aids": aids})).await;
        assert_eq!(made["table"]["aids"], on, "{seats}");
    }
}

#[tokio::test]
async fn aids_answer_or_are_switched_off() {
    let site = Site::new().await;
    let seats = json!([here("Anna"), here("Bert")]);
    let made = site.table(json!({"seats": seats, "seed": "aids", "sets": EVERYTHING})).await;
    let asked = ["projected", "remaining", "dead-cells", "features"];
    for _ in 0..30 {
        site.least(&made).await;
    }
    let mut state = site.get(&format!("/api/tables/{}", made.id)).await.1["state"].clone();
    while state["step"] != "place" {
        site.least(&made).await;
        state = site.get(&format!("/api/tables/{}", made.id)).await.1["state"].clone();
    }
    for what in asked {
        site.ask(&made.id, "", json!({"type": what})).await;
    }
    let projected = site.ask(&made.id, "", json!({"type": "projected"})).await;
    assert_eq!(projected["seats"].as_array().map(Vec::len), Some(2));
    for (seat, &now) in projected["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .zip(state["scores"].as_array().expect("scores").iter().collect::<Vec<_>>().iter())
    {
        let sum: i64 = seat["categories"]
            .as_object()
            .expect("a map")
            .values()
            .map(|points| points.as_i64().expect("points"))
            .sum();
        assert_eq!(sum, seat["total"].as_i64().expect("points"));
        assert_eq!(&seat["now"], now);
    }
    let remaining = site.ask(&made.id, "", json!({"type": "remaining"})).await;
    assert_eq!(remaining["left"], state["bag_left"]);
    let legal = site.ask(&made.id, "", json!({"type": "legal"})).await;
    let place = &legal["actions"][0]["place"];
    let fits = json!({"type": "fits", "x": place["x"], "y": place["y"]});
    let fits = site.ask(&made.id, "", fits).await;
    let tile = |fit: &&Value| fit["tile"] == place["tile"];
    let found = fits["tiles"].as_array().expect("tiles").iter().find(tile).expect("it fits");
    assert!(found["rotations"].as_array().expect("turns").contains(&place["rotation"]));
    let at = json!({"type": "features", "at": [0, 0]});
    let features = site.ask(&made.id, "", at).await;
    assert_eq!(features["features"].as_array().map(Vec::len), Some(4), "city, road, two fields");
    for feature in features["features"].as_array().expect("features") {
        let points = feature["points"].as_i64().expect("points");
        let parts = feature["parts"].as_array().expect("parts");
        let cells: BTreeSet<String> = parts.iter().map(|part| part["at"].to_string()).collect();
        assert_eq!(feature["tiles"], cells.len(), "no cloister: {feature}");
        match feature["points_if_finished"].as_i64() {
            None => {
                assert_eq!(feature["kind"], "field");
                let possible = feature["points_possible"].as_i64().expect("cities may follow");
                assert!(possible >= points && possible % 3 == 0, "{feature}");
            }
            Some(_) if feature["complete"] == true => {}
            Some(finished) => assert!(finished >= points, "{feature}"),
        }
    }
    let purist = site.table(json!({"seats": seats, "aids": false})).await;
    for what in asked {
        assert_eq!(site.fail(&purist.id, "", json!({"type": what})).await, "table/aids-off");
    }
}

#[tokio::test]
async fn scorings_name_the_whole_feature_and_add_up() {
    let site = Site::new().await;
    let made = site.finished(&["base"], "classic").await;
    let mut scored = 0;
    let (_, history) = site.get(&format!("/api/tables/{}/history?from=0", made.id)).await;
    for step in history["steps"].as_array().expect("steps") {
        let events = step["events"].as_array().expect("events").iter();
        let points: Vec<&Value> = events.filter(|event| event["event"] == "scored").collect();
        let ask = json!({"type": "scorings", "version": step["version"]});
        let answer = site.ask(&made.id, "", ask).await;
        let parts = answer["parts"].as_array().expect("parts");
        assert_eq!(parts.len(), points.len(), "one list for each scoring");
        for (event, parts) in points.iter().zip(parts) {
            let parts = parts.as_array().expect("a list");
            let spot = &event["spot"];
            if spot.is_object() && spot["on"] != "tower" {
                assert!(parts.contains(spot), "{event} is not in {parts:?}");
                scored += 1;
            }
        }
    }
    assert!(scored > 5, "{scored} features were scored");
    let late = site.fail(&made.id, "", json!({"type": "scorings", "version": 9999})).await;
    assert_eq!(late, "request/version");
}

#[tokio::test]
async fn features_are_told_as_they_were() {
    let site = Site::new().await;
    let made = two(&site, json!({"seed": "features", "aids": false})).await;
    let mut told = Vec::new();
    let ask = |version: u64, at: Value| json!({"type": "features", "version": version, "at": at});
    for version in 1..=6 {
        let legal = site.ask(&made.id, "", json!({"type": "legal"})).await;
        let place = legal["actions"][0]["place"].clone();
        told.push((version, json!([place["x"], place["y"]])));
        site.least(&made).await;
    }
    let refused = site.fail(&made.id, "", ask(1, Value::Null)).await;
    assert_eq!(refused, "table/aids-off", "while the game is on");
    site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
    for (version, cell) in told {
        let before = site.ask(&made.id, "", ask(version, cell.clone())).await;
        assert_eq!(before["version"], version);
        assert_eq!(before["features"], json!([]), "no tile lay there");
        let after = site.ask(&made.id, "", ask(version + 1, cell)).await;
        assert!(after["features"].as_array().is_some_and(|all| !all.is_empty()), "{after}");
    }
    assert_eq!(site.fail(&made.id, "", ask(99, Value::Null)).await, "request/version");
}

/// The state after a step, as docs/server.md says.
fn after(before: &Value, step: &Value) -> Value {
    let mut state = before.clone();
    for (key, value) in step["changed"].as_object().expect("an object") {
        state[key] = value.clone();
    }
    let kept = usize::try_from(step["kept"].as_u64().expect("a number")).expect("small");
    let tiles = state["tiles"].as_array_mut().expect("tiles");
    tiles.truncate(kept);
    tiles.extend(step["tiles"].as_array().expect("tiles").iter().cloned());
    state
}

#[tokio::test]
async fn a_game_is_told_step_by_step_with_all_that_changed() {
    let site = Site::new().await;
    let made = two(&site, json!({"sets": EVERYTHING, "seed": "history"})).await;
    for _ in 0..12 {
        site.least(&made).await;
    }
    for seat in [0, 1] {
        // One player asks, the other agrees: a takeback in the middle of the game.
        let (asks, other) = (json!({"type": "takeback", "seat": seat}), 1 - seat);
        let agrees = json!({"type": "answer-takeback", "seat": other, "accept": true});
        site.ask(&made.id, made.token(seat), asks).await;
        site.ask(&made.id, made.token(other), agrees).await;
        site.least(&made).await;
    }
    let info = site.info(&made.id).await;
    let mut from = json!(0);
    let (mut state, mut seen) = (Value::Null, 0);
    while !from.is_null() {
        let path = format!("/api/tables/{}/history?from={from}&limit=7", made.id);
        let (status, page) = site.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        assert_eq!(page["version"], info["version"]);
        if seen > 0 {
            assert_eq!(page["start"], state, "pages fit together");
        }
        state = page["start"].clone();
        let steps = page["steps"].as_array().expect("steps");
        assert!((1..=7).contains(&steps.len()));
        for step in steps {
            seen += 1;
            state = after(&state, step);
            assert_eq!(step["version"], seen);
            let at = site.get(&format!("/api/tables/{}/position/{seen}", made.id)).await.1;
            assert_eq!(state, at, "version {seen}");
            assert_eq!(step["hash"], at["hash"]);
            assert_eq!(step["next"]["scores"], at["scores"]);
            if step["kind"] == "part" {
                assert!(step["events"][0]["text"].is_string(), "{step}");
            }
        }
        from = page["next"].clone();
    }
    assert_eq!(info["version"], seen);
    let (status, _) = site.get(&format!("/api/tables/{}/history?from=99", made.id)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

/// The sum of a seat's categories.
fn sum(categories: &Value) -> i64 {
    let points = categories.as_object().expect("a map").values();
    points.map(|points| points.as_i64().expect("points")).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_summed_up_and_its_draws_are_checked() {
    let site = Site::new().await;
    for (game, sets) in [("classic", EVERYTHING.as_slice()), ("mayflower", &["mayflower"])] {
        let made = site.finished(sets, game).await;
        let info = site.info(&made.id).await;
        let summary = site.get(&format!("/api/tables/{}/summary", made.id)).await.1;
        assert_eq!(summary["over"], true);
        let scores = &info["outcome"]["scores"];
        for (seat, told) in summary["seats"].as_array().expect("seats").iter().enumerate() {
            assert_eq!(told["total"], scores[seat]);
            assert_eq!(json!(sum(&told["categories"])), scores[seat], "{told}");
        }
        // What the final scoring gave is what the last step of the log tells.
        let before = info["version"].as_u64().expect("a version") - 1;
        let path = format!("/api/tables/{}/history?from={before}&limit=1", made.id);
        let steps = site.get(&path);
        let events = steps.await.1["steps"][0]["events"].clone();
        let mut at_end = vec![0; 3];
        for event in events.as_array().expect("events").iter().filter(|event| event["end"] == true)
        {
            let player = event["player"].as_u64().expect("a player") as usize;
            at_end[player] += event["points"].as_i64().expect("points");
        }
        let told = summary["seats"].as_array().expect("seats").iter().map(|s| sum(&s["at_end"]));
        assert_eq!(told.collect::<Vec<_>>(), at_end);
        // Draws are the server's own, and in Mayflower it can happen that nobody is left to be scored.
        let seed = &info["seed"];
        assert!(game == "mayflower" || at_end.iter().sum::<i64>() > 0, "{at_end:?}, seed {seed}");
        let chart = summary["chart"].as_array().expect("points");
        assert_eq!(chart.len() as u64, info["version"].as_u64().expect("a version"));
        let last = chart.last().expect("points");
        assert_eq!((&last["scores"], &last["projected"]), (scores, scores));
        let fair = site.get(&format!("/api/tables/{}/verify-draws", made.id)).await.1;
        assert_eq!((&fair["verdict"], &fair["seed"]), (&json!("fair"), &info["seed"]), "{fair}");
        assert!(fair["text"].as_str().is_some_and(|text| !text.is_empty()), "{fair}");
        assert!(fair["draws"].as_u64() >= Some(65));
        // A replay of it draws nothing.
        let path = format!("/api/tables/{}/record", made.id);
        let (_, text) =
            site.send(axum::http::Method::GET, &path, "", axum::body::Body::empty()).await;
        let body = json!({"record": String::from_utf8(text).expect("text"), "mode": "replay"});
        let replay = site.post("/api/records", "", body).await.1;
        let id = replay["table"]["id"].as_str().expect("an id");
        assert_eq!(site.get(&format!("/api/tables/{id}/verify-draws")).await.1["verdict"], "none");
        let again = site.get(&format!("/api/tables/{id}/summary")).await.1;
        assert_eq!(again["seats"], summary["seats"]);
    }
}

#[tokio::test]
async fn while_a_game_is_on_its_seed_stays_a_secret() {
    let site = Site::new().await;
    let made = two(&site, json!({"aids": false})).await;
    site.least(&made).await;
    let fair = site.ask(&made.id, "", json!({"type": "verify-draws"})).await;
    assert_eq!((&fair["verdict"], &fair["seed"]), (&json!("secret"), &Value::Null));
    let summary = site.ask(&made.id, "", json!({"type": "summary"})).await;
    assert_eq!(summary["chart"][1]["projected"], Value::Null, "that would be an aid");
    site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
    let fair = site.ask(&made.id, "", json!({"type": "verify-draws"})).await;
    assert_eq!(fair["verdict"], "fair", "{fair}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_a_whole_part_with_reasons() {
    let site = Site::with(|config| config.times.hint = Duration::from_millis(200)).await;
    // The draws also depend on the table's id; a tile that fits in only one way needs no search.
    let made = loop {
        let made = two(&site, json!({})).await;
        let legal = site.ask(&made.id, "", json!({"type": "legal"})).await;
        if legal["actions"].as_array().is_some_and(|actions| actions.len() > 1) {
            break made;
        }
    };
    let ask = json!({"type": "hint", "seat": 0});
    let hint = site.ask(&made.id, made.token(0), ask.clone()).await;
    assert_eq!((&hint["version"], &hint["seat"]), (&json!(1), &json!(0)));
    let draft = json!({"type": "draft", "seat": 0, "version": 1, "actions": hint["moves"]});
    let draft = site.ask(&made.id, made.token(0), draft).await;
    assert_eq!((&draft["complete"], &draft["points"]), (&json!(true), &hint["points"]));
    assert_eq!(draft["events"], hint["events"]);
    let first = &hint["steps"][0];
    assert_eq!(first["text"], hint["moves"][0]);
    let candidates = first["candidates"].as_array().expect("candidates");
    assert!((2..=5).contains(&candidates.len()), "{first}");
    assert!(candidates.iter().all(|one| one["margin"].is_number() && one["action"].is_object()));
    assert!(candidates.iter().any(|one| one["margin"] != 0.0), "they differ: {candidates:?}");
    let reasons: Vec<&Value> = hint["steps"]
        .as_array()
        .expect("steps")
        .iter()
        .flat_map(|step| step["reasons"].as_array().expect("reasons"))
        .collect();
    assert!(reasons.iter().all(|reason| reason["text"].is_string()), "{reasons:?}");
    assert!(!reasons.is_empty() && hint["text"].as_str().is_some_and(|text| !text.is_empty()));
    let facts = hint["facts"].as_array().expect("facts");
    assert!(facts.iter().all(|fact| fact["text"].is_string() && fact["kind"].is_string()));
    assert_eq!(hint["text"], facts.first().expect("something to say")["text"], "{facts:?}");
    // Requested again, it is the same immediately; after a draft it is only the rest.
    let began = Instant::now();
    assert_eq!(site.ask(&made.id, made.token(0), ask.clone()).await, hint);
    assert!(began.elapsed() < Duration::from_millis(150), "{:?}", began.elapsed());
    let rest = json!({"type": "hint", "seat": 0, "after": [hint["moves"][0]]});
    let rest = site.ask(&made.id, made.token(0), rest).await;
    assert_eq!(rest["moves"].as_array().map(Vec::len), Some(1), "{rest}");
    // Only for the player's own seat, on its turn, and with player aids.
    assert_eq!(site.fail(&made.id, "", ask.clone()).await, "seat/not-yours");
    let other = json!({"type": "hint", "seat": 1});
    assert_eq!(site.fail(&made.id, made.token(1), other).await, "seat/not-your-turn");
    let purist = two(&site, json!({"aids": false})).await;
    assert_eq!(site.fail(&purist.id, purist.token(0), ask).await, "table/aids-off");
}

/// A hint for a player who waits when too many were asked for.
async fn patient_hint(site: &Site, made: &Made, seat: u64) -> Value {
    let path = format!("/api/tables/{}/requests", made.id);
    for _ in 0..100 {
        let ask = json!({"type": "hint", "seat": seat});
        let (status, answer) = site.post(&path, made.token(seat), ask).await;
        if status != StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(status, StatusCode::OK, "{answer}");
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("no hint in 20 seconds");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_says_what_it_scores() {
    let site = Site::with(|config| config.times.hint = Duration::from_millis(20)).await;
    let made = two(&site, json!({"seed": "hints"})).await;
    let mut scorings = 0;
    for turn in 0..40 {
        let (seat, version) = (turn % 2, turn + 1);
        let hint = patient_hint(&site, &made, seat).await;
        let all = |list: &Value, kind: &str, is: &str| -> Vec<Value> {
            let list = list.as_array().expect("a list").iter();
            list.filter(|one| one[kind] == is).map(|one| one["text"].clone()).collect()
        };
        let scored = all(&hint["events"], "event", "scored");
        let steps = hint["steps"].as_array().expect("steps").iter();
        let told: Vec<Value> =
            steps.flat_map(|step| all(&step["reasons"], "kind", "scored")).collect();
        assert_eq!(told, scored, "{hint}");
        let moves = &hint["moves"];
        let draft = json!({"type": "draft", "seat": seat, "version": version, "actions": moves});
        let draft = site.ask(&made.id, made.token(seat), draft).await;
        assert_eq!(draft["points"], hint["points"], "what this turn adds");
        scorings += usize::from(!scored.is_empty());
        if scorings == 3 {
            return;
        }
        let commit = json!({"type": "commit", "seat": seat, "version": version, "actions": moves});
        site.ask(&made.id, made.token(seat), commit).await;
    }
    panic!("{scorings} turns of 40 scored");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_holds_nothing_up_and_comes_one_at_a_time() {
    let running = Running::with(|config| config.times.hint = Duration::from_millis(600)).await;
    let body = json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}});
    let made = running.table(body).await;
    let mut client = Client::enter(running.address, &made.id, &[made.token(0)]).await.expect("in");
    let hint = client.begin(json!({"type": "hint", "seat": 0})).await.expect("sent");
    let second = client.begin(json!({"type": "hint", "seat": 0})).await.expect("sent");
    let ping = client.begin(json!({"type": "ping"})).await.expect("sent");
    let mut answers = Vec::new();
    while answers.len() < 3 {
        let frame = client.frame().await.expect("connected");
        if frame["push"].is_null() {
            answers.push(frame);
        }
    }
    assert_eq!(answers[2]["reply_to"], hint, "the thought comes last");
    assert!(answers[2]["result"]["moves"][0].is_string());
    assert!(answers[..2].iter().any(|answer| answer["reply_to"] == ping));
    let refused = answers.iter().find(|answer| answer["reply_to"] == second).expect("answered");
    assert_eq!(refused["error"]["code"], "limit/hint");
    running.stop().await;
}

/// Masters think for seconds at several tables; players at another table notice nothing.
#[tokio::test(flavor = "multi_thread")]
async fn thinking_never_delays_other_tables() {
    let running = Running::new().await;
    let master = json!({"kind": "computer", "level": "master"});
    for _ in 0..4 {
        running.table(json!({"seats": [master, master], "sets": EVERYTHING})).await;
    }
    let made = running.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    let easy = json!({"kind": "computer", "level": "easy"});
    let quick = running.table(json!({"seats": [easy, easy]})).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let tokens = [made.token(0), made.token(1)];
    let mut client = Client::enter(running.address, &made.id, &tokens).await.expect("in");
    let mut times = Vec::new();
    for _ in 0..25 {
        let (seat, version) = (client.actor.as_u64().expect("a seat"), client.version);
        let actions = client.draft(seat, version, |_| 0).await.expect("connected").expect("legal");
        let commit =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        let began = Instant::now();
        client.ask(commit).await.expect("connected").expect("taken");
        while client.version == version {
            client.push().await.expect("the move");
        }
        times.push(began.elapsed());
    }
    times.sort_unstable();
    assert!(times[12] < Duration::from_millis(100), "{times:?}");
    assert!(times[24] < Duration::from_secs(1), "{times:?}");
    let table = running.app.tables.get(&quick.id).await.expect("a table");
    assert!(
        table.look().await.expect("a table").version > 10,
        "quick levels keep playing in the meantime"
    );
    running.stop().await;
}
