//! The definitions on positions that can be counted by hand.

use aude_ai::Judge;
use aude_ai::judge::Drawn;
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::{Record, SetLibrary, notation};
use aude_review::{Plan, review};
use aude_testkit::random::table_of;

/// A straight road on the table; in the bag another one, R, and a cloister without a road, C.
const TILES: &str = r#"
set = "base"
title = "Two tiles"

[[tile]]
id = "R"
count = 1
start = 1
roads = [ { edges = "EW" } ]
fields = [ { ports = "0127", cities = [] }, { ports = "3456", cities = [] } ]

[[tile]]
id = "C"
count = 1
fields = [ { ports = "01234567", cities = [] } ]
cloister = true
"#;

fn start() -> Game {
    let mut library = SetLibrary::builtin();
    library.add_file("two.toml", TILES).expect("a tile file");
    table_of(&["base"], 2, &library)
}

fn played(moves: &[&str]) -> Game {
    let mut game = start();
    for text in moves {
        let action = notation::read(&game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.apply(action, &mut Silent).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    game
}

/// With R: a thief on the road of two tiles has 2 points; then C can have two neighbours, which is 3
/// for the monk: -1. A road of one tile above or below gives 1 point and leaves the cloister 2: -1 as
/// well. With C: the monk has 2 points; R makes that 3 and a road of 2, or 2 and a road of 1: +1. Each
/// tile comes first half of the time, so the game is even, and luck is one point either way.
#[test]
fn draws_of_the_last_two_tiles_are_counted_out() {
    let game = start();
    let draws = Judge::new().draws(&game);
    let of = |id: &str| {
        let found = draws.iter().find(|draw| game.tiles().kinds()[draw.kind.index()].id == id);
        found.expect("a draw")
    };
    for (id, margin) in [("R", -1.0), ("C", 1.0)] {
        assert_eq!(of(id).margins[..2], [margin, -margin], "{id}");
        assert_eq!(of(id).chance, 0.5);
    }
    assert_eq!(Drawn::mean(&draws)[..2], [0.0, 0.0]);
}

/// R beside the road with nothing on it: 0 to 3. The placement is as good as any, the figure costs
/// the 2 points of the thief.
#[test]
fn a_loss_is_split_into_placement_and_figure() {
    let game = played(&["R"]);
    let judged = Judge::new().part(&game, &actions(&game, &["1,0r0", "-"]), 100, 1);
    assert!(judged.exact);
    let losses: Vec<f32> = judged.steps.iter().map(|step| step.loss).collect();
    assert_eq!(losses, [0.0, 2.0]);
    assert!(judged.steps.iter().all(|step| step.error == 0.0));
    assert_eq!((judged.best[0], judged.played[0]), (-1.0, -3.0));
    assert_eq!(judged.steps[1].effect[..2], [-2.0, 2.0]);
    let better = judged.steps[1].better.as_ref().expect("a better figure");
    assert!(matches!(better[..], [Action::Place { .. }, Action::Put { .. }]), "{better:?}");
}

/// C above the road with a monk, then R above that: the monk has 3, the thief 1: two points for the
/// first player, where one was possible.
#[test]
fn a_whole_game_adds_up() {
    let game = played(&["C", "0,-1r0", "monk", "R", "0,-2r0", "thief:EW"]);
    assert_eq!(game.actor(), Actor::Nobody);
    let plan = Plan::new(&Record::of(&game, &[]), 50);
    let found = review(&plan, 1, |_| true).expect("a review");
    assert_eq!((found.start.clone(), found.end.clone()), (vec![0.0, 0.0], vec![2.0, -2.0]));
    let (first, second) = (&found.totals[0], &found.totals[1]);
    assert_eq!((first.luck, first.luck_of_others, first.loss), (1.0, 0.0, 0.0));
    assert_eq!((first.gifts, first.remainder), (1.0, 0.0));
    assert_eq!((second.luck, second.loss, second.adjusted), (0.0, 1.0, -1.0));
    assert!(found.turns.iter().all(|turn| turn.exact));
    assert_eq!(found.moments.len(), 1);
    assert_eq!((found.moments[0].turn, found.moments[0].seat), (1, 1));
    assert_eq!(found.own, [vec![], found.moments.clone()]);
}

fn actions(game: &Game, moves: &[&str]) -> Vec<Action> {
    let mut game = game.snapshot();
    let mut actions = Vec::new();
    for text in moves {
        let action = notation::read(&game, text).expect("a move");
        game.apply(action, &mut Silent).expect("legal");
        actions.push(action);
    }
    actions
}
