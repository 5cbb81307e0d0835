//! The judge agrees with itself, finds blunders, and does not depend on threads.

use aude_ai::arena::{Deck, play};
use aude_ai::{Budget, Judge, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::Record;
use aude_review::{Plan, review, win};
use aude_testkit::random::table;

/// A game of `medium`, in which the player of the turn with this many tiles left instead takes the
/// turn that leaves the score worst.
fn game_with_blunder(seed: u64, left: u16) -> Game {
    let start = table(&["base"], 2);
    let mut medium = roster::by_name("medium").expect("a player");
    let played = play(&start, Deck::new(&start, seed), seed, |_, game, seed| {
        if game.bag().left() == left {
            return worst(game);
        }
        medium.decide(game, Budget::Simulations(1), seed).action
    });
    played.game
}

/// The action after which the judge's evaluation is worst.
fn worst(game: &Game) -> Option<Action> {
    let mut one_ply = roster::by_name("one-ply").expect("a player");
    let decision = one_ply.decide(game, Budget::Simulations(1), 1);
    decision.candidates.last().map(|candidate| candidate.action)
}

#[test]
fn a_planted_blunder_is_the_largest_loss() {
    for (seed, left) in [(3, 40), (4, 25)] {
        let game = game_with_blunder(seed, left);
        let found =
            review(&Plan::new(&Record::of(&game, &[]), 100), 2, |_| true).expect("a review");
        let loss = |turn: &aude_review::report::ReviewTurn| -> f32 {
            turn.decisions.iter().map(|decision| decision.loss).sum()
        };
        let worst = found.turns.iter().max_by(|a, b| loss(a).total_cmp(&loss(b))).expect("turns");
        assert_eq!(worst.left, left, "seed {seed}: turn {} lost {}", worst.number, loss(worst));
        assert_eq!(found.moments[0].turn + 1, worst.number);
        assert!(loss(worst) > 3.0, "seed {seed}: {}", loss(worst));
        // What it cost in winning chances: from what the best turn would have left to what was left.
        let (moment, seat) = (&found.moments[0], usize::from(worst.seat));
        let chance = |margin: f32| win::BASE.chance(margin, left);
        let cost = chance(worst.margins[seat] + moment.loss) - chance(worst.margins[seat]);
        assert!((moment.win - cost).abs() < 0.011, "{} in place of {cost}", moment.win);
    }
}

/// What others decide within a turn has its own better moves, and a moment is about the decisions in a row that cost
/// most: after the moves before them.
#[test]
fn a_step_of_the_dragon_has_better_ones() {
    let text = include_str!("../../../record/tests/data/rules-1/princess_dragon.txt");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("[Result")).collect();
    let library = aude_record::SetLibrary::builtin();
    let record = Record::parse(&(lines[..24].join("\n") + "\n"), &library).expect("a record");
    let found = review(&Plan::new(&record, Judge::STANDARD), 2, |_| true).expect("a review");
    let (mut others, mut steered) = (0, 0);
    for turn in &found.turns {
        let own = turn.decisions.iter().take_while(|decision| decision.seat == turn.seat).count();
        for (index, decision) in turn.decisions.iter().enumerate() {
            assert!(index >= own || decision.better.is_empty(), "the turn's best has those");
            others += usize::from(!decision.better.is_empty());
            if let Some(first) = decision.better.first() {
                assert_eq!(decision.kind, "dragon");
                assert_ne!(first.text, turn.played[index].text);
            }
        }
    }
    for moment in found.own.iter().flatten() {
        let turn = &found.turns[moment.turn as usize];
        if moment.better[0].text == turn.played[0].text {
            assert!(moment.played.iter().all(|fact| !moment.facts.contains(fact)), "{moment:?}");
        }
        let differs = |index: &usize| {
            turn.played.get(*index).map(|one| &one.text) != Some(&moment.better[*index].text)
        };
        let first = (0..moment.better.len()).find(differs).expect("another turn");
        assert_eq!(turn.decisions[first].seat, moment.seat);
        steered += usize::from(moment.seat != turn.seat);
        // The costliest decisions in a row are those that the moment is about.
        let from = turn.decisions[..first].iter().rposition(|one| one.seat != moment.seat);
        let row = &turn.decisions[from.map_or(0, |before| before + 1)..];
        let row = row.iter().take_while(|one| one.seat == moment.seat);
        let lost: f32 = row.map(|decision| decision.loss).sum();
        assert!((lost - moment.loss).abs() < 0.02, "{lost} and {}", moment.loss);
    }
    assert!(others > 2 && steered > 0, "{others} {steered}");
}

#[test]
fn the_judges_own_move_loses_at_most_the_noise() {
    for sets in [&["base"][..], &["base", "traders_builders"], &["mayflower"]] {
        let start = table(sets, 2);
        let mut medium = roster::by_name("medium").expect("a player");
        let game = play(&start, Deck::new(&start, 5), 5, |_, game, seed| {
            medium.decide(game, Budget::Simulations(1), seed).action
        });
        let (mut judge, mut now) = (Judge::new(), start.snapshot());
        for (index, &action) in game.game.actions().iter().enumerate() {
            if now.drawn().is_some() && matches!(now.actor(), Actor::Player(_)) && index % 9 == 0 {
                let mut list = Vec::new();
                now.legal(&mut list);
                let mut other = medium
                    .decide(&now, Budget::Simulations(1), 1)
                    .action
                    .into_iter()
                    .collect::<Vec<_>>();
                rest(&now, &mut other);
                let found = judge.part(&now, &other, 200, 1);
                let own = judge.part(&now, &found.candidates[0].actions, 200, 1);
                let loss: f32 = own.steps.iter().map(|step| step.loss).sum();
                let noise: f32 = own.steps.iter().map(|step| step.error).sum();
                assert!(loss <= (3.0 * noise).max(0.25), "{sets:?} at {index}: {loss} ± {noise}");
            }
            now.apply_unchecked(action, &mut Silent);
        }
    }
}

/// Completes a turn part with the first choices.
fn rest(game: &Game, actions: &mut Vec<Action>) {
    let (mut game, mut list) = (game.snapshot(), Vec::new());
    actions.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
    while matches!(game.actor(), Actor::Player(_)) {
        game.legal(&mut list);
        game.apply_unchecked(list[0], &mut Silent);
        actions.push(list[0]);
    }
}

#[test]
fn a_review_does_not_depend_on_threads_and_can_be_given_up() {
    let record = Record::of(&game_with_blunder(1, 60), &[]);
    let plan = Plan::new(&record, 20);
    let reviews = [1, 1, 2, 3].map(|threads| review(&plan, threads, |_| true).expect("a review"));
    for other in &reviews[1..] {
        assert_eq!(&reviews[0], other);
    }
    assert_eq!(review(&plan, 2, |done| done < 5), None);
}
