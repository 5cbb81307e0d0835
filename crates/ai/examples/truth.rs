//! Makes the suite of endings whose truth is known: with few tiles left every continuation is
//! played, so the value of each action is exact.
//!
//! `cargo run --release -p aude-ai --example truth -- COUNT SEED LEFT TABLE` prints COUNT placements
//! with LEFT tiles in the bag, from games of greedy against itself; with LEFT above 1 it takes seconds
//! for each. TABLE is `base`, other tile sets with plus signs between them, `all` or `mayflower`. A position is a line with all actions of its game, then a line for each legal action
//! with the final margin that best play by both leads to, on average over the draws. Positions with
//! more continuations than can be played in some seconds are left out.

use aude_ai::arena::Deck;
use aude_ai::{Budget, Dice, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player, Rules};
use aude_record::notation;

mod table;

/// Continuations that are played before a position is given up.
const MOST: u64 = 1_500_000;

/// The margin of `me` at the end, if both play as well as possible; `played` counts continuations.
fn value(game: &mut Game, me: Player, played: &mut u64) -> f64 {
    let mut list = Vec::new();
    *played += 1;
    if *played > MOST {
        return 0.0;
    }
    match game.actor() {
        Actor::Nobody => {
            f64::from(game.scores()[me.index()]) - f64::from(game.scores()[1 - me.index()])
        }
        Actor::Chance => {
            let (bag, left): (Vec<_>, _) = (game.bag().iter().collect(), game.bag().left());
            let mut sum = 0.0;
            for (kind, count) in bag {
                sum += after(game, Action::Draw(kind), me, played) * f64::from(count)
                    / f64::from(left);
            }
            sum
        }
        Actor::Player(player) => {
            game.legal(&mut list);
            let values = list.into_iter().map(|action| after(game, action, me, played));
            let better = if player == me { f64::max } else { f64::min };
            values.reduce(better).unwrap_or(0.0)
        }
    }
}

/// The same after an action.
fn after(game: &mut Game, action: Action, me: Player, played: &mut u64) -> f64 {
    game.apply_unchecked(action, &mut Silent);
    let value = value(game, me, played);
    game.undo();
    value
}

fn main() {
    let number = |index: usize, usual: u64| {
        std::env::args().nth(index).and_then(|word| word.parse().ok()).unwrap_or(usual)
    };
    let (count, seed, left) = (number(1, 24), number(2, 1), number(3, 1));
    let name = std::env::args().nth(4).unwrap_or_else(|| "base".to_owned());
    let Some(start) = table::table(&name) else {
        eprintln!("no table of {name}");
        return;
    };
    println!("# cargo run --release -p aude-ai --example truth -- {count} {seed} {left} {name}");
    let mut made = 0;
    for game_seed in seed.. {
        if made == count {
            break;
        }
        let (mut game, mut deck) = (start.clone(), Deck::new(&start, game_seed));
        let (Some(mut greedy), mut dice) = (roster::by_name("greedy"), Dice::new(game_seed)) else {
            return;
        };
        let mut words = Vec::new();
        while u64::from(game.bag().left()) > left || game.drawn().is_none() {
            let action = match game.actor() {
                Actor::Chance => deck.draw(&game).map(Action::Draw),
                _ => {
                    let seed = dice.below(1 << 30) as u64;
                    greedy.decide(&game, Budget::Simulations(1), seed).action
                }
            };
            let Some(action) = action else { break };
            words.push(notation::write(&game, action));
            game.apply_unchecked(action, &mut Silent);
        }
        let Actor::Player(me) = game.actor() else { continue };
        let (mut list, mut played, mut lines) = (Vec::new(), 0, Vec::new());
        game.legal(&mut list);
        for action in list {
            let worth = after(&mut game, action, me, &mut played);
            lines.push(format!("{} {worth:.3}", notation::write(&game, action)));
        }
        if played <= MOST {
            println!("game {}\n{}", words.join(" "), lines.join("\n"));
            made += 1;
        }
    }
}
