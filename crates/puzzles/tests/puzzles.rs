//! Every puzzle of the program, checked by the engine; the format; what attempts get.

use std::collections::BTreeSet;

use aude_ai::Judge;
use aude_engine::{Actor, Rules};
use aude_puzzles::mine::{Miner, Wanted};
use aude_puzzles::solve::{choices, right_choice, solve};
use aude_puzzles::{Attempt, NotJudged, Puzzle, Puzzles, Table, Task, Theme, book, file, verify};
use aude_record::part::{NotPlayed, TurnPart};

/// Puzzles that ship for each table at least.
const LEAST: [(&str, usize); 7] = [
    ("base", 150),
    ("inns_cathedrals", 20),
    ("traders_builders", 20),
    ("princess_dragon", 20),
    ("tower", 20),
    ("all", 40),
    ("mayflower", 30),
];

#[test]
fn every_puzzle_is_legal_and_exact_answers_are_exact() {
    let puzzles = Puzzles::open();
    assert_eq!(puzzles.errors(), &[] as &[String]);
    let faults: Vec<String> = puzzles
        .all()
        .iter()
        .flat_map(|one| verify::faults(one).into_iter().map(|fault| format!("{}: {fault}", one.id)))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn best_moves_have_their_stored_criteria() {
    for puzzle in Puzzles::open().all() {
        let Task::Best(best) = &puzzle.task else { continue };
        let id = &puzzle.id;
        assert!(best.lead >= 3.0, "{id}: {}", best.lead);
        assert!(best.is_exact() || best.lead > 3.9 * best.error, "{id}: {}", best.error);
        assert!(!best.wrong.is_empty(), "{id}");
        assert!(best.is_exact() || best.answers.len() == 1, "{id}");
        assert_eq!(best.is_exact(), puzzle.themes.contains(&Theme::Ending), "{id}");
    }
}

#[test]
fn there_are_enough_for_every_table() {
    let all = Puzzles::open().all();
    let ids: BTreeSet<&str> = all.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids.len(), all.len(), "ids are used once");
    for (name, least) in LEAST {
        let many = all.iter().filter(|one| one.table.name == name).count();
        assert!(many >= least, "{name} has {many}");
    }
    assert!(all.len() >= 300);
}

fn of_table(table: &Table) -> Vec<Puzzle> {
    Puzzles::open().all().iter().filter(|one| one.table == table).cloned().collect()
}

#[test]
fn no_two_of_a_table_are_nearly_the_same() {
    for table in Table::ALL {
        let own = of_table(table);
        assert_eq!(verify::near_duplicates(&own), [[""; 2]; 0], "{}", table.name);
        // One that is there twice is found.
        let twice = [own[0].clone(), own[1].clone(), own[0].clone()];
        assert_eq!(verify::near_duplicates(&twice), [[own[0].id.as_str(); 2]]);
    }
}

/// One game of the base game, and one with an expansion, for all kinds of puzzles.
#[test]
fn the_miner_finds_puzzles_that_hold_and_each_once() {
    let wanted = Wanted { best: 1, endings: 1, scores: 1, owners: 1, closes: 2 };
    for (name, seed) in [("base", 3), ("tower", 1)] {
        let table = Table::named(name).expect("a table");
        let mut miner = Miner::new(table, wanted, Vec::new());
        let many = miner.game(seed);
        println!("{name}: {many} of {}", miner.tally());
        let found = miner.puzzles().to_vec();
        assert_eq!(found.len(), many);
        assert!(many > 0, "{name}: nothing in this game");
        for puzzle in &found {
            assert_eq!(verify::faults(puzzle), [""; 0], "{}", puzzle.id);
            assert!(puzzle.id.starts_with(table.prefix), "{}", puzzle.id);
        }
        assert!(verify::near_duplicates(&found).is_empty());
        // The file it writes has them all, and the same game has nothing new for whoever goes on from it.
        let text = file::write(&found);
        let again = file::read(table, &text).expect("our own text");
        assert_eq!((again.len(), file::write(&again)), (many, text));
        let questions =
            Wanted { scores: many + 1, owners: many + 1, closes: many + 2, ..Wanted::default() };
        let mut miner = Miner::new(table, questions, again);
        miner.game(seed);
        assert!(verify::near_duplicates(miner.puzzles()).is_empty());
        let ids: BTreeSet<&str> = miner.puzzles().iter().map(|one| one.id.as_str()).collect();
        assert_eq!(ids.len(), miner.puzzles().len(), "new ids");
    }
}

/// The puzzle with a mistake as its answer, and the themes of that.
fn with_a_mistake(puzzle: &Puzzle) -> Option<Puzzle> {
    let mut changed = puzzle.clone();
    let Task::Best(best) = &mut changed.task else { return None };
    std::mem::swap(&mut best.answers[0], &mut best.wrong[0].moves);
    let start = puzzle.position().ok()?;
    let part = TurnPart::begin(&start, Puzzle::solver(&start), &best.answers[0]).ok()?;
    changed.themes = Theme::of(&start, &part.actions);
    Some(changed)
}

#[test]
fn a_best_move_that_is_none_is_doubted() {
    let mut judge = Judge::new();
    let best = |one: &&Puzzle| matches!(&one.task, Task::Best(best) if !best.is_exact());
    let mut all = Puzzles::open().all().iter().filter(best).filter_map(|one| {
        let changed = with_a_mistake(one)?;
        verify::faults(&changed).is_empty().then_some((one, changed))
    });
    let (puzzle, changed) = all.next().expect("a best move");
    assert_eq!(verify::doubts(&mut judge, puzzle, 150), [""; 0], "{}", puzzle.id);
    let doubts = verify::doubts(&mut judge, &changed, 20).join("; ");
    for words in ["medium finds it", "not clearly best", "the champion plays something else"] {
        assert!(doubts.contains(words), "{}: {doubts}", puzzle.id);
    }
}

#[test]
fn what_is_written_is_read_again() {
    for table in Table::ALL {
        let own = of_table(table);
        let text = file::write(&own);
        let again = file::read(table, &text).expect("our own text");
        assert_eq!(file::write(&again), text);
        assert_eq!(again.len(), own.len());
    }
}

#[test]
fn a_malformed_file_says_where() {
    let table = Table::named("base").expect("a table");
    let game = "game 1 | V 1,0r0 thief:SW U";
    let cases = [
        ("best b 4 1 blocks 3.0 0.1 | 1,1r0 -", "after its game"),
        ("game x | V", "a seed"),
        ("game 1 V", "expected `game"),
        ("GAME\nbest b 9 1 blocks 3.0 0.1 | 1,1r0 -", "no 9 moves"),
        ("GAME\nbest b 4 7 blocks 3.0 0.1 | 1,1r0 -", "is not a level"),
        ("GAME\nbest b 4 1 magic 3.0 0.1 | 1,1r0 -", "is not a theme"),
        ("GAME\nbest b 4 1 blocks 3.0 0.1", "an answer"),
        ("GAME\nbest b 4 1 blocks three 0.1 | -", "a lead"),
        ("GAME\nscore b 4 1 fields field.01@0,0 | 3 six", "points"),
        ("GAME\nclose b 4 1 closes city.N@0,0 5", "a number of tiles"),
        ("GAME\nriddle b 4 1 closes", "is not a kind of puzzle"),
        ("GAME\nowner ../b 4 1 fields field.01@0,0", "is not an id"),
        ("GAME\nowner b 4 1 fields x\nowner b 4 1 fields x", "twice"),
        ("GAME\nbest", "an id"),
    ];
    for (text, expected) in cases {
        let errors = file::read(table, &text.replace("GAME", game)).expect_err(text);
        assert!(errors[0].contains(expected), "{text}: {errors:?}");
        assert!(errors[0].starts_with("line "), "{errors:?}");
    }
    // A place that is not there, and moves that are not legal, are faults and no panic.
    let text =
        format!("{game}\nowner b 4 1 fields field.01@9,9\nbest c 4 1 blocks 3.0 0.1 | 9,9r0 -");
    for puzzle in file::read(table, &text).expect("read") {
        assert!(!verify::faults(&puzzle).is_empty(), "{}", puzzle.id);
    }
}

#[test]
fn the_daily_puzzle_changes_every_day_and_comes_once_in_a_round() {
    let puzzles = Puzzles::open();
    let base = puzzles.all().iter().filter(|one| one.table.name == "base").count() as u32;
    let first = book::day("2026-11-18").expect("a day") / base * base;
    let round: BTreeSet<&str> =
        (first..first + base).filter_map(|day| Some(puzzles.daily(day)?.id.as_str())).collect();
    assert_eq!(round.len() as u32, base);
    assert_eq!(book::day("2028-03-01").zip(book::day("2028-02-28")).map(|(a, b)| a - b), Some(2));
    assert_eq!(book::day("2027-01-01").zip(book::day("2026-12-31")).map(|(a, b)| a - b), Some(1));
    for wrong in
        ["", "2026-02-29", "2026-13-01", "2026-1-1", "1999-01-01", "2026-01-01-01", "+026-01-01"]
    {
        assert_eq!(book::day(wrong), None, "{wrong}");
    }
}

#[test]
fn answers_are_right_and_the_stored_mistakes_lose_points() {
    // A few of each kind: solving runs the judge.
    for kind in ["best", "score", "owner", "close"] {
        let of_kind = Puzzles::open().all().iter().filter(|one| one.task.kind() == kind);
        for puzzle in of_kind.step_by(29).take(6) {
            let start = puzzle.position().expect("a position");
            assert!(matches!(start.actor(), Actor::Player(_)));
            let shown = solve(puzzle, &start, &Attempt::Show).expect("shown");
            assert!(shown.right, "{}", puzzle.id);
            match &puzzle.task {
                Task::Best(best) => {
                    for answer in &best.answers {
                        let moves = Attempt::Moves(answer.clone());
                        assert!(solve(puzzle, &start, &moves).expect("played").right);
                    }
                    let wrong = &best.wrong[0];
                    let moves = Attempt::Moves(wrong.moves.clone());
                    let solved = solve(puzzle, &start, &moves).expect("played");
                    assert!(!solved.right, "{}", puzzle.id);
                    assert_eq!(solved.loss.map(|loss| loss.points), Some(wrong.loss));
                }
                Task::Close { .. } => {
                    let part = shown.part.expect("a part");
                    let moves = Attempt::Moves(part.moves);
                    assert!(solve(puzzle, &start, &moves).expect("played").right);
                }
                task @ (Task::Score { .. } | Task::Owner { .. }) => {
                    let right = right_choice(task, &start).expect("an answer");
                    for choice in choices(task, &start) {
                        let attempt = Attempt::Choice(choice.clone());
                        let solved = solve(puzzle, &start, &attempt).expect("chosen");
                        assert_eq!(solved.right, choice == right, "{}", puzzle.id);
                    }
                    let other = solve(puzzle, &start, &Attempt::Choice("x".to_owned()));
                    assert!(matches!(other, Err(NotJudged::OtherTask)));
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_judged_is_an_error() {
    let best = Puzzles::open().all().iter().find(|one| one.task.kind() == "best");
    let puzzle = best.expect("a best move");
    let start = puzzle.position().expect("a position");
    let moves = |list: &[&str]| Attempt::Moves(list.iter().map(|&one| one.to_owned()).collect());
    let error = |attempt: &Attempt| solve(puzzle, &start, attempt).expect_err("an error");
    assert!(matches!(error(&moves(&[])), NotJudged::NotPlayed(NotPlayed::Unfinished)));
    assert!(matches!(error(&moves(&["hello"])), NotJudged::NotPlayed(NotPlayed::Unreadable(_))));
    assert!(matches!(error(&moves(&["99,99r0"])), NotJudged::NotPlayed(NotPlayed::Refused(_))));
    assert!(matches!(error(&Attempt::Choice("1".to_owned())), NotJudged::OtherTask));
    let Task::Best(found) = &puzzle.task else { return };
    let mut long = found.answers[0].clone();
    long.push("-".to_owned());
    assert!(matches!(error(&Attempt::Moves(long)), NotJudged::NotPlayed(NotPlayed::TooMany)));
}
