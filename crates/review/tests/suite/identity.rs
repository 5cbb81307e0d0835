//! Everything adds up, in every combination of sets.

use aude_ai::Judge;
use aude_ai::judge::Drawn;
use aude_engine::game::Silent;
use aude_engine::{Actor, Game, Rules};
use aude_record::Record;
use aude_review::{Plan, Review, review};
use aude_testkit::random::{Chooser, combinations, everything, table};

/// A random game, given up after this many actions.
fn random(sets: &[&str], players: u8, seed: u64, most: usize) -> Record {
    let (mut game, mut chooser) = (table(sets, players), Chooser::new(seed));
    while game.actions().len() < most
        && let Some(action) = chooser.choose_eagerly(&game)
    {
        game.apply(action, &mut Silent).expect("legal");
    }
    Record::of(&game, &[])
}

/// Rounding to hundredths, in as many numbers as a game has.
const ROUNDING: f32 = 0.02;

fn adds_up(found: &Review, what: &str) {
    for (seat, total) in found.totals.iter().enumerate() {
        let sum = total.luck + total.luck_of_others - total.loss + total.gifts + total.remainder;
        let change = found.end[seat] - found.start[seat];
        assert!(
            (sum - change).abs() < ROUNDING + 0.0005 * found.turns.len() as f32,
            "{what}: {sum} {change}"
        );
        let adjusted = found.end[seat] - total.luck - total.luck_of_others;
        assert!((total.adjusted - adjusted).abs() < ROUNDING, "{what}");
        let phases: f32 = total.phases.iter().map(|phase| phase.loss).sum();
        let kinds: f32 = total.kinds.iter().map(|kind| kind.loss).sum();
        assert!((phases - kinds).abs() < 0.3, "{what}: {phases} by phase, {kinds} by kind");
    }
    for turn in &found.turns {
        for decision in &turn.decisions {
            assert!(decision.loss >= 0.0, "{what}: {decision:?}");
            let own = -decision.effect[usize::from(decision.seat)];
            assert!((decision.loss - own).abs() < ROUNDING, "{what}: {decision:?}");
        }
        if found.players.len() == 2 {
            assert!((turn.margins[0] + turn.margins[1]).abs() < ROUNDING, "{what}");
            assert!((turn.win[0] + turn.win[1] - 1.0).abs() < ROUNDING, "{what}");
        }
    }
}

/// Fifty games of every combination: parts of them with losses, all with luck.
#[test]
fn margins_are_luck_losses_and_a_remainder() {
    let all = combinations();
    for seed in 0..50u64 {
        let sets: &[&str] = match seed % 17 {
            16 => &["mayflower"],
            index => &all[index as usize],
        };
        let players = 2 + (seed % 4) as u8;
        let what = format!("seed {seed}, {sets:?}, {players} players");
        let record = random(sets, players, seed, 12 + seed as usize % 9);
        let found = review(&Plan::new(&record, 1), 1, |_| true).expect("a review");
        adds_up(&found, &what);
        assert!(found.turns.iter().any(|turn| !turn.decisions.is_empty()), "{what}");
    }
}

#[test]
fn a_whole_game_ends_with_its_result() {
    let games: [(&[&str], u8); 3] = [(&["base"], 3), (&everything(), 2), (&["mayflower"], 4)];
    for (index, (sets, players)) in games.into_iter().enumerate() {
        let record = random(sets, players, index as u64, usize::MAX);
        let end = record.replay();
        assert_eq!(end.actor(), Actor::Nobody);
        let found = review(&Plan::new(&record, 0), 2, |_| true).expect("a review");
        adds_up(&found, &format!("{sets:?}"));
        assert!(found.over);
        let best = |seat: usize| {
            let scores = end.scores().iter().enumerate();
            scores.filter(|(other, _)| *other != seat).map(|(_, &score)| score).max()
        };
        for (seat, &margin) in found.end.iter().enumerate() {
            let others = best(seat).expect("another player");
            assert_eq!(margin, f32::from(end.scores()[seat] - others), "{sets:?}");
        }
    }
}

/// Luck has mean 0 at every draw: the chances of all draws add up to 1, and so do those of draws that
/// lead to another draw.
#[test]
fn luck_is_fair() {
    for (seed, sets) in combinations().iter().enumerate() {
        let (mut game, mut chooser) = (table(sets, 2), Chooser::new(seed as u64));
        let mut judge = Judge::new();
        for _ in 0..40 {
            if game.actor() == Actor::Chance {
                fair(&mut judge, &game, &format!("seed {seed}, {sets:?}"));
            }
            let Some(action) = chooser.choose(&game) else { break };
            game.apply(action, &mut Silent).expect("legal");
        }
    }
}

fn fair(judge: &mut Judge, game: &Game, what: &str) {
    let draws = judge.draws(game);
    let (chances, mean) = (draws.iter().map(|draw| draw.chance).sum::<f32>(), Drawn::mean(&draws));
    assert!((chances - 1.0).abs() < 1e-4, "{what}: {chances}");
    let luck: f32 = draws.iter().map(|draw| draw.chance * (draw.margins[0] - mean[0])).sum();
    assert!(luck.abs() < 1e-3, "{what}: {luck}");
    assert!(
        draws.iter().all(|draw| draw.margins.iter().all(|margin| margin.is_finite())),
        "{what}"
    );
}
