//! Legal decisions in every game, always the same for a seed.

use aude_ai::arena::{Deck, play};
use aude_ai::{Budget, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Rules};
use aude_testkit::random::{Chooser, combinations, everything, table};

/// Plays a game with one player on all seats; an illegal action fails the test.
fn finishes(name: &str, sets: &[&str], players: u8, budget: Budget, seed: u64) {
    let start = table(sets, players);
    let mut player = roster::by_name(name).expect("a player");
    let played = play(&start, Deck::new(&start, seed), seed, |_, game, seed| {
        player.decide(game, budget, seed).action
    });
    assert_eq!(played.forfeit, None, "{name} at {sets:?}");
    assert_eq!(played.game.actor(), Actor::Nobody, "{name} at {sets:?}");
}

#[test]
fn quick_players_finish_every_combination_of_sets() {
    for (index, sets) in combinations().iter().enumerate() {
        let name = ["random", "easy", "greedy"][index % 3];
        finishes(name, sets, 2 + index as u8 % 3, Budget::Simulations(1), index as u64);
    }
    for name in ["random", "greedy", "easy", "casual", "medium"] {
        finishes(name, &["mayflower"], 3, Budget::Simulations(1), 5);
    }
}

#[test]
fn searching_players_finish_games() {
    let all = everything();
    finishes("champion", &["base"], 2, Budget::Simulations(4), 1);
    finishes("champion", &["base"], 6, Budget::Simulations(2), 2);
    finishes("champion", &["mayflower"], 5, Budget::Simulations(4), 3);
    finishes("uct", &["base"], 2, Budget::Simulations(8), 4);
    finishes("uct", &all, 3, Budget::Simulations(3), 6);
}

#[test]
fn decisions_are_legal_at_every_kind_of_step() {
    let all = everything();
    let mut players: Vec<_> =
        ["medium", "champion", "uct"].map(|name| roster::by_name(name).expect("a player")).into();
    let mut steps = std::collections::BTreeSet::new();
    for seed in 0..2 {
        let (mut game, mut chooser) = (table(&all, 3), Chooser::new(seed));
        let mut list = Vec::new();
        while let Some(action) = chooser.choose(&game) {
            let step = game.classic().map(|classic| classic.step().name());
            game.legal(&mut list);
            if matches!(game.actor(), Actor::Player(_)) && list.len() > 1 {
                let is_new = steps.insert(step);
                for player in
                    players.iter_mut().filter(|_| is_new || chooser_says(seed, list.len()))
                {
                    let decision = player.decide(&game, Budget::Simulations(3), seed);
                    assert!(list.contains(&decision.action.expect("an action")), "{step:?}");
                }
            }
            game.apply(action, &mut Silent).expect("legal");
        }
    }
    for step in ["place", "figure", "capture", "dragon-move"] {
        assert!(steps.contains(&Some(step)), "no {step} among {steps:?}");
    }
}

/// Checks only some of the decisions, to save time.
fn chooser_says(seed: u64, options: usize) -> bool {
    (options as u64 + seed).is_multiple_of(83)
}

#[test]
fn the_same_seed_gives_the_same_decision() {
    for name in ["random", "easy", "medium", "star2.5", "uct", "champion-1", "champion", "hard"] {
        let mut chooser = Chooser::new(8);
        let mut game = table(&["base"], 2);
        for _ in 0..46 {
            let action = chooser.choose(&game).expect("not over");
            game.apply(action, &mut Silent).expect("legal");
        }
        let decide = || {
            let mut player = roster::by_name(name).expect("a player");
            player.decide(&game, Budget::Simulations(60), 99)
        };
        let (first, second) = (decide(), decide());
        assert_eq!(first.action, second.action, "{name}");
        assert_eq!(first.candidates, second.candidates, "{name}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let mut chooser = Chooser::new(9);
    let mut game = table(&["base", "inns_cathedrals"], 3);
    for step in 0..150 {
        if matches!(game.actor(), Actor::Player(_)) && step % 37 == 0 {
            let decide = |name: &str| {
                let mut player = roster::by_name(name).expect("a player");
                player.decide(&game, Budget::Simulations(90), step)
            };
            let alone = decide("champion");
            for name in ["champion:threads=2", "champion:threads=3"] {
                assert_eq!(alone, decide(name), "{name} at step {step}");
            }
        }
        let action = chooser.choose(&game).expect("not over");
        game.apply(action, &mut Silent).expect("legal");
    }
}

/// The last turns are searched exhaustively: the expected margin is the actual one.
#[test]
fn the_end_is_counted_out() {
    let mut compared = 0;
    for seed in 0..6 {
        let (mut game, mut chooser) = (table(&["base"], 2), Chooser::new(seed));
        while game.bag().left() > 1 || game.drawn().is_none() {
            let action = chooser.choose(&game).expect("not over");
            game.apply(action, &mut Silent).expect("legal");
        }
        let mut champion = roster::by_name("champion").expect("a player");
        let mut told = Vec::new();
        while game.actor() != Actor::Nobody {
            let action = match game.actor() {
                Actor::Player(seat) => {
                    let decision = champion.decide(&game, Budget::Simulations(1), seed);
                    // With a tile still to come, the turn is over only after its figure step.
                    let is_last = game.bag().left() == 0 || game.drawn().is_none();
                    if let Some(best) = decision.candidates.first().filter(|_| is_last) {
                        told.push((seat.index(), best.margin, best.error));
                    }
                    decision.action.expect("an action")
                }
                _ => chooser.choose(&game).expect("a draw"),
            };
            game.apply(action, &mut Silent).expect("legal");
        }
        for (seat, margin, error) in told {
            let real = f32::from(game.scores()[seat] - game.scores()[1 - seat]);
            assert_eq!((margin, error), (real, 0.0), "seed {seed}");
            compared += 1;
        }
    }
    assert!(compared > 3, "{compared} decisions compared");
}

/// With two tiles left, both orders are searched exhaustively: the expected margin after the turn
/// is the mean of those that result when both play on.
#[test]
fn two_tiles_before_the_end_both_orders_are_counted_out() {
    let budget = Budget::Simulations(100_000);
    let (mut compared, mut told) = (0, Vec::new());
    for seed in 0..30 {
        let (mut game, mut chooser) = (table(&["base"], 2), Chooser::new(seed));
        let mut easy = roster::by_name("easy").expect("a player");
        // The figure step of the turn after which two tiles are left.
        while game.bag().left() > 2 || game.actor() == Actor::Chance || game.drawn().is_some() {
            let action = match game.actor() {
                Actor::Player(_) => easy.decide(&game, budget, seed).action,
                _ => chooser.choose(&game),
            };
            game.apply(action.expect("not over"), &mut Silent).expect("legal");
        }
        let (Actor::Player(me), 2) = (game.actor(), game.bag().left()) else { continue };
        let mut champion = roster::by_name("champion").expect("a player");
        let decision = champion.decide(&game, budget, seed);
        let Some(best) = decision.candidates.first() else { continue };
        assert_eq!(best.error, 0.0);
        game.apply(best.action, &mut Silent).expect("legal");
        let draws: Vec<_> = game.bag().iter().collect();
        let mut mean = 0.0;
        for &(kind, count) in &draws {
            let mut game = game.snapshot();
            game.apply(Action::Draw(kind), &mut Silent).expect("in the bag");
            while game.actor() != Actor::Nobody {
                let action = match game.actor() {
                    Actor::Player(_) => champion.decide(&game, budget, seed).action,
                    _ => game.bag().iter().next().map(|(kind, _)| Action::Draw(kind)),
                };
                game.apply(action.expect("an action"), &mut Silent).expect("legal");
            }
            let margin = game.scores()[me.index()] - game.scores()[1 - me.index()];
            mean += f32::from(margin) * f32::from(count) / 2.0;
        }
        told.push((seed, best.margin, mean));
        compared += 1;
    }
    assert!(told.iter().all(|(_, expected, mean)| (expected - mean).abs() < 1e-3), "{told:?}");
    assert!(compared > 3, "{compared} decisions compared");
}

#[test]
fn a_decision_does_not_depend_on_what_was_decided_before() {
    for name in ["medium", "champion"] {
        let mut used = roster::by_name(name).expect("a player");
        let mut chooser = Chooser::new(4);
        let mut game = table(&["base", "tower"], 2);
        for step in 0..60 {
            if matches!(game.actor(), Actor::Player(_)) && step % 9 == 0 {
                let mut fresh = roster::by_name(name).expect("a player");
                let budget = Budget::Simulations(20);
                let again = used.decide(&game, budget, step).action;
                assert_eq!(fresh.decide(&game, budget, step).action, again, "{name}");
            }
            let action = chooser.choose(&game).expect("not over");
            game.apply(action, &mut Silent).expect("legal");
        }
    }
}

#[test]
fn nobody_is_asked_when_nobody_is_to_act() {
    let game = table(&["base"], 2);
    for name in roster::LADDER.iter().chain(roster::LEVELS) {
        let mut player = roster::by_name(name).expect("a player");
        assert_eq!(player.decide(&game, Budget::Simulations(1), 0).action, None, "{name}");
        assert_eq!(player.name(), *name);
    }
}
