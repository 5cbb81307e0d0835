//! Facts about actions are true, checked in a different way from how they are found.

use aude_ai::facts::{FactKind, facts};
use aude_ai::{Budget, roster};
use aude_engine::game::{Category, Silent};
use aude_engine::{Action, Actor, Cell, FigureKind, Game, Rotation, Rules, Side};
use aude_testkit::random::{Chooser, combinations, table};

fn names(game: &Game) -> Vec<String> {
    (1..=game.players()).map(|seat| format!("P{seat}")).collect()
}

/// Remaining tiles that fit an open cell, by comparing edges.
fn fitting(game: &Game, cell: Cell) -> u16 {
    let demand = game.board().demand(cell).expect("an open cell");
    let fits = |kind| {
        (0..4).map(Rotation::new).any(|rotation| {
            Side::ALL.into_iter().all(|side| {
                let edge = game.tiles().edge(kind, rotation, side);
                demand.on(side).is_none_or(|wanted| wanted == edge)
            })
        })
    };
    game.bag().iter().filter(|(kind, _)| fits(*kind)).map(|(_, count)| u16::from(count)).sum()
}

fn check(game: &Game, action: Action) -> usize {
    let mut after = game.snapshot();
    after.apply(action, &mut Silent).expect("legal");
    if after.actor() == Actor::Nobody {
        return 0;
    }
    let Actor::Player(me) = game.actor() else { return 0 };
    let told = facts(game, &[action]);
    for (seat, (new, old)) in after.scores().iter().zip(game.scores()).enumerate() {
        let scored: i16 = told
            .iter()
            .filter(|fact| fact.kind == FactKind::Scores && fact.player.index() == seat)
            .map(|fact| fact.points)
            .sum();
        // Only the most important are reported.
        if told.len() < 6 {
            assert_eq!(scored, new - old, "{action:?}");
        }
    }
    for fact in &told {
        assert!(!fact.text(game, &names(game)).is_empty());
        match fact.kind {
            FactKind::Needs => {
                let cell = fact.at.expect("a place");
                // Mayflower's land ends at the coast: the edges alone do not show it.
                if after.mayflower().is_none() {
                    assert_eq!(fact.count, fitting(&after, cell), "{action:?} {fact:?}");
                }
                assert_eq!(fact.of, after.bag().left());
            }
            FactKind::Blocks if after.mayflower().is_none() => {
                assert_ne!(fact.player, me);
                assert_eq!(fitting(&after, fact.at.expect("a place")), 0, "{action:?} {fact:?}");
            }
            FactKind::Helps => {
                assert_ne!(fact.player, me);
                // Somewhere on that tile is a feature of theirs that would score as much.
                let board = after.board();
                let tile = board.tile_at(fact.at.expect("a place")).expect("a tile");
                let segments = after.tiles().segments(board.tile(tile).kind).len() as u8;
                let worth = (0..segments).flat_map(|index| {
                    after.final_points(board.feature(board.tile(tile).segment(index)))
                });
                let worth: Vec<i16> =
                    worth.filter(|of| of.0 == fact.player).map(|of| of.1).collect();
                let count = fact.count as i16;
                assert!(worth.iter().any(|&worth| worth >= count), "{fact:?} {worth:?}");
                assert!(0 < fact.points && fact.points <= count, "{fact:?}");
            }
            FactKind::FewLeft => {
                let hand = FigureKind::FOLLOWERS.map(|kind| u16::from(after.supply(me, kind)));
                assert_eq!(fact.count, hand.iter().sum::<u16>());
            }
            _ => {}
        }
    }
    told.len()
}

#[test]
fn facts_are_true_at_every_table() {
    let mut told = 0;
    let mut tables: Vec<Vec<&str>> = combinations();
    tables.push(vec!["mayflower"]);
    for (index, sets) in tables.iter().enumerate() {
        let (mut game, mut chooser) =
            (table(sets, 2 + index as u8 % 3), Chooser::new(index as u64));
        let mut list = Vec::new();
        while let Some(action) = chooser.choose(&game) {
            game.legal(&mut list);
            if matches!(game.actor(), Actor::Player(_)) && game.actions().len().is_multiple_of(7) {
                let step = list.len().div_ceil(5);
                told +=
                    list.iter().step_by(step).map(|&action| check(&game, action)).sum::<usize>();
            }
            game.apply(action, &mut Silent).expect("legal");
        }
    }
    assert!(told > 500, "{told} facts");
}

#[test]
fn closing_a_city_is_told_with_its_points() {
    let mut game = table(&["base"], 2);
    let city = game.tiles().find("E").expect("a tile");
    game.apply(Action::Draw(city), &mut Silent).expect("in the bag");
    let (mut places, mut moves, mut found) = (Vec::new(), Vec::new(), 0);
    game.legal(&mut places);
    for &place in &places {
        let mut next = game.snapshot();
        next.apply(place, &mut Silent).expect("legal");
        next.legal(&mut moves);
        for &put in &moves {
            let mut after = next.snapshot();
            after.apply(put, &mut Silent).expect("legal");
            let told = facts(&game, &[place, put]);
            let scores = told.iter().find(|fact| fact.kind == FactKind::Scores);
            assert_eq!(scores.map_or(0, |fact| fact.points), after.scores()[0]);
            if let Some(fact) = scores {
                assert_eq!((fact.what, fact.points), (Some(Category::City), 4));
                let text = fact.text(&game, &names(&game));
                assert!(text.starts_with("P1 scores 4 points for the city at "), "{text}");
                found += 1;
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn extending_somebody_elses_city_is_told_last() {
    let mut game = table(&["base"], 2);
    let play = |game: &mut Game, text: &str| {
        let action = aude_record::notation::read(game, text).expect("a move");
        game.apply(action, &mut Silent).expect("legal");
    };
    // A city of three open sides on the start tile's, with a knight of the first player.
    ["R", "0,-1r0", "knight:NES", "N"].iter().for_each(|text| play(&mut game, text));
    let mut list = Vec::new();
    game.legal(&mut list);
    let mut told = list.iter().map(|&action| facts(&game, &[action]));
    let told = told.find_map(|facts| {
        let helps = facts.iter().position(|fact| fact.kind == FactKind::Helps)?;
        assert_eq!(helps + 1, facts.len(), "{facts:?}");
        Some(facts[helps])
    });
    let told = told.expect("a way to extend it");
    assert_eq!(
        (told.player.0, told.what, told.points, told.count),
        (0, Some(Category::City), 1, 3)
    );
    assert_eq!(told.text(&game, &names(&game)), "P1's city at 0,-1 grows by 1 point to 3");
}

#[test]
fn players_tell_facts_and_candidates() {
    for (name, sets) in [("champion", "base"), ("medium", "mayflower"), ("star2.5", "base")] {
        let (mut game, mut chooser) = (table(&[sets], 2), Chooser::new(3));
        let (mut facts, mut candidates) = (0, 0);
        for step in 0..80 {
            if matches!(game.actor(), Actor::Player(_)) && step % 8 < 2 {
                let mut player = roster::by_name(name).expect("a player");
                let decision = player.decide(&game, Budget::Simulations(30), step);
                facts += decision.facts.len();
                candidates += decision.candidates.len();
            }
            let action = chooser.choose(&game).expect("not over");
            game.apply(action, &mut Silent).expect("legal");
        }
        assert!(facts > 5 && candidates > 10, "{name}: {facts} facts, {candidates} candidates");
    }
}
