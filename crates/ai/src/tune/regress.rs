//! A ridge regression, regularised towards the weights the games were played with.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};

use crate::arena::Deck;
use crate::dice::{Dice, spread};
use crate::eval::{Evaluator, TERMS, Weights};
use crate::one_ply::OnePly;
use crate::player::{Budget, Player};

/// The settings of the tuning.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// Games to play.
    pub games: u64,
    /// Determines decks and dice.
    pub seed: u64,
    /// Points by which the players misjudge actions, so that the games differ.
    pub slip: f32,
    /// How strongly weights are held at their old values, in positions.
    pub hold: f64,
}

/// Sums of a regression.
#[derive(Clone, Debug)]
pub struct Sums {
    products: Vec<[f64; TERMS]>,
    targets: [f64; TERMS],
    positions: u64,
    /// Squared errors of the old weights.
    errors: f64,
}

impl Default for Sums {
    fn default() -> Self {
        Self {
            products: vec![[0.0; TERMS]; TERMS],
            targets: [0.0; TERMS],
            positions: 0,
            errors: 0.0,
        }
    }
}

impl Sums {
    /// Plays games and adds their positions.
    pub fn play(&mut self, start: &Game, weights: &Weights, tuning: Tuning) {
        let mut player =
            OnePly::with_weights("tuned", weights.clone()).slipping(tuning.slip).silent();
        let mut evaluator = Evaluator::with_weights(start, weights.clone());
        for number in 0..tuning.games {
            let seed = spread(tuning.seed) ^ number;
            self.game(start, &mut player, &mut evaluator, weights, seed);
        }
    }

    fn game(
        &mut self,
        start: &Game,
        player: &mut OnePly,
        evaluator: &mut Evaluator,
        weights: &Weights,
        seed: u64,
    ) {
        let (mut game, mut deck, mut dice) =
            (start.clone(), Deck::new(start, seed), Dice::new(!seed));
        let mut seen: Vec<([f32; TERMS], f32)> = Vec::new();
        loop {
            let action = match game.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    if dice.below(3) == 0 {
                        let terms = evaluator.terms(&game);
                        let difference =
                            std::array::from_fn(|term| terms[0][term] - terms[1][term]);
                        seen.push((difference, f32::from(game.scores()[0] - game.scores()[1])));
                    }
                    deck.draw(&game).map(Action::Draw)
                }
                Actor::Player(_) => {
                    let seed = dice.below(usize::MAX >> 33) as u64;
                    player.decide(&game, Budget::Simulations(1), seed).action
                }
            };
            let Some(action) = action else { break };
            game.apply_unchecked(action, &mut Silent);
        }
        let margin = f32::from(game.scores()[0] - game.scores()[1]);
        for (terms, score) in seen {
            self.add(&terms, margin - score, weights);
        }
    }

    pub(super) fn add(&mut self, terms: &[f32; TERMS], target: f32, weights: &Weights) {
        let told: f32 = terms.iter().zip(&weights.0).map(|(term, weight)| term * weight).sum();
        // The regression fits the error of the old weights.
        let error = f64::from(target - told);
        self.positions += 1;
        self.errors += error * error;
        for (row, &term) in terms.iter().enumerate().filter(|(_, term)| **term != 0.0) {
            self.targets[row] += f64::from(term) * error;
            for (sum, &other) in self.products[row].iter_mut().zip(terms) {
                *sum += f64::from(term) * f64::from(other);
            }
        }
    }

    /// Positions so far, and the root of the mean squared error of the old weights.
    #[must_use]
    pub fn summary(&self) -> (u64, f64) {
        (self.positions, (self.errors / self.positions.max(1) as f64).sqrt())
    }

    /// The weights that fit the positions.
    #[must_use]
    pub fn solve(&self, old: &Weights, hold: f64) -> Weights {
        let mut rows: Vec<Vec<f64>> = (0..TERMS)
            .map(|row| {
                let mut line = self.products[row].to_vec();
                // In units of the term itself, so that rare terms are held as firmly as others.
                line[row] += hold * (1.0 + line[row] / self.positions.max(1) as f64);
                line.push(self.targets[row]);
                line
            })
            .collect();
        eliminate(&mut rows);
        Weights(std::array::from_fn(|term| old.0[term] + rows[term][TERMS] as f32))
    }
}

/// Gauss and Jordan; the matrix is positive definite by its ridge.
fn eliminate(rows: &mut [Vec<f64>]) {
    for pivot in 0..rows.len() {
        let scale = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|value| *value /= scale);
        let row = rows[pivot].clone();
        for (index, other) in rows.iter_mut().enumerate() {
            let factor = other[pivot];
            if index != pivot && factor != 0.0 {
                other.iter_mut().zip(&row).for_each(|(value, part)| *value -= factor * part);
            }
        }
    }
}
