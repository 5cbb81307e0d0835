//! Fitting the nets to differences between the actions of a decision.

use super::fit::{Fit, Fitted, told, told_by};
use super::gradient::Pupil;
use super::{Position, Positions};
use crate::dice::Dice;
use crate::eval::Nets;
use crate::eval::learned::{self, BACK, HANDS, NETS, OTHER, OWN, set_returns};

/// Groups between two steps.
const BATCH: usize = 32;
/// The first step and the last.
const RATES: (f32, f32) = (1e-3, 1e-5);
/// Groups that are held back or not together, so that most of a game is on one side.
const TOGETHER: usize = 64;
/// The weight of the mean of a group, compared with the differences in it.
const LEVEL: f32 = 0.1;

/// Fits nets to groups of siblings, starting from nets that were fitted to features.
#[must_use]
pub fn rank(positions: &Positions, nets: Option<&Nets>, plan: Fit) -> Fitted {
    let mut dice = Dice::new(plan.seed);
    let mut pupils: Vec<Pupil> = (0..NETS)
        .map(|net| match nets {
            Some(nets) => Pupil::of(nets.nets[net].clone()),
            None => Pupil::new(&mut dice),
        })
        .collect();
    let groups: Vec<&[Position]> =
        positions.0.chunk_by(|one, next| one.group == next.group).collect();
    let is_held = |index: &usize| (index / TOGETHER).is_multiple_of(plan.held.max(2));
    let all = 0..groups.len();
    let mut order: Vec<usize> = all.clone().filter(|index| !is_held(index)).collect();
    let steps = (plan.rounds as usize * order.len()).div_ceil(BATCH).max(1);
    let mut step = 0;
    for _ in 0..plan.rounds {
        dice.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            for &index in batch {
                teach(&mut pupils, groups[index]);
            }
            let turn = (std::f32::consts::PI * step as f32 / steps as f32).cos();
            let rate = RATES.1 + (RATES.0 - RATES.1) * 0.5 * (1.0 + turn);
            pupils.iter_mut().for_each(|pupil| pupil.step(rate));
            step += 1;
        }
    }
    let nets = Nets::new(plan.game, std::array::from_fn(|net| pupils[net].net.clone()));
    let held: Vec<usize> = all.filter(is_held).collect();
    let (mut errors, mut many) = ([0.0; 2], 0);
    for &index in &held {
        let group = groups[index];
        let with = |position: &Position| told(&nets, position) - position.margin;
        let without = |position: &Position| position.told - position.margin;
        errors[0] += spread(group, with);
        errors[1] += spread(group, without);
        many += group.len();
    }
    let errors = errors.map(|sum| (sum / many.max(1) as f64).sqrt());
    Fitted { nets, errors, samples: groups.len(), held: held.len() }
}

/// The sum of squares of the deviations from the mean in a group.
fn spread(group: &[Position], value: impl Fn(&Position) -> f32) -> f64 {
    let values: Vec<f64> = group.iter().map(|position| value(position).into()).collect();
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    values.iter().map(|value| (value - mean).powi(2)).sum()
}

fn teach(pupils: &mut [Pupil], group: &[Position]) {
    let mut off: Vec<f32> = Vec::new();
    for position in group {
        let nets = std::array::from_fn(|net| &pupils[net].net);
        off.push(position.margin - told_by(nets, position));
    }
    let mean = off.iter().sum::<f32>() / off.len() as f32;
    for (position, off) in group.iter().zip(off) {
        pull(pupils, position, (off - mean) + LEVEL * mean);
    }
}

/// Pulls the margin of a position.
fn pull(pupils: &mut [Pupil], position: &Position, by: f32) {
    let by = by / 10.0;
    let (mut returns, mut farmers) = ([0.0; 2], [0.0; 2]);
    for feature in &position.features {
        let mut back = 0.0;
        let sign = if feature.seat == 0 { by } else { -by };
        pupils[feature.net].add(&feature.inputs, |outputs| {
            back = outputs[BACK];
            let mut pull = [0.0; 3];
            (pull[OWN], pull[OTHER]) = (sign, -sign);
            pull
        });
        let (seat, weights) = (feature.seat, feature.weights);
        learned::gather(feature.net, seat, weights, back, &mut returns, &mut farmers);
    }
    for seat in 0..2u8 {
        let mut inputs = position.hands[usize::from(seat)];
        set_returns(&mut inputs, learned::from(seat, returns));
        let sign = if seat == 0 { by } else { -by };
        pupils[HANDS].add(&inputs, |_| [sign, 0.0, 0.0]);
    }
}
