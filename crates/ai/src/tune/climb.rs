//! Simultaneous perturbation: all weights are perturbed at once, and a match shows which direction
//! is better.

use aude_engine::Game;

use crate::arena::Match;
use crate::dice::{Dice, spread};
use crate::eval::{TERMS, Weights};
use crate::one_ply::OnePly;
use crate::player::Budget;

/// The settings of a climb.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Climb {
    /// Matches to play.
    pub steps: u64,
    /// Decks per match.
    pub decks: u64,
    /// Determines decks and dice.
    pub seed: u64,
    /// The step size, as a share of the perturbation.
    pub rate: f32,
}

/// A margin that moves the weights by the full rate.
const GOOD_MARGIN: f32 = 6.0;

/// Climbs from `start`, playing matches in the games in turn. The result is the mean over the
/// second half of the steps, because single steps are noisy. Terms that `moves` leaves out stay
/// unchanged.
#[must_use]
pub fn climb(
    tables: &[Game],
    start: &Weights,
    plan: Climb,
    moves: impl Fn(usize) -> bool,
    mut each: impl FnMut(u64, f64),
) -> Weights {
    let (mut at, mut dice) = (start.clone(), Dice::new(plan.seed));
    let (mut sum, mut summed) = ([0.0f32; TERMS], 0);
    for step in 0..plan.steps {
        let change: [f32; TERMS] = std::array::from_fn(|term| {
            let size = if moves(term) { 0.2 + 0.25 * start.0[term].abs() } else { 0.0 };
            if dice.below(2) == 0 { size } else { -size }
        });
        let perturbed =
            |sign: f32| Weights(std::array::from_fn(|term| at.0[term] + sign * change[term]));
        let table = &tables[step as usize % tables.len().max(1)];
        let rules = Match {
            start: table.clone(),
            budgets: [Budget::Simulations(1); 2],
            seed: spread(plan.seed ^ step),
        };
        let mut up = OnePly::with_weights("up", perturbed(1.0)).silent();
        let mut down = OnePly::with_weights("down", perturbed(-1.0)).silent();
        let margins: f64 =
            (0..plan.decks).map(|deck| rules.deck(deck, &mut up, &mut down).margin).sum();
        let margin = margins / plan.decks.max(1) as f64;
        let rate = plan.rate / (1.0 + 3.0 * step as f32 / plan.steps as f32);
        let pull = rate * (margin as f32 / GOOD_MARGIN).clamp(-2.0, 2.0);
        for (weight, change) in at.0.iter_mut().zip(change) {
            *weight += pull * change;
        }
        if 2 * step >= plan.steps {
            summed += 1;
            sum.iter_mut().zip(at.0).for_each(|(sum, weight)| *sum += weight);
        }
        each(step, margin);
    }
    if summed > 0 { Weights(sum.map(|sum| sum / summed as f32)) } else { at }
}
