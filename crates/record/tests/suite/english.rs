//! The sentences that say what happened.

use aude_engine::game::{Category, Event};
use aude_engine::tiles::Mark;
use aude_engine::{Action, Actor, Cell, FigureKind, Player, Rotation, Rules, Side};
use aude_record::english::{Log, choice, mark};
use aude_record::notation::Words;
use aude_record::{GameSetup, Record, SetLibrary};

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

#[test]
fn choices_that_need_no_figure_are_said_in_words() {
    let game = crate::play::begin(&["base", "princess_dragon", "tower"], 2);
    let cell = Cell::new(1, -2);
    let place = |turns| Action::Place { cell, rotation: Rotation::new(turns) };
    for (action, said) in [
        (place(0), "place at 1,-2, not rotated"),
        (place(1), "place at 1,-2, rotated 90° clockwise"),
        (place(2), "place at 1,-2, rotated 180°"),
        (place(3), "place at 1,-2, rotated 90° anticlockwise"),
        (Action::Pass, "put nothing"),
        (Action::Tower(cell), "add a piece to the tower at 1,-2"),
        (Action::Exchange(FigureKind::Small), "take back the follower"),
        (Action::Exchange(FigureKind::Big), "take back the big follower"),
        (
            Action::Ransom { from: Player(1), figure: FigureKind::Small },
            "buy back a follower from player 2",
        ),
        (Action::Dragon(Side::East), "move the dragon east"),
    ] {
        assert_eq!(choice(&game, action), said);
    }
}

#[test]
fn shields_are_flags_in_mayflower() {
    let marks = [Mark::Shield, Mark::Post, Mark::Inn];
    assert_eq!(marks.map(|it| mark(&Words::CLASSIC, it)), ["shield", "trading post", "inn"]);
    assert_eq!(marks.map(|it| mark(&Words::MAYFLOWER, it)), ["flag", "trading post", "inn"]);
}

/// Where a tile has several features of a kind, each is said with what it reaches.
#[test]
fn a_figure_is_put_on_what_can_be_told_apart() {
    let record =
        "[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n\n1. 1 V 1,0r0 -\n2. 2 X -1,0r0 -\n";
    let record = Record::parse(record, &SetLibrary::builtin()).expect("a record");
    let mut said = Vec::new();
    record.walk(|game, _| {
        let mut list = Vec::new();
        game.legal(&mut list);
        list.retain(|action| matches!(action, Action::Put { .. }));
        said.push(list.into_iter().map(|action| choice(game, action)).collect::<Vec<_>>());
    });
    said.retain(|choices| !choices.is_empty());
    let bend: &[&str] = &[
        "put a thief on the road",
        "put a farmer on the field to the north, east, south (right) and west (upper)",
        "put a farmer on the field to the south (left) and west (lower)",
    ];
    let crossing: &[&str] = &[
        "put a thief on the road to the north",
        "put a thief on the road to the east",
        "put a thief on the road to the south",
        "put a thief on the road to the west",
        "put a farmer on the field to the north (left) and west (upper)",
        "put a farmer on the field to the north (right) and east (upper)",
        "put a farmer on the field to the east (lower) and south (right)",
        "put a farmer on the field to the south (left) and west (lower)",
    ];
    assert_eq!(said, [bend, crossing]);
}
