//! What a game answers when it is asked about itself: its version, where settlers are, and why a move
//! is refused.

mod refusals;
mod values;

use std::collections::BTreeSet;

use aude_engine::board::Feature;
use aude_engine::classic::Element;
use aude_engine::game::{Event, RulesVersion, Silent};
use aude_engine::mayflower::Mayflower;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Action, Actor, FigureLocation, Game, Rules};
use aude_record::SetLibrary;
use aude_record::sets::builtin;
use aude_testkit::invariants::Look;
use aude_testkit::random::{Chooser, everything, house_rules, setup_of, table, table_of};

#[test]
fn a_game_knows_the_version_of_its_rules() {
    for sets in [["base"], ["mayflower"]] {
        for version in RulesVersion::ALL {
            let mut setup = setup_of(&sets, 2);
            setup.rules = version.number();
            let game = setup.begin(&SetLibrary::builtin()).expect("a game");
            assert_eq!(game.version().number(), version.number(), "{sets:?}");
        }
    }
}

#[test]
fn settlers_stand_in_the_column_of_their_tile() {
    let mut seen = 0;
    for seed in 0..4 {
        let (mut game, mut chooser) = (table(&["mayflower"], 3), Chooser::new(seed));
        while let Some(action) = chooser.choose_eagerly(&game) {
            let gone: Vec<_> = game.figures().on_board().collect();
            game.apply_unchecked(action, &mut Silent);
            let mayflower = game.mayflower().expect("Mayflower");
            for id in game.figures().on_board() {
                let tile = game.figures().location(id).tile(game.board());
                let column = Mayflower::column(game.board().tile(tile).cell);
                assert_eq!(mayflower.settler_column(id), Some(column), "seed {seed}");
                seen += 1;
            }
            for &id in &gone {
                let is_there = game.figures().on_board().any(|other| other == id);
                assert_eq!(game.figures().is_out(id), is_there, "seed {seed}");
            }
            let gone = gone.into_iter().filter(|&id| !game.figures().is_out(id));
            assert!(gone.clone().all(|id| mayflower.settler_column(id).is_none()), "seed {seed}");
        }
    }
    assert!(seen > 100, "{seen} settlers");
}

/// C-16, C-17 and M-13: a game that ends now gives the points that its features were said to be worth.
#[test]
fn a_game_that_ends_now_is_scored_by_its_features() {
    for sets in [["base"], ["mayflower"]] {
        let mut compared = 0;
        for seed in 0..3 {
            let (mut game, mut chooser) = (table(&sets, 3), Chooser::new(seed));
            while let Some(action) = chooser.choose_eagerly(&game) {
                if game.actor() == Actor::Chance {
                    let ended = game.ended(&mut Silent);
                    assert_eq!(ended.actor(), Actor::Nobody, "{sets:?} seed {seed}");
                    assert_eq!(ended.bag().left(), 0, "nothing is left to draw");
                    assert_eq!(ended.scores(), foretold(&game), "{sets:?} seed {seed}");
                    compared += usize::from(ended.scores() != game.scores());
                }
                game.apply_unchecked(action, &mut Silent);
            }
        }
        assert!(compared > 50, "{sets:?}: {compared} positions with final points");
    }
}

/// The scores with the final points of every feature that somebody stands on.
fn foretold(game: &Game) -> Vec<i16> {
    let mut scores = game.scores().to_vec();
    for (player, points) in
        occupied(game).into_iter().flat_map(|feature| game.final_points(feature))
    {
        scores[player.index()] += points;
    }
    scores
}

/// The features that somebody stands on.
fn occupied(game: &Game) -> Vec<Feature> {
    let figures = game.figures();
    let features = figures.on_board().filter_map(|id| match figures.location(id) {
        FigureLocation::Segment(segment) => Some(game.board().feature(segment)),
        FigureLocation::Roof(_) => None,
    });
    let features: BTreeSet<Feature> = features.collect();
    features.into_iter().collect()
}

/// D-5: whoever moves the dragon knows how many of his six steps are left.
#[test]
fn the_dragons_steps_are_counted_down() {
    let sets = ["base", "princess_dragon"];
    let mut flown = 0;
    for seed in 0..6 {
        let (mut game, mut chooser) = (table(&sets, 3), Chooser::new(seed));
        while let Some(action) = chooser.choose_eagerly(&game) {
            let classic = game.classic().expect("classic");
            let flies = matches!(action, Action::Dragon(_));
            // The tile he set out from is the first of the flight.
            let left = flies.then(|| 7 - classic.flight().count() as u8);
            assert_eq!(classic.flight_steps_left(), left, "seed {seed}");
            assert_eq!(classic.flight().last(), classic.dragon().filter(|_| flies), "seed {seed}");
            flown += usize::from(flies);
            game.apply_unchecked(action, &mut Silent);
        }
    }
    assert!(flown > 50, "{flown} steps");
}

/// T-3: the tower that may capture is the one that has just grown.
#[test]
fn the_tower_that_captures_is_the_one_that_grew() {
    let mut captured = 0;
    for seed in 0..6 {
        let (mut game, mut chooser) = (table(&["base", "tower"], 3), Chooser::new(seed));
        while let Some(action) = chooser.choose_eagerly(&game) {
            let raised = game.classic().expect("classic").raised_tower();
            if let Action::Capture(at) = action {
                let grown = game.actions().iter().rev().find_map(|action| match action {
                    Action::Tower(cell) => Some(*cell),
                    _ => None,
                });
                assert_eq!(raised, grown, "seed {seed}");
                let classic = game.classic().expect("classic");
                let tower = grown.expect("a tower");
                let mut reached = classic.tower_reach(tower, classic.tower_height(tower));
                assert!(reached.any(|cell| cell == at.cell), "seed {seed}: {at:?}");
                captured += 1;
            }
            if game.actor() == Actor::Chance {
                assert_eq!(raised, None, "seed {seed}: the turn is over");
            }
            game.apply_unchecked(action, &mut Silent);
        }
    }
    assert!(captured > 20, "{captured} captures");
}

/// C-16 and C-17: what a feature is worth as it stands, and what it would be worth if it were complete.
#[test]
fn worth_is_told_for_features_as_they_stand_and_complete() {
    let mut seen = [0; 4];
    for seed in 0..3 {
        let (mut game, mut chooser) = (table(&["base"], 3), Chooser::new(seed));
        while let Some(action) = chooser.choose_eagerly(&game) {
            for feature in
                (game.actor() == Actor::Chance).then(|| occupied(&game)).into_iter().flatten()
            {
                let worth = |complete| game.feature_worth(feature, complete).points();
                let is_complete = game.board().totals(feature).open == 0;
                let owners = game.final_points(feature);
                let told = worth(is_complete);
                assert!(owners.iter().all(|(_, points)| *points == told), "seed {seed}");
                let kind = game.board().kind(feature);
                let complete = match kind {
                    FeatureKind::Road | FeatureKind::Field => worth(false),
                    FeatureKind::City => 2 * worth(false),
                    FeatureKind::Cloister => 9,
                };
                assert_eq!(worth(true), complete, "seed {seed}: {kind:?}");
                seen[kind as usize] += 1;
            }
            game.apply_unchecked(action, &mut Silent);
        }
    }
    assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
}

/// M-8 and M-9: whoever watches is told where points come from, and of every surveyor that moves, by one
/// column.
#[test]
fn scorings_are_told_with_their_place_and_surveyors_column_by_column() {
    let mut moves = 0;
    for seed in 0..4 {
        let (mut game, mut chooser) = (table(&["mayflower"], 3), Chooser::new(seed));
        while let Some(action) = chooser.choose_eagerly(&game) {
            let mut columns = game.mayflower().expect("Mayflower").surveyors();
            let mut events = Vec::new();
            game.apply_unchecked(action, &mut events);
            for event in events {
                if let Event::Scored(scored) = event {
                    let cell = scored.at.expect("a place").cell;
                    assert!(game.board().tile_at(cell).is_some(), "seed {seed}: {cell:?}");
                }
                if let Event::Surveyor { from, to } = event {
                    assert_eq!(to, from + 1, "seed {seed}");
                    let moving = columns.iter_mut().find(|column| **column == from);
                    *moving.expect("a surveyor there") = to;
                    columns.sort_unstable();
                    moves += 1;
                }
            }
            assert_eq!(game.mayflower().expect("Mayflower").surveyors(), columns, "seed {seed}");
        }
    }
    assert!(moves > 20, "{moves} moves");
}

/// A search reuses the memory of one position for another, also of a table with other rules.
#[test]
fn a_position_becomes_a_copy_of_another() {
    for sets in [everything(), vec!["mayflower"]] {
        let mut setup = setup_of(&sets, 4);
        setup.options = house_rules(&setup.game);
        let (mut game, mut chooser) =
            (setup.begin(&SetLibrary::builtin()).expect("a game"), Chooser::new(5));
        let mut copy = table(&sets[..1], 2);
        while let Some(action) = chooser.choose_eagerly(&game) {
            copy.copy_from(&game);
            assert!(Look::of(&copy) == Look::of(&game), "{sets:?}");
            let tables = [&copy, &game].map(|game| (game.players(), game.tiles().kinds().len()));
            assert_eq!(tables[0], tables[1], "{sets:?}");
            game.apply_unchecked(action, &mut Silent);
        }
        assert_eq!(copy.undo(), None, "{sets:?}: a copy has no past");
    }
}

/// Two sets may bring the same element: it is in play.
#[test]
fn an_element_may_come_with_two_sets() {
    let mut library = SetLibrary::builtin();
    let mut traders = builtin("traders_builders").expect("a set");
    traders.elements.push(Element::Inn.name().to_owned());
    library.add(traders);
    let game = table_of(&["base", "inns_cathedrals", "traders_builders"], 2, &library);
    let classic = game.classic().expect("classic");
    for element in [Element::Inn, Element::Cathedral, Element::Builder] {
        assert!(classic.has(element), "{element:?}");
    }
}

/// C-15: a game in which nothing can be drawn is over at once.
#[test]
fn a_game_without_tiles_to_draw_is_over() {
    let mut library = SetLibrary::builtin();
    let mut set = builtin("base").expect("a set");
    set.tiles.retain(|tile| tile.start > 0);
    set.tiles.iter_mut().for_each(|tile| tile.count = 0);
    library.add(set);
    let game = table_of(&["base"], 2, &library);
    assert_eq!((game.actor(), game.scores()), (Actor::Nobody, &[0, 0][..]));
}

/// M-11: the order of scoring is asked for only where two orders lead to different results.
#[test]
fn the_order_of_scoring_is_asked_only_if_it_matters() {
    let mut asked = 0;
    for seed in 0..150 {
        let (mut game, mut chooser) = (table(&["mayflower"], 4), Chooser::new(seed));
        while let Some(action) = chooser.choose_eagerly(&game) {
            if matches!(action, Action::Score(_)) {
                let mut results = BTreeSet::new();
                every_order(&mut game.clone(), &mut results);
                assert!(results.len() > 1, "seed {seed}: every order leads to {results:?}");
                asked += 1;
            }
            game.apply_unchecked(action, &mut Silent);
        }
    }
    assert!(asked >= 8, "{asked} questions");
}

/// Collects the points and surveyors that the orders of scoring lead to.
fn every_order(game: &mut Game, results: &mut BTreeSet<(Vec<i16>, [u16; 2])>) {
    let mut list = Vec::new();
    game.legal(&mut list);
    if !matches!(list.first(), Some(Action::Score(_))) {
        let surveyors = game.mayflower().expect("Mayflower").surveyors();
        results.insert((game.scores().to_vec(), surveyors));
        return;
    }
    for action in list {
        game.apply_unchecked(action, &mut Silent);
        every_order(game, results);
        game.undo();
    }
}
