//! Fits the chance of winning with an expected margin to games between computer players.
//!
//! Run with: `cargo run --release -p aude-review --example fit -- [GAMES] [SEED] [TABLE]`, where
//! TABLE is base, all or mayflower. For each kind of table it prints the curve of `win.rs` that makes the results most
//! likely, how likely they are by it and by the curve in use, and how often players with a margin have won against how
//! often the curve says so.

use aude_ai::arena::{Deck, play};
use aude_ai::judge::{Drawn, final_margins};
use aude_ai::{Budget, Judge, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Game, Rules};
use aude_record::{GameSetup, SetLibrary, sets};
use aude_review::win::Curve;

/// A position before a draw: the expected margin of the first player, tiles left, and whether that
/// player won; a draw counts half.
type Seen = (f32, u16, f32);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| words.get(index).and_then(|word| word.parse::<u64>().ok());
    let (games, seed) = (number(0).unwrap_or(200), number(1).unwrap_or(1));
    let all: Vec<&str> = sets::classic().collect();
    let tables = [
        ("base", "classic", &all[..1]),
        ("all", "classic", &all[..]),
        ("mayflower", "mayflower", &["mayflower"][..]),
    ];
    for (table, name, sets) in tables {
        if words.get(2).is_some_and(|word| word != table) {
            continue;
        }
        let sets: Vec<String> = sets.iter().map(|&set| set.to_owned()).collect();
        let setup = GameSetup { sets, ..GameSetup::default_of(name) };
        let Ok(start) = setup.begin(&SetLibrary::builtin()) else { continue };
        // Fewer games of those with many tiles.
        let many = games * 71 / u64::from(start.bag().left().max(1));
        let seen: Vec<Seen> = (0..many).flat_map(|game| seen(&start, seed + game)).collect();
        let curve = fit(&seen);
        println!("{}: {many} games, seed {seed}", setup.sets.join(" + "));
        println!("  Curve {{ last: {:.2}, power: {:.2} }}", curve.last, curve.power);
        let (now, found) = (likely(&seen, Curve::of(&start)), likely(&seen, curve));
        println!("  log likelihood a position: {found:.4}; by the curve in use {now:.4}");
        if table != "mayflower" {
            let base = likely(&seen, aude_review::win::BASE);
            println!("  by the curve of the base game {base:.4}");
        }
        report(&seen, curve, start.bag().left());
    }
}

/// One game of `hard` against itself.
fn seen(start: &Game, seed: u64) -> Vec<Seen> {
    let mut players = [0, 1].map(|_| roster::by_name("hard"));
    let decide = |seat: usize, game: &Game, seed: u64| {
        players[seat].as_mut()?.decide(game, Budget::Simulations(1), seed).action
    };
    let played = play(start, Deck::new(start, seed), seed, decide).game;
    let won = match final_margins(&played)[0] {
        margin if margin > 0.0 => 1.0,
        margin if margin < 0.0 => 0.0,
        _ => 0.5,
    };
    let (mut judge, mut game, mut seen) = (Judge::new(), start.snapshot(), Vec::new());
    for &action in played.actions() {
        if matches!(action, Action::Draw(_)) {
            let margin = Drawn::mean(&judge.draws(&game))[0];
            seen.push((margin, game.bag().left(), won));
        }
        game.apply_unchecked(action, &mut Silent);
    }
    seen
}

/// The most likely curve: the best of a coarse grid, then the best of finer ones around it.
fn fit(seen: &[Seen]) -> Curve {
    let mut best = Curve { last: 2.0, power: 0.5 };
    let mut found = likely(seen, best);
    let (mut last, mut power) = (0.3, 0.1);
    for _ in 0..10 {
        let around = best;
        for row in -5..=5i16 {
            for column in -5..=5i16 {
                let curve = Curve {
                    last: (around.last + f32::from(row) * last).max(0.01),
                    power: around.power + f32::from(column) * power,
                };
                let likely = likely(seen, curve);
                if likely > found {
                    (best, found) = (curve, likely);
                }
            }
        }
        // The grid gets finer once the best is inside it.
        let is_inside = (best.last - around.last).abs() < 4.5 * last
            && (best.power - around.power).abs() < 4.5 * power;
        if is_inside {
            (last, power) = (last / 3.0, power / 3.0);
        }
    }
    best
}

/// The logarithm of how likely the results are, a position.
fn likely(seen: &[Seen], curve: Curve) -> f64 {
    seen.iter().map(|&one| likelihood(curve, one)).sum::<f64>() / seen.len().max(1) as f64
}

fn likelihood(curve: Curve, (margin, left, won): Seen) -> f64 {
    let chance = f64::from(curve.chance(margin, left)).clamp(1e-6, 1.0 - 1e-6);
    f64::from(won) * chance.ln() + f64::from(1.0 - won) * (1.0 - chance).ln()
}

fn report(seen: &[Seen], curve: Curve, whole: u16) {
    println!("  tiles left   chance  won     positions");
    for third in 0..3 {
        let tiles = (whole * third / 3 + 1)..=(whole * (third + 1) / 3);
        for tenth in 0..5 {
            let within = |chance: f32| (chance * 10.0 - 5.0) as i32 == tenth && chance >= 0.5;
            let (mut many, mut said, mut won) = (0, 0.0, 0.0);
            for &(margin, left, result) in seen.iter().filter(|one| tiles.contains(&one.1)) {
                let chance = curve.chance(margin, left);
                for (chance, result) in [(chance, result), (1.0 - chance, 1.0 - result)] {
                    if within(chance) {
                        many += 1;
                        said += chance;
                        won += result;
                    }
                }
            }
            if many > 0 {
                println!(
                    "  {:>3} to {:>3}   {:>5.2}   {:>5.2}   {many}",
                    tiles.start(),
                    tiles.end(),
                    said / many as f32,
                    won / many as f32
                );
            }
        }
    }
}
