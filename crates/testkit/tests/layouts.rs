//! Positions laid out piece by piece: every position of random games can be described and comes out the same,
//! and what cannot be is refused with its rule.

use aude_engine::game::Silent;
use aude_engine::tiles::Symbol;
use aude_engine::{Actor, Game, Rules};
use aude_record::layout::{self, LayoutProblem};
use aude_record::{Record, SetLibrary};
use aude_testkit::random::{Chooser, combinations, house_rules, setup_of, table};

/// Describes a position, lays it out, and compares.
fn same_again(game: &Game, told: &str) -> Game {
    let layout = game.layout().unwrap_or_else(|| panic!("{told}: a position before a draw"));
    let statements = layout::write(game, &layout);
    let again = layout::set_up(game, &statements)
        .unwrap_or_else(|problems| panic!("{told}: {problems:?}\n{statements:#?}"));
    assert_eq!(again.hash(), game.hash(), "{told}\n{statements:#?}");
    assert_eq!(again.hash(), again.fresh_hash(), "{told}");
    assert_eq!(
        layout::write(&again, &again.layout().expect("before a draw")),
        statements,
        "{told}"
    );
    again
}

#[test]
fn every_position_of_random_games_can_be_laid_out() {
    let library = SetLibrary::builtin();
    let mut tables = combinations();
    tables.push(vec!["mayflower"]);
    for (index, sets) in tables.iter().enumerate() {
        for houses in [false, true] {
            let seed = 7_000 + 2 * index as u64 + u64::from(houses);
            let mut setup = setup_of(sets, 2 + (index % 4) as u8);
            if houses {
                setup.options = house_rules(&setup.game);
            }
            let mut game = setup.begin(&library).expect("a table");
            let mut chooser = Chooser::new(seed);
            let mut twin: Option<Game> = None;
            while game.actor() != Actor::Nobody {
                if game.actor() == Actor::Chance {
                    let told = format!("seed {seed}, {sets:?}, after {}", game.actions().len());
                    twin = Some(same_again(&game, &told));
                }
                let Some(action) = chooser.choose_eagerly(&game) else { break };
                game.apply(action, &mut Silent).expect("a legal action");
                let twin = twin.as_mut().expect("a game begins with a draw");
                twin.apply(action, &mut Silent).expect("as legal in the twin");
                assert_eq!(twin.hash(), game.hash(), "seed {seed}, {sets:?}");
            }
        }
    }
}

#[test]
fn a_record_may_start_from_any_position() {
    let library = SetLibrary::builtin();
    for sets in [vec!["base"], aude_testkit::random::everything(), vec!["mayflower"]] {
        let mut chooser = Chooser::new(11);
        let mut game = table(&sets, 3);
        let play = |game: &mut Game, chooser: &mut Chooser, many: usize| {
            for _ in 0..many {
                let action = chooser.choose_eagerly(game).expect("a legal action");
                game.apply(action, &mut Silent).expect("a legal action");
            }
        };
        play(&mut game, &mut chooser, 90);
        while game.actor() != Actor::Chance {
            play(&mut game, &mut chooser, 1);
        }
        let mut later = same_again(&game, "the start of a record");
        play(&mut later, &mut chooser, 25);
        let record = Record::of(&later, &["Anna".to_owned(), "Bert".to_owned()]);
        let text = record.to_text();
        assert!(text.starts_with("[Format \"3\"]"), "{text}");
        let read =
            Record::parse(&text, &library).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        assert_eq!(read, record);
        assert_eq!(read.to_text(), text, "canonical");
        assert_eq!(read.replay().hash(), later.hash());
    }
}

/// The rule and the reason of the first problem, or `ok`.
fn verdict(sets: &[&str], statements: &str) -> String {
    let game = table(sets, 2);
    let statements: Vec<String> = statements
        .split(';')
        .map(|text| text.trim().to_owned())
        .filter(|t| !t.is_empty())
        .collect();
    match layout::set_up(&game, &statements) {
        Ok(_) => "ok".to_owned(),
        Err(problems) => match &problems[0] {
            LayoutProblem::Refused(refusal) => {
                format!("{} {}", refusal.rule, refusal.reason.code())
            }
            other => format!("? {other}"),
        },
    }
}

/// What is wrong with positions of the base game, two players, start tile D at 0,0: a city in the north, a road
/// from west to east.
#[test]
fn the_base_game_refuses_with_its_rules() {
    for (statements, expected) in [
        ("", "ok"),
        ("turn 2; score 12 7", "ok"),
        ("tile U 1,0r0", "ok"),
        // In any order: the second tile needs the first.
        ("tile U 2,0r0; tile U 1,0r0; figure 1 thief:EW@2,0", "ok"),
        ("tile U 3,0r0", "C-3 not-adjacent"),
        ("tile U 1,0r1", "C-3 edge-mismatch"),
        ("tile U 0,0r1", "C-3 cell-taken"),
        ("tile U 1,0r0; tile U 1,0r0", "C-3 cell-taken"),
        ("tile C 0,-1r0; gone C", "C-1 not-in-bag"),
        ("turn 3", "C-20 no-such-player"),
        ("score 1 2 3", "C-20 no-such-player"),
        ("score -1 0", "C-19 score-range"),
        ("score 10000", "C-19 score-range"),
        ("figure 1 thief:EW@0,0", "C-5 start-tile"),
        ("tile U 1,0r0; figure 3 thief:EW@1,0", "C-20 no-such-player"),
        ("tile U 1,0r0; figure 1 thief:EW@1,0; figure 1 farmer:0127@1,0", "C-5 tile-has-figure"),
        ("tile V 1,0r0; figure 1 big-thief:SW@1,0", "C-5 not-in-supply"),
        // Two thieves side by side on one road: whoever came second found it occupied.
        (
            "tile U 1,0r0; tile U 2,0r0; figure 1 thief:EW@1,0; figure 2 thief:EW@2,0",
            "C-5 occupied",
        ),
        (
            "tile U 1,0r0; tile U 2,0r0; tile U 3,0r0; figure 1 thief:EW@1,0; figure 2 thief:EW@3,0",
            "ok",
        ),
        ("tile U 1,0r0; figure 1 thief:EW@1,0; figure 2 thief:EW@1,0", "C-5 occupied"),
        // The city of D and E is complete.
        ("tile E 0,-1r2; figure 1 knight:S@0,-1", "C-12 complete-occupied"),
        ("surveyors 0 1", "M-1 not-in-play"),
        ("dragon 0,0", "D-3 not-in-play"),
        ("fairy 0,0", "D-1 not-in-play"),
        ("tower 0,0 1", "T-2 not-in-play"),
        ("goods 1 1 0 0", "B-6 not-in-play"),
        ("captive 1 2 small", "T-3 not-in-play"),
        ("turn 1+", "B-2 not-in-play"),
        ("ransomed", "T-7 not-in-play"),
    ] {
        let found = verdict(&["base"], statements);
        assert!(found.starts_with(expected), "{statements}: expected {expected}, found {found}");
    }
}

#[test]
fn two_figures_on_a_tile_are_refused_without_portals() {
    let two = "tile A 1,0r0; figure 1 monk@1,0; figure 2 thief:W@1,0";
    assert_eq!(verdict(&["base"], two), "C-5 tile-has-figure");
    assert_eq!(verdict(&["base", "princess_dragon"], two), "ok");
    let start = "figure 1 knight:N@0,0";
    assert_eq!(verdict(&["base", "princess_dragon"], start), "ok");
}

#[test]
fn expansions_refuse_with_their_rules() {
    let all = aude_testkit::random::everything();
    for (statements, expected) in [
        ("tile U 1,0r0; figure 1 builder:EW@1,0", "B-1 needs-your-follower"),
        ("tile U 1,0r0; tile U 2,0r0; figure 1 thief:EW@1,0; figure 1 builder:EW@2,0", "ok"),
        (
            "tile U 1,0r0; tile U 2,0r0; figure 1 thief:EW@1,0; figure 2 builder:EW@2,0",
            "B-1 needs-your-follower",
        ),
        ("tile U 1,0r0; figure 1 builder:field.0127@1,0", "B-1 wrong-feature"),
        ("tile U 1,0r0; figure 1 big-thief:EW@1,0", "ok"),
        ("goods 1 1 0 0", "B-6 goods-count"),
        ("dragon 0,0", "D-7 no-volcano"),
        ("aside U", "D-7 not-a-dragon-tile"),
        ("aside BG", "ok"),
        ("tower 0,0 1", "T-2 no-tower-site"),
        ("pieces 9 10", "T-1 piece-count"),
        ("pieces 10 10", "ok"),
        ("captive 1 1 small", "T-3 own-captive"),
        ("captive 1 2 pig", "T-3 own-captive"),
        ("captive 1 2 small; captive 2 1 big", "T-6 mutual-captives"),
        ("captive 1 2 small; captive 1 2 big", "ok"),
        ("captive 1 2 big; captive 1 2 big", "T-3 not-in-supply"),
        ("captive 1 5 small", "C-20 no-such-player"),
        ("fairy 3,3", "D-1 no-tile"),
        ("fairy road.EW@0,0", "D-1 no-follower"),
        ("figure 1 thief:EW@0,0; fairy road.EW@0,0", "ok"),
        ("turn 2+; ransomed", "ok"),
        ("figure 1 roof@0,0", "T-5 no-tower-site"),
    ] {
        let found = verdict(&all, statements);
        assert!(found.starts_with(expected), "{statements}: expected {expected}, found {found}");
    }
}

#[test]
fn volcano_dragon_and_towers() {
    let all = aude_testkit::random::everything();
    let game = table(&all, 2);
    // The first placement of each tile beside the start, whatever it shows.
    let beside = |id: &str| {
        let kind = game.tiles().find(id).expect("a tile");
        let mut found = None;
        game.board().placements(game.tiles(), kind, |cell, rotation| {
            found.get_or_insert((cell, rotation.turns()));
        });
        let (cell, turns) = found.expect("it fits");
        (format!("tile {id} {cell}r{turns}"), cell.to_string())
    };
    let volcano = game.tiles().kinds().iter().find(|kind| kind.symbols.has(Symbol::Volcano));
    let (tile, at) = beside(&volcano.expect("a volcano").id);
    assert_eq!(verdict(&all, &tile), "D-3 dragon-missing");
    assert_eq!(verdict(&all, &format!("{tile}; dragon {at}")), "ok");
    assert_eq!(verdict(&all, &format!("{tile}; dragon 9,9")), "D-3 no-tile");
    assert_eq!(verdict(&all, &format!("{tile}; dragon {at}; fairy {at}")), "D-1 dragon-and-fairy");
    assert_eq!(verdict(&all, &format!("{tile}; dragon {at}; aside BG")), "D-7 not-a-dragon-tile");
    assert_eq!(
        verdict(&all, &format!("{tile}; dragon 0,0; figure 1 thief:EW@0,0")),
        "D-4 dragon-there"
    );
    let dragon = game.tiles().kinds().iter().find(|kind| kind.symbols.has(Symbol::Dragon));
    assert_eq!(verdict(&all, &beside(&dragon.expect("a dragon tile").id).0), "D-7 no-volcano");
    let tower = game.tiles().kinds().iter().find(|kind| kind.symbols.has(Symbol::Tower));
    let (tile, at) = beside(&tower.expect("a tower site").id);
    assert_eq!(verdict(&all, &format!("{tile}; tower {at} 3")), "ok");
    assert_eq!(verdict(&all, &format!("{tile}; tower {at} 3; pieces 9 8")), "ok");
    assert_eq!(verdict(&all, &format!("{tile}; tower {at} 3; pieces 9 9")), "T-1 piece-count");
    assert_eq!(verdict(&all, &format!("{tile}; tower {at} 21")), "T-1 piece-count");
    assert_eq!(verdict(&all, &format!("{tile}; figure 1 roof@{at}")), "T-5 no-tower-yet");
    assert_eq!(verdict(&all, &format!("{tile}; tower {at} 1; figure 1 roof@{at}")), "ok");
    assert_eq!(
        verdict(&all, &format!("{tile}; tower {at} 1; figure 1 roof@{at}; figure 2 roof@{at}")),
        "T-5 tower-closed"
    );
}

#[test]
fn mayflower_refuses_with_its_rules() {
    for (statements, expected) in [
        ("", "ok"),
        ("tile B -1,3r0; figure 1 farmer@-1,3", "ok"),
        ("tile B -1,3r0; figure 1 farmer@-1,3; surveyors 0 1", "ok"),
        ("tile B -1,3r0; surveyors 0 2", "M-9 surveyors-apart"),
        ("surveyors 0 1", "M-9 surveyors-apart"),
        ("tile B -4,3r0", "M-3 not-adjacent"),
        ("tile B 1,3r0", "M-3 out-of-bounds"),
        ("tile B -1,3r0; figure 1 farmer@-1,3; figure 2 farmer@-1,3", "M-4 occupied"),
        ("dragon 0,0", "M-1 not-in-play"),
        ("turn 1+", "M-1 not-in-play"),
    ] {
        let found = verdict(&["mayflower"], statements);
        assert!(found.starts_with(expected), "{statements}: expected {expected}, found {found}");
    }
}

#[test]
fn an_empty_bag_is_no_position() {
    let game = table(&["base"], 2);
    let all: Vec<String> = game
        .bag()
        .iter()
        .map(|(kind, count)| {
            format!("gone {}", vec![game.tiles().kind(kind).id.as_str(); count.into()].join(" "))
        })
        .collect();
    assert_eq!(verdict(&["base"], &all.join(";")), "C-15 over");
    assert_eq!(verdict(&["base"], &all[1..].join(";")), "ok");
}

#[test]
fn statements_that_cannot_be_read_say_what_was_expected() {
    let game = table(&["base"], 2);
    for (statement, expected) in [
        ("", "turn, score"),
        ("tiles U", "turn, score"),
        ("tile ZZ 1,0r0", "the id of a tile"),
        ("tile U 1,0", "r and the quarter turns"),
        ("tile U thief", ":"),
        ("turn 0", "a seat"),
        ("turn 7", "a seat"),
        ("score a", "points by seat"),
        ("score 1 2 3 4 5 6 7", "points by seat"),
        ("figure 1 thief:EW", "a seat and a figure with its cell"),
        ("figure 1 thief:NS@0,0", "a place on the tile at 0,0"),
        ("figure 1 thief:NS@5,5", "a cell with a tile"),
        ("figure 1 -", "a seat and a figure"),
        ("goods 1 1 1", "a seat, wine, grain and cloth"),
        ("captive 1 2 huge", "captor, owner"),
        ("tower 1 2", "a cell and a height"),
        ("dragon there", "a cell"),
        ("surveyors 1 x", "two columns"),
        ("gone U ZZ", "ids of tiles"),
    ] {
        let problems = layout::set_up(&game, &[statement.to_owned()]).expect_err(statement);
        let text = problems[0].to_string();
        assert!(text.contains(expected), "{statement}: {text}");
    }
    let many = vec!["turn 1".to_owned(); 2000];
    assert!(layout::set_up(&game, &many).is_err());
    assert!(layout::set_up(&game, &["gone ".to_owned() + &"U ".repeat(1000)]).is_err());
}
