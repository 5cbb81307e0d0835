use std::collections::HashSet;

use aude_engine::game::Silent;
use aude_engine::tiles::Symbol;
use aude_engine::{Action, Cell, FigureKind, Game, Player, Rotation, Rules, Side, Spot};
use aude_record::notation::{self, Place};

use crate::play::{TABLES, begin, play};

fn game_after(sets: &[&str], moves: &[&str]) -> Game {
    let mut game = begin(sets, 2);
    for text in moves {
        let action = notation::read(&game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.apply(action, &mut Silent).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    game
}

#[test]
fn every_legal_action_reads_back_and_has_a_text_of_its_own() {
    for (sets, players) in TABLES {
        for seed in 0..4 {
            let mut game = begin(sets, players);
            play(&mut game, seed, usize::MAX, |game, list, _| {
                let mut texts = HashSet::new();
                for &action in list {
                    let text = notation::write(game, action);
                    assert!(!text.contains(char::is_whitespace), "{sets:?} seed {seed}: {text:?}");
                    let back = notation::read(game, &text);
                    assert_eq!(back, Ok(action), "{sets:?} seed {seed}: {text}");
                    assert!(
                        texts.insert(text.clone()),
                        "{sets:?} seed {seed}: two actions are {text}"
                    );
                }
            });
        }
    }
}

/// Including those that are not legal in the position: a client may ask why.
#[test]
fn every_figure_on_every_place_reads_back() {
    for (sets, players) in TABLES {
        let mut game = begin(sets, players);
        play(&mut game, 7, usize::MAX, |_, _, _| {});
        let mut texts = HashSet::new();
        let mut check = |action: Action| {
            let text = notation::write(&game, action);
            assert_eq!(
                notation::read(&game, &text),
                Ok(game.canonical(action)),
                "{sets:?}: {text}"
            );
            assert!(texts.insert(text.clone()), "{sets:?}: two actions are {text}");
        };
        for placed in game.board().placed() {
            let segments = 0..Place::all_on(&game, placed.cell).len();
            for spot in segments
                .map(|index| Spot::new(placed.cell, index as u8))
                .chain([Spot::roof(placed.cell)])
            {
                FigureKind::ALL
                    .into_iter()
                    .for_each(|figure| check(Action::Put { figure, at: spot }));
                check(Action::Fairy(spot));
                check(Action::Princess(spot));
                check(Action::Capture(spot));
                check(Action::Score(spot));
            }
            check(Action::Tower(placed.cell));
        }
        for figure in FigureKind::FOLLOWERS {
            check(Action::Exchange(figure));
            (0..players).for_each(|from| check(Action::Ransom { from: Player(from), figure }));
        }
        Side::ALL.into_iter().for_each(|side| check(Action::Dragon(side)));
        check(Action::Pass);
    }
}

#[test]
fn the_texts_are_those_of_the_document() {
    let game = game_after(&["base"], &["V", "1,0r0"]);
    let new = Cell::new(1, 0);
    let put = |figure, at| Action::Put { figure, at };
    for (text, action) in [
        ("thief:SW", put(FigureKind::Small, Spot::new(new, 0))),
        ("big-thief:SW", put(FigureKind::Big, Spot::new(new, 0))),
        ("builder:SW", put(FigureKind::Builder, Spot::new(new, 0))),
        ("knight:N@0,0", put(FigureKind::Small, Spot::new(Cell::ORIGIN, 1))),
        ("pig:27@0,0", put(FigureKind::Pig, Spot::new(Cell::ORIGIN, 2))),
        ("farmer:56", put(FigureKind::Small, Spot::new(new, 2))),
        ("roof@1,0", put(FigureKind::Small, Spot::roof(new))),
        ("fairy:road.SW@1,0", Action::Fairy(Spot::new(new, 0))),
        ("princess:city.N@0,0", Action::Princess(Spot::new(Cell::ORIGIN, 1))),
        ("capture:tower@0,0", Action::Capture(Spot::roof(Cell::ORIGIN))),
        ("builder:field.27@0,0", put(FigureKind::Builder, Spot::new(Cell::ORIGIN, 2))),
        ("tower@1,0", Action::Tower(new)),
        ("exchange:big", Action::Exchange(FigureKind::Big)),
        ("ransom:2:small", Action::Ransom { from: Player(1), figure: FigureKind::Small }),
        ("dragon:W", Action::Dragon(Side::West)),
        ("-2,5r0", Action::Place { cell: Cell::new(-2, 5), rotation: Rotation::NONE }),
    ] {
        assert_eq!(notation::read(&game, text), Ok(action), "{text}");
        assert_eq!(notation::write(&game, action), text);
    }
}

#[test]
fn edges_and_ports_are_read_in_any_order() {
    let game = game_after(&["base"], &["V", "1,0r0"]);
    for (text, canonical) in
        [("thief:WS", "thief:SW"), ("farmer:65", "farmer:56"), ("builder:WS@1,0", "builder:SW")]
    {
        let action = notation::read(&game, text).expect(text);
        assert_eq!(notation::write(&game, action), canonical);
    }
}

#[test]
fn a_rotation_that_looks_the_same_becomes_the_canonical_one() {
    let game = game_after(&["base"], &["U"]);
    let straight = notation::read(&game, "1,0r3").expect("a placement");
    assert_eq!(straight, Action::Place { cell: Cell::new(1, 0), rotation: Rotation::new(1) });
    assert_eq!(notation::write(&game, straight), "1,0r1");
}

#[test]
fn an_enclosed_field_is_named_by_its_cities() {
    let mut game = begin(TABLES[5].0, 2);
    let mut seen = HashSet::new();
    for seed in 0..20 {
        game = begin(TABLES[5].0, 2);
        play(&mut game, seed, usize::MAX, |game, list, _| {
            let texts = list.iter().map(|&action| notation::write(game, action));
            seen.extend(texts.filter(|text| text.starts_with("farmer:[")));
        });
    }
    assert!(seen.iter().any(|text| text.starts_with("farmer:[E+N+S+W]")), "{seen:?}");
    assert!(game.tiles().all().any(|kind| game.tiles().kind(kind).symbols.has(Symbol::Tower)));
}

#[test]
fn errors_say_where_and_what_was_expected() {
    let game = game_after(&["base"], &["V", "1,0r0"]);
    for (text, column, expected) in [
        ("", 1, "a move"),
        ("Q9", 1, "the id of a tile"),
        ("VV", 1, "the id of a tile"),
        ("V?", 2, "the end of the move"),
        ("1", 2, "a comma and y"),
        ("1,", 3, "the y of a cell"),
        ("1,0", 4, "r and the quarter turns"),
        ("1,0r4", 5, "0 to 3 quarter turns"),
        ("1,0r11", 6, "the end of the move"),
        ("99999,0r1", 1, "a cell such as 1,-2"),
        ("--1,0r1", 1, "a cell such as 1,-2"),
        ("thief", 6, ":"),
        ("thief:", 7, "edges"),
        ("thief:NN", 7, "edges"),
        ("thief:NS", 6, "road SW"),
        ("thief:SW@9,9", 6, "there is none at 9,9"),
        ("farmer:89", 8, "ports"),
        ("farmer:[N", 10, "+ and another city, or ]"),
        ("monk", 5, "a place on the tile at 1,0: road SW, field 01234"),
        ("baron:NS", 1, "one of thief, knight, monk, farmer"),
        ("ransom:3:small", 8, "a seat, 1 to 2"),
        ("ransom:999999999999:small", 8, "a seat, 1 to 2"),
        ("ransom:1:pig", 10, "small or big"),
        ("dragon:X", 8, "N, E, S or W"),
        ("fairy:river.N@0,0", 7, "road.EDGES, city.EDGES"),
        ("fairy:road.EW", 14, "@ and a cell"),
        ("Ü", 1, "a move"),
        ("thief:Ü", 7, "edges"),
    ] {
        let error = notation::read(&game, text).expect_err(text);
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    }
    let long = "thief:".to_owned() + &"N".repeat(1000);
    assert!(notation::read(&game, &long).expect_err("too long").expected.contains("at most 64"));
}
