//! A small net: one hidden layer, plain arithmetic, the same numbers on every machine.

/// Numbers a net is given.
pub(crate) const INPUTS: usize = 24;
/// Its hidden units.
pub(crate) const HIDDEN: usize = 32;
/// Numbers it gives back.
pub(crate) const OUTPUTS: usize = 3;
/// The parameters of a net: for each hidden unit its bias and weights, then the same for each
/// output.
pub(crate) const PARAMETERS: usize = HIDDEN * (1 + INPUTS) + OUTPUTS * (1 + HIDDEN);

/// What a net is given.
pub(crate) type Inputs = [f32; INPUTS];
/// What it gives back.
pub(crate) type Outputs = [f32; OUTPUTS];

/// A net with its parameters.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net(pub(crate) Vec<f32>);

impl Net {
    pub(crate) fn zero() -> Self {
        Self(vec![0.0; PARAMETERS])
    }

    /// The outputs for some inputs.
    pub(crate) fn run(&self, inputs: &Inputs) -> Outputs {
        self.run_keeping(inputs, &mut [0.0; HIDDEN])
    }

    /// The same; the hidden units are kept.
    pub(crate) fn run_keeping(&self, inputs: &Inputs, hidden: &mut [f32; HIDDEN]) -> Outputs {
        let (first, second) = self.0.split_at(HIDDEN * (1 + INPUTS));
        for (unit, row) in hidden.iter_mut().zip(first.chunks_exact(1 + INPUTS)) {
            *unit = (row[0] + dot(&row[1..], inputs)).max(0.0);
        }
        let mut outputs = [0.0; OUTPUTS];
        for (output, row) in outputs.iter_mut().zip(second.chunks_exact(1 + HIDDEN)) {
            *output = row[0] + dot(&row[1..], hidden);
        }
        outputs
    }
}

/// A net laid out for running: by input, so that inputs that are 0 cost nothing and hidden units
/// are computed side by side.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Runner {
    bias: Units,
    first: [Units; INPUTS],
    second: [Units; OUTPUTS],
    last: Outputs,
}

/// What the hidden units are given.
pub(crate) type Units = [f32; HIDDEN];

impl Runner {
    pub(crate) fn new(net: &Net) -> Self {
        let (first, second) = net.0.split_at(HIDDEN * (1 + INPUTS));
        let unit = |unit: usize| &first[unit * (1 + INPUTS)..][..1 + INPUTS];
        let output = |output: usize| &second[output * (1 + HIDDEN)..][..1 + HIDDEN];
        Self {
            bias: std::array::from_fn(|of| unit(of)[0]),
            first: std::array::from_fn(|input| std::array::from_fn(|of| unit(of)[1 + input])),
            second: std::array::from_fn(|of| std::array::from_fn(|unit| output(of)[1 + unit])),
            last: std::array::from_fn(|of| output(of)[0]),
        }
    }

    /// What the hidden units are given if nothing else is known.
    pub(crate) fn bias(&self) -> Units {
        self.bias
    }

    /// Adds what they are given by some of the inputs, the first of which has this number.
    pub(crate) fn add(&self, units: &mut Units, from: usize, inputs: &[f32]) {
        for (row, &input) in self.first[from..].iter().zip(inputs) {
            if input != 0.0 {
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit += weight * input;
                }
            }
        }
    }

    /// The outputs, if the hidden units are given the sum of both.
    pub(crate) fn finish(&self, one: &Units, other: &Units) -> Outputs {
        let hidden: Units = std::array::from_fn(|unit| (one[unit] + other[unit]).max(0.0));
        std::array::from_fn(|output| self.last[output] + dot(&self.second[output], &hidden))
    }

    /// The outputs for some inputs.
    pub(crate) fn run(&self, inputs: &Inputs) -> Outputs {
        let mut units = self.bias;
        self.add(&mut units, 0, inputs);
        self.finish(&units, &[0.0; HIDDEN])
    }
}

/// A sum of products in eight lanes, which compilers turn into vector instructions.
fn dot(row: &[f32], values: &[f32]) -> f32 {
    let mut lanes = [0.0f32; 8];
    for (row, values) in row.chunks_exact(8).zip(values.chunks_exact(8)) {
        for (lane, (a, b)) in lanes.iter_mut().zip(row.iter().zip(values)) {
            *lane += a * b;
        }
    }
    lanes.iter().sum()
}

const _: () = assert!(INPUTS.is_multiple_of(8) && HIDDEN.is_multiple_of(8), "lanes of eight");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    #[test]
    fn a_net_runs_the_same_in_both_layouts() {
        let mut dice = Dice::new(5);
        for _ in 0..20 {
            let net = Net((0..PARAMETERS).map(|_| dice.share() - 0.5).collect());
            let mut inputs: Inputs = std::array::from_fn(|_| dice.share());
            inputs[3] = 0.0;
            let (slow, quick) = (net.run(&inputs), Runner::new(&net).run(&inputs));
            for (slow, quick) in slow.iter().zip(quick) {
                assert!((slow - quick).abs() < 1e-4, "{slow} and {quick}");
            }
        }
    }
}
