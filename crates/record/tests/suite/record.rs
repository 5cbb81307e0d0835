use aude_engine::{Actor, Rules};
use aude_record::record::{Header, RecordProblem};
use aude_record::{Record, SetLibrary};

use crate::play::{TABLES, begin, play};

const SHORT: &str = r#"[Game "classic"]
[Rules "1"]
[Sets "base"]
[Fingerprints "base=2699e2b5e8d62a82"]
[Players "Anna" "Bert \"the \\ Duke\""]
[First "2"]
[Commitment "00ff"]
[Event "one" "two"]
[Result "*"]

1. 2 V 1,0r0 thief:SW
2. 1 U 1,1r1 -
3. 2 E 0,-1r2
"#;

fn parse(text: &str) -> Result<Record, String> {
    Record::parse(text, &SetLibrary::builtin())
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

#[test]
fn canonical_text_comes_back_as_it_was() {
    let record = parse(SHORT).expect("a valid record");
    assert_eq!(record.to_text(), SHORT);
    assert_eq!(record.setup().players, ["Anna", "Bert \"the \\ Duke\""]);
    assert_eq!(record.setup().first, 1);
    assert_eq!(record.header("Commitment"), Some("00ff"));
    assert_eq!(record.headers()[1].values(), ["one", "two"]);
}

#[test]
fn whole_games_round_trip() {
    for (sets, players) in TABLES {
        for seed in 0..3 {
            let mut game = begin(sets, players);
            play(&mut game, seed, usize::MAX, |_, _, _| {});
            let record = Record::of(&game, &["Zoë".to_owned()]);
            let text = record.to_text();
            let back = Record::parse(&text, &SetLibrary::builtin());
            let back =
                back.unwrap_or_else(|errors| panic!("{sets:?} seed {seed}: {errors:?}\n{text}"));
            assert!(back == record, "{sets:?} seed {seed}");
            assert_eq!(back.to_text(), text, "{sets:?} seed {seed}");
            assert_eq!(back.replay().hash(), game.hash(), "{sets:?} seed {seed}");
        }
    }
}

#[test]
fn a_game_broken_off_anywhere_round_trips() {
    for length in 0..60 {
        let mut game = begin(TABLES[5].0, 5);
        play(&mut game, 3, length, |_, _, _| {});
        let record = Record::of(&game, &[]);
        let back = Record::parse(&record.to_text(), &SetLibrary::builtin());
        assert!(back.as_ref() == Ok(&record), "{length}: {back:?}");
    }
}

#[test]
fn parts_and_positions_can_be_stopped_at() {
    let record = parse(SHORT).expect("a valid record");
    let parts = record.parts();
    let seats: Vec<_> =
        parts.iter().map(|part| (part.number, part.player.0, part.second)).collect();
    assert_eq!(seats, [(1, 1, false), (2, 0, false), (3, 1, false)]);
    assert_eq!(parts[1].actions, 3..6);
    assert_eq!(record.replay_part(0).expect("the start").board().placed().len(), 1);
    assert_eq!(record.replay_part(2).expect("two parts").board().placed().len(), 3);
    assert!(record.replay_part(4).is_none());
    assert_eq!(record.replay_to(1).actor(), Actor::Player(aude_engine::Player(1)));
}

#[test]
fn what_is_not_canonical_is_read_all_the_same() {
    let text = "\u{feff}# a comment\r\n  [Sets \"base\"]\t[Players \"A\" \"B\"] # two on a line\r\n\
        [Options \"small-city=4\"]\r\n\r\n# moves\n  1.  1\tV 1,0r0   thief:WS # taken\n\n2. 2 U\n";
    let record = parse(text).expect("a valid record");
    assert_eq!(
        record.to_text(),
        "[Game \"classic\"]\n[Rules \"1\"]\n[Sets \"base\"]\n\
        [Fingerprints \"base=2699e2b5e8d62a82\"]\n[Players \"A\" \"B\"]\n[First \"1\"]\n\
        [Result \"*\"]\n\n1. 1 V 1,0r0 thief:SW\n2. 2 U\n"
    );
}

#[test]
fn options_and_headers_are_kept() {
    let mut record =
        parse("[Sets \"base\"]\n[Players \"A\" \"B\"]\n[Options \"small-city=2\"]").expect("valid");
    assert!(record.to_text().contains("[Options \"small-city=2\"]"));
    assert!(record.set_header(Header::new("Seed", vec!["17".into()]).expect("a header")));
    assert!(record.set_header(Header::new("Seed", vec!["18".into()]).expect("a header")));
    assert_eq!(parse(&record.to_text()).expect("valid").header("Seed"), Some("18"));
    assert!(Header::new("Result", vec!["1".into()]).is_none());
    assert!(Header::new("no", vec!["1".into()]).is_none());
    assert!(Header::new("Note", vec!["two\nlines".into()]).is_none());
    assert!(Header::new("Note", Vec::new()).is_none());
}

#[test]
fn errors_have_line_column_and_expectation() {
    let head = "[Sets \"base\"]\n[Players \"A\" \"B\"]\n";
    for (moves, line, column, says) in [
        ("1. 1 V 1,0r0 thief:NS", 3, 19, "road SW"),
        ("1. 1 V 1,0r2", 3, 8, "C-3: the west edge is a field"),
        ("1. 1 V 1,0r2", 3, 8, "1,0r2 is not allowed"),
        ("1. 2 V", 3, 4, "expected seat 1, found \"2\""),
        ("1. 1+ V", 3, 4, "seat 1"),
        ("2. 1 V", 3, 1, "expected 1., found \"2.\""),
        ("1 1 V", 3, 1, "expected 1."),
        ("1.", 3, 3, "seat 1"),
        ("1. 1", 3, 5, "the id of the tile that was drawn"),
        ("1. 1 V 1,0r0 thief:SW U", 3, 23, "a new line 2. 2"),
        ("1. 1 V\n2. 2 U", 4, 1, "part 1 to be continued before a new line: where the tile goes"),
        ("1. 1 V 1,0r0\n2. 2 U", 4, 1, "one of - thief:SW farmer:"),
        ("1. 1 V é", 3, 8, "a move"),
        ("1. 1 C C", 3, 8, "not allowed"),
        ("1. 1 V 1,0r0 -\n[Event \"late\"]", 4, 1, "expected 2."),
        (
            "1. 1 D 1,0r0 -\n2. 2 D 2,0r0 -\n3. 1 D 3,0r0 -\n4. 2 D",
            6,
            6,
            "C-1: there is no such tile left",
        ),
    ] {
        let errors =
            Record::parse(&format!("{head}{moves}\n"), &SetLibrary::builtin()).expect_err(moves);
        let error = &errors[0];
        assert_eq!((error.line, error.column), (line, column), "{moves}: {error}");
        assert!(error.to_string().contains(says), "{moves}: {error}");
    }
}

/// A header may hold a whole page: what is said of it quotes its beginning only.
#[test]
fn faults_of_the_headers_are_short_whatever_was_given() {
    let long = "ab".repeat(2_000);
    let text = format!(
        "[Game \"{long}\"]\n[Rules \"1\"]\n[Sets \"{long}\"]\n[Options \"{long}=1 small-city={long}\"]\n\
         [Players \"{long}\" \"B\"]\n"
    );
    let errors = parse(&text).expect_err("many faults");
    assert!(errors.lines().count() >= 4, "{errors}");
    for told in errors.lines() {
        assert!(told.chars().count() < 240, "{told}");
    }
}

#[test]
fn every_fault_of_the_headers_is_reported_at_once() {
    let text = "[Game \"chess\"]\n[Rules \"new\"]\n[Sets \"base moon\"]\n[Options \"tea small-city=9 x=1\"]\n\
        [Players \"A\"]\n[First \"0\"]\n[first \"1\"]\n[Sets \"base\"]\n[Event]\n[Event \"x]\n";
    let errors = parse(text).expect_err("many faults");
    for (line, says) in [
        (1, "unknown game \"chess\""),
        (2, "the number of a version of the rules"),
        (3, "unknown set \"moon\""),
        (4, "options such as small-city=2"),
        (4, "option small-city is \"9\" (expected 4 or 2)"),
        (4, "unknown option \"x\""),
        (5, "C-1: 1 player (expected 2 to 6)"),
        (6, "the starting seat"),
        (7, "a key of letters and digits"),
        (8, "each header only once"),
        (9, "a value in quotation marks"),
        (10, "a closing quotation mark"),
    ] {
        let found = errors
            .lines()
            .any(|error| error.starts_with(&format!("line {line},")) && error.contains(says));
        assert!(found, "line {line}: {says}\n{errors}");
    }
    assert_eq!(errors.lines().count(), 12, "{errors}");
    let none = parse("").expect_err("no header");
    assert!(none.contains("[Sets \"base\"]") && none.contains("[Players"), "{none}");
    let seat =
        parse("[Sets \"base\"]\n[Players \"A\" \"B\"]\n[First \"255\"]").expect_err("no seat");
    assert!(seat.starts_with("line 3, column 1: C-20"), "{seat}");
}

#[test]
fn the_result_is_checked() {
    let mut game = begin(&["base"], 2);
    play(&mut game, 1, usize::MAX, |_, _, _| {});
    let text = Record::of(&game, &[]).to_text();
    let scores = format!("{} {}", game.scores()[0], game.scores()[1]);
    assert!(text.contains(&format!("[Result \"{scores}\"]")));
    let wrong = parse(&text.replace(&scores, "1 2")).expect_err("a wrong result");
    assert!(
        wrong.contains(&format!("the result \\\"{scores}\\\"")) || wrong.contains(&scores),
        "{wrong}"
    );
    assert!(wrong.starts_with("line 7, column 1"), "{wrong}");
    assert!(parse(&text.replace(&scores, "*")).is_err());
    assert!(parse(&text.replace(&format!("[Result \"{scores}\"]\n"), "")).is_ok());
    let more = parse(&format!("{text}73. 1 V\n")).expect_err("over");
    assert!(more.contains("the game is over"), "{more}");
    let early = parse(&SHORT.replace("\"*\"", "\"0 0\"")).expect_err("not over");
    assert!(early.contains("expected the result"), "{early}");
}

#[test]
fn a_refusal_names_its_rule() {
    let text =
        "[Sets \"base\"]\n[Players \"A\" \"B\"]\n1. 1 V 1,0r0 thief:SW\n2. 2 U 1,1r1 thief:NS";
    let errors = Record::parse(text, &SetLibrary::builtin()).expect_err("occupied");
    let RecordProblem::Refused { refusal, .. } = &errors[0].problem else { panic!("{errors:?}") };
    assert_eq!(refusal.rule, "C-5");
}

#[test]
fn whatever_is_read_never_panics() {
    let mut dice = crate::play::Dice::new(5);
    let mut game = begin(&["base"], 2);
    play(&mut game, 2, 40, |_, _, _| {});
    let text: Vec<char> = Record::of(&game, &[]).to_text().chars().collect();
    let junk: Vec<char> = "[]\"\\#@:.,-+019NESWrV \n\u{0}é🐉".chars().collect();
    let library = SetLibrary::builtin();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..3000 {
        let mut changed = text.clone();
        for _ in 0..=dice.below(3) {
            let at = dice.below(changed.len());
            match dice.below(3) {
                0 => drop(changed.remove(at)),
                1 => changed[at] = junk[dice.below(junk.len())],
                _ => changed.insert(at, junk[dice.below(junk.len())]),
            }
        }
        let changed: String = changed.into_iter().collect();
        match Record::parse(&changed, &library) {
            Ok(record) => {
                let canonical = record.to_text();
                assert!(Record::parse(&canonical, &library).as_ref() == Ok(&record), "{changed}");
                read += 1;
            }
            Err(errors) => {
                assert!(errors.iter().all(|error| error.line > 0 && error.column > 0), "{changed}");
                refused += 1;
            }
        }
    }
    assert!(read > 50 && refused > 1000, "{read} were read, {refused} refused");
}

#[test]
fn too_much_is_refused_by_size() {
    assert!(
        parse(&"# x\n".repeat(400_000)).expect_err("too large").contains("at most 1048576 bytes")
    );
    assert!(parse(&"x".repeat(20_000)).expect_err("too long").contains("a line of at most"));
    let headers: String = (0..100).map(|index| format!("[X{index} \"\"]\n")).collect();
    assert!(parse(&headers).expect_err("too many").contains("at most 64 custom headers"));
}

#[test]
fn discards_stand_on_the_line_of_the_tile_that_follows() {
    let seeds = 0..400;
    let found = seeds.into_iter().any(|seed| {
        let mut game = begin(&["base"], 2);
        play(&mut game, seed, usize::MAX, |_, _, _| {});
        let text = Record::of(&game, &[]).to_text();
        text.lines().any(|line| {
            let capital = |word: &&str| word.starts_with(|c: char| c.is_ascii_uppercase());
            !line.starts_with('[') && line.split(' ').filter(capital).count() > 1
        })
    });
    assert!(found);
}

#[test]
fn records_are_equal_only_in_all_they_say() {
    let record = |options: &str, first: &str, moves: &str| {
        let head = "[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n";
        parse(&format!("{head}{options}[First \"{first}\"]\n\n{moves}")).expect("a record")
    };
    let one = record("", "1", "1. 1 V 1,0r0 -\n");
    assert_eq!(one, record("", "1", "1. 1 V 1,0r0 -\n"));
    for other in [
        record("", "1", "1. 1 V 1,0r0 thief:SW\n"),
        record("", "2", "1. 2 V 1,0r0 -\n"),
        record("[Options \"small-city=2\"]\n", "1", "1. 1 V 1,0r0 -\n"),
        record("[Event \"Sunday\"]\n", "1", "1. 1 V 1,0r0 -\n"),
        record("", "1", "1. 1 V 1,0r0 {why?} -\n"),
    ] {
        assert_ne!(one, other);
    }
}

#[test]
fn a_name_has_at_most_64_characters() {
    use aude_record::setup::is_name;
    assert!(is_name(&"ő".repeat(64)) && !is_name(&"ő".repeat(65)) && !is_name(""));
}
