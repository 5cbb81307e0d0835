//! `aude arena`: reproducible matches, records that can be replayed, programs as players.

use serde_json::Value;

use crate::{aude, complaint, printed};

fn arena(arguments: &[&str]) -> Value {
    let all: Vec<&str> = ["arena", "--json"].iter().chain(arguments).copied().collect();
    serde_json::from_str(&printed(&aude(&all))).expect("one JSON object")
}

/// A program that plays as one of the players.
fn speaker(name: &str) -> String {
    format!("{} arena --as-engine {name}", env!("CARGO_BIN_EXE_aude"))
}

#[test]
fn everyone_meets_everyone_else_on_one_scale() {
    let players = ["random", "greedy", "one-ply"];
    let table = ["--decks", "2", "--seed", "5"];
    let result = arena(&[&players[..], &table].concat());
    let pairs = |result: &Value| -> Vec<[String; 2]> {
        let matches = result["matches"].as_array().expect("matches").iter();
        let name = |pair: &Value, side: usize| pair["players"][side].as_str().unwrap().to_owned();
        matches.map(|pair| [0, 1].map(|side| name(pair, side))).collect()
    };
    let names = |pair: [&str; 2]| pair.map(str::to_owned);
    let neighbours = [names(["greedy", "random"]), names(["one-ply", "greedy"])];
    let all = [neighbours[0].clone(), names(["one-ply", "random"]), neighbours[1].clone()];
    assert_eq!(pairs(&result), all);
    let elo = |index: usize| {
        let rating = &result["ratings"][index];
        assert_eq!(rating["player"], players[index]);
        rating["elo"].as_f64().expect("a rating")
    };
    assert!(elo(0) < elo(1) && elo(1) < elo(2), "{result}");
    assert!((elo(0) + elo(1) + elo(2)).abs() < 1e-6, "{result}");
    let result = arena(&[&players[..], &table, &["--apart", "1"]].concat());
    assert_eq!(pairs(&result), neighbours);
    // With three seats, each of a pair is alone against two of the other.
    let result = arena(&[&players[..2], &["easy", "--decks", "1", "--players", "3"]].concat());
    assert_eq!(pairs(&result).len(), 6);
    let text = printed(&aude(&[&["arena"], &players[..], &["--decks", "1"]].concat()));
    assert!(text.starts_with("3 players in 3 matches of 1 deck: 2 seats, base, "), "{text}");
    assert_eq!(text.matches(" Elo\n").count(), 3, "{text}");
    for (extra, told) in [
        (&["random"][..], "random takes part twice"),
        (&["--budget", "10,20"], "--budget takes one value"),
        (&["--apart", "0"], "0 is not in 1.."),
    ] {
        let refused = complaint(&aude(&[&["arena"], &players[..], extra].concat()));
        assert!(refused.contains(told), "{refused}");
    }
}

#[test]
fn a_match_says_what_came_of_it() {
    let result = arena(&["greedy", "random", "--decks", "3", "--seed", "5"]);
    assert_eq!((&result["decks"], &result["games"]), (&3.into(), &6.into()));
    assert_eq!(result["wins"], 1.0);
    assert_eq!(result["pentanomial"], serde_json::json!([0, 0, 0, 0, 3]));
    assert!(result["wins_low"].as_f64().is_some_and(|low| low < 1.0), "{result}");
    for key in ["margin", "margin_error", "seconds"] {
        assert!(result[key].as_f64() > Some(0.0), "{key}");
    }
    for key in ["seconds_a_decision", "longest"] {
        assert!(result[key][0].as_f64() > Some(0.0), "{key}");
    }
    let text = printed(&aude(&["arena", "greedy", "random", "--decks", "1"]));
    for word in ["wins", "pairs", "margin", "scores", "time"] {
        assert!(text.lines().any(|line| line.starts_with(word)), "{word}: {text}");
    }
}

#[test]
fn threads_change_nothing_but_the_time() {
    let results = ["1", "3"].map(|threads| {
        let decks = ["--decks", "4", "--players", "3", "--threads", threads];
        let mut result = arena(&[&["casual", "easy"][..], &decks].concat());
        for key in ["seconds", "seconds_a_decision", "longest"] {
            result[key] = Value::Null;
        }
        result
    });
    assert_eq!(results[0], results[1]);
}

#[test]
fn a_sequential_test_ends_a_match() {
    let result = arena(&["greedy", "random", "--decks", "200", "--sprt", "0.5,0.9"]);
    assert!(result["decks"].as_u64().is_some_and(|decks| decks < 200), "{result}");
    assert!(result["ratio"].as_f64() > Some(2.9), "{result}");
}

#[test]
fn a_program_plays_as_the_player_it_is() {
    for table in [&["--sets", "all", "--players", "3"][..], &["--game", "mayflower"]] {
        let rest = [&["--decks", "1", "--seed", "8"], table].concat();
        let inside = arena(&[&["greedy", "easy"], &rest[..]].concat());
        let outside = arena(&[&["greedy", "--program", &speaker("easy")], &rest[..]].concat());
        for key in ["wins", "margin", "scores", "forfeits"] {
            assert_eq!(inside[key], outside[key], "{key} with {table:?}");
        }
    }
}

#[test]
fn a_program_that_talks_nonsense_loses() {
    // It echoes what it is sent, which is not an answer.
    let result = arena(&["random", "--program", "cat", "--decks", "1"]);
    assert_eq!(result["wins"], 1.0);
    assert_eq!(result["forfeits"], serde_json::json!([0, 2]));
}

#[test]
fn records_are_kept_and_can_be_replayed() {
    let directory = std::env::temp_dir().join(format!("aude-arena-{}", std::process::id()));
    let path = directory.to_str().expect("a path");
    arena(&["greedy", "random", "--decks", "2", "--records", path]);
    let mut files: Vec<_> = std::fs::read_dir(&directory)
        .expect("a directory")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 4);
    for file in &files {
        let text = std::fs::read_to_string(file).expect("a record");
        assert!(text.contains("greedy") && text.contains("random"), "{text}");
        printed(&aude(&["replay", file.to_str().expect("a path")]));
    }
    std::fs::remove_dir_all(&directory).expect("removable");
}

#[test]
fn whoever_is_unknown_is_named() {
    let told = complaint(&aude(&["arena", "champion", "nobody"]));
    assert!(told.contains("unknown player \"nobody\""), "{told}");
    let told = complaint(&aude(&["arena", "greedy@20", "random"]));
    assert!(told.contains("unknown player \"greedy@20\""), "{told}");
    assert!(complaint(&aude(&["arena", "champion"])).contains("second player"));
    let told = complaint(&aude(&["arena", "greedy", "--program", "no-such-program-here"]));
    assert!(told.contains("cannot start no-such-program-here"), "{told}");
}
