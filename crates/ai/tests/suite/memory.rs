//! Simulations allocate no memory: a decision with more of them allocates as often as one with
//! fewer.

use aude_ai::{Budget, roster};
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
    let everything = everything();
    for sets in [&["base"][..], &everything, &["mayflower"]] {
        // In the middle of a game, and where rollouts reach its end.
        for left in [30, 4] {
            let game = position(sets, left);
            for name in ["champion", "champion-1", "uct"] {
                let mut player = roster::by_name(name).expect("a player");
                let mut asked = |simulations| {
                    let mut made = 0;
                    let memory = allocation_counter::measure(|| {
                        let budget = Budget::Simulations(simulations);
                        made = player.decide(&game, budget, 3).simulations;
                    });
                    (made, memory.count_total)
                };
                // The first decision allocates the memory that later ones reuse.
                asked(300);
                let ((few, first), (many, second)) = (asked(100), asked(300));
                assert!(many >= few + 100, "{name}: {few} and {many} simulations");
                assert_eq!(first, second, "{name}, {left} tiles left of {sets:?}");
            }
        }
    }
}
