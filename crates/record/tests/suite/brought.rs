//! Games from elsewhere, however they were copied, saved and sent.

use aude_engine::game::Silent;
use aude_engine::{Actor, Rules};
use aude_record::import::{ImportError, import};
use aude_record::{Record, SetLibrary};
use serde_json::{Value, json};

use crate::told::{as_link, as_log, random_record, told};

fn read(text: &str) -> Record {
    let found = import(text, &SetLibrary::builtin());
    found.unwrap_or_else(|errors| panic!("{errors:?}: {text:.60}")).record
}

fn fault(text: &str) -> ImportError {
    import(text, &SetLibrary::builtin()).expect_err("refused").into_iter().next().expect("an error")
}

/// A log whose events were changed, or left out.
fn changed(log: &Value, mut change: impl FnMut(&mut Value) -> bool) -> Value {
    let mut log = log.clone();
    for packet in log["data"]["logs"].as_array_mut().expect("packets") {
        packet["data"].as_array_mut().expect("events").retain_mut(&mut change);
    }
    log
}

/// A whole game in which a tile fitted nowhere.
fn with_a_discard() -> Record {
    let mut games = (0..60).map(|seed| random_record(seed, usize::MAX));
    games
        .find(|record| told(record).0.iter().any(|turn| !turn.aside.is_empty()))
        .expect("one in 60")
}

#[test]
fn logs_are_understood_however_they_were_copied() {
    let record = random_record(3, usize::MAX);
    let log = as_log(&record, true);
    let packets = log["data"]["logs"].clone();
    let text = log.to_string();
    let pretty = serde_json::to_string_pretty(&log).expect("JSON").replace('\n', "\r\n");
    let escaped = text.replace('&', "&amp;").replace('"', "&quot;");
    let numbered = packets.as_array().expect("a list").iter().enumerate();
    let numbered: serde_json::Map<_, _> =
        numbered.map(|(index, packet)| ((index + 1).to_string(), packet.clone())).collect();
    let page = format!(
        "<!DOCTYPE html>\n<script>\nvar g_gamelogs = {packets};\nvar other = {{}};</script>"
    );
    // As a browser saves a text that it shows.
    let shown = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let browser = format!(
        "<html><head><meta charset=\"utf-8\"></head><body><pre style=\"word-wrap: break-word;\">{shown}</pre>\
         <div class=\"json-formatter-container\"></div></body></html>"
    );
    for copy in [
        browser,
        page.replace("= [", "= {\"data\":[").replace("];\nvar", "]};\nvar"),
        page,
        Value::Object(numbered).to_string(),
        text.clone(),
        pretty,
        format!("\u{feff}\r\n{text}\r\n"),
        escaped,
        packets.to_string(),
        json!({"data": packets}).to_string(),
        json!({"logs": packets}).to_string(),
        json!({"result": log}).to_string(),
        json!({"result": packets}).to_string(),
        json!([log]).to_string(),
        json!(text).to_string(),
        json!(packets.to_string()).to_string(),
        json!({"result": text}).to_string(),
    ] {
        assert_eq!(read(&copy).actions(), record.actions(), "{copy:.60}");
    }
    let cut = fault(&text[..text.len() / 2]);
    assert!(cut.to_string().contains("a part is missing"), "{cut}");
}

#[test]
fn names_lose_their_markup() {
    let record = random_record(3, 12);
    let named = |name: &str| {
        let mut log = as_log(&record, true);
        let packets = log["data"]["logs"].as_array_mut().expect("packets");
        for event in
            packets.iter_mut().flat_map(|packet| packet["data"].as_array_mut().expect("events"))
        {
            let args = &mut event["args"];
            if args["player_name"] == record.setup().players[0].as_str() {
                args["player_name"] = json!(name);
            }
        }
        read(&log.to_string()).setup().players[0].clone()
    };
    assert_eq!(named("<b style='color:red'>O&#39;Brien &amp; Co</b>"), "O'Brien & Co");
    assert_eq!(named("&#x41;nna &bogus; & <i>"), "Anna &bogus; &");
    assert_eq!(named(&"x".repeat(200)), "x".repeat(64));
    assert_eq!(named("<i></i>"), "Player 1");
    assert_eq!(named("a&#10;b"), "a&#10;b");
}

#[test]
fn events_are_understood_with_what_other_exports_leave_out() {
    let record = with_a_discard();
    let log = as_log(&record, true);
    let as_lists = changed(&log, |event| {
        event["args"] = json!([event["args"].clone()]);
        true
    });
    let with_text_ids = changed(&log, |event| {
        let id = event["args"]["player_id"].as_str().map(|id| format!("player-{id}"));
        let number = event["args"]["player_id"].as_i64().map(|id| format!("player-{id}"));
        if let Some(id) = id.or(number) {
            event["args"]["player_id"] = json!(id);
        }
        true
    });
    let without_cells = changed(&log, |event| {
        if event["type"] == "playPartisan" {
            event["args"] = json!({ "pos": event["args"]["pos"], "ptype": "normal" });
        }
        true
    });
    // Translated, the texts of events say nothing, and chat stands between them.
    let translated = changed(&log, |event| {
        event["log"] = json!("${player_name} pose une tuile");
        true
    });
    let mut with_chat = log.clone();
    let packets = with_chat["data"]["logs"].as_array_mut().expect("packets");
    packets.insert(
        3,
        json!({ "data": [{ "type": "chatmessage", "args": { "text": "hi", "x": null } }] }),
    );
    packets.insert(5, json!({ "data": [{ "type": "tablechat", "args": [] }, null, 7] }));
    packets.insert(7, json!({ "data": null }));
    for log in [as_lists, with_text_ids, without_cells, translated, with_chat] {
        assert_eq!(read(&log.to_string()).actions(), record.actions());
    }
}

/// Draws are told to a player alone. The copies have fixed numbers, as in the two real logs.
#[test]
fn a_tile_that_fitted_nowhere_is_known_by_its_copy() {
    const FIRST: [i64; 24] =
        [1, 2, 4, 7, 9, 12, 14, 15, 17, 19, 22, 27, 30, 33, 36, 40, 48, 57, 61, 62, 66, 68, 69, 72];
    let record = with_a_discard();
    let mut kinds = std::collections::BTreeMap::new();
    let log = changed(&as_log(&record, true), |event| {
        let of_type = event["type"].as_str().unwrap_or_default().to_owned();
        let args = &mut event["args"];
        if of_type == "pickTile" {
            let kind: usize =
                args["type"].as_str().and_then(|kind| kind.parse().ok()).expect("a number");
            kinds.insert(args["id"].as_str().expect("a copy").to_owned(), FIRST[kind - 1]);
            return false;
        }
        if of_type == "cantPlay" {
            args["tile_id"] = json!(kinds[&args["tile_id"].to_string()]);
        }
        true
    });
    assert_eq!(read(&log.to_string()).actions(), record.actions());
    for log in [include_str!("../data/logs/bga-1.json"), include_str!("../data/logs/bga-2.json")] {
        let log: Value = serde_json::from_str(log).expect("JSON");
        for packet in log["data"]["data"].as_array().expect("packets") {
            for event in packet["data"].as_array().expect("events") {
                let args = &event["args"];
                if event["type"] == "playTile" {
                    let number = |name: &str| {
                        args[name].as_str().and_then(|n| n.parse().ok()).expect("a number")
                    };
                    let (copy, kind): (i64, i64) = (number("id"), number("type"));
                    let last = FIRST.iter().rposition(|&first| first <= copy).expect("a tile");
                    assert_eq!(last as i64 + 1, kind, "copy {copy}");
                }
            }
        }
    }
}

#[test]
fn expansions_skipped_players_and_answers_without_a_log_get_one_sentence() {
    let record = random_record(3, usize::MAX);
    let log = as_log(&record, true);
    let mut turn = 0;
    let skipped = changed(&log, |event| {
        turn += usize::from(event["type"] == "playTile");
        event["type"] != "playTile" || turn != 20
    });
    // Without the tile, what stood on it and what it scored is not there either.
    let skipped = changed(&skipped, |event| event["type"] == "playTile");
    let big = changed(&log, |event| {
        if event["type"] == "playPartisan" {
            event["args"]["ptype"] = json!("big");
        }
        true
    });
    // The last two turns are missing, but not what was scored in the end.
    let mut turn = 0;
    let cut = changed(&log, |event| {
        turn += usize::from(event["type"] == "playTile");
        turn < 70 || event["type"] != "playTile" && event["type"] != "playPartisan"
    });
    for (text, told) in [
        (
            cut.to_string(),
            "turn 69: expected 2 more tiles before the final scoring, found it already",
        ),
        (
            skipped.to_string(),
            "turn 20: expected a turn of Béla, found one of Anna: nobody can be passed over",
        ),
        (
            big.to_string(),
            "expected a follower of the base game, because expansions cannot be read, found big",
        ),
        (
            json!({ "status": "0", "error": "Cannot find gamenotifs log file", "code": 100 })
                .to_string(),
            "expected a game log, found an error: Cannot find gamenotifs log file",
        ),
        ("<html>g_gamelogs".to_owned(), "expected a game log as JSON, found an error: "),
    ] {
        let found = fault(&text).to_string();
        assert!(found.contains(told), "{found}\nexpected {told}");
    }
}

#[test]
fn points_that_name_no_player_are_not_yet_the_final_scoring() {
    let record = random_record(3, usize::MAX);
    let log = changed(&as_log(&record, true), |_| true);
    let mut log = log;
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    for packet in packets {
        let events = packet["data"].as_array_mut().expect("events");
        if let Some(at) = events.iter().position(|event| event["type"] == "winPoints") {
            events.insert(
                at,
                json!({ "type": "realizationAchieved", "args": { "real_type": "city" } }),
            );
        }
    }
    assert_eq!(read(&log.to_string()).actions(), record.actions());
}

/// The second number of a path lists how many tiles lay on the table before each that fitted nowhere.
#[test]
fn links_tell_when_tiles_fitted_nowhere() {
    let record = with_a_discard();
    let (turns, left) = told(&record);
    let mut before = Vec::new();
    turns
        .iter()
        .enumerate()
        .for_each(|(index, turn)| before.extend(turn.aside.iter().map(|_| index)));
    before.extend(left.iter().map(|_| turns.len()));
    assert!(!before.is_empty());
    let link = as_link(&record, true);
    let path: String = before.iter().map(|turn| format!(".{turn}")).collect();
    assert!(link.contains(&format!("#/0/0{path}/")), "{link}");
    let found = read(&link);
    assert_eq!(found.actions(), record.actions());
    assert_eq!(found.replay().actor(), Actor::Nobody);
    // A tile that the link says fitted nowhere, but fits.
    let wrong = fault("https://example.org/#/0/0.0/CED/2111").to_string();
    assert!(wrong.contains("fits nowhere, as the log says, found a place for it"), "{wrong}");
    let later = fault("https://example.org/#/1/0/Fg/2111").to_string();
    assert_eq!(later, "expected a link whose path begins with #/0/0, found #/1/0/");
}

/// As Board Game Arena numbers moves: the tile is one, the follower and the next draw another.
fn with_moves(log: &Value) -> Value {
    let mut log = log.clone();
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    packets.iter_mut().enumerate().for_each(|(index, packet)| {
        packet["move_id"] = json!((index + 1).to_string());
    });
    log
}

#[test]
fn a_tile_that_was_taken_back_counts_where_it_lies_in_the_end() {
    let record = random_record(3, usize::MAX);
    let log = with_moves(&as_log(&record, true));
    let at = |packets: &[Value], turn: usize| {
        let is_tile = |packet: &Value| packet["data"][0]["type"] == "playTile";
        packets
            .iter()
            .enumerate()
            .filter(|(_, packet)| is_tile(packet))
            .nth(turn)
            .expect("a turn")
            .0
    };
    let anew = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut log = log.clone();
        change(log["data"]["logs"].as_array_mut().expect("packets"));
        log.to_string()
    };
    // Elsewhere first, with a follower and points that vanish.
    let elsewhere = anew(&|packets| {
        let at = at(packets, 8);
        let mut first = packets[at].clone();
        first["move_id"] = json!("1000");
        first["data"][0]["args"]["x"] = json!(40);
        let args =
            json!({ "player_id": 1000, "x": 40, "y": first["data"][0]["args"]["y"], "pos": 1 });
        let follower = json!({ "type": "playPartisan", "args": args });
        let points = json!({ "type": "winPoints", "args": { "player_id": 1000, "points": 3 } });
        packets.insert(at, json!({ "move_id": "1001", "data": [follower, points] }));
        packets.insert(at, first);
    });
    // On the same cell, but the first time with a follower.
    let bare =
        told(&record).0.iter().position(|turn| turn.place.is_none()).expect("a turn without");
    let without_follower = anew(&|packets| {
        let at = at(packets, bare);
        let mut first = packets[at].clone();
        first["move_id"] = json!("1000");
        let args = &first["data"][0]["args"];
        let args =
            json!({ "player_id": args["player_id"], "x": args["x"], "y": args["y"], "pos": 1 });
        let follower = json!({ "type": "playPartisan", "args": args });
        packets.insert(at, json!({ "move_id": "1001", "data": [follower] }));
        packets.insert(at, first);
    });
    // Told again to each player, with the number of its move.
    let twice = anew(&|packets| {
        *packets = packets.iter().flat_map(|packet| [packet.clone(), packet.clone()]).collect();
    });
    for text in [elsewhere, without_follower, twice] {
        assert_eq!(read(&text).actions(), record.actions());
    }
}

#[test]
fn a_game_that_ended_early_may_have_been_scored() {
    let record = random_record(5, 90);
    assert_eq!(record.setup().players.len(), 2);
    let mut log = as_log(&record, true);
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    let game = record.replay();
    let ended = game.ended(&mut Silent);
    let last = packets.last_mut().expect("packets")["data"].as_array_mut().expect("events");
    // The helper tells of a final scoring after the last turn; its points are those of the turn itself.
    last.retain(|event| event["type"] != "realizationAchieved");
    let told_early = log.to_string();
    assert_eq!(read(&told_early).actions(), record.actions());
    let mut events = vec![
        json!({ "type": "playerConcedeGame", "args": { "player_id": "1001", "player_name": "Béla" } }),
        json!({ "type": "realizationAchieved", "log": "Counting unachieved ${real_type}", "args": {} }),
    ];
    for (seat, (now, end)) in game.scores().iter().zip(ended.scores()).enumerate() {
        assert!(seat > 0 || now != end, "the game has something to score");
        let args = json!({ "player_id": 1000 + seat, "points": end - now, "score": end });
        events.push(json!({ "type": "winPoints", "args": args }));
    }
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    packets.push(json!({ "data": events }));
    assert_eq!(read(&log.to_string()).actions(), record.actions());
    // With other points it is refused.
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    let last = packets.last_mut().expect("packets")["data"].as_array_mut().expect("events");
    last[2]["args"] = json!({ "player_id": 1000, "score": ended.scores()[0] + 1 });
    let refused = fault(&log.to_string()).to_string();
    assert!(refused.contains("more tiles before the final scoring, found it already"), "{refused}");
}
