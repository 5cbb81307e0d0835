use std::io::Cursor;

use aude_engine::game::{Category, Event, Silent};
use aude_engine::{Actor, Rules};
use aude_record::protocol::{Session, run};
use aude_record::{Record, SetLibrary};
use serde_json::{Value, json};

use crate::play::{TABLES, begin, game_of, play};

fn ask(session: &mut Session, request: &Value) -> Value {
    let answer = session.answer(&request.to_string());
    assert!(!answer.contains('\n'), "{answer}");
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn answers(input: impl AsRef<[u8]>) -> Vec<Value> {
    let mut output = Vec::new();
    run(Cursor::new(input.as_ref()), &mut output).expect("nothing can fail here");
    let output = String::from_utf8(output).expect("UTF-8");
    output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_foreign_game_is_replayed_to_the_same_end() {
    for (sets, players) in TABLES {
        let mut session = Session::default();
        let new = ask(
            &mut session,
            &json!({"cmd": "new", "game": game_of(sets), "sets": sets, "players": players}),
        );
        assert_eq!(new["ok"], true, "{new}");
        let mut game = begin(sets, players);
        play(&mut game, 5, usize::MAX, |game, list, action| {
            let legal = ask(&mut session, &json!({"cmd": "legal"}));
            let index = list.iter().position(|&other| other == action).expect("legal");
            assert_eq!(legal["actions"].as_array().map(Vec::len), Some(list.len()));
            let answer =
                ask(&mut session, &json!({"cmd": "apply", "action": legal["actions"][index]}));
            assert_eq!(answer["ok"], true, "{answer}");
            let mut after = game.clone();
            after.apply(action, &mut Silent).expect("legal");
            assert_eq!(answer["scores"], json!(after.scores()));
        });
        let state = ask(&mut session, &json!({"cmd": "state"}));
        assert_eq!(state["over"], true);
        assert_eq!(state["actor"], Value::Null);
        assert_eq!(state["scores"], json!(game.scores()));
        assert_eq!(state["hash"], aude_record::digest(&game));
        let winners: Vec<u8> = game.winners().iter().map(|player| player.0).collect();
        assert_eq!(state["winners"], json!(winners));
        let record = ask(&mut session, &json!({"cmd": "record"}));
        let text = record["record"].as_str().expect("a text");
        let back = Record::parse(text, &SetLibrary::builtin()).expect("a record");
        assert_eq!(back.actions(), game.actions());
        let loaded = ask(&mut session, &json!({"cmd": "load", "record": text}));
        assert_eq!(loaded["over"], true, "{loaded}");
        let undone = ask(&mut session, &json!({"cmd": "undo", "count": game.actions().len()}));
        assert_eq!(undone["scores"], json!(vec![0; usize::from(players)]));
        assert_eq!(undone["actor"], "chance");
    }
}

#[test]
fn bad_requests_get_an_error_and_the_session_goes_on() {
    let deep = "[".repeat(100_000);
    let long = format!("{{\"cmd\":\"{}\"}}", "x".repeat(2 << 20));
    for (line, code) in [
        ("", ""),
        ("nonsense", "request/not-json"),
        ("{", "request/not-json"),
        ("{\"cmd\":\"state\"} trailing", "request/not-json"),
        (deep.as_str(), "request/not-json"),
        (long.as_str(), "request/too-long"),
        ("[]", "request/not-an-object"),
        ("null", "request/not-an-object"),
        ("1e999", "request/not-json"),
        ("{}", "request/no-command"),
        (r#"{"cmd":7}"#, "request/no-command"),
        (r#"{"cmd":"dance"}"#, "request/unknown-command"),
        (r#"{"cmd":"state","extra":1}"#, "request/bad-field"),
        (r#"{"cmd":"new","players":"two"}"#, "request/bad-field"),
        (r#"{"cmd":"new","players":-1}"#, "request/bad-field"),
        (r#"{"cmd":"new","players":99999999999999999999999}"#, "request/bad-field"),
        (r#"{"cmd":"new","players":18446744073709551615}"#, "request/setup"),
        (r#"{"cmd":"new","players":256}"#, "request/setup"),
        (r#"{"cmd":"new","players":0}"#, "request/setup"),
        (r#"{"cmd":"new","players":[]}"#, "request/setup"),
        (r#"{"cmd":"new","players":["",""]}"#, "request/setup"),
        (r#"{"cmd":"new","first":255}"#, "request/setup"),
        (r#"{"cmd":"new","first":18446744073709551615}"#, "request/setup"),
        (r#"{"cmd":"new","sets":[]}"#, "request/setup"),
        (r#"{"cmd":"new","sets":["base","base"]}"#, "request/setup"),
        (r#"{"cmd":"new","sets":["mayflower"]}"#, "request/setup"),
        (r#"{"cmd":"new","options":{"small-city":[]}}"#, "request/bad-field"),
        (r#"{"cmd":"apply"}"#, "request/bad-field"),
        (r#"{"cmd":"apply","action":"Q9"}"#, "request/bad-action"),
        (r#"{"cmd":"apply","action":"-"}"#, "refused/not-now"),
        (r#"{"cmd":"apply","action":{"dragon":"N"}}"#, "refused/"),
        (r#"{"cmd":"apply","action":{"tower":[0,0]}}"#, "refused/"),
        (r#"{"cmd":"apply","action":"fairy:city.N@0,0"}"#, "refused/"),
        (r#"{"cmd":"apply","action":"32767,-32768r0"}"#, "refused/"),
        (r#"{"cmd":"undo"}"#, "request/nothing-to-undo"),
        (r#"{"cmd":"undo","count":0}"#, "request/nothing-to-undo"),
        (r#"{"cmd":"undo","count":18446744073709551615}"#, "request/nothing-to-undo"),
        (r#"{"cmd":"load","record":"x"}"#, "request/record"),
        (r#"{"cmd":"places"}"#, "request/bad-field"),
        (r#"{"cmd":"places","tile":"?"}"#, "request/bad-field"),
    ] {
        let input = format!("{{\"cmd\":\"new\"}}\n{line}\n{{\"cmd\":\"state\",\"id\":[1]}}\n");
        let answers = answers(&input);
        let shown: String = line.chars().take(60).collect();
        let last = answers.last().expect("an answer");
        assert_eq!(
            (&last["ok"], &last["id"], &last["moves"]),
            (&json!(true), &json!([1]), &json!(0)),
            "{shown}"
        );
        if line.is_empty() {
            assert_eq!(answers.len(), 2);
            continue;
        }
        let error = &answers[1]["error"];
        assert_eq!(answers[1]["ok"], false, "{shown}");
        assert!(
            error["code"].as_str().is_some_and(|found| found.starts_with(code)),
            "{shown}: {error}"
        );
        assert!(
            error["message"].as_str().is_some_and(|message| !message.is_empty()),
            "{shown}: {error}"
        );
        if code.starts_with("refused") {
            assert!(error["rule"].is_string(), "{shown}: {error}");
        }
    }
}

#[test]
fn without_a_game_there_is_nothing_to_do() {
    for cmd in ["state", "legal", "record", "undo", "places"] {
        let answer = ask(&mut Session::default(), &json!({"cmd": cmd}));
        assert_eq!(answer["error"]["code"], "request/no-game", "{cmd}");
    }
    for cmd in ["apply", "why"] {
        let answer = ask(&mut Session::default(), &json!({"cmd": cmd, "action": "-", "id": "x"}));
        assert_eq!(answer["error"]["code"], "request/no-game", "{cmd}");
        assert_eq!(answer["id"], "x");
    }
}

#[test]
fn lines_end_in_any_way() {
    let not_utf8 = b"{\"cmd\":\"new\"}\r\n\xff\xfe\n   \n{\"cmd\":\"state\"}";
    let found = answers(not_utf8);
    assert_eq!(found.len(), 3);
    assert_eq!(found[1]["error"]["code"], "request/not-utf8");
    assert_eq!(found[2]["ok"], true);
    assert!(answers("").is_empty());
    assert_eq!(
        answers("{\"cmd\":\"quit\",\"id\":3}\n{\"cmd\":\"new\"}\n"),
        [json!({"ok": true, "id": 3})]
    );
    let exact = "x".repeat(1 << 20);
    assert_eq!(answers(&exact)[0]["error"]["code"], "request/not-json");
    assert_eq!(answers(exact.clone() + "\n")[0]["error"]["code"], "request/not-json");
    assert_eq!(answers(exact + "x")[0]["error"]["code"], "request/too-long");
}

#[test]
fn every_fault_of_a_setup_is_listed() {
    let request = json!({"cmd": "new", "game": "go", "sets": ["moon"], "players": 9, "first": 5,
        "options": {"tea": 1, "small-city": 3}});
    let answer = ask(&mut Session::default(), &request);
    assert_eq!(answer["error"]["problems"].as_array().map(Vec::len), Some(5), "{answer}");
    let many = json!({"cmd": "new", "sets": vec!["moon"; 1000]});
    let answer = ask(&mut Session::default(), &many);
    assert_eq!(answer["error"]["problems"].as_array().map(Vec::len), Some(1), "{answer}");
    for players in [json!(99), json!(vec!["A"; 1000])] {
        let crowd = json!({"cmd": "new", "game": "mayflower", "players": players});
        let answer = ask(&mut Session::default(), &crowd);
        assert!(
            answer.to_string().contains("M-1") && answer.to_string().contains("2 to 5"),
            "{answer}"
        );
    }
}

#[test]
fn why_changes_nothing() {
    let mut session = Session::default();
    for request in [json!({"cmd": "new"}), json!({"cmd": "apply", "action": {"draw": "V"}})] {
        ask(&mut session, &request);
    }
    let before = ask(&mut session, &json!({"cmd": "state"}));
    let no = ask(&mut session, &json!({"cmd": "why", "action": "1,0r2"}));
    assert_eq!((&no["legal"], &no["refusal"]["rule"]), (&json!(false), &json!("C-3")), "{no}");
    let yes = ask(&mut session, &json!({"cmd": "why", "action": "1,0r0"}));
    assert_eq!((&yes["legal"], &yes["refusal"]), (&json!(true), &Value::Null), "{yes}");
    assert_eq!(ask(&mut session, &json!({"cmd": "state"})), before);
}

#[test]
fn noise_is_answered_line_by_line() {
    let mut dice = crate::play::Dice::new(9);
    let samples = [
        r#"{"cmd":"new","sets":["base","tower"],"players":["A","B"],"first":1,"options":{"small-city":"2"}}"#,
        r#"{"cmd":"apply","action":{"put":{"figure":"small","at":[1,0],"on":"road","via":"SW"}}}"#,
        r#"{"cmd":"load","record":"[Sets \"base\"]\n[Players \"A\" \"B\"]\n1. 1 V 1,0r0 thief:SW"}"#,
        r#"{"cmd":"undo","count":2,"id":{"a":[1,2]}}"#,
    ];
    let mut session = Session::default();
    let (mut done, mut refused) = (0, 0);
    for round in 0..4000 {
        let mut bytes = samples[dice.below(samples.len())].as_bytes().to_vec();
        for _ in 0..dice.below(4) {
            let at = dice.below(bytes.len());
            bytes[at] = b"\"{}[],:0129-eEN\\ \nVtrue"[dice.below(22)];
        }
        let answer = session.answer(&String::from_utf8_lossy(&bytes));
        let value: Value = serde_json::from_str(&answer).expect("JSON");
        match value["ok"].as_bool() {
            Some(true) => done += 1,
            Some(false) => {
                assert!(value["error"]["code"].is_string(), "round {round}: {value}");
                refused += 1;
            }
            None => panic!("round {round}: {value}"),
        }
        if let Some(game) = session.game().filter(|game| game.actor() == Actor::Chance) {
            assert!(game.bag().left() > 0);
        }
    }
    assert!(done > 400 && refused > 400, "{done} done, {refused} refused");
}

/// What features are said to score at the end is what they do score.
#[test]
fn the_points_of_features_are_those_of_the_final_scoring() {
    const OF_FEATURES: [Category; 4] =
        [Category::Road, Category::City, Category::Cloister, Category::Field];
    for (sets, players) in TABLES {
        let mut game = begin(sets, players);
        play(&mut game, 7, usize::MAX, |_, _, _| {});
        let last = game.undo().expect("the game had actions");
        let mut events = Vec::new();
        game.apply(last, &mut events).expect("legal before");
        let mut expected = vec![0; usize::from(players)];
        for event in &events {
            if let Event::Scored(scored) = event
                && scored.end
                && OF_FEATURES.contains(&scored.category)
            {
                expected[scored.player.index()] += i64::from(scored.points);
            }
        }
        let mut session = Session::default();
        let record = Record::of(&game, &[]).to_text();
        assert_eq!(ask(&mut session, &json!({"cmd": "load", "record": record}))["ok"], true);
        let answer = ask(&mut session, &json!({"cmd": "features"}));
        let (mut sums, mut cloisters) = (vec![0; usize::from(players)], 0);
        for feature in answer["features"].as_array().expect("a list") {
            for (sum, points) in sums.iter_mut().zip(feature["points"].as_array().expect("a list"))
            {
                *sum += points.as_i64().expect("a number");
            }
            if feature["on"] == "cloister" || feature["on"] == "farm" {
                let number = |key: &str| feature[key].as_u64().expect("a number");
                assert_eq!(number("tiles") + number("open"), 9, "{feature}");
                cloisters += 1;
            }
        }
        assert_eq!(sums, expected, "{sets:?}");
        assert!(sums.iter().sum::<i64>() > 0 && cloisters > 0, "{sets:?}");
    }
}

#[test]
fn errors_speak_of_no_type_of_the_program() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new"}));
    for request in [
        json!({"cmd": "new", "first": -1}),
        json!({"cmd": "new", "players": {"a": 1}}),
        json!({"cmd": "new", "sets": "base"}),
        json!({"cmd": "load", "record": 5}),
        json!({"cmd": "load"}),
        json!({"cmd": "undo", "count": "two"}),
        json!({"cmd": "state", "more": 1}),
        json!({"cmd": "features", "at": [1]}),
        json!({"cmd": "features", "at": [1, 70000]}),
        json!({"cmd": "apply", "action": {"put": 5}}),
        json!({"cmd": "apply", "action": {"place": {"x": 1.5, "y": 0, "rotation": 0}}}),
        json!({"cmd": "apply", "action": {"exchange": "huge"}}),
        json!({"cmd": "apply", "action": {"tower": "here"}}),
        json!({"cmd": "apply", "action": {"dance": true}}),
    ] {
        let answer = ask(&mut session, &request);
        let message = answer["error"]["message"].as_str().expect("a message");
        for word in ["struct", "enum", "Json", "u8", "u64", "i16", "sequence", "tuple", "variant"] {
            assert!(!message.contains(word), "{request}: {message}");
        }
    }
}
