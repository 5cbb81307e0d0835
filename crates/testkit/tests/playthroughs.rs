//! Recorded games still play out as recorded. `cargo xtask playthroughs` rewrites them.

use std::fs;
use std::path::PathBuf;

use aude_engine::classic::Element;
use aude_record::GameSetup;
use aude_record::sets::{SetLibrary, builtin};
use aude_testkit::playthrough;
use aude_testkit::random::{everything, house_rules};

/// A playthrough: its name and the game it is played with.
struct Kept {
    name: String,
    setup: GameSetup,
    library: SetLibrary,
}

/// Elements that an element has no effect without.
fn needs(element: Element) -> &'static [Element] {
    match element {
        Element::Flight => &[Element::Volcano],
        Element::Capture | Element::Rooftop => &[Element::Tower],
        Element::Ransom => &[Element::Tower, Element::Capture],
        _ => &[],
    }
}

/// A game with one element of one expansion.
fn alone(element: Element) -> Kept {
    let mut library = SetLibrary::builtin();
    let sets = everything().into_iter().filter_map(builtin);
    let mut set = sets
        .into_iter()
        .find(|set| set.elements.iter().any(|name| name == element.name()))
        .unwrap_or_else(|| panic!("no set brings {}", element.name()));
    let kept: Vec<String> =
        needs(element).iter().chain([&element]).map(|element| element.name().to_owned()).collect();
    set.elements = kept;
    let setup = GameSetup { sets: vec!["base".into(), set.name.clone()], ..GameSetup::default() };
    library.add(set);
    Kept { name: format!("element-{}", element.name()), setup, library }
}

fn table(name: &str, game: &str, sets: &[&str], players: u8, options: &[(String, String)]) -> Kept {
    let setup = GameSetup {
        game: game.into(),
        sets: sets.iter().map(|&set| set.into()).collect(),
        options: options.to_vec(),
        players: GameSetup::default_names(players),
        first: players - 1,
        ..GameSetup::default()
    };
    Kept { name: name.into(), setup, library: SetLibrary::builtin() }
}

fn all() -> Vec<Kept> {
    let everything = everything();
    let mut kept: Vec<Kept> = Element::ALL.iter().map(|&element| alone(element)).collect();
    kept.extend([
        table("base-2", "classic", &["base"], 2, &[]),
        table("base-5", "classic", &["base"], 5, &[]),
        table("everything-2", "classic", &everything, 2, &[]),
        table("everything-6", "classic", &everything, 6, &[]),
        table("everything-house-rules-3", "classic", &everything, 3, &house_rules("classic")),
        table("mayflower-2", "mayflower", &["mayflower"], 2, &[]),
        table("mayflower-5", "mayflower", &["mayflower"], 5, &[]),
        table("mayflower-house-rules-3", "mayflower", &["mayflower"], 3, &house_rules("mayflower")),
    ]);
    kept
}

#[test]
fn recorded_games_go_on_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/playthroughs");
    let write = std::env::var_os("AUDE_WRITE_PLAYTHROUGHS").is_some();
    for Kept { name, setup, library } in all() {
        let game = setup.begin(&library).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        let told = playthrough::of(game, &setup, 7);
        let path = folder.join(format!("{name}.txt"));
        if write {
            fs::write(&path, told).expect("writable");
            continue;
        }
        let recorded = fs::read_to_string(&path)
            .unwrap_or_else(|_| panic!("{name} has no playthrough: cargo xtask playthroughs"));
        for (line, (is, was)) in told.lines().zip(recorded.lines()).enumerate() {
            assert_eq!(is, was, "{name}, line {}", line + 1);
        }
        assert_eq!(told.lines().count(), recorded.lines().count(), "{name}: length");
    }
}
