//! Comments and variations of a record.

use aude_engine::game::Silent;
use aude_engine::{Actor, Rules};
use aude_record::record::{Comment, RecordProblem, Variation};
use aude_record::{Record, SetLibrary};

use crate::play::{Dice, TABLES, begin, play};

const NOTED: &str = r#"[Format "2"]
[Game "classic"]
[Rules "2"]
[Sets "base"]
[Fingerprints "base=2699e2b5e8d62a82"]
[Players "Anna" "Bert"]
[First "1"]
[Result "*"]

{Sunday evening}
1. 1 V 1,0r0 {a bend} thief:SW {[%clk 0:14:52.5] [%eval +1.2 0.3] usual}
(
  {What if she had waited?}
  1. 1 V 1,0r0 - {[%eval -0.4]}
  2. 2 U 1,1r1 thief:NS
  (
    2. 2 E 0,-1r2 knight:S
  )
  3. 1 E 0,-1r2
)
(
  1. 1 U 1,0r0 thief:EW
)
2. 2 U 1,1r1 -
3. 1 E 0,-1r2
"#;

fn parse(text: &str) -> Result<Record, String> {
    Record::parse(text, &SetLibrary::builtin())
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

#[test]
fn notes_come_back_as_they_were_and_leave_the_game_alone() {
    let record = parse(NOTED).expect("a valid record");
    assert_eq!(record.to_text(), NOTED);
    assert_eq!(record.actions().len(), 8);
    let notes = record.notes();
    assert_eq!(notes.comments().iter().map(|(after, _)| *after).collect::<Vec<_>>(), [0, 2, 3]);
    assert_eq!(notes.comments()[2].1.evaluation(), Some((1.2, Some(0.3))));
    assert_eq!(notes.variations().iter().map(|(before, _)| *before).collect::<Vec<_>>(), [0, 0]);
    let inner = notes.variations()[0].1.notes().variations();
    assert_eq!((inner.len(), inner[0].0, inner[0].1.actions().len()), (1, 3, 3));
    assert_eq!(notes.count(), 3 + 2 + 2 + 1);

    // The same game without them has the text of the first format.
    let plain = Record::of(&record.replay(), &record.setup().players);
    assert!(plain != record && plain.actions() == record.actions());
    assert!(plain.to_text().starts_with("[Game \"classic\"]\n"), "{plain}");
}

#[test]
fn variations_may_share_lines_and_be_anywhere_after_their_part() {
    let (head, _) = NOTED.split_once("\n{").expect("moves");
    let text = format!(
        "{head}\n{{Sunday evening}} 1. 1 V 1,0r0 {{a bend}} thief:SW {{[%eval +1.2 0.3][%clk 0:14:52.5]   usual }} ( {{What if she had waited?}}\n\
         1. 1 V 1,0r0 - {{[%eval -0.4]}} 2. 2 U 1,1r1 thief:NS (2. 2 E 0,-1r2 knight:S) 3. 1 E 0,-1r2) # not kept\n\
         (1. 1 U 1,0r0 thief:EW) {{}}\n2. 2 U 1,1r1 -\n3. 1 E 0,-1r2\n"
    );
    assert_eq!(parse(&text).map(|record| record.to_text()), Ok(NOTED.to_owned()));
    assert!(parse(&text.replace("[Format \"2\"]\n", "")).is_ok(), "a version is not required");
}

#[test]
fn what_is_wrong_is_told_with_line_and_column() {
    let head = "[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n\n";
    for (moves, told) in [
        (
            "(1. 1 V 1,0r0 -)",
            "line 4, column 1: expected a part before the variation that replaces it",
        ),
        (
            "1. 1 V 1,0r0 - (1. 1 V 1,0r1 -",
            "line 4, column 16: expected a variation that is closed with )",
        ),
        ("1. 1 V 1,0r0 - )", "line 4, column 16: expected no ) without a ("),
        ("1. 1 V 1,0r0 - ()", "line 4, column 17: expected the id of the tile that was drawn"),
        ("1. 1 V 1,0r0 - (2. 2 U 1,1r1 -)", "line 4, column 17: expected 1."),
        ("1. 1 V 1,0r0 - (1. 1 V 9,9r0 -)", "line 4, column 24: 9,9r0 is not allowed: C-"),
        ("1. 1 V 1,0r0 - {a", "line 4, column 16: expected a comment that ends on its line with }"),
        ("1. 1 V 1,0r0 - {[%clk x]}", "line 4, column 16: expected a time such as 0:04:12"),
        ("1. 1 V 1,0r0 } -", "line 4, column"),
        (
            "1. 1 V 1,0r0 - 2. 2 U 1,1r1 -",
            "line 4, column 16: expected a new line 2. 2, because this part is over",
        ),
    ] {
        let found = parse(&format!("{head}{moves}\n")).expect_err(moves);
        assert!(found.starts_with(told), "{moves}: {found}");
    }
    let found = parse(&format!("[Format \"4\"]\n{head}")).expect_err("a later format");
    assert_eq!(found, "line 1, column 1: expected a record in format 1 to 3, found \"4\"");
    let deep = "(1. 1 V 1,0r1 - ".repeat(17);
    let found = parse(&format!("{head}1. 1 V 1,0r0 -\n{deep}")).expect_err("too deep");
    assert!(found.contains("expected at most 16 variations inside each other"), "{found}");
    let told = "expected at most 4096 comments and variations";
    let comments = |many| parse(&format!("{head}{}\n", "{x}".repeat(many)));
    assert!(comments(4096).err().is_none_or(|found| !found.contains(told)));
    let found = comments(4097).expect_err("too many");
    assert!(found.contains(told), "{found}");
}

/// Random games of every combination with random notes.
#[test]
fn noted_games_round_trip() {
    for (index, (sets, players)) in TABLES.into_iter().enumerate() {
        let seed = 40 + index as u64;
        let mut dice = Dice::new(seed);
        let mut game = begin(sets, players);
        play(&mut game, seed, 120, |_, _, _| {});
        let mut record = Record::of(&game, &[]);
        let parts = record.parts();
        for (number, part) in parts.iter().enumerate() {
            let after = part.actions.start + dice.below(part.actions.len() + 1);
            let comment = Comment::new(["good }", "\\ [%x] #", "a\nb", "("][dice.below(4)])
                .expect("a comment");
            assert!(record.add_comment(after, comment));
            let mut other = record.replay_to(part.actions.start);
            let before = other.actions().len();
            play(&mut other, seed + number as u64, 1 + dice.below(9), |_, _, _| {});
            let actions = other.actions()[before..].to_vec();
            let comment =
                Comment::new("or").expect("a comment").with_tag("eval", "-1.5").expect("a tag");
            let variation = Variation::new(actions).with_comment(dice.below(2), comment);
            assert_eq!(record.add_variation(number + 1, variation), Ok(()), "seed {seed}");
        }
        let text = record.to_text();
        let back = parse(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert!(back == record, "seed {seed}");
        assert_eq!(back.to_text(), text, "seed {seed}");
    }
}

#[test]
fn notes_that_do_not_fit_are_refused_and_change_nothing() {
    let mut record = parse(NOTED).expect("a valid record");
    let before = record.clone();
    assert!(!record.add_comment(9, Comment::new("late").expect("a comment")));
    let mut game = record.start().clone();
    play(&mut game, 1, 3, |_, _, _| {});
    let variation = Variation::new(game.actions().to_vec());
    assert!(matches!(
        record.add_variation(4, variation.clone()),
        Err(RecordProblem::Expected { .. })
    ));
    assert!(matches!(
        record.add_variation(0, variation.clone()),
        Err(RecordProblem::Expected { .. })
    ));
    assert!(matches!(
        record.add_variation(1, Variation::default()),
        Err(RecordProblem::Expected { .. })
    ));
    // Its first move is a draw, which a player cannot make.
    let mut at = record.start().clone();
    at.apply(game.actions()[0], &mut Silent).expect("legal");
    assert!(matches!(at.actor(), Actor::Player(_)));
    let twice = Variation::new([&game.actions()[..1], game.actions()].concat());
    assert!(matches!(record.add_variation(1, twice), Err(RecordProblem::Refused { .. })));
    assert!(record == before);
}

#[test]
fn tags_have_values_of_their_kind_and_an_order() {
    let none = Comment::new("").expect("a comment");
    for (name, good, bad) in [
        (
            "eval",
            &["0", "+3.5", "-12", "9999.99", "+1.2 0.3", "-0.4 12"] as &[&str],
            &["x", "", "+", "+-1", "1.", ".5", "1.234", "12345", "1 x", "1 +2", "1 2 3", "1,5"]
                as &[&str],
        ),
        (
            "clk",
            &["0:00:00", "0:04:12", "0:04:12.5", "1:59:59", "999:00:00"],
            &[
                "0:4:12",
                "0:04",
                "0:60:00",
                "0:00:60",
                "01:00:00",
                "1000:00:00",
                "0:04:12.55",
                "0:00:00:00",
                "",
            ],
        ),
        ("emt", &["0:00:07.3"], &["7"]),
        (
            "note",
            &["x", "anything at all"],
            &["", " x", "x ", "a]b", "a[b", "a{b", "a}b", "a\\b", "a\tb"],
        ),
    ] {
        for value in good {
            let tagged = none.clone().with_tag(name, value).expect(value);
            assert_eq!(tagged.tag(name), Some(*value));
            assert_eq!(tagged.tags(), [(name.to_owned(), (*value).to_owned())]);
            assert_eq!(tagged.to_string(), format!("{{[%{name} {value}]}}"));
        }
        for value in bad {
            assert_eq!(none.clone().with_tag(name, value), None, "{name} {value:?}");
        }
    }
    for name in ["", "Note", "a1", "abcdefghijklmnopq"] {
        assert_eq!(none.clone().with_tag(name, "x"), None, "{name:?}");
    }
    let two = none.with_tag("eval", "+1").and_then(|one| one.with_tag("clk", "0:00:01"));
    let two = two.and_then(|two| two.with_tag("eval", "+2")).expect("valid tags");
    let names: Vec<_> = two.tags().iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["clk", "eval"], "in their order, each once");
    assert_eq!(two.evaluation(), Some((2.0, None)));
    for (millis, text) in [(0, "0:00:00"), (59_999, "0:00:59.9"), (3_723_400, "1:02:03.4")] {
        let left = std::time::Duration::from_millis(millis);
        let clock = two.clone().with_clock(left);
        assert_eq!(clock.tag("clk"), Some(text));
        assert_eq!(clock.clock().map(|time| time.as_millis()), Some(left.as_millis() / 100 * 100));
    }
}
