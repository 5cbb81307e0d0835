//! The gradient of a net, and steps along it.

use crate::dice::Dice;
use crate::eval::learned::net::{HIDDEN, INPUTS, Inputs, Net, OUTPUTS, Outputs, PARAMETERS};

/// A net that is being fitted: its gradient so far, and Adam's two averages.
pub(super) struct Pupil {
    pub(super) net: Net,
    gradient: Vec<f32>,
    samples: f32,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

/// How fast Adam's averages forget.
const FORGET: (f32, f32) = (0.9, 0.999);

impl Pupil {
    /// A net with random parameters.
    pub(super) fn new(dice: &mut Dice) -> Self {
        let mut net = Net::zero();
        let (first, second) = net.0.split_at_mut(HIDDEN * (1 + INPUTS));
        for (part, inputs) in [(first, INPUTS), (second, HIDDEN)] {
            let scale = (6.0 / inputs as f32).sqrt();
            for (index, number) in part.iter_mut().enumerate() {
                let is_bias = index % (1 + inputs) == 0;
                *number = if is_bias { 0.0 } else { scale * (dice.share() - 0.5) };
            }
        }
        Self::of(net)
    }

    /// A net that goes on from these parameters.
    pub(super) fn of(net: Net) -> Self {
        let zeros = || vec![0.0; PARAMETERS];
        Self { net, gradient: zeros(), samples: 0.0, first: zeros(), second: zeros(), steps: 0 }
    }

    /// Adds a sample; `pull` says, given the outputs, how they should change, times half the weight
    /// of that.
    pub(super) fn add(&mut self, inputs: &Inputs, pull: impl FnOnce(&Outputs) -> Outputs) {
        let mut hidden = [0.0; HIDDEN];
        let outputs = self.net.run_keeping(inputs, &mut hidden);
        let pull = pull(&outputs);
        let mut below = [0.0; HIDDEN];
        let (first, second) = self.gradient.split_at_mut(HIDDEN * (1 + INPUTS));
        let weights = &self.net.0[HIDDEN * (1 + INPUTS)..];
        for output in 0..OUTPUTS {
            let row = &mut second[output * (1 + HIDDEN)..][..1 + HIDDEN];
            let weights = &weights[output * (1 + HIDDEN)..][..1 + HIDDEN];
            row[0] += pull[output];
            for unit in 0..HIDDEN {
                row[1 + unit] += pull[output] * hidden[unit];
                below[unit] += pull[output] * weights[1 + unit];
            }
        }
        for (unit, row) in first.chunks_exact_mut(1 + INPUTS).enumerate() {
            if hidden[unit] > 0.0 {
                row[0] += below[unit];
                for (sum, input) in row[1..].iter_mut().zip(inputs) {
                    *sum += below[unit] * input;
                }
            }
        }
        self.samples += 1.0;
    }

    /// A step of Adam, if there was any sample.
    pub(super) fn step(&mut self, rate: f32) {
        if self.samples == 0.0 {
            return;
        }
        self.steps += 1;
        let (slow, slower) = FORGET;
        let fresh = (1.0 - slow.powi(self.steps), 1.0 - slower.powi(self.steps));
        for (index, number) in self.net.0.iter_mut().enumerate() {
            let pull = self.gradient[index] / self.samples;
            let (first, second) = (&mut self.first[index], &mut self.second[index]);
            *first += (1.0 - slow) * (pull - *first);
            *second += (1.0 - slower) * (pull * pull - *second);
            *number += rate * (*first / fresh.0) / ((*second / fresh.1).sqrt() + 1e-8);
        }
        self.gradient.fill(0.0);
        self.samples = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adam follows the gradient, so a wrong gradient would not find a function that is known.
    #[test]
    fn a_net_learns_a_function() {
        let mut dice = Dice::new(3);
        let mut pupil = Pupil::new(&mut dice);
        let function = |inputs: &Inputs| [inputs[0] * inputs[1], inputs[2].max(0.5), -inputs[3]];
        let mut errors = [0.0; 2];
        for step in 0..4000 {
            for _ in 0..16 {
                let inputs: Inputs = std::array::from_fn(|_| dice.share());
                let off = |outputs: &Outputs| {
                    let right = function(&inputs);
                    std::array::from_fn(|output| right[output] - outputs[output])
                };
                let error: f32 = off(&pupil.net.run(&inputs)).iter().map(|off| off * off).sum();
                match step {
                    0..100 => errors[0] += error,
                    3900.. => errors[1] += error,
                    _ => {}
                }
                pupil.add(&inputs, off);
            }
            pupil.step(2e-3);
        }
        let [first, last] = errors;
        assert!(last < first / 100.0, "{first}, then {last}");
    }
}
