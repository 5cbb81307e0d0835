//! The number by which a position is recognised: different positions have different ones, and every
//! action changes it.

use std::collections::BTreeMap;

use aude_engine::game::Silent;
use aude_engine::{Game, Rules};
use aude_record::digest;
use aude_record::sets::SetLibrary;
use aude_testkit::random::{Chooser, house_rules, setup_of, table};

/// Plays games with these sets and compares the hash of every position with its digest, which is
/// computed from everything one can see on the table.
fn positions_are_told_apart(sets: &[&str], players: u8) {
    let mut known: BTreeMap<u64, String> = BTreeMap::new();
    for seed in 0..3 {
        let (mut game, mut chooser) = (table(sets, players), Chooser::new(seed));
        let mut before = game.hash();
        known.entry(before).or_insert_with(|| digest(&game));
        while let Some(action) = chooser.choose_eagerly(&game) {
            game.apply_unchecked(action, &mut Silent);
            let hash = game.hash();
            assert_ne!(hash, before, "seed {seed}: {action:?} changes nothing");
            let seen = digest(&game);
            let first = known.entry(hash).or_insert_with(|| seen.clone());
            assert_eq!(*first, seen, "seed {seed}: two positions after {action:?}");
            before = hash;
        }
    }
}

#[test]
fn of_the_base_game() {
    positions_are_told_apart(&["base"], 2);
}

#[test]
fn with_all_expansions() {
    let sets = ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"];
    positions_are_told_apart(&sets, 3);
}

#[test]
fn of_mayflower() {
    positions_are_told_apart(&["mayflower"], 3);
}

/// The hashes of all positions of a random game, as one number.
fn all_of(mut game: Game, seed: u64) -> u64 {
    let (mut chooser, mut all) = (Chooser::new(seed), game.hash());
    while let Some(action) = chooser.choose_eagerly(&game) {
        game.apply_unchecked(action, &mut Silent);
        all = all.rotate_left(1).wrapping_mul(3) ^ game.hash();
    }
    all
}

/// Tables stored by the first versions of the server hold the engine's hashes: with other ones they
/// would be reported as damaged.
#[test]
fn stored_hashes_stay_valid() {
    let listed = include_str!("../data/hashes.txt");
    let mut games = 0;
    for line in listed.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [sets, players, rules, seed, hash] = words[..] else {
            panic!("{line:?}: expected sets, players, house rules, seed, hash")
        };
        let mut setup =
            setup_of(&sets.split('+').collect::<Vec<_>>(), players.parse().expect("players"));
        if rules == "house-rules" {
            setup.options = house_rules(&setup.game);
        }
        let game = setup.begin(&SetLibrary::builtin()).expect("a game");
        let found = format!("{:016x}", all_of(game, seed.parse().expect("a seed")));
        assert_eq!(found, hash, "{line}: stored tables of the first schema would not open");
        games += 1;
    }
    assert!(games >= 40, "{games} games");
}
