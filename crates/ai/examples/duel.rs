//! Compares two players decision by decision, in positions of games of one-ply with itself:
//! `cargo run --release -p aude-ai --example duel -- A B SIMULATIONS GAMES SEED SIMULATIONS_OF_B TABLE`.
//! Wherever they choose differently, both actions are played on in 128 worlds for 16 turns.

use aude_ai::tune::duel::{Duel, Lead, duel};
use aude_ai::{Budget, roster};

mod table;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, usual: u64| {
        words.get(index).and_then(|word| word.parse().ok()).unwrap_or(usual)
    };
    let name = |index: usize| words.get(index).map_or("champion", String::as_str);
    let (Some(one), Some(other)) = (roster::by_name(name(0)), roster::by_name(name(1))) else {
        eprintln!("no such player");
        return;
    };
    let Some(start) = table::table(words.get(6).map_or("base", String::as_str)) else {
        eprintln!("no such table");
        return;
    };
    let budget = |many: u64| Budget::Simulations(many as u32);
    let many = number(2, 1000);
    let budgets = [budget(many), budget(number(5, many).max(1))];
    let (mut players, mut lead) = ([one, other], Lead::default());
    for game in 0..number(3, 20) {
        let seed = number(4, 1) * 1_000_003 + game;
        let plan = Duel { seed, one_in: 6, worlds: 128, turns: 16, budgets };
        duel(&start, plan, &mut players, &mut lead);
        let (mean, error) = lead.mean();
        let time =
            lead.time.map(|time| time.as_secs_f64() * 1000.0 / f64::from(lead.decisions.max(1)));
        println!(
            "{} decisions, {} differ: {mean:+.3} ± {error:.3} a decision; {:.1} and {:.1} ms",
            lead.decisions, lead.differed, time[0], time[1],
        );
    }
}
