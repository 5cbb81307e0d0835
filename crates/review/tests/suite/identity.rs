//! Everything adds up, in every combination of sets.

use aude_ai::Judge;
use aude_ai::judge::{Drawn, final_margins};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::{Record, SetLibrary};
use aude_review::{Plan, Review, review};
use aude_testkit::random::{Chooser, combinations, everything, table};

/// A random game, given up after this many actions.
fn random(sets: &[&str], players: u8, seed: u64, most: usize) -> Record {
    played(table(sets, players), seed, most)
}

/// Random moves from a position on.
fn played(mut game: Game, seed: u64, most: usize) -> Record {
    let mut chooser = Chooser::new(seed);
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

/// All combinations of sets, and the other game.
fn tables() -> Vec<Vec<&'static str>> {
    let mut all = combinations();
    all.push(vec!["mayflower"]);
    all
}

/// Fifty games of every combination: four of them the first turns, the others the last tiles to the final
/// scoring, all with luck and every fifth with losses.
#[test]
fn margins_are_luck_losses_and_a_remainder() {
    let mut decided = 0;
    for sets in tables() {
        for seed in 0..50u64 {
            let players = 2 + (seed % 4) as u8;
            let what = format!("seed {seed}, {sets:?}, {players} players");
            let record = match seed {
                0..4 => random(&sets, players, seed, 4 + seed as usize),
                _ => played(last_tiles(&sets, players, seed, 4), seed, usize::MAX),
            };
            let simulations = u32::from(seed % 5 == 0);
            let found = review(&Plan::new(&record, simulations), 1, |_| true).expect("a review");
            adds_up(&found, &what);
            assert_eq!(found.over, seed >= 4, "{what}");
            let parts = found.turns.iter().filter(|turn| !turn.decisions.is_empty()).count();
            assert!(parts == 0 || simulations > 0, "{what}");
            decided += parts;
        }
    }
    assert!(decided > 300, "{decided} turn parts were judged");
}

/// A start with few tiles in the bag: all others have left the game.
fn last_tiles(sets: &[&str], players: u8, seed: u64, left: usize) -> Game {
    let start = table(sets, players);
    let mut gone: Vec<String> = start
        .bag()
        .iter()
        .flat_map(|(kind, count)| {
            std::iter::repeat_n(start.tiles().kind(kind).id.clone(), usize::from(count))
        })
        .collect();
    let mut chooser = Chooser::new(seed);
    for _ in 0..left {
        gone.swap_remove(chooser.below(gone.len()));
    }
    let head = Record::of(&start, &[]).to_text();
    let position = format!("[Position \"turn 1\" \"gone {}\"]\n[Result", gone.join(" "));
    let head = head.replace("[Game", "[Format \"3\"]\n[Game").replace("[Result", &position);
    let record = Record::parse(&head, &SetLibrary::builtin()).expect("a position");
    record.start().snapshot()
}

/// One whole game of every combination with its losses, to the final scoring: the last tiles of it, so that
/// many games take little time.
#[test]
fn the_end_of_a_game_adds_up_with_its_losses() {
    for (seed, sets) in tables().into_iter().enumerate() {
        let players = 2 + (seed % 3) as u8;
        let what = format!("seed {seed}, {sets:?}, {players} players");
        let record = played(last_tiles(&sets, players, seed as u64, 9), seed as u64, usize::MAX);
        let end = record.replay();
        assert_eq!(end.actor(), Actor::Nobody, "{what}");
        let found = review(&Plan::new(&record, 1), 2, |_| true).expect("a review");
        adds_up(&found, &what);
        assert!(found.over && found.end == final_margins(&end)[..usize::from(players)], "{what}");
        assert!(found.totals.iter().any(|total| total.loss > 0.0), "{what}: random players lose");
    }
}

/// In the base game the judge contradicts itself by about two points a turn with so few simulations, and
/// most of that cancels out.
#[test]
fn the_remainder_of_the_base_game_is_small() {
    let text = include_str!("../data/base.txt");
    let record = Record::parse(text, &SetLibrary::builtin()).expect("a record");
    let found = review(&Plan::new(&record, 40), 2, |_| true).expect("a review");
    adds_up(&found, "base");
    let turns = found.turns.len() as f32;
    let mean: f32 = found.turns.iter().map(|turn| turn.remainder[0].abs()).sum::<f32>() / turns;
    let whole = found.totals[0].remainder.abs();
    assert!(mean < 2.5, "{mean} a turn");
    assert!(whole < 20.0, "{whole} in all");
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

/// A tile that is put away, here because it is a dragon, is worth what the draw that follows is worth.
#[test]
fn a_tile_that_is_put_away_is_worth_the_next_draw() {
    let (mut judge, mut seen) = (Judge::new(), 0);
    let mut check = |game: &Game, what: &str| {
        for drawn in judge.draws(game) {
            let mut after = game.snapshot();
            after.apply(Action::Draw(drawn.kind), &mut Silent).expect("in the bag");
            let after = after.snapshot();
            if after.actor() != Actor::Chance {
                continue;
            }
            let next = judge.draws(&after);
            let is_put_away = |kind| {
                let mut again = after.snapshot();
                again.apply(Action::Draw(kind), &mut Silent).expect("in the bag");
                again.actor() == Actor::Chance
            };
            // Only one draw is followed.
            if next.iter().any(|next| is_put_away(next.kind)) {
                continue;
            }
            let mean = Drawn::mean(&next);
            for (found, expected) in drawn.margins.iter().zip(mean) {
                assert!((found - expected).abs() < 1e-3, "{what}: {found} and {expected}");
            }
            seen += 1;
        }
    };
    // Dragons before the first volcano are set aside.
    for seed in 0..40 {
        let game = last_tiles(&["base", "princess_dragon"], 2, seed, 5);
        check(&game, &format!("seed {seed}"));
    }
    assert!(seen > 3, "{seen} tiles were put away");
}
