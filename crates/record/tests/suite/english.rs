//! The sentences that say what happened.

use aude_engine::game::{Category, Event};
use aude_engine::{Action, Actor, Rules};
use aude_record::english::Log;
use aude_record::{GameSetup, SetLibrary};

use crate::play::Dice;

/// T-7 with the house rule that lets the poor buy: who has nothing pays nothing, and the captor receives.
#[test]
fn a_ransom_is_paid_by_the_buyer_even_if_it_is_nothing() {
    let setup = GameSetup {
        sets: vec!["base".into(), "tower".into()],
        players: vec!["Anna".into(), "Bert".into()],
        options: [("poor-ransom".to_owned(), "allowed".to_owned())].into_iter().collect(),
        ..GameSetup::default()
    };
    let log = Log::new(&setup.players);
    let (mut poor, mut rich) = (0, 0);
    for seed in 0..60 {
        let mut game = setup.begin(&SetLibrary::builtin()).expect("a table");
        let (mut dice, mut list) = (Dice::new(seed), Vec::new());
        while let Actor::Chance | Actor::Player(_) = game.actor() {
            game.legal(&mut list);
            let wanted = |action: &&Action| {
                matches!(action, Action::Ransom { .. } | Action::Capture(_) | Action::Tower(_))
            };
            let eager: Vec<Action> = list.iter().filter(wanted).copied().collect();
            let from = if eager.is_empty() || dice.below(3) == 0 { &list } else { &eager };
            let action = from[dice.below(from.len())];
            let (buyer, before) = (game.turn(), game.scores().to_vec());
            let mut events: Vec<Event> = Vec::new();
            game.apply(action, &mut events).expect("a legal action");
            let Action::Ransom { from, .. } = action else { continue };
            let told: Vec<String> = events
                .iter()
                .filter(|event| {
                    matches!(event, Event::Scored(scored) if scored.category == Category::Ransom)
                })
                .map(|event| log.tell(&game, event))
                .collect();
            let paid = before[buyer.index()].min(3);
            let (buyer, captor) = (log.name(buyer), log.name(from));
            assert_eq!(
                told,
                [
                    format!("{buyer} pays a ransom of {paid} (T-7)"),
                    format!("{captor} receives a ransom of 3 (T-7)"),
                ]
            );
            *if paid == 0 { &mut poor } else { &mut rich } += 1;
        }
    }
    assert!(poor > 0 && rich > 0, "{poor} for nothing, {rich} for points");
}
