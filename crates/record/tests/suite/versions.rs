//! Games of another version of the rules, or played with other tiles, replay under their own or say
//! what is missing.

use aude_engine::game::{HouseRules, RulesVersion};
use aude_engine::tiles::{Mark, Marks, SetSpec};
use aude_engine::{Game, Rules, classic, mayflower};
use aude_record::protocol::Session;
use aude_record::setup::SetupProblem;
use aude_record::{Fingerprint, GameSetup, Record, SetLibrary, sets};
use serde_json::{Value, json};

use crate::play::play;

/// The tiles of the built-in sets. If one of these changes, games played with the old set need it:
/// keep its file as an earlier edition (`sets.rs`) and add a line here.
const EDITIONS: [(&str, &str); 6] = [
    ("base", "2699e2b5e8d62a82"),
    ("inns_cathedrals", "d87e8afb05867d13"),
    ("traders_builders", "4f5905b3779241ce"),
    ("princess_dragon", "c8fd219416c9e465"),
    ("tower", "8ea4e3afbcc846f1"),
    ("mayflower", "f65724c05ab4816f"),
];

/// A version of the rules that no program has: a small city is worth 2, and rows are closed.
fn other_rules() -> RulesVersion {
    let classic =
        classic::Options { small_city: classic::SmallCity::Two, ..RulesVersion::LATEST.classic() };
    let mayflower =
        mayflower::Options { rows: mayflower::Rows::Closed, ..RulesVersion::LATEST.mayflower() };
    RulesVersion::new(1000, classic, mayflower)
}

#[test]
fn the_first_value_of_an_option_is_the_default_of_the_latest_rules() {
    fn check<O: HouseRules>() {
        for rule in O::CHOICES {
            let default = O::of(RulesVersion::LATEST).get(rule.name);
            assert_eq!(default, Some(rule.values[0].0), "{}", rule.name);
        }
    }
    check::<classic::Options>();
    check::<mayflower::Options>();
    for (index, rules) in RulesVersion::ALL.iter().enumerate() {
        assert_eq!(rules.number() as usize, index + 1, "versions are counted from 1");
    }
}

fn set(name: &str) -> SetSpec {
    sets::builtin(name).expect("built in")
}

/// The base set with one more cloister.
fn changed_base() -> SetSpec {
    let mut base = set("base");
    base.tiles.iter_mut().find(|tile| tile.id == "B").expect("a cloister").count += 1;
    base
}

/// A library with only these sets.
fn only(sets: impl IntoIterator<Item = SetSpec>) -> SetLibrary {
    let mut library = SetLibrary::default();
    sets.into_iter().for_each(|set| library.add(set));
    library
}

fn played(setup: &GameSetup, library: &SetLibrary, seed: u64) -> Game {
    let mut game = setup.begin(library).unwrap_or_else(|problems| panic!("{problems:?}"));
    play(&mut game, seed, usize::MAX, |_, _, _| {});
    game
}

fn refused(text: &str, library: &SetLibrary) -> String {
    let errors = Record::parse(text, library).expect_err("something is missing");
    assert_eq!(errors.len(), 1, "one sentence: {errors:?}");
    errors[0].to_string()
}

#[test]
fn every_edition_of_a_built_in_set_is_kept() {
    let library = SetLibrary::builtin();
    let mut wrong = Vec::new();
    for name in sets::names() {
        let fingerprint = library.fingerprint(name).expect("tiles").to_string();
        if !EDITIONS.contains(&(name, fingerprint.as_str())) {
            wrong.push(format!("{name} is {fingerprint} now: note it here, and keep what it was"));
        }
    }
    for (name, fingerprint) in EDITIONS {
        let fingerprint: Fingerprint = fingerprint.parse().expect("16 digits");
        if library.edition(name, fingerprint).is_none() {
            wrong.push(format!("{name} {fingerprint} is gone: games were played with it"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_fingerprint_is_of_the_tiles_and_not_of_their_file() {
    for name in sets::names() {
        let before = Fingerprint::of(&set(name));
        let mut same = set(name);
        same.title = "Another".to_owned();
        same.note = "Something to know.".to_owned();
        same.tiles.reverse();
        for tile in same.tiles.iter_mut().chain(&mut same.coast) {
            for road in &mut tile.roads {
                road.edges = road.edges.chars().rev().collect();
            }
            tile.roads.reverse();
            for field in &mut tile.fields {
                field.ports = field.ports.chars().rev().collect();
                let last = tile.cities.len() as u32;
                field.cities.iter_mut().for_each(|city| *city = last - 1 - *city);
            }
            tile.cities.reverse();
            tile.fields.reverse();
            tile.symbols.reverse();
        }
        assert_eq!(Fingerprint::of(&same), before, "{name}");
    }
    type Change = fn(&mut SetSpec);
    let changes: [(&str, &str, Change); 8] = [
        ("base", "one more tile", |set| set.tiles[0].count += 1),
        ("base", "a shield", |set| {
            tile(set, "E").cities[0].marks = Marks::of(Mark::Shield, 1);
        }),
        ("base", "a tile gone", |set| drop(set.tiles.pop())),
        ("base", "an id", |set| tile(set, "E").id = "EX".to_owned()),
        ("inns_cathedrals", "an element", |set| drop(set.elements.pop())),
        ("princess_dragon", "her city", |set| {
            let cities = set.tiles.iter_mut().flat_map(|tile| &mut tile.cities);
            cities.filter(|city| city.princess).for_each(|city| city.princess = false);
        }),
        ("tower", "a symbol", |set| {
            set.tiles.iter_mut().for_each(|tile| tile.symbols.clear());
        }),
        ("mayflower", "the coast", |set| set.coast.reverse()),
    ];
    for (name, what, change) in changes {
        let mut other = set(name);
        change(&mut other);
        assert_ne!(Fingerprint::of(&other), Fingerprint::of(&set(name)), "{name}: {what}");
    }
    let read = |text: &str| text.parse::<Fingerprint>();
    assert_eq!(read("00ff00ff00ff00ff").map(|f| f.to_string()), Ok("00ff00ff00ff00ff".to_owned()));
    for bad in ["", "12", "0x0000000000000f", "+123456789abcdef", "00ff00ff00ff00ff0"] {
        assert!(read(bad).is_err(), "{bad}");
    }
}

fn tile<'a>(set: &'a mut SetSpec, id: &str) -> &'a mut aude_engine::tiles::TileSpec {
    set.tiles.iter_mut().find(|tile| tile.id == id).expect("a tile")
}

#[test]
fn a_game_of_another_version_replays_by_its_own_rules_or_says_which_is_missing() {
    let (plain, mut knowing) = (SetLibrary::builtin(), SetLibrary::builtin());
    knowing.add_rules(other_rules());
    for game in ["classic", "mayflower"] {
        let setup = GameSetup { rules: 1000, ..GameSetup::default_of(game) };
        let mut others = 0;
        for seed in 1..=10 {
            let end = played(&setup, &knowing, seed);
            let text = Record::of(&end, &[]).to_text();
            assert!(text.contains("[Rules \"1000\"]\n") && !text.contains("[Options"), "{text}");
            let says = refused(&text, &plain);
            assert!(says.starts_with("line 2, column 1: "), "{says}");
            assert!(says.contains("version 1000 of the rules"), "{says}");
            let back = Record::parse(&text, &knowing).expect("the version is there again");
            assert_eq!(back.replay().scores(), end.scores());
            assert_eq!(back.to_text(), text, "nothing is lost");
            // The moves of the latest rules may be illegal under these, or score differently.
            let latest = played(&GameSetup::default_of(game), &plain, seed);
            let latest = Record::of(&latest, &[]).to_text();
            let number = RulesVersion::LATEST.number();
            let misread = latest.replace(&format!("[Rules \"{number}\"]"), "[Rules \"1000\"]");
            others += usize::from(Record::parse(&misread, &knowing).is_err());
        }
        assert!(others > 0, "{game}: the versions differ");
    }
}

#[test]
fn a_game_with_other_tiles_replays_with_its_own_or_says_which_are_missing() {
    let (before, after) = (only([set("base")]), only([changed_base()]));
    let end = played(&GameSetup::default(), &before, 4);
    let text = Record::of(&end, &[]).to_text();
    let says = refused(&text, &after);
    for part in ["line 4, column 1: ", "tiles of the set base"] {
        assert!(says.contains(part), "{says}");
    }
    for library in [&before, &after] {
        let fingerprint = library.fingerprint("base").expect("tiles").to_string();
        assert!(says.contains(&fingerprint), "{says}");
    }
    // With both available each game has its own: a custom file, or a correction.
    let (mut replaced, mut corrected) = (before.clone(), before.clone());
    replaced.add(changed_base());
    corrected.add_edition(changed_base());
    for library in [&replaced, &corrected] {
        let back = Record::parse(&text, library).expect("its tiles are there");
        assert_eq!((back.replay().scores(), back.to_text()), (end.scores(), text.clone()));
        let newer = played(&GameSetup::default(), library, 4);
        let newer = Record::of(&newer, &[]).to_text();
        assert!(newer.contains(&after.fingerprint("base").expect("tiles").to_string()), "{newer}");
        Record::parse(&newer, library).expect("its tiles are there");
    }
    // Records from before fingerprints mean the set as it was then.
    let old = text.lines().filter(|line| !line.starts_with("[Fingerprints"));
    let old = old.collect::<Vec<_>>().join("\n");
    assert_eq!(Record::parse(&old, &corrected).expect("a record").to_text(), text);
    assert!(Record::parse(&old, &replaced).is_err(), "one's own tiles are others");
}

#[test]
fn bad_fingerprints_are_told() {
    let library = SetLibrary::builtin();
    let record = |header: &str| {
        let text = format!("[Sets \"base\"]\n[Fingerprints {header}]\n[Players \"A\" \"B\"]\n");
        Record::parse(&text, &library).expect_err("a fault")[0].to_string()
    };
    for (header, says) in [
        ("\"base\"", "16 hexadecimal digits"),
        ("\"base=12\"", "16 hexadecimal digits"),
        ("\"tower=00ff00ff00ff00ff\"", "not one of the sets"),
        ("\"a\" \"b\"", "one value"),
    ] {
        let error = record(header);
        assert!(error.starts_with("line 2, column 1: ") && error.contains(says), "{error}");
    }
}

#[test]
fn what_is_missing_is_told_apart_from_what_is_wrong() {
    let library = SetLibrary::builtin();
    let problems = |setup: GameSetup| setup.begin(&library).expect_err("a problem");
    let missing = GameSetup { rules: 77, ..GameSetup::default() };
    assert!(problems(missing).iter().all(SetupProblem::is_missing));
    let missing = GameSetup { sets: vec!["base".into(), "moon".into()], ..GameSetup::default() };
    assert!(problems(missing).iter().all(SetupProblem::is_missing));
    let wrong = GameSetup { first: 9, ..GameSetup::default() };
    assert!(!problems(wrong).iter().any(SetupProblem::is_missing));
}

#[test]
fn the_protocol_takes_and_tells_versions() {
    let mut library = SetLibrary::builtin();
    library.add_rules(other_rules());
    library.add_edition(changed_base());
    let mut session = Session::new(library);
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&session.answer(&request.to_string())).expect("JSON")
    };
    let old = Fingerprint::of(&set("base")).expect("tiles").to_string();
    let new = ask(json!({"cmd": "new", "rules": 1000, "fingerprints": {"base": old}}));
    assert_eq!(new["ok"], true, "{new}");
    let state = ask(json!({"cmd": "state"}));
    assert_eq!((&state["rules"], &state["fingerprints"]["base"]), (&json!(1000), &json!(old)));
    assert_eq!(state["options"]["small-city"], "2");
    let record = ask(json!({"cmd": "record"}))["record"].clone();
    assert_eq!(ask(json!({"cmd": "load", "record": record}))["ok"], true);
    assert_eq!(ask(json!({"cmd": "state"})), state);
    let none = ask(json!({"cmd": "new"}));
    assert_eq!(none["ok"], true, "{none}");
    let state = ask(json!({"cmd": "state"}));
    assert_eq!(state["rules"], RulesVersion::LATEST.number());
    assert_ne!(state["fingerprints"]["base"], json!(old));
    let missing = ask(json!({"cmd": "new", "rules": 3000}));
    assert_eq!(missing["error"]["problems"].as_array().map(Vec::len), Some(1), "{missing}");
    let bad = ask(json!({"cmd": "new", "fingerprints": {"base": "12"}}));
    assert_eq!(bad["error"]["code"], "request/bad-field", "{bad}");
    let sets = ask(json!({"cmd": "sets"}));
    assert_eq!(sets["sets"][0]["fingerprint"], state["fingerprints"]["base"]);
}
