//! Fitting the nets to positions.

use super::gradient::Pupil;
use super::{Position, Positions};
use crate::dice::Dice;
use crate::eval::learned::net::{HIDDEN, INPUTS, Net, Outputs};
use crate::eval::learned::{self, BACK, HANDS, NETS, OTHER, OWN, set_returns};
use crate::eval::{Known, Nets};

/// How to fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How often every position is seen.
    pub rounds: u32,
    /// Determines the first parameters and the order of positions.
    pub seed: u64,
    /// One position in so many, in a row, is held back to test the nets.
    pub held: usize,
    /// The game of the positions.
    pub game: Known,
}

/// Fitted nets, and their errors on the positions held back.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The nets.
    pub nets: Nets,
    /// Root mean squared errors of final margins, or of differences between siblings: of the nets,
    /// and of the sum of terms.
    pub errors: [f64; 2],
    /// Positions, or decisions.
    pub samples: usize,
    /// How many were held back.
    pub held: usize,
}

/// Positions between two steps.
const BATCH: usize = 128;
/// The first step and the last.
const RATES: (f32, f32) = (2e-3, 2e-5);
/// The nets are fitted to tens of points.
const UNIT: f32 = 10.0;
/// Positions that are held back or not together, so that most of a game is on one side.
const TOGETHER: usize = 64;

/// Fits nets to positions.
#[must_use]
pub fn fit(positions: &Positions, plan: Fit) -> Fitted {
    let mut dice = Dice::new(plan.seed);
    let mut pupils: Vec<Pupil> = (0..NETS).map(|_| Pupil::new(&mut dice)).collect();
    let is_held = |index: &usize| (index / TOGETHER).is_multiple_of(plan.held.max(2));
    let all = 0..positions.0.len();
    let mut order: Vec<usize> = all.clone().filter(|index| !is_held(index)).collect();
    let steps = (plan.rounds as usize * order.len()).div_ceil(BATCH).max(1);
    let mut step = 0;
    for _ in 0..plan.rounds {
        dice.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            for &index in batch {
                teach(&mut pupils, &positions.0[index]);
            }
            let turn = (std::f32::consts::PI * step as f32 / steps as f32).cos();
            let rate = RATES.1 + (RATES.0 - RATES.1) * 0.5 * (1.0 + turn);
            pupils.iter_mut().for_each(|pupil| pupil.step(rate));
            step += 1;
        }
    }
    let nets =
        Nets::new(plan.game, std::array::from_fn(|net| in_points(net, pupils[net].net.clone())));
    let held: Vec<usize> = all.filter(is_held).collect();
    let mut errors = [0.0; 2];
    for &index in &held {
        let position = &positions.0[index];
        let off = [told(&nets, position), position.told].map(|told| told - position.margin);
        errors.iter_mut().zip(off).for_each(|(sum, off)| *sum += f64::from(off * off));
    }
    let errors = errors.map(|sum| (sum / held.len().max(1) as f64).sqrt());
    Fitted { nets, errors, samples: positions.0.len(), held: held.len() }
}

/// Adds a position to the gradients.
fn teach(pupils: &mut [Pupil], position: &Position) {
    let (mut returns, mut farmers) = ([0.0; 2], [0.0; 2]);
    for feature in &position.features {
        let mut back = 0.0;
        pupils[feature.net].add(&feature.inputs, |outputs| {
            back = outputs[BACK];
            let labels = feature.labels;
            [labels[0] / UNIT - outputs[OWN], labels[1] / UNIT - outputs[OTHER], labels[2] - back]
        });
        let (seat, weights) = (feature.seat, feature.weights);
        learned::gather(feature.net, seat, weights, back, &mut returns, &mut farmers);
    }
    for seat in 0..2u8 {
        let mut inputs = position.hands[usize::from(seat)];
        set_returns(&mut inputs, learned::from(seat, returns));
        let later = position.later[usize::from(seat)] / UNIT;
        pupils[HANDS].add(&inputs, |outputs: &Outputs| [later - outputs[OWN], 0.0, 0.0]);
    }
}

/// Turns the outputs that are in tens of points into points.
fn in_points(index: usize, mut net: Net) -> Net {
    let outputs = if index == HANDS { 1 } else { 2 };
    let second = &mut net.0[HIDDEN * (1 + INPUTS)..];
    second[..outputs * (1 + HIDDEN)].iter_mut().for_each(|number| *number *= UNIT);
    net
}

/// The margin of the first seat according to nets.
pub(super) fn told(nets: &Nets, position: &Position) -> f32 {
    told_by(nets.nets.each_ref(), position)
}

/// The same, while they are being fitted.
pub(super) fn told_by(nets: [&Net; NETS], position: &Position) -> f32 {
    let (mut returns, mut farmers) = ([0.0; 2], [0.0; 2]);
    let mut margin = position.score;
    for feature in &position.features {
        let outputs = nets[feature.net].run(&feature.inputs);
        let sign = if feature.seat == 0 { 1.0 } else { -1.0 };
        margin += sign * (outputs[OWN] - outputs[OTHER]);
        let (seat, weights, back) = (feature.seat, feature.weights, outputs[BACK]);
        learned::gather(feature.net, seat, weights, back, &mut returns, &mut farmers);
    }
    for seat in 0..2u8 {
        let mut inputs = position.hands[usize::from(seat)];
        set_returns(&mut inputs, learned::from(seat, returns));
        let sign = if seat == 0 { 1.0 } else { -1.0 };
        margin += sign * nets[HANDS].run(&inputs)[OWN];
    }
    margin
}
