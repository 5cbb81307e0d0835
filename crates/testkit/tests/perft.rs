//! Counts of action sequences from the start, as data.

use aude_engine::Rules;
use aude_testkit::random::table;

#[test]
fn counts_are_as_listed() {
    let listed = include_str!("../data/perft.txt");
    let lines = listed.lines().filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [sets, players, depth, count] = words[..] else {
            panic!("{line:?}: expected sets, players, depth, count")
        };
        let sets: Vec<&str> = sets.split('+').collect();
        let number =
            |text: &str| text.parse::<u64>().unwrap_or_else(|error| panic!("{line:?}: {error}"));
        let mut game = table(&sets, number(players) as u8);
        let found = game.perft(number(depth) as u32);
        assert_eq!(found, number(count), "{line}");
        checked += 1;
    }
    assert!(checked >= 12, "{checked} lines");
}
