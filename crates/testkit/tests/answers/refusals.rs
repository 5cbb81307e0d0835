//! Why a move is refused.

use std::collections::BTreeMap;

use aude_engine::board::Feature;
use aude_engine::game::{Reason, Silent};
use aude_engine::{Action, Cell, FigureKind, FigureLocation, Game, Player, Rotation, Rules, Spot};
use aude_record::SetLibrary;
use aude_testkit::random::{Chooser, everything, house_rules, setup_of, table};

/// Plays until something is found or the game is over; `None` if it never was.
fn find<T>(sets: &[&str], seeds: u64, look: impl Fn(&Game) -> Option<T>) -> Option<T> {
    (0..seeds).find_map(|seed| {
        let (mut game, mut chooser) = (table(sets, 3), Chooser::new(seed));
        loop {
            if let Some(found) = look(&game) {
                return Some(found);
            }
            game.apply_unchecked(chooser.choose_eagerly(&game)?, &mut Silent);
        }
    })
}

/// M-1 and C-1: a tile of which no copy is left cannot be drawn.
#[test]
fn a_tile_that_is_used_up_cannot_be_drawn() {
    for (sets, rule) in [(["base"], "C-1"), (["mayflower"], "M-1")] {
        let refusal = find(&sets, 20, |game| {
            let mut list = Vec::new();
            game.legal(&mut list);
            let Some(Action::Draw(_)) = list.first() else { return None };
            let mut draws = game.tiles().all().map(Action::Draw);
            let action = draws.find(|action| !list.contains(action))?;
            game.clone().apply(action, &mut Silent).err()
        });
        let refusal = refusal.expect("some tile is used up");
        assert_eq!((refusal.rule, refusal.reason), (rule, Reason::NotInBag), "{sets:?}");
    }
}

/// The features of the new tile that are refused as occupied, and by whom.
fn occupied(game: &Game) -> Vec<(Feature, Player)> {
    let Some(tile) = game.board().last() else { return Vec::new() };
    let placed = game.board().tile(tile);
    let segments = 0..game.tiles().segments(placed.kind).len() as u8;
    let refused = segments.filter_map(|segment| {
        let put =
            Action::Put { figure: FigureKind::Small, at: Spot { cell: placed.cell, segment } };
        let refusal = game.clone().apply(put, &mut Silent).err()?;
        let Reason::Occupied { by, .. } = refusal.reason else { return None };
        Some((game.board().feature(placed.segment(segment)), by))
    });
    refused.collect()
}

/// C-5 and M-4: whoever is told that a feature is occupied is told by whom.
#[test]
fn an_occupied_feature_is_refused_with_its_occupant() {
    for sets in [["base"], ["mayflower"]] {
        let mut told = [0; 3];
        for seed in 0..4 {
            let (mut game, mut chooser) = (table(&sets, 3), Chooser::new(seed));
            while let Some(action) = chooser.choose_eagerly(&game) {
                for (feature, by) in occupied(&game) {
                    let stands = |id| match game.figures().location(id) {
                        FigureLocation::Segment(segment) => {
                            game.board().feature(segment) == feature
                        }
                        FigureLocation::Roof(_) => false,
                    };
                    assert!(game.figures().of(by).any(stands), "{sets:?} seed {seed}: {by:?}");
                    told[by.index()] += 1;
                }
                game.apply_unchecked(action, &mut Silent);
            }
        }
        assert!(told.iter().all(|&times| times > 10), "{sets:?}: {told:?}");
    }
}

/// Plays games, every second one with all house rules, and notes at each step what a move that belongs
/// to another step is answered.
fn told_at_each_step(sets: &[&str], seeds: u64) -> BTreeMap<&'static str, (&'static str, Reason)> {
    let mut told = BTreeMap::new();
    for seed in 0..seeds {
        let mut setup = setup_of(sets, 2);
        if seed % 2 == 1 {
            setup.options = house_rules(&setup.game);
        }
        let mut game = setup.begin(&SetLibrary::builtin()).expect("a game");
        let mut chooser = Chooser::new(seed);
        loop {
            let step = match &game {
                Game::Classic(game) => game.step().name(),
                Game::Mayflower(game) => game.step().name(),
            };
            let other = match step {
                "draw" => Action::Place { cell: Cell::new(0, 0), rotation: Rotation::NONE },
                _ => Action::Draw(game.tiles().all().next().expect("a tile")),
            };
            let refusal = game.clone().apply(other, &mut Silent).expect_err("refused");
            told.insert(step, (refusal.rule, refusal.reason));
            let Some(action) = chooser.choose_eagerly(&game) else { break };
            game.apply_unchecked(action, &mut Silent);
        }
    }
    told
}

/// C-2 and M-2: whoever makes a move that belongs to another step is told what is expected.
#[test]
fn a_move_of_another_step_is_refused_with_what_is_expected() {
    let over = |rule| ("over", (rule, Reason::Over));
    let at = |rule, step, expected| (step, (rule, Reason::NotNow { expected }));
    let classic = [
        at("C-2", "draw", "a tile must be drawn"),
        at("C-2", "place", "the drawn tile must be placed"),
        at("C-2", "figure", "waiting for a figure or a pass"),
        at("C-2", "capture", "waiting for a capture or a pass"),
        at("C-2", "exchange", "the captive to get back must be chosen"),
        at("C-2", "dragon-move", "the dragon must be moved"),
        at("C-2", "ransom", "waiting for a ransom or a pass"),
        over("C-15"),
    ];
    let mut told = told_at_each_step(&everything(), 8);
    // A choice among captives needs two of a player's that differ: rare, and rarer with more figures.
    told.extend(told_at_each_step(&["base", "inns_cathedrals", "tower"], 60));
    assert_eq!(told, BTreeMap::from(classic));
    let mayflower = [
        at("M-2", "draw", "a tile must be drawn"),
        at("M-2", "place", "the drawn tile must be placed"),
        at("M-2", "figure", "waiting for a settler or a pass"),
        at("M-2", "score", "the next feature to score must be chosen"),
        over("M-13"),
    ];
    assert_eq!(told_at_each_step(&["mayflower"], 80), BTreeMap::from(mayflower));
}

/// T-7: a captive of somebody who is not in the game cannot be bought back.
#[test]
fn nobody_outside_the_game_holds_captives() {
    for players in [2, 6] {
        let mut game = table(&["base", "tower"], players);
        let draw = Chooser::new(1).choose(&game).expect("a draw");
        game.apply_unchecked(draw, &mut Silent);
        for from in [players, players + 1, u8::MAX].map(Player) {
            let figure = FigureKind::Small;
            let refusal = game.apply(Action::Ransom { from, figure }, &mut Silent).err();
            let refusal = refusal.map(|refusal| (refusal.rule, refusal.reason));
            assert_eq!(refusal, Some(("T-7", Reason::NoCaptive { captor: from, figure })));
        }
    }
}

/// T-5: a tower with a follower on it is closed, whichever of the towers it is.
#[test]
fn a_closed_tower_is_refused_as_closed() {
    let mut closed = 0;
    for seed in 0..8 {
        let (mut game, mut chooser) = (table(&["base", "tower"], 3), Chooser::new(seed));
        while let Some(action) = chooser.choose_eagerly(&game) {
            let figures = game.figures();
            let step = game.classic().expect("classic").step().name();
            let has_follower = game.supply(game.turn(), FigureKind::Small) > 0;
            if step == "figure" && has_follower {
                let roofs = figures.on_board().filter_map(|id| match figures.location(id) {
                    FigureLocation::Roof(tile) => Some(game.board().tile(tile).cell),
                    FigureLocation::Segment(_) => None,
                });
                for cell in roofs {
                    let put = Action::Put { figure: FigureKind::Small, at: Spot::roof(cell) };
                    for action in [put, Action::Tower(cell)] {
                        let refusal = game.clone().apply(action, &mut Silent).expect_err("closed");
                        let told = (refusal.rule, refusal.reason);
                        assert_eq!(told, ("T-5", Reason::TowerClosed(cell)), "seed {seed}");
                    }
                    closed += 1;
                }
            }
            game.apply_unchecked(action, &mut Silent);
        }
    }
    assert!(closed > 100, "{closed} closed towers");
}

/// M-11: the classic game does not ask what is scored next.
#[test]
fn the_order_of_scoring_is_not_asked_in_the_classic_game() {
    let mut game = table(&everything(), 2);
    let mut chooser = Chooser::new(1);
    for _ in 0..12 {
        let score = Action::Score(Spot::new(Cell::new(0, 0), 0));
        let refusal = game.apply(score, &mut Silent).expect_err("refused");
        let what = Reason::NotInPlay("the choice of what is scored next");
        assert_eq!((refusal.rule, refusal.reason), ("M-11", what));
        let action = chooser.choose(&game).expect("an action");
        game.apply_unchecked(action, &mut Silent);
    }
}
