//! Simulations allocate no memory: a decision with more of them allocates as often as one with
//! fewer.

use aude_ai::{Budget, Decision, roster};
use aude_engine::game::Silent;
use aude_engine::{Actor, Game, Rules};
use aude_testkit::random::{Chooser, everything, table};

/// A placement with this many tiles left in the bag.
fn position(sets: &[&str], left: u16) -> Game {
    let (mut game, mut chooser) = (table(sets, 2), Chooser::new(5));
    while game.bag().left() > left || !matches!(game.actor(), Actor::Player(_)) {
        let action = chooser.choose(&game).expect("not over");
        game.apply(action, &mut Silent).expect("legal");
    }
    game
}

#[test]
fn more_simulations_ask_for_no_more_memory() {
    let (everything, mut compared) = (everything(), 0);
    for sets in [&["base"][..], &everything, &["mayflower"]] {
        // In the middle of a game, and where rollouts reach its end.
        for left in [30, 4] {
            let game = position(sets, left);
            for name in ["champion", "champion-1", "uct"] {
                let mut player = roster::by_name(name).expect("a player");
                let mut asked = |simulations| {
                    let mut made = Decision::default();
                    let memory = allocation_counter::measure(|| {
                        made = player.decide(&game, Budget::Simulations(simulations), 3);
                    });
                    (made.action, made.simulations, memory.count_total)
                };
                // The first decision allocates the memory that later ones reuse.
                asked(400);
                let ((one, few, first), (other, many, second)) = (asked(250), asked(400));
                assert!(many >= few + 100, "{name}: {few} and {many} simulations");
                // What is said about an action takes memory, too: only the same one can be compared.
                if one == other {
                    assert_eq!(first, second, "{name}, {left} tiles left of {sets:?}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= 14, "{compared} of 18 decisions were the same");
}
