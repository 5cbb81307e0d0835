//! What the server says a feature is worth is what the rules pay for it.

use aude_engine::game::{Category, Scored};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Actor, Event, Game, Rules, Spot};
use aude_record::{GameSetup, SetLibrary};

use crate::common::{Dice, EVERYTHING};

fn feature(game: &Game, spot: Spot) -> Option<aude_engine::board::Feature> {
    let board = game.board();
    let placed = board.tile(board.tile_at(spot.cell)?);
    (!spot.is_roof()).then(|| board.feature(placed.segment(spot.segment)))
}

/// The points of a road, city, cloister or field as the rules scored them.
fn check(game: &Game, scored: &Scored) -> bool {
    let kinds = [Category::Road, Category::City, Category::Cloister, Category::Field];
    let Some(feature) = scored.at.and_then(|at| feature(game, at)) else { return false };
    if !kinds.contains(&scored.category) {
        return false;
    }
    let worth = game.feature_worth(feature, !scored.end).points();
    let has_pig = game.board().totals(feature).crew.has_attendant(scored.player.0);
    match game.board().kind(feature) {
        FeatureKind::Field if has_pig => assert!(scored.points >= worth),
        _ => assert_eq!(scored.points, worth, "{scored:?}"),
    }
    true
}

#[test]
fn features_are_worth_what_is_paid_and_the_end_is_that_of_the_rules() {
    let library = SetLibrary::builtin();
    let everything = GameSetup {
        sets: EVERYTHING.map(str::to_owned).to_vec(),
        players: GameSetup::default_names(3),
        ..GameSetup::default()
    };
    for setup in [everything, GameSetup::default(), GameSetup::default_of("mayflower")] {
        let (mut paid, mut compared) = (0, 0);
        for seed in 0..6 {
            let (mut dice, mut list) = (Dice(seed), Vec::new());
            let mut game = setup.begin(&library).expect("a game");
            while game.actor() != Actor::Nobody {
                game.legal(&mut list);
                let action = list[dice.below(list.len())];
                let mut events = Vec::new();
                game.apply(action, &mut events).expect("legal");
                for event in &events {
                    if let Event::Scored(scored) = event {
                        paid += u32::from(check(&game, scored));
                    }
                }
                // The end, by the rules themselves, and by the computer players' own count.
                if game.actor() == Actor::Chance {
                    let before = game.hash();
                    let mut end = Vec::new();
                    let ended = game.ended(&mut end);
                    assert_eq!((ended.actor(), game.hash()), (Actor::Nobody, before));
                    let counted = aude_ai::score_if_ended(&game);
                    assert_eq!(ended.scores(), &counted[..ended.scores().len()]);
                    compared += 1;
                }
            }
            let ended = game.ended(&mut Vec::new());
            assert_eq!(ended.scores(), game.scores(), "over is over");
        }
        assert!(paid > 50 && compared > 100, "{paid} {compared}");
    }
}
