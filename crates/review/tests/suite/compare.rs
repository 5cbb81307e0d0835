//! Candidates that improve while somebody looks, and chances of completion.

use aude_ai::Judge;
use aude_ai::judge::closing;
use aude_engine::game::Silent;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Action, Cell, Game, Rules, Spot};
use aude_record::{GameSetup, SetLibrary};

fn start() -> Game {
    GameSetup::default_of("classic").begin(&SetLibrary::builtin()).expect("a game")
}

/// The start tile's feature of a kind.
fn spot(game: &Game, wanted: FeatureKind) -> Spot {
    let tile = game.board().tile_at(Cell::new(0, 0)).expect("the start tile");
    let segments = game.tiles().segments(game.board().tile(tile).kind);
    let index = segments.iter().position(|segment| segment.kind == wanted);
    Spot::new(Cell::new(0, 0), index.expect("one of that kind") as u8)
}

/// Tile E, drawn first.
fn drawn() -> Game {
    let mut game = start();
    let kinds = game.tiles().kinds();
    let index = kinds.iter().position(|kind| kind.id == "E").expect("a tile");
    let draw = game.bag().iter().map(|(kind, _)| kind).find(|kind| kind.index() == index);
    game.apply(Action::Draw(draw.expect("in the bag")), &mut Silent).expect("legal");
    game
}

#[test]
fn more_worlds_give_smaller_errors_and_pieces_do_not_matter() {
    let game = drawn();
    let after = |pieces: &[u32]| {
        let mut judge = Judge::new();
        let mut comparison = judge.comparison(&game, 1).expect("a decision");
        pieces.iter().for_each(|&worlds| judge.compare_more(&mut comparison, worlds));
        comparison.candidates()
    };
    let (few, many) = (after(&[20]), after(&[20, 50, 90]));
    assert_eq!(many, after(&[160]), "however the worlds are divided");
    assert!(many[0].error < few[0].error, "{} {}", many[0].error, few[0].error);
    assert!(many.windows(2).all(|pair| pair[0].margins[0] >= pair[1].margins[0]));
    // Completing the city of the start tile scores four points at once.
    let best = &many[0];
    let mut played = game.snapshot();
    best.actions.iter().for_each(|&action| played.apply_unchecked(action, &mut Silent));
    assert_eq!(played.scores()[0], 4, "{best:?}");
}

/// The city of the start tile is closed by every tile with a city on one side only: 3 D, 5 E, 3 H, 2 I,
/// 3 J, 3 K and 3 L. No single tile finishes its road.
#[test]
fn tiles_that_close_a_feature_are_counted() {
    let game = start();
    assert_eq!(closing(&game, spot(&game, FeatureKind::City)), (22, 71));
    assert_eq!(closing(&game, spot(&game, FeatureKind::Road)), (0, 71));
}

#[test]
fn chances_of_completion_are_shares_and_repeatable() {
    let game = start();
    let at = [spot(&game, FeatureKind::City), spot(&game, FeatureKind::Road)];
    let finished = |games| Judge::new().completions(&game, &at, games, 5);
    let (all, played) = finished(0..12);
    assert_eq!(played, 12);
    assert_eq!(finished(0..12), (all.clone(), played));
    // Games that are played in two pieces are the same.
    let ((first, _), (second, _)) = (finished(0..5), finished(5..12));
    let sums: Vec<u32> = first.iter().zip(&second).map(|(one, other)| one + other).collect();
    assert_eq!(sums, all);
    assert!(all.iter().all(|&count| count <= played), "{all:?}");
    assert!(all[0] > played / 2, "such a city is nearly always finished: {all:?}");
}
