//! Games from elsewhere that are told differently, or with a wrong score.

use aude_record::SetLibrary;
use aude_record::import::{ImportError, ImportProblem, import};
use serde_json::{Value, json};

use crate::told::{as_link, as_log, random_record};

fn fault(text: &str) -> ImportError {
    import(text, &SetLibrary::builtin()).expect_err("refused").into_iter().next().expect("an error")
}

/// Calls `each` with every event of a log and the number of its turn.
fn each_event(log: &mut Value, mut each: impl FnMut(&mut Value, usize)) {
    let mut turn = 0;
    for packet in log["data"]["logs"].as_array_mut().expect("packets") {
        for event in packet["data"].as_array_mut().expect("events") {
            turn += usize::from(event["type"] == "playTile");
            each(event, turn);
        }
    }
}

/// A score that is one too high is found at its turn, whichever it is.
#[test]
fn every_wrong_score_is_found_at_its_turn() {
    let mut all = 0;
    for seed in 0..14 {
        let log = as_log(&random_record(seed, usize::MAX), true);
        let mut many = 0;
        each_event(&mut log.clone(), |event, _| many += usize::from(event["type"] == "winPoints"));
        all += many;
        for wrong in 0..many {
            let (mut log, mut index, mut planted) = (log.clone(), 0, None);
            each_event(&mut log, |event, turn| {
                if event["type"] == "winPoints" {
                    if index == wrong {
                        let score: i64 = event["args"]["score"]
                            .as_str()
                            .and_then(|s| s.parse().ok())
                            .expect("a score");
                        event["args"]["score"] = json!(score + 1);
                        planted = Some((turn, score));
                    }
                    index += 1;
                }
            });
            let (turn, score) = planted.expect("planted");
            let error = fault(&log.to_string());
            assert_eq!(error.turn, turn, "seed {seed}, points {wrong}: {error}");
            let told = matches!(error.problem, ImportProblem::Score { expected, found, .. }
                if (expected, found) == (score + 1, score));
            assert!(told, "seed {seed}, points {wrong}: {error}");
        }
    }
    assert!(all > 50, "{all} times points");
}

/// Points that are told one after another in the final scoring are checked one by one.
#[test]
fn scores_within_the_final_scoring_are_checked() {
    let mut log = as_log(&random_record(3, usize::MAX), true);
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    let events = packets.last_mut().and_then(|last| last["data"].as_array_mut()).expect("events");
    let mut whole = events.pop().filter(|last| last["type"] == "winPoints").expect("points");
    let number = |value: &Value| value.as_str().map_or(value.as_i64(), |text| text.parse().ok());
    let (points, score) = (number(&whole["args"]["points"]), number(&whole["args"]["score"]));
    let (points, score) = points.zip(score).expect("numbers");
    let mut first = whole.clone();
    first["args"]["points"] = json!(1);
    first["args"]["score"] = json!(score - points + 1);
    whole["args"]["points"] = json!(points - 1);
    events.extend([first, whole]);
    assert!(import(&log.to_string(), &SetLibrary::builtin()).is_ok(), "told in two steps");
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    let events = packets.last_mut().and_then(|last| last["data"].as_array_mut()).expect("events");
    let at = events.len() - 2;
    events[at]["args"]["score"] = json!(score - points + 3);
    let error = fault(&log.to_string()).to_string();
    let told = format!(
        "{} points in the log, but {} by the rules",
        score - points + 3,
        score - points + 1
    );
    assert!(error.ends_with(&told), "{error}, expected {told}");
}

/// What other programs may write differently: no ids, the same id everywhere, numbers with a fraction
/// of zero, points without a score, packets told again, colours and other arguments.
#[test]
fn logs_are_understood_however_they_are_told() {
    let library = SetLibrary::builtin();
    for seed in 0..12 {
        let record = random_record(seed, usize::MAX);
        let log = as_log(&record, true);
        let changed = |change: &dyn Fn(&mut Value)| {
            let mut log = log.clone();
            each_event(&mut log, |event, _| change(event));
            log
        };
        let mut again = log.clone();
        let packets = again["data"]["logs"].as_array_mut().expect("packets");
        *packets = packets.iter().flat_map(|packet| [packet.clone(), packet.clone()]).collect();
        for (what, log) in [
            (
                "no ids",
                changed(&|event| {
                    if event["type"] == "playTile" {
                        event["args"].as_object_mut().expect("args").remove("id");
                    }
                }),
            ),
            (
                "one id",
                changed(&|event| {
                    if event["type"] == "playTile" {
                        event["args"]["id"] = json!(1);
                    }
                }),
            ),
            (
                "fractions",
                changed(&|event| {
                    if event["type"] == "playTile" {
                        let turned = event["args"]["ori"].as_i64().expect("a number");
                        event["args"]["ori"] = json!(turned as f64);
                    }
                }),
            ),
            (
                "points alone",
                changed(&|event| {
                    if event["type"] == "winPoints" {
                        event["args"].as_object_mut().expect("args").remove("score");
                    }
                }),
            ),
            (
                "colours",
                changed(&|event| {
                    if let Some(args) = event["args"].as_object_mut() {
                        args.insert("player_color".to_owned(), json!("ff0000"));
                    }
                }),
            ),
            ("packets told again", again),
        ] {
            let found = import(&log.to_string(), &library)
                .unwrap_or_else(|errors| panic!("seed {seed}, {what}: {errors:?}"));
            assert_eq!(found.record.actions(), record.actions(), "seed {seed}, {what}");
        }
    }
}

/// A tile that looks the same after half a turn may be told either way; its places turn with it.
#[test]
fn tiles_that_look_the_same_turned_are_the_same() {
    const HALF: [(&str, &[usize]); 7] = [
        ("7", &[1, 3, 2]),
        ("8", &[1, 3, 2]),
        ("10", &[2, 1, 3]),
        ("16", &[1, 2, 4, 3]),
        ("19", &[2, 1, 4, 3, 7, 8, 5, 6]),
        ("20", &[1, 2]),
        ("22", &[1]),
    ];
    let mut turned = 0;
    for seed in 0..20 {
        let record = random_record(seed, usize::MAX);
        let (mut log, mut places) = (as_log(&record, true), None);
        each_event(&mut log, |event, _| {
            if event["type"] == "playTile" {
                let kind = event["args"]["type"].as_str().expect("a type").to_owned();
                places = HALF.iter().find(|(half, _)| *half == kind).map(|(_, places)| *places);
                if places.is_some() {
                    let turns = event["args"]["ori"].as_i64().expect("a number");
                    event["args"]["ori"] = json!((turns + 1) % 4 + 1);
                    turned += 1;
                }
            } else if event["type"] == "playPartisan"
                && let Some(places) = places
            {
                let place: usize = event["args"]["pos"]
                    .as_str()
                    .and_then(|pos| pos.parse().ok())
                    .expect("a place");
                event["args"]["pos"] = json!(places[place - 1].to_string());
            }
        });
        let found = import(&log.to_string(), &SetLibrary::builtin())
            .unwrap_or_else(|errors| panic!("seed {seed}: {errors:?}"));
        assert_eq!(found.record.actions(), record.actions(), "seed {seed}");
    }
    assert!(turned > 200, "{turned} tiles");
}

#[test]
fn a_link_may_stand_in_a_message() {
    let record = random_record(4, usize::MAX);
    let link = as_link(&record, false);
    let alone = import(&link, &SetLibrary::builtin()).expect("readable");
    for text in
        [format!("<{link}>"), format!("Look at this:\n\n{link}\nAnna"), format!("see ({link}).")]
    {
        let found =
            import(&text, &SetLibrary::builtin()).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        assert_eq!(found.record.actions(), alone.record.actions(), "{text}");
    }
}

/// Numbers beyond any game are wrong, and nothing worse.
#[test]
fn the_largest_numbers_are_refused_like_others() {
    let (most, least) = (i64::MAX, i64::MIN);
    let tile = |x: i64, ori: i64| json!({"type": "playTile", "args": {"player_id": "1", "player_name": "Anna", "type": "16", "x": x, "y": 0, "ori": ori}});
    let points = |more: serde_json::Value| {
        let mut args = json!({"player_id": "1"});
        args.as_object_mut().expect("args").extend(more.as_object().expect("more").clone());
        json!({"type": "winPoints", "args": args})
    };
    for events in [
        vec![tile(1, least)],
        vec![tile(most, 1)],
        vec![tile(1, 2), points(json!({"points": most})), points(json!({"points": most}))],
        vec![tile(1, 2), points(json!({"score": most})), points(json!({"points": 1}))],
        vec![tile(1, 2), points(json!({"points": least})), points(json!({"points": -1}))],
    ] {
        let log = json!({"data": {"data": [{"data": events}]}});
        assert!(import(&log.to_string(), &SetLibrary::builtin()).is_err(), "{log}");
    }
}
