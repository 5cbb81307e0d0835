//! Every game of the independent program replays to the same points, lists and states.

use std::fs;
use std::io::Read;
use std::path::Path;

use aude_testkit::conformance::replay;
use flate2::read::GzDecoder;

fn file(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/conformance").join(name);
    let mut text = String::new();
    let packed = fs::File::open(path).expect("the file is there");
    GzDecoder::new(packed).read_to_string(&mut text).expect("it is packed text");
    let mut games = 0;
    for (line, game) in text.lines().enumerate() {
        let game = serde_json::from_str(game).expect("a game a line");
        replay(&game).unwrap_or_else(|error| panic!("{name}, game {line}: {error}"));
        games += 1;
    }
    assert_eq!(games, 6, "{name}");
}

macro_rules! files {
    ($($test:ident)+) => { $(#[test] fn $test() { file(concat!(stringify!($test), ".jsonl.gz")); })+ };
}

files! {
    base_2p base_3p_close base_5p
    inns_3p inns_traders_4p_close traders_2p dragon_3p tower_3p
    all_2p all_3p_close all_4p all_6p
}
