//! Bad input is reported in sentences, on stderr, with exit code 2; output into a pipe is plain.

use std::process::{Command, Stdio};

use crate::{aude, complaint, data, printed};

#[test]
fn every_fault_of_a_table_is_told() {
    let told = complaint(&aude(&[
        "sim",
        "--players",
        "9",
        "--sets",
        "base,nonsense",
        "--option",
        "small-city=9",
    ]));
    assert!(told.contains("C-1: 9 players (expected 2 to 6)"), "{told}");
    assert!(told.contains("nonsense"), "{told}");
    assert!(told.contains("small-city is \"9\" (expected 4 or 2)"), "{told}");
}

#[test]
fn an_option_without_a_value_is_told() {
    let told = complaint(&aude(&["sim", "--option", "small-city"]));
    assert!(told.contains("expected NAME=VALUE"), "{told}");
}

#[test]
fn usage_faults_end_with_code_2() {
    for arguments in [
        &["sim", "--games", "many"][..],
        &["nonsense"],
        &["show"],
        &["sim", "--games", "0"],
        &["perft", "--depth", "0"],
        &["perft", "--depth", "99"],
    ] {
        assert_eq!(aude(arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn what_only_pictures_have_is_not_passed_over() {
    let record = data("small.txt");
    let record = record.to_str().expect("text");
    for (flags, says) in [
        (&["--overlay", "fields"][..], "--overlay only applies to pictures"),
        (&["--coordinates"], "--coordinates only applies to pictures"),
        (&["--dark"], "--dark only applies to pictures"),
        (&["--look", "lines"], "--look only applies to pictures"),
        (&["--pixels", "50"], "--pixels only applies to PNG files"),
        (&["--png", "board.jpg"], "--png board.jpg: the file name must end in .png"),
        (&["--svg", "board"], "--svg board: the file name must end in .svg"),
    ] {
        let arguments: Vec<&str> = ["show", record].iter().chain(flags).copied().collect();
        let told = complaint(&aude(&arguments));
        assert!(told.contains(says), "{told}");
    }
}

#[test]
fn a_missing_file_is_reported() {
    let told = complaint(&aude(&["show", "no-such-file"]));
    assert!(told.contains("cannot read no-such-file"), "{told}");
}

#[test]
fn a_tile_file_shows_all_its_faults() {
    let file = data("broken.toml");
    let told = complaint(&aude(&["tiles", "--check", "--file", file.to_str().expect("text")]));
    for fault in [
        "tile A: port 6",
        "tile A: port 7",
        "tile b: an id",
        "tile b: a field borders city 3",
        "tile C: road NES",
    ] {
        assert!(told.contains(fault), "{fault} in {told}");
    }
}

#[test]
fn output_into_a_pipe_is_plain() {
    let record = data("small.txt");
    let record = record.to_str().expect("text");
    for arguments in [
        &["demo", "--seed", "1"][..],
        &["tiles", "base"],
        &["tiles", "--rules"],
        &["show", record],
        &["replay", record],
        &["sim", "--games", "5"],
    ] {
        let text = printed(&aude(arguments));
        assert!(!text.contains('\u{1b}'), "{arguments:?}");
    }
    assert!(printed(&aude(&["show", record, "--color", "always"])).contains('\u{1b}'));
}

#[test]
fn nobody_reading_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_aude"))
        .args(["random", "--sets", "all"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("aude runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn mayflower_is_shown_with_its_note() {
    for arguments in [&["tiles"][..], &["tiles", "mayflower"], &["tiles", "--check", "mayflower"]] {
        assert!(printed(&aude(arguments)).contains("reconstruction"), "{arguments:?}");
    }
}

#[test]
fn a_set_of_the_other_game_is_named_and_nothing_else() {
    let told = complaint(&aude(&["sim", "--sets", "mayflower"]));
    assert_eq!(told.trim(), "aude: the set mayflower is for the game mayflower (--game mayflower)");
    let told = complaint(&aude(&["sim", "--game", "mayflower", "--sets", "base,tower"]));
    let sets: Vec<&str> =
        told.lines().filter(|line| line.contains("for the game classic")).collect();
    assert_eq!((sets.len(), told.contains("coast")), (2, false), "{told}");
    let told = complaint(&aude(&["sim", "--sets", "tower"]));
    assert!(told.contains("is the base set missing?"), "{told}");
}
