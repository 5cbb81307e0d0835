//! Games from elsewhere: random games are told in the other formats and read back.

use aude_engine::{Actor, Rules};
use aude_record::SetLibrary;
use aude_record::import::{ImportError, ImportProblem, Source, import};
use serde_json::{Value, json};

use crate::play::Dice;
use crate::told::{as_link, as_log, random_record, random_record_of, told};

fn fault(text: &str) -> ImportError {
    import(text, &SetLibrary::builtin()).expect_err("refused").into_iter().next().expect("an error")
}

#[test]
fn games_told_as_logs_come_back_as_they_were() {
    let mut discarded = 0;
    for seed in 0..60 {
        let record = random_record(seed, usize::MAX);
        let log = as_log(&record, seed % 2 == 0).to_string();
        let found = import(&log, &SetLibrary::builtin())
            .unwrap_or_else(|errors| panic!("seed {seed}: {errors:?}"));
        assert_eq!(found.source, Source::BoardGameArena);
        assert_eq!(found.record.actions(), record.actions(), "seed {seed}");
        assert_eq!(found.record.setup(), record.setup());
        assert_eq!(found.record.header("Source"), Some("Board Game Arena"));
        discarded += told(&record).0.iter().map(|turn| turn.aside.len()).sum::<usize>();
    }
    assert!(discarded > 0, "no tile was ever discarded");
}

/// Two games of people, with the scores that their logs carry.
#[test]
fn real_logs_are_imported_whole_with_their_scores() {
    for (log, scores) in [
        (include_str!("../data/logs/bga-1.json"), [96, 70]),
        (include_str!("../data/logs/bga-2.json"), [85, 89]),
    ] {
        let found = import(log, &SetLibrary::builtin()).unwrap_or_else(|e| panic!("{e:?}"));
        assert_eq!(found.source, Source::BoardGameArena);
        assert_eq!(found.record.setup().players, ["Anna", "Bert"]);
        let end = found.record.replay();
        assert_eq!(end.actor(), Actor::Nobody);
        assert_eq!(end.board().placed().len(), 72, "the start tile and 71 turns");
        assert_eq!(end.scores(), scores);
        assert_eq!(found.record.parts().len(), 71);
    }
}

#[test]
fn events_told_to_each_player_count_once() {
    let mut discarded = 0;
    for seed in 0..20 {
        let record = random_record(seed, usize::MAX);
        let mut log = as_log(&record, true);
        for packet in log["data"]["logs"].as_array_mut().expect("packets") {
            let events = packet["data"].as_array_mut().expect("events");
            *events = events.iter().flat_map(|event| [event.clone(), event.clone()]).collect();
        }
        let found = import(&log.to_string(), &SetLibrary::builtin())
            .unwrap_or_else(|errors| panic!("seed {seed}: {errors:?}"));
        assert_eq!(found.record.actions(), record.actions(), "seed {seed}");
        discarded += told(&record).0.iter().map(|turn| turn.aside.len()).sum::<usize>();
    }
    assert!(discarded > 0, "no tile was ever discarded");
}

#[test]
fn games_of_up_to_six_players_come_back() {
    for seed in 0..24 {
        let players = 3 + (seed % 4) as usize;
        let record = random_record_of(players, seed, usize::MAX);
        let read = |text: &str| {
            let found = import(text, &SetLibrary::builtin());
            found.unwrap_or_else(|errors| panic!("seed {seed}: {errors:?}")).record
        };
        let log = read(&as_log(&record, seed % 2 == 0).to_string());
        assert_eq!(log.actions(), record.actions(), "seed {seed}");
        assert_eq!(log.setup().players, record.setup().players);
        let link = read(&as_link(&record, true));
        assert_eq!(link.setup().players, record.setup().players);
        assert_eq!(link.actions(), record.actions(), "seed {seed}");
    }
}

#[test]
fn games_told_as_links_come_back_with_the_same_board_and_scores() {
    for seed in 0..60 {
        let record = random_record(seed, usize::MAX);
        let link = as_link(&record, false);
        let found = import(&link, &SetLibrary::builtin())
            .unwrap_or_else(|errors| panic!("seed {seed}: {errors:?}"));
        assert_eq!(found.source, Source::CarcassonneLab);
        let (ours, theirs) = (record.replay(), found.record.replay());
        assert_eq!(theirs.actor(), Actor::Nobody, "seed {seed}");
        assert_eq!(ours.scores(), theirs.scores(), "seed {seed}");
        assert_eq!(ours.board().placed().len(), theirs.board().placed().len());
    }
}

#[test]
fn a_game_that_is_not_over_is_read_as_far_as_it_goes() {
    let record = random_record(7, 60);
    let mut log = as_log(&record, true);
    let packets = log["data"]["logs"].as_array_mut().expect("packets");
    let last = packets.last_mut().and_then(|packet| packet["data"].as_array_mut()).expect("events");
    last.retain(|event| event["type"] != "realizationAchieved");
    let found = import(&log.to_string(), &SetLibrary::builtin()).expect("readable");
    assert_eq!(found.record.actions(), record.actions());
    assert_ne!(found.record.replay().actor(), Actor::Nobody);
}

#[test]
fn the_first_difference_in_scores_is_told_with_turn_player_and_both_scores() {
    let record = random_record(3, usize::MAX);
    let mut log = as_log(&record, false);
    let mut planted = None;
    let packets = log["data"]["data"].as_array_mut().expect("packets");
    let mut turn = 0;
    'all: for packet in packets {
        for event in packet["data"].as_array_mut().expect("events") {
            turn += usize::from(event["type"] == "playTile");
            if event["type"] == "winPoints" && turn > 20 {
                let score: i64 = event["args"]["score"]
                    .as_str()
                    .and_then(|score| score.parse().ok())
                    .expect("a score");
                event["args"]["score"] = json!(score + 1);
                planted = Some((
                    turn,
                    event["args"]["player_name"].as_str().expect("a name").to_owned(),
                    score,
                ));
                break 'all;
            }
        }
    }
    let (turn, player, score) = planted.expect("points after turn 20");
    let error = fault(&log.to_string());
    assert_eq!(error.turn, turn);
    let expected = ImportProblem::Score {
        player: player.clone(),
        expected: score + 1,
        found: score,
        is_final: false,
    };
    assert_eq!(error.problem, expected);
    assert_eq!(
        error.to_string(),
        format!(
            "turn {turn}: {player} has {} points in the log, but {score} by the rules",
            score + 1
        )
    );
}

#[test]
fn what_does_not_fit_is_told_with_its_turn() {
    let event = |kind: &str, args: Value| json!({ "type": kind, "args": args });
    let played = |args: &[(&str, Value)]| {
        let mut all = json!({ "player_id": 1, "player_name": "Anna", "id": 1, "type": 16, "x": 1, "y": 0, "ori": 2 });
        for (name, value) in args {
            all[*name] = value.clone();
        }
        event("playTile", all)
    };
    let other = event(
        "playTile",
        json!({ "player_id": 2, "player_name": "Bert", "id": 2, "type": 16, "x": 2, "y": 0, "ori": 2 }),
    );
    let put = |pos: i32, kind: &str| {
        event("playPartisan", json!({ "player_id": 1, "x": 1, "y": 0, "pos": pos, "type": kind }))
    };
    let log = |events: Vec<Value>| json!({ "data": { "data": [{ "data": events }] } }).to_string();
    let fine = log(vec![played(&[]), put(1, "road"), other.clone()]);
    assert!(
        import(&fine, &SetLibrary::builtin()).is_ok(),
        "{:?}",
        import(&fine, &SetLibrary::builtin())
    );
    for (text, expected) in [
        (log(vec![]), "expected a game of Carcassonne with `playTile` events, found none"),
        (
            "{\"data\": []}".to_owned(),
            "expected a game of Carcassonne with `playTile` events, found none",
        ),
        ("{\"data\": 1, ]".to_owned(), "expected a game log as JSON, found an error: "),
        (
            "{\"data\": ".to_owned(),
            "expected the rest of the log, found its end: a part is missing",
        ),
        (
            log(vec![played(&[("type", json!(30))]), other.clone()]),
            "turn 1: expected a tile of the base game (type 1 to 24), because expansions cannot be read, found type 30",
        ),
        (
            log(vec![played(&[("ori", json!(5))]), other.clone()]),
            "turn 1: expected an `ori` from 1 to 4, found 5",
        ),
        (
            log(vec![played(&[("x", json!(null))]), other.clone()]),
            "expected a number `x`, found null",
        ),
        (
            log(vec![played(&[("ori", json!(1))]), other.clone()]),
            "turn 1: 1,0r1 is not allowed: C-3",
        ),
        (log(vec![played(&[("x", json!(9))]), other.clone()]), "turn 1: 9,0r"),
        (
            log(vec![played(&[]), put(2, "city"), other.clone()]),
            "turn 1: expected a place of tile U, found place 2",
        ),
        (
            log(vec![played(&[]), put(1, "city"), other.clone()]),
            "turn 1: expected a follower on the road at thief:",
        ),
        (
            log(vec![played(&[]), put(12, "city"), other.clone()]),
            "turn 1: expected a `pos` from 1 to 9, found 12",
        ),
        (log(vec![put(1, "road")]), "expected a tile before a follower, found a follower"),
        (
            log(vec![played(&[]), event("cantPlay", json!({ "tile_id": 99 })), other.clone()]),
            "turn 2: expected a tile that was drawn, found tile 99",
        ),
        (
            log(vec![
                played(&[]),
                event("pickTile", json!({ "id": 9, "type": 16 })),
                event("cantPlay", json!({ "tile_id": 9 })),
                other.clone(),
            ]),
            "turn 2: expected that tile U fits nowhere, as the log says, found a place for it",
        ),
        (log(vec![played(&[])]), "expected a game of the base set for two to six players"),
    ] {
        let found = fault(&text).to_string();
        assert!(found.starts_with(expected), "{found}\nexpected {expected}");
    }
}

#[test]
fn other_texts_get_one_sentence_and_our_record_its_own_errors() {
    for text in [
        "",
        "hello",
        "[\"a\", 1]",
        "<html>",
        "\u{0}\u{1}",
        "https://example.org/#/game/5",
        "{\"a\": 1}",
        "[{\"x\": 1}]",
        "{\"data\": {\"x\": 1}}",
        "{}",
        "[{}, {}]",
        "{\"result\": {\"x\": 1}}",
        "\"{}\"",
    ] {
        let error = fault(text);
        assert_eq!(error.problem, ImportProblem::Unknown, "{text:?}");
        assert!(
            error
                .to_string()
                .starts_with("this is not a game that can be read: expected a record of aude,"),
            "{error}"
        );
    }
    let record = random_record(1, usize::MAX);
    let found = import(&format!("\u{feff}# A comment.\n{record}"), &SetLibrary::builtin())
        .expect("a record");
    assert_eq!((&found.record, found.source), (&record, Source::Record));
    // Whatever its players are called, and whatever is said about it.
    let mut setup = found.record.setup().clone();
    setup.players[0] = "g_gamelogs".to_owned();
    let named = aude_record::Record::of(&found.record.replay(), &setup.players);
    let found = import(&named.to_string(), &SetLibrary::builtin()).expect("a record");
    assert_eq!((found.record, found.source), (named, Source::Record));
    let errors =
        import("[Sets \"bass\"]\n[First \"x\"]\n", &SetLibrary::builtin()).expect_err("refused");
    assert_eq!(errors.iter().count(), 3, "{errors:?}");
}

/// Whatever is brought, it is refused or read.
#[test]
fn damaged_games_never_panic() {
    let mut dice = Dice::new(11);
    let record = random_record(5, 100);
    for text in [as_log(&record, true).to_string(), as_link(&record, false)] {
        let chars: Vec<char> = text.chars().collect();
        for _ in 0..300 {
            let mut damaged = chars.clone();
            let at = dice.below(chars.len());
            match dice.below(3) {
                0 => drop(damaged.remove(at)),
                1 => damaged[at] = chars[dice.below(chars.len())],
                _ => damaged.truncate(at),
            }
            let _ = import(&damaged.into_iter().collect::<String>(), &SetLibrary::builtin());
        }
    }
}
