//! `aude sim` and `aude perft`.

use serde_json::Value;

use crate::{aude, printed};

fn sim(arguments: &[&str]) -> Value {
    let all: Vec<&str> = ["sim", "--json"].iter().chain(arguments).copied().collect();
    serde_json::from_str(&printed(&aude(&all))).expect("one JSON object")
}

#[test]
fn json_says_what_was_measured() {
    let result = sim(&["--games", "50", "--players", "3", "--seed", "7"]);
    assert_eq!(result["games"], 50);
    assert_eq!(result["players"], 3);
    assert_eq!(result["sets"][0], "base");
    assert_eq!(result["seed"], 7);
    for key in ["plies", "seconds", "games_per_second", "mean_score", "sd", "threads"] {
        assert!(result[key].is_number(), "{key}");
    }
    let most = 50 * 71;
    assert!((most - 50..=most).contains(&result["plies"].as_u64().expect("a number")));
}

#[test]
fn the_categories_are_all_the_points() {
    for sets in ["base", "all"] {
        let result = sim(&["--games", "40", "--sets", sets]);
        let categories = result["categories"].as_object().expect("an object");
        let sum: i64 = categories.values().filter_map(Value::as_i64).sum();
        let mean = result["mean_score"].as_f64().expect("a number");
        assert!((sum as f64 / 80.0 - mean).abs() < 1e-9, "{sets}: {result}");
    }
}

#[test]
fn a_seed_gives_the_same_games_on_any_number_of_threads() {
    let results = ["1", "2", "5"].map(|threads| {
        let mut result = sim(&["--games", "300", "--seed", "3", "--threads", threads]);
        let object = result.as_object_mut().expect("an object");
        object.retain(|key, _| !key.contains("second") && key != "threads");
        result
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0], results[2]);
    assert_ne!(results[0]["mean_score"], sim(&["--games", "300", "--seed", "4"])["mean_score"]);
}

#[test]
fn the_report_names_speed_and_shares() {
    let text = printed(&aude(&["sim", "--games", "20"]));
    for word in ["games/s", "tiles/s", "mean", "spread", "roads", "cities", "player 2", "tied"] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn mayflower_is_played_too() {
    let result = sim(&["--game", "mayflower", "--games", "30", "--players", "5"]);
    assert_eq!(result["game"], "mayflower");
    assert_eq!(result["sets"][0], "mayflower");
    assert!(result["categories"]["surveyors"].as_i64() > Some(0));
}

#[test]
fn perft_counts_and_divides() {
    let text = printed(&aude(&["perft", "--depth", "3"]));
    let counts: Vec<&str> =
        text.lines().filter_map(|line| line.split_whitespace().nth(2)).collect();
    assert_eq!(counts, ["24", "102", "484"]);
    let divided = printed(&aude(&["perft", "--depth", "2", "--divide"]));
    assert_eq!(divided.lines().count(), 25);
}
