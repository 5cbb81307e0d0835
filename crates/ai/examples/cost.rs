//! Lets a player decide four placements of a base game, with 56, 42, 28 and 14 tiles left, so that
//! the cost of simulations can be counted.
//!
//! `valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/cost PLAYER SIMULATIONS`
//! counts instructions; the difference between two numbers of simulations, divided by the difference
//! of the simulations that it prints, is what one costs.

use aude_ai::arena::Deck;
use aude_ai::{Budget, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Rules};
use aude_record::{GameSetup, SetLibrary};

/// Tiles left where the player decides.
const LEFT: [u16; 4] = [56, 42, 28, 14];
const SEED: u64 = 1;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let name = words.first().map_or("champion", String::as_str);
    let simulations = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let Ok(mut game) = GameSetup::default_of("classic").begin(&SetLibrary::builtin()) else {
        return;
    };
    let (Some(mut player), Some(mut guide)) = (roster::by_name(name), roster::by_name("greedy"))
    else {
        eprintln!("no player {name}");
        return;
    };
    let (mut deck, mut made) = (Deck::new(&game, SEED), 0);
    loop {
        let action = match game.actor() {
            Actor::Nobody => break,
            Actor::Chance => deck.draw(&game).map(Action::Draw),
            Actor::Player(_) => {
                if game.drawn().is_some() && LEFT.contains(&game.bag().left()) {
                    made +=
                        player.decide(&game, Budget::Simulations(simulations), SEED).simulations;
                }
                guide.decide(&game, Budget::Simulations(1), SEED).action
            }
        };
        let Some(action) = action else { break };
        game.apply_unchecked(action, &mut Silent);
    }
    println!("{made} simulations");
}
