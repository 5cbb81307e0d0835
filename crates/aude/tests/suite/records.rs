//! `aude show`, `replay`, `verify`, `random` and `engine`.

use crate::{aude, aude_reading, complaint, data, expect_file, printed};

#[test]
fn a_random_game_is_a_record_that_verifies() {
    for sets in ["base", "all"] {
        let record = printed(&aude(&["random", "--sets", sets, "--players", "3", "--seed", "5"]));
        let told = printed(&aude_reading(&["verify", "-"], &record));
        assert!(told.starts_with("OK: ") && told.contains("the game is over"), "{told}");
    }
}

#[test]
fn a_wrong_result_is_found_with_its_line() {
    let record = printed(&aude(&["random", "--seed", "5"]));
    let result = record.lines().find(|line| line.starts_with("[Result")).expect("a result");
    let told =
        complaint(&aude_reading(&["verify", "-"], &record.replace(result, "[Result \"1 2\"]")));
    assert!(told.contains("line 6"), "{told}");
}

#[test]
fn an_illegal_move_is_found_with_line_and_rule() {
    let record = "[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n\n1. 1 V 5,5r0 -\n";
    let told = complaint(&aude_reading(&["verify", "-"], record));
    assert!(told.contains("line 4, column") && told.contains("C-"), "{told}");
}

#[test]
fn show_knows_how_many_turns_there_are() {
    let record = data("small.txt");
    let record = record.to_str().expect("text");
    assert!(
        printed(&aude(&["show", record, "--turn", "1"]))
            .contains("Anna puts a thief on the road at 1,0")
    );
    let told = complaint(&aude(&["show", record, "--turn", "3"]));
    assert!(told.contains("the record has 2 turns"), "{told}");
}

#[test]
fn replay_tells_the_arithmetic() {
    let record = data("expansions.txt");
    expect_file(
        "expansions.told.txt",
        &printed(&aude(&["replay", record.to_str().expect("text")])),
    );
}

#[test]
fn the_engine_answers() {
    let answer = printed(&aude_reading(&["engine"], "{\"cmd\":\"nonsense\"}\nno json\n"));
    assert_eq!(answer.lines().count(), 2, "{answer}");
}

#[test]
fn a_person_plays_by_typing_moves() {
    // Whatever is drawn: list the moves, try nonsense, take the first move that is offered.
    let listing = printed(&aude_reading(&["play", "--seed", "1"], "?\nq\n"));
    let moves = listing.split("them > ").nth(1).expect("a list");
    let first = moves.split_whitespace().next().expect("a move");
    let typed = format!("nonsense\n9,9r0\n{first}\nundo\n{first}\n-\n");
    let told = printed(&aude_reading(&["play", "--seed", "1"], &typed));
    for words in ["expected", "C-3", "Player 2 places"] {
        assert!(told.contains(words), "{words} in {told}");
    }
    assert_eq!(told.matches("Player 1 places").count(), 2, "{told}");
}
