//! What is brought may be anything, and of any size: it is refused before it takes much memory or time.

use aude_engine::{Actor, Rules};
use aude_record::SetLibrary;
use aude_record::import::import;
use serde_json::{Value, json};

use crate::told::{as_link, as_log, random_record};

fn fault(text: &str) -> String {
    let errors = import(text, &SetLibrary::builtin()).expect_err("refused");
    errors.into_iter().next().expect("an error").to_string()
}

fn log_of(events: &[Value]) -> String {
    json!({ "data": [{ "data": events }] }).to_string()
}

fn tile(player: usize, x: usize) -> Value {
    let args = json!({"player_id": player, "player_name": format!("P{player}"), "type": 16, "x": x, "y": 0, "ori": 2});
    json!({ "type": "playTile", "args": args })
}

/// Scores are noted for each player after each turn, so both are bounded.
#[test]
fn a_game_has_six_players_and_not_too_many_turns() {
    let crowd: Vec<_> = (0..20_000).map(|turn| tile(turn, turn)).collect();
    let refused = fault(&log_of(&crowd));
    assert_eq!(refused, "turn 7: expected a game of two to six players, found a seventh: P6");
    let long: Vec<_> = (0..20_000).map(|turn| tile(turn % 2, turn)).collect();
    assert_eq!(fault(&log_of(&long)), "turn 500: expected at most 500 turns, found more");
    let gone = (0..1_000).flat_map(|copy| {
        let drawn = json!({ "type": "pickTile", "args": { "id": copy + 100, "type": 22 } });
        [drawn, json!({ "type": "cantPlay", "args": { "tile_id": copy + 100 } })]
    });
    let refused = fault(&log_of(&gone.collect::<Vec<_>>()));
    assert_eq!(refused, "expected at most 500 tiles that fit nowhere, found more");
}

#[test]
fn a_log_of_many_entries_is_refused() {
    let text = format!("{{\"data\": [{}0]}}", "{\"x\":0},".repeat(400_000));
    let refused = fault(&text);
    assert_eq!(refused, "expected the log of one game, found more entries than any has");
    // Entries that say nothing about the game are not even kept.
    let record = random_record(3, usize::MAX);
    let mut log = as_log(&record, true);
    let chat = json!({ "type": "chat", "args": { "text": "x".repeat(400), "ids": vec![7; 100] } });
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    packets.splice(3..3, (0..5_000).map(|_| json!({ "data": [chat] })));
    let found = import(&log.to_string(), &SetLibrary::builtin()).expect("readable");
    assert_eq!(found.record.actions(), record.actions());
}

#[test]
fn a_log_that_was_cut_before_the_final_scoring_is_read() {
    let library = SetLibrary::builtin();
    for text in [include_str!("../data/logs/bga-1.json"), include_str!("../data/logs/bga-2.json")] {
        let whole = import(text, &library).expect("readable").record;
        let mut log: Value = serde_json::from_str(text).expect("JSON");
        let mut is_over = false;
        for packet in log["data"]["data"].as_array_mut().expect("packets") {
            packet["data"].as_array_mut().expect("events").retain(|event| {
                let log = event["log"].as_str().unwrap_or_default();
                is_over |= log.starts_with("Counting unachieved");
                !is_over
            });
        }
        assert!(is_over, "a final scoring");
        let cut = import(&log.to_string(), &library).expect("readable");
        assert!(cut.is_checked);
        assert_eq!(cut.record, whole);
        assert_eq!(cut.record.replay().actor(), Actor::Nobody);
        // The scores of the last turn are still compared.
        let packets = log["data"]["data"].as_array_mut().expect("packets");
        packets.push(json!({ "data": [{ "type": "winPoints", "args": { "player_id": "1", "score": "7" } }] }));
        assert!(import(&log.to_string(), &library).is_err());
    }
}

#[test]
fn a_log_without_scores_is_read_without_comparing() {
    let record = random_record(3, usize::MAX);
    let mut log = as_log(&record, true);
    let checked = import(&log.to_string(), &SetLibrary::builtin()).expect("readable");
    assert!(checked.is_checked);
    for packet in log["data"]["logs"].as_array_mut().expect("packets") {
        packet["data"].as_array_mut().expect("events").retain(|event| event["type"] != "winPoints");
    }
    let found = import(&log.to_string(), &SetLibrary::builtin()).expect("readable");
    assert_eq!(found.record, checked.record);
    assert!(!found.is_checked);
}

#[test]
fn the_names_of_a_link_are_those_that_it_has() {
    let link = as_link(&random_record(4, usize::MAX), false);
    let names = |text: &str| {
        let found = import(text, &SetLibrary::builtin());
        found.unwrap_or_else(|e| panic!("{text}: {e:?}")).record.setup().players.clone()
    };
    let (path, _) = link.split_once('?').expect("names");
    let (page, moves) = path.split_once('#').expect("a path");
    for (text, expected) in [
        (format!("{page}?players=Anna,Cas#{moves}"), ["Anna", "Cas"]),
        (format!("{page}?lang=en&players=Anna,Cas#{moves}?colors=red,blue"), ["Anna", "Cas"]),
        (format!("{path}?players=Anna,Cas%20(2)"), ["Anna", "Cas (2)"]),
        (format!("see {path}?players=Anna,Cas%20(2)."), ["Anna", "Cas (2)"]),
        (format!("(see {path}?players=Anna,Cas%20(2))"), ["Anna", "Cas (2)"]),
        (format!("{path}?players=Anna,:)"), ["Anna", ":)"]),
        (format!("(see {path}?players=Anna,Cas)."), ["Anna", "Cas"]),
    ] {
        assert_eq!(names(&text), expected, "{text}");
    }
}
