use std::collections::HashSet;

use aude_engine::{Action, FigureKind, Player, Rules};
use aude_record::sets::builtin;
use aude_record::wire::{self, LegalActionJson, StateJson};
use aude_record::{GameSetup, SetLibrary, notation};
use serde_json::{Value, json};

use crate::play::{TABLES, begin, play};

#[test]
fn every_legal_action_reads_back_from_json() {
    let mut seen = HashSet::new();
    for (sets, players) in TABLES {
        for seed in 0..3 {
            let mut game = begin(sets, players);
            play(&mut game, seed, usize::MAX, |game, list, _| {
                let offers = LegalActionJson::all(game);
                assert_eq!(offers.len(), list.len(), "{sets:?} seed {seed}");
                for (offer, &action) in offers.iter().zip(list) {
                    let value = serde_json::to_value(offer).expect("JSON");
                    assert_eq!(
                        wire::action(game, &value),
                        Ok(action),
                        "{sets:?} seed {seed}: {value}"
                    );
                    assert_eq!(
                        wire::action(game, &json!(offer.text)),
                        Ok(action),
                        "{sets:?} seed {seed}"
                    );
                    seen.extend(value.as_object().into_iter().flat_map(|map| map.keys().cloned()));
                }
            });
        }
    }
    for key in [
        "draw", "place", "put", "pass", "fairy", "princess", "tower", "capture", "ransom",
        "dragon", "score",
    ] {
        assert!(seen.contains(key), "no {key} in any game: {seen:?}");
    }
}

/// An exchange of captives to choose is rare: with one tile of each kind it comes within some games.
#[test]
fn an_exchange_reads_back_from_json() {
    let sets = ["base", "inns_cathedrals", "tower"];
    let mut library = SetLibrary::builtin();
    for name in sets {
        let mut set = builtin(name).expect("built in");
        set.tiles.iter_mut().for_each(|tile| tile.count = 1);
        library.add(set);
    }
    let setup = GameSetup { sets: sets.map(str::to_owned).to_vec(), ..GameSetup::default() };
    let mut found = false;
    for seed in 0..400 {
        let mut game = setup.begin(&library).expect("a table");
        play(&mut game, seed, usize::MAX, |game, list, _| {
            if !matches!(list[0], Action::Exchange(_)) {
                return;
            }
            for (offer, &action) in LegalActionJson::all(game).iter().zip(list) {
                let value = serde_json::to_value(offer).expect("JSON");
                assert!(value["exchange"].is_string(), "{value}");
                assert_eq!(wire::action(game, &value), Ok(action), "seed {seed}: {value}");
                assert_eq!(wire::action(game, &json!(offer.text)), Ok(action), "seed {seed}");
                found = true;
            }
        });
        if found {
            return;
        }
    }
    panic!("no exchange in any game");
}

#[test]
fn the_state_counts_every_figure_and_tile() {
    for (sets, players) in TABLES {
        let mut game = begin(sets, players);
        let setup = GameSetup::of(&game, &[]);
        let (mut most_captives, mut steps) = (0, HashSet::new());
        play(&mut game, 11, usize::MAX, |game, _, _| {
            let state = StateJson::of(game, &setup);
            let mut small = 0;
            for player in (0..players).map(Player) {
                small += game.supply(player, FigureKind::Small);
            }
            let value = serde_json::to_value(&state).expect("JSON");
            let count = |list: &Value| {
                let list = list.as_array().expect("a list");
                list.iter().filter(|figure| figure["figure"] == "small").count()
            };
            let out = count(&value["figures"]) + count(&value["captives"]);
            let each = if sets.contains(&"mayflower") { 5 } else { 7 };
            assert_eq!(usize::from(small) + out, each * usize::from(players), "{sets:?}: {value}");
            most_captives = most_captives.max(state.captives.len());
            assert_eq!(
                state.bag.values().map(|&count| u16::from(count)).sum::<u16>(),
                state.bag_left
            );
            assert_eq!(state.supply.len(), usize::from(players));
            assert_eq!(state.surveyors.is_some(), sets.contains(&"mayflower"));
            steps.insert(state.next.step.clone());
            let with_fairy =
                state.fairy_with.is_none_or(|figure| Some(figure.spot.at) == state.fairy);
            assert!(with_fairy, "{sets:?}: {value}");
        });
        assert!(
            steps.iter().all(|step| step.chars().all(|c| c.is_ascii_lowercase() || c == '-')),
            "{steps:?}"
        );
        if sets.contains(&"tower") {
            assert!(most_captives > 0, "{sets:?}");
        }
    }
}

#[test]
fn an_action_that_names_nothing_says_what_was_expected() {
    let mut game = begin(&["base"], 2);
    for text in ["V", "1,0r0"] {
        let action = notation::read(&game, text).expect("a move");
        game.apply(action, &mut aude_engine::game::Silent).expect("legal");
    }
    for (value, expected) in [
        (json!(1), "a move as text, or an object"),
        (json!({}), "one key"),
        (json!({"pass": true, "draw": "V"}), "one key"),
        (json!({"pass": false}), "`pass` to be true"),
        (json!({"jump": true}), "unknown value `jump`"),
        (json!({"draw": "ZZZ"}), "the id of a tile"),
        (json!({"place": {"x": 1, "y": 0}}), "missing field `rotation`"),
        (json!({"place": {"x": 1, "y": 0, "rotation": 7}}), "0 to 3 quarter turns"),
        (json!({"place": {"x": 99999, "y": 0, "rotation": 0}}), "99999"),
        (json!({"put": {"figure": "small", "at": [1, 0], "on": "road", "via": "NS"}}), "road SW"),
        (
            json!({"put": {"figure": "small", "at": [1, 0], "on": "road", "via": "XX"}}),
            "letters of NESW",
        ),
        (
            json!({"put": {"figure": "small", "at": [1, 0], "on": "field", "via": "99"}}),
            "digits 0 to 7",
        ),
        (
            json!({"put": {"figure": "small", "at": [1, 0], "on": "field"}}),
            "ports of a field, or `cities`",
        ),
        (json!({"put": {"figure": "giant", "at": [1, 0], "on": "field"}}), "unknown value `giant`"),
        (
            json!({"put": {"figure": "small", "at": [9, 9], "on": "cloister"}}),
            "there is none at 9,9",
        ),
        (json!({"ransom": {"from": 2, "figure": "small"}}), "a player, counted from 0"),
        (json!({"dragon": "up"}), "N, E, S or W"),
        (json!("thief:NS"), "road SW"),
    ] {
        let error = wire::action(&game, &value).expect_err("no action").to_string();
        assert!(error.contains(expected), "{value}: {error}");
    }
    let shuffled = json!({"put": {"figure": "small", "at": [1, 0], "on": "road", "via": "WS"}});
    assert_eq!(
        wire::action(&game, &shuffled),
        notation::read(&game, "thief:SW").map_err(Into::into)
    );
}
