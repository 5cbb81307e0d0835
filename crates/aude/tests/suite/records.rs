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
    assert!(told.contains("line 7"), "{told}");
}

#[test]
fn an_illegal_move_is_found_with_line_and_rule() {
    let record = "[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n\n1. 1 V 5,5r0 -\n";
    let told = complaint(&aude_reading(&["verify", "-"], record));
    assert!(told.contains("line 4, column") && told.contains("C-"), "{told}");
}

#[test]
fn a_game_from_elsewhere_becomes_a_record() {
    let link = "https://example.org/#/0/0/Fg/2116?players=Anna,B%C3%A9la";
    let told = complaint(&aude(&["import", link]));
    assert!(told.contains("the link: turn 1: expected a place of tile V, found place 6"), "{told}");
    let record =
        printed(&aude(&["import", "https://example.org/#/0/0/Fg/2111?players=Anna,B%C3%A9la"]));
    assert!(
        record.contains("[Players \"Anna\" \"Béla\"]\n") && record.contains("\n1. 1 V 1,0r"),
        "{record}"
    );
    assert!(record.contains("[Source \"CarcassonneLab\"]\n"), "{record}");
    let again = printed(&aude_reading(&["import", "-"], &record));
    assert_eq!(again, record);
    let told = complaint(&aude_reading(&["import", "-"], "hello"));
    assert!(told.contains("-: this is not a game that can be read"), "{told}");
}

/// The log of a real game, which Anna won by 96 to 70.
const LOG: &str = include_str!("../../../record/tests/data/logs/bga-1.json");

#[test]
fn every_command_reads_a_game_from_elsewhere() {
    let told = printed(&aude_reading(&["verify", "-"], LOG));
    assert!(told.starts_with("OK: ") && told.contains("the game is over"), "{told}");
    assert!(printed(&aude_reading(&["show", "-", "--turn", "71"], LOG)).contains("turn 71 of 71"));
    let link = "https://example.org/#/0/0/Fg/2111?players=Anna,B%C3%A9la";
    assert!(printed(&aude(&["show", link])).contains("Anna puts a thief on the road at 1,0"));
    let told = complaint(&aude(&["review", &link.replace("2111", "2141")]));
    assert!(told.contains("the link: turn 1: 1,0r3 is not allowed: C-3"), "{told}");
}

#[test]
fn texts_may_be_utf_16_with_a_mark() {
    let record = printed(&aude_reading(&["import", "-"], LOG));
    let units = |swap: bool| -> Vec<u8> {
        let of = |unit: u16| if swap { unit.to_be_bytes() } else { unit.to_le_bytes() };
        "\u{feff}".encode_utf16().chain(LOG.encode_utf16()).flat_map(of).collect()
    };
    for text in [units(false), units(true)] {
        assert_eq!(printed(&aude_reading(&["import", "-"], &text)), record);
        let told = complaint(&aude_reading(&["import", "-"], &text[..text.len() - 1]));
        assert!(told.contains("cannot read -: it is not text"), "{told}");
    }
    let told = complaint(&aude_reading(&["import", "-"], b"{\"caf\xe9\": 1}"));
    assert!(told.contains("cannot read -: it is not text"), "{told}");
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
    assert!(told.contains("the record has only 2 turns"), "{told}");
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
    // Whatever is drawn: list the moves, try nonsense, take the first move offered.
    let listing = printed(&aude_reading(&["play", "--seed", "1"], "?\nq\n"));
    assert!(listing.contains("Your tile: r0"), "{listing}");
    let moves = listing.split("help) > ").nth(1).expect("a list");
    let first = moves.split_whitespace().nth(1).expect("a move");
    let typed = format!("nonsense\n9,9r0\n{first}\nundo\n1\n-\n");
    let told = printed(&aude_reading(&["play", "--seed", "1"], &typed));
    for words in ["\"nonsense\" is not a move", "C-3", "Player 2 places"] {
        assert!(told.contains(words), "{words} in {told}");
    }
    assert_eq!(told.matches("Player 1 places").count(), 2, "{told}");
}

#[test]
fn a_game_in_the_terminal_is_saved_and_resumed() {
    let file = std::env::temp_dir().join(format!("aude-play-{}.txt", std::process::id()));
    let name = file.to_str().expect("text");
    let typed = format!("1\n1\nsave\nsave {name}\nexit\n");
    let told = printed(&aude_reading(&["play", "--seed", "1"], &typed));
    assert!(told.contains("save where?"), "{told}");
    assert!(told.contains(&format!("saved to {name}")), "{told}");
    let told =
        printed(&aude_reading(&["play", "--load", name, "--seed", "2"], "0\n99\n7,7\nquit\n"));
    std::fs::remove_file(&file).expect("it was written");
    for words in ["there is no move 0", "there is no move 99", "does not fit at 7,7"] {
        assert!(told.contains(words), "{words} in {told}");
    }
    // The saved game is continued, not restarted.
    assert!(!told.contains("70 tiles in the bag"), "{told}");
}

#[test]
fn figures_are_chosen_by_words_or_numbers() {
    let told = printed(&aude_reading(&["play", "--seed", "1"], "1\nq\n"));
    let choices = told.rsplit("\n\n").next().expect("the last board");
    assert!(choices.contains("  1  -"), "{told}");
    assert!(choices.contains("nothing"), "{told}");
    assert!(choices.contains(" on the "), "{told}");
}

/// A level plays the other seats, always the same from the same seed; a name that no player has is refused.
#[test]
fn the_other_seats_are_played_by_a_level() {
    let told =
        printed(&aude_reading(&["play", "--seed", "1", "--against", "hard:farmer"], "1\n-\n"));
    assert!(told.contains("Player 2"), "{told}");
    let same =
        printed(&aude_reading(&["play", "--seed", "1", "--against", "hard:farmer"], "1\n-\n"));
    assert_eq!(told, same, "the seed says everything");
    let random = printed(&aude_reading(&["play", "--seed", "1"], "1\n-\n"));
    assert_ne!(told, random);
    let refused = complaint(&aude(&["play", "--against", "easy:farmer"]));
    assert!(refused.contains("unknown player \"easy:farmer\""), "{refused}");
}

#[test]
fn a_replay_says_where_and_how_it_stands() {
    let record = data("expansions.txt");
    let told = printed(&aude(&["replay", record.to_str().expect("text")]));
    assert!(told.contains("scores 3 for a road at "), "{told}");
    assert!(told.contains("   points: Anna "), "{told}");
}

#[test]
fn promised_draws_are_checked_one_by_one() {
    let record = std::fs::read_to_string(data("promised.txt")).expect("a record");
    let verify = |record: &str| aude_reading(&["verify", "-"], record);
    let header = |name: &str| {
        let start = format!("[{name} ");
        record.lines().find(|line| line.starts_with(&start)).expect("a header").to_owned()
    };
    let told = printed(&verify(&record));
    assert!(told.contains("all 71 draws match the promised seed"), "{told}");
    // Another table, another seed, another commitment, and no seed at all.
    let other = record.replace(&header("Table"), "[Table \"abcdefghjkmn\"]");
    assert!(complaint(&verify(&other)).contains("but the seed gives"));
    let zeros = format!("[Seed \"{}\"]", "0".repeat(64));
    let other = record.replace(&header("Seed"), &zeros);
    assert!(complaint(&verify(&other)).contains("does not match the promised hash"));
    let none = record.replace(&header("Seed"), "");
    assert!(complaint(&verify(&none)).contains("Seed"));
    // The words that enter the draws cannot be chosen: with a free one, draws could be searched for.
    let seed = header("Seed");
    let scoped = record.replace(&seed, &format!("{seed}\n[SeedScope \"wanted\"]"));
    assert!(complaint(&verify(&scoped)).contains("SeedScope"));
    // The starting player is drawn from the seed too.
    let drawn = record.replace(&seed, &format!("{seed}\n[FirstPlayer \"random\"]"));
    let told = printed(&verify(&drawn));
    assert!(told.contains("all 71 draws and the starting player match"), "{told}");
    // What a player noted is compared.
    let hash = header("SeedHash").replace("[SeedHash \"", "").replace("\"]", "");
    let told = printed(&aude_reading(&["verify", "-", "--promise", &hash], &record));
    assert!(told.contains("the promise is the one you noted"), "{told}");
    let zeros = "0".repeat(64);
    let told = complaint(&aude_reading(&["verify", "-", "--promise", &zeros], &record));
    assert!(told.contains("another promise than you noted"), "{told}");
    let told = complaint(&aude_reading(&["verify", "-", "--number", &zeros], &record));
    assert!(told.contains("is not part of them"), "{told}");
    // During the game, the seed is still secret.
    let turn = record.find("\n20. ").expect("a turn");
    let half = none[..none.len() - (record.len() - turn)].replace(&header("Result"), "");
    let told = printed(&verify(&half));
    assert!(told.starts_with("OK: ") && told.contains("once the game is over"), "{told}");
}
