//! Properties that hold for any input. A failure prints what led to it.

use aude_engine::classic::{Classic, Setup};
use aude_engine::game::Silent;
use aude_engine::tiles::{CitySpec, FieldSpec, Tiles};
use aude_engine::{Action, Cell, Game, Ports, Rotation, Rules, Side, Sides};
use aude_record::sets::builtin;
use aude_record::{Record, SetLibrary, notation};
use aude_testkit::invariants::{self, Look};
use aude_testkit::random::{Chooser, combinations, table};
use proptest::prelude::*;

/// Any setup of the classic game, or Mayflower.
fn any_table() -> impl Strategy<Value = Game> {
    let classic = combinations();
    (0..=classic.len(), 2..=5u8).prop_map(move |(sets, players)| match classic.get(sets) {
        Some(sets) => table(sets, players),
        None => table(&["mayflower"], players),
    })
}

/// Whether a text is a move that is written and read back as itself, or an error within the text.
fn is_read_or_placed(game: &Game, text: &str) -> Result<(), String> {
    match notation::read(game, text) {
        Ok(action) => {
            let written = notation::write(game, action);
            match notation::read(game, &written) {
                Ok(again) if again == action => Ok(()),
                again => Err(format!("{action:?} is written as {written}, which is {again:?}")),
            }
        }
        Err(error) if (1..=text.chars().count() + 1).contains(&error.column) => Ok(()),
        Err(error) => Err(format!("column {} of {text:?}", error.column)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// However actions are chosen, each can be undone, and all of them together.
    #[test]
    fn every_choice_can_be_taken_back(start in any_table(), choices in prop::collection::vec(any::<u16>(), 0..120)) {
        let mut game = start.clone();
        let mut list = Vec::new();
        for choice in choices {
            game.legal(&mut list);
            if list.is_empty() {
                break;
            }
            let before = game.clone();
            game.apply_unchecked(list[usize::from(choice) % list.len()], &mut Silent);
            prop_assert_eq!(invariants::after_action(&before, &mut game), Ok(()));
        }
        prop_assert_eq!(invariants::way_back(&mut game, &start), Ok(()));
    }

    /// Four quarter turns change nothing, and one quarter turn moves every side and port along.
    #[test]
    fn quarter_turns_go_round(sides in 0..16u8, ports in any::<u8>(), turns in 0..4u8) {
        let sides = Side::ALL.into_iter().filter(|&side| sides >> side.index() & 1 == 1).fold(Sides::NONE, Sides::with);
        let ports = (0..8).filter(|&port| ports >> port & 1 == 1).fold(Ports::NONE, Ports::with);
        let once = Rotation::new(1);
        let four = |times: fn(Sides, Rotation) -> Sides| (0..4).fold(sides, |sides, _| times(sides, once));
        prop_assert_eq!(four(|sides, turn| sides.turned(turn)), sides);
        let turned = ports.turned(Rotation::new(turns));
        for port in 0..8 {
            prop_assert_eq!(turned.has((port + 2 * turns) % 8), ports.has(port));
        }
    }

    /// Any text is an error with a position in it, or a move that is written and read back as the same.
    #[test]
    fn any_text_is_read(start in any_table(), text in "[ -~]{0,24}") {
        prop_assert_eq!(is_read_or_placed(&start, &text), Ok(()));
    }

    /// The same with moves of a game under way, as they are and with letters changed.
    #[test]
    fn moves_and_almost_moves_are_read(
        start in any_table(),
        seed in any::<u64>(),
        steps in 0..90usize,
        at in any::<prop::sample::Index>(),
        letter in "[ -~]",
    ) {
        let (mut game, mut chooser) = (start, Chooser::new(seed));
        for _ in 0..steps {
            let Some(action) = chooser.choose_eagerly(&game) else { break };
            game.apply_unchecked(action, &mut Silent);
        }
        let mut list = Vec::new();
        game.legal(&mut list);
        for &action in list.iter().take(40) {
            let text = notation::write(&game, action);
            prop_assert_eq!(notation::read(&game, &text), Ok(action), "{}", text);
            let mut changed = text.clone();
            let at = at.index(text.len());
            changed.replace_range(at..=at, &letter);
            prop_assert_eq!(is_read_or_placed(&game, &changed), Ok(()), "{} from {}", changed, text);
        }
    }

    /// A record with one byte changed is read under the same rules or refused with line and column.
    #[test]
    fn a_damaged_record_is_told(seed in 0..40u64, at in any::<prop::sample::Index>(), byte in "[ -~]") {
        let mut game = table(&["base", "tower"], 2);
        let mut chooser = Chooser::new(seed);
        for _ in 0..60 {
            let Some(action) = chooser.choose(&game) else { break };
            game.apply_unchecked(action, &mut Silent);
        }
        let mut text = Record::of(&game, &[]).to_text();
        let at = at.index(text.len());
        text.replace_range(at..=at, &byte);
        match Record::parse(&text, &SetLibrary::builtin()) {
            Ok(record) => {
                prop_assert!(record.actions().len() <= game.actions().len());
                let again = Record::parse(&record.to_text(), &SetLibrary::builtin());
                prop_assert_eq!(again.as_ref().map(Record::actions), Ok(record.actions()));
            }
            Err(errors) => prop_assert!(errors.iter().all(|error| error.line >= 1 && error.column >= 1)),
        }
    }
}

/// The same tiles placed in another order give the same position, with the same hash and lists.
#[test]
fn the_order_of_tiles_does_not_matter() {
    let start = table(&["base"], 2);
    let play = |cells: [(i16, i16); 2]| {
        let mut game = start.clone();
        let kind = game.tiles().find("U").expect("the base set has it");
        for (x, y) in cells {
            let place = Action::Place { cell: Cell::new(x, y), rotation: Rotation::NONE };
            for action in [Action::Draw(kind), place, Action::Pass] {
                game.apply(action, &mut Silent).expect("a legal move");
            }
        }
        game
    };
    let (one, other) = (play([(1, 0), (-1, 0)]), play([(-1, 0), (1, 0)]));
    assert_eq!(one.hash(), other.hash());
    let (mut first, mut second) = (Vec::new(), Vec::new());
    one.legal(&mut first);
    other.legal(&mut second);
    assert_eq!(first, second);
    assert!(Look::of(&one) != Look::of(&start));
}

/// A straight line of more tiles than any set has: the board has no size limit.
#[test]
fn a_straight_line_of_tiles_works() {
    const LENGTH: i16 = 180;
    let mut base = builtin("base").expect("built in");
    base.tiles.retain(|tile| tile.id == "D" || tile.id == "U");
    for tile in &mut base.tiles {
        tile.count = if tile.id == "U" { LENGTH as u32 } else { 0 };
    }
    let game = Classic::new(Setup { sets: vec![base], ..Setup::default() }).expect("a table");
    let mut game = Game::Classic(game);
    let start = game.clone();
    let kind = game.tiles().find("U").expect("it is there");
    for x in 1..=LENGTH {
        let place = Action::Place { cell: Cell::new(x, 0), rotation: Rotation::NONE };
        for action in [Action::Draw(kind), place] {
            game.apply(action, &mut Silent).unwrap_or_else(|refusal| panic!("{x}: {refusal}"));
        }
        if x == 1 {
            let thief = notation::read(&game, "thief:EW").expect("a move");
            game.apply(thief, &mut Silent).expect("the road is free");
        } else if game.actor() != aude_engine::Actor::Chance
            && game.actor() != aude_engine::Actor::Nobody
        {
            game.apply(Action::Pass, &mut Silent).expect("passing is allowed");
        }
    }
    assert_eq!(game.scores(), [LENGTH + 1, 0], "the thief's road at the end");
    invariants::one_position(&game).expect("the invariants hold");
    invariants::way_back(&mut game, &start).expect("and the way back");
}

/// Coast spaces that do not meet, and more of a mark than a total can hold, are reported errors,
/// not panics.
#[test]
fn what_lies_on_the_table_together_is_checked_together() {
    let mut mayflower = builtin("mayflower").expect("built in");
    mayflower.coast[0].cities = vec![CitySpec { edges: "S".into(), ..CitySpec::default() }];
    mayflower.coast[0].fields =
        vec![FieldSpec { ports: "0167".into(), cities: vec![0], ..FieldSpec::default() }];
    let faults = Tiles::build(&[mayflower]).expect_err("the rows do not meet");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].to_string().contains("COAST1 shows a city in the south"), "{}", faults[0]);

    let mut inns = builtin("inns_cathedrals").expect("built in");
    inns.tiles.retain(|tile| tile.id == "EA" || tile.id == "EB");
    inns.tiles.iter_mut().for_each(|tile| tile.count = 150);
    let faults = Tiles::build(&[inns]).expect_err("too many inns");
    assert!(faults[0].to_string().contains("300 inns in one game (at most 255)"), "{}", faults[0]);
}
